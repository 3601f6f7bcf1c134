"""Names of cards, orders, colours and players in the reader's language, as the page says them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from forno.games.pizza.cards import KINDS
from forno.games.solo.cards import ANY, COLOUR_OF, COLOURS, RANK_OF
from forno.games.solo.cards import NAMES as SOLO_NAMES
from forno.rulebook.bundles import say

SOLO_RANKS = tuple(
    dict.fromkeys(
        name if colour == ANY else name.partition(" ")[2] for name, colour in zip(SOLO_NAMES, COLOUR_OF, strict=True)
    )
)
"""The number or symbol of each card of SOLO, by its rank."""


def kind_of(card: int) -> int:
    return card >> 1


def is_double(card: int) -> bool:
    return card & 1 == 1


def ingredient_count(cards: Iterable[int]) -> int:
    """The number of ingredients on these cards: a double counts two."""
    return sum(1 + (card & 1) for card in cards)


def order_parts(order: str) -> tuple[str, int | None]:
    """`quartet-olive` is of the sort `quartet` and shows olives; `duel` shows no kind."""
    sort, _, kind = order.rpartition("-")
    return (sort, KINDS.index(kind)) if sort and kind in KINDS else (order, None)


def solo_rank(card: int) -> str:
    """`7`, `skip`, `draw-four`"""
    return SOLO_RANKS[RANK_OF[card]]


@dataclass(frozen=True)
class Names:
    """Texts of one language."""

    lang: str

    def say_or_none(self, message: str, /, **values: object) -> str | None:
        """Format a text, `home-close`, or its attribute, `turn-draw.refused`; None where there is none."""
        name, _, attribute = message.partition(".")
        return say(self.lang, name, attribute, **values)

    def say(self, message: str, /, **values: object) -> str:
        """The same; a missing text shows its name."""
        found = self.say_or_none(message, **values)
        return message if found is None else found

    def say_of(self, message: str, is_you: bool, /, **values: object) -> str:
        """Say what a player did: in the second person to the player (`.you`), by name to everybody else."""
        found = self.say_or_none(f"{message}.you", **values) if is_you else None
        return self.say(message, **values) if found is None else found

    # --- the pizza games

    def kind(self, kind: int, count: int = 1) -> str:
        return self.say(f"kind-{KINDS[kind]}", count=count)

    def card(self, card: int, count: int = 1) -> str:
        """`salami`, `double olive`"""
        return self.say(f"{'double' if is_double(card) else 'kind'}-{KINDS[kind_of(card)]}", count=count)

    def cards(self, cards: Iterable[int]) -> str:
        """`3 salami, 1 double olive`"""
        counts = sorted(Counter(cards).items())
        return ", ".join(f"{count} {self.card(card, count)}" for card, count in counts)

    def order(self, order: str) -> str:
        sort, kind = order_parts(order)
        return self.say(f"order-name-{sort}", **({} if kind is None else {"kind": self.kind(kind, 4)}))

    # --- SOLO

    def colour(self, colour: int) -> str:
        return self.say("card-any-colour") if colour == ANY else self.say(f"colour-{COLOURS[colour]}")

    def solo(self, card: int) -> str:
        """`red 7`, `blue skip`, `draw-four`"""
        rank = self.say_or_none(f"card-{solo_rank(card)}") or solo_rank(card)
        colour = COLOUR_OF[card]
        return rank if colour == ANY else self.say("card-coloured", colour=self.colour(colour), rank=rank)


@dataclass(frozen=True)
class TableText:
    """Texts of a table in one language, for the viewer at a seat; None for a spectator."""

    lang: str
    players: Sequence[str] = ()
    you: int | None = None

    @property
    def names(self) -> Names:
        return Names(self.lang)

    def player(self, seat: object) -> str:
        return self.players[seat] if isinstance(seat, int) and 0 <= seat < len(self.players) else ""
