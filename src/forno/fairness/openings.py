"""Checking the cards that a record opens one by one."""

from __future__ import annotations

from collections import Counter, defaultdict

from forno.core.chance import seeded
from forno.core.game import Game
from forno.core.position import Position
from forno.core.record import Record
from forno.fairness.card_commitment import Opening, read_opening
from forno.fairness.layout import Places, Unfair


def check_openings(record: Record, game: Game) -> list[str]:
    """Every opened card was promised by the root, as the one leaf that is its own."""
    places = Places.read(record.proof.places)
    _check_places(places, record, game)
    openings = [read_opening(text) for text in record.proof.opened]
    if len({opening.leaf for opening in openings}) < len(openings):
        raise Unfair("a card is opened twice")
    for opening in openings:
        if (opening.leaf, opening.count) != (places.leaf(opening.place, opening.index), places.total):
            raise Unfair(f"{opening.place}/{opening.index} is opened as another leaf than its own")
        opening.check(record.proof.root)
    if record.deal is not None:
        _check_deal(openings, record, game)
    return [f"opened: {len(openings)} of {places.total} cards, each as the root promised it"] if openings else []


def _check_places(places: Places, record: Record, game: Game) -> None:
    """Any deal for these seats and options has these places, and so many cards in all."""
    layout = game.layout(game.deal(len(record.names), seeded(0), record.options))
    if set(places.counts) != {place for place, _ in layout} or places.total != sum(len(cards) for _, cards in layout):
        usual = Places({place: len(cards) for place, cards in layout})
        raise Unfair(f"the places do not fit the game: {places}, where a deal has {usual}")


def _check_deal(openings: list[Opening], record: Record, game: Game) -> None:
    """The cards opened are the cards of the deal that is written."""
    layout = dict(game.layout(game.set_up(Position(record.deal or {}))))
    hands: dict[str, list[str]] = defaultdict(list)
    for opening in openings:
        hands[opening.place].append(opening.card)
        if game.in_order(opening.place) and layout[opening.place][opening.index] != opening.card:
            raise Unfair(f"{opening.place}/{opening.index} is opened as {opening.card}, but the deal says otherwise")
    for place, cards in hands.items():
        if Counter(cards) - Counter(layout[place]):
            raise Unfair(f"{place}: the cards that are opened are not the cards of the deal")
