"""The action cards."""

from __future__ import annotations

import pytest

from forno.games.solo.events import Received
from harness.scenes.solo import asked, hand, options, play, refused, sizes, table, told, top


@pytest.mark.rule("solo.skip")
def test_the_next_player_loses_the_turn() -> None:
    t = table("top: blue 9; hand 1: blue skip, red 1, red 2; turn: 1; players: 4")
    assert asked(play(t, "play blue skip")) == "3 turn"
    t = table("top: blue 9; hand 1: blue skip, red 1, red 2; turn: 1; players: 4; direction: right")
    assert asked(play(t, "play blue skip")) == "3 turn"
    t = table("top: blue 9; hand 1: blue skip, red 1, red 2; turn: 1; players: 2")
    assert asked(play(t, "play blue skip")) == "1 turn"


@pytest.mark.rule("solo.reverse")
def test_the_direction_turns() -> None:
    t = table("top: yellow 9; hand 1: yellow reverse, red 1, red 2; turn: 1; players: 4")
    assert asked(play(t, "play yellow reverse")) == "4 turn"
    assert asked(play(t, "draw", "keep")) == "3 turn"


@pytest.mark.rule("solo.reverse", "solo.reverse-turns")
def test_reverse_with_two_players() -> None:
    position = "top: yellow 9; hand 1: yellow reverse, red 1, red 2; turn: 1; players: 2"
    assert asked(play(table(position), "play yellow reverse")) == "2 turn"
    position += "; options: two-player-reverse=skip"
    two = play(table(position), "play yellow reverse")
    assert (asked(two), two.direction) == ("1 turn", -1)
    three = position.replace("players: 2", "players: 3")
    assert asked(play(table(three), "play yellow reverse")) == "3 turn"


RAISING = """top: red 9; turn: 1
    hand 1: red draw-two, red 1, red 2
    hand 2: blue draw-two, blue 1, draw-four, red 3
    hand 3: green 1, green 2, pass-on
"""


@pytest.mark.rule("solo.draw-two", "solo.penalty-paid")
def test_draw_two_or_raise() -> None:
    t = play(table(RAISING), "play red draw-two")
    assert options(t) == ["play blue draw-two", "draw"]
    play(t, "draw")
    assert (sizes(t), t.penalty, asked(t)) == ([2, 6, 3], 0, "3 turn")

    t = play(table(RAISING), "play red draw-two", "play blue draw-two")
    assert (t.penalty, options(t)) == (4, ["draw"])
    play(t, "draw")
    assert (sizes(t), t.penalty, asked(t)) == ([2, 3, 7], 0, "1 turn")


@pytest.mark.rule("solo.penalty-only", "solo.no-mixing")
def test_on_a_penalty_one_raises_or_draws() -> None:
    t = play(table(RAISING), "play red draw-two")
    assert refused(t, "play red 3") == "solo.penalty-only"
    assert refused(t, "play draw-four") == "solo.no-mixing"
    play(t, "play blue draw-two")
    assert refused(t, "play pass-on") == "solo.penalty-only", "not even another black card"
    assert refused(t, "pass") == "solo.must-draw"


@pytest.mark.rule("solo.penalty-paid")
def test_a_penalty_once_drawn_is_spent() -> None:
    t = play(table(RAISING), "play red draw-two", "draw")
    assert t.penalty == 0
    assert refused(t, "play pass-on") == "legal"
    t = table("top: red draw-two; turn: 2; hand 1: red draw-two, red 1, red 2; hand 2: 3 unknown; hand 3: 3 unknown")
    play(t, "jump red draw-two", seat=1)
    assert (t.penalty, asked(t)) == (2, "2 turn"), "a later jump-in starts anew"


@pytest.mark.rule("solo.draw-four", "solo.choose-colour")
def test_draw_four_in_a_colour_of_choice() -> None:
    t = table("top: red 9; turn: 1; hand 1: draw-four, red 1, red 2; hand 2: draw-four, 2 blue 1, red 5; hand 3: red 9")
    play(t, "play draw-four")
    assert asked(t) == "1 choose-colour"
    play(t, "colour blue")
    assert options(t) == ["play draw-four", "draw"]
    raised = play(t.copy(), "play draw-four", "colour yellow")
    assert (raised.penalty, raised.colour, asked(raised)) == (8, 3, "3 turn"), "the last raiser's colour holds"
    play(t, "draw")
    assert (sizes(t), asked(t)) == ([2, 8, 1], "3 turn")


@pytest.mark.rule("solo.no-mixing")
def test_raising_mixed() -> None:
    mixed = "; options: raising=mixed"
    t = table("top: red draw-two; penalty: 2; turn: 1; hand 1: draw-four, blue draw-two, red 1, pass-on" + mixed)
    assert options(t) == ["play blue draw-two", "play draw-four", "draw"]
    play(t, "play draw-four", "colour green")
    assert t.penalty == 6
    t = table(
        "top: draw-four; colour: green; penalty: 6; turn: 1; hand 1: draw-four, blue draw-two, green draw-two" + mixed
    )
    assert options(t) == ["play green draw-two", "play draw-four", "draw"]
    assert refused(t, "play blue draw-two") == "solo.no-mixing"
    assert play(t, "play green draw-two").penalty == 8


@pytest.mark.rule("solo.choose-colour", "example.solo-colour")
def test_i_want_red() -> None:
    t = table("top: green 9; turn: 1; hand 1: choose-colour, red 1, red 2; hand 2: red 4, blue 9, green 9, pass-on")
    play(t, "play choose-colour")
    assert options(t) == ["colour red", "colour green", "colour blue", "colour yellow"]
    assert refused(t, "draw") == "solo.choose-colour"
    assert refused(t, "colour red", seat=2) == "turn.whose"
    play(t, "colour red")
    assert options(t) == ["play red 4", "play pass-on", "draw"]


def test_a_colour_for_who_does_not_answer() -> None:
    t = table("top: green 9; turn: 1; hand 1: choose-colour, blue 1, blue 2, red 3")
    assert str(play(t, "play choose-colour").default()) == "colour blue"


@pytest.mark.rule("solo.swap")
def test_swap_whole_hands() -> None:
    t = table("top: red 9; turn: 1; hand 1: red swap, red 1, red 2; hand 2: blue 1; hand 3: green 1, green 2, green 3")
    play(t, "play red swap")
    assert options(t) == ["swap nobody", "swap 2", "swap 3"]
    assert refused(t, "swap 1") == "solo.swap"
    assert refused(t, "swap 4") == "solo.swap"
    assert refused(t, "colour red") == "play.move"
    assert refused(t, "swap 1", seat=2) == "turn.whose"
    play(t, "swap 3")
    assert (hand(t, 1), hand(t, 2), hand(t, 3)) == ("green 1, green 2, green 3", "blue 1", "red 1, red 2")
    assert asked(t) == "2 turn"
    assert told(t, Received) == [Received(2, 2, (0, 1)), Received(0, 3, (13, 14, 15))]


@pytest.mark.rule("solo.swap")
def test_or_keep_ones_hand() -> None:
    t = table("top: red 9; turn: 1; hand 1: red swap, red 1, red 2; hand 2: blue 1; hand 3: green 1, green 2, green 3")
    play(t, "play red swap", "swap nobody")
    assert (hand(t, 1), asked(t)) == ("red 1, red 2", "2 turn")


@pytest.mark.rule("solo.pass-on")
@pytest.mark.parametrize(("direction", "sizes_after"), [("left", [1, 2, 4]), ("right", [4, 1, 2])])
def test_everybody_passes_the_hand_on(direction: str, sizes_after: list[int]) -> None:
    t = table(
        f"top: red 9; turn: 1; direction: {direction}; hand 1: pass-on, red 1, red 2; hand 2: 4 unknown; hand 3: blue 1"
    )
    play(t, "play pass-on")
    assert sizes(t) == sizes_after
    assert top(t) == "pass-on"
    assert len(options(t)) == len(set(t.hands[t.seat])) * (2 if sizes(t)[t.seat] == 2 else 1) + 1, "any card follows"


@pytest.mark.rule("solo.triples")
def test_three_or_more_of_one_number() -> None:
    position = "top: red 9; turn: 1; hand 1: red 7, green 7, blue 7, blue 8, blue 1; options: triples=on"
    t = table(position)
    assert options(t) == ["play red 7", "play red 7, blue 7, green 7", "play red 7, green 7, blue 7", "draw"]
    play(t, "play red 7, green 7, blue 7")
    assert (top(t), t.colour, hand(t, 1), asked(t)) == ("blue 7", 2, "blue 1, blue 8", "2 turn")
    t = table(position)
    assert refused(t, "play green 7, red 7, blue 7") == "solo.follow", "the first must fit"
    assert refused(t, "play red 7, green 7") == "solo.triples"
    assert refused(t, "play blue 7, blue 8, blue 1") == "solo.triples"
    assert (
        refused(table(position.replace("triples=on", "triples=off")), "play red 7, green 7, blue 7") == "solo.triples"
    )


@pytest.mark.rule("solo.triples", "solo.call-when")
def test_triples_owe_the_call_and_may_go_out() -> None:
    t = table("top: red 9; turn: 1; hand 1: red 7, green 7, blue 7, blue 8; options: triples=on")
    assert "play red 7, green 7, blue 7 solo" in options(t)
    assert sizes(play(t, "play red 7, green 7, blue 7"))[0] == 3
    t = table("top: red 9; turn: 1; hand 1: red 7, green 7, blue 7; hand 2: red 1; options: triples=on")
    assert play(t, "play red 7, green 7, blue 7").totals == [0, 1]


@pytest.mark.rule("solo.triples", "solo.play-drawn", "solo.penalty-only")
def test_triples_are_for_ordinary_turns() -> None:
    t = table("top: red 9; turn: 1; hand 1: red 7, green 7; pile: blue 7; options: triples=on")
    assert refused(play(t, "draw"), "play blue 7, red 7, green 7") == "solo.play-drawn"
    t = table("top: red draw-two; penalty: 2; turn: 1; hand 1: red 7, green 7, blue 7; options: triples=on")
    assert options(t) == ["draw"]
    assert refused(t, "play red 7, green 7, blue 7") == "solo.penalty-only"
