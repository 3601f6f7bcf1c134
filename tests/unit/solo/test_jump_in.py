"""Jumping in: exactly the top card, out of turn; the first to arrive counts."""

from __future__ import annotations

import pytest

from forno.core.move import PASS
from forno.games.solo.events import Played
from harness.scenes.solo import asked, dealt, hand, options, play, refused, sizes, table, told, top

SCENE = """top: red 9; turn: 1; players: 4
    hand 1: red 3, blue 5, green 2
    hand 2: blue 9, blue 1, blue 2
    hand 3: red 9, red 2, green 1
    hand 4: yellow 1, yellow 2, yellow 3
"""


@pytest.mark.rule("solo.jump-in")
def test_play_goes_on_from_the_player_after() -> None:
    t = table(SCENE)
    assert options(t, seat=3) == ["jump red 9"]
    assert options(t, seat=2) == options(t, seat=4) == []
    play(t, "jump red 9", seat=3)
    assert (top(t), hand(t, 3), asked(t)) == ("red 9", "red 2, green 1", "4 turn")
    assert told(t, Played) == [Played(2, (8,), called=False, jumped=True, drawn=False)]


@pytest.mark.rule("solo.jump-in", "turn.held")
def test_exactly_the_top_card() -> None:
    t = table(SCENE)
    assert refused(t, "jump blue 9", seat=2) == "solo.jump-in", "the same number is not enough"
    assert refused(t, "jump red 9", seat=2) == "turn.held"
    assert refused(t, "jump red 9", seat=9) == "turn.whose"


@pytest.mark.rule("solo.jump-in")
def test_also_while_somebody_is_drawing() -> None:
    t = table(SCENE + "; pile: red 1")
    play(t, "draw")
    assert options(t, seat=3) == ["jump red 9"]
    play(t, "jump red 9", seat=3)
    assert asked(t) == "4 turn"
    assert hand(t, 1) == "red 1, red 3, green 2, blue 5", "who has drawn keeps the card"


@pytest.mark.rule("solo.jump-in-action")
def test_an_action_acts_on_the_player_after_the_jumper() -> None:
    t = table(SCENE.replace("red 9", "red skip"))
    assert asked(play(t, "jump red skip", seat=3)) == "1 turn"


@pytest.mark.rule("solo.jump-in-self")
def test_on_ones_own_card() -> None:
    t = table("top: red 1; turn: 1; hand 1: 2 red 3, red 4, red 5; players: 3")
    play(t, "play red 3")
    assert options(t, seat=1) == ["jump red 3"]
    assert asked(play(t, "jump red 3", seat=1)) == "2 turn"


@pytest.mark.rule("solo.jump-in-window")
def test_it_opens_when_the_cards_own_choice_is_done() -> None:
    t = table("top: red 1; turn: 1; hand 1: choose-colour, red 4, red 5; hand 2: red 1; hand 3: choose-colour, red 2")
    play(t, "play choose-colour")
    assert options(t, seat=3) == []
    assert t.racers() == []
    assert refused(t, "jump choose-colour", seat=3) == "solo.jump-in-window"
    assert refused(t, "jump choose-colour", seat=1) == "solo.jump-in-window"
    play(t, "colour blue")
    assert options(t, seat=3) == ["jump choose-colour solo", "jump choose-colour"]


@pytest.mark.rule("solo.jump-in-window", "solo.pass-on")
def test_new_hands_count() -> None:
    t = table("top: red 1; turn: 1; hand 1: 2 pass-on, red 5; hand 2: red 1; hand 3: blue 1, red 2")
    play(t, "play pass-on")
    assert [options(t, seat)[:1] for seat in (1, 3)] == [[], []]
    assert "play pass-on" in options(t, seat=2), "the hand went to seat 2, who is on turn"


@pytest.mark.rule("solo.jump-in-window", "solo.swap")
def test_the_window_is_shut_until_hands_are_exchanged() -> None:
    t = table("top: red 1; turn: 1; hand 1: red swap, red 4, red 5; hand 2: red 1, red 2; hand 3: red 2")
    play(t, "play red swap")
    assert refused(t, "jump red 1", seat=2) == "solo.jump-in-window"


@pytest.mark.rule("solo.jump-in-window", "play.decision")
def test_the_first_to_arrive_counts() -> None:
    """Two see the same red draw-four; the later one meets another top card, or the same one laid anew."""
    t = table("""top: draw-four; colour: red; turn: 1; serial: 10
        hand 1: red 3, blue 5; hand 2: draw-four, red 1, red 2; hand 3: draw-four, red 2, red 4; hand 4: 3 unknown""")
    play(t, "jump draw-four", seat=2)
    assert refused(t, "jump draw-four", seat=3, decision=10) == "solo.jump-in-window"
    play(t, "colour blue", seat=2)
    assert (t.serial, t.race_opened) == (12, 12)
    assert refused(t, "jump draw-four", seat=3, decision=11) == "solo.jump-in-window"
    assert refused(t, "jump draw-four", seat=3, decision=12) == "legal"
    assert refused(t, "jump draw-four", seat=3, decision=13) == "solo.jump-in-window", "nobody saw the future"


@pytest.mark.rule("solo.jump-in-window")
def test_the_same_top_card_may_be_met_later() -> None:
    t = table(SCENE + "; serial: 5")
    play(t, "draw", "keep", "draw")
    assert refused(t, "jump red 9", seat=3, decision=5) == "legal"
    play(t, "keep", seat=2)
    assert refused(t, "play red 2", seat=3, decision=5) == "play.decision", "an ordinary play names its own question"
    play(t, "play red 2", seat=3)
    assert refused(t, "jump red 9", seat=3, decision=5) == "solo.jump-in-window"


@pytest.mark.rule("solo.jump-in-window", "solo.start-card")
def test_it_holds_for_the_start_card() -> None:
    deal = dealt("red 5")
    deal.hands[3] = bytes(sorted([deal.top, *deal.hands[3][1:]]))
    assert options(deal, seat=4) == ["jump red 5"]


@pytest.mark.rule("solo.jump-in-window")
def test_it_holds_for_a_drawn_card_just_played() -> None:
    t = table(SCENE.replace("red 9, red 2", "red 8, red 2") + "; pile: red 8")
    play(t, "draw", "play red 8")
    assert options(t, seat=3) == ["jump red 8"]


@pytest.mark.rule("solo.jump-in-turn")
def test_the_player_on_turn_may_jump_in_too() -> None:
    t = table("top: red 9; turn: 1; hand 1: red 9, blue 1, blue 2; pile: red 4; players: 3")
    assert refused(t, "jump red 9", seat=1) == "legal"
    assert options(t) == ["play red 9", "draw"], "on turn an ordinary play is the same thing"
    play(t, "draw")
    assert options(t) == ["play red 4", "jump red 9", "keep"], "even after drawing, with another card"
    play(t, "jump red 9", seat=1)
    assert (asked(t), hand(t, 1)) == ("2 turn", "red 4, blue 1, blue 2")


@pytest.mark.rule("solo.jump-in-turn")
def test_a_drawn_top_card_is_played_not_jumped() -> None:
    t = table("top: red 9; turn: 1; hand 1: blue 1, blue 2; pile: red 9; players: 3")
    assert options(play(t, "draw")) == ["play red 9", "keep"]
    assert refused(t, "jump red 9") == "legal"


@pytest.mark.rule("solo.jump-in-turn", "solo.skip")
def test_one_just_skipped_may_jump_in() -> None:
    t = table("top: red 9; turn: 1; hand 1: red skip, red 3, red 4; hand 2: red skip, red 1, red 2; players: 4")
    play(t, "play red skip")
    assert asked(t) == "3 turn"
    assert asked(play(t, "jump red skip", seat=2)) == "4 turn"


@pytest.mark.rule("solo.jump-in-turn", "solo.reverse")
def test_a_reverse_turns_again_counted_from_the_jumper() -> None:
    t = table("top: red reverse; direction: right; turn: 4; hand 2: red reverse, red 1, red 2; players: 4")
    play(t, "jump red reverse", seat=2)
    assert (t.direction, asked(t)) == (1, "3 turn")


@pytest.mark.rule("solo.jump-in-black")
def test_black_cards_of_one_sort_are_the_same_card() -> None:
    t = table("top: choose-colour; colour: red; turn: 1; hand 3: choose-colour, red 1, red 2; players: 4")
    play(t, "jump choose-colour", seat=3)
    assert asked(t) == "3 choose-colour", "the jumper names the colour"
    assert asked(play(t, "colour green")) == "4 turn"


@pytest.mark.rule("solo.jump-in-black")
def test_numbers_only_or_none() -> None:
    black = "top: draw-four; colour: red; turn: 1; hand 3: draw-four, red 1; players: 4; options: jump-in="
    assert refused(table(black + "numbers"), "jump draw-four", seat=3) == "solo.jump-in-black"
    assert options(table(black + "numbers"), seat=3) == []
    action = black.replace("draw-four; colour: red", "red skip").replace("draw-four", "red skip")
    assert refused(table(action + "numbers"), "jump red skip", seat=3) == "solo.jump-in-black"
    number = action.replace("red skip", "red 5")
    assert refused(table(number + "numbers"), "jump red 5", seat=3) == "legal"
    assert refused(table(number + "off"), "jump red 5", seat=3) == "solo.jump-in-black"
    assert options(table(number + "off"), seat=3) == []


@pytest.mark.rule("solo.jump-in-penalty")
def test_a_jump_in_adds_to_a_pending_penalty() -> None:
    t = table(
        "top: red draw-two; penalty: 4; turn: 1; hand 1: red 3; hand 2: red draw-two, red 1, red 2; hand 3: red 7"
    )
    play(t, "jump red draw-two", seat=2)
    assert (t.penalty, asked(t)) == (6, "3 turn")
    assert sizes(play(t, "draw")) == [1, 2, 7]


@pytest.mark.rule("solo.jump-in-single")
def test_a_jump_in_is_a_single_card() -> None:
    t = table("top: red 9; turn: 1; hand 3: red 9, blue 9, 2 green 9, red 1; players: 4; options: triples=on")
    assert options(t, seat=3) == ["jump red 9"]
    with pytest.raises(Exception, match="single card"):
        play(t, "jump red 9, blue 9, green 9", seat=3)


@pytest.mark.rule("solo.call-how")
def test_the_call_in_a_jump_in() -> None:
    t = table("top: red 9; turn: 1; hand 3: red 9, blue 3; players: 4")
    assert options(t, seat=3) == ["jump red 9 solo", "jump red 9"]
    assert sizes(play(t.copy(), "jump red 9 solo", seat=3))[2] == 1
    assert sizes(play(t.copy(), "jump red 9", seat=3))[2] == 3


@pytest.mark.rule("solo.sequence")
def test_asked_one_after_the_other() -> None:
    """From the player after the one who discarded, the discarder last; the player on turn plays in turn."""
    t = table("""top: draw-four; colour: red; turn: 3; last: 2; players: 4
        hand 1: draw-four, red 1, red 2; hand 2: draw-four, red 2, red 3; hand 3: draw-four, red 4; hand 4: red 1""")
    assert (t.seat, [str(move) for move in t.legal_moves()]) == (0, ["pass", "jump draw-four"])
    t.play(PASS)
    assert t.seat == 1, "who discarded comes last"
    t.play(PASS)
    assert t.seat == 2
    assert "draw" in [str(move) for move in t.legal_moves()]
    t.play(t.legal_moves()[-1])
    assert t.seat == 2, "asked once after each discard, not again while somebody draws"
    assert asked(t) == "3 drawn"


@pytest.mark.rule("solo.sequence")
def test_asked_in_the_direction_of_play() -> None:
    t = table(
        "top: draw-four; colour: red; turn: 1; last: 2; direction: right; players: 4"
        "; hand 2: draw-four, red 3; hand 3: draw-four, red 4; hand 4: draw-four, red 1"
    )
    assert t.racers() == [3, 2, 1]
    play(t, "jump draw-four solo", "colour red", seat=3)
    assert t.racers() == [3], "counted from whoever discarded last; seat 2 is on turn now"
    assert t.last == 2
