"""Moves as text and as JSON."""

from __future__ import annotations

import msgspec
import pytest

from forno.core.errors import Refused, Unreadable
from forno.core.move import Pass
from forno.games.solo import SOLO, Colour, Draw, Jump, Keep, Play, SoloMove, Swap, read_move
from harness.scenes.solo import table

MOVES: dict[str, SoloMove] = {
    "play red 7": Play((6,)),
    "play blue draw-two solo": Play((37,), solo=True),
    "play choose-colour": Play((52,)),
    "play draw-four solo": Play((53,), solo=True),
    "play red 7, green 7, blue 7": Play((6, 19, 32)),
    "play red 7, green 7, blue 7 solo": Play((6, 19, 32), solo=True),
    "jump red 7": Jump(6),
    "jump pass-on solo": Jump(54, solo=True),
    "draw": Draw(),
    "keep": Keep(),
    "pass": Pass(),
    "colour yellow": Colour(3),
    "swap 2": Swap(1),
    "swap nobody": Swap(-1),
}


@pytest.mark.parametrize("text", MOVES)
def test_text_and_json(text: str) -> None:
    move = MOVES[text]
    assert str(move) == text
    assert read_move(text) == move
    assert read_move(f"  {text.upper().replace(' ', '   ')} ") == move
    assert msgspec.json.decode(msgspec.json.encode(move), type=SOLO.move_types) == move


NO_MOVES = (
    *("", "play", "play red", "play red 10", "play red 7 green 7", "play solo", "jump", "jump red 7, red 7"),
    *("draw 2", "colour", "colour any", "colour pink", "swap", "swap 0", "swap me", "swap 123"),
    *("hello", "pass on", "keep it"),
)


@pytest.mark.parametrize("text", NO_MOVES)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(Unreadable):
        read_move(text)


@pytest.mark.rule("play.move")
@pytest.mark.parametrize("move", [Play(()), Play((99,)), Play((-1,)), Jump(99), Colour(7), Swap(99), Play((6, 255, 6))])
def test_moves_from_nowhere_are_refused(move: SoloMove) -> None:
    t = table("top: red 9; turn: 1; hand 1: red 3, red 4; options: triples=on")
    with pytest.raises(Refused, match=r"play\.move"):
        t.check(move, 0)
    assert str(move)


@pytest.mark.parametrize(
    "json", ['{"move":"play","cards":[55]}', '{"move":"play","cards":[]}', '{"move":"colour","colour":4}']
)
def test_json_that_is_no_move(json: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json, type=SOLO.move_types)


def test_a_person_may_begin_a_move() -> None:
    t = table("top: red 9; turn: 1; hand 1: red 3, blue 4, blue 5")
    assert str(SOLO.find_move(t, "play")) == "play red 3"


def test_what_may_mean_several_moves_is_none() -> None:
    t = table("top: red 9; turn: 1; hand 1: red 3, red 4, blue 5")
    t.race_at_once()  # else those who may jump in are asked first
    assert {"play red 3", "play red 4"} <= {str(move) for move in t.legal_moves()}
    for text in ("play", "play red", ""):
        with pytest.raises(Unreadable):
            SOLO.find_move(t, text)
