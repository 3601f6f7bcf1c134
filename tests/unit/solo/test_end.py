"""Calling SOLO, going out, counting, and the end of the game."""

from __future__ import annotations

import pytest

from forno.core.errors import Refused
from forno.games.solo import SOLO
from forno.games.solo.events import Forgot, GameEnded, HandEnded
from harness.scenes.solo import asked, hand, options, play, refused, sizes, table, told

TWO_LEFT = "top: red 9; turn: 1; hand 1: red 3, blue 5; players: 3"


@pytest.mark.rule("solo.call", "solo.call-how")
def test_who_forgets_draws_two() -> None:
    t = table(TWO_LEFT + "; pile: green 1, green 2")
    assert options(t) == ["play red 3 solo", "play red 3", "draw"]
    play(t, "play red 3")
    assert hand(t, 1) == "green 1, green 2, blue 5"
    assert told(t, Forgot) == [Forgot(0)]
    assert asked(t) == "2 turn"
    t = table(TWO_LEFT)
    play(t, "play red 3 solo")
    assert (hand(t, 1), told(t, Forgot)) == ("blue 5", [])


@pytest.mark.rule("solo.call-how")
def test_a_needless_call_does_nothing() -> None:
    t = table("top: red 9; turn: 1; hand 1: red 3, red 4, blue 5; players: 3")
    assert options(t) == ["play red 3", "play red 4", "draw"]
    play(t, "play red 3 solo")
    assert sizes(t)[0] == 2
    play(t, "draw", "keep", "draw", "keep", "play red 4")
    assert told(t, Forgot) == [Forgot(0)], "it cannot be stored"


@pytest.mark.rule("solo.call-how", "solo.call-colour")
def test_the_two_are_drawn_at_once() -> None:
    """Before the colour is named."""
    t = table("top: red 9; turn: 1; hand 1: choose-colour, blue 5; pile: green 1, green 2")
    play(t, "play choose-colour")
    assert (hand(t, 1), asked(t)) == ("green 1, green 2, blue 5", "1 choose-colour")


@pytest.mark.rule("solo.call-when")
def test_the_call_with_the_card_just_drawn() -> None:
    t = table("top: red 9; turn: 1; hand 1: blue 3; pile: red 4; players: 3")
    play(t, "draw")
    assert options(t) == ["play red 4 solo", "play red 4", "keep"]
    assert sizes(play(t, "play red 4"))[0] == 3


@pytest.mark.rule("solo.call-when", "solo.call-exchange")
def test_owed_before_any_exchange() -> None:
    position = "top: red 9; turn: 1; hand 1: red swap, blue 5; hand 2: 4 unknown; hand 3: red 8; pile: green 1, green 2"
    t = table(position)
    before = t.hands[1]
    play(t, "play red swap")
    assert sizes(t)[0] == 1
    play(t, "swap 2")
    assert hand(t, 2) == "blue 5"
    assert sorted([*before, 13, 14]) == [*t.hands[0]], "the two go into the new hand"
    assert asked(t) == "2 turn"

    t = play(table(position), "play red swap solo", "swap 2")
    assert sizes(t) == [4, 1, 1]
    t = play(table(position), "play red swap", "swap nobody")
    assert hand(t, 1) == "green 1, green 2, blue 5"


@pytest.mark.rule("solo.call-exchange", "solo.call-when")
def test_pass_on_and_the_call() -> None:
    t = table("top: red 9; turn: 1; hand 1: pass-on, blue 5; hand 2: red 1; hand 3: 4 unknown")
    play(t, "play pass-on")
    assert sizes(t) == [6, 1, 1]
    assert told(t, Forgot) == [Forgot(0)], "seats 2 and 3 received a single card and owe no call"
    assert asked(t) == "2 turn"
    assert play(t, "play blue 5").number == 2, "and may go out with it"


@pytest.mark.rule("solo.out", "solo.points", "solo.points-told", "solo.first-player")
def test_the_hand_ends_with_the_last_card() -> None:
    t = table("top: red 9; turn: 1; dealer: 3; hand 1: red 3; hand 2: blue 7, red skip; hand 3: draw-four, 2 red 1")
    play(t, "play red 3")
    assert told(t, HandEnded) == [HandEnded(0, (0, 27, 52), (0, 27, 52))], "points, and no cards"
    assert (t.number, t.dealer, t.totals) == (2, 0, [0, 27, 52]), "the deal moves one seat to the left"
    assert sizes(t) == [8, 8, 8]


@pytest.mark.rule("solo.out")
@pytest.mark.parametrize("card", ["choose-colour", "draw-four", "pass-on", "red swap", "red draw-two"])
def test_nothing_follows(card: str) -> None:
    """No draw, exchange or colour."""
    t = play(table(f"top: red 9; turn: 1; hand 1: {card}; hand 2: blue 1; hand 3: blue 2"), f"play {card}")
    assert told(t, HandEnded) == [HandEnded(0, (0, 1, 2), (0, 1, 2))]
    assert t.number == 2


@pytest.mark.rule("solo.out")
def test_a_pending_penalty_lapses_and_a_jump_may_end_the_hand() -> None:
    t = table("top: red draw-two; penalty: 4; turn: 1; hand 1: blue 1; hand 2: blue 2; hand 3: red draw-two")
    play(t, "jump red draw-two", seat=3)
    assert told(t, HandEnded) == [HandEnded(2, (1, 2, 0), (1, 2, 0))]
    t = table("top: red 9; turn: 1; hand 1: red draw-two; hand 2: blue 2; totals: 0, 299")
    assert (play(t, "play red draw-two").penalty, asked(t)) == (0, "over")


@pytest.mark.rule("solo.game-end")
def test_over_300_ends_the_game() -> None:
    t = table("top: red 9; turn: 1; hand 1: red 3; hand 2: blue 7; hand 3: blue 8; totals: 40, 293, 40")
    assert play(t, "play red 3").number == 2, "exactly 300 goes on"
    t = table("top: red 9; turn: 1; hand 1: red 3; hand 2: blue 8; hand 3: blue 7; totals: 40, 293, 33")
    play(t, "play red 3")
    assert asked(t) == "over"
    assert told(t, GameEnded) == [GameEnded((40, 301, 40), (0, 2))]
    outcome = SOLO.outcome(t)
    assert (outcome.scores, outcome.places, outcome.winners) == ((40, 301, 40), (1, 3, 1), [0, 2]), "equal totals share"


@pytest.mark.rule("play.over")
def test_then_nobody_acts_any_more() -> None:
    t = table("agenda: over; totals: 301, 0; top: red 9; hand 1: red 3; hand 2:")
    for seat in (None, 1, 2):
        assert refused(t, "draw", seat) == refused(t, "jump red 9", seat) == "play.over"
    assert t.racers() == []
    with pytest.raises(Refused, match=r"play\.over"):
        t.legal_moves()
