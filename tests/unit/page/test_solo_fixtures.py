"""Situations of SOLO as a seat is told of them, for the page's own tests (web/tests/games/solo).

    FORNO_GOLDEN=renew ./forno test tests/unit/page/test_solo_fixtures.py

writes them anew: the first of each kind that comes up in a few games played at random.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from forno.core.chance import FastChance
from forno.core.event import Event, heard
from forno.core.move import Move, Pass
from forno.games.solo import SOLO
from forno.games.solo.moves import Draw, Jump, Play
from forno.games.solo.table import SoloTable
from forno.server.protocol.server_messages import ClockView, GameView
from harness import CHECKOUT
from harness.golden import compare

FILE = CHECKOUT / "web/tests/games/solo/fixtures/situations.json"
NAMES = ("Anna", "Berta", "Carlo", "Dana", "Ève", "Фёдор", "Gino", "Hannelore-Marie", "Ivo", "Jo")
MOST_MOVES = 3_000


class Heard(NamedTuple):
    """A table, who looks at it, what that seat may do, and what it has just heard."""

    table: SoloTable
    seat: int
    options: list[Move]
    events: list[Event]

    @property
    def asked(self) -> str:
        """The name of the question, if it is this seat's."""
        question = SOLO.question(self.table)
        return question.name if question and question.seat == self.seat else ""

    def offers(self, sort: type[Move]) -> bool:
        return any(isinstance(move, sort) for move in self.options)

    def told(self, sort: str) -> Iterator[dict[str, Any]]:
        return (event for event in plain(self.events) if event["event"] == sort)


class Case(NamedTuple):
    players: int
    found: Callable[[Heard], object]
    options: dict[str, str] = {}
    better: Callable[..., int] = min
    """Of two options drawn at random: the first ones are cards to play, the last one is to draw."""


def first_free(look: Heard) -> bool:
    return look.asked == "turn" and look.offers(Play) and not look.table.penalty


CASES = {
    "turn": Case(4, first_free),
    "two-players": Case(2, first_free),
    "ten-players": Case(10, first_free),
    "ten-players-late": Case(10, lambda look: first_free(look) and sum(map(len, look.table.hands)) > 95, better=max),
    "nothing-fits": Case(3, lambda look: look.asked == "turn" and look.options == [Draw()] and not look.table.penalty),
    "penalty": Case(5, lambda look: look.asked == "turn" and look.table.penalty and look.offers(Play)),
    "large-penalty": Case(6, lambda look: look.asked == "turn" and look.table.penalty >= 6),
    "drawn": Case(4, lambda look: look.asked == "drawn" and look.offers(Play) and not look.offers(Jump)),
    "drawn-misfit": Case(4, lambda look: look.asked == "drawn" and not look.offers(Play)),
    "drawn-and-jump": Case(8, lambda look: look.asked == "drawn" and look.offers(Jump)),
    "choose-colour": Case(4, lambda look: look.asked == "choose-colour"),
    "choose-swap": Case(10, lambda look: look.asked == "choose-swap"),
    "call": Case(3, lambda look: look.asked == "turn" and any(getattr(move, "solo", 0) for move in look.options)),
    "jump": Case(4, lambda look: not look.asked and look.offers(Jump)),
    "jump-call": Case(3, lambda look: not look.asked and any(getattr(move, "solo", 0) for move in look.options)),
    "triples": Case(2, lambda look: look.asked == "turn" and longest(look.options) >= 4, {"triples": "on"}, max),
    "pass": Case(10, lambda look: look.asked == "turn" and look.options == [Pass()], better=max),
    "many-cards": Case(2, lambda look: look.asked == "turn" and len(look.table.hands[look.seat]) > 30, better=max),
    "waiting": Case(5, lambda look: not look.asked and not look.options),
    "hand-ended": Case(10, lambda look: any(look.told("hand-ended")) and not look.table.is_over),
    "game-ended": Case(3, lambda look: look.table.is_over),
    "swapped": Case(4, lambda look: any(look.told("hands-swapped"))),
    "passed-on": Case(4, lambda look: any(look.told("hands-passed"))),
    "forgot": Case(3, lambda look: any(look.told("forgot"))),
    "penalty-taken": Case(4, lambda look: any(look.told("penalty-taken"))),
    "reshuffled": Case(6, lambda look: any(look.told("reshuffled")), better=max),
}


def longest(options: list[Move]) -> int:
    return max((len(move.cards) for move in options if isinstance(move, Play)), default=0)


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def looks(case: Case) -> Iterator[Heard]:
    """Each seat's look at a table, move after move."""
    dice = FastChance(7)
    table = SOLO.deal(case.players, FastChance(case.players), case.options)
    while True:
        events, table.events = table.events or [], []
        for seat in range(case.players):
            yield Heard(table, seat, [] if table.is_over else table.legal_moves(seat), events)
        if table.is_over:
            table = SOLO.deal(case.players, dice, case.options)
            continue
        table.race_at_once()
        options = table.legal_moves()
        table.play(options[case.better(dice.below(len(options)), dice.below(len(options)))])


def situation(case: Case) -> dict[str, Any]:
    for number, look in enumerate(looks(case)):
        if case.found(look):
            return {"you": look.seat, "names": NAMES[: case.players], "game": plain(game(look))}
        assert number < MOST_MOVES * case.players, "never came up"
    raise AssertionError


def game(look: Heard) -> GameView:
    table = look.table
    return GameView(
        number=1,
        decision=None if table.is_over else table.serial,
        events=raw(heard(look.events, look.seat)),
        view=raw(SOLO.view(table, look.seat)),
        legal_moves=raw(look.options),
        clock=ClockView(None, None, (0,) * table.players),
        jump_in=None,
        undo=None,
        outcome=raw(SOLO.outcome(table) if table.is_over else None),
    )


def raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def test_the_situations_are_as_they_were() -> None:
    lines = [f"{json.dumps(name)}: {json.dumps(situation(case), ensure_ascii=False)}" for name, case in CASES.items()]
    compare(FILE, "{\n" + ",\n".join(lines) + "\n}\n")
