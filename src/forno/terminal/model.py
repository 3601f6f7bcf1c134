"""The table as the terminal's widgets draw it: the viewer's frames decoded, and the events that wait to be shown."""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from forno.rulebook.bundles import say
from forno.server.protocol import ClockView, GameView, RoomView, UndoView

Json = dict[str, Any]

SPEEDS = (0.5, 1.0, 2.0, 4.0)
"""The speeds of playback that a player may choose."""


@dataclass
class Preferences:
    """The player's choices for this terminal."""

    lang: str = "en"
    """The language in force."""
    chosen_lang: str = ""
    """The language that the player chose among the settings; empty: that of the system."""
    speed: float = 1.0
    """Of playback: 2 shows the oven's cards twice as fast."""
    colour: bool = True
    motion: bool = True
    """Whether events are shown one after the other; else each state at once."""
    unicode: bool = True
    """Whether the terminal's encoding has more than ASCII."""
    sound: bool = True
    """Whether the terminal's bell rings when a turn begins while the player looks elsewhere."""
    theme: str = "dark"
    name: str = ""
    level: str = "regular"
    """The level of the bots of a new table."""


@dataclass(frozen=True)
class TableUpdate:
    """One step of the table: its events, and the game's view before and after them."""

    events: tuple[Json, ...]
    before: Json | None
    view: Json
    jump: bool = False
    """Whether the new state is shown at once: the first one, one after reconnecting, a jump in a replay."""


async def no_check(_: Json | str) -> str | None:
    """Find nothing to refuse: the check of a table that nobody plays at, such as a replay."""
    return None


@dataclass
class TableModel:
    """The state of one table. Change it by `apply`, and read it in the listeners."""

    preferences: Preferences = field(default_factory=Preferences)
    mode: Literal["live", "replay"] = "live"
    seat: int | None = None
    """The viewer's seat; None for a spectator."""
    names: list[str] = field(default_factory=list)
    connected: list[bool] = field(default_factory=list)
    room: RoomView | None = None
    view: Json = field(default_factory=dict)
    """The game's own view, as it is now; what is shown may be behind it, see `updates`."""
    number: int = 0
    """The number of the game in its room."""
    decision: int | None = None
    past: tuple[Json, ...] = ()
    """The events that came with the last snapshot."""
    legal_moves: list[Json] = field(default_factory=list)
    clock: ClockView | None = None
    jump_in_ends_at_ms: int | None = None
    """The end of the open jump-in window, by the server's clock."""
    jump_in_claim: Json | None = None
    """The viewer's own answer in the jump-in window."""
    undo: UndoView | None = None
    outcome: Json | None = None
    clock_offset_ms: float = 0.0
    """The server's clock minus this device's."""
    open_hands: Json | None = None
    """All hands, in a replay with open cards."""
    updates: deque[TableUpdate] = field(default_factory=deque)
    """The steps that are not shown yet, the first one next."""
    received: int = 0
    """The number of updates up to now, shown or not."""
    check: Callable[[Json | str], Awaitable[str | None]] = no_check
    """Ask the server for the refusal that a move would get: its sentence, or None for a legal move."""
    listeners: list[Callable[[], None]] = field(default_factory=list)

    # --- reading

    @property
    def lang(self) -> str:
        return self.preferences.lang

    @property
    def family(self) -> str:
        """The family of games that the view belongs to."""
        return str(self.view.get("game", ""))

    @property
    def question(self) -> Json | None:
        return self.view.get("question")

    @property
    def is_asked(self) -> bool:
        """Whether the viewer owes a decision."""
        asked = self.question
        return asked is not None and asked["seat"] == self.seat and bool(self.legal_moves)

    @property
    def is_behind(self) -> bool:
        """Whether more has happened than is shown."""
        return bool(self.updates)

    @property
    def shown_count(self) -> int:
        """The number of updates that are shown."""
        return self.received - len(self.updates)

    def name(self, seat: int) -> str:
        """The name at a seat: `Player 3` where there is none."""
        known = self.names[seat] if 0 <= seat < len(self.names) else ""
        return known or self.say("home-player-number", number=seat + 1)

    def marked_name(self, seat: int) -> str:
        """The name at a seat, with a mark at the player's own, unless it is `You` anyway."""
        name = self.name(seat)
        is_marked = seat == self.seat and name != self.say("home-you")
        return f"{name} ({self.say('pizza-you')})" if is_marked else name

    def say(self, message: str, /, **values: object) -> str:
        """Format a text in the player's language; its name where there is none."""
        return say(self.lang, message, **values) or message

    # --- changing

    def apply(self, game: GameView, *, jump: bool = False) -> None:
        """Take the game as it came in a snapshot (`jump`) or a frame."""
        before = self.view if self.view and self.number == game.number else None
        events = tuple(decoded(game.events) or ())
        self.view = decoded(game.view)
        self.number, self.decision = game.number, game.decision
        self.legal_moves = decoded(game.legal_moves) or []
        self.clock, self.undo, self.outcome = game.clock, game.undo, decoded(game.outcome)
        self.jump_in_ends_at_ms = game.jump_in.ends_at_ms if game.jump_in else None
        self.jump_in_claim = decoded(game.jump_in.claim) if game.jump_in else None
        self.received += 1
        if jump or not self.preferences.motion:
            self.past = events if jump else self.past
            self.updates.clear()
            self.updates.append(TableUpdate(events, before, self.view, jump=True))
        else:
            self.updates.append(TableUpdate(events, before, self.view))
        self.notify()

    def shown(self) -> None:
        """Drop the first update: the table widget has shown all of it."""
        if self.updates:
            self.updates.popleft()
            self.notify()

    def skip(self) -> None:
        """Drop all updates: the table widget shows the present state."""
        if self.updates:
            self.updates.clear()
            self.notify()

    def notify(self) -> None:
        for listener in tuple(self.listeners):
            listener()


def decoded(data: msgspec.Raw) -> Any:
    """Decode a game's own JSON."""
    return msgspec.json.decode(data) if bytes(data) else None
