"""docs/json.md names every key that marque prints, and the types of what stands there."""

import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from json_page import documented, values_in
from json_printed import objects

import marque

PAGE = documented()
PACKAGE = Path(marque.__file__).parent

BySchema = defaultdict[str, list[Any]]


@pytest.fixture(scope="module")
def by_schema(tmp_path_factory: pytest.TempPathFactory) -> BySchema:
    """Everything printed, by its schema."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path_factory.mktemp("json"))
        found: BySchema = defaultdict(list)
        for plain in objects():
            found[plain["schema"]].append(plain)
        return found


def test_every_schema_that_is_printed_has_a_section() -> None:
    source = "".join(
        path.read_text(encoding="utf-8")
        for room in ("cli", "views")
        for path in (PACKAGE / room).glob("*.py")
    )
    assert set(re.findall(r'"(marque\.[\w-]+/\d+)"', source)) == set(PAGE)


@pytest.mark.parametrize("schema", PAGE)
def test_the_keys_of_an_object_are_those_of_the_page(schema: str, by_schema: BySchema) -> None:
    keys = PAGE[schema]
    seen = set()
    for plain in by_schema[schema]:
        assert next(iter(plain)) == "schema"
        for key, value in values_in(plain, keys):
            seen.add(key)
            assert key in keys, "not on the page"
            assert keys[key].fits(value), (key, value)
    assert seen == set(keys)


def test_a_key_or_type_that_is_not_on_the_page_is_found() -> None:
    keys = PAGE["marque.settlement/1"]
    plain = {"net_points": {"Zoé": True}, "owed": 2}
    found = dict(values_in(plain, keys))
    assert found.keys() - keys == {"owed"}
    assert not keys["net_points.PLAYER"].fits(found["net_points.PLAYER"])
