"""The widget of a game's table: draws the model, builds moves from the legal ones, and posts what the player chose."""

from __future__ import annotations

from dataclasses import dataclass

from textual.message import Message
from textual.widget import Widget

from forno.terminal.model import Json, TableModel


@dataclass(frozen=True)
class CardInfo:
    """A card and its explanation, in the player's language."""

    title: str
    text: str
    """Paragraphs, separated by blank lines."""
    art: str = ""
    """The card drawn in characters; Textual markup."""


class GameTable(Widget):
    """Base of the tables. It holds the hand, the piles and the choice of a move; bars, log and chat are the screen's.

    A table shows `model.updates` in order and calls `model.shown()` after each; or `model.skip()` to show the present
    state. The screen keeps the results back until the table has caught up.
    """

    DEFAULT_CSS = "GameTable { width: 1fr; height: 1fr; }"

    class MoveChosen(Message):
        """The player chose this legal move."""

        def __init__(self, move: Json) -> None:
            super().__init__()
            self.move = move

    class ExplainCard(Message):
        """The player asks for the explanation of a card."""

        def __init__(self, card: CardInfo) -> None:
            super().__init__()
            self.card = card

    class PromptChanged(Message):
        """The prompt or the keys are others now."""

    def __init__(self, model: TableModel) -> None:
        super().__init__(id="game-table")
        self.model = model

    def on_mount(self) -> None:
        self.model.listeners.append(self.model_changed)
        self.model_changed()

    def on_unmount(self) -> None:
        self.model.listeners.remove(self.model_changed)

    def model_changed(self) -> None:
        """Show the model as it is now. A table with playback takes its updates one by one instead."""
        self.model.updates.clear()
        self.refresh(recompose=True)
        self.post_message(self.PromptChanged())

    # --- the frame around it

    def prompt(self) -> str:
        """The sentence of the prompt bar: the question, or whose turn it is."""
        return ""

    def keys(self) -> list[tuple[str, str]]:
        """The keys that do something now, each with its label, for the footer."""
        return []

    def more_keys(self) -> list[tuple[str, str]]:
        """Further keys, for the help."""
        return []

    def focus_action(self) -> None:
        """Focus the place where the player chooses."""
        self.focus()

    def show_hint(self, move: Json) -> None:
        """Prepare this move, for the player to make or to change."""

    def show_refusal(self, text: str) -> None:
        """Keep the prepared move after a refusal, whose sentence the screen shows."""

    def skip_playback(self) -> None:
        """Show the present state at once."""
        self.model.skip()
