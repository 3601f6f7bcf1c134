"""The screen of a running game: bars around the game's own table, and log and chat beside it in a wide window."""

from __future__ import annotations

import time

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.events import Key, Resize
from textual.widgets import Input, Static

from forno.server.protocol import Nudge, Undo
from forno.terminal.live_table import Hint, LiveTable
from forno.terminal.model import TableModel
from forno.terminal.room_text import RoomText
from forno.terminal.screens.base import is_shown
from forno.terminal.screens.dialogs import LineDialog
from forno.terminal.screens.reading import CardDialog
from forno.terminal.screens.room import NAME_LENGTH, RoomScreen
from forno.terminal.screens.talk import ChatPane, LogDialog, LogPane, log_sentences
from forno.terminal.tables import GameTable, table_for
from forno.terminal.widgets import KeyBar, QuestionBar
from forno.terminal.wording import game_title

WIDE_COLUMNS = 110
"""From this width on, log and chat stand beside the table."""
LATEST_ROWS = 24
"""From this height on, a narrow window has a line for the last event."""
PATIENCE_S = 30.0
"""After such a wait a player may be nudged, as on the server. (house.nudge)"""


class TableScreen(RoomScreen):
    """A game that runs, or that has ended and is looked at again."""

    BINDINGS = [
        Binding("h", "hint", show=False),
        Binding("u", "undo", show=False),
        Binding("l", "log", show=False),
        Binding("g", "nudge", show=False),
        Binding("o", "take_over", show=False),
        Binding("q", "join_queue", show=False),
        Binding("e", "results", show=False),
        Binding("enter", "go_on", show=False, priority=True),
    ]

    def __init__(self, table: LiveTable) -> None:
        super().__init__(table)
        self.model: TableModel = table.model
        self.hint_text = ""
        self.turn_since = time.monotonic()
        self.decision: int | None = None
        self.results_shown = False
        self.was_asked = False

    def compose(self) -> ComposeResult:
        yield Static(id="top-bar")
        yield QuestionBar(id="connection")
        yield QuestionBar(id="question")
        yield QuestionBar(id="refusal")
        with Horizontal(id="middle"):
            with Vertical(id="game"):
                yield table_for(self.model.family, self.model)
                yield Static(id="latest", markup=False)
                yield Static(id="prompt", markup=False)
            with Vertical(id="side"):
                yield LogPane(self.table, self.model)
                yield ChatPane(self.table, self.lang)
        yield KeyBar()

    def on_mount(self) -> None:
        self.model.listeners.append(self.model_changed)
        super().on_mount()
        self.game_table.focus_action()

    def on_unmount(self) -> None:
        super().on_unmount()
        self.model.listeners.remove(self.model_changed)

    @property
    def game_table(self) -> GameTable:
        return self.query_one(GameTable)

    @property
    def is_wide(self) -> bool:
        return self.size.width >= WIDE_COLUMNS

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.width >= WIDE_COLUMNS, "wide")
        self.set_class(event.size.height < LATEST_ROWS, "low")

    # --- showing

    def table_changed(self) -> None:
        if self.is_wide:
            self.table.unread = 0
        super().table_changed()
        self.show_table()

    def model_changed(self) -> None:
        if self.model.decision != self.decision:
            self.decision, self.turn_since, self.hint_text = self.model.decision, time.monotonic(), ""
        if is_shown(self):
            self.show_bars()
            self.show_table()
        self.call_after_refresh(self.app.confirm_shown)
        self.ring()
        if self.is_over and not self.model.is_behind and not self.results_shown:
            self.results_shown = True
            self.set_timer(0.1, self.action_results)

    @property
    def is_over(self) -> bool:
        return self.model.outcome is not None or (
            self.table.room.status in ("over", "closed") and self.table.room.number == self.model.number
        )

    def ring(self) -> None:
        """Ring the terminal's bell when the player's turn begins while they look elsewhere."""
        asked = self.model.is_asked and not self.model.is_behind
        if asked and not self.was_asked and not self.app.app_focus and self.app.preferences.sound:
            self.app.bell()
        self.was_asked = asked

    def show_table(self) -> None:
        self.query_one("#top-bar", Static).update(self.top_bar())
        self.query_one("#prompt", Static).update(self.prompt())
        sentences = log_sentences(self.table, self.model)
        self.query_one("#latest", Static).update(sentences[-1] if sentences else "")
        self.query_one(LogPane).show_lines()
        self.query_one(ChatPane).show_lines()

    def tick(self) -> None:
        super().tick()
        self.query_one("#top-bar", Static).update(self.top_bar())
        if self.may_nudge:
            self.show_keys()

    def top_bar(self) -> Content:
        """Game, round and watching on the left; whose turn it is, clock and connection on the right."""
        left = [game_title(self.table.room.game, self.lang), self.progress]
        if self.model.seat is None:
            left.append(self.say("table-you-watch"))
        dot = ("●", "$success") if self.table.lost_at is None else ("○", "$error")
        right = Content.assemble((self.turn_text(), "bold"), f" {self.clock_text()} ".rstrip(), "  ", dot)
        start = Content(" · ".join(filter(None, left)))
        room = max(1, self.size.width - 2 - right.cell_length)
        start = start.truncate(max(1, room - 1), ellipsis=True)
        return Content.assemble(start, " " * max(1, room - start.cell_length), right)

    @property
    def progress(self) -> str:
        view = self.model.view
        if view.get("game") == "pizza":
            return self.say("table-round", round=view["round"], rounds=view["rounds"])
        return self.say("table-hand", number=view["number"]) if view.get("game") == "solo" else ""

    def turn_text(self) -> str:
        """Whose turn it is, in step with what the table shows. While the oven is emptied nobody is on turn."""
        if self.is_over and not self.model.is_behind:
            return self.say("table-over")
        question = self.model.question
        if self.model.view.get("emptying"):
            if self.model.is_behind or question is None:
                return self.say("table-emptying")
            is_own = question["seat"] == self.model.seat
            return self.say("table-question") if is_own else self.waits_for(question["seat"])
        if question is None:
            return ""
        is_own = question["seat"] == self.model.seat
        name = self.model.name(question["seat"])
        return self.say("table-your-turn") if is_own else self.say("table-turn-of", name=name)

    def waits_for(self, seat: int) -> str:
        return self.say("table-waits-for", name=self.model.name(seat))

    def clock_text(self) -> str:
        clock = self.model.clock
        if clock is None or clock.ends_at_ms is None or clock.seat is None:
            return ""
        return RoomText(self.lang).time_left(clock.ends_at_ms - self.table.seat.now_ms)

    def prompt(self) -> str:
        """The hint that was asked for, else the table's own sentence; for a guest, how they come to play."""
        if self.hint_text:
            return self.hint_text
        if self.model.seat is None and not self.is_over:
            return self.guest_text()
        return self.game_table.prompt()

    def guest_text(self) -> str:
        """The reason why somebody without a seat watches, and a way to play."""
        room, person = self.table.room, self.table.seat.person
        place = next((at for at, one in enumerate(room.queue) if one.person == person), -1)
        if place < 0:
            return self.say("table-sit-locked" if room.settings.locked else "table-guest-watching")
        wants = room.queue[place].wants
        if wants is not None:
            return self.say("table-guest-asked", name=room.seats[wants].name)
        return self.say("table-guest-queue", place=place + 1)

    def keys(self) -> list[tuple[str, str]]:
        keys = self.game_table.keys() if self.query(GameTable) else []
        if self.is_over and not self.model.is_behind:
            return [("e", self.say("table-over-result")), ("l", self.say("table-tab-log")), *super().keys()]
        if self.may_nudge:
            assert self.model.question is not None
            keys = [*keys, ("g", self.say("table-nudge", name=self.model.name(self.model.question["seat"])))]
        if self.model.seat is not None and self.table.room.settings.hints and self.model.is_asked:
            keys = [*keys, ("h", self.say("terminal-hint"))]
        if self.model.seat is not None:
            keys = [*keys, ("u", self.say("terminal-undo"))]
        keys = [*keys, *self.guest_keys()]
        log = [] if self.is_wide else [("l", self.say("terminal-log"))]
        return [*keys, *log, *super().keys()]

    def more_keys(self) -> list[tuple[str, str]]:
        return [*(self.game_table.more_keys() if not self.is_over else []), *super().more_keys()]

    def guest_keys(self) -> list[tuple[str, str]]:
        room = self.table.room
        if self.table.seat.person is None and not room.settings.locked:
            return [("q", self.say("table-guest-join"))]
        if self.table.is_in_queue and room.settings.take_over != "off":
            wants = any(one.person == self.table.seat.person and one.wants is not None for one in room.queue)
            return [("o", self.say("table-guest-cancel" if wants else "table-guest-take-over"))]
        return []

    # --- playing

    def on_game_table_prompt_changed(self) -> None:
        self.show_bars()
        self.show_table()

    def on_game_table_explain_card(self, event: GameTable.ExplainCard) -> None:
        self.app.push_screen(CardDialog(event.card, self.lang))

    def on_game_table_move_chosen(self, event: GameTable.MoveChosen) -> None:
        self.play(event.move)

    @work
    async def play(self, move: dict[str, object]) -> None:
        self.hint_text = ""
        refusal = await self.table.play(move)
        if refusal and is_shown(self):
            self.game_table.show_refusal(refusal)
        self.show_refusal(refusal)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enter belongs to the table and to text fields, unless the table is held."""
        if action == "go_on":
            return self.table.attention.is_held and not isinstance(self.focused, Input)
        return super().check_action(action, parameters)

    async def action_go_on(self) -> None:
        self.table.attention.go_on()
        self.show_bars()
        await self.app.confirm_shown()

    def on_key(self, event: Key) -> None:
        """The next key clears a refusal."""
        if self.refusal:
            self.show_refusal(None)

    @work
    async def action_hint(self) -> None:
        if not self.model.is_asked or self.model.is_behind:
            return
        answer = await self.table.hint()
        if isinstance(answer, Hint) and is_shown(self):
            self.hint_text = answer.text
            self.game_table.show_hint(answer.move)
            self.show_table()
        elif isinstance(answer, str):
            self.show_refusal(answer)

    @work
    async def action_undo(self) -> None:
        if self.model.seat is not None and not self.is_over:
            await self.send(Undo)

    @property
    def may_nudge(self) -> bool:
        """Whether the table has waited long for a person. (house.nudge)"""
        question = self.model.question
        if question is None or self.is_over or self.model.jump_in_ends_at_ms:
            return False
        if self.model.seat in (None, question["seat"]):
            return False
        seat = self.table.room.seats[question["seat"]]
        return seat.person is not None and not seat.away and time.monotonic() - self.turn_since > PATIENCE_S

    @work
    async def action_nudge(self) -> None:
        if self.may_nudge and self.model.question:
            seat = self.model.question["seat"]
            self.turn_since = time.monotonic()
            if await self.send(Nudge, seat=seat):
                self.notify(self.say("table-nudged", name=self.model.name(seat)))

    # --- guests

    @work
    async def action_join_queue(self) -> None:
        """Join the queue for the next game, with a name."""
        if self.table.seat.person is not None:
            return
        name = self.app.preferences.name or await self.app.push_screen_wait(
            LineDialog(self.say("home-name"), self.lang, max_length=NAME_LENGTH)
        )
        if name:
            self.show_refusal(await self.table.join_queue(name))

    # --- log, chat and results

    def action_log(self) -> None:
        if self.is_wide:
            self.query_one(LogPane).focus()
        else:
            self.app.push_screen(LogDialog(self.table, self.model, self.lang))

    def action_chat(self) -> None:
        if self.is_wide and self.query_one(ChatPane).query_one(Input).display:
            self.query_one(ChatPane).query_one(Input).focus()
        else:
            super().action_chat()

    def action_back(self) -> None:
        """Go back from log and chat to the table; at the table, open the menu."""
        if isinstance(self.focused, Input | LogPane):
            self.game_table.focus_action()
        else:
            self.action_menu()

    def action_results(self) -> None:
        if self.is_over and self.app.screen is self:
            self.app.show_results(self.model)
