"""A sound player of the pizza games: feeds the oven for its own orders, lays them when they are likely, helps."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from forno.bots.bot import Sight
from forno.bots.pizza_odds import Outlook
from forno.bots.thought import Thought, because
from forno.core.move import Pass
from forno.games.pizza.cards import say, value, worth
from forno.games.pizza.moves import Ask, Commit, Draw, Fail, Give, Kind, Lay, Name, Put, Refuse, Series, Serve, Show
from forno.games.pizza.orders import OrderCard
from forno.games.pizza.variants import variant
from forno.games.pizza.view import PizzaView

GOOD = 0.5
"""From these odds an order is rather served than not."""
WORTH_A_TRY = 0.3
"""What fails only goes back under the waiter: from these odds it is worth a turn."""
NOW_OR_NEVER = 0.05
FEW_CARDS = 2
"""With so many cards of the kitchen left for each player, the round is about to end."""
ENOUGH_ORDERS = 3


class PizzaPlayer:
    """Answers each question of the pizza games."""

    def think(self, sight: Sight) -> Thought | None:
        view = sight.view
        assert isinstance(view, PizzaView)
        assert view.question is not None
        answer = ANSWERS.get(view.question.name)
        return answer(sight, view) if answer else None


# --- a turn


def put_ingredients(sight: Sight, view: PizzaView) -> Thought:
    """What the next order needs goes in just below it; else what is needed least."""
    outlook = Outlook(view)
    order = likeliest(outlook)
    if order is not None and outlook.odds(order) >= bar(outlook):
        way = outlook.best_way(order)
        kind = max(range(outlook.kinds), key=lambda kind: min(way[kind], outlook.held[kind]))
        number = min(way[kind], outlook.held[kind])
        if number and not order.double_cards:
            move = put_of(sight.options, kind, number)
            return because(move, "pizza-put-for", cards=said(move), order=order.name)
    return put_spare(sight.options, outlook)


def put_spare(options: Iterable[Put], outlook: Outlook) -> Thought:
    """The kind of which most is to spare: all that no order of one's own wants."""
    wanted = wants(outlook)
    spare = [held - wanted[kind] if held else -99 for kind, held in enumerate(outlook.held)]
    kind = max(range(outlook.kinds), key=lambda kind: (spare[kind], outlook.held[kind]))
    move = put_of(options, kind, max(1, spare[kind]))
    return because(move, "pizza-put-spare" if spare[kind] > 0 else "pizza-put-least", cards=said(move))


def put_of(options: Iterable[Put], kind: int, number: int) -> Put:
    """The put of this kind that comes nearest to the number."""
    puts = [move for move in options if move.kind == kind]
    return min(puts, key=lambda move: (abs(move.singles + 2 * move.doubles - number), move.doubles))


def said(move: Put) -> str:
    return say((2 * move.kind,) * move.singles + (2 * move.kind + 1,) * move.doubles)


def wants(outlook: Outlook) -> list[int]:
    """What to keep of each kind: for the orders in hand, and one of the own kind for each that lies in the oven."""
    wanted = [0] * outlook.kinds
    wanted[outlook.place.own] = outlook.own_laid()
    for order in outlook.orders:
        for kind, number in enumerate(outlook.best_way(order)):
            wanted[kind] = max(wanted[kind], number)
    return wanted


def likeliest(outlook: Outlook) -> OrderCard | None:
    return max(outlook.orders, key=outlook.odds, default=None)


def is_final(view: PizzaView) -> bool:
    return view.round >= view.rounds


def is_late(view: PizzaView) -> bool:
    """Is the round about to end?"""
    return view.kitchen <= FEW_CARDS * len(view.places)


def bar(outlook: Outlook) -> float:
    """From which odds an order is laid: in the last round it is now or never."""
    if is_final(outlook.view) and is_late(outlook.view):
        return NOW_OR_NEVER
    return GOOD if outlook.variant.failed_orders_leave else WORTH_A_TRY


def lay_order(sight: Sight, view: PizzaView) -> Thought:
    """The likeliest order, if it is likely enough."""
    outlook = Outlook(view, has_put=True)
    order = likeliest(outlook)
    if order is None or outlook.odds(order) < bar(outlook):
        return because(Pass(), "pizza-wait")
    late = "pizza-lay-last" if is_final(view) else "pizza-lay-try"
    return because(Lay(order.name), "pizza-lay" if outlook.odds(order) >= GOOD else late, order=order.name)


def draw_cards(sight: Sight, view: PizzaView) -> Thought:
    """Orders where there are few of them, and ingredients to lay them with; else ingredients."""
    assert view.viewer is not None
    place = view.places[view.viewer]
    enough = ENOUGH_ORDERS - variant(view.variant).failed_orders_leave
    if place.orders < enough and place.ingredients >= 2:
        return because(Draw("waiter"), "pizza-draw-waiter", count=place.orders)
    return because(Draw("kitchen"), "pizza-draw-kitchen")


# --- the oven is emptied


def serve(sight: Sight, view: PizzaView) -> Thought:
    """Serve with the fewest cards from hand, sparing what other orders want; else ask, else let it fail."""
    ways = [move for move in sight.options if isinstance(move, Serve)]
    if not ways:
        ask = next((move for move in sight.options if isinstance(move, Ask)), None)
        return because(ask, "pizza-ask") if ask else because(Fail(), "pizza-fail")
    wanted = wants(Outlook(view))
    best = min(ways, key=lambda move: (len(move.cards), sum(wanted[card // 2] for card in (*move.cards, *move.way))))
    if not best.cards:
        return because(best, "pizza-serve-free")
    return because(best, "pizza-serve", cards=say(best.cards))


def lay_series(sight: Sight, view: PizzaView) -> Thought:
    """As many quartets as table and hand can pay for at once."""
    assert view.question is not None
    outlook, [revealed] = Outlook(view), view.question.shown["orders"]
    lacks = {move: series_lack(outlook, revealed, move) for move in sight.options if isinstance(move, Series)}
    payable = [(len(move.orders), -lack, move) for move, lack in lacks.items() if lack is not None]
    if not payable:
        return because(Pass(), "pizza-no-series")
    best = max(payable, key=lambda paid: paid[:2])[2]
    return because(best, "pizza-series", count=len(best.orders) + 1)


def series_lack(outlook: Outlook, revealed: str, move: Series) -> int | None:
    """How many ingredients the hand must add; None if it cannot."""
    needs = dict(zip(move.orders, move.numbers, strict=True))
    needs[revealed] = sum(range(1, len(needs) + 2)) - sum(move.numbers)
    lacks = 0
    for name, number in needs.items():
        kind = outlook.variant.kinds.index(name.rpartition("-")[2])
        lack = max(0, number - value(card for card in outlook.view.table if card // 2 == kind))
        if lack > outlook.held[kind]:
            return None
        lacks += lack
    return lacks


# --- help


def choose_way(sight: Sight, view: PizzaView) -> Thought:
    """The way that lacks least beside table and hand."""
    assert view.ingredients is not None
    there = [*view.table, *view.ingredients]

    def lack(move: Any) -> int:
        left, missing = list(there), 0
        for card in move.way:
            if card in left:
                left.remove(card)
            else:
                missing += 1
        return missing

    return because(min(sight.options, key=lack), "pizza-way")


def request_help(sight: Sight, view: PizzaView) -> Thought:
    """As little as possible is asked: the less, the likelier somebody has it."""
    best = min(sight.options, key=lambda move: (len(move.request), len(move.pledge)))
    return because(best, "pizza-want", cards=say(best.request))


def request_number(sight: Sight, view: PizzaView) -> Thought:
    best = min(sight.options, key=lambda move: (move.asked, len(move.pledge)))
    return because(best, "pizza-number", count=best.asked)


def request_kind(sight: Sight, view: PizzaView) -> Thought:
    """All of the kind that most is left of, as far as one can see."""
    assert view.question is not None
    named = view.question.shown["named"]
    left = view.question.shown["asked"] - sum(named)
    kind = len(named)
    number = left if kind >= most_elsewhere(view) else 0
    return because(Kind(kind, number), "pizza-kind")


def most_elsewhere(view: PizzaView) -> int:
    """The kind of which most lies where this seat cannot see it."""
    deck = variant(view.variant).deck(len(view.places))
    seen = [*view.table, *(view.ingredients or ())]
    return max(range(len(deck) // 2), key=lambda kind: worth(deck, kind) - value(c for c in seen if c // 2 == kind))


def answer_help(sight: Sight, view: PizzaView) -> Thought:
    """The reward is an order: worth the cards, as long as there is one."""
    assert view.viewer is not None
    gifts = [move for move in sight.options if isinstance(move, Give)]
    if not gifts:
        return because(Refuse(), "pizza-cannot-give")
    if not view.places[view.viewer].waiter:
        return because(Refuse(), "pizza-no-reward")
    best = min(gifts, key=lambda move: len(move.cards))
    return because(best, "pizza-give", cards=say(best.cards))


# --- duel and match


def commit_to_duel(sight: Sight, view: PizzaView) -> Thought:
    """A little more than the others may hold, if there is as much; else all there is."""
    commits = [move for move in sight.options if isinstance(move, Commit)]
    if not commits:
        return because(Fail(), "pizza-no-duel")
    expected = in_other_hands(view)
    enough = [move for move in commits if move.total > expected + 1]
    best = min(enough, key=lambda move: move.total) if enough else max(commits, key=lambda move: move.total)
    return because(best, "pizza-duel" if enough else "pizza-duel-all", count=best.total)


def in_other_hands(view: PizzaView) -> float:
    """How many of the own kind the others probably hold together."""
    assert view.viewer is not None
    own = view.places[view.viewer].own
    deck = variant(view.variant).deck(len(view.places))
    seen = [*view.table, *(view.ingredients or ())]
    unseen = worth(deck, own) - value(card for card in seen if card // 2 == own)
    hidden = sum(deck) - len(seen)
    others = sum(place.ingredients for place in view.places) - len(view.ingredients or ())
    return unseen * others / max(1, hidden)


def answer_duel(sight: Sight, view: PizzaView) -> Thought:
    """What is shown goes back to the hand, and may stop an order."""
    return because(Show(), "pizza-show")


def name_opponent(sight: Sight, view: PizzaView) -> Thought:
    """Who holds the fewest ingredients has the smallest choice."""
    names = [move for move in sight.options if isinstance(move, Name)]
    if not names:
        return because(Fail(), "pizza-fail")
    best = min(names, key=lambda move: view.places[move.seat].ingredients)
    return because(best, "pizza-name", seat=best.seat, count=view.places[best.seat].ingredients)


def show_for_match(sight: Sight, view: PizzaView) -> Thought:
    """What lies here and on the table, the owner has less often."""
    seen = [card // 2 for card in (*view.table, *(view.ingredients or ()))]
    best = max(sight.options, key=lambda move: seen.count(move.card // 2))
    return because(best, "pizza-show-card", card=say([best.card]))


def answer_match(sight: Sight, view: PizzaView) -> Thought:
    return because(sight.options[0], "pizza-match", cards=say(sight.options[0].cards))


ANSWERS: dict[str, Callable[[Sight, PizzaView], Thought]] = {
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
