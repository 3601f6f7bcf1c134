"""Dialogs: a menu, a question, a text, a line to type, and a form of choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from forno.rulebook.bundles import say
from forno.terminal.widgets import Chooser, KeyBar

T = TypeVar("T")


class Dialog(ModalScreen[T], Generic[T]):
    """Base of dialogs: a titled frame over the screen below, closed by Esc."""

    BINDINGS = [Binding("escape", "close", show=False)]

    def __init__(self, title: str, lang: str) -> None:
        super().__init__()
        self.heading = title
        self.lang = lang

    def say(self, message: str, /, **values: object) -> str:
        return say(self.lang, message, **values) or message

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as frame:
            frame.border_title = Content(self.heading)
            yield from self.body()
            bar = KeyBar()
            yield bar
        bar.show([*self.keys(), ("escape", self.say("home-close"))])

    def body(self) -> ComposeResult:
        yield from ()

    def keys(self) -> list[tuple[str, str]]:
        """The keys of this dialog besides Esc."""
        return []

    def action_close(self) -> None:
        self.dismiss(None)


@dataclass(frozen=True)
class Entry:
    """A line of a menu; without an id it is a heading."""

    id: str
    text: str
    about: str = ""


class MenuDialog(Dialog[str]):
    """A list to choose one entry from. Gives its id."""

    def __init__(self, title: str, entries: Sequence[Entry], lang: str, *, text: str = "") -> None:
        super().__init__(title, lang)
        self.entries = entries
        self.text = text

    def body(self) -> ComposeResult:
        if self.text:
            yield Static(self.text, markup=False, classes="text")
        yield OptionList(*map(self.option, self.entries))

    def option(self, entry: Entry) -> Option:
        if not entry.id:
            return Option(Content.styled(entry.text, "bold $accent"), disabled=True)
        about = f"  {entry.about}" if entry.about else ""
        return Option(Content.assemble(f"  {entry.text}", (about, "$text-muted")), id=entry.id)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option.id)

    def keys(self) -> list[tuple[str, str]]:
        return [("up,down", self.say("terminal-key-choose")), ("enter", self.say("terminal-key-take"))]


class AskDialog(MenuDialog):
    """A question with one action, or staying as it is. Gives `yes` for the action."""

    def __init__(self, question: str, action: str, lang: str, *, more: Sequence[Entry] = ()) -> None:
        entries = [Entry("yes", action), *more, Entry("no", say(lang, "table-stay") or "")]
        super().__init__(action, entries, lang, text=question)


class TextDialog(Dialog[None]):
    """A text to read, with headings in Textual markup where `markup` is set."""

    BINDINGS = [Binding("enter,q", "close", show=False)]

    def __init__(self, title: str, text: str | Content, lang: str) -> None:
        super().__init__(title, lang)
        self.text = text

    def body(self) -> ComposeResult:
        with VerticalScroll(classes="reading"):
            yield Static(self.text, markup=False, classes="text")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def keys(self) -> list[tuple[str, str]]:
        return [("up,down", self.say("terminal-key-scroll"))]


class LineDialog(Dialog[str]):
    """A line to type. Gives what was typed, if anything was."""

    def __init__(self, title: str, lang: str, *, text: str = "", value: str = "", max_length: int = 0) -> None:
        super().__init__(title, lang)
        self.text = text
        self.value = value
        self.max_length = max_length

    def body(self) -> ComposeResult:
        if self.text:
            yield Static(self.text, markup=False, classes="text")
        yield Input(self.value, max_length=self.max_length, compact=True)

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)

    def keys(self) -> list[tuple[str, str]]:
        return [("enter", self.say("terminal-key-take"))]


@dataclass(frozen=True)
class Field:
    """A choice of a form."""

    id: str
    label: str
    choices: Sequence[tuple[str, str]]
    value: str
    disabled: bool = False


class FormDialog(Dialog[None]):
    """Choices, one in a line. Each change is reported at once; `fields` may answer with other lines."""

    def __init__(
        self, title: str, lang: str, fields: Callable[[], Sequence[Field]], change: Callable[[str, str], None]
    ) -> None:
        super().__init__(title, lang)
        self.fields = fields
        self.change = change

    def body(self) -> ComposeResult:
        fields = self.fields()
        width = min(36, max((len(field.label) for field in fields), default=10) + 2)
        with VerticalScroll(classes="reading", can_focus=False):
            for field in fields:
                yield Chooser(
                    field.label,
                    field.choices,
                    field.value,
                    id=field.id,
                    label_width=width,
                    disabled=field.disabled,
                )

    def on_chooser_changed(self, event: Chooser.Changed) -> None:
        self.change(event.chooser.id or "", event.chooser.value)

    def renew(self) -> None:
        """Show the fields as they are now."""
        fields = {field.id: field for field in self.fields()}
        shown = [*self.query(Chooser)]
        if [chooser.id for chooser in shown] != [*fields]:
            self.refresh(recompose=True)
            return
        for chooser in shown:
            field = fields[chooser.id or ""]
            chooser.set_choices(field.choices, field.value)
            chooser.disabled = field.disabled

    def key_down(self) -> None:
        self.focus_next(Chooser)

    def key_up(self) -> None:
        self.focus_previous(Chooser)

    def keys(self) -> list[tuple[str, str]]:
        return [("up,down", self.say("terminal-key-choose")), ("left,right", self.say("terminal-key-change"))]
