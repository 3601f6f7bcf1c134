"""Setting a position up: from its lines to a table, refusing what could not occur and saying where."""

from __future__ import annotations

from forno.core.chance import Chance, FastChance
from forno.core.errors import Impossible
from forno.games.pizza.cards import CHEF, Counts, bits, listed, say
from forno.games.pizza.knowledge.known import Known
from forno.games.pizza.knowledge.redeal import all_known, imagine, take_shares
from forno.games.pizza.knowledge.shares import Holder
from forno.games.pizza.knowledge.unseen import Unseen
from forno.games.pizza.notation.position import NOTHING
from forno.games.pizza.notation.possible import check_agenda, check_possible
from forno.games.pizza.notation.reader import Reading
from forno.games.pizza.table import NOBODY, PizzaTable


class Setting(Reading):
    """One position on its way to becoming a table."""

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
        kept = self.kept_hidden(hidden)
        if len(kept) != sum(holder.kept for holder in holders.values()):
            raise Impossible("not as many cards as the seats kept", "kept in all")
        unseen = Unseen(holders, [*pool, *named], kept, len(self.left))
        drawn = unseen.draw(chance) or unseen.repair(chance) if unseen.is_possible else None
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
        """The cards of all hidden hands together when the round began."""
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


def at_least(known: Known | None, named: Counts) -> Known | None:
    """The knowledge of a hand, with these cards in it."""
    if not any(named):
        return known
    known = known.copy() if known else Known(len(named))
    known.least = [max(pair) for pair in zip(known.least, named, strict=True)]
    return known
