"""Everything that a viewer can observe of a table, for comparing two tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from forno.core.errors import Refused
from forno.core.event import Event
from forno.core.table import Table
from forno.testing.errors import Broken, difference
from forno.testing.random_play import AnyGame

encode = msgspec.json.encode


def seen(game: AnyGame, table: Table, viewer: int | None) -> bytes:
    """Return the view, as it is sent."""
    return encode(game.view(table, viewer))


def offered(table: Table, viewer: int | None) -> bytes:
    """Return the legal moves of a viewer, in their order."""
    return b"" if viewer is None or table.is_over else encode(table.legal_moves(viewer))


def written(game: AnyGame, table: Table, viewer: int | None) -> bytes:
    """Return the position as this viewer knows it. The public has none."""
    return b"" if viewer is None else game.position(table, viewer).text.encode()


def expected(table: Table, viewer: int | None) -> bytes:
    """Return the default move of a viewer that is asked."""
    return b"" if table.is_over or table.decision.seat != viewer else encode(table.decision.default(table))


def verdict(table: Table, move: Any, seat: int | None, decision: int | None = None) -> str:
    """Return the answer to a move: legal, or the rule that refuses it with its values."""
    try:
        table.check(move, seat, decision)
    except Refused as refused:
        return f"refused by {refused}"
    except Exception as error:  # which another law forbids; here it matters only whether it tells anything
        return f"{type(error).__name__}: {error}"
    return "legal"


def all_options(table: Table, players: int) -> list[Any]:
    """Return the legal moves of all seats, which no viewer knows."""
    return [] if table.is_over else [move for seat in range(players) for move in table.legal_moves(seat)]


def same_to(
    viewer: int | None, game: AnyGame, truth: Table, guess: Table, probes: Iterable[Any] = (), *, position: bool = True
) -> None:
    """Raise Broken if this viewer can tell two tables apart."""
    _compare(viewer, "view", seen(game, truth, viewer), seen(game, guess, viewer))
    _compare(viewer, "options", offered(truth, viewer), offered(guess, viewer))
    _compare(viewer, "default", expected(truth, viewer), expected(guess, viewer))
    if position:
        _compare(viewer, "position", written(game, truth, viewer), written(game, guess, viewer))
    if viewer is None or truth.is_over:
        return
    for move in probes:
        for decision in (None, truth.serial - 1):
            answers = [verdict(table, move, viewer, decision) for table in (truth, guess)]
            if answers[0] != answers[1]:
                raise Broken(f"{name_of(viewer)} tells worlds apart by sending {move!r}: {answers[0]}; {answers[1]}")


def _compare(viewer: int | None, what: str, truth: bytes, guess: bytes) -> None:
    if truth != guess:
        parted = difference(truth.decode(), guess.decode())
        raise Broken(f"{name_of(viewer)} tells worlds apart by its {what}: {parted}")


def first_difference(
    viewer: int | None, truth: list[Event], guess: list[Event]
) -> tuple[Event | None, Event | None] | None:
    """Return the first true events, one of each world, that this viewer hears differently."""
    heard_in_truth, heard_in_guess = _audible(viewer, truth), _audible(viewer, guess)
    for number in range(max(len(heard_in_truth), len(heard_in_guess))):
        one, other = heard_in_truth[number : number + 1], heard_in_guess[number : number + 1]
        if [heard for _, heard in one] != [heard for _, heard in other]:
            return (one[0][0] if one else None), (other[0][0] if other else None)
    return None


def _audible(viewer: int | None, events: list[Event]) -> list[tuple[Event, bytes]]:
    return [(event, encode(told)) for event in events if (told := event.heard(viewer)) is not None]


def name_of(viewer: int | None) -> str:
    return "the public" if viewer is None else f"seat {viewer + 1}"
