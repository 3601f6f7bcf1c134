"""Laying out the cards that a position names, and by chance those that it leaves unknown."""

from __future__ import annotations

from collections import Counter
from typing import Final

from forno.core.chance import Chance
from forno.core.errors import Impossible, Unreadable
from forno.core.position import read_cards
from forno.games.solo.cards import CODES, KINDS, card_name
from forno.games.solo.knowledge.known import Lack
from forno.games.solo.knowledge.shares import Place, share_out
from forno.games.solo.notation.lines import Lines
from forno.games.solo.rules.turn import DRAWN, HIDDEN, Drawn
from forno.games.solo.table import SoloTable

UNKNOWN: Final = KINDS
REST: Final = KINDS + 1
WORDS = CODES | {"unknown": UNKNOWN, "rest": REST}


def read_hand(text: str, where: str) -> list[int]:
    """Cards by name, nothing else."""
    return read_cards(text.lower(), CODES, where)


def lay_cards(lines: Lines, table: SoloTable, chance: Chance) -> None:
    """Lay every card somewhere. `3 unknown` are drawn by chance; `rest` is all that is named nowhere, which
    else lies at the bottom of the draw pile."""
    written = read_places(lines, table)
    pool = not_named(written, Counter(table.variant.deck))
    drawn = unknown_drawn(table, written)
    places = {name: Place(cards.count(UNKNOWN)) for name, cards in written.items()}
    for seat, lacks in table.lacks.items():
        name = f"hand {seat + 1}"
        places[name].seen = bytes(card for card in written[name] if card < KINDS)
        places[name].lacks = tuple(Lack(lack.demand, lack.allowed - (seat in drawn)) for lack in lacks)
    if not share_out([*places.values(), *drawn.values()], pool, chance):
        raise Impossible("there is no way to fill in the unknown cards", "position")
    laid = {name: fill_in(cards, places[name].cards, pool) for name, cards in written.items()}
    for seat, place in drawn.items():
        table.agenda[-1] = DRAWN[seat][place.cards[0]]
        laid[f"hand {seat + 1}"] += place.cards
    table.top = laid["top"][0]
    table.pile = laid["pile"][::-1]
    table.discards = laid["discards"][::-1]
    table.hands = [bytes(sorted(laid[f"hand {seat + 1}"])) for seat in range(table.players)]


def read_places(lines: Lines, table: SoloTable) -> dict[str, list[int]]:
    """The cards written at each place. Left out: a hand as it is dealt, any top card, no discards."""
    hands = {f"hand {seat + 1}": f"{table.variant.dealt} unknown" for seat in range(table.players)}
    natural = {"top": "unknown"} | hands | {"discards": "", "pile": ""}
    written = {name: read_cards(lines.take(name, text).lower(), WORDS, name) for name, text in natural.items()}
    if len(written["top"]) != 1:
        raise Unreadable("exactly one card lies on top", "top")
    resting = [name for name, cards in written.items() if REST in cards]
    if not resting:
        written["pile"].append(REST)
    elif len(resting) > 1 or written[resting[0]].count(REST) > 1:
        raise Unreadable("the rest can lie in one place only", resting[-1])
    return written


def not_named(written: dict[str, list[int]], deck: Counter[int]) -> list[int]:
    """The rest of the deck, in its order, without the named cards."""
    named: Counter[int] = Counter()
    for where, cards in written.items():
        named.update(card for card in cards if card < KINDS)
        for card, count in named.items():
            if count > deck[card]:
                raise Impossible(f"{card_name(card)} is there {count} times, the deck has {deck[card]}", where)
    pool = [*(deck - named).elements()]
    unknown = sum(cards.count(UNKNOWN) for cards in written.values())
    if unknown > len(pool):
        raise Impossible(f"{unknown} cards are unknown, but only {len(pool)} are not named", "position")
    return sorted(pool)


def unknown_drawn(table: SoloTable, written: dict[str, list[int]]) -> dict[int, Place]:
    """The card that somebody has drawn and the position does not tell: by its seat, taken out of that hand."""
    step = table.agenda[-1] if table.agenda else None
    if not isinstance(step, Drawn) or step.card != HIDDEN:
        return {}
    hand = written[f"hand {step.seat + 1}"]
    if UNKNOWN not in hand:
        raise Impossible("the card just drawn must be one of the unknown ones", f"hand {step.seat + 1}")
    hand.remove(UNKNOWN)
    return {step.seat: Place(1)}


def fill_in(written: list[int], unknown: list[int], rest: list[int]) -> list[int]:
    """A place's cards, in their order, with those that were not named."""
    unknown = unknown.copy()
    cards: list[int] = []
    for card in written:
        cards += sorted(rest) if card == REST else [unknown.pop()] if card == UNKNOWN else [card]
    return cards
