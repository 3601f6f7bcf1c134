"""Order cards: what each needs, in all the ways it can be served. Made from the deck files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations, product
from typing import Any

import msgspec

from forno.games.pizza.cards import KINDS

Way = tuple[int, ...]
"""How many of each kind, by kind. For two-doubles: how many double cards."""

JOKERS = ("joker", "any joker")


class OrderCard(msgspec.Struct, frozen=True):
    """One order card of one colour."""

    name: str
    sort: str
    rule: str
    own: int
    ways: tuple[Way, ...]
    """Every way to serve it; empty if that depends on the table."""
    this: int = -1
    scarcest: int = 0
    chef: int = 0
    anything: int = 0
    crossed_out: int = -1
    double_cards: bool = False
    contest: str = ""
    series: bool = False


def order_cards(entries: Sequence[Mapping[str, Any]], own: int, kinds: int) -> tuple[OrderCard, ...]:
    """The order cards of one colour, in the order of the deck file."""
    return tuple(card for entry in entries for card in _cards_of(entry, own, kinds))


def _cards_of(entry: Mapping[str, Any], own: int, kinds: int) -> Iterator[OrderCard]:
    if entry.get("one_card_for") == "other":
        for this in range(kinds):
            if this != own:
                yield _card(entry, own, kinds, this)
    else:
        yield _card(entry, own, kinds)


def _card(entry: Mapping[str, Any], own: int, kinds: int, this: int = -1) -> OrderCard:
    needs = entry.get("needs", [])
    crossed_out = _kind(entry["crossed_out"], own, kinds) if "crossed_out" in entry else -1
    return OrderCard(
        name=entry["id"] if this < 0 else f"{entry['id']}-{KINDS[this]}",
        sort=entry["id"],
        rule=entry["rule"],
        own=own,
        this=this,
        ways=_ways(needs, own, kinds, this, crossed_out),
        scarcest=sum(need["number"] for need in needs if need["of"] == "scarcest"),
        chef=sum(need["number"] for need in needs if need["of"] == "chef"),
        anything=entry.get("anything", 0),
        crossed_out=crossed_out,
        double_cards=entry.get("double_cards", False),
        contest=entry.get("contest", ""),
        series=entry.get("series", False),
    )


def _ways(needs: Sequence[Mapping[str, Any]], own: int, kinds: int, this: int, crossed_out: int) -> tuple[Way, ...]:
    """All ways, without those that only repeat another; none where a need depends on the table.

    A joker is never a kind that the card shows, crossed out or not. (plus.small-monotoni)
    """
    if any(need["of"] in ("scarcest", "chef") for need in needs):
        return ()
    found: dict[Way, None] = {}
    joker_numbers = [need["number"] for need in needs if need["of"] in JOKERS]
    for fixed in product(*(_choices(need, own, kinds, this) for need in needs if need["of"] not in JOKERS)):
        shown = {kind for chosen in fixed for kind, _ in chosen} | {crossed_out}
        anything_goes = any(need["of"] == "any joker" for need in needs)
        free = [kind for kind in range(kinds) if anything_goes or kind not in shown]
        for jokers in permutations(free, len(joker_numbers)):
            way = [0] * kinds
            for kind, number in [pair for chosen in fixed for pair in chosen] + list(
                zip(jokers, joker_numbers, strict=True)
            ):
                way[kind] += number
            found[tuple(way)] = None
    return tuple(sorted(found, reverse=True)) if needs else ()


def _choices(need: Mapping[str, Any], own: int, kinds: int, this: int) -> list[list[tuple[int, int]]]:
    """The alternatives of a need that shows its kinds, each some kinds with their numbers."""
    number, of = need["number"], need["of"]
    if isinstance(of, list):
        return [[(_kind(one, own, kinds), number)] for one in of]
    if of == "this":
        return [[(this, number)]]
    if of == "all":
        return [[(kind, number) for kind in range(kinds)]]
    if of == "others":
        return [[(kind, number) for kind in range(kinds) if kind != own]]
    return [[(_kind(of, own, kinds), number)]]


def _kind(of: str, own: int, kinds: int) -> int:
    """The own kind, or one so many places from it in the circle: `own`, `+3`, `-1`."""
    return own if of == "own" else (own + int(of)) % kinds
