"""Memory is part of the rules: what a viewer may be shown of the past. (turn.memory)"""

from __future__ import annotations

from collections.abc import Sequence

from forno.core.event import Event
from forno.games.pizza.events import RoundEnded, TurnBegan


def recall(history: Sequence[Event], viewer: int | None, *, perfect: bool) -> list[Event]:
    """All that was heard; or, for a person, what was heard since their own last turn began, nothing older.

    The public is shown what the player on turn is shown.
    """
    if perfect:
        return list(history)
    turns = [(index, event.seat) for index, event in enumerate(history) if isinstance(event, TurnBegan)]
    if not turns:
        return list(history)
    on_turn = turns[-1][1]
    seat = on_turn if viewer is None else viewer
    own = [index for index, turn in turns if turn == seat]
    is_playing = not any(isinstance(event, RoundEnded) for event in history[turns[-1][0] :])
    if seat == on_turn and is_playing:
        own.pop()
    return list(history[own[-1] :]) if own else list(history)
