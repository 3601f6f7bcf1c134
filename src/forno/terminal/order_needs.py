"""The facts printed on order cards, from the deck files, and how far visible ingredients cover them. For display only:
whether an order is served is decided by the server.

Remembering is the game: ingredients are counted on the table while the oven is emptied, and in the oven only where the
table plays with the open log. (turn.memory)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Literal

from forno.games.pizza.cards import KINDS
from forno.games.pizza.events import Amount, Failed
from forno.games.pizza.variants import variant
from forno.terminal.card_names import Names, ingredient_count, is_double, kind_of, order_parts

Entry = dict[str, Any]
Source = Literal["table", "hand", "helper"]
"""Origin of a card on a pizza."""

OWN_ALLOWED = frozenset({"ladder", "two-doubles"})
"""Orders whose free kinds may be the owner's own."""
CONTESTS = frozenset({"duel", "match"})
"""Orders that are served from hands against opponents, not from the table."""
MIN_DUEL = 2
"""The fewest ingredients in a duel. (order.duel)"""
MOST_KINDS_NAMED = 3
"""Of kinds any one of which would do."""
MANY = 5
"""A number whose form in Russian follows "no" and "how many"."""


@dataclass(frozen=True)
class OrderOf:
    """An order card as its owner has it."""

    order: str
    own: int
    """The owner's kind."""
    variant: str
    chef: int | None = None
    """The chef's kind, where it is settled: a takeover asks for it."""

    @property
    def sort(self) -> str:
        return order_parts(self.order)[0]


@dataclass(frozen=True)
class Need:
    """A number of ingredients of one kind."""

    kind: int | None
    """None: the owner's choice, or decided by the table."""
    number: int
    group: int = 0
    """Needs of one group have the same kind, different groups different kinds."""
    among: tuple[int, ...] = ()
    """The kinds that the owner may choose from."""
    by: str = ""
    """Decided by the table: `scarcest`, `chef`, or `mixed` for any kinds, where the number is a minimum."""
    double: bool = False
    """The number is of double cards, not of ingredients."""
    equals: tuple[int, ...] = ()
    """Of a need whose open kind was settled, all kinds that would do as well."""


@cache
def entries(variant_name: str) -> dict[str, Entry]:
    """The orders of a game's deck files, by sort."""
    rules = variant(variant_name)
    decks = [*(variant(part) for part in rules.orders_of), rules]
    return {entry["id"]: entry for deck in decks for entry in deck.orders}


def needs_of(card: OrderOf) -> list[Need]:
    """The needs of an order."""
    sort, shown = order_parts(card.order)
    entry = entries(card.variant).get(sort, {})
    if entry.get("anything"):
        return [Need(None, entry["anything"], by="mixed")]
    needs: list[Need] = []
    for one in entry.get("needs", ()):
        for kind in _kinds_named(one["of"], card, card.own if shown is None else shown):
            among = tuple(_places_on(of, card) for of in one["of"]) if isinstance(one["of"], list) else ()
            by = one["of"] if one["of"] in ("scarcest", "chef") else ""
            double = entry.get("double_cards", False)
            needs.append(Need(kind, one["number"], len(needs), among, by, double))
    return needs


def _circle(card: OrderOf) -> int:
    return len(variant(card.variant).kinds)


def _places_on(of: str, card: OrderOf) -> int:
    """The kind some places from the own one, in the circle of kinds."""
    return (card.own + int(of)) % _circle(card)


def _kinds_named(of: Any, card: OrderOf, shown: int) -> list[int | None]:
    """The kinds that `of` means; None where it is a choice."""
    kinds = range(_circle(card))
    if of == "own":
        return [card.own]
    if of == "this":
        return [shown]
    if of == "all":
        return list(kinds)
    if of == "others":
        return [kind for kind in kinds if kind != card.own]
    if of == "chef":
        return [card.chef]
    return [_places_on(of, card)] if isinstance(of, str) and of[0] in "+-" else [None]


def crossed_out(card: OrderOf) -> int | None:
    """The kind that must not be on the table, if the order crosses one out."""
    return card.own if entries(card.variant).get(card.sort, {}).get("crossed_out") == "own" else None


def count_of(cards: Iterable[int], kind: int, *, doubles: bool = False) -> int:
    """Ingredients of a kind, or double cards of it."""
    of_kind = [card for card in cards if kind_of(card) == kind]
    return sum(map(is_double, of_kind)) if doubles else ingredient_count(of_kind)


def settled(card: OrderOf, needs: Sequence[Need], cards: Sequence[int]) -> list[Need]:
    """The needs with the kinds that the order leaves open chosen by what is there: the most plentiful for the largest
    need, or the scarcest."""
    taken = {need.kind for need in needs}
    own = None if card.sort in OWN_ALLOWED else card.own
    free = [kind for kind in range(len(KINDS)) if kind not in taken and kind != own]
    chosen: dict[int, Need] = {}
    for need in sorted((need for need in needs if need.kind is None), key=lambda need: -need.number):
        counts = {kind: count_of(cards, kind, doubles=need.double) for kind in need.among or free}
        choice = [kind for kind, number in counts.items() if kind not in taken and number]
        if not choice:
            continue
        kind = (min if need.by == "scarcest" else max)(choice, key=counts.__getitem__)
        equals = tuple(one for one in choice if counts[one] == counts[kind])
        chosen[need.group] = replace(need, kind=kind, equals=equals)
        taken.add(kind)
    return [chosen.get(need.group, need) for need in needs]


def oven_cards(events: Sequence[dict[str, Any]]) -> list[int]:
    """Ingredients in the oven by an open log: the leftovers of the round before, and all that was announced since."""
    cards: list[int] = []
    for event in events:
        if event["event"] == "leftovers":
            cards = list(event["cards"])
        elif event["event"] == "announced":
            kind, doubles = event["kind"], event["doubles"]
            cards += [2 * kind + 1] * doubles + [2 * kind] * (event["number"] - 2 * doubles)
    return cards


# --- sentences


class CardTexts(Names):
    """Cards explained in the reader's language: titles, needs and sentences. The texts are in cards.ftl."""

    def amount(self, number: int, kind: int, *, doubles: bool = False) -> str:
        return f"{number} {self.card(2 * kind + 1, number) if doubles else self.kind(kind, number)}"

    def order_title(self, order: str) -> str:
        """The name printed on an order card: `Classic`."""
        sort = order_parts(order)[0]
        return self.say_or_none(f"card-order-{sort}.title") or self.say(f"order-name-{sort}")

    def order_needs(self, card: OrderOf) -> str:
        """The needs of an order in a few words: `1 pineapple and 4 olives`."""
        now = ".now" if card.sort == "takeover" and card.chef is not None else ""
        return self.say_or_none(f"card-order-{card.sort}{now}", **self._values(card)) or ""

    def order_sentences(self, card: OrderOf) -> list[str]:
        needs = f"{self.order_needs(card)}."
        more = self.say_or_none(f"card-order-{card.sort}.more", **self._values(card))
        how = "card-order-how" if card.variant == "mamma-mia" else "card-order-how-help"
        said = [needs[:1].upper() + needs[1:], more, None if card.sort in CONTESTS else self.say(how)]
        return [sentence for sentence in said if sentence]

    def _values(self, card: OrderOf) -> dict[str, object]:
        needs = needs_of(card)
        fixed = [(need.kind, need.number) for need in needs if need.kind is not None]
        has_all = len(fixed) == len(needs) and len({need.number for need in needs}) == 1
        named = [self.amount(number, kind) for kind, number in fixed if has_all or kind != card.own]
        named += [self.amount(MIN_DUEL, card.own)] if card.sort == "duel" else []
        among = next((need for need in needs if need.among), None)
        one, other = (self.amount(among.number, kind) for kind in among.among[:2]) if among else ("", "")
        return {
            "own": self.amount(1, card.own),
            "kind": self.kind(card.own, MANY),
            "cards": ", ".join(named),
            "number": next((need.number for need in needs if need.kind is None), 0),
            "one": one,
            "other": other,
        }

    def ingredient_sentences(self, card: int, options: Mapping[str, str]) -> list[str]:
        """The explanation of an ingredient, at a table with these options. (bake.doubles-first)"""
        doubles = "card-double-fitting" if options.get("doubles") == "fitting" else "card-double"
        double = [self.say(doubles)] if is_double(card) else []
        return [*double, self.say("card-ingredient")]

    # --- what is there, and what is missing

    def stock_lines(self, card: OrderOf, cards: Sequence[int], place: Literal["table", "oven"]) -> list[str]:
        """Say what is there for an order and what is missing. Empty where it is not for the stock to say."""
        if card.sort == "match" or (card.sort == "takeover" and card.chef is None):
            return []
        struck = crossed_out(card)
        if struck is not None and (number := count_of(cards, struck)):
            return [self.say(f"card-forbidden-{place}", cards=self.amount(number, struck))]
        needs = needs_of(card)
        if card.sort == "duel":
            return [self._there([self.amount(count_of(cards, card.own), card.own)], place)]
        if needs and needs[0].by == "mixed":
            return self._mixed_lines(ingredient_count(cards), needs[0].number, place)
        return self._need_lines(settled(card, needs, cards), cards, place)

    def _mixed_lines(self, there: int, number: int, place: str) -> list[str]:
        missing = [str(number - there)] if there < number else []
        return [self._there([str(there)] if there else [], place), self._missing(missing)]

    def _need_lines(self, needs: Sequence[Need], cards: Sequence[int], place: str) -> list[str]:
        there, missing = [], []
        for need in needs:
            kind = need.kind
            number = 0 if kind is None else min(need.number, count_of(cards, kind, doubles=need.double))
            if kind is not None and number:
                there.append(self.amount(number, kind, doubles=need.double))
            if number < need.number:
                missing.append(self._missing_part(need, need.number - number))
        return [self._there(there, place), self._missing(missing)]

    def _missing_part(self, need: Need, number: int) -> str:
        """A missing number of a kind; where several kinds are equally near, of one of them."""
        if need.kind is None:
            return self.say("card-another-kind", number=number)
        if len(need.equals) < 2 or need.double:
            return self.amount(number, need.kind, doubles=need.double)
        return self.say("card-any-of", number=number, kinds=" / ".join(self.kind(kind, number) for kind in need.equals))

    def _there(self, there: Sequence[str], place: str) -> str:
        message = "card-there" if place == "table" else "card-oven-there"
        return self.say(message, cards=", ".join(there)) if there else self.say(f"{message}-none")

    def why_failed(self, failed: Failed) -> str:
        """Say why orders failed: what was missing, what was not to be there, or that others held more."""
        if failed.unwanted:
            return self.say("after-unwanted", cards=self._amount_missing(failed.unwanted))
        if failed.missing:
            return self._missing([self._amount_missing(amount) for amount in failed.missing])
        return self.say("after-not-won")

    def _amount_missing(self, amount: Amount) -> str:
        number, kinds = amount.number, amount.kinds
        if amount.doubles:
            return self.say("after-missing-double", number=number)
        if not kinds:
            return self.say("after-missing-mixed", number=number)
        if len(kinds) > MOST_KINDS_NAMED:
            return self.say("after-missing-kind", number=number)
        if len(kinds) == 1:
            return self.amount(number, kinds[0])
        return self.say("card-any-of", number=number, kinds=" / ".join(self.kind(kind, number) for kind in kinds))

    def _missing(self, missing: Sequence[str]) -> str:
        return self.say("card-missing", cards=", ".join(missing)) if missing else self.say("card-complete")


# --- outlines of an open order


@dataclass(frozen=True)
class PlacedCard:
    """A card laid on the pizza, and its origin."""

    card: int
    source: Source


@dataclass(frozen=True)
class Outline:
    """A place on the pizza that a card fills."""

    kind: int | None
    double: bool
    source: Source | None
    group: int


def outlines_of(needs: Sequence[Need], placed: Sequence[PlacedCard]) -> list[Outline]:
    """The needs of an order as outlines that fill up. A double card fills two, unless the order asks for the card."""
    as_cards = any(need.double for need in needs)
    units = [one for one in placed for _ in range(2 if is_double(one.card) and not as_cards else 1)]
    if len(needs) == 1 and needs[0].by == "mixed":
        filled = [Outline(kind_of(one.card), False, one.source, 0) for one in units]
        return filled + [Outline(None, False, None, 0)] * max(0, needs[0].number - len(units))
    left = list(units)
    outlines = []
    for need in _with_kinds(needs, units):
        for _ in range(need.number):
            found = next((one for one in left if kind_of(one.card) == need.kind), None)
            if found:
                left.remove(found)
            outlines.append(Outline(need.kind, need.double, found.source if found else None, need.group))
    return outlines


def _with_kinds(needs: Sequence[Need], units: Sequence[PlacedCard]) -> list[Need]:
    """Needs without a kind get the kinds of the other cards: the most plentiful kind for the largest need."""
    named = {need.kind for need in needs}
    counts = Counter(kind_of(one.card) for one in units if kind_of(one.card) not in named)
    plenty = iter([kind for kind, _ in counts.most_common()])
    free = sorted((need for need in needs if need.kind is None), key=lambda need: -need.number)
    given = {need.group: next(plenty, None) for need in free}
    return [replace(need, kind=given[need.group]) if need.kind is None else need for need in needs]


def preview_of(
    needs: Sequence[Need], table: Sequence[int], way: Sequence[int] = (), hand: Sequence[int] = ()
) -> list[PlacedCard]:
    """Cards on the pizza if this way were chosen: of each kind those on the table, then the cards from the hand.
    Without a way, those on the table of the kinds that the order names."""
    from_hand = [PlacedCard(card, "hand") for card in hand]
    if len(needs) == 1 and needs[0].by == "mixed":
        return [PlacedCard(card, "table") for card in table] + from_hand
    kinds: list[int | None] = [kind_of(card) for card in way]
    kinds = kinds or [need.kind for need in needs for _ in range(need.number)]
    as_cards = any(need.double for need in needs)
    left = sorted((card for card in table if is_double(card) or not as_cards), reverse=True)
    spare, taken = Counter[int | None](), []
    for kind in kinds:
        if spare[kind]:
            spare[kind] -= 1
        elif (card := next((one for one in left if kind_of(one) == kind), None)) is not None:
            left.remove(card)
            taken.append(PlacedCard(card, "table"))
            spare[kind] += is_double(card) and not as_cards
    return taken + from_hand
