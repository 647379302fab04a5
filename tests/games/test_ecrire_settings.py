"""What can be agreed before an evening, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marque.errors import MarqueError
from marque.games.ecrire_settings import EcrireSettings

THREE = ["Anne", "Boris", "Cléo"]


def refused(**chosen: Any) -> list[dict[str, Any]]:
    with pytest.raises(MarqueError) as error:
        EcrireSettings.from_dict({"players": THREE, **chosen})
    assert {one.kind for one in error.value.errors} == {"bad-setting"}
    return [one.values for one in error.value.errors]


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("players", ["Anne"]),
        ("players", list("ABCDEFGH")),
        ("players", ["Zoé", "zoe", "Anne"]),
        ("players", "Anne"),
        ("preset", "moderne"),
        ("rois", 0),
        ("rois", True),
        ("rois", "six"),
        ("rois", 2.5),
        ("rotation", "à droite"),
        ("marking", "hundreds"),
        ("consolation", -20),
        ("refait_bonus", "-1"),
        ("manner", "pot"),
        ("settlement", ["pot"]),
        ("stake", "-1"),
        ("stake", "NaN"),
        ("stake", "1e3"),
        ("stake", "0,00"),
        ("stake", "."),
        ("stake", "٣"),
        ("stake", 0.1),
        ("dealer", "Cléo"),
        ("carried", [{"name": "Anne", "net": "1/0"}]),
        ("carried", [{"name": "Anne", "net": "50/3", "coins": None}]),
        ("carried", [{"name": name, "net": "0"} for name in ("Zoé", "zoe")]),
        ("carried", [{"name": "Anne", "net": "0", "coins": 5}]),
        ("carry", "e1"),
        ("tables", 3),
    ],
)
def test_what_can_not_be_is_refused_by_its_name(setting: str, value: object) -> None:
    (values,) = refused(**{setting: value})
    assert values["setting"] == setting


def test_all_faults_are_found_at_once_with_what_is_allowed() -> None:
    faults = refused(players=["Anne"], rois="0", marking="x", stake="-1", currency="EUR")
    by_name = {one["setting"]: one for one in faults}
    assert by_name.keys() == {"players", "stake", "rois", "marking"}
    assert (by_name["players"]["least"], by_name["players"]["most"]) == (2, 7)
    assert by_name["rois"]["value"] == "0"
    assert by_name["marking"]["allowed"] == ("exact", "tens", "point")


def test_a_currency_is_three_letters() -> None:
    (values,) = refused(stake="1", currency="écu d'or")
    assert (values["setting"], values["value"]) == ("currency", "écu d'or")


@pytest.mark.parametrize(
    ("chosen", "setting"),
    [
        ({"preset": "dictionnaire"}, "marking"),
        ({"preset": "ancien", "marking": "exact"}, "marking"),
        ({"preset": "ancien", "consolation": 5}, "consolation"),
        ({"preset": "ancien", "refait_bonus": 25}, "refait_bonus"),
        ({"preset": "ancien", "settlement": "pairs"}, "settlement"),
    ],
)
def test_the_corbillon_needs_tens_and_its_basket(chosen: dict[str, Any], setting: str) -> None:
    (values,) = refused(manner="corbillon", **chosen)
    assert (values["setting"], values["reason"]) == (setting, "corbillon")


def test_the_presets_and_the_rois_of_a_table() -> None:
    plain = EcrireSettings.from_dict({"players": THREE})
    assert (plain.marking, plain.consolation, plain.refait_bonus) == ("exact", 0, 0)
    assert (plain.rotation, plain.manner, plain.settlement) == ("tourner", "written", "pot")
    assert (plain.stake, plain.currency, plain.dealer) == (None, None, None)
    ancien = EcrireSettings.from_dict({"players": list("ABCDE"), "preset": "ancien"})
    assert (ancien.marking, ancien.consolation, ancien.refait_bonus) == ("tens", 20, 20)
    assert ancien.rois == 5


@pytest.mark.parametrize(
    ("typed", "currency", "stake"),
    [
        ("0,1", None, "0.10"),
        (".05", "EUR", "0.05"),
        ("00.1250", "usd", "0.125"),
        ("5", "JPY", "5"),
        ("0.5", "JPY", "0.5"),
        ("2", "TND", "2.000"),
    ],
)
def test_a_stake_is_kept_as_exact_decimals(typed: str, currency: str | None, stake: str) -> None:
    chosen = {"players": THREE, "stake": typed, "currency": currency}
    read = EcrireSettings.from_dict(chosen)
    assert (read.stake, read.currency) == (stake, (currency or "EUR").upper())


def test_settings_come_back_from_the_store_as_they_were() -> None:
    chosen = {
        "players": THREE,
        "preset": "ancien",
        "rois": "9",
        "stake": "0,20",
        "dealer": "ann",
        "carry": ["e2", "e1"],
        "carried": [
            {"name": "Anne", "net": "50/3", "coins": None},
            {"name": "Denis", "net": "-50/3", "coins": -333},
        ],
    }
    read = EcrireSettings.from_dict(chosen)
    assert (read.rois, read.dealer) == (9, "Anne")
    assert EcrireSettings.from_dict(json.loads(json.dumps(read.to_dict()))) == read


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(st.sampled_from(EcrireSettings._fields), json_values, max_size=6))
def test_no_stored_value_breaks_the_reader(chosen: dict[str, Any]) -> None:
    try:
        read = EcrireSettings.from_dict(chosen)
    except MarqueError as error:
        assert {one.kind for one in error.errors} == {"bad-setting"}
    else:
        assert EcrireSettings.from_dict(read.to_dict()) == read
