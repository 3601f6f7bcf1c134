"""The base of all screens, and the app as the screens see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from textual.app import App
from textual.screen import Screen

from forno.rulebook.bundles import say
from forno.terminal.gateway import NewTable
from forno.terminal.live_table import LiveTable
from forno.terminal.model import Json, Preferences, TableModel
from forno.terminal.own_tables import SeatFile


class ScreenHost(App[None]):
    """The app as its screens see it: what is on offer, and the ways from one screen to another."""

    preferences: Preferences
    seats: SeatFile
    """The player's seats at servers elsewhere."""

    @property
    def games(self) -> list[Json]:
        """The games on offer."""
        raise NotImplementedError

    @property
    def levels(self) -> list[str]:
        """The levels of bots on offer."""
        raise NotImplementedError

    @property
    def phrases(self) -> list[str]:
        """The ready phrases of the chat."""
        raise NotImplementedError

    @property
    def motd(self) -> str:
        """The message of the day of the server's operator; empty for none."""
        raise NotImplementedError

    @property
    def usual_level(self) -> str:
        """The level of bots that a new table begins with."""
        raise NotImplementedError

    def offer(self, game: str) -> Json:
        """A game on offer; empty if there is none of this name."""
        raise NotImplementedError

    async def open_table(self, new: NewTable) -> str | None:
        """Open a table and go there. The sentence of the refusal, if there is one."""
        raise NotImplementedError

    async def confirm_shown(self) -> None:
        """Confirm what the table shows, as soon as it has caught up with what has happened."""
        raise NotImplementedError

    async def join(self, link: str) -> str | None:
        """Join the table of a link and go there. The sentence of the refusal, if there is one."""
        raise NotImplementedError

    async def go_home(self) -> None:
        """Leave the table for the first screen."""
        raise NotImplementedError

    def follow_table(self) -> None:
        """Show the screen that the state of the table asks for."""
        raise NotImplementedError

    def show_results(self, model: TableModel) -> None:
        """Show the results of a game."""
        raise NotImplementedError

    def open_replay(self, table: LiveTable, number: int, seat: int | None) -> Any:
        """Show the replay of a game, in the background."""
        raise NotImplementedError

    async def change_replay(self, number: int, viewer: str, step: int) -> str | None:
        """Show the replay as another viewer saw the game. The sentence of the refusal, if there is one."""
        raise NotImplementedError

    async def play_on(self, number: int, decision: int, seat: int) -> str | None:
        """Play on from a decision of a finished game. The sentence of the refusal, if there is one."""
        raise NotImplementedError

    def open_review(self, table: LiveTable, number: int, seat: int) -> Any:
        """Show how well a seat played."""
        raise NotImplementedError

    def change_preferences(self, **changes: Any) -> None:
        """Change preferences and keep them."""
        raise NotImplementedError

    def action_preferences(self) -> None:
        """Show the preferences."""
        raise NotImplementedError


class FornoScreen(Screen[None]):
    """A screen of the app."""

    if TYPE_CHECKING:
        app: ScreenHost

    @property
    def lang(self) -> str:
        return self.app.preferences.lang

    def say(self, message: str, /, **values: object) -> str:
        """Format a text in the player's language; its name where there is none."""
        return say(self.lang, message, **values) or message


def is_shown(screen: Screen[Any]) -> bool:
    """Whether a screen is there to stay: neither closed nor at the end of the app. A closed one loses its parts one
    by one, while news of the table still arrives."""
    return screen.is_attached and screen in screen.app.screen_stack
