"""Verification of a record against the commitments that were published before the deal."""

from __future__ import annotations

import re
from collections import Counter, defaultdict

from forno.core.chance import FairChance, read_chance, seeded
from forno.core.errors import FornoError
from forno.core.game import Game
from forno.core.position import Position
from forno.core.record import Record, Replay
from forno.core.record.parts import SECRET
from forno.fairness.card_commitment import CardCommitment, Opening, commit_cards, read_opening
from forno.fairness.commitment import DealSecret, read_contribution
from forno.fairness.layout import CardCounts, Unfair


def verify(record: Record, game: Game) -> list[str]:
    """Return what was checked, a line each. Raises Unfair.

    The players must compare the commitment and the root with those that were published before the deal.
    """
    proof = record.proof
    for name, value in (("commitment", proof.commitment), ("root", proof.root), ("secret", proof.secret)):
        if value and not re.fullmatch(r"[0-9a-f]{64}", value):
            raise Unfair(f"{name}: 64 hexadecimal digits expected, found {value[:70]!r}")
    if not proof.commitment:
        raise Unfair("the record has no commitment: nothing was promised before the deal")
    try:
        Replay(record, game).check_rules()
        return _verify_open(record, game) if proof.secret else _verify_closed(record, game)
    except Unfair:
        raise
    except FornoError as error:
        raise Unfair(str(error)) from error


def commitment_of(record: Record, game: Game) -> CardCommitment:
    """Return the commitment to the cards that this record's source of chance deals."""
    chance = _source(record)
    return commit_cards(game, game.deal(len(record.names), chance, record.options), chance.seed)


def _source(record: Record) -> FairChance:
    chance = read_chance(record.chance) if record.chance else None
    if not isinstance(chance, FairChance) or chance.used:
        raise Unfair("the line `chance:` does not name a fair source at its beginning")
    return chance


# --- everything opened


def _verify_open(record: Record, game: Game) -> list[str]:
    said = [_check_secret(record), _check_chance(record)]
    record.replay(game)
    said.append("deal: that source deals exactly these cards")
    if record.proof.root:
        said += [_check_root(record, game), *check_openings(record, game)]
    elif record.proof.opened:
        raise Unfair("cards are opened, but no root promised them")
    end = "and lead to the result" if record.result else "and the game goes on"
    return [*said, f"moves: all {len(record.moves)} are legal, {end}"]


def _check_secret(record: Record) -> str:
    fair = DealSecret(bytes.fromhex(record.proof.secret))
    if fair.commitment != record.proof.commitment:
        raise Unfair(f"the secret is not the one that was promised: its commitment is {fair.commitment}")
    return f"commitment: it is the hash of the secret ({fair.commitment})"


def _check_chance(record: Record) -> str:
    contributions = [read_contribution(words) for words in record.proof.contributions]
    if len(contributions) != len(record.names):
        raise Unfair(f"{len(contributions)} contributions, but {len(record.names)} seats")
    if _source(record).seed != DealSecret(bytes.fromhex(record.proof.secret)).seed(contributions):
        raise Unfair("the secret and the contributions do not give the source in the line `chance:`")
    return f"chance: the secret and {len(contributions)} contributions give this source"


def _check_root(record: Record, game: Game) -> str:
    cards = commitment_of(record, game)
    if (cards.root, str(cards.places)) != (record.proof.root, record.proof.places):
        raise Unfair(f"the root does not promise this deal, whose root is {cards.root} over {cards.places}")
    return f"root: it promises all {cards.places.total} hidden cards of the deal ({cards.root})"


# --- the secret kept


def _verify_closed(record: Record, game: Game) -> list[str]:
    if not record.proof.root:
        raise Unfair("neither the secret nor a root of the cards is there: nothing can be checked")
    said = [
        f"commitment: given, its secret is not opened ({record.proof.commitment})",
        f"root: given ({record.proof.root})",
        *check_openings(record, game),
    ]
    if record.deal is None:
        secret = sum(answer.move == SECRET for answer in record.moves)
        return [*said, f"moves: {len(record.moves)}, {secret} of them secret; not replayed, for the deal is sealed"]
    record.replay(game)
    return [*said, f"moves: all {len(record.moves)} are legal from the deal that is written"]


# --- the cards that a record opens one by one


def check_openings(record: Record, game: Game) -> list[str]:
    """Check that the root commits to every opened card, each as its own leaf."""
    places = CardCounts.read(record.proof.places)
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


def _check_places(places: CardCounts, record: Record, game: Game) -> None:
    """Check the places and the number of cards against a deal for these seats and options."""
    layout = game.layout(game.deal(len(record.names), seeded(0), record.options))
    if set(places.counts) != {place for place, _ in layout} or places.total != sum(len(cards) for _, cards in layout):
        usual = CardCounts({place: len(cards) for place, cards in layout})
        raise Unfair(f"the places do not fit the game: {places}, where a deal has {usual}")


def _check_deal(openings: list[Opening], record: Record, game: Game) -> None:
    """Check the opened cards against the deal of the record."""
    layout = dict(game.layout(game.set_up(Position(record.deal or {}))))
    hands: dict[str, list[str]] = defaultdict(list)
    for opening in openings:
        hands[opening.place].append(opening.card)
        if game.in_order(opening.place) and layout[opening.place][opening.index] != opening.card:
            raise Unfair(f"{opening.place}/{opening.index} is opened as {opening.card}, but the deal says otherwise")
    for place, cards in hands.items():
        if Counter(cards) - Counter(layout[place]):
            raise Unfair(f"{place}: the cards that are opened are not the cards of the deal")
