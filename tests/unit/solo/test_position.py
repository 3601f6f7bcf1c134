"""Positions: written down, set up, and refused where they could not occur."""

from __future__ import annotations

import pytest

from forno.core.chance import FastChance
from forno.core.errors import Impossible, Unreadable
from forno.core.position import Position
from forno.games.solo import ANY, SOLO
from harness.counts import count
from harness.scenes.solo import asked, hand, options, play, sizes, table, top
from tests.unit.solo.random_games import at_random_points


@pytest.mark.parametrize("players", range(2, 11))
def test_round_trip_by_text_and_json(players: int) -> None:
    for laid in at_random_points(players, seeds=count(1, 4)):
        position = SOLO.position(laid)
        assert SOLO.set_up(Position.from_text(position.text)) == laid
        assert SOLO.set_up(Position.from_json(position.json)) == laid


@pytest.mark.parametrize("players", [2, 4, 7])
def test_a_seats_position_can_be_set_up(players: int) -> None:
    for laid in at_random_points(players, seeds=count(1, 3)):
        for seat in range(players):
            position = SOLO.position(laid, seat)
            guess = SOLO.set_up(position, FastChance(1))
            assert SOLO.position(guess, seat) == position
            assert SOLO.view(guess, seat) == SOLO.view(laid, seat)
            assert SOLO.cards(guess) == SOLO.cards(laid)


def test_a_seats_position_names_what_it_knows() -> None:
    t = table("top: red 9; turn: 1; hand 1: red swap, red 1, red 2; hand 2: 2 blue 5, blue 6")
    play(t, "play red swap", "swap 2", "draw")
    lines = SOLO.position(t, 0).lines
    assert lines["hand 1"] == "2 blue 5, blue 6"
    assert lines["hand 2"] == "red 1, red 2, unknown"
    assert lines["known 1 of 2"] == "red 1, red 2"
    assert lines["agenda"] == "drawn 2 unknown"
    assert lines["pile"] == f"{len(t.pile)} unknown"
    assert "chance" not in lines
    assert "known 2 of 1" not in lines


def test_what_is_left_out_is_natural() -> None:
    t = table("top: red 9; hand 1: red 3")
    assert (asked(t), sizes(t), top(t), t.colour, t.penalty) == ("1 turn", [1, 8], "red 9", 0, 0)
    assert (t.dealer, t.direction, t.totals, t.number) == (1, 1, [0, 0], 1)
    assert len(t.pile) == 112 - 10
    assert SOLO.set_up(Position({})).players == 2
    assert table("top: pass-on").colour == ANY


def test_cards_not_named_lie_at_the_bottom_of_the_pile_in_the_decks_order() -> None:
    t = table("top: red 9; hand 1: red 3; hand 2: red 1; pile: draw-four, blue 1")
    assert t.pile[:1:-1][:5] == [53, 26, 0, 1, 1]
    assert t.pile[0] == 54


def test_two_fillings_differ_by_chance() -> None:
    position = Position.from_text("top: red 9; hand 1: 5 unknown")
    hands = {SOLO.set_up(position, FastChance(seed)).hands[0] for seed in range(5)}
    assert len(hands) == 5
    assert SOLO.set_up(position) == SOLO.set_up(position)


def test_a_choice_alone_stands_for_what_follows_it() -> None:
    t = table("top: choose-colour; agenda: choose-colour 2; hand 1: red 3; players: 3")
    assert asked(play(t, "colour red")) == "3 turn"


def test_unknown_cards_respect_what_a_hand_lacks() -> None:
    for seed in range(20):
        position = Position.from_text(
            "top: red 9; hand 2: red 5, 6 unknown; lacks 2: 1 to follow red 9 in red; turn: 1"
        )
        held = SOLO.set_up(position, FastChance(seed))
        fitting = hand(held, 2).count("red") + hand(held, 2).count(" 9")
        assert fitting == 1
    assert options(held, 1)


IMPOSSIBLE = {
    "hand 2: 3 red 7": "hand 2: red 7 is there 3 times, the deck has 2",
    "hand 1: 2 red 7; top: red 7": "hand 1: red 7 is there 3 times, the deck has 2",
    "hand 1: 200 unknown; top: red 1": "only 111 are not named",
    "hand 1:": "hand 1: a player without cards has gone out",
    "top: red 9; colour: blue": "colour: red 9 has its own colour",
    "top: pass-on; colour: blue": "colour: pass-on asks for no colour",
    "top: red 9; penalty: 2": "penalty: only a draw-two or a draw-four has a penalty",
    "top: draw-four; penalty: 2": "penalty: 2 is no penalty of a draw-four",
    "top: red draw-two; penalty: 3": "penalty: 3 is no penalty",
    "turn: 3": "turn: expected a number from 1 to 2",
    "players: 11": "players: expected a number from 2 to 10",
    "dealer: 0": "dealer: expected",
    "totals: 1": "totals: 1 totals for 2 players",
    "totals: 301, 0": "totals: the game is over once",
    "agenda: over": "totals: the game is over once",
    "idle: 2": "idle: the hand ends once nobody could play or draw",
    "idle: 3": "idle: expected a number from 0 to 2",
    "top: red 9; agenda: choose-colour 1": "agenda: this cannot be pending",
    "top: red 9; agenda: choose-swap 1": "agenda: this cannot be pending",
    "agenda: next-turn 1": "agenda: one question comes first",
    "agenda: turn 1, turn 2": "agenda: one question comes first",
    "agenda: drawn 1 red 1; hand 1: red 2": "agenda: the card just drawn is in the hand",
    "agenda: drawn 1 unknown; hand 1: red 2": "hand 1: the card just drawn must be one of the unknown",
    "hand 2: red 1; known 1 of 2: red 2": "known 1 of 2: a card is known",
    "known 1 of 1: red 2": "known 1 of 1: two different seats",
    "lacks 5: 0 to follow red 9 in red": "lacks 5: there is no such seat",
    "top: red 9; hand 1: red 1; lacks 1: 0 to follow red 9 in red": "lacks 1: the hand has more",
    "top: red 9; hand 2: 80 unknown; lacks 2: 0 to follow red 9 in red": "no way to fill in",
    "serial: 3; window: 4": "window: expected",
}


@pytest.mark.parametrize("text", IMPOSSIBLE)
def test_what_could_not_occur(text: str) -> None:
    with pytest.raises(Impossible) as caught:
        table(text)
    assert IMPOSSIBLE[text] in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "game: plus",
        "options: jump-in=never",
        "hands: 3",
        "direction: up",
        "agenda: dance 1",
        "top: red 10",
        "top: red 1, red 2",
        "serial: x",
        "colour: pink",
        "lacks 1: nothing",
        "chance: dice",
        "hand 1: rest; hand 2: rest",
        "hand 5: red 1; players: 3",
    ],
)
def test_what_cannot_be_read(text: str) -> None:
    with pytest.raises(Unreadable):
        table(text)
