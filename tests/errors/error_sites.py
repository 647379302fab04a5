"""Every place in marque's sources that makes an error, found without running any of it.

Comes in: the sources. Goes out: `Site`s: a kind, the reason beside it, and the names of the
values that go along. A reason is the text under `reason`, `why`, `what` or `combination`.
Where the kind or the reason is a parameter of the function around it, its callers are
followed, and so where it hands on the values that it was given.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import marque

PACKAGE = Path(marque.__file__).parent
KINDS = frozenset(
    "not-a-card not-in-pack held-twice two-places too-many too-few two-readings look-alike "
    "not-a-call impossible-call not-a-play unknown-name ambiguous-name bad-amount bad-setting "
    "no-game finished questioned unknown-fact bad-record locked conflict full damaged newer "
    "read-only usage".split()
)
REASONS = ("reason", "what", "combination")
# The errors themselves, and `Faults.add`; "" is what has no name: `(A if … else B)(…)`.
_MAKERS = ("Unreadable", "Impossible", "Ambiguous", "StoreError", "add", "")
# These take errors apart, and make none.
_SKIPPED = ("language", "views", "errors.py")


class Site(NamedTuple):
    """One place: what it makes, and where it stands.

    reason: "" for none, None where the source doesn't show it; values: those seen.
    """

    kind: str
    reason: str | None
    values: frozenset[str]
    where: str


class _Call(NamedTuple):
    """A call, and the function that it stands in (None: the module itself)."""

    node: ast.Call
    function: ast.FunctionDef | None
    module: "_Module"


class _Made(NamedTuple):
    """What a call makes, in terms of the function that it stands in."""

    kind: ast.expr
    reason: ast.expr | None
    values: frozenset[str]
    handed_on: str  # the `**values` of that function, if they go along


class _Module:
    """One source file: its calls, and what it imports."""

    def __init__(self, path: Path) -> None:
        self.path = path.relative_to(PACKAGE).as_posix()
        self.stem = path.stem
        tree = ast.parse(path.read_text(encoding="utf-8"))
        self.calls = list(_calls(tree, None, self))
        self.imported = {
            (node.module or "").rpartition(".")[2] + "." + name.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for name in node.names
        }


def sites() -> list[Site]:
    """All of them, by file and line."""
    paths = [path for path in sorted(PACKAGE.rglob("*.py")) if not _is_skipped(path)]
    modules = [_Module(path) for path in paths]
    found = {
        site
        for module in modules
        for call in module.calls
        if (made := _direct(call))
        for site in _resolved(call, made, modules)
    }
    return sorted(found, key=lambda site: (site.where, site.kind, site.reason or ""))


def _is_skipped(path: Path) -> bool:
    return path.relative_to(PACKAGE).parts[0] in _SKIPPED


def _calls(node: ast.AST, function: ast.FunctionDef | None, module: _Module) -> Iterator[_Call]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield _Call(child, function, module)
        inside = child if isinstance(child, ast.FunctionDef) else function
        yield from _calls(child, inside, module)


def _name(call: ast.Call) -> str:
    """The last name of what is called: `add` for `self.faults.add(…)`."""
    match call.func:
        case ast.Name(name) | ast.Attribute(_, name):
            return name
    return ""


def _direct(call: _Call) -> _Made | None:
    """What a call makes, if it makes an error by itself."""
    if not call.node.args:
        return None
    kind = call.node.args[0]
    if _name(call.node) not in _MAKERS:
        return None
    if not _texts(kind, call.function) <= KINDS and not _is_parameter(kind, call.function):
        return None
    return _Made(kind, _reason(call.node), *_values(call))


def _reason(call: ast.Call) -> ast.expr | None:
    given = {keyword.arg: keyword.value for keyword in call.keywords}
    if isinstance(given.get(None), ast.Call):
        return given[None]  # its values are made elsewhere: the source doesn't show the reason
    return next((given[name] for name in REASONS if name in given), None)


def _values(call: _Call) -> tuple[frozenset[str], str]:
    names = frozenset(one.arg for one in call.node.keywords if one.arg)
    kwarg = call.function.args.kwarg.arg if call.function and call.function.args.kwarg else ""
    starred = [one.value for one in call.node.keywords if one.arg is None]
    handed_on = any(isinstance(one, ast.Name) and one.id == kwarg for one in starred)
    for one in starred:
        names |= _keys(one, call.function)
    return names, kwarg if handed_on else ""


def _keys(expression: ast.expr, function: ast.FunctionDef | None) -> frozenset[str]:
    """The keys of the dict that a name was given in its function."""
    if not isinstance(expression, ast.Name) or function is None:
        return frozenset()
    return frozenset(
        key.value
        for value in _assigned(expression.id, function)
        if isinstance(value, ast.Dict)
        for key in value.keys
        if isinstance(key, ast.Constant)
    )


def _assigned(name: str, function: ast.FunctionDef) -> list[ast.expr]:
    return [
        node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        and any(isinstance(one, ast.Name) and one.id == name for one in node.targets)
    ]


def _texts(expression: ast.expr | None, function: ast.FunctionDef | None) -> set[str | None]:
    """The texts that an expression can be; None among them for what the source doesn't show."""
    match expression:
        case None:
            return {""}
        case ast.Constant(str(text)):
            return {text}
        case ast.IfExp(_, first, second):
            return _texts(first, function) | _texts(second, function)
        case ast.BoolOp(_, parts):
            return set().union(*(_texts(part, function) for part in parts))
        case ast.Name(name) if function and not _is_parameter(expression, function):
            texts = (_texts(one, function) for one in _assigned(name, function))
            return set().union(*texts) or {None}
    return {None}


def _parameters(function: ast.FunctionDef) -> list[str]:
    return [one.arg for one in function.args.args + function.args.kwonlyargs]


def _is_parameter(expression: ast.expr | None, function: ast.FunctionDef | None) -> bool:
    return (
        isinstance(expression, ast.Name)
        and function is not None
        and expression.id in _parameters(function)
    )


def _resolved(call: _Call, made: _Made, modules: list[_Module]) -> Iterator[Site]:
    """The sites that a call comes to, its function's callers followed where they decide."""
    given = [_is_parameter(one, call.function) for one in (made.kind, made.reason)]
    callers = list(_callers(call, modules)) if any(given) or made.handed_on else []
    for caller in callers:
        yield from _resolved(caller, _seen_from(caller, call.function, made), modules)
    if callers or any(given):
        return
    where = f"{call.module.path}:{call.node.lineno}"
    for kind in _texts(made.kind, call.function):
        for reason in _texts(made.reason, call.function):
            if kind in KINDS:
                yield Site(kind, reason, made.values, where)


def _callers(call: _Call, modules: list[_Module]) -> Iterator[_Call]:
    """The calls of the function that a call stands in."""
    assert call.function is not None
    name, home = call.function.name, call.module
    for module in modules:
        imported = f"{home.stem}.{name}" in module.imported
        for other in module.calls:
            if _name(other.node) != name:
                continue
            if module is home or imported or _of_module(other.node, home.stem):
                yield other


def _of_module(call: ast.Call, stem: str) -> bool:
    """Whether what is called is named `stem.name`, or is a method of what bears that name."""
    match call.func:
        case ast.Attribute(ast.Name(owner) | ast.Attribute(_, owner), _):
            return owner == stem
    return False


def _seen_from(caller: _Call, function: ast.FunctionDef | None, made: _Made) -> _Made:
    """What a function makes, in terms of one that calls it."""
    assert function is not None
    parameters = [name for name in _parameters(function) if name != "self"]
    bound = dict(zip(parameters, caller.node.args, strict=False))
    bound |= {one.arg: one.value for one in caller.node.keywords if one.arg in parameters}

    def outside(expression: ast.expr | None) -> ast.expr | None:
        if isinstance(expression, ast.Name) and expression.id in parameters:
            return bound.get(expression.id)
        if isinstance(expression, ast.Name):
            shown = [one for one in _texts(expression, function) if one is not None]
            return ast.Constant(shown[0]) if len(shown) == 1 else expression
        return expression

    names, handed_on = _values(caller) if made.handed_on else (frozenset[str](), "")
    reason = outside(made.reason) or (_reason(caller.node) if made.handed_on else None)
    kind = outside(made.kind)
    assert kind is not None, "a kind is always given"
    return _Made(kind, reason, made.values | (names - set(parameters)), handed_on)
