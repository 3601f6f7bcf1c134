"""The lobby: seats, the link to share, options and chat before a game starts."""

from __future__ import annotations

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from forno.client.client import new_key
from forno.rulebook.sentences import option as option_name
from forno.rulebook.sentences import option_value
from forno.server.protocol import (
    AddBot,
    ChangeSettings,
    ChooseColour,
    ClearSeat,
    ReserveSeat,
    SeatView,
    SetSeatCount,
    SitDown,
    StartGame,
    TransferHost,
)
from forno.terminal.screens.dialogs import Entry, Field, FormDialog, LineDialog, MenuDialog, TextDialog
from forno.terminal.screens.home import LEVELS
from forno.terminal.screens.room import NAME_LENGTH, RoomScreen
from forno.terminal.screens.scores import evening_text
from forno.terminal.screens.talk import ChatPane
from forno.terminal.widgets import KeyBar, QuestionBar, relabel
from forno.terminal.wording import game_title, level_name, listed


class LobbyScreen(RoomScreen):
    """Before a game: everybody sees the seats; the host changes them."""

    BINDINGS = [
        Binding("s", "start", show=False),
        Binding("g", "ready", show=False),
        Binding("c", "change_game", show=False),
        Binding("o", "options", show=False),
        Binding("k", "copy", show=False),
        Binding("plus", "seats(1)", show=False),
        Binding("minus", "seats(-1)", show=False),
    ]

    def compose(self) -> ComposeResult:
        yield Static(id="top-bar", markup=False)
        yield QuestionBar(id="connection")
        yield QuestionBar(id="question")
        yield QuestionBar(id="refusal")
        yield Static(id="invite", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="seats-column"):
                yield OptionList(id="seats")
                yield Static(id="note", markup=False)
                with Horizontal(id="buttons"):
                    yield Button(id="ready", compact=True)
                    yield Button(id="start", compact=True, variant="primary")
            with Vertical(id="chat-column"):
                yield Static(id="evening")
                yield ChatPane(self.table, self.lang)
        yield KeyBar()

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one("#seats", OptionList).border_title = self.say("table-seats")
        self.query_one("#invite", Static).border_title = self.say("table-invite")
        self.query_one("#seats").focus()

    # --- showing

    def table_changed(self) -> None:
        if self.table.room.status != "lobby":
            return
        self.table.unread = 0
        super().table_changed()
        room = self.table.room
        self.query_one("#top-bar", Static).update(game_title(room.game, self.lang))
        self.show_seats()
        self.query_one("#invite", Static).update(f"{self.say('table-invite-help')}\n{self.table.link}")
        evening = self.query_one("#evening", Static)
        evening.display = bool(room.score)
        if room.score:
            evening.border_title = self.say("table-evening")
            evening.update(evening_text(room, self.table.seat.person, self.lang))
        note = self.query_one("#note", Static)
        note.update(self.note())
        note.display = bool(self.note())
        self.show_buttons()
        self.query_one(ChatPane).show_lines()

    def show_seats(self) -> None:
        seats = self.query_one("#seats", OptionList)
        at = seats.highlighted
        seats.clear_options()
        seats.add_options(
            Option(self.seat_line(seat, one), id=f"seat-{seat}") for seat, one in enumerate(self.table.room.seats)
        )
        if self.table.room.queue:
            seats.add_option(Option(Content.styled(self.say("table-queue"), "bold $accent"), disabled=True))
            seats.add_options(Option(f"   {one.name}", disabled=True) for one in self.table.room.queue)
        seats.highlighted = at if at is not None else 0

    def seat_line(self, seat: int, view: SeatView) -> Content:
        title = view.name or self.say("table-seat-reserved" if view.reserved else "table-seat-free")
        mark = "✓" if view.ready else str(seat + 1)
        return Content.assemble(
            (f"{mark:>2} ", "$accent"),
            (title, "bold" if view.name else "$text-muted"),
            "  ",
            (self.about(seat, view), "$text-muted"),
        )

    def about(self, seat: int, view: SeatView) -> str:
        connected = self.table.seat.connected
        is_there = seat < len(connected) and connected[seat]
        colour = self.say(f"colour-{view.colour}") if view.colour else ""
        parts = [
            self.say("table-seat-you") if seat == self.table.number else "",
            self.say("table-seat-host") if view.person is not None and view.person == self.table.room.host else "",
            self.say("table-seat-bot", level=level_name(view.bot, self.lang)) if view.bot else "",
            self.say("table-seat-ready") if view.ready else "",
            self.say("table-seat-gone") if view.person is not None and not is_there else "",
            colour,
        ]
        return ", ".join(filter(None, parts))

    @property
    def free(self) -> int:
        """The number of free seats."""
        return sum(not seat.name for seat in self.table.room.seats)

    @property
    def is_further_game(self) -> bool:
        """From the second game on, people say that they are ready. (house.ready)"""
        return self.table.room.number > 1

    def note(self) -> str:
        table, own = self.table, self.table.own
        if table.is_in_queue:
            return "" if self.free else self.say("table-queue-wait")
        if own is None:
            return ""
        if not self.is_further_game:
            return "" if table.is_host_or_stand_in else self.say("table-waiting", name=table.name_of(table.room.host))
        if not own.ready:
            return ""
        if table.awaited:
            return self.say("table-ready-waiting", names=listed(table.awaited, self.lang))
        return self.say("table-ready-free" if self.free else "table-ready-all")

    def start_text(self) -> str:
        if self.free:
            return self.say("table-start-bots", count=self.free)
        return self.say("table-start-now" if self.is_further_game else "table-start")

    def ready_text(self) -> str:
        """The other button: ready, sit down, or join."""
        table = self.table
        if table.seat.person is None:
            return self.say("table-sit" if self.free else "table-guest-join")
        if table.is_in_queue:
            return self.say("table-sit") if self.free else ""
        if table.own is None or not self.is_further_game:
            return ""
        return self.say("table-ready-undo" if table.own.ready else "table-ready")

    def show_buttons(self) -> None:
        relabel(self.query_one("#start", Button), self.start_text() if self.table.is_host_or_stand_in else "")
        relabel(self.query_one("#ready", Button), self.ready_text())

    def keys(self) -> list[tuple[str, str]]:
        keys = [("g", self.ready_text())] if self.ready_text() else []
        if self.table.is_host_or_stand_in:
            keys.append(("s", self.start_text()))
        if self.table.is_host:
            keys += [("enter", self.say("terminal-seat")), ("plus,minus", self.say("table-seats"))]
            keys.append(("c", self.say("table-change")))
        keys += [("o", self.say("table-options")), ("k", self.say("table-copy"))]
        return [*keys, *super().keys()]

    # --- acting

    @on(Button.Pressed, "#start")
    def press_start(self) -> None:
        self.action_start()

    @on(Button.Pressed, "#ready")
    def press_ready(self) -> None:
        self.action_ready()

    @work(exclusive=True)
    async def action_start(self) -> None:
        if self.table.is_host_or_stand_in:
            await self.send(StartGame, **({"fill": self.app.usual_level} if self.free else {}))

    @work(exclusive=True)
    async def action_ready(self) -> None:
        """Be ready or not; sit down from the queue; or take a seat as a spectator."""
        table = self.table
        if table.seat.person is None:
            await self.come_in()
        elif table.is_in_queue:
            if self.free:
                await self.send(SitDown)
        elif table.own is not None and self.is_further_game:
            self.show_refusal(await table.set_ready(ready=not table.own.ready))

    async def come_in(self) -> None:
        """Take a free seat with a name, or a place in the queue."""
        dialog = LineDialog(self.say("home-name"), self.lang, value=self.app.preferences.name, max_length=NAME_LENGTH)
        if name := await self.app.push_screen_wait(dialog):
            self.app.change_preferences(name=name)
            enter = self.table.take_seat if self.free else self.table.join_queue
            self.show_refusal(await enter(name))

    @work
    async def action_seats(self, more: int) -> None:
        if self.table.is_host:
            await self.send(SetSeatCount, seats=max(1, len(self.table.room.seats) + more))

    def action_copy(self) -> None:
        self.app.copy_to_clipboard(self.table.link)
        self.notify(self.say("table-copied"))

    # --- a seat

    @on(OptionList.OptionSelected, "#seats")
    def open_seat(self, event: OptionList.OptionSelected) -> None:
        if event.option.id:
            self.change_seat(int(event.option.id.removeprefix("seat-")))

    @work
    async def change_seat(self, seat: int) -> None:
        """Offer what can be done with a seat: a bot, a level, a colour, a reservation, removal, the host's role."""
        view = self.table.room.seats[seat]
        entries = self.seat_entries(seat, view)
        if not entries:
            return
        title = view.name or self.say("table-seat-number", number=seat + 1)
        chosen = await self.app.push_screen_wait(MenuDialog(title, entries, self.lang))
        if chosen is None:
            return
        kind, _, value = chosen.partition("-")
        if kind == "bot":
            await self.send(AddBot, seat=seat, level=value)
        elif kind == "colour":
            await self.send(ChooseColour, seat=seat, colour=value)
        elif kind == "clear":
            await self.send(ClearSeat, seat=seat)
        elif kind == "host":
            await self.send(TransferHost, seat=seat)
        elif kind == "name":
            await self.open_name()
        elif kind == "reserve":
            await self.reserve(seat)

    def seat_entries(self, seat: int, view: SeatView) -> list[Entry]:
        is_own = seat == self.table.number
        entries = [Entry("name", self.say("home-name"))] if is_own else []
        if self.table.is_host and not is_own:
            entries += self.host_entries(view)
        if is_own or (self.table.is_host and view.bot):
            entries += self.colour_entries(seat)
        return entries

    def host_entries(self, view: SeatView) -> list[Entry]:
        entries = []
        if not view.name or view.bot:
            entries.append(Entry("", self.say("table-seat-level" if view.bot else "table-seat-add-bot")))
            entries += [
                Entry(f"bot-{level}", level_name(level, self.lang)) for level in LEVELS if level in self.app.levels
            ]
        if not view.name and not view.reserved:
            entries.append(Entry("reserve", self.say("table-seat-keep")))
        if view.name or view.reserved:
            is_person = view.person is not None
            entries.append(Entry("clear", self.say("table-seat-remove" if is_person else "table-seat-open")))
        if view.person is not None:
            entries.append(Entry("host", self.say("table-seat-hand-over")))
        return entries

    def colour_entries(self, seat: int) -> list[Entry]:
        colours = self.app.offer(self.table.room.game).get("colours", [])
        taken = {one.colour for at, one in enumerate(self.table.room.seats) if at != seat}
        if not colours:
            return []
        free = [Entry(f"colour-{one}", self.say(f"colour-{one}")) for one in colours if one not in taken]
        return [
            Entry("", self.say("table-seat-colour-pick")),
            *free,
            Entry("colour-", self.say("table-seat-colour-any")),
        ]

    async def reserve(self, seat: int) -> None:
        """Reserve a seat for a friend, and show its own link once."""
        invite = new_key()
        if await self.send(ReserveSeat, seat=seat, invite=invite):
            link = f"{self.table.link}#invite={invite}"
            self.app.copy_to_clipboard(link)
            text = f"{self.say('table-seat-invite')}\n\n{link}"
            await self.app.push_screen_wait(TextDialog(self.say("table-seat-invite-link"), text, self.lang))

    # --- options of the game

    @work
    async def action_options(self) -> None:
        self.form = FormDialog(self.say("table-options"), self.lang, self.option_fields, self.change_option)
        await self.app.push_screen_wait(self.form)
        self.form = None

    def option_fields(self) -> list[Field]:
        """The options of the game; those without listed values name a seat, counted from 1."""
        room = self.table.room
        return [
            Field(
                option["name"],
                option_name(option["name"], self.lang),
                self.option_choices(option["name"], option["values"]),
                room.options.get(option["name"], option["default"]),
                disabled=not self.table.is_host,
            )
            for option in self.app.offer(room.game).get("options", [])
            if option["name"] != "colours"
        ]

    def option_choices(self, name: str, values: list[str]) -> list[tuple[str, str]]:
        if values:
            return [(value, option_value(name, value, self.lang)) for value in values]
        seats = self.table.room.seats
        named = [
            (str(at + 1), one.name or self.say("table-seat-number", number=at + 1)) for at, one in enumerate(seats)
        ]
        after = [("next", self.say("table-option-next"))] if self.table.room.games else []
        return [("random", self.say("table-option-random")), *after, *named]

    def change_option(self, name: str, value: str) -> None:
        room = self.table.room
        self.run_worker(self.send(ChangeSettings, settings=room.settings, options={**room.options, name: value}))

    def action_chat(self) -> None:
        line = self.query_one(ChatPane).query_one(Input)
        if line.display:
            line.focus()

    def action_back(self) -> None:
        if isinstance(self.focused, Input):
            self.query_one("#seats").focus()
        else:
            super().action_back()
