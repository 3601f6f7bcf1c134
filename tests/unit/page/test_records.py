"""Records of real games, for the page's own check of the deal (web/src/fairness).

    FORNO_GOLDEN=renew ./forno test tests/unit/page/test_records.py

writes them anew. With each record: what the table told before the first move, and what each seat was dealt.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from forno.core.chance import FastChance
from forno.core.event import heard
from forno.core.game import Game
from forno.core.match import Match
from forno.core.record import Record, record_of
from forno.fairness import Contribution, DealSecret, prove, sealed
from forno.games.pizza import GRANDE, MAMMA_MIA, PLUS, SOLE_MIO
from forno.games.solo import SOLO
from forno.server.protocol.room_events import GameStarted
from harness import CHECKOUT
from harness.golden import RENEWING, compare

FOLDER = CHECKOUT / "web/tests/fairness/records"
NAMES = ("Anna", "Bob", "Carla", "Dino", "Ève", "Фёдор", "Gino", "Hanna", "Ivo", "Jo")
WORDS: tuple[Contribution, ...] = (
    "lucky seven",
    "",
    b"\x00\xff",
    "pizza 🍕",
    'say "ciao"',
    "щука",
    " ",
    "8",
    "9",
    "10",
)
MOVES = 4
"""Most records stop here: the deal is what is checked."""


class Case(NamedTuple):
    game: Game
    players: int
    options: dict[str, str] = {}
    name: str = ""
    finished: bool = False
    is_sealed: bool = False

    def __str__(self) -> str:
        return "-".join(filter(None, [self.game.name, str(self.players), self.name]))


CASES = [
    *(Case(game, players) for game in (MAMMA_MIA, SOLE_MIO, GRANDE) for players in (2, 3, 4, 5)),
    *(Case(PLUS, players) for players in (2, 3, 6)),
    *(Case(SOLO, players) for players in (2, 3, 7, 10)),
    Case(GRANDE, 3, {"colours": "red, brown", "first-player": "2"}, "chosen"),
    Case(GRANDE, 3, {"colours": ", , red"}, "third-red"),
    Case(PLUS, 4, {"colours": "pink", "first-player": "4", "help": "off"}, "chosen"),
    *(Case(SOLO, 5, {"start-card": "number", "first-dealer": dealer}, f"dealer-{dealer}") for dealer in "135"),
    Case(SOLE_MIO, 2, name="finished", finished=True),
    *(Case(game, 3, name="sealed", finished=True, is_sealed=True) for game in (MAMMA_MIA, PLUS, SOLO)),
]


def played(case: Case, chance: Any) -> Match:
    match = Match.deal(case.game, NAMES[: case.players], chance, case.options)
    match.table.race_at_once()
    dice = FastChance(1)
    while not match.table.is_over and (case.finished or len(match.turns) < MOVES):
        options = match.table.legal_moves()
        match.play(options[min(dice.below(len(options)), dice.below(len(options)))])
    return match


def made(case: Case) -> tuple[Record, Match]:
    """A record that is the same each time: its secret is its name."""
    fair, words = DealSecret(str(case).encode().ljust(32)[:32]), WORDS[: case.players]
    match = played(case, fair.mix(words))
    record = prove(record_of(match), case.game, fair, words)
    return (sealed(record, case.game) if case.is_sealed else record), match


def dealt(match: Match, players: int) -> Iterator[Any]:
    """What each seat heard of its own cards."""
    for seat in range(players):
        told = [json.loads(msgspec.json.encode(event)) for event in heard(match.history, seat)]
        yield next(event for event in told if event["event"] == "dealt" and event["seat"] == seat)


def written(case: Case) -> str:
    record, match = made(case)
    proof = record.proof
    began = GameStarted(1, proof.commitment, proof.contributions, proof.root, proof.places)
    whole = {
        "record": json.loads(record.json),
        "began": json.loads(msgspec.json.encode(began)),
        "dealt": [*dealt(match, case.players)],
    }
    parts = [f"{json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in whole.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_record_is_as_it_was(case: Case) -> None:
    compare(FOLDER / f"{case}.json", written(case))


def test_there_are_no_others() -> None:
    for file in FOLDER.iterdir():
        if file.name not in {f"{case}.json" for case in CASES} and RENEWING:
            file.unlink()
    assert {file.name for file in FOLDER.iterdir()} == {f"{case}.json" for case in CASES}
