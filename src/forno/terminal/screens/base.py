"""The base of all screens: texts in the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.screen import Screen

from forno.rulebook.bundles import say

if TYPE_CHECKING:
    from forno.terminal.app import FornoApp


class FornoScreen(Screen[None]):
    """A screen of the app."""

    if TYPE_CHECKING:
        app: FornoApp

    @property
    def lang(self) -> str:
        return self.app.preferences.lang

    def say(self, message: str, /, **values: object) -> str:
        """Format a text in the player's language; its name where there is none."""
        return say(self.lang, message, **values) or message
