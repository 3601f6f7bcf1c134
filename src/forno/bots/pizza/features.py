"""The features of an observation: own cards, piles, and the oven as the seat remembers it."""

from __future__ import annotations

from collections.abc import Sequence

from forno.bots.bot import Observation
from forno.bots.pizza.memory import oven_of
from forno.bots.pizza.oven_model import ANYTHING, OvenModel
from forno.bots.pizza.plan import CARDS_A_TURN, PlanParameters, SeatState, turns_a_round
from forno.bots.pizza.recipes import recipe_named
from forno.bots.policy import Skill
from forno.games.pizza.cards import CHEF, Counts, counted, worth
from forno.games.pizza.variants import Variant, variant
from forno.games.pizza.view import PizzaView

YOUNG = 0.75
"""The share of the kitchen above which an oven is young."""


def hand_of(view: PizzaView) -> Counts:
    assert view.ingredients is not None
    return counted(view.ingredients, 2 * len(variant(view.variant).kinds))


def by_kind(counts: Sequence[int]) -> list[int]:
    """Return the value of some cards, by kind."""
    return [worth(counts, kind) for kind in range(len(counts) // 2)]


def mine_of(observation: Observation, skill: Skill) -> SeatState:
    """Return the state of a seat, which plans are made from."""
    view = observation.view
    assert isinstance(view, PizzaView)
    assert view.orders is not None
    game, hand = variant(view.variant), hand_of(view)
    held = by_kind(hand)
    oven = remembered(observation, view, skill)
    mix = mix_of(game, view, held, oven, skill)
    a_head = view.kitchen / len(view.places)
    later = (view.rounds - view.round) * turns_a_round(game, len(view.places))
    turns, place = 1 + a_head / CARDS_A_TURN, view.places[observation.seat]
    return SeatState(
        seat=observation.seat,
        held=held,
        doubles=hand[1::2],
        orders=[recipe_named(view.variant, place.own, name) for name in view.orders],
        oven_model=model_oven(observation, view, oven, mix, held),
        mix=mix,
        draws=a_head,
        turns=turns,
        is_final=view.round >= view.rounds,
        to_spare=turns + later - place.orders - place.waiter,
        orders_leave=game.failed_orders_leave,
        helped=game.help,
        is_young=skill.counts and is_young(view, game),
        temper=PlanParameters(waits=skill.waits, patience=skill.patience)
        if skill.counts
        else PlanParameters(waits=skill.waits, patient=skill.waits, patience=skill.patience),
    )


def is_young(view: PizzaView, game: Variant) -> bool:
    """Tell whether two play and most of the kitchen is left."""
    players = len(view.places)
    kitchen = sum(game.deck(players)) - players * game.dealt.ingredients
    return players == 2 and not view.emptying and view.kitchen >= YOUNG * kitchen


def remembered(observation: Observation, view: PizzaView, skill: Skill) -> list[int]:
    """Return the oven, the first card to come out first. Without the events only its size is known."""
    colours = [place.own for place in view.places]
    oven = oven_of(observation.heard, observation.seat, view.variant, colours, skill.memory)
    return oven if len(oven) == view.oven else [ANYTHING] * view.oven


def mix_of(game: Variant, view: PizzaView, held: list[int], oven: list[int], skill: Skill) -> list[float]:
    """Return the distribution of hidden cards over the kinds: counted, or uniform."""
    kinds = len(game.kinds)
    if not skill.counts:
        return [1 / kinds] * kinds
    there = by_kind(counted([card for card in (*oven, *view.table) if 0 <= card < CHEF], 2 * kinds))
    deck = by_kind(game.deck(len(view.places)))
    left = [max(0.5, deck[kind] - held[kind] - there[kind]) for kind in range(kinds)]
    return [number / sum(left) for number in left]


def model_oven(
    observation: Observation, view: PizzaView, oven: list[int], mix: list[float], held: list[int]
) -> OvenModel:
    """Return the model of the oven for the next order; while the oven is emptied, for its end."""
    chef = view.chef if view.emptying else view.holder
    return model_table(observation, view, chef, mix).read(oven, observation.seat, held)


def model_table(observation: Observation, view: PizzaView, chef: int, mix: list[float]) -> OvenModel:
    """Return the model of the cards that lie on the table now."""
    colours, doubles_fitting = [place.own for place in view.places], observation.options.get("doubles") == "fitting"
    there = OvenModel(view.variant, colours, len(mix), chef, mix, doubles_fitting=doubles_fitting)
    there.add_cards(view.table)
    return there
