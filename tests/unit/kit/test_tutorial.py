"""The page on writing a game is true: its code runs, its game keeps every law, and it can be played by hand."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from forno.core.errors import Impossible, Refused, Unreadable
from forno.core.match import Match
from forno.core.position import Position
from forno.testing import check_game, laws
from forno.testing.law import Law


def match_from(page: ModuleType, text: str) -> Any:
    return Match.from_position(page.TIPTOP, Position.from_text(text))


def test_the_page_runs_and_its_game_keeps_every_law(page: ModuleType) -> None:
    check_game(page.TIPTOP, games=15, seed=100)


def test_the_page_names_every_law(page_text: str) -> None:
    assert [law.__name__ for law in laws.ALL if f"`{law.__name__}`" not in page_text] == []


@pytest.mark.parametrize("law", laws.ALL, ids=lambda law: law.__name__)
def test_laws_can_be_looked_at_one_by_one(page: ModuleType, law: Law) -> None:
    assert law.__doc__
    check_game(page.TIPTOP, games=4, only=[law])


def test_the_highest_card_takes_the_trick_and_leads(page: ModuleType) -> None:
    match = match_from(page, "players: 3; hand 1: 3 9; hand 2: 12 13; hand 3: 5 20; turn: 1")
    for move in ("play 9", "play 12", "play 5"):
        match.play(move)
    assert match.table.tricks == [0, 1, 0]
    assert match.table.seat == 1


def test_a_swap_is_told_to_its_seat_alone(page: ModuleType) -> None:
    match = match_from(page, "hand 1: 3 9; hand 2: 12 13; pile: 4 5 6 7 8 10 11 14 15 16 17 18 19 20 1 2")
    [told] = match.play("swap 9")
    assert told.heard(0) == page.Swapped(0, 9, 2)
    assert told.heard(1) == told.heard(None) == page.Swapped(0)
    assert match.view(0).hand == [2, 3]
    with pytest.raises(Refused, match=r"play\.move"):
        match.play("swap 3")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hand 1: 3; hand 2: 3", "hand 2: 3 is not in the deck, or is there twice"),
        ("hand 1: 21", "hand 1: 21 is not in the deck"),
        ("hand 1: 4; pile: ?", "question marks do not fit"),
        ("players: 9", "players: 9 players"),
        ("hand 1: 4; turn: 2", "turn: this seat has no card to play"),
    ],
)
def test_what_could_not_occur_is_refused(page: ModuleType, text: str, why: str) -> None:
    with pytest.raises(Impossible, match=why):
        match_from(page, text)


def test_what_cannot_be_read_is_refused(page: ModuleType) -> None:
    with pytest.raises(Unreadable, match="tricks: expected 2 numbers, found 'many'"):
        match_from(page, "hand 1: 3; tricks: many")


def test_every_law_has_a_mutant() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_mutants_*.py"))
    assert [law.__name__ for law in laws.ALL if f"caught_by(laws.{law.__name__})" not in sources] == []
