"""Sample Game keeps the laws of all games, and its own rules."""

from forno.cli.skeleton.src.sample_game import SAMPLE_GAME
from forno.core.match import Match
from forno.core.position import Position
from forno.testing import check_game


def test_it_keeps_the_laws_of_every_game() -> None:
    check_game(SAMPLE_GAME, games=10)


def test_the_highest_card_takes_the_trick() -> None:
    match = Match.from_position(SAMPLE_GAME, Position.from_text("hand 1: 3 19; hand 2: 7 12"), ["Anna", "Bob"])
    match.play("play 3")
    match.play("play 7")
    assert match.table.tricks == [0, 1]
    assert match.table.seat == 1
