"""What happened at the table besides the game itself. Public, but for what is told to one seat."""

from __future__ import annotations

import msgspec

from forno.core.move import kebab


class News(msgspec.Struct, frozen=True, tag_field="news", tag=kebab):
    """Public unless `only` says who hears it."""

    @property
    def only(self) -> int | None:
        """The one seat that hears it; None: everybody does."""
        return None


class Sat(News, frozen=True):
    """Somebody, or a bot, took a seat."""

    seat: int
    name: str


class Left(News, frozen=True):
    """A seat became free before the start; removed: by the host."""

    seat: int
    name: str
    removed: bool


class Hosting(News, frozen=True):
    """Somebody is the host from now on."""

    seat: int


class Began(News, frozen=True):
    """Cards are dealt. The commitment was shown before; root and places promise every hidden card. (house.fair)"""

    number: int
    commitment: str
    contributions: tuple[str, ...]
    root: str
    places: str


class TimedOut(News, frozen=True):
    """Time ran out, and the default was played. (house.time-out)"""

    seat: int


class WentAway(News, frozen=True):
    """A bot plays for an absent player. (house.absent)"""

    seat: int


class CameBack(News, frozen=True):
    """The player has the seat again."""

    seat: int


class Overtaken(News, frozen=True):
    """To one seat: somebody jumped in before its move counted. (house.jumped)"""

    seat: int
    by: int

    @property
    def only(self) -> int:
        return self.seat


class Beaten(News, frozen=True):
    """To one seat: somebody was quicker to jump in, by so many milliseconds. (house.beaten)"""

    seat: int
    by: int
    milliseconds: int

    @property
    def only(self) -> int:
        return self.seat


class UndoAsked(News, frozen=True):
    """Somebody would like to take back a move. (house.undo-agree)"""

    seat: int


class UndoDeclined(News, frozen=True):
    """Somebody did not agree."""

    seat: int


class TookBack(News, frozen=True):
    """So many moves are undone, back to before that seat's last one."""

    seat: int
    moves: int


class Said(News, frozen=True):
    """A line of talk: free text, or the name of a ready phrase."""

    seat: int
    text: str
    phrase: str


class Ended(News, frozen=True):
    """The game is over."""

    number: int


class Closed(News, frozen=True):
    """The table is closed."""


AnyNews = (
    Sat | Left | Hosting | Began | TimedOut | WentAway | CameBack | Overtaken | Beaten
    | UndoAsked | UndoDeclined | TookBack | Said | Ended | Closed
)  # fmt: skip
