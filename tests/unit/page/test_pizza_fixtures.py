"""Real questions and real emptyings of the pizza games, for the page's own tests (web/tests/games/pizza).

    FORNO_GOLDEN=renew ./forno test tests/unit/page/test_pizza_fixtures.py

writes them anew.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from forno.core.chance import FastChance
from forno.core.event import Event, heard
from forno.core.game import Game
from forno.core.match import Match
from forno.games.pizza import GRANDE, MAMMA_MIA, PLUS, SOLE_MIO
from harness import CHECKOUT
from harness.golden import compare

FOLDER = CHECKOUT / "web/tests/games/pizza/fixtures"
NAMES = ("Anna", "Berta", "Carlo", "Dana", "Emil", "Fino")
GAMES = (MAMMA_MIA, SOLE_MIO, GRANDE, PLUS)
TABLES = {"mamma-mia": (2, 4), "sole-mio": (2, 3, 5), "grande": (2, 5), "plus": (3, 6)}
"""How many play, in the games that the questions come from."""
SCENES = {"mamma-mia": 3, "sole-mio": 4, "grande": 2, "plus": 3}
MOST_OF_A_SORT = 2
MOST_OPTIONS = 130
ASKED = {
    "mamma-mia": {"put-ingredients", "lay-order", "draw-cards", "choose-serving", "cover-missing"},
    "sole-mio": {"lay-series", "choose-way", "request-help", "answer-help", "commit-to-duel", "answer-duel"}
    | {"name-opponent", "show-for-match", "answer-match", "choose-serving", "cover-missing"},
    "grande": {"request-number", "request-kind", "lay-series", "choose-way", "request-help", "answer-help"},
    "plus": {"request-number", "request-kind", "choose-way", "request-help", "answer-help", "choose-serving"},
}
"""What at least must be among the questions of each game."""


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def written(things: list[Any]) -> str:
    """One thing a line: it can be read in a diff."""
    lines = (json.dumps(thing, separators=(",", ":")) for thing in things)
    return "[\n" + ",\n".join(lines) + "\n]\n"


def moves(match: Match, seed: int) -> Iterator[list[Event]]:
    """Play at random to the end, rather the first options; yields what happened at each move."""
    dice = FastChance(seed)
    while not match.table.is_over:
        options = match.table.legal_moves()
        yield match.play(options[min(dice.below(len(options)), dice.below(len(options)))])


def dealt(game: Game, players: int, seed: int) -> Match:
    return Match.deal(game, NAMES[:players], FastChance(seed))


def questions(game: Game) -> list[dict[str, Any]]:
    """Each question of the game a few times, with what the asked seat sees and may do."""
    found: list[dict[str, Any]] = []
    seen: Counter[tuple[str, str]] = Counter()
    for players in TABLES[game.name]:
        for seed in range(6):
            match = dealt(game, players, 100 * players + seed)
            note(match, seen, found)
            for _ in moves(match, seed):
                note(match, seen, found)
    return found


def note(match: Match, seen: Counter[tuple[str, str]], found: list[dict[str, Any]]) -> None:
    if match.table.is_over:
        return
    view = plain(match.view(match.table.seat))
    question = view["question"]
    options = plain(match.table.legal_moves())
    [order, *_] = question["shown"].get("orders", [""])
    sort = (question["name"], order.rpartition("-")[0] or order)
    if len(options) <= MOST_OPTIONS and seen[sort] < MOST_OF_A_SORT and not (seen[sort] and len(options) < 2):
        seen[sort] += 1
        found.append({"game": match.game.name, "view": view, "options": options})


def scene(game: Game, players: int) -> list[dict[str, Any]]:
    """What seat 1 hears and sees from the end of the first round to the start of the second, and of the end."""
    match = dealt(game, players, players)
    found: list[dict[str, Any]] = []
    opened = 0
    for events in moves(match, players):
        names = [event["event"] for event in plain(events)]
        opened += "round-ended" in names
        is_first = opened == 1 and (match.view(0).emptying or "leftovers" in names)  # type: ignore[attr-defined]
        if is_first or match.table.is_over:
            found.append(told(match, events))
    return found


def told(match: Match, events: list[Event]) -> dict[str, Any]:
    return {"events": plain(heard(events, 0)), "view": plain(match.view(0))}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_questions(game: Game) -> None:
    found = questions(game)
    assert {one["view"]["question"]["name"] for one in found} >= ASKED[game.name]
    compare(FOLDER / f"questions-{game.name}.json", written(found))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_scenes(game: Game) -> None:
    compare(FOLDER / f"scene-{game.name}.json", written(scene(game, SCENES[game.name])))


def test_they_stay_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob("*.json")) < 300_000
