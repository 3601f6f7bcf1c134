"""Sample Game keeps the laws of all games, and its own rules."""

from forno.cli.skeleton.src.sample_game import SAMPLE_GAME, Play
from forno.core.position import Position
from forno.testing import check_game


def test_it_keeps_the_laws_of_every_game() -> None:
    check_game(SAMPLE_GAME, games=10)


def test_the_highest_card_takes_the_trick() -> None:
    table = SAMPLE_GAME.set_up(Position.from_text("hand 1: 3 19; hand 2: 7 12"))
    table.play(Play(3))
    table.play(Play(7))
    assert table.tricks == [0, 1]
    assert table.seat == 1
