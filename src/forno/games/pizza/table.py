"""A pizza table: hands, waiters, kitchen, oven, columns, and what everybody knows of them."""

from __future__ import annotations

from typing import Self

from forno.core.chance import Chance
from forno.core.table import Table
from forno.games.pizza.cards import CHEF, Cards, Counts
from forno.games.pizza.events import ChefDrawn, Drew
from forno.games.pizza.knowledge.known import Known
from forno.games.pizza.knowledge.shares import Spent
from forno.games.pizza.orders import OrderCard
from forno.games.pizza.rules.need import fixed_needs
from forno.games.pizza.variants import Variant

NOBODY = -1


class PizzaTable(Table):
    """Everything true at one instant. Ingredients are counts by card, sets of orders are bits of an int.

    `kitchen`, `waiters` and `oven` have their top last; while the oven is emptied it is turned over.
    """

    __slots__ = (
        "acted", "blind", "bottom", "chef", "colours", "columns", "decks", "doubles_fitting", "drawn", "emptying",
        "final", "gone", "hands", "help", "holder", "idle", "kept", "kitchen", "known", "needs", "open", "orders",
        "oven", "round", "rounds", "seen_orders", "served", "sizes", "spent", "starter", "used", "variant",
        "waiters",
    )  # fmt: skip

    def __init__(self, variant: Variant, colours: list[int], chance: Chance, options: dict[str, str]) -> None:
        players = len(colours)
        super().__init__(players, chance, options)
        cards = 2 * len(variant.kinds)
        self.variant = variant
        self.colours = colours
        """The own kind of each seat."""
        self.decks = tuple(variant.orders_for(own) for own in colours)
        """The order cards of each seat's colour."""
        self.doubles_fitting = options.get("doubles") == "fitting"
        """Whether the last one needed of a kind is a single where one lies there. (bake.doubles-first)"""
        self.needs = tuple(fixed_needs(variant.name, own, self.doubles_fitting) for own in colours)
        self.help = variant.help and players >= variant.help_least_players and options.get("help", "on") == "on"
        self.rounds = variant.rounds if self.help or not variant.rounds_without_help else variant.rounds_without_help
        self.hands: list[Counts] = [[0] * cards for _ in range(players)]
        self.sizes = [0] * players
        """How many ingredient cards each hand has."""
        self.orders = [0] * players
        self.waiters: list[list[int]] = [[] for _ in range(players)]
        self.served = [0] * players
        self.gone = [0] * players
        """Orders out of the game. (grande.failed-order)"""
        self.kitchen: list[int] = []
        self.oven: list[int] = []
        self.open: list[int] = []
        """Orders that lie open before everybody until they are served or fail."""
        self.columns: Counts = [0] * cards
        self.used: Counts = [0] * cards
        self.round = 1
        self.starter = 0
        self.chef = NOBODY
        """The seat that empties the oven and starts the next round, once that is known."""
        self.holder = NOBODY
        """The seat that has the chef card."""
        self.emptying = False
        self.acted = False
        """Has the player on turn played or drawn a card? (turn.stall)"""
        self.idle = 0
        self.final = 0
        """Turns left in a round that began without a kitchen. (round.new-kitchen-empty)"""
        self.known: list[Known | None] = [None] * players
        self.kept: tuple[Cards, ...] = ()
        """From the second round on: the ingredients that each hand had when the round began."""
        self.drawn = [0] * players
        """How many ingredients each seat has drawn in this round, if it is not the first."""
        self.spent: list[Spent] = [()] * players
        """The cards that left each hand in this round, if it is not the first."""
        self.bottom = [0] * players
        """How many cards at the bottom of each waiter are known: failed orders."""
        self.seen_orders = [0] * players
        """Orders that everybody knows to be in the hand."""
        self.blind = [0] * players
        """Rewards that nobody saw. (help.plus-reward-unseen)"""

    def copy(self) -> Self:
        twin = self._copy_shared()
        twin.variant = self.variant
        twin.colours = self.colours
        twin.decks = self.decks
        twin.doubles_fitting = self.doubles_fitting
        twin.needs = self.needs
        twin.help = self.help
        twin.rounds = self.rounds
        twin.hands = list(map(list.copy, self.hands))
        twin.sizes = self.sizes.copy()
        twin.orders = self.orders.copy()
        twin.waiters = list(map(list.copy, self.waiters))
        twin.served = self.served.copy()
        twin.gone = self.gone.copy()
        twin.kitchen = self.kitchen.copy()
        twin.oven = self.oven.copy()
        twin.open = self.open.copy()
        twin.columns = self.columns.copy()
        twin.used = self.used.copy()
        twin.round = self.round
        twin.starter = self.starter
        twin.chef = self.chef
        twin.holder = self.holder
        twin.emptying = self.emptying
        twin.acted = self.acted
        twin.idle = self.idle
        twin.final = self.final
        twin.kept = self.kept
        twin.drawn = self.drawn.copy()
        twin.spent = self.spent.copy()
        twin.known = [known and known.copy() for known in self.known]
        twin.bottom = self.bottom.copy()
        twin.seen_orders = self.seen_orders.copy()
        twin.blind = self.blind.copy()
        return twin

    # --- seats

    def others(self, seat: int) -> list[int]:
        """The opponents, clockwise from the left."""
        return [(seat + step) % self.players for step in range(1, self.players)]

    # --- orders

    def order(self, seat: int, number: int) -> OrderCard:
        return self.decks[seat][number]

    def order_names(self, seat: int, mask: int) -> tuple[str, ...]:
        return self.variant.order_names(self.colours[seat], mask)

    def find_order(self, seat: int, name: str) -> int:
        """The number of the order of this name in the seat's deck; -1 if it is not there."""
        return self.variant.order_numbers(self.colours[seat]).get(name, -1)

    # --- hands

    def hand_size(self, seat: int) -> int:
        return self.sizes[seat] + self.orders[seat].bit_count()

    def holds(self, seat: int, cards: Cards) -> bool:
        """Are all these cards in the hand? (turn.held)"""
        hand = self.hands[seat]
        return all(0 <= card < len(hand) and hand[card] >= cards.count(card) for card in cards)

    def spend(self, seat: int, cards: Cards) -> None:
        """Ingredient cards leave a hand, for all to see."""
        hand, known = self.hands[seat], self.known[seat]
        self.sizes[seat] -= len(cards)
        if self.kept and cards:
            self.spent[seat] += ((self.drawn[seat], cards),)
        for card in cards:
            hand[card] -= 1
            if known is not None:
                known.loses(card, 1)

    def learn(self, seat: int) -> Known:
        """The public knowledge of a hand, to be added to."""
        known = self.known[seat]
        if known is None:
            known = self.known[seat] = Known(len(self.columns))
        return known

    # --- piles

    def draw_ingredients(self, seat: int, room: int) -> None:
        """Draw from the kitchen; the chef card is laid out and replaced. (chef.drawn, turn.draw-short)"""
        kitchen, hand = self.kitchen, self.hands[seat]
        drawn: list[int] = []
        while room > len(drawn) and kitchen:
            card = kitchen.pop()
            if card == CHEF:
                self.take_chef_card(seat)
            else:
                hand[card] += 1
                drawn.append(card)
        self.sizes[seat] += len(drawn)
        if self.kept:
            self.drawn[seat] += len(drawn)
        known = self.known[seat]
        if known is not None:
            known.draws(len(drawn), self.sizes[seat])
        if self.events is not None:
            self.tell(Drew, seat, "kitchen", len(drawn), tuple(sorted(drawn)))

    def take_chef_card(self, seat: int) -> None:
        """Lay the chef card before this seat. (chef.drawn)"""
        self.holder = self.chef = seat
        self.tell(ChefDrawn, seat)

    def draw_orders(self, seat: int, room: int) -> None:
        """Draw from one's own waiter; known cards from its bottom stay known."""
        waiter = self.waiters[seat]
        drawn = [waiter.pop() for _ in range(min(room, len(waiter)))]
        for order in drawn:
            self.orders[seat] |= 1 << order
        self.know_bottom(seat, drawn)
        if self.events is not None:
            names = self.order_names(seat, sum(1 << order for order in drawn))
            self.tell(Drew, seat, "waiter", len(drawn), None, names)

    def know_bottom(self, seat: int, drawn: list[int]) -> None:
        """Of cards drawn from a waiter, those that were known at its bottom are now known in the hand."""
        left = len(self.waiters[seat])
        if left < self.bottom[seat]:
            for order in drawn[left - self.bottom[seat] :]:
                self.seen_orders[seat] |= 1 << order
            self.bottom[seat] = left

    def use(self, cards: Cards) -> None:
        """Ingredients go to the used pile. (bake.used-pile)"""
        for card in cards:
            self.used[card] += 1
