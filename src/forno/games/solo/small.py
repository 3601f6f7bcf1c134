"""Small variants of SOLO: the colours and cards that stay in the deck, checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from forno.core.errors import Unreadable, check_range
from forno.games.solo.cards import ANY, COLOUR_NAMES, COLOUR_OF, COLOURS, COPIES, NAMES
from forno.games.solo.game import Solo
from forno.games.solo.variants import CARDS_EACH, LIMIT, Variant

MOST_ROUNDS = 1000
SORT_OF = tuple(name.rpartition(" ")[2] for name in NAMES)
"""By card: its name without its colour."""
CARD_SORTS = dict(zip(SORT_OF, COPIES, strict=True))
"""By that name: how many of it are in each colour of the whole deck, or in all if it is black."""


class Described(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A small variant as it is written. What it leaves out is as in the game."""

    colours: tuple[str, ...] = COLOURS
    cards: dict[str, int] = {}
    """How many of each card there are, in each colour or black; none of those that are not named."""
    dealt: int = CARDS_EACH
    rounds: int | None = None
    """The hands of a game."""
    goal: int = LIMIT


def small_solo(name: str, described: Mapping[str, Any]) -> Solo:
    """Return SOLO with a part of its cards. Raises Unreadable for what cannot be played."""
    try:
        wanted = msgspec.convert(described, Described)
    except msgspec.ValidationError as error:
        raise Unreadable(str(error), "variant of solo") from None
    dealt = check_range(wanted.dealt, 1, CARDS_EACH, "dealt")
    deck = _deck(wanted)
    if len(deck) <= 2 * dealt:
        raise Unreadable(f"two players with {dealt} each need {2 * dealt + 1} cards or more", "cards")
    rounds = 0 if wanted.rounds is None else check_range(wanted.rounds, 1, MOST_ROUNDS, "rounds")
    return Solo(Variant(deck, dealt, check_range(wanted.goal, 1, LIMIT, "goal"), rounds), name)


def _deck(wanted: Described) -> tuple[int, ...]:
    """The cards of the deck, in its order."""
    for colour in wanted.colours:
        if colour not in COLOURS:
            raise Unreadable(f"there is no {colour!r}; the colours are {', '.join(COLOURS)}", "colours")
    for sort, number in wanted.cards.items():
        if sort not in CARD_SORTS:
            raise Unreadable(f"there is no {sort!r}; the cards are {', '.join(CARD_SORTS)}", "cards")
        check_range(number, 0, CARD_SORTS[sort], f"cards: {sort}")
    copies, colours = wanted.cards or CARD_SORTS, (*wanted.colours, COLOUR_NAMES[ANY])
    return tuple(
        card
        for card, sort in enumerate(SORT_OF)
        if COLOUR_NAMES[COLOUR_OF[card]] in colours
        for _ in range(copies.get(sort, 0))
    )
