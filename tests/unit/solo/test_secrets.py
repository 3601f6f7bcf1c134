"""Secrets: what is hidden is re-dealt, and nobody can tell; what is known stays."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from forno.core.chance import FastChance
from forno.core.errors import Refused
from forno.core.event import heard
from forno.core.move import Move
from forno.games.solo import CODES, SOLO, SoloTable, card_names
from forno.games.solo.events import Dealt, Drew
from forno.games.solo.knowledge.known import Lack, settled
from forno.games.solo.knowledge.shares import Place, share_out, stir
from forno.games.solo.moves import DRAW, JUMP, KEEP, PASS, PLAY
from forno.games.solo.rules.turn import Drawn
from harness.counts import count
from harness.scenes.solo import dealt, hand, options, play, table
from tests.unit.solo.random_games import at_random_points

PROBES: list[Move] = [*PLAY, *JUMP, DRAW, KEEP, PASS]


def verdict(laid: SoloTable, move: Move, seat: int) -> str:
    try:
        laid.check(move, seat)
    except Refused as refusal:
        return str(refusal)
    return "legal"


@pytest.mark.parametrize("players", [2, 3, 4, 6, 10])
def test_a_redeal_looks_the_same(players: int) -> None:
    """View, options, position and every refusal, for every seat and the public."""
    for number, truth in enumerate(at_random_points(players, seeds=count(2, 5), every=37)):
        for viewer in (None, *range(players)):
            guess = SOLO.redeal(truth, viewer, FastChance(number))
            assert msgspec.json.encode(SOLO.view(guess, viewer)) == msgspec.json.encode(SOLO.view(truth, viewer))
            assert SOLO.cards(guess) == SOLO.cards(truth)
            assert guess.chance.text != truth.chance.text
            if viewer is not None:
                assert guess.legal_moves(viewer) == truth.legal_moves(viewer)
                assert SOLO.position(guess, viewer) == SOLO.position(truth, viewer)
                assert [verdict(guess, move, viewer) for move in PROBES] == [
                    verdict(truth, move, viewer) for move in PROBES
                ]


@pytest.mark.parametrize("players", [3, 5])
def test_a_redeal_respects_what_everybody_knows(players: int) -> None:
    for truth in at_random_points(players, seeds=count(2, 6)):
        for viewer in (None, *range(players)):
            guess = SOLO.redeal(truth, viewer, FastChance(3))
            for holder, lacks in guess.lacks.items():
                assert all(lack.permits(truth.hands[holder]) for lack in lacks)
                assert all(lack.permits(guess.hands[holder]) for lack in lacks)
            known = settled(truth.known, truth.gone)
            for holder, seen in known.items():
                for seat, cards in enumerate(seen):
                    assert not Counter(cards) - Counter(truth.hands[holder]), "what is known is true"
                    assert seat != viewer or not Counter(cards) - Counter(guess.hands[holder])


def test_what_is_hidden_is_really_drawn_anew() -> None:
    truth = dealt("red 5")
    guesses = [SOLO.redeal(truth, 0, FastChance(seed)) for seed in range(8)]
    assert len({guess.hands[1] for guess in guesses}) == 8
    assert len({tuple(guess.pile) for guess in guesses}) == 8
    assert len({guess.chance.text for guess in guesses}) == 8
    assert {guess.hands[0] for guess in guesses} == {truth.hands[0]}
    public = SOLO.redeal(truth, None, FastChance(0))
    assert public.hands[0] != truth.hands[0]


def test_the_view_shows_no_other_hand() -> None:
    t = play(table("top: red 9; turn: 1; hand 1: red 3, red 4; hand 2: blue 1, blue 2; pile: green 5"), "draw")
    mine, theirs, public = (SOLO.view(t, viewer) for viewer in (0, 1, None))
    assert (mine.hand, mine.drawn) == (t.hands[0] and tuple(t.hands[0]), CODES["green 5"])
    assert (theirs.hand, theirs.drawn) == (tuple(t.hands[1]), None)
    assert (public.hand, public.drawn, public.sizes) == (None, None, (3, 2))
    assert public.question == theirs.question == mine.question


def test_only_the_drawer_hears_which_card() -> None:
    t = play(table("top: red 9; turn: 1; hand 1: red 3, red 4; pile: green 5"), "draw")
    [told] = [event for event in t.events or [] if isinstance(event, Drew)]
    assert heard([told], 0) == [Drew(0, 1, (CODES["green 5"],))]
    assert heard([told], 1) == heard([told], None) == [Drew(0, 1, None)]
    assert (told.opens(0), told.opens(1)) == (True, False)
    deal = SOLO.deal(2, FastChance(0))
    assert [event.cards is None for event in heard(deal.events or [], None) if isinstance(event, Dealt)] == [True, True]


def test_the_card_just_drawn_is_hidden_from_the_others() -> None:
    t = play(table("top: red 9; turn: 1; hand 1: red 3, red 4; pile: green 5; players: 3"), "draw")
    assert t.decision.seen_by(1) == Drawn(0, -1)
    assert t.decision.seen_by(0) == t.decision
    drawn = set()
    for seed in range(12):
        guess = SOLO.redeal(t, 1, FastChance(seed))
        assert isinstance(guess.decision, Drawn)
        assert guess.decision.card in guess.hands[0]
        drawn.add(guess.decision.card)
    assert len(drawn) > 4


SWAPPING = """top: red 9; turn: 1; players: 4
    hand 1: red swap, red 1, red 2, 2 red 3
    hand 2: blue 1, blue 2
    hand 3: pass-on, yellow 1, yellow 2
    hand 4: green 1, green 2
    pile: green 8, red 1
"""


def known(laid: SoloTable, viewer: int, holder: int) -> str:
    """What one seat knows of another's hand."""
    return card_names(SOLO.view(laid, viewer - 1).known[holder - 1])


def test_after_a_swap_both_know_what_they_gave() -> None:
    t = play(table(SWAPPING), "play red swap", "swap 2")
    assert known(t, 1, 2) == "red 1, red 2, red 3, red 3"
    assert known(t, 2, 1) == "blue 1, blue 2"
    assert [known(t, 3, holder) for holder in (1, 2, 4)] == ["", "", ""]
    guess = SOLO.redeal(t, 0, FastChance(1))
    assert hand(guess, 2) == hand(t, 2)
    assert hand(guess, 3) != hand(t, 3)


def test_a_card_played_is_no_longer_known() -> None:
    t = play(table(SWAPPING), "play red swap", "swap 2", "play red 3")
    assert known(t, 1, 2) == "red 1, red 2, red 3"


def test_a_card_just_drawn_and_played_is_none_of_the_known_ones() -> None:
    t = play(table(SWAPPING.replace("green 8, ", "")), "play red swap", "swap 2", "draw", "play red 1")
    assert known(t, 1, 2) == "red 1, red 2, red 3, red 3"
    assert "red 1" in hand(SOLO.redeal(t, 0, FastChance(0)), 2)


def test_knowledge_travels_with_the_hand() -> None:
    t = play(table(SWAPPING), "play red swap", "swap 2", "draw", "keep", "play pass-on")
    assert hand(t, 3) == "red 1, red 2, red 3, red 3, green 8"
    assert known(t, 1, 3) == "red 1, red 2, red 3, red 3", "without the green 8 that seat 2 drew"
    assert known(t, 2, 3) == "red 1, red 2, red 3, red 3, green 8"
    assert known(t, 1, 2) == "blue 1, blue 2"
    assert known(t, 2, 1) == "", "what was known of hand 1 is now one's own"
    assert known(t, 4, 1) == "green 1, green 2"
    guess = SOLO.redeal(t, 0, FastChance(5))
    assert set(guess.known) == {1, 2}
    assert all(not any(seen[1:]) for seen in guess.known.values()), "a re-deal keeps the viewer's knowledge alone"


def test_a_new_hand_forgets_all() -> None:
    t = play(table(SWAPPING.replace("blue 1, blue 2", "blue 1")), "play red swap", "swap 2", "draw", "keep")
    t.hands[2] = bytes([CODES["pass-on"]])
    play(t, "play pass-on")
    assert (t.number, t.known, t.gone, t.lacks) == (2, {}, {}, {})


def lacks(laid: SoloTable, seat: int) -> str:
    return SOLO.position(laid).lines.get(f"lacks {seat}", "")


FORCED = """top: red 9; turn: 1; options: may-draw=off; players: 3
    hand 1: green 3, green 4, blue 1; hand 2: red 1, red 2, red 3; hand 3: blue 2, blue 3, blue 4; pile: red 5, green 6
"""


@pytest.mark.rule("solo.may-draw")
def test_who_must_draw_shows_that_nothing_fitted() -> None:
    t = play(table(FORCED), "draw")
    assert lacks(t, 1) == "1 to follow red 9 in red", "none, but the card just drawn may be anything"
    for seed in range(30):
        guess = SOLO.redeal(t, 1, FastChance(seed))
        assert isinstance(guess.decision, Drawn)
        rest = hand(guess, 1).split(", ")
        rest.remove(card_names([guess.decision.card]))
        assert not any("red" in card or " 9" in card or " " not in card for card in rest)
    play(t, "play red 5")
    assert lacks(t, 1) == "0 to follow red 9 in red", "what was drawn is gone again"


def test_what_was_drawn_later_may_fit() -> None:
    t = play(table(FORCED), "draw", "keep", "play red 1", "draw", "keep", "play red 5")
    assert lacks(t, 1) == "0 to follow red 9 in red"
    assert lacks(t, 3) == "1 to follow red 1 in red"
    t = play(table(FORCED), "draw", "keep")
    assert lacks(t, 1) == "1 to follow red 9 in red"


def test_a_hand_that_may_be_anything_again_is_forgotten() -> None:
    t = table(
        "top: red 9; turn: 2; hand 2: blue 3, red 4; lacks 2: 1 to follow red 9 in red; hand 1: red 1; players: 3"
    )
    t = play(t, "draw", "keep")
    t.hands[1] = bytes([CODES["blue 3"], CODES["blue 4"], CODES["red 4"]])
    assert t.lacks[1] == (Lack(t.demand, 2),)
    t.agenda[-1] = type(t.decision)(1)
    t.top, t.colour = CODES["blue 9"], 2
    t.ask_anew()
    play(t, "play blue 4")
    assert 1 not in t.lacks, "two unknown cards of which two may fit"


@pytest.mark.rule("solo.pass")
def test_who_passes_shows_it_too() -> None:
    t = play(table("top: red 9; turn: 1; hand 1: blue 3, green 4; hand 2: 50 unknown; hand 3: rest"), "pass")
    assert lacks(t, 1) == "0 to follow red 9 in red"
    t = play(
        table("top: red draw-two; penalty: 2; turn: 1; hand 1: blue 3, green 4; hand 2: 50 unknown; hand 3: rest"),
        "pass",
    )
    assert lacks(t, 1) == "0 to raise red draw-two in red"
    assert SOLO.set_up(SOLO.position(t)) == t


def test_who_may_draw_shows_nothing() -> None:
    t = play(table("top: red 9; turn: 1; hand 1: blue 3, green 4; players: 3"), "draw")
    assert t.lacks == {}


def test_what_a_hand_lacks_travels_with_it() -> None:
    t = table(
        "top: red 9; turn: 2; hand 1: blue 3; hand 2: pass-on, red 1; hand 3: blue 1; lacks 1: 0 to follow red 9 in red"
    )
    play(t, "play pass-on solo")
    assert (lacks(t, 1), lacks(t, 2)) == ("", "0 to follow red 9 in red")


def test_sharing_out_that_fails_leaves_the_cards_where_they_lay() -> None:
    """Stirring begins with them: a card that was half dealt would lie there twice."""
    lack = Lack(table("top: red 9").demand, 0)
    hidden, pile = Place(2, b"", (lack,), [13, 14]), Place(2, cards=[0, 1])
    assert not share_out([hidden, pile], [0, 1, 2, 3], FastChance(1)), "four red cards, and the hand has none"
    assert (hidden.cards, pile.cards) == ([13, 14], [0, 1])


def test_a_re_deal_does_not_depend_on_how_the_hidden_cards_lie() -> None:
    laid = dealt("red 5")
    other = SOLO.redeal(laid, 0, FastChance(1))
    one, two = (SOLO.redeal(each, 0, FastChance(2)) for each in (laid, other))
    assert laid.hands[1:] != other.hands[1:]
    assert (one.hands, one.pile) == (two.hands, two.pile)


def test_stirring_keeps_every_hand_possible() -> None:
    """The last resort of a re-deal, when sharing out at random never comes out right."""
    lack = Lack(table("top: red 9").demand, 0)
    hidden = Place(4, b"", (lack,), [CODES["green 3"], CODES["green 4"], CODES["blue 1"], CODES["blue 2"]])
    pile = Place(8, cards=range(8))
    more = Place(6, cards=range(39, 45))
    stir([hidden, pile, more], FastChance(4))
    assert lack.permits(hidden.hand)
    assert hidden.hand != bytes([15, 16, 26, 27])
    assert sorted([*hidden.cards, *pile.cards, *more.cards]) == sorted([15, 16, 26, 27, *range(8), *range(39, 45)])


def test_events_of_a_turn_are_the_same_to_those_who_may_not_know() -> None:
    t = table(SWAPPING)
    play(t, "play red swap", "swap 2")
    told = t.events or []
    assert heard(told, 2) == heard(told, 3) == heard(told, None)
    assert heard(told, 0) != heard(told, 1)
    assert options(t)
