"""Setting a position up: from its lines to a table, refusing what could not occur and saying where."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from forno.core.chance import Chance, FastChance, read_chance
from forno.core.errors import Impossible, Unreadable
from forno.core.position import Position, read_cards
from forno.core.step import Step
from forno.games.pizza.bake import EmptyOven
from forno.games.pizza.cards import CARD_CODES, CHEF, Counts, bits, counted, in_oven, listed, say
from forno.games.pizza.known import Known
from forno.games.pizza.lines import Lines
from forno.games.pizza.position import NOTHING, UNKNOWN, read_known
from forno.games.pizza.possible import check_agenda, check_possible
from forno.games.pizza.redeal import all_known, imagine, take_shares
from forno.games.pizza.round import NextRound, TurnOvenOver
from forno.games.pizza.steps import PizzaStep
from forno.games.pizza.table import NOBODY, PizzaTable
from forno.games.pizza.turn import BEGIN
from forno.games.pizza.unseen import Holder, Spent, Unseen
from forno.games.pizza.variants import Variant

UNKNOWN_CARD = -1


class Setting:
    """One position on its way to becoming a table."""

    def __init__(
        self, variant: Variant, settle: Callable[[dict[str, str]], dict[str, str]], position: Position
    ) -> None:
        self.lines = lines = Lines(variant, position.lines)
        self.variant = variant
        self.is_exact = "agenda" in lines
        """An exact position names everything; in another, what is left out takes its natural place."""
        players = lines.players
        chance = read_chance(lines.text("chance")) if "chance" in lines else FastChance(0)
        self.table = PizzaTable(variant, lines.colours, chance, settle(lines.options()))
        self.left = variant.deck(players)
        """Ingredient cards that no line has named so far."""
        self.orders_left = [(1 << len(self.table.decks[seat])) - 1 for seat in range(players)]
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
        if order < 0:
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

    def read(self, chance: Chance | None) -> PizzaTable:
        chance = chance or FastChance(0)
        self.read_head()
        for seat in range(self.table.players):
            self.read_seat(seat)
        self.read_piles()
        self.check_kept()
        self.read_agenda()
        if self.is_exact:
            check_agenda(self.table)
        self.fill_orders(chance)
        self.fill_ingredients(chance)
        imagine(self.table, chance)
        check_possible(self.table)
        if not self.is_exact:
            self.table.events = []
            self.table.settle()
        return self.table

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
        """What everybody knows of this seat's hidden cards."""
        table, lines, place = self.table, self.lines, str(seat + 1)
        table.bottom[seat] = lines.number(f"bottom {place}", 0)
        for name in lines.parts(f"seen orders {place}"):
            table.seen_orders[seat] |= 1 << self.find_order(seat, name, f"seen orders {place}")
        self.read_kept(seat)
        if lines.text(f"known {place}"):
            table.known[seat] = read_known(lines.text(f"known {place}"), len(table.columns), f"known {place}")

    def read_kept(self, seat: int) -> None:
        """What the hand had when the round began, and what came and went since."""
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

    # --- what is not named

    def fill_orders(self, chance: Chance) -> None:
        """Unknown orders are drawn; the rest lies in the waiter."""
        table = self.table
        for seat in range(table.players):
            place, left = str(seat + 1), bits(self.orders_left[seat])
            unknown = [self.unknown.get((f"{name} {place}", 1), 0) for name in ("hand", "blind", "waiter")]
            if any(unknown):
                chance.shuffle(left)
            if sum(unknown) > len(left):
                raise Impossible(f"{sum(unknown)} unknown orders, but only {len(left)} are left", f"hand {place}")
            for masks, number in ((table.orders, unknown[0]), (table.blind, unknown[1])):
                for _ in range(number):
                    masks[seat] |= 1 << left.pop()
            table.served[seat] |= table.blind[seat]
            if len(left) != unknown[2] and (self.is_exact or f"waiter {place}" in self.lines):
                raise Impossible(f"{len(left)} orders of seat {place} are nowhere", f"waiter {place}")
            table.waiters[seat] += left[::-1] if not any(unknown) else left

    def fill_ingredients(self, chance: Chance) -> None:
        """Unknown ingredients are drawn; the rest lies in the kitchen, while emptying in the used pile."""
        pool = list(listed(self.left))
        hidden = [
            seat
            for seat in range(self.table.players)
            if any(self.unknown.get((f"{name} {seat + 1}", 0)) for name in ("hand", "kept"))
        ]
        if hidden:
            pool = self.draw_hands(hidden, pool, chance)
        self.fill_piles(pool, chance)

    def draw_hands(self, hidden: list[int], pool: list[int], chance: Chance) -> list[int]:
        """Draw the hands that are not wholly named; return the cards left over."""
        table = self.table
        named = [card for seat in hidden for card in listed(table.hands[seat])]
        missing = sum(table.sizes[seat] for seat in hidden) - len(named)
        if missing > len(pool):
            raise Impossible(f"{missing} unknown cards, but only {len(pool)} are left", "hand")
        holders = {seat: self.holder(seat) for seat in hidden}
        unseen = Unseen(holders, [*pool, *named], self.kept_hidden(hidden), len(self.left))
        drawn = unseen.draw(chance) if unseen.is_possible else None
        if drawn is None:
            raise Impossible("no hands fit what is known", "hand")
        shares, left = drawn
        take_shares(table, shares)
        return sorted(left)

    def holder(self, seat: int) -> Holder:
        table, place = self.table, f"kept {seat + 1}"
        kept = self.unknown[place, 0] + len(table.kept[seat]) if table.kept else 0
        return Holder(table.sizes[seat], at_least(all_known(table, seat), table.hands[seat]), kept, table.spent[seat])

    def kept_hidden(self, hidden: list[int]) -> list[int]:
        """What the hidden hands had together when the round began."""
        table = self.table
        if not table.kept:
            return []
        kept = self.cards(self.lines.text("kept in all").replace(NOTHING, ""), "kept in all")
        for card in (card for seat, cards in enumerate(table.kept) if seat not in hidden for card in cards):
            if card not in kept:
                raise Impossible(f"without the {say([card])} that somebody kept", "kept in all")
            kept.remove(card)
        return kept

    def fill_piles(self, pool: list[int], chance: Chance) -> None:
        table, unknown = self.table, self.unknown["kitchen", 0]
        has_chef = self.variant.chef_card and table.holder == NOBODY and CHEF not in table.kitchen
        if unknown:
            pool = pool + [CHEF] * has_chef
            chance.shuffle(pool)
            if unknown != len(pool):
                raise Impossible(f"{unknown} unknown cards, but {len(pool)} are left", "kitchen")
            table.kitchen += pool
        elif self.is_exact or ("kitchen" in self.lines and "used" in self.lines):
            if pool or has_chef:
                raise Impossible(f"these cards are nowhere: {say([*pool, *[CHEF] * has_chef])}", "kitchen")
        elif "kitchen" in self.lines or table.emptying:
            for card in pool:
                table.used[card] += 1
            if has_chef and table.emptying:
                table.holder = table.chef
            elif has_chef:
                table.kitchen.insert(0, CHEF)
        else:
            table.kitchen = [CHEF] * has_chef + pool[::-1]

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


def at_least(known: Known | None, named: Counts) -> Known | None:
    """What is known of a hand, and these cards in it."""
    if not any(named):
        return known
    known = known.copy() if known else Known(len(named))
    known.least = [max(pair) for pair in zip(known.least, named, strict=True)]
    return known


def mask(orders: list[int]) -> int:
    return sum(1 << order for order in orders)
