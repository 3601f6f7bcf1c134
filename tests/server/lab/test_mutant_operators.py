"""Every operator changes what a function does, at one place or not at all; and every change can be undone."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, singledispatch
from types import FunctionType, SimpleNamespace
from typing import Any

import pytest

from lab.mutants import operators
from lab.mutants.mutant import CHANGED, At, Mutant
from lab.mutants.operators import (
    RECEIVER,
    AddArgument,
    AssignOnce,
    CallInstead,
    ConditionFalse,
    ConditionTrue,
    DeleteIfThere,
    DropArgument,
    DropAssignment,
    DropCall,
    DropElement,
    DropOperand,
    DropTerm,
    LoopOnce,
    Operator,
    RaiseInstead,
    RenameRead,
    ReplaceArgument,
    ReplaceAssigned,
    ReplaceCall,
    ReplaceComparison,
    ReplaceConstant,
    ReplaceFunction,
    ReplaceIndex,
    ReplaceRead,
    ReplaceReturn,
    ReplaceSql,
    ReturnConstant,
    ReturnInstead,
    SetValue,
    SkipBranch,
    SwapCalls,
    TakeBranch,
    Unwrap,
    WrapFunction,
)
from lab.mutants.tree import Inapplicable


def broken(name: str, *changes: Operator) -> Mutant:
    """A mutant of something in this file."""
    return Mutant("broken", "Something is broken.", At(f"{__name__}:{name}", *changes))


# --- what is broken below

LIMIT = 3
STATEMENT = """select *
    from log where listed   and status <> 'closed'"""


class Oven:
    """An oven with pizzas."""

    hot = True

    def __init__(self) -> None:
        self.pizzas = ["olive", "salami"]
        self.chef = "Anna"
        self.served = 0
        self.places = {"left": 1}

    def __str__(self) -> str:
        return "an oven"

    def add(self, *pizzas: str, at: int = 0) -> None:
        self.pizzas[at:at] = pizzas

    @property
    def first(self) -> str:
        return self.pizzas[0]

    @classmethod
    def ready(cls) -> bool:
        return cls.hot


class Furnace(Oven):
    """An oven of another kind."""


def refuse(oven: Oven, who: str, number: int) -> str:
    """Two rules: the chef alone, and not too many."""
    if who != oven.chef and not oven.hot:
        raise ValueError("only the chef")
    if number > LIMIT:
        raise ValueError("too many")
    return "fine"


def loud(oven: Oven) -> list[str]:
    return [pizza.upper() for pizza in oven.pizzas if pizza.startswith("o")]


def between(oven: Oven, number: int) -> bool:
    return 1 <= number <= len(oven.pizzas)


def work(oven: Oven) -> list[str]:
    before, oven.chef = oven.chef, "Bob"
    oven.served += 1
    oven.add("pepper", at=1)
    return [before, oven.chef, str(oven.served), *oven.pizzas]


def forget(oven: Oven, name: str) -> list[str]:
    del oven.places[name]
    return sorted(oven.places)


def hire(oven: Oven) -> str:
    oven.chef = "Bob"
    return oven.chef


def last(oven: Oven) -> str:
    return oven.pizzas[-1]


def safe(oven: Oven) -> str:
    try:
        oven.add(at="x")  # type: ignore[arg-type]
    except TypeError:
        print("never mind")
    return "safe"


def bake(oven: Oven) -> int:
    while len(oven.pizzas) < 9:
        oven.add("pizza")
    return len(oven.pizzas)


def sizes(oven: Oven) -> tuple[int, int]:
    smallest = min(len(oven.chef), len(oven.pizzas))
    return smallest, max(map(len, oven.pizzas))


def words(oven: Oven) -> str:
    return "chef " + oven.chef.lower() + " has " + str(oven.served)


def kind(oven: Oven, value: object) -> str:
    match value:
        case int() | str():
            return "known"
    return "unknown"


def copied(oven: Oven) -> bool:
    return list(oven.pizzas) is oven.pizzas


def query(oven: Oven, limit: int) -> str:
    return f"select * from log where listed and status <> 'closed' limit {limit}"


@singledispatch
def describe(value: object) -> str:
    return "something"


@describe.register
def describe_number(value: int) -> str:
    return "a number"


@cache
def squared(number: int) -> int:
    return number * number


def counter() -> Callable[[], int]:
    count = 0

    def count_up() -> int:
        nonlocal count
        count += 1
        return count

    return count_up


COUNT_UP = counter()


@contextmanager
def opened(oven: Oven) -> Iterator[str]:
    yield oven.chef


async def wait(oven: Oven) -> str:
    await asyncio.sleep(0)
    return oven.chef


def shout(text: Any) -> str:
    return str(text).upper()


def twice(original: Callable[..., Any], *arguments: Any) -> Any:
    return original(*arguments) * 2


async def twice_later(original: Callable[..., Any], *arguments: Any) -> Any:
    return await original(*arguments) * 2


def tried(function: Callable[..., Any], *arguments: Any) -> Any:
    """What a function returns, or the error in words."""
    try:
        return function(*arguments)
    except (ValueError, TypeError, KeyError) as error:
        return f"{type(error).__name__}: {error}"


MANY: list[tuple[Operator, Callable[..., Any], tuple[Any, ...], Any]] = [
    (ConditionTrue(kind="filter"), loud, (), ["OLIVE", "SALAMI"]),
    (ConditionTrue("LIMIT"), refuse, ("Anna", 1), "ValueError: too many"),
    (ConditionFalse("LIMIT"), refuse, ("Anna", 9), "fine"),
    (ConditionFalse(kind="if", nth=-1), refuse, ("Anna", 9), "fine"),
    (SkipBranch("too many"), refuse, ("Anna", 9), "fine"),
    (TakeBranch("only the chef"), refuse, ("Anna", 1), "ValueError: only the chef"),
    (DropOperand("hot"), refuse, ("Bob", 1), "ValueError: only the chef"),
    (DropOperand("pizzas"), between, (9,), True),
    (DropOperand("hot", branch="only the chef"), refuse, ("Bob", 1), "ValueError: only the chef"),
    (ReplaceComparison(">", "<", "LIMIT"), refuse, ("Anna", 1), "ValueError: too many"),
    (ReplaceReturn("well"), refuse, ("Anna", 1), "well"),
    (ReturnInstead("too many"), refuse, ("Anna", 9), None),
    (DropCall("add"), work, (), ["Anna", "Bob", "1", "olive", "salami"]),
    (DropAssignment("chef"), work, (), ["Anna", "Anna", "1", "olive", "pepper", "salami"]),
    (ReplaceAssigned("served", 7), work, (), ["Anna", "Bob", "7", "olive", "pepper", "salami"]),
    (ReplaceArgument("add", "at", 0), work, (), ["Anna", "Bob", "1", "pepper", "olive", "salami"]),
    (DropArgument("add", "at"), work, (), ["Anna", "Bob", "1", "pepper", "olive", "salami"]),
    (AddArgument("add", "ham"), work, (), ["Anna", "Bob", "1", "olive", "pepper", "ham", "salami"]),
    (RaiseInstead("print"), safe, (), "TypeError: slice indices must be integers or None or have an __index__ method"),
    (LoopOnce(), bake, (), 3),
    (ReplaceCall("max", 0), sizes, (), (2, 0)),
    (Unwrap("min"), sizes, (), (4, 6)),
    (SwapCalls("min", "max"), sizes, (), (6, 2)),
    (CallInstead("lower", shout, receiver=True), words, (), "chef ANNA has 0"),
    (Unwrap("lower", RECEIVER), words, (), "chef Anna has 0"),
    (Unwrap("lower", "chef"), words, (), "chef Anna has 0"),
    (DropTerm("lower"), words, (), "chef  has 0"),
    (DropTerm(nth=-1), words, (), "chef anna has "),
    (ReplaceConstant(" has ", " had "), words, (), "chef anna had 0"),
    (ReplaceRead("served", 5), words, (), "chef anna has 5"),
    (RenameRead("served", "hot"), words, (), "chef anna has True"),
    (Unwrap("list", "pizzas"), copied, (), True),
    (AssignOnce("chef"), hire, (), "Anna"),
    (ReplaceIndex("pizzas", 0), last, (), "olive"),
    (DeleteIfThere("places"), forget, ("right",), ["left"]),
    (DropElement("str"), kind, ("text",), "unknown"),
    (ReplaceSql("status<>'closed'", "true"), query, (5,), "select * from log where listed and true limit 5"),
    (ReturnConstant(None), words, (), None),
    (ReplaceFunction(shout), loud, (), "AN OVEN"),
    (WrapFunction(twice), loud, (), ["OLIVE", "OLIVE"]),
]


@pytest.mark.parametrize(("operator", "function", "arguments", "expected"), MANY, ids=lambda one: type(one).__name__)
def test_an_operator_changes_what_a_function_does(
    operator: Operator, function: FunctionType, arguments: tuple[Any, ...], expected: Any
) -> None:
    before = tried(function, Oven(), *arguments)
    with broken(function.__name__, operator).apply():
        assert tried(function, Oven(), *arguments) == expected
        assert function in CHANGED
    assert tried(function, Oven(), *arguments) == before != expected
    assert function not in CHANGED


def test_every_operator_is_tried_here() -> None:
    names = {type(operator).__name__ for operator, *_ in MANY} | {"SetValue", "Operator", "RECEIVER"}
    assert names == {*operators.__all__}


# --- kinds of targets


def test_values_of_classes_and_modules_can_be_changed() -> None:
    with broken("Oven.hot", SetValue(False)).apply():
        assert not Oven.ready()
    with broken("LIMIT", SetValue(9)).apply():
        assert refuse(Oven(), "Anna", 8) == "fine"
    with broken("STATEMENT", ReplaceSql("listed and status <> 'closed'", "listed")).apply():
        assert STATEMENT.split() == ["select", "*", "from", "log", "where", "listed"]
    assert (Oven.hot, LIMIT, len(STATEMENT)) == (True, 3, 59)


def test_an_attribute_of_a_base_class_is_restored_as_it_was() -> None:
    with broken("Furnace.hot", SetValue(False)).apply():
        assert (Furnace.hot, Oven.hot) == (False, True)
    assert Furnace.hot
    assert "hot" not in vars(Furnace)


def test_methods_properties_and_decorated_functions_can_be_changed() -> None:
    with broken("Oven.add", DropAssignment("pizzas")).apply():
        assert len(work(Oven())) == 5
    with broken("Oven.first", ReplaceIndex("pizzas", 1)).apply():
        assert Oven().first == "salami"
    with broken("Oven.ready", ReturnConstant(False)).apply():
        assert not Oven.ready()
    with broken("describe[int]", ReplaceReturn("a word")).apply():
        assert (describe(1), describe("x")) == ("a word", "something")
    with broken("squared", ReturnConstant(0)).apply():
        assert squared(12) == 0
    with broken("opened", ReplaceRead("chef", "nobody")).apply(), opened(Oven()) as name:
        assert name == "nobody"
    with broken("wait", WrapFunction(twice_later)).apply():
        assert asyncio.run(wait(Oven())) == "AnnaAnna"


def test_a_function_keeps_its_free_variables() -> None:
    assert COUNT_UP() == 1
    with broken("COUNT_UP", ReplaceConstant(1, 10)).apply():
        assert COUNT_UP() == 11
    with broken("COUNT_UP", ReturnConstant(0)).apply():
        assert COUNT_UP() == 0
    assert COUNT_UP() == 12


def test_a_function_can_be_wrapped_several_times() -> None:
    with broken("loud", WrapFunction(twice)).apply(), broken("loud", WrapFunction(twice)).apply():
        assert loud(Oven()) == ["OLIVE"] * 4
    assert loud(Oven()) == ["OLIVE"]


# --- what does not fit


@pytest.mark.parametrize(
    ("target", "operator", "why"),
    [
        ("nothing", DropCall("add"), "it is not there"),
        ("Oven.cold", SetValue(1), "it is not there"),
        ("describe[str]", ReturnConstant(1), "it is not there"),
        ("work", DropCall("remove"), r"DropCall\(callee='remove', nth=None\) fits 0 places"),
        ("refuse", ConditionTrue(kind="if"), "fits 2 places"),
        ("refuse", ConditionTrue(kind="if", nth=2), "fits 2 places"),
        ("refuse", ConditionTrue("number"), "fits 0 places"),
        ("work", DropArgument("add", 4), "fits 0 places"),
        ("loud", Unwrap("upper", 0), "fits 0 places"),
        ("loud", ReplaceConstant("o", "o"), "change nothing"),
        ("LIMIT", DropCall("add"), "changes no value such as int"),
        ("LIMIT", SetValue(3), "change nothing"),
        ("loud", SetValue(3), "changes no function"),
        ("STATEMENT", ReplaceSql("select log", ""), "does not fit once"),
    ],
    ids=str,
)
def test_an_operator_that_does_not_fit_says_so(target: str, operator: Operator, why: str) -> None:
    with pytest.raises(Inapplicable, match=f"{__name__}:{re.escape(target)}: .*{why}"):
        broken(target, operator).resolve()


def test_a_changed_function_is_not_changed_again() -> None:
    with broken("loud", ConditionTrue(kind="filter")).apply(), pytest.raises(Inapplicable, match="changed already"):
        broken("loud", DropCall("upper")).apply()


# --- refactoring


def draw(table: Any, seat: int) -> int:
    missing = table.hand - table.sizes[seat]
    if missing > table.limit and not table.is_over:
        table.tell("too many")
        return int(table.limit)
    return int(min(missing, table.rest))


def draw_refactored(game: Any, who: int) -> int:
    held = game.sizes[who]
    wanted = (
        game.hand
        - held
    )  # fmt: skip
    over_the_limit = wanted > game.limit
    is_open = not game.is_over
    if over_the_limit and is_open:
        notify = "too many"
        game.tell(notify)
        allowed = game.limit
        return int(allowed)
    available = game.rest
    smaller = min(wanted, available)
    return int(smaller)


@pytest.mark.parametrize(
    ("operator", "expected"),
    [
        (ConditionFalse("limit"), [4, 1, 0]),
        (SkipBranch("tell"), [4, 1, 0]),
        (DropOperand("is_over"), [3, 3, 0]),
        (DropOperand("limit"), [3, 1, 3]),
        (DropCall("tell"), [3, 1, 0]),
        (Unwrap("min"), [3, 7, 0]),
        (ReplaceComparison(">", "<", "limit"), [4, 1, 3]),
        (ReplaceReturn(0, "limit"), [0, 1, 0]),
        (ReplaceRead("rest", 5), [3, 5, 0]),
    ],
    ids=str,
)
def test_a_refactoring_inside_a_function_breaks_no_mutant(operator: Operator, expected: list[int]) -> None:
    """Other names, another layout, and a name for each step: the same operator means the same."""
    told: dict[Callable[[Any, int], int], list[str]] = {draw: [], draw_refactored: []}
    for function, heard in told.items():
        tables = [
            SimpleNamespace(hand=7, sizes=[0], limit=3, rest=4, is_over=False, tell=heard.append),
            SimpleNamespace(hand=7, sizes=[0], limit=3, rest=1, is_over=True, tell=heard.append),
            SimpleNamespace(hand=7, sizes=[7], limit=3, rest=4, is_over=False, tell=heard.append),
        ]
        assert [function(table, 0) for table in tables] == [3, 1, 0]
        with broken(function.__name__, operator).apply():
            assert [function(table, 0) for table in tables] == expected
    assert told[draw] == told[draw_refactored]
