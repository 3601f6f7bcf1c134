"""The policy of the pizza games: it feeds the oven for its own orders, lays them when they are likely, and helps."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from forno.bots.bot import Observation
from forno.bots.pizza.baking import best_serving
from forno.bots.pizza.features import by_kind, hand_of, mine_of
from forno.bots.pizza.plan import SeatState, wants
from forno.bots.pizza.turns import lay, put, wants_orders
from forno.bots.policy import ReasonedMove, Skill, because
from forno.core.move import Pass
from forno.games.pizza.cards import say, value, worth
from forno.games.pizza.moves import Ask, Commit, Draw, Fail, Give, Kind, Name, Put, Refuse, Series, Serve, Show
from forno.games.pizza.variants import variant
from forno.games.pizza.view import PizzaView

GOOD = 0.5
"""The chance above which an order is called likely."""

# --- a turn


def put_ingredients(observation: Observation, view: PizzaView, skill: Skill) -> ReasonedMove:
    """Put in what the next order needs, just below it; else what is needed least."""
    mine = mine_of(observation, skill)
    move, plan = put(mine, hand_of(view))
    move = nearest(observation.legal_moves, move)
    if plan is None or plan.kind != move.kind:
        return because(move, "pizza-put-spare" if is_spare(mine, move) else "pizza-put-least", cards=said(move))
    why = "pizza-put-scarcest" if plan.recipe.card.scarcest else "pizza-put-for"
    return because(move, why, cards=said(move), order=plan.recipe.name, keep=round(plan.kept))


def is_spare(mine: SeatState, move: Put) -> bool:
    """Tell whether what stays in hand is enough for all own orders, to the nearest card."""
    left = mine.held[move.kind] - move.singles - 2 * move.doubles
    return left >= wants(mine)[move.kind] - 0.5


def nearest(options: Iterable[Put], wanted: Put) -> Put:
    """Return the move, or the nearest legal put of its kind."""
    puts = [move for move in options if move.kind == wanted.kind]
    return wanted if wanted in puts else puts[0]


def said(move: Put) -> str:
    return say((2 * move.kind,) * move.singles + (2 * move.kind + 1,) * move.doubles)


def lay_order(observation: Observation, view: PizzaView, skill: Skill) -> ReasonedMove:
    """Lay the likeliest order, if it is likely enough."""
    mine = mine_of(observation, skill)
    move, plan = lay(mine)
    if plan is None or move == Pass():
        return because(Pass(), "pizza-wait")
    order = plan.recipe.name
    if plan.odds >= GOOD:
        return because(move, "pizza-lay", order=order)
    return because(move, why_laid(mine), order=order)


def why_laid(mine: SeatState) -> str:
    """Return the reason to lay an order that is not likely to be served."""
    if mine.is_final:
        return "pizza-lay-last"
    if not mine.orders_leave:
        return "pizza-lay-try"
    return "pizza-lay-chance" if mine.to_spare > 0 else "pizza-lay-bold"


def draw_cards(observation: Observation, view: PizzaView, skill: Skill) -> ReasonedMove:
    """Draw orders if there are few, and ingredients to lay them with; else draw ingredients."""
    mine, place = mine_of(observation, skill), view.places[observation.seat]
    game = variant(view.variant)
    room = min(game.hand - place.ingredients - place.orders, game.draw_limit)
    if wants_orders(mine.is_final, mine.turns, place.orders, place.ingredients, room):
        return because(Draw("waiter"), "pizza-draw-waiter", count=place.orders)
    return because(Draw("kitchen"), "pizza-draw-kitchen")


# --- the oven is emptied


def serve(observation: Observation, view: PizzaView, skill: Skill) -> ReasonedMove:
    """Serve in the best way until the oven is empty; without counting, with the fewest cards from hand."""
    assert view.question is not None
    if skill.counts and len(view.question.shown["orders"]) == 1:
        return why_served(best_serving(observation, view, skill), observation.legal_moves)
    ways = [move for move in observation.legal_moves if isinstance(move, Serve)]
    if not ways:
        ask = next((move for move in observation.legal_moves if isinstance(move, Ask)), None)
        return why_served(ask or Fail(), observation.legal_moves)
    wanted = wants(mine_of(observation, skill))
    best = min(ways, key=lambda move: (len(move.cards), sum(wanted[card // 2] for card in (*move.cards, *move.way))))
    return why_served(best, observation.legal_moves)


def why_served(move: Any, options: Iterable[Any]) -> ReasonedMove:
    """Return the move with its reason: asking and failing have another one where the hand could pay."""
    can_pay = any(isinstance(other, Serve) for other in options)
    if isinstance(move, Ask):
        return because(move, "pizza-ask-spare" if can_pay else "pizza-ask")
    if isinstance(move, Fail):
        return because(move, "pizza-fail-spare" if can_pay else "pizza-fail")
    if not move.cards:
        return because(move, "pizza-serve-free")
    return because(move, "pizza-serve", cards=say(move.cards))


def lay_series(observation: Observation, view: PizzaView, skill: Skill) -> ReasonedMove:
    """Lay as many quartets as table and hand can pay for at once."""
    assert view.question is not None
    [revealed] = view.question.shown["orders"]
    lacks = {move: series_lack(view, revealed, move) for move in observation.legal_moves if isinstance(move, Series)}
    payable = [(len(move.orders), -lack, move) for move, lack in lacks.items() if lack is not None]
    if not payable:
        return because(Pass(), "pizza-no-series")
    best = max(payable, key=lambda paid: paid[:2])[2]
    return because(best, "pizza-series", count=len(best.orders) + 1)


def series_lack(view: PizzaView, revealed: str, move: Series) -> int | None:
    """Return the number of ingredients that the hand must add; None if it cannot."""
    needs = dict(zip(move.orders, move.numbers, strict=True))
    needs[revealed] = sum(range(1, len(needs) + 2)) - sum(move.numbers)
    held, kinds, lacks = by_kind(hand_of(view)), variant(view.variant).kinds, 0
    for name, number in needs.items():
        kind = kinds.index(name.rpartition("-")[2])
        lack = max(0, number - value(card for card in view.table if card // 2 == kind))
        if lack > held[kind]:
            return None
        lacks += lack
    return lacks


# --- help


def choose_way(observation: Observation, view: PizzaView, skill: Skill) -> ReasonedMove:
    """Choose the way with the least missing from table and hand."""
    held = by_kind(hand_of(view))
    there = [number + value(c for c in view.table if c // 2 == kind) for kind, number in enumerate(held)]

    def lack(move: Any) -> int:
        needs = [value(card for card in move.way if card // 2 == kind) for kind in range(len(there))]
        return sum(max(0, need - have) for need, have in zip(needs, there, strict=True))

    return because(min(observation.legal_moves, key=lack), "pizza-way")


def request_help(observation: Observation, view: PizzaView, skill: Skill) -> ReasonedMove:
    """Ask for as little as possible: a smaller request is likelier to be met."""
    best = min(observation.legal_moves, key=lambda move: (len(move.request), len(move.pledge)))
    return because(best, "pizza-want", cards=say(best.request))


def request_number(observation: Observation, view: PizzaView, skill: Skill) -> ReasonedMove:
    best = min(observation.legal_moves, key=lambda move: (move.asked, len(move.pledge)))
    return because(best, "pizza-number", count=best.asked)


def request_kind(observation: Observation, view: PizzaView, skill: Skill) -> ReasonedMove:
    """Ask for all of the kind with the most unseen cards."""
    assert view.question is not None
    named = view.question.shown["named"]
    left = view.question.shown["asked"] - sum(named)
    kind = len(named)
    number = left if kind >= most_elsewhere(view) else 0
    return because(Kind(kind, number), "pizza-kind" if number else "pizza-kind-none")


def most_elsewhere(view: PizzaView) -> int:
    """Return the kind with the most cards that this seat cannot see."""
    deck = variant(view.variant).deck(len(view.places))
    seen = [*view.table, *(view.ingredients or ())]
    return max(range(len(deck) // 2), key=lambda kind: worth(deck, kind) - value(c for c in seen if c // 2 == kind))


def answer_help(observation: Observation, view: PizzaView, skill: Skill) -> ReasonedMove:
    """Help as long as there is an order to get as the reward, which is worth the cards."""
    assert view.viewer is not None
    gifts = [move for move in observation.legal_moves if isinstance(move, Give)]
    if not gifts:
        return because(Refuse(), "pizza-cannot-give")
    if not view.places[view.viewer].waiter:
        return because(Refuse(), "pizza-no-reward")
    best = min(gifts, key=lambda move: len(move.cards))
    return because(best, "pizza-give", cards=say(best.cards))


# --- duel and match


def commit_to_duel(observation: Observation, view: PizzaView, skill: Skill) -> ReasonedMove:
    """Commit a little more than the others may hold, if there is as much; else all."""
    commits = [move for move in observation.legal_moves if isinstance(move, Commit)]
    if not commits:
        return because(Fail(), "pizza-no-duel")
    expected = in_other_hands(view)
    enough = [move for move in commits if move.total > expected + 1]
    best = min(enough, key=lambda move: move.total) if enough else max(commits, key=lambda move: move.total)
    return because(best, "pizza-duel" if enough else "pizza-duel-all", count=best.total)


def in_other_hands(view: PizzaView) -> float:
    """Return the expected number of cards of the own kind that the others hold together."""
    assert view.viewer is not None
    own = view.places[view.viewer].own
    deck = variant(view.variant).deck(len(view.places))
    seen = [*view.table, *(view.ingredients or ())]
    unseen = worth(deck, own) - value(card for card in seen if card // 2 == own)
    hidden = sum(deck) - len(seen)
    others = sum(place.ingredients for place in view.places) - len(view.ingredients or ())
    return unseen * others / max(1, hidden)


def answer_duel(observation: Observation, view: PizzaView, skill: Skill) -> ReasonedMove:
    """Show the cards in a duel: they return to the hand, and may stop an order."""
    return because(Show(), "pizza-show")


def name_opponent(observation: Observation, view: PizzaView, skill: Skill) -> ReasonedMove:
    """Name the seat with the fewest ingredients: it has the smallest choice."""
    names = [move for move in observation.legal_moves if isinstance(move, Name)]
    if not names:
        return because(Fail(), "pizza-fail")
    best = min(names, key=lambda move: view.places[move.seat].ingredients)
    return because(best, "pizza-name", seat=best.seat, count=view.places[best.seat].ingredients)


def show_for_match(observation: Observation, view: PizzaView, skill: Skill) -> ReasonedMove:
    """Show a kind that is frequent in the own hand and on the table: the owner is less likely to hold it."""
    seen = [card // 2 for card in (*view.table, *(view.ingredients or ()))]
    best = max(observation.legal_moves, key=lambda move: seen.count(move.card // 2))
    return because(best, "pizza-show-card", card=say([best.card]))


def answer_match(observation: Observation, view: PizzaView, skill: Skill) -> ReasonedMove:
    return because(observation.legal_moves[0], "pizza-match", cards=say(observation.legal_moves[0].cards))


ANSWERS: dict[str, Callable[[Observation, PizzaView, Skill], ReasonedMove]] = {
    "put-ingredients": put_ingredients,
    "lay-order": lay_order,
    "draw-cards": draw_cards,
    "choose-serving": serve,
    "cover-missing": serve,
    "lay-series": lay_series,
    "choose-way": choose_way,
    "request-help": request_help,
    "request-number": request_number,
    "request-kind": request_kind,
    "answer-help": answer_help,
    "commit-to-duel": commit_to_duel,
    "answer-duel": answer_duel,
    "name-opponent": name_opponent,
    "show-for-match": show_for_match,
    "answer-match": answer_match,
}


class PizzaPolicy:
    """The policy for each question of the pizza games."""

    def choose(self, observation: Observation, skill: Skill) -> ReasonedMove | None:
        view = observation.view
        assert isinstance(view, PizzaView)
        assert view.question is not None
        answer = ANSWERS.get(view.question.name)
        return answer(observation, view, skill) if answer else None

    def plausible(self, observation: Observation) -> list[Any]:
        return observation.legal_moves
