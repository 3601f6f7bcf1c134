"""The story of a finished game: the scores over time, drawn in a line for each seat, and the orders that failed."""

from __future__ import annotations

import msgspec
import pytest

import forno
from forno.games.pizza.events import Amount, Failed
from forno.games.solo.moves import Draw
from forno.terminal.game_statistics import GameStatistics, Told, game_statistics
from forno.terminal.order_needs import CardTexts
from forno.terminal.screens.story import LEVELS, chart, columns_of, failed_line
from forno.testing.random_play import dealt_match
from harness.table_app import game_view

NAMES = ["Anna", "Bob", "Carla"]


def told_game(game: str, seed: int) -> tuple[list[Told], list[int]]:
    """The steps of a whole game as its first seat saw them, and the scores. In SOLO nobody draws who can play."""
    match = dealt_match(forno.game(game), 3, seed)
    chance, steps, heard = forno.FastChance(seed), [], 0
    while True:
        view = game_view(match, 0, match.history[heard:])
        heard = len(match.history)
        steps.append(Told(msgspec.json.decode(view.events), msgspec.json.decode(view.view)))
        if match.table.is_over:
            return steps, list(match.game.outcome(match.table).scores)
        legal = match.table.legal_moves()
        legal = [move for move in legal if type(move) is not Draw] or legal
        match.play(legal[chance.below(len(legal))])


@pytest.mark.parametrize("game", ["mamma-mia", "sole-mio", "grande", "plus", "solo"])
def test_the_lines_end_at_the_scores(game: str) -> None:
    steps, scores = told_game(game, 3)
    statistics = game_statistics(steps)
    assert statistics is not None
    assert [line[-1] for line in statistics.lines] == scores
    assert len({len(line) for line in statistics.lines}) == 1
    assert statistics.is_points == (game == "solo")
    assert len(statistics.rounds) == (0 if game == "solo" else steps[-1].view["rounds"] - 1)


def test_a_failed_order_says_what_was_missing() -> None:
    steps, _ = told_game("mamma-mia", 3)
    statistics = game_statistics(steps)
    assert statistics is not None
    assert statistics.failed
    texts = CardTexts("en")
    lines = [failed_line(one, NAMES, texts).plain for one in statistics.failed]
    assert all(" round " in line and ("Missing" in line or "fail" in line) for line in lines)


@pytest.mark.parametrize(
    ("missing", "unwanted", "said"),
    [
        ((Amount(1, (2,)),), None, "Missing: 1 pepper"),
        ((Amount(1, (0,)), Amount(2, (1, 2))), None, "Missing: 1 pineapple, 2 of one kind: olives / peppers"),
        ((Amount(3, (1, 2, 3, 4)),), None, "Missing: 3 of one kind"),
        ((Amount(8),), None, "Missing: 8 of any kind"),
        ((Amount(1, (1, 2), doubles=True),), None, "Missing: double cards: 1"),
        ((), Amount(3, (0,)), "Not allowed, but on the table: 3 pineapples."),
        ((), None, "It came down to the cards in hand, and was lost."),
    ],
)
def test_why_an_order_failed(missing: tuple[Amount, ...], unwanted: Amount | None, said: str) -> None:
    assert CardTexts("en").why_failed(Failed(0, ("minimale",), missing, unwanted)) == said


def test_a_game_of_another_package_has_no_story() -> None:
    assert game_statistics([Told((), {"game": "whist"})]) is None
    assert game_statistics([]) is None


def test_the_chart_fits_its_width() -> None:
    statistics = GameStatistics(False, [[0, 0, 1, 2], [0, 1, 1, 1]], rounds=[2])
    for width in (20, 40, 80):
        lines = chart(statistics, NAMES[:2], LEVELS, width)
        assert len({line.cell_length for line in lines}) == 1
        assert lines[0].cell_length <= width
    assert lines[0].plain.startswith("Anna  ▁")
    assert lines[0].plain.endswith("█  2")
    assert all(line.plain.count("|") == 1 for line in lines)


@pytest.mark.parametrize(("count", "room"), [(1, 10), (3, 10), (10, 10), (100, 7)])
def test_first_and_last_scores_are_always_drawn(count: int, room: int) -> None:
    columns = columns_of(count, room)
    assert len(columns) <= room
    assert (columns[0][0], columns[-1][0]) == (0, count - 1)
    assert [at for at, is_first in columns if is_first] == sorted({at for at, _ in columns})
