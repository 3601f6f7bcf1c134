"""The table of a game that the terminal does not know: the fields of its view and the list of legal moves."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, Static

from forno.terminal.model import Json
from forno.terminal.tables.base import GameTable

SEAT_FIELDS = frozenset(
    ("seat", "by", "to", "from", "target", "leader", "dealer", "winner", "loser", "holder", "turn", "last")
)
"""Fields whose number is that of a seat."""


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
            yield OptionList(*(Content(plain_move(move, self.model.names)) for move in self.model.legal_moves))

    def fields(self) -> str:
        """Return the lines of the view, one for each field."""
        shown = {name: value for name, value in self.model.view.items() if name not in ("game", "viewer", "question")}
        width = max((len(name) for name in shown), default=0)
        lines = ((words(name), plain_value(value, name, self.model.names)) for name, value in shown.items())
        return "\n".join(f"{name:{width}}  {text or '–'}" for name, text in lines)

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


def words(name: str) -> str:
    """`has_swapped` as `has swapped`."""
    return name.replace("_", " ").replace("-", " ")


def plain_value(value: object, name: str, names: list[str]) -> str:
    """Write a value in words: a seat by its player's name."""
    if value is None or value is False:
        return ""
    if value is True:
        return "✓"
    if isinstance(value, int):
        return names[value] if name in SEAT_FIELDS and 0 <= value < len(names) and names[value] else str(value)
    if isinstance(value, list):
        return ", ".join(filter(None, (plain_value(one, name, names) for one in value)))
    if isinstance(value, dict):
        parts = (words(field) if one is True else plain_value(one, field, names) for field, one in value.items())
        return " ".join(filter(None, parts))
    return words(str(value))


def plain_move(move: Json, names: list[str]) -> str:
    """`Put 2 olives`: the move's name and its values."""
    name = words(str(move["move"]))
    values = plain_value({field: value for field, value in move.items() if field != "move"}, "", names)
    return f"{name[:1].upper()}{name[1:]} {values}".strip()
