"""The four pizza games as games: dealing, ending, and the face that the rest of the house sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from forno.core.chance import Chance
from forno.core.event import Event
from forno.core.game import Game, Memory, Option, Outcome, check_first_seat
from forno.core.move import Move
from forno.core.position import Position
from forno.games.pizza.cards import CHEF, bits, colours_of_seats, listed, split_colours, value
from forno.games.pizza.events import Dealt, Leftovers, PizzaEvent
from forno.games.pizza.knowledge.opened import Spot, opened, recall
from forno.games.pizza.knowledge.redeal import redeal
from forno.games.pizza.layout import all_cards, layout
from forno.games.pizza.moves import Number, PizzaMove, Want, Way, read_move
from forno.games.pizza.notation import position as positions
from forno.games.pizza.notation.set_up import Setting
from forno.games.pizza.rules.round import begin_round
from forno.games.pizza.rules.steps import PizzaStep
from forno.games.pizza.table import PizzaTable
from forno.games.pizza.variants import Variant, variant
from forno.games.pizza.view import PizzaView, view, views

ON_OFF = ("off", "on")


class Pizza(Game[PizzaTable]):
    """One of the four, told apart by its variant."""

    family = "pizza"
    move_types = PizzaMove
    event_types = PizzaEvent
    fresh_start = Leftovers
    step_types = PizzaStep

    def __init__(self, variant: Variant, variant_name: str = "") -> None:
        self.name = variant.name
        self.variant_name = variant_name
        self.variant = variant
        self.least, self.most = variant.players
        self.colours = variant.colours
        self.has_doubles = self.variant.ingredients.doubles > 0
        self.options = (
            Option("colours", "setup.colour", (), ""),
            Option("first-player", "setup.first-player", (), "random"),
            Option("open-log", "turn.memory", ON_OFF, "off"),
            *([Option("doubles", "bake.doubles-first", ("first", "fitting"), "first")] if self.has_doubles else []),
            *([Option("help", "help.plus-off", ("on", "off"), "on")] if self.variant.help_optional else []),
        )

    # --- playing

    def lay_out(self, players: int, chance: Chance, options: dict[str, str]) -> PizzaTable:
        """Set up as the rulebook says. The order of the random choices is part of docs/fairness.md:
        the first player, the ingredients, the kitchen, then each waiter in the order of the seats. (setup.*)
        """
        colours = colours_of_seats(split_colours(options["colours"]), players, self.colours)
        table = PizzaTable(self.variant, colours, chance, options)
        table.events = []
        chosen = options["first-player"]
        table.starter = chance.below(players) if chosen == "random" else int(chosen) - 1
        deal_ingredients(table)
        deal_orders(table)
        tell_hands(table)
        begin_round(table)
        table.settle()
        return table

    def check_options(self, players: int, options: Mapping[str, str]) -> None:
        """The colours that seats want, and a first player who sits there. (setup.colour, setup.first-player)"""
        colours_of_seats(split_colours(options["colours"]), players, self.colours)
        check_first_seat(options["first-player"], players)

    def first_seat(self, table: PizzaTable) -> int:
        return table.starter

    def outcome(self, table: PizzaTable) -> Outcome:
        """Most served orders, then most ingredients in hand, else the place is shared. (end.winner, end.tie)"""
        marks = [
            (orders.bit_count(), value(listed(hand))) for orders, hand in zip(table.served, table.hands, strict=True)
        ]
        places = tuple(1 + sum(other > mark for other in marks) for mark in marks)
        return Outcome(tuple(served for served, _ in marks), places)

    # --- secrets

    def view(self, table: PizzaTable, seat: int | None) -> PizzaView:
        return view(self.question(table), table, seat)

    def views(self, table: PizzaTable, seats: Sequence[int | None]) -> list[PizzaView]:
        return views(self.question(table), table, seats)

    def recall(
        self, history: Sequence[Event], viewer: int | None, memory: Memory, *, open_log: bool = False
    ) -> list[Event]:
        return recall(history, viewer, perfect=memory == "perfect" or open_log)

    def redeal_hidden(self, table: PizzaTable, seat: int | None, chance: Chance) -> PizzaTable:
        return redeal(table, seat, chance)

    # --- notation

    def read_move(self, text: str) -> Move:
        return read_move(text)

    def position(self, table: PizzaTable, seat: int | None = None) -> Position:
        return positions.write(table, seat)

    def set_up(self, position: Position, chance: Chance | None = None) -> PizzaTable:
        return Setting(self.variant, self.settle_options, position).read(chance)

    # --- for checking

    def cards(self, table: PizzaTable) -> Counter[str]:
        return all_cards(table)

    def layout(self, table: PizzaTable) -> list[tuple[str, list[str]]]:
        return layout(table)

    # --- fairness

    def opened(self, start: Position, history: Sequence[Event], table: PizzaTable) -> list[Spot]:
        served = [(seat, name) for seat, mask in enumerate(table.served) for name in table.order_names(seat, mask)]
        return opened(layout(self.set_up(start)), history, served)

    def is_public(self, move: Move) -> bool:
        """All but what is pledged and how: that stays secret if all refuse. (help.way-fixed)"""
        return not isinstance(move, Way | Want | Number)


def deal_ingredients(table: PizzaTable) -> None:
    """Shuffle and deal; then the chef card is shuffled into the rest. (setup.deal, setup.chef-card)"""
    cards = list(listed(table.variant.deck(table.players)))
    table.chance.shuffle(cards)
    for seat in range(table.players):
        for _ in range(table.variant.dealt.ingredients):
            table.hands[seat][cards.pop()] += 1
        table.sizes[seat] = table.variant.dealt.ingredients
    if table.variant.chef_card:
        cards = [*sorted(cards), CHEF]
        table.chance.shuffle(cards)
    table.kitchen = cards


def deal_orders(table: PizzaTable) -> None:
    """Each player shuffles a waiter and draws the first of it. (setup.orders)"""
    for seat in range(table.players):
        waiter = bits(table.variant.order_deck(table.colours[seat]))
        table.chance.shuffle(waiter)
        for _ in range(table.variant.dealt.orders):
            table.orders[seat] |= 1 << waiter.pop()
        table.waiters[seat] = waiter


def tell_hands(table: PizzaTable) -> None:
    for seat in range(table.players):
        names = table.order_names(seat, table.orders[seat])
        table.tell(Dealt, seat, table.sizes[seat], listed(table.hands[seat]), names)


MAMMA_MIA = Pizza(variant("mamma-mia"))
SOLE_MIO = Pizza(variant("sole-mio"))
GRANDE = Pizza(variant("grande"))
PLUS = Pizza(variant("plus"))
