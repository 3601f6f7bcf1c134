"""The SOLO players: what they hear, what they reckon from it, and what each level makes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from forno.bots.bot import Observation
from forno.bots.policy import EXPERT, NOVICE, REGULAR, Skill
from forno.bots.solo.inference import HandInference
from forno.bots.solo.novice import OVERLOOKED
from forno.bots.solo.odds import HandOdds
from forno.bots.solo.policy import SoloPolicy
from forno.bots.solo.search_adapter import SoloSearchAdapter
from forno.core.chance import FastChance
from forno.core.event import Event
from forno.games.solo import SOLO, SoloTable, SoloView
from forno.games.solo.cards import read_card
from forno.games.solo.events import (
    Drew,
    Forgot,
    HandBegan,
    HandsPassed,
    HandsSwapped,
    Kept,
    PenaltyTaken,
    Played,
    Reshuffled,
    Started,
)
from forno.games.solo.knowledge.known import Lack
from forno.games.solo.moves import Draw
from forno.games.solo.rules.following import RAISE_SAME, demand_of
from forno.kernel.solo.trials import MANY_SEATS, UNLIKELY_FACTOR
from forno.observe import SelfPlay, observation_of
from forno.rulebook import LANGUAGES, hint
from harness.counts import count
from harness.rollouts.playouts import SoloPlayouts, expected_totals, solo_win_probability
from harness.rollouts.solo import rollout_move
from harness.scenes.solo import play, table

PLAYER = SoloPolicy()
LEVELS = {"novice": NOVICE, "regular": REGULAR, "expert": EXPERT}
RED, GREEN, BLUE, YELLOW = range(4)


def card(name: str) -> int:
    return read_card(name)


def observation(laid: SoloTable, told: Sequence[Event] = (), seat: int = 1, *, jumping: bool = False) -> Observation:
    return observation_of(SOLO, laid, seat - 1, told, jumping=jumping)


def says(looking: Observation, skill: Skill = EXPERT) -> tuple[str, str]:
    """The move and the reason, in text."""
    reasoned = PLAYER.choose(looking, skill)
    assert reasoned is not None
    return str(reasoned.move), reasoned.reason.name.removeprefix("solo-")


def could_not_follow(seat: int, colour: str) -> list[Event]:
    """A seat drew on a card of this colour and kept what came, before the present top card was laid."""
    return [HandBegan(1, 2), Started(card(f"{colour} 8")), Drew(seat - 1, 1, None), Kept(seat - 1)]


def played(seat: int, name: str, *, drawn: bool = False) -> Played:
    return Played(seat - 1, (card(name),), called=False, jumped=False, drawn=drawn)


# --- listening


def inference(*told: Event) -> HandInference:
    listening = HandInference(3)
    listening.listen([HandBegan(1, 0), *told])
    return listening


def test_who_keeps_what_was_drawn_has_nothing_that_fits() -> None:
    follow = demand_of(card("red 9"), RED)
    assert inference(Started(card("red 9")), Drew(1, 1, None)).lacks == {1: (Lack(follow, 1),)}
    assert inference(Started(card("red 9")), Drew(1, 1, None), Kept(1)).lacks == {1: (Lack(follow, 0),)}
    drawn = inference(Started(card("red 9")), Drew(1, 1, None), played(2, "red 3", drawn=True))
    assert drawn.lacks == {1: (Lack(follow, 0),)}, "the card that came went again"


def test_who_takes_a_penalty_cannot_raise() -> None:
    told = [Started(card("red draw-two")), Drew(1, 2, None), PenaltyTaken(1, 2, 2)]
    raising = demand_of(card("red draw-two"), RED, RAISE_SAME)
    listening = inference(*told)
    assert (listening.lacks, listening.penalty) == ({1: (Lack(raising, 2),)}, 0)


def test_cards_for_a_forgotten_call_show_nothing() -> None:
    assert inference(Started(card("red 9")), played(2, "red 1"), Forgot(1), Drew(1, 2, None)).lacks == {}


def test_what_is_lacking_travels_with_the_hand() -> None:
    told = [Started(card("red 9")), Drew(1, 1, None), Kept(1)]
    assert [*inference(*told, HandsSwapped(0, 1)).lacks] == [0]
    assert [*inference(*told, HandsPassed(0, 1)).lacks] == [2]
    assert [*inference(*told, HandsPassed(0, -1)).lacks] == [0]


def test_a_new_hand_starts_anew_and_a_reshuffle_hides_the_discards_again() -> None:
    told = [Started(card("red 9")), Drew(1, 1, None), Kept(1)]
    assert inference(*told, HandBegan(2, 1), Started(card("blue 1"))).lacks == {}
    seen = [Started(card("red swap")), played(1, "blue swap")]
    assert card("red swap") not in inference(*seen).hidden(b"")
    assert card("red swap") in inference(*seen, Reshuffled(1)).hidden(b"")
    assert card("blue swap") not in inference(*seen, Reshuffled(1)).hidden(b""), "it still lies on top"


# --- odds


def odds(told: Sequence[Event], laid: SoloTable) -> HandOdds:
    looking = observation(laid, told)
    assert isinstance(looking.view, SoloView)
    return HandOdds(looking, looking.view)


def test_odds_know_what_is_counted() -> None:
    laid = table("top: yellow 5; turn: 1; hand 1: red 1, red 2, red 3; hand 2: 1 unknown; hand 3: 8 unknown")
    red, blue = demand_of(card("red 8"), RED), demand_of(card("blue 8"), BLUE)
    plain = odds([], laid)
    assert plain.can_answer(1, red) < plain.can_answer(1, blue), "three red cards are in one's own hand"
    assert plain.can_answer(1, blue) == pytest.approx((25 + 6 + 12) / 108), "blue, other eights, black; of what is left"
    assert plain.can_answer(2, red) > plain.can_answer(1, red), "eight cards answer better than one"


def test_odds_know_who_could_not_follow() -> None:
    laid = table("top: yellow 5; turn: 1; hand 1: green 1, green 2; hand 2: 2 unknown; hand 3: 8 unknown")
    red = demand_of(card("red 3"), RED)
    told = [*could_not_follow(2, "red"), played(1, "yellow 5")]
    showed = odds(told, laid)
    assert showed.can_answer(1, red) < odds([], laid).can_answer(1, red) / 3
    assert showed.lacks_colour(1, RED)
    assert not showed.lacks_colour(1, BLUE)
    later = odds([*told, Drew(1, 2, None)], laid)
    assert later.can_answer(1, red) == pytest.approx(odds([], laid).can_answer(1, red), abs=0.02), "two new cards"


def test_a_card_given_away_is_known() -> None:
    laid = table("top: blue 5; turn: 1; hand 1: blue swap, green 1, green 2; hand 2: red 7; hand 3: 8 unknown")
    play(laid, "play blue swap", "swap 2")
    assert odds([], laid).can_answer(1, demand_of(card("green 9"), GREEN)) == 1.0
    assert odds([], laid).can_answer(1, demand_of(card("red 9"), RED)) == 0.0


# --- the expert


FIVES = "top: yellow 5; turn: 1; hand 1: red 5, blue 5, green 1, green 2; hand 2: 1 unknown; hand 3: 8 unknown"


@pytest.mark.parametrize("colour", ["red", "blue"])
def test_it_plays_what_the_next_player_lacks(colour: str) -> None:
    told = [*could_not_follow(2, colour), played(3, "yellow 5")]
    assert says(observation(table(FIVES), told)) == (f"play {colour} 5", "lacks")
    assert says(observation(table(FIVES), told), REGULAR)[0] == "play red 5", "who does not count takes any"


def test_it_plays_what_is_hardest_to_follow() -> None:
    laid = table(FIVES)
    told = [HandBegan(1, 2), *(played(3, f"blue {rank}") for rank in (1, 2, 3, 4, 6, 7)), played(3, "yellow 5")]
    assert says(observation(laid, told)) == ("play blue 5", "hard-to-follow")


def test_it_turns_away_from_who_is_nearly_out() -> None:
    laid = table(
        "top: red 4; turn: 1; hand 1: red 9, red reverse, blue 1, green 1; hand 2: 1 unknown; hand 3: 6 unknown"
    )
    assert says(observation(laid)) == ("play red reverse", "turn-away")


def test_it_stops_who_is_nearly_out() -> None:
    laid = table("top: red 4; turn: 1; hand 1: red 9, red skip, blue 1, green 1; hand 2: 1 unknown; hand 3: 6 unknown")
    assert says(observation(laid)) == ("play red skip", "attack")


def test_it_gives_nobody_a_last_card() -> None:
    laid = table("top: red 7; turn: 1; hand 1: pass-on, green 3; hand 2: 1 unknown")
    assert says(observation(laid)) == ("draw", "give-away")
    assert says(observation(laid), REGULAR)[0] == "play pass-on solo"


def test_it_takes_no_bigger_hand() -> None:
    laid = table("top: red 7; turn: 1; hand 1: pass-on, green 3, green 4; hand 2: 8 unknown")
    assert says(observation(laid)) == ("draw", "wait")


def test_a_black_card_is_kept_for_the_end_of_a_small_hand() -> None:
    laid = table("top: red 7; turn: 1; hand 1: choose-colour, red 3, red 4; hand 2: 2 unknown; hand 3: 8 unknown")
    assert says(observation(laid)) == ("play red 4", "keep-black")
    assert says(observation(laid), REGULAR) == ("play choose-colour", "costly")


def test_it_names_what_the_next_player_lacks() -> None:
    laid = table(
        "top: yellow 5; turn: 1; hand 1: choose-colour, red 1, green 2, green 9; hand 2: 1 unknown; hand 3: 8 unknown"
    )
    play(laid, "play choose-colour")
    told = [*could_not_follow(2, "blue"), played(3, "yellow 5"), played(1, "choose-colour")]
    assert says(observation(laid, told)) == ("colour blue", "colour-lacks")
    assert says(observation(laid, told), REGULAR) == ("colour green", "colour")


def test_it_names_what_it_holds_while_nobody_is_near() -> None:
    laid = table("top: yellow 5; turn: 1; hand 1: choose-colour, red 1, green 2, green 9; hand 2: 8 unknown")
    play(laid, "play choose-colour")
    assert says(observation(laid)) == ("colour green", "colour")


def test_of_equal_hands_it_takes_that_of_who_comes_first() -> None:
    text = "top: red 4; turn: 1; hand 1: red swap, blue 1, green 1, green 2; hand 2: 2 unknown; hand 3: 2 unknown"
    assert says(observation(play(table(text), "play red swap"))) == ("swap 2", "swap")
    back = play(table(text + "; direction: right"), "play red swap")
    assert says(observation(back)) == ("swap 3", "swap")


@pytest.mark.parametrize(("card", "regular"), [("red skip", ("pass", "unnoticed")), ("red 5", ("jump red 5", "jump"))])
def test_it_jumps_in_where_a_regular_player_sees_numbers_only_and_a_novice_nothing(
    card: str, regular: tuple[str, str]
) -> None:
    laid = table(f"top: {card}; turn: 1; hand 1: red 1; hand 2: {card}, green 1, green 2; hand 3: 8 unknown")
    looking = observation(laid, seat=2, jumping=True)
    assert says(looking) == (f"jump {card}", "jump")
    assert says(looking, REGULAR) == regular
    assert says(looking, NOVICE) == ("pass", "unnoticed")


@pytest.mark.parametrize(("players", "colour"), [(3, "blue"), (9, "red")])
def test_in_a_crowd_it_stops_nobody(players: int, colour: str) -> None:
    """Between three it plays what the next player lacks; among nine it goes by its own cards, and they are alike."""
    laid = table(FIVES + "".join(f"; hand {seat}: 8 unknown" for seat in range(4, players + 1)))
    told = [*could_not_follow(2, "blue"), played(3, "yellow 5")]
    assert says(observation(laid, told))[0] == f"play {colour} 5"


# --- the novice

FULL_SIGHT = 1
"""The number of a question at which the novice in seat 1 overlooks none of the cards below."""


def test_a_novice_takes_the_first_card_that_fits_a_regular_the_costliest_and_an_expert_keeps_black_ones() -> None:
    laid = table("top: red 7; turn: 1; hand 1: choose-colour, red 3, red draw-two; hand 2: 8 unknown")
    laid.serial = FULL_SIGHT
    assert says(observation(laid), NOVICE) == ("play red 3", "first")
    assert says(observation(laid), REGULAR) == ("play choose-colour", "costly")
    assert says(observation(laid), EXPERT)[0] == "play red draw-two"


def test_a_novice_overlooks_cards_and_forgets_half_of_its_calls() -> None:
    """A small child forgets half of its calls too, and sees every card. The same question gets the same answer."""
    laid = table("top: red 7; turn: 1; hand 1: red 3, blue 4; hand 2: 8 unknown")
    answers: Counter[tuple[str, str]] = Counter()
    for laid.serial in range(1000):
        answer = says(observation(laid), NOVICE)
        assert says(observation(laid), NOVICE) == answer
        answers[answer] += 1
    assert set(answers) == {("play red 3 solo", "alone"), ("play red 3", "alone"), ("draw", "overlooked")}
    assert answers["draw", "overlooked"] == pytest.approx(1000 * OVERLOOKED, rel=0.2)
    assert answers["play red 3", "alone"] == pytest.approx(answers["play red 3 solo", "alone"], rel=0.2)


def test_a_careless_moment_forgets_the_call_but_draws_nothing_needless() -> None:
    laid = table("top: red 7; turn: 1; hand 1: red 3, blue 4; hand 2: 8 unknown")
    assert [str(move) for move in PLAYER.plausible(observation(laid))] == ["play red 3 solo", "play red 3"]
    laid = table("top: red 7; turn: 1; hand 1: pass-on, blue 4; hand 2: 8 unknown")
    assert PLAYER.plausible(observation(laid)) == [Draw()], "nobody takes eight cards for one"


# --- what a search is told


def test_candidates_never_forget_the_call() -> None:
    laid = table("top: red 7; turn: 1; hand 1: red 3, red 4; hand 2: 8 unknown")
    adapter, looking = SoloSearchAdapter(), observation(laid)
    assert [*map(str, adapter.candidates(looking))] == ["play red 4 solo", "play red 3 solo", "draw"]
    reasoned = PLAYER.choose(looking, EXPERT)
    assert reasoned is not None
    assert adapter.candidates(looking)[0] == reasoned.move


def test_a_swap_card_is_tried_with_every_answer() -> None:
    laid = table("top: red 7; turn: 1; hand 1: red swap, red 3, red 4; hand 2: 8 unknown; hand 3: 5 unknown")
    adapter, looking = SoloSearchAdapter(), observation(laid)
    answers = {str(move): [*map(str, adapter.answers(looking, move))] for move in adapter.candidates(looking)}
    assert answers["play red swap"] == ["swap nobody", "swap 3", "swap 2"]
    assert answers["play red 3"] == answers["draw"] == []
    assert [str(move) for move in adapter.candidates(looking) if adapter.is_reluctant(move)] == ["draw"]
    last = observation(table("top: red 7; turn: 1; hand 1: red swap; hand 2: 8 unknown"))
    assert adapter.answers(last, adapter.candidates(last)[0]) == [], "it is the last card: nothing is asked"


def test_worlds_in_which_somebody_could_have_played_are_unlikely() -> None:
    told = [*could_not_follow(2, "red"), played(3, "yellow 5")]
    looking, playouts = observation(table(FIVES), told), SoloPlayouts()
    without = table(FIVES.replace("hand 2: 1 unknown", "hand 2: blue 9"))
    holding = table(FIVES.replace("hand 2: 1 unknown", "hand 2: red 9"))
    assert playouts.likelihood(without, looking) == 1.0
    assert playouts.likelihood(holding, looking) == pytest.approx(UNLIKELY_FACTOR)
    assert playouts.likelihood(holding, observation(table(FIVES), [])) == 1.0, "another question, another lesson"


def test_odds_to_win_are_shares() -> None:
    totals = [120, 40, 250, 40]
    shares = [solo_win_probability(totals, seat, over=False) for seat in range(4)]
    assert sum(shares) == pytest.approx(1)
    assert shares[1] == shares[3] > shares[0] > shares[2]
    assert solo_win_probability([20, 290], 0, over=False) > solo_win_probability([20, 100], 0, over=False), (
        "the nearer the end the surer"
    )
    assert [solo_win_probability([40, 301, 40], seat, over=True) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_going_out_is_worth_more_than_waiting() -> None:
    playouts, chance = SoloPlayouts(), FastChance(3)
    laid = table("top: red 7; turn: 1; hand 1: red 3; hand 2: 5 unknown; hand 3: 5 unknown")
    values: dict[str, float] = {"play red 3": 0.0, "draw": 0.0}
    for _ in range(30):
        sampled_table = SOLO.redeal(laid, 0, chance)
        for move in values:
            tried = sampled_table.copy()
            tried.act(SOLO.read_move(move))
            values[move] += playouts.play_out(tried, 0, chance) / 30
    assert values["play red 3"] > values["draw"] + 0.05


@pytest.mark.parametrize("players", [2, 3, 10])
def test_the_quick_player_goes_by_its_own_hand(players: int) -> None:
    """In every world that a seat could not tell from this one, it does the same, and something legal."""
    chance = FastChance(players)
    laid = SOLO.deal(players, chance)
    laid.events = None
    questions = 0
    while questions < 250 and not laid.is_over:
        move, seat = rollout_move(laid), laid.seat
        assert move in laid.legal_moves()
        sampled = SOLO.redeal(laid, seat, chance)
        assert (sampled.seat, bool(sampled.race_queue)) == (seat, bool(laid.race_queue)), "it is asked there as here"
        assert rollout_move(sampled) == move
        laid.act(move)
        questions += 1


# --- all of them


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "options", [{}, {"triples": "on", "may-draw": "off", "raising": "mixed", "jump-in": "numbers"}]
)
def test_every_thought_is_an_option_and_can_be_said(level: str, options: dict[str, str]) -> None:
    self_play, reasons = SelfPlay(SOLO, 4, FastChance(5), options), {}
    for _ in range(400):
        looking = self_play.observation()
        reasoned = PLAYER.choose(looking, LEVELS[level])
        assert reasoned is not None
        assert reasoned.move in looking.legal_moves
        assert reasoned == PLAYER.choose(looking, LEVELS[level]), "the same observation, the same thought"
        plausible = PLAYER.plausible(looking)
        assert plausible
        assert all(move in looking.legal_moves for move in plausible)
        reasons[reasoned.reason.name] = reasoned.reason.values
        self_play.play(reasoned.move)
        if self_play.is_over:
            break
    usual = {lang: hint("usual", {}, lang) for lang in LANGUAGES}
    for name, values in reasons.items():
        for lang in LANGUAGES:
            said = hint(name, {**values, "name": "Zoe"}, lang)
            assert "{" not in said, said
            assert said != usual[lang] or name == "usual", name


def total_of(skills: Sequence[Skill], players: int, seed: int) -> list[int]:
    """What one hand cost each."""
    self_play, chance = SelfPlay(SOLO, players, FastChance(seed)), FastChance(seed + 1000)
    table: Any = self_play.table
    while table.number == 1 and not self_play.is_over:
        self_play.play(answer(self_play.observation(), skills[self_play.seat], chance))
    return list(table.totals)


def answer(looking: Observation, skill: Skill, chance: FastChance) -> Any:
    if len(looking.legal_moves) == 1:
        return looking.legal_moves[0]
    if chance.below(100) >= 100 * skill.care:
        moves = PLAYER.plausible(looking)
        return moves[chance.below(len(moves))]
    reasoned = PLAYER.choose(looking, skill)
    assert reasoned is not None
    return reasoned.move


@pytest.mark.parametrize(
    ("better", "worse", "hands"),
    [(REGULAR, NOVICE, count(30, 60)), (EXPERT, NOVICE, count(30, 60)), (EXPERT, REGULAR, count(40, 250))],
)
def test_levels_are_in_order(better: Skill, worse: Skill, hands: int) -> None:
    """Both seats of the same deals: the better one is left with fewer points. It follows from the seeds."""
    ahead = 0
    for seed in range(hands):
        first, second = total_of([better, worse], 2, seed), total_of([worse, better], 2, seed)
        ahead += first[1] - first[0] + second[0] - second[1]
    assert ahead > 0


@pytest.mark.parametrize("players", [MANY_SEATS - 1, MANY_SEATS, 10])
def test_in_a_crowd_a_hand_is_not_played_to_its_end(players: int) -> None:
    ended = 0
    for seed in range(20):
        dealt = SOLO.deal(players, FastChance(seed))
        worth = SoloPlayouts().play_out(dealt, dealt.seat, FastChance(seed))
        assert 0 <= worth <= 1
        ended += dealt.number > 1
    assert ended == 20 if players < MANY_SEATS else ended < 10


def test_in_a_crowd_one_expects_less_with_fewer_points_in_hand() -> None:
    dealt = SOLO.deal(10, FastChance(1))
    dealt.hands[3] = bytes(dealt.hands[3][:1])
    dealt.totals[:] = [100] * 10
    totals = expected_totals(dealt)
    assert min(totals) == totals[3] > 100
    assert solo_win_probability(totals, 3, over=False) > 1 / 10
    dealt.totals[:] = [290] * 10
    assert solo_win_probability(expected_totals(dealt), 3, over=False) > 1 / 10, "near the end as well"
