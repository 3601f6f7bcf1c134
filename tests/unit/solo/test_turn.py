"""A turn: follow, or draw; and the card just drawn."""

from __future__ import annotations

import pytest

from forno.games.solo.events import Drew, Kept, Passed, Reshuffled
from harness.scenes.solo import asked, hand, options, play, refused, sizes, table, told, top


@pytest.mark.rule("example.solo-follow", "solo.follow")
def test_on_a_red_9() -> None:
    t = table("top: red 9; hand 1: red 3, blue 9, green 2, red skip; turn: 1")
    assert options(t) == ["play red 3", "play red skip", "play blue 9", "draw"]
    assert refused(t, "play green 2") == "solo.follow"
    play(t, "play blue 9")
    assert top(t) == "blue 9"
    t = table("top: blue 9; hand 2: red 9, blue 1, red 1, green 2; turn: 2")
    assert options(t) == ["play red 9", "play blue 1", "draw"]


@pytest.mark.rule("solo.follow")
def test_a_symbol_follows_the_same_symbol() -> None:
    t = table("top: red skip; hand 1: blue skip, blue reverse, blue 1; turn: 1")
    assert options(t) == ["play blue skip", "draw"]


@pytest.mark.rule("solo.follow")
def test_what_refuses_says_why() -> None:
    t = table("top: choose-colour; colour: green; hand 1: red 3, green 3, blue 1; turn: 1")
    with pytest.raises(Exception, match="card: red 3, top: choose-colour, colour: green"):
        play(t, "play red 3")


@pytest.mark.rule("solo.black")
def test_black_goes_on_anything() -> None:
    t = table("top: red 9; hand 1: choose-colour, draw-four, pass-on, green 1; turn: 1")
    assert options(t) == ["play choose-colour", "play draw-four", "play pass-on", "draw"]


@pytest.mark.rule("turn.held")
def test_only_cards_held() -> None:
    t = table("top: red 9; hand 1: red 3, blue 9; turn: 1")
    assert refused(t, "play red 4") == "turn.held"
    assert refused(t, "play red 3, red 3, red 3") == "turn.held"


@pytest.mark.rule("turn.whose", "play.move")
def test_only_who_is_asked_answers_what_is_asked() -> None:
    t = table("top: red 9; hand 1: red 3, blue 9; hand 2: red 4, 3 unknown; turn: 1")
    assert refused(t, "play red 4", seat=2) == "turn.whose"
    assert refused(t, "draw", seat=2) == "turn.whose"
    assert refused(t, "keep") == "play.move"
    assert refused(t, "colour red") == "play.move"
    assert refused(t, "swap 2") == "play.move"


@pytest.mark.rule("play.decision")
def test_an_answer_names_its_decision() -> None:
    t = table("top: red 9; hand 1: red 3, blue 9; turn: 1; serial: 7")
    assert refused(t, "play red 3", decision=7) == "legal"
    assert refused(t, "play red 3", decision=6) == "play.decision"


@pytest.mark.rule("solo.must-draw", "solo.play-drawn")
def test_who_cannot_play_draws_one() -> None:
    t = table("top: red 9; hand 1: green 3, green 4; pile: red 5; turn: 1; players: 3")
    assert options(t) == ["draw"]
    assert refused(t, "pass") == "solo.must-draw"
    play(t, "draw")
    assert hand(t, 1) == "red 5, green 3, green 4"
    assert asked(t) == "1 drawn"
    assert options(t) == ["play red 5", "keep"]
    play(t, "play red 5")
    assert (top(t), asked(t)) == ("red 5", "2 turn")


@pytest.mark.rule("solo.play-drawn")
def test_who_has_drawn_is_always_asked() -> None:
    t = table("top: red 9; hand 1: red 3, green 4; pile: blue 5; turn: 1; players: 3")
    play(t, "draw")
    assert asked(t) == "1 drawn"
    assert options(t) == ["keep"]
    assert refused(t, "play blue 5") == "solo.follow"
    play(t, "keep")
    assert asked(t) == "2 turn"
    assert hand(t, 1) == "red 3, green 4, blue 5"
    assert told(t, Kept) == [Kept(0)]


@pytest.mark.rule("solo.play-drawn")
def test_only_the_card_just_drawn() -> None:
    t = table("top: red 9; hand 1: red 3, green 4; pile: red 5; turn: 1")
    play(t, "draw")
    assert refused(t, "play red 3") == "solo.play-drawn"
    assert refused(t, "play red 8") == "turn.held"
    assert refused(t, "draw") == "solo.play-drawn"
    assert refused(t, "pass") == "solo.play-drawn"
    assert refused(t, "colour red") == "play.move"
    assert refused(t, "keep", seat=2) == "turn.whose"


@pytest.mark.rule("solo.may-draw")
def test_who_can_play_may_draw() -> None:
    t = table("top: red 9; hand 1: red 3, green 4; turn: 1")
    assert "draw" in options(t)
    play(t, "draw")
    assert sizes(t)[0] == 3


@pytest.mark.rule("solo.may-draw")
def test_unless_the_table_plays_otherwise() -> None:
    t = table("top: red 9; hand 1: red 3, green 4; turn: 1; options: may-draw=off")
    assert options(t) == ["play red 3 solo", "play red 3"]
    assert refused(t, "draw") == "solo.may-draw"
    t = table("top: red 9; hand 1: blue 3, green 4; turn: 1; options: may-draw=off")
    assert options(t) == ["draw"]


@pytest.mark.rule("solo.may-draw", "solo.may-draw-penalty", "solo.draw-two")
def test_a_penalty_may_always_be_drawn() -> None:
    t = table("top: red draw-two; penalty: 2; hand 1: red draw-two, 3 unknown; turn: 1; options: may-draw=off")
    assert options(t) == ["play red draw-two", "draw"]


@pytest.mark.rule("solo.play-drawn", "solo.jump-in-turn")
@pytest.mark.parametrize(
    ("pile", "default"), [("blue 1", "keep"), ("red 1", "play red 1"), ("choose-colour", "play choose-colour")]
)
def test_who_does_not_answer_plays_the_card_drawn_or_keeps_it(pile: str, default: str) -> None:
    t = play(table(f"top: red 9; hand 1: red 9, green 4; turn: 1; pile: {pile}"), "draw")
    assert "jump red 9" in options(t)
    assert str(t.default()) == default


@pytest.mark.rule("solo.empty-pile")
def test_the_discards_become_the_new_pile() -> None:
    t = table("top: red 9; hand 1: green 3, green 4; hand 2: rest; discards: blue 1, blue 2, blue 3; turn: 1")
    assert (len(t.pile), options(t)) == (0, ["draw"])
    play(t, "draw")
    assert told(t, Reshuffled) == [Reshuffled(3)]
    assert (len(t.pile), t.discards, top(t)) == (2, [], "red 9")
    assert hand(t, 1).split(", ")[-1] in ("blue 1", "blue 2", "blue 3")


@pytest.mark.rule("solo.empty-pile")
def test_the_new_pile_is_shuffled() -> None:
    """As the cards lie, by the table's own chance: else everybody would know what comes."""
    t = table(
        "top: red 9; hand 1: green 3, green 4; hand 2: rest; turn: 1; discards: 2 blue 1, 2 blue 2, 2 red 1, 2 red 2"
    )
    shuffled = [*t.discards]
    t.chance.copy().shuffle(shuffled)
    assert shuffled != t.discards
    play(t, "draw")
    assert t.pile == shuffled[:-1]


@pytest.mark.rule("solo.empty-pile")
def test_also_in_mid_penalty_and_what_cannot_be_drawn_is_forgiven() -> None:
    t = table(
        "top: draw-four; colour: red; penalty: 4; hand 1: green 3; hand 2: rest; pile: blue 9; discards: blue 1, blue 2"
    )
    play(t, "draw")
    assert hand(t, 1) == "green 3, blue 1, blue 2, blue 9"
    assert (t.penalty, t.pile, t.discards, asked(t)) == (0, [], [], "2 turn")
    [drew] = told(t, Drew)
    assert drew == Drew(0, 3, drew.cards)


@pytest.mark.rule("solo.empty-pile", "solo.pass")
def test_with_nothing_to_draw_who_can_play_must_else_passes() -> None:
    t = table("top: red 9; hand 1: red 3, green 4; hand 2: rest; turn: 1")
    assert options(t) == ["play red 3 solo", "play red 3"]
    assert refused(t, "draw") == "solo.empty-pile"
    assert refused(t, "pass") == "solo.empty-pile"
    t = table("top: red 9; hand 1: blue 3, green 4; hand 2: rest; turn: 1")
    assert options(t) == ["pass"]
    assert refused(t, "draw") == "solo.empty-pile"
    play(t, "pass")
    assert told(t, Passed) == [Passed(0)]
    assert asked(t) == "2 turn"


@pytest.mark.rule("solo.empty-pile", "solo.stuck")
def test_so_too_under_a_penalty() -> None:
    t = table("top: red draw-two; penalty: 2; hand 1: blue draw-two, green 4; hand 2: rest; turn: 1")
    assert options(t) == ["play blue draw-two solo", "play blue draw-two"]
    t = table("top: red draw-two; penalty: 2; hand 1: blue 2, green 4; hand 2: rest; turn: 1")
    assert options(t) == ["pass"]
    play(t, "pass")
    assert (t.penalty, t.idle, asked(t)) == (0, 1, "2 turn")
    assert "play red 3" in options(t), "the penalty is forgiven, not passed on"


@pytest.mark.rule("solo.stuck")
def test_nobody_can_play_or_draw_for_a_whole_turn_of_the_table() -> None:
    """With the whole deck in hands somebody always holds a card that fits, so some of it has to be lost here."""
    t = table("top: red 9; hand 1: blue 3, green 4; hand 2: green 5, 2 blue 6; hand 3: rest; turn: 1")
    t.hands[2] = bytes(card for card in t.hands[2] if 13 <= card < 52 and card % 13 != 8)
    play(t, "pass", "pass")
    assert (t.idle, asked(t), t.totals) == (2, "3 turn", [0, 0, 0])
    play(t, "pass")
    assert t.totals[:2] == [7, 17]
    assert asked(t) == "over", "the third hand costs over 300"


@pytest.mark.rule("solo.stuck")
def test_a_card_played_begins_the_count_anew() -> None:
    t = table("top: red 9; hand 1: red 3, green 4; hand 2: 8 unknown; hand 3: rest; turn: 1; idle: 2")
    assert play(t, "play red 3 solo").idle == 0
