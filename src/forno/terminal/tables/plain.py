"""The table of a game that the terminal does not know: the fields of its view and the list of legal moves."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, Static

from forno.terminal.model import Json
from forno.terminal.plain_text import PlainText, title
from forno.terminal.tables.base import GameTable


class PlainTable(GameTable):
    """Fields of the view above, legal moves below."""

    DEFAULT_CSS = """
    PlainTable > VerticalScroll { height: 1fr; }
    PlainTable > OptionList { height: auto; max-height: 50%; border: none; padding: 0; }
    """

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield Static(self.fields(), markup=False)
        if self.model.legal_moves:
            yield OptionList(*(Content(self.text.move(move)) for move in self.model.legal_moves))

    def fields(self) -> str:
        """Return the lines of the view, one for each field."""
        shown = {name: value for name, value in self.model.view.items() if name not in ("game", "viewer", "question")}
        width = max((len(name) for name in shown), default=0)
        lines = ((title(name), self.text.value(value, name)) for name, value in shown.items())
        return "\n".join(f"{name:{width}}  {text or '–'}" for name, text in lines)

    def prompt(self) -> str:
        return self.text.question(self.model.view)

    @property
    def text(self) -> PlainText:
        return PlainText(self.model.lang, self.model.names, self.model.seat, self.model.family)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.MoveChosen(self.model.legal_moves[event.option_index]))

    def show_hint(self, move: Json) -> None:
        for moves in self.query(OptionList):
            moves.highlighted = self.model.legal_moves.index(move) if move in self.model.legal_moves else None

    def focus_action(self) -> None:
        for moves in self.query(OptionList):
            moves.focus()

    def keys(self) -> list[tuple[str, str]]:
        if not self.model.legal_moves:
            return []
        return [("↑↓", self.model.say("terminal-key-choose")), ("enter", self.model.say("terminal-key-play"))]
