"""Widgets that several screens share: a one-line choice, the bar of keys, and the bar of a question."""

from __future__ import annotations

from collections.abc import Sequence

from textual.binding import Binding
from textual.content import Content
from textual.events import Click
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.style import Style
from textual.widgets import Button, Static

KEY_GAP = 3
"""Columns between two keys."""
KEY_NAMES = {
    "enter": "Enter",
    "escape": "Esc",
    "tab": "Tab",
    "space": "Space",
    "backspace": "⌫",
    "up,down": "↑↓",
    "left,right": "←→",
    "question_mark": "?",
    "slash": "/",
    "full_stop": ".",
    "plus,minus": "+ -",
    "plus": "+",
    "minus": "-",
    "home": "Home",
    "end": "End",
}
"""Labels of keys; all others have their own name, function keys in capitals."""


def key_name(key: str) -> str:
    """Write a key as a player knows it: `ctrl+q` as `Ctrl+Q`."""
    if key in KEY_NAMES:
        return KEY_NAMES[key]
    if "+" in key:
        return "+".join(part.capitalize() for part in key.split("+"))
    return key.upper() if len(key) > 1 and key[0] == "f" and key[1:].isdigit() else key


class KeyBar(Static):
    """The keys that do something now, each with its label. A click on one presses it."""

    DEFAULT_CSS = """
    KeyBar { dock: bottom; width: 1fr; height: auto; max-height: 3; padding: 0 1; background: $panel; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[tuple[str, str]] = []

    def show(self, keys: Sequence[tuple[str, str]]) -> None:
        """Show these keys."""
        if self.keys != [*keys]:
            self.keys = [*keys]
            self.refresh(layout=True)

    def lines(self, width: int) -> list[Content]:
        """The keys in as many lines as they need; no key is parted from its label."""
        lines: list[Content] = []
        for key, label in self.keys:
            part = key_label(key, label)
            if lines and lines[-1].cell_length + KEY_GAP + part.cell_length <= width:
                lines[-1] = Content.assemble(lines[-1], " " * KEY_GAP, part)
            else:
                lines.append(part)
        return lines

    def render(self) -> Content:
        return Content("\n").join(self.lines(self.content_size.width))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.lines(width))

    def on_click(self, event: Click) -> None:
        if key := pressed_key(event):
            self.app.simulate_key(key)


def key_label(key: str, label: str) -> Content:
    """A key and what it does. A click presses it, unless it stands for several keys."""
    text = Content.assemble((key_name(key), "bold $accent"), " ", label)
    return text.stylize(pressing(key)) if "," not in key else text


def pressing(key: str) -> Style:
    """A style that makes a text a button for a key, in a widget that asks `pressed_key`."""
    return Style.from_meta({"key": key})


def pressed_key(event: Click) -> str:
    """The key of the text that was clicked; empty where there is none."""
    return str(event.style.meta.get("key", ""))


class Chooser(Static, can_focus=True):
    """A choice in one line: `Players   ◂ 4 ▸`. Arrow keys and clicks change it."""

    DEFAULT_CSS = """
    Chooser { width: 1fr; height: 1; }
    Chooser:focus { background: $primary 30%; text-style: bold; }
    Chooser:disabled { color: $text-muted; }
    """
    BINDINGS = [
        Binding("left,minus", "step(-1)", show=False),
        Binding("right,plus,space", "step(1)", show=False),
    ]

    value: reactive[str] = reactive("", layout=False)

    class Changed(Message):
        """Another value was chosen."""

        def __init__(self, chooser: Chooser) -> None:
            super().__init__()
            self.chooser = chooser

        @property
        def control(self) -> Chooser:
            return self.chooser

    def __init__(
        self,
        label: str,
        choices: Sequence[tuple[str, str]],
        value: str,
        *,
        id: str | None = None,  # noqa: A002 -- as in all widgets
        label_width: int = 22,
        disabled: bool = False,
    ) -> None:
        super().__init__(id=id, disabled=disabled)
        self.label = label
        self.choices = [*choices]
        self.label_width = label_width
        self.set_reactive(Chooser.value, value)

    def set_choices(self, choices: Sequence[tuple[str, str]], value: str) -> None:
        """Offer other values."""
        self.choices = [*choices]
        self.value = value
        self.refresh()

    @property
    def index(self) -> int:
        return next((at for at, (value, _) in enumerate(self.choices) if value == self.value), 0)

    def render(self) -> Content:
        text = self.choices[self.index][1] if self.choices else ""
        name = self.label if len(self.label) < self.label_width else f"{self.label} "
        left, right = ("◂", "▸") if not self.disabled else (" ", " ")
        return Content.assemble(f"{name:{self.label_width}}", (f"{left} ", "$accent"), text, (f" {right}", "$accent"))

    def action_step(self, by: int) -> None:
        if self.choices:
            self.value = self.choices[(self.index + by) % len(self.choices)][0]
            self.post_message(self.Changed(self))

    def on_click(self, event: Click) -> None:
        event.stop()
        self.action_step(-1 if event.x < self.label_width + 2 else 1)

    def watch_value(self) -> None:
        self.refresh()


def relabel(button: Button, label: str) -> None:
    """Give a button another label and its width; without one it is not shown."""
    if str(button.label) != label or button.display != bool(label):
        button.label, button.display = label, bool(label)
        button.refresh(layout=True)


class QuestionBar(Static):
    """A question to the player above the table, with the keys of its answers. Empty: not shown."""

    DEFAULT_CSS = """
    QuestionBar { width: 1fr; height: auto; padding: 0 1; background: $primary 25%; display: none; }
    QuestionBar.shown { display: block; }
    """

    def show(self, text: str, answers: Sequence[tuple[str, str]] = ()) -> None:
        """Show a text with its answers; an empty text hides the bar."""
        parts = [Content(text)]
        for key, label in answers:
            answer = Content.assemble((f" {key} ", "reverse bold"), f" {label}")
            parts.append(answer.stylize(pressing(key)))
        self.update(Content("   ").join(parts))
        self.set_class(bool(text), "shown")

    def on_click(self, event: Click) -> None:
        if key := pressed_key(event):
            self.app.simulate_key(key)
