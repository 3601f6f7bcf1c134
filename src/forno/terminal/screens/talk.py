"""Log and chat: panes beside the table, and dialogs where the window is too narrow for them."""

from __future__ import annotations

from typing import Any

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, Static

from forno.rulebook.bundles import say
from forno.server.protocol import SendChat
from forno.server.protocol.room_events import ChatMessage, ReactionSent
from forno.terminal.live_table import LiveTable
from forno.terminal.log import LogLine, is_short
from forno.terminal.model import TableModel
from forno.terminal.room_text import RoomText
from forno.terminal.screens.base import is_shown
from forno.terminal.screens.dialogs import Dialog
from forno.terminal.wording import event_text

MAX_CHAT_CHARACTERS = 300


class LogPane(VerticalScroll):
    """The sentences of the log, the newest at the end. It is never ahead of the table."""

    DEFAULT_CSS = "LogPane { height: 2fr; padding: 0 1; }"

    def __init__(self, table: LiveTable, model: TableModel, **more: Any) -> None:
        super().__init__(**more)
        self.table = table
        self.model = model

    def compose(self) -> ComposeResult:
        yield Static(markup=False)

    def on_mount(self) -> None:
        self.anchor()
        self.show_lines()

    def show_lines(self) -> None:
        self.border_title = Content(log_title(self.table, self.model))
        sentences = log_sentences(self.table, self.model)
        self.query_one(Static).update("\n".join(sentences or [say(self.model.lang, "table-log-empty") or ""]))


def log_title(table: LiveTable, model: TableModel) -> str:
    is_own = model.seat is not None and is_short(model.family, table.room)
    return model.say("table-tab-turn" if is_own else "table-tab-log")


def log_sentences(table: LiveTable, model: TableModel) -> list[str]:
    """The sentences of the log that the table has shown."""
    shown = (line for line in table.log.lines if line.update <= model.shown_count)
    return [text for line in shown if (text := line_text(line, table, model))]


def line_text(line: LogLine, table: LiveTable, model: TableModel) -> str:
    reader = (model.lang, *model.names, model.seat, table.seat.person)
    if reader not in line.said:
        line.said[reader] = new_line_text(line, table, model)
    return line.said[reader]


def new_line_text(line: LogLine, table: LiveTable, model: TableModel) -> str:
    if line.event is not None:
        return event_text(line.event, model)
    assert line.room_event is not None
    return RoomText(model.lang, line.names, model.seat, table.seat.person).event(line.room_event)


class ChatLine(Input):
    """A line to write in. It is empty as soon as it is sent: a second Enter sends nothing, however slow the answer."""

    async def action_submit(self) -> None:
        await super().action_submit()
        self.clear()


class ChatPane(Vertical):
    """Messages of the chat, and a line to write one."""

    DEFAULT_CSS = """
    ChatPane { height: 1fr; }
    ChatPane > VerticalScroll { height: 1fr; padding: 0 1; }
    """

    def __init__(self, table: LiveTable, lang: str, **more: Any) -> None:
        super().__init__(**more)
        self.table = table
        self.lang = lang

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield Static(markup=False)
        yield ChatLine(
            placeholder=say(self.lang, "table-chat-here") or "", max_length=MAX_CHAT_CHARACTERS, compact=True
        )

    def on_mount(self) -> None:
        self.border_title = Content(say(self.lang, "table-tab-chat") or "")
        self.query_one(VerticalScroll).anchor()
        self.show_lines()

    def show_lines(self) -> None:
        lines = [said_text(event, self.lang) for event in self.table.chat]
        self.query_one(Static).update(Content("\n").join(lines or [Content(say(self.lang, "table-chat-empty") or "")]))
        line = self.query_one(Input)
        line.display = self.table.can_talk and self.table.room.settings.chat == "free"

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        text = event.value.strip()
        if not text:
            return
        refusal = await self.table.send(SendChat, text=text)
        if refusal is not None:
            event.input.value = event.input.value or text
            self.notify(refusal)


def said_text(event: ChatMessage | ReactionSent, lang: str) -> Content:
    """`Anna: Hello!`"""
    if isinstance(event, ReactionSent):
        return Content.assemble((event.name, "bold"), ": ", say(lang, f"table-reaction-{event.reaction}") or "")
    return Content.assemble((event.name, "bold"), ": ", RoomText(lang).chat(event.text, event.phrase))


class PaneDialog(Dialog[None]):
    """A pane over the table, which follows it."""

    def __init__(self, table: LiveTable, lang: str, title: str) -> None:
        super().__init__(title, lang)
        self.table = table

    def on_mount(self) -> None:
        self.table.listeners.append(self.show_lines)

    def on_unmount(self) -> None:
        self.table.listeners.remove(self.show_lines)

    def show_lines(self) -> None:
        if not is_shown(self):
            return
        for pane in self.query(LogPane):
            pane.show_lines()
        for chat in self.query(ChatPane):
            chat.show_lines()


class ChatDialog(PaneDialog):
    """The chat."""

    def __init__(self, table: LiveTable, lang: str) -> None:
        super().__init__(table, lang, say(lang, "table-tab-chat") or "")

    def body(self) -> ComposeResult:
        yield ChatPane(self.table, self.lang, classes="reading")

    def on_mount(self) -> None:
        super().on_mount()
        self.table.unread = 0
        self.query_one(Input).focus()

    def on_unmount(self) -> None:
        super().on_unmount()
        self.table.unread = 0
        self.table.notify()

    def keys(self) -> list[tuple[str, str]]:
        return [("enter", self.say("table-chat-send")), ("f2", self.say("table-quick"))]

    def key_f2(self) -> None:
        self.dismiss(None)
        self.app.call_later(self.app.simulate_key, "f2")


class LogDialog(PaneDialog):
    """The log."""

    def __init__(self, table: LiveTable, model: TableModel, lang: str) -> None:
        super().__init__(table, lang, log_title(table, model))
        self.model = model

    def body(self) -> ComposeResult:
        if is_short(self.model.family, self.table.room):
            about = "table-log-memory" if self.model.seat is not None else "table-log-memory-watching"
            yield Static(self.say(about), markup=False, classes="text")
        yield LogPane(self.table, self.model, classes="reading")

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one(LogPane).focus()

    def keys(self) -> list[tuple[str, str]]:
        return [("up,down", self.say("terminal-key-scroll"))]
