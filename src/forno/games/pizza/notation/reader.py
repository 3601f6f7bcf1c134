"""Reading a position: what its lines name goes to its place, and what could not occur is refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from forno.core.chance import FastChance, read_chance
from forno.core.errors import Impossible, Unreadable
from forno.core.position import Position, read_cards
from forno.core.step import Step
from forno.games.pizza.cards import CARD_CODES, CHEF, Counts, counted, in_oven, say
from forno.games.pizza.knowledge.shares import Spent
from forno.games.pizza.notation.lines import Lines
from forno.games.pizza.notation.position import NOTHING, UNKNOWN, read_known
from forno.games.pizza.rules.bake import EmptyOven
from forno.games.pizza.rules.round import NextRound, TurnOvenOver
from forno.games.pizza.rules.steps import PizzaStep
from forno.games.pizza.rules.turn import BEGIN
from forno.games.pizza.table import NOBODY, PizzaTable
from forno.games.pizza.variants import Variant

UNKNOWN_CARD = -1


class Reading:
    """A position being read onto a table."""

    def __init__(
        self, variant: Variant, settle: Callable[[dict[str, str]], dict[str, str]], position: Position
    ) -> None:
        self.lines = lines = Lines(variant, position.lines)
        self.variant = variant
        self.is_exact = "agenda" in lines
        """An exact position names everything; in another, what is left out takes its natural place."""
        players = lines.players
        chance = read_chance(lines.text("chance")) if "chance" in lines else FastChance(0)
        self.table = PizzaTable(variant, lines.colours, chance, settle(lines.legal_moves()))
        self.left = variant.deck(players)
        """Ingredient cards that no line has named so far."""
        self.orders_left = [variant.order_deck(own) for own in lines.colours]
        self.unknown: dict[tuple[str, int], int] = {}

    # --- cards

    def ingredients(self, text: str, where: str) -> Counts:
        """Ingredient cards of a line, taken from what is left of the deck."""
        return counted(self.take(where, self.known_cards(text, where)), len(self.left))

    def known_cards(self, text: str, where: str) -> list[int]:
        """The cards of a line by name; how many unknown ones there are is noted."""
        cards = self.cards(text, where)
        self.unknown[where, 0] = cards.count(UNKNOWN_CARD)
        return [card for card in cards if card != UNKNOWN_CARD]

    def cards(self, text: str, where: str) -> list[int]:
        cards = read_cards(text, CARD_CODES | {UNKNOWN: UNKNOWN_CARD}, where)
        if UNKNOWN_CARD in cards and not where.startswith(("hand", "kitchen", "kept ")):
            raise Impossible("unknown has no place here", where)
        return cards

    def take(self, where: str, cards: list[int]) -> list[int]:
        for card in cards:
            if card >= len(self.left):
                raise Impossible(f"{say([card])} has no place here", where)
            self.left[card] -= 1
            if self.left[card] < 0:
                deck = self.variant.deck(self.table.players)[card]
                raise Impossible(f"too many {say([card])}: with this line more than the {deck} of the deck", where)
        return cards

    def orders(self, seat: int, text: str, where: str) -> list[int]:
        """Orders of a line, taken from what is left of the seat's colour."""
        found: list[int] = []
        for name in filter(None, (part.strip() for part in text.split(","))):
            unknown = re.fullmatch(rf"(?:([0-9]{{1,3}}) )?{UNKNOWN}", name)
            if unknown is None:
                found.append(self.take_order(seat, name, where))
            elif where.startswith(("hand", "blind", "waiter")):
                self.unknown[where, 1] = self.unknown.get((where, 1), 0) + int(unknown[1] or 1)
            else:
                raise Impossible("unknown has no place here", where)
        return found

    def find_order(self, seat: int, name: str, where: str) -> int:
        order = self.table.find_order(seat, name)
        if order < 0 or not self.variant.order_deck(self.table.colours[seat]) >> order & 1:
            raise Impossible(f"seat {seat + 1} has no order {name!r}", where)
        return order

    def take_order(self, seat: int, name: str, where: str) -> int:
        order = self.find_order(seat, name, where)
        if not self.orders_left[seat] >> order & 1:
            raise Impossible(f"{name} is there twice", where)
        self.orders_left[seat] ^= 1 << order
        return order

    def stack(self, name: str) -> list[int]:
        """Ingredients and orders in their order, as in the oven."""
        found: list[int] = []
        for part in self.lines.parts(name):
            order = re.fullmatch(r"([a-z-]+) of ([0-9])", part)
            if order is None:
                found += self.take(name, self.cards(part, name))
                continue
            seat = int(order[2]) - 1
            if not 0 <= seat < self.table.players:
                raise Impossible(f"there is no seat {order[2]}", name)
            found.append(in_oven(seat, self.take_order(seat, order[1], name)))
        return found

    # --- the table

    def read_head(self) -> None:
        table, lines = self.table, self.lines
        table.round = lines.number("round", 1)
        if not 1 <= table.round <= table.rounds:
            raise Impossible(f"there are {table.rounds} rounds", "round")
        table.emptying = lines.yes("emptying")
        table.starter = lines.seat("starter", lines.seat("turn", 0))
        table.holder = lines.seat("holder", NOBODY)
        table.chef = lines.seat("chef", table.holder if self.is_exact or not table.emptying else max(0, table.holder))
        table.acted = lines.yes("acted")
        table.idle = lines.number("idle", 0)
        table.final = lines.number("final", 0)
        table.serial = lines.number("serial", 0)

    def read_seat(self, seat: int) -> None:
        table, lines, place = self.table, self.lines, str(seat + 1)
        hand, _, orders = lines.text(f"hand {place}").partition("|")
        table.hands[seat] = self.ingredients(hand, f"hand {place}")
        table.sizes[seat] = sum(table.hands[seat]) + self.unknown[f"hand {place}", 0]
        for name, masks in (("served", table.served), ("blind", table.blind), ("gone", table.gone)):
            masks[seat] = mask(self.orders(seat, lines.text(f"{name} {place}"), f"{name} {place}"))
        table.served[seat] |= table.blind[seat]
        table.orders[seat] = mask(self.orders(seat, orders, f"hand {place}"))
        table.waiters[seat] = self.orders(seat, lines.text(f"waiter {place}"), f"waiter {place}")[::-1]
        self.read_notes(seat)

    def read_notes(self, seat: int) -> None:
        """The public knowledge of this seat's hidden cards."""
        table, lines, place = self.table, self.lines, str(seat + 1)
        table.bottom[seat] = lines.number(f"bottom {place}", 0)
        for name in lines.parts(f"seen orders {place}"):
            table.seen_orders[seat] |= 1 << self.find_order(seat, name, f"seen orders {place}")
        self.read_kept(seat)
        if lines.text(f"known {place}"):
            table.known[seat] = read_known(lines.text(f"known {place}"), len(table.columns), f"known {place}")

    def read_kept(self, seat: int) -> None:
        """The hand when the round began, and the cards that came and went since."""
        table, lines, place = self.table, self.lines, str(seat + 1)
        table.drawn[seat] = lines.number(f"drawn {place}", 0)
        try:
            table.spent[seat] = msgspec.json.decode(lines.text(f"spent {place}") or "[]", type=Spent)
        except msgspec.DecodeError as error:
            raise Unreadable(str(error), f"spent {place}") from None
        if not all(0 <= card < len(table.columns) for _, cards in table.spent[seat] for card in cards):
            raise Impossible("there is no such card", f"spent {place}")
        if f"kept {place}" in lines:
            named = self.known_cards(lines.text(f"kept {place}").replace(NOTHING, ""), f"kept {place}")
            table.kept += (tuple(named),)

    def check_kept(self) -> None:
        """Either nothing is noted of what was kept, or it is noted of every seat."""
        table = self.table
        if len(table.kept) not in (0, table.players):
            raise Impossible("what was kept is noted of every seat, or of none", "kept 1")
        if not table.kept and any(table.spent):
            raise Impossible("what is spent is noted only where it is noted what was kept", "spent 1")

    def read_piles(self) -> None:
        table = self.table
        table.columns = self.ingredients(self.lines.text("table"), "table")
        table.used = self.ingredients(self.lines.text("used"), "used")
        table.open = self.stack("open")
        oven = self.stack("oven")
        table.oven = oven[::-1] if table.emptying else oven
        named = self.known_cards(self.lines.text("kitchen"), "kitchen")
        self.take("kitchen", [card for card in named if card != CHEF])
        table.kitchen = named[::-1]

    # --- what is still to be done

    def read_agenda(self) -> None:
        table = self.table
        if not self.is_exact:
            if table.open:
                raise Impossible("an order lies open only while its owner or a helper is asked about it", "open")
            ahead: list[Step[Any]] = (
                [EmptyOven()] if table.emptying else [TurnOvenOver(), BEGIN[self.lines.seat("turn", 0)]]
            )
            table.agenda = [NextRound(), *ahead]
            return
        try:
            table.agenda = msgspec.json.decode(self.lines.text("agenda"), type=list[PizzaStep])
        except msgspec.DecodeError as error:
            raise Unreadable(str(error), "agenda") from None


def mask(orders: list[int]) -> int:
    return sum(1 << order for order in orders)
