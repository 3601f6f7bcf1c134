"""Small variants: games with a part of their cards, played by the same rules; what cannot be played is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

import forno
from forno import bots
from forno.core.chance import FastChance
from forno.core.errors import Impossible, Refused, Unreadable
from forno.core.game import Game
from forno.core.position import Position
from forno.games.pizza import MAMMA_MIA
from forno.games.solo import SOLO
from forno.games.variants import in_variant, variant_names
from forno.observe import SelfPlay
from forno.testing import check_game
from harness.counts import count

MOST_MOVES = 5000
MOST_SEARCHED = count(60, MOST_MOVES)
"""Moves of a game for which master searches, before expert plays it to its end."""
BUILT_IN = {"mamma-mia": ["small", "tiny"], "solo": ["tiny"]}
BOTH_BOXES = {
    "cards": {"pineapple": 8, "double pineapple": 2, "olive": 8, "double olive": 2},
    "orders": ["minimale", "quartet-pineapple", "quartet-olive"],
    "rounds": 2,
    "hand": 5,
    "dealt": {"ingredients": 4, "orders": 1},
}
THREE_HANDS = {"cards": {"1": 1, "9": 2, "swap": 1, "draw-four": 2, "pass-on": 1}, "dealt": 4, "goal": 60, "rounds": 3}
PLAYED = [
    *(in_variant(forno.game(name), variant) for name, variants in BUILT_IN.items() for variant in variants),
    in_variant(forno.game("grande"), BOTH_BOXES),
    in_variant(forno.game("plus"), {"rounds": 1}),
    in_variant(SOLO, THREE_HANDS),
]
TABLES = [
    pytest.param(game, players, id=f"{game.full_name}-{players}")
    for game in PLAYED
    for players in range(game.least, game.most + 1)
]
every_variant = pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.full_name)


def play_at_random(game: Game, players: int, seed: int) -> Any:
    """A whole game of random moves."""
    table = game.deal(players, FastChance(seed))
    chance = FastChance(seed)
    for _ in range(MOST_MOVES):
        moves = table.legal_moves()
        table.act(moves[chance.below(len(moves))])
        if table.is_over:
            return table
    raise AssertionError("the game does not end")


# --- the rules play them


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_law_holds_in_a_variant(game: Game, players: int) -> None:
    check_game(game, games=1, players=players)


@every_variant
@pytest.mark.parametrize("level", ["novice", "expert", f"master@{count(1, 5)}"])
def test_every_level_plays_a_variant(game: Game, level: str) -> None:
    bot, chance = bots.find(level), FastChance(1)
    self_play = SelfPlay(game, 2, FastChance(2))
    for move in range(MOST_MOVES):
        if move == MOST_SEARCHED and bot.searches_in(game):
            bot = bots.find("expert")
        sampler = FastChance(3) if bot.searches_in(game) else None
        self_play.play(bot.choose(self_play.observation(sampler), chance))
        if self_play.is_over:
            break
    assert self_play.is_over
    assert sorted(self_play.outcome.places) in ([1, 1], [1, 2])


@pytest.mark.parametrize("name", forno.game_names())
def test_the_built_in_variants_of_a_game_are_listed(name: str) -> None:
    assert variant_names(forno.game(name)) == BUILT_IN.get(name, [])


def test_a_variant_of_mamma_mia_has_its_cards_orders_and_round() -> None:
    tiny = in_variant(MAMMA_MIA, "tiny")
    table: Any = tiny.deal(2, FastChance(1))
    assert tiny.cards(table) == Counter(
        {"pineapple": 4, "olive": 4, "chef card": 1, "minimale of 1": 1, "minimale of 2": 1}
    )
    assert [table.order_names(seat, table.orders[seat]) for seat in (0, 1)] == [("minimale",)] * 2
    assert table.waiters == [[], []]
    assert (table.rounds, table.sizes) == (1, [2, 2])
    assert tiny.colours == ("yellow", "purple")
    assert tiny.deal(2, 1, {"colours": "purple"}).colours == [1, 0]  # type: ignore[attr-defined]
    with pytest.raises(Refused, match=r"setup\.colour \(colour: green"):
        tiny.deal(2, 1, {"colours": "green"})
    with pytest.raises(Refused, match=r"setup\.players \(players: 3, least: 2, most: 2"):
        tiny.deal(3)


def test_a_waiter_has_only_the_orders_of_the_variant() -> None:
    table: Any = in_variant(MAMMA_MIA, {"orders": ["minimale", "classic-four-olive"]}).deal(3, FastChance(1))
    held = [{*table.order_names(seat, table.orders[seat]), *names(table, seat)} for seat in range(3)]
    assert held == [{"minimale", "classic-four-olive"}, {"minimale"}, {"minimale", "classic-four-olive"}]


def names(table: Any, seat: int) -> list[str]:
    return [table.order(seat, number).name for number in table.waiters[seat]]


def test_a_variant_of_solo_has_its_cards_and_one_hand() -> None:
    tiny = in_variant(SOLO, "tiny")
    table = tiny.deal(2, FastChance(1))
    coloured = ["1", "2", "3", "skip", "reverse", "draw-two"]
    wanted = Counter(f"{colour} {card}" for colour in ("red", "blue") for card in coloured)
    assert tiny.cards(table) == wanted + Counter(["choose-colour"])
    assert [len(hand) for hand in table.hands] == [3, 3]  # type: ignore[attr-defined]
    assert play_at_random(tiny, 2, 1).number == 1
    assert tiny.most == 4


def test_a_game_of_solo_ends_above_its_goal_or_with_its_last_hand() -> None:
    games = [play_at_random(in_variant(SOLO, THREE_HANDS | {"goal": 250}), 2, seed) for seed in range(30)]
    assert all(max(table.totals) > 250 or table.number == 3 for table in games)
    assert {(max(table.totals) > 250, table.number) for table in games} >= {(True, 2), (True, 3), (False, 3)}


def test_what_a_variant_does_not_say_is_as_in_its_game() -> None:
    same = in_variant(SOLO, {})
    assert same.deal(4, 7).state() == SOLO.deal(4, 7).state()
    assert same.most == SOLO.most
    one_round = in_variant(forno.game("plus"), {"rounds": 1})
    assert one_round.cards(one_round.deal(4, 7)) == forno.game("plus").cards(forno.game("plus").deal(4, 7))


def test_one_round_holds_without_help_too() -> None:
    table = in_variant(forno.game("plus"), {"rounds": 1}).deal(3, 1, {"help": "off"})
    assert table.rounds == 1  # type: ignore[attr-defined]


def test_a_variant_is_told_in_words() -> None:
    tiny = in_variant(MAMMA_MIA, "tiny")
    assert (tiny.name, tiny.variant_name, tiny.full_name) == ("mamma-mia", "tiny", "mamma-mia in the variant tiny")
    assert repr(tiny) == "<Game mamma-mia in the variant tiny, 2 to 2 players>"
    assert str(tiny).startswith("mamma-mia in the variant tiny, for 2 to 2 players")
    assert in_variant(MAMMA_MIA, {"rounds": 1}).variant_name == "unnamed"
    assert in_variant(MAMMA_MIA, {"name": "short", "rounds": 1}).variant_name == "short"
    assert MAMMA_MIA.full_name == "mamma-mia"


def test_a_position_of_a_variant_has_its_cards_alone() -> None:
    tiny = in_variant(MAMMA_MIA, "tiny")
    with pytest.raises(Impossible, match=r"hand 1: too many pepper: with this line more than the 0 of the deck"):
        tiny.set_up(Position({"hand 1": "pepper"}))
    with pytest.raises(Impossible, match="waiter 1: seat 1 has no order 'monotoni'"):
        tiny.set_up(Position({"waiter 1": "monotoni"}))
    with pytest.raises(Impossible, match="waiter 1: 7 orders of seat 1 are nowhere"):
        MAMMA_MIA.set_up(tiny.position(tiny.deal(2, 1)))
    solo = in_variant(SOLO, "tiny")
    with pytest.raises(Impossible, match="green 1 is there 1 times, the deck has 0"):
        solo.set_up(Position({"hand 1": "green 1"}))
    with pytest.raises(Impossible, match="hand number: a game of 1 hands"):
        solo.set_up(Position({"hand number": "2"}))


# --- what cannot be played

REFUSED: Mapping[str, tuple[str, Any, str]] = {
    "name": ("mamma-mia", "tinny", "tinny: no variant of mamma-mia has this name; there are: small, tiny; did you"),
    "no names": ("plus", "tiny", "tiny: no variant of plus has this name; there are none; describe one by a mapping"),
    "field": ("mamma-mia", {"colour": 1}, "variant of mamma-mia: Object contains unknown field `colour`"),
    "type": ("mamma-mia", {"rounds": "one"}, "variant of mamma-mia: Expected `int | null`, got `str`"),
    "card": ("mamma-mia", {"cards": {"shrimp": 1}}, "has no card 'shrimp'; its cards are pineapple, olive, pepper"),
    "double": ("mamma-mia", {"cards": {"double olive": 1}}, "cards: mamma-mia has no card 'double olive'"),
    "cards": ("mamma-mia", {"cards": {"olive": 14}}, "cards: olive: expected a number from 0 to 13, found 14"),
    "negative": ("mamma-mia", {"cards": {"olive": -1}}, "cards: olive: expected a number from 0 to 13, found -1"),
    "kinds": ("mamma-mia", {"cards": {"olive": 5}}, "cards: 2 players need cards of 2 kinds"),
    "deck": ("mamma-mia", {"cards": {"olive": 6, "salami": 6}}, "2 players with 6 each need 13 cards or more"),
    "order": ("mamma-mia", {"orders": ["normale"]}, "has no order 'normale'; its orders are classic-four-olive"),
    "waiter": ("mamma-mia", {"orders": ["classic-four-olive"]}, "purple has 0 of these orders, and needs 1"),
    "few orders": ("grande", {"orders": ["minimale"]}, "orders: yellow has 1 of these orders, and needs 2"),
    "unserved": (
        "mamma-mia",
        {"cards": {"olive": 7, "salami": 7}, "orders": ["classic-all"]},
        "orders: classic-all of purple needs more than all these cards; they suffice for classic-four-salami, monotoni",
    ),
    "bombastica": (
        "mamma-mia",
        {"cards": {"olive": 7, "salami": 7}, "orders": ["bombastica"]},
        "orders: bombastica of purple needs more than all these cards",
    ),
    "rounds": ("mamma-mia", {"rounds": 4}, "rounds: expected a number from 1 to 3, found 4"),
    "no round": ("mamma-mia", {"rounds": 0}, "rounds: expected a number from 1 to 3, found 0"),
    "hand": ("mamma-mia", {"hand": 8}, "hand: expected a number from 1 to 7, found 8"),
    "dealt": (
        "mamma-mia",
        {"hand": 3, "dealt": {"ingredients": 3, "orders": 1}},
        "dealt: ingredients: expected a number from 1 to 2, found 3",
    ),
    "orders dealt": (
        "mamma-mia",
        {"dealt": {"ingredients": 1, "orders": 7}},
        "dealt: orders: expected a number from 0 to 6, found 7",
    ),
    "colour of solo": ("solo", {"colours": ["pink"]}, "there is no 'pink'; the colours are red, green, blue, yellow"),
    "card of solo": ("solo", {"cards": {"10": 1}}, "cards: there is no '10'; the cards are 1, 2, 3"),
    "cards of solo": ("solo", {"cards": {"swap": 2}}, "cards: swap: expected a number from 0 to 1, found 2"),
    "deck of solo": ("solo", {"cards": {"1": 2}}, "cards: two players with 8 each need 17 cards or more"),
    "dealt in solo": ("solo", {"dealt": 9}, "dealt: expected a number from 1 to 8, found 9"),
    "hands of solo": ("solo", {"rounds": 0}, "rounds: expected a number from 1 to 1000, found 0"),
    "goal of solo": ("solo", {"goal": 301}, "goal: expected a number from 1 to 300, found 301"),
    "field of solo": ("solo", {"hand": 3}, "variant of solo: Object contains unknown field `hand`"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_variant_that_cannot_be_played_is_refused(what: str) -> None:
    name, variant, words = REFUSED[what]
    with pytest.raises(Unreadable) as refused:
        in_variant(forno.game(name), variant)
    assert words in str(refused.value)


SMALLEST = {"cards": {"olive": 4, "salami": 3}, "orders": ["minimale"], "dealt": {"ingredients": 3, "orders": 1}}
TWO_DOUBLES = {"cards": {"olive": 12, "double olive": 1, "double salami": 1}, "orders": ["two-doubles"]}
PLAYABLE: list[tuple[str, Mapping[str, Any]]] = [
    ("mamma-mia", SMALLEST),
    ("mamma-mia", {"cards": {"olive": 13, "salami": 13}, "orders": ["bombastica", "monotoni"]}),
    ("mamma-mia", {"rounds": 3, "hand": 7, "dealt": {"ingredients": 7, "orders": 0}}),
    ("grande", TWO_DOUBLES | {"dealt": {"ingredients": 5, "orders": 1}}),
    ("solo", {"colours": ["red"], "cards": {"1": 2, "2": 1}, "dealt": 1, "rounds": 1000, "goal": 300}),
]


@pytest.mark.parametrize(("name", "variant"), PLAYABLE)
def test_at_its_bounds_a_variant_can_be_played(name: str, variant: Mapping[str, Any]) -> None:
    assert in_variant(forno.game(name), variant).deal(2, 1)
