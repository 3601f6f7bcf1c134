"""Verification of a finished game's deal for a player, check by check: whether it is the one committed to before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from forno import games
from forno.core.errors import FornoError
from forno.core.game import Game
from forno.core.match import Match
from forno.core.record import Record, Replay, read_record
from forno.core.record.parts import SECRET
from forno.fairness.card_commitment import CardCommitment
from forno.fairness.commitment import DealSecret, read_contribution
from forno.fairness.verify import check_openings, commitment_of
from forno.games.pizza.cards import CARD_NAMES
from forno.games.solo.cards import NAMES as SOLO_NAMES

T = TypeVar("T")
Json = dict[str, Any]


class DealNotes(msgspec.Struct, frozen=True):
    """Notes that this device takes of a deal before the first move, to compare with the game's record afterwards."""

    commitment: str = ""
    """The commitment to the secret, seen before this device sent its contribution."""
    words: str | None = None
    """This device's contribution to the shuffle."""
    root: str = ""
    places: str = ""
    seat: int | None = None
    hand: tuple[str, ...] = ()
    """Names of the cards dealt to the seat."""


def dealt_hand(events: Sequence[Json], seat: int | None) -> tuple[str, ...]:
    """Names of the cards dealt to a seat, as a layout names them; empty where they were not shown."""
    for event in events:
        if event["event"] != "dealt" or event["seat"] != seat:
            continue
        if "ingredients" in event:
            return (*(CARD_NAMES[card] for card in event["ingredients"] or ()), *(event["orders"] or ()))
        return tuple(SOLO_NAMES[card] for card in event["cards"] or ())
    return ()


@dataclass(frozen=True)
class Check:
    """One check; texts know it by its id."""

    id: str
    is_right: bool
    promised: str = ""
    """The hash that was committed to."""
    found: str = ""
    """The hash that was computed here."""
    seats: int = 0
    cards: int = 0
    count: int = 0


@dataclass(frozen=True)
class DealChecks:
    """All checks of a deal."""

    checks: list[Check]
    is_sealed: bool
    """Whether only the cards that came to light in the game are opened."""


def check_deal(text: str, notes: DealNotes) -> DealChecks | None:
    """Check the deal of a record; None where nobody committed to it, since it plays on from another game.

    Raises FornoError for what is no record, and for a game or a version of its rules that is not installed here.
    """
    record = read_record(text)
    if not record.proof.root:
        return None
    return DealChecks(check_record(record, notes), not record.proof.secret)


def check_record(record: Record, notes: DealNotes) -> list[Check]:
    """Make all checks; one that fails does not keep the others from being made."""
    game = games.game(record.game)
    Replay(record, game).check_rules()
    checks = _check_open(record, game, notes) if record.proof.secret else _check_sealed(record, game)
    return [*_check_notes(record, notes), *checks]


def _attempt(compute: Callable[[], T]) -> T | None:
    """A value that cannot be computed is None, which fails its check."""
    try:
        return compute()
    except (FornoError, ValueError):
        return None


def _compare(name: str, promised: str, found: str | None, *, seats: int = 0, cards: int = 0) -> Check:
    return Check(name, bool(promised) and promised == found, promised, found or "", seats, cards)


# --- notes that this device took before the game


def _check_notes(record: Record, notes: DealNotes) -> list[Check]:
    proof = record.proof
    checks = []
    if notes.commitment:
        checks.append(_compare("same-commitment", notes.commitment, proof.commitment))
    if notes.words is not None and notes.seat is not None:
        written = proof.contributions[notes.seat] if notes.seat < len(proof.contributions) else ""
        is_same = _attempt(lambda: read_contribution(written)) == notes.words.encode()
        checks.append(Check("words", is_same, notes.words, written))
    if notes.root:
        same = _compare("same-root", notes.root, proof.root)
        checks.append(Check("same-root", same.is_right and notes.places == proof.places, same.promised, same.found))
    return checks


# --- open records


def _check_open(record: Record, game: Game, notes: DealNotes) -> list[Check]:
    proof = record.proof
    secret = _attempt(lambda: DealSecret(bytes.fromhex(proof.secret)))
    dealt = _attempt(lambda: commitment_of(record, game))
    checks = [
        _compare("commitment", proof.commitment, secret.commitment if secret else None),
        _check_seed(record, secret),
        *_check_cards(record, dealt),
        Check("deal", _attempt(lambda: _dealt_again(record, game)) is not None),
        *_check_opened(record, game),
    ]
    if notes.hand:
        layout = _attempt(lambda: _layout(record, game)) or {}
        own = [card for name in ("hand", "orders") for card in layout.get(f"{name} {(notes.seat or 0) + 1}", ())]
        checks.append(Check("hand", Counter(own) == Counter(notes.hand), cards=len(notes.hand)))
    is_legal = _attempt(lambda: record.replay(game)) is not None
    return [*checks, Check("moves", is_legal, count=len(record.moves))]


def _check_seed(record: Record, secret: DealSecret | None) -> Check:
    proof, seats = record.proof, len(record.names)
    mixed = _attempt(lambda: secret.mix([*map(read_contribution, proof.contributions)]).text if secret else "")
    check = _compare("seed", record.chance, mixed, seats=seats)
    return check if len(proof.contributions) == seats else Check("seed", False, check.promised, check.found, seats)


def _check_cards(record: Record, dealt: CardCommitment | None) -> list[Check]:
    cards = dealt.places.total if dealt else 0
    is_same = dealt is not None and str(dealt.places) == record.proof.places
    return [
        _compare("root", record.proof.root, dealt.root if dealt else None, cards=cards),
        Check("places", is_same, cards=cards),
    ]


def _dealt_again(record: Record, game: Game) -> Match:
    """Deal again and compare card by card; no move is made. Raises BrokenRecord."""
    return msgspec.structs.replace(record, moves=(), result=None).replay(game)


def _layout(record: Record, game: Game) -> dict[str, list[str]]:
    return dict(game.layout(_dealt_again(record, game).table))


# --- sealed records: single cards opened


def _check_sealed(record: Record, game: Game) -> list[Check]:
    """Check places and opened cards; without a seed, neither the deal nor secret moves can be replayed."""
    places = msgspec.structs.replace(record.proof, opened=())
    fits = _attempt(lambda: check_openings(msgspec.structs.replace(record, proof=places), game)) is not None
    checks = [Check("places", fits), *_check_opened(record, game)]
    if record.deal is None or any(answer.move == SECRET for answer in record.moves):
        return checks
    is_legal = _attempt(lambda: record.replay(game)) is not None
    return [*checks, Check("moves", is_legal, count=len(record.moves))]


def _check_opened(record: Record, game: Game) -> list[Check]:
    count = len(record.proof.opened)
    if not count:
        return []
    is_right = _attempt(lambda: check_openings(record, game)) is not None
    total = _attempt(lambda: sum(int(part.rpartition("=")[2]) for part in record.proof.places.split(", ")))
    return [Check("opened", is_right, record.proof.root, count=count, cards=total or 0)]
