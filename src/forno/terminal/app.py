"""The full-screen terminal: a Textual app that leads from the first screen to tables and back."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.filter import Monochrome
from textual.screen import ModalScreen, Screen
from textual.theme import Theme
from textual.widgets import Input, Static

from forno.client import ConnectionLost, RefusedByServer
from forno.core.errors import FornoError, Refused
from forno.rulebook import refusal as refusal_sentence
from forno.rulebook.bundles import language_names, say
from forno.terminal import preferences_file
from forno.terminal.gateway import Gateway, NewTable
from forno.terminal.joining import NameRefused
from forno.terminal.live_table import LiveTable
from forno.terminal.model import SPEEDS, Json, Preferences, TableModel
from forno.terminal.own_tables import SeatFile, kept_seat
from forno.terminal.screens.base import ScreenHost
from forno.terminal.screens.dialogs import AskDialog, Field, FormDialog, LineDialog
from forno.terminal.screens.home import LEVELS, MINUTES, HomeScreen
from forno.terminal.screens.lobby import LobbyScreen
from forno.terminal.screens.replay import ReplayScreen, ReplaySource, fetch_replay
from forno.terminal.screens.review import ReviewDialog
from forno.terminal.screens.room import NAME_LENGTH, RoomScreen
from forno.terminal.screens.scores import ResultsScreen
from forno.terminal.screens.table import TableScreen
from forno.terminal.wording import listed

DARK = Theme(
    name="dark", dark=True, primary="#f0823c", secondary="#f6c15b", accent="#f6c15b", success="#7fbf87",
    warning="#f6c15b", error="#ff8a70", foreground="#f3ebdd", background="#1f1a17", surface="#2a2420", panel="#332b26",
    variables={"border": "#8f8371", "text-muted": "#b8aa97"},
)  # fmt: skip
LIGHT = Theme(
    name="light", dark=False, primary="#b93415", secondary="#9a6436", accent="#b93415", success="#2f6b3a",
    warning="#8a5a00", error="#9c2a12", foreground="#2b2622", background="#fbf6ec", surface="#fffdf8", panel="#efe3cd",
    variables={"border": "#8f8371", "text-muted": "#655b50"},
)  # fmt: skip
AGAIN_S = 3.0
"""The second Ctrl+C counts for this long after the first."""
CYRILLIC_KEYS = dict(zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm", strict=True))
"""The letters of a Russian keyboard by the Latin ones on the same keys."""


@dataclass(frozen=True)
class Start:
    """First table of the app; nothing given: the first screen."""

    table: NewTable | None = None
    link: str = ""
    game: str = ""
    """The game that the first screen offers."""


class QuitDialog(AskDialog):
    """The question before a table ends for others, too. Quitting once more answers it."""


class FornoApp(ScreenHost):
    """The app. Screens reach the table, the preferences and the server's catalogue through it."""

    TITLE = "Forno"
    CSS_PATH = "forno.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", show=False, priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+z", "suspend", show=False, priority=True),
    ]

    def __init__(
        self,
        gateway: Gateway,
        preferences: Preferences,
        start: Start | None = None,
        *,
        file: Path | None = None,
        seats: Path | None = None,
    ) -> None:
        super().__init__()
        self.gateway = gateway
        self.preferences = preferences
        self.start = start or Start()
        self.file = file
        """The file of the preferences; None keeps none."""
        self.seats = SeatFile(seats)
        self.catalogue: Json = {"games": [], "bots": [], "phrases": []}
        self.table: LiveTable | None = None
        self.interrupted_at = -AGAIN_S
        """The time of the last Ctrl+C."""
        self.farewell = ""
        """The sentence after the end: why there was nothing to play, or goodbye."""
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = preferences.theme if preferences.theme in ("dark", "light") else "dark"
        self.set_class(self.no_color or not preferences.colour, "no-colour")
        if not preferences.colour and not self.no_color:
            self._filters.append(Monochrome())

    # --- texts and catalogue

    def say(self, message: str, /, **values: object) -> str:
        return say(self.preferences.lang, message, **values) or message

    @property
    def games(self) -> list[Json]:
        """The games on offer: first those that the first screen knows, in its order."""
        known = [*MINUTES]
        return sorted(
            self.catalogue["games"], key=lambda one: known.index(one["game"]) if one["game"] in known else len(known)
        )

    @property
    def levels(self) -> list[str]:
        return list(self.catalogue["bots"])

    @property
    def phrases(self) -> list[str]:
        return list(self.catalogue["phrases"])

    @property
    def motd(self) -> str:
        return self.gateway.motd

    @property
    def usual_level(self) -> str:
        """The player's level of bots if the server has it, else the first that it has."""
        known = [level for level in (self.preferences.level, *LEVELS) if level in self.levels]
        return known[0] if known else self.levels[0]

    def offer(self, game: str) -> Json:
        return next((one for one in self.games if one["game"] == game), {})

    # --- start and end

    def compose(self) -> ComposeResult:
        """The first frame, shown until the server answers."""
        yield Static(self.say("home-loading"), markup=False)

    def on_mount(self) -> None:
        self.begin()

    @work(exclusive=True)
    async def begin(self) -> None:
        """Get the server ready, and show the table that was asked for, or the first screen."""
        try:
            self.catalogue = await self.gateway.start()
            refusal = None
            if self.start.link:
                refusal = await self.join(self.start.link)
            elif self.start.table:
                refusal = await self.open_table(self.start.table)
        except FornoError as error:
            refusal = self.sentence(error)
        if refusal:
            self.farewell = refusal
            self.exit(return_code=2)
        elif self.table is None:
            self.push_screen(HomeScreen(self.start.game))

    async def action_quit(self) -> None:
        """Leave the app. A host whose table would end for friends, too, is asked first."""
        if self.friends_here and not isinstance(self.screen, QuitDialog):
            self.ask_to_quit()
        else:
            await self.leave_app()

    @work
    async def ask_to_quit(self) -> None:
        question = self.say("terminal-quit-ends", names=listed(self.friends_here, self.preferences.lang))
        if await self.push_screen_wait(QuitDialog(question, self.say("terminal-quit"), self.preferences.lang)) == "yes":
            await self.leave_app()

    @property
    def friends_here(self) -> list[str]:
        """Names of the other people at the table, where it is at a server in this program and ends with it."""
        table = self.table
        if table is None or not self.gateway.is_own(table.seat) or table.room.status == "closed":
            return []
        return [one.name for one in table.everybody if one.person not in (None, table.seat.person)]

    async def leave_app(self) -> None:
        self.farewell = "\n".join([*self.way_back(), self.say("terminal-goodbye")])
        await self.leave_table()
        self.exit()

    def way_back(self) -> list[str]:
        """The link back to the player's seat, at a table that goes on without this program."""
        table = self.table
        if table is None or table.seat.key is None or table.room.status == "closed":
            return []
        if self.gateway.is_own(table.seat):
            return []
        return [*filter(None, [table.outlook]), self.say("terminal-back", link=table.seat.link)]

    async def action_interrupt(self) -> None:
        """Copy what is selected, as terminals do. The second Ctrl+C leaves; the first one says so."""
        focused = self.focused
        selected = focused.selected_text if isinstance(focused, Input) else self.screen.get_selected_text()
        if selected:
            self.copy_to_clipboard(selected)
        now = time.monotonic()
        if now - self.interrupted_at < AGAIN_S:
            await self.leave_app()
        self.interrupted_at = now
        friends = listed(self.friends_here, self.preferences.lang)
        warning = f"{self.say('terminal-quit-ends', names=friends)} " if friends else ""
        self.notify(warning + self.say("terminal-quit-again"), timeout=AGAIN_S)

    async def on_unmount(self) -> None:
        self.keep_seat()
        if self.table is not None:
            await self.table.close()
        await self.gateway.close()

    def sentence(self, error: FornoError) -> str:
        """The sentence of an error, in the player's language."""
        if isinstance(error, RefusedByServer):
            return refusal_sentence(Refused(error.rule, **error.values), self.preferences.lang)
        if isinstance(error, Refused):
            return refusal_sentence(error, self.preferences.lang)
        return self.say("home-failed") if isinstance(error, ConnectionLost) else str(error)

    # --- tables

    async def open_table(self, new: NewTable) -> str | None:
        """Open a table and go there. The sentence of the refusal, if there is one."""
        try:
            seat = await self.gateway.open(new)
        except FornoError as error:
            return self.sentence(error)
        await self.enter(LiveTable(seat, self.preferences))
        return None

    async def join(self, link: str) -> str | None:
        """Join the table of a link and go there. A name that the table does not take is asked for again."""
        name = self.preferences.name
        while True:
            try:
                seat = await self.gateway.join(link, name)
                break
            except NameRefused as refused:
                name = await self.ask_name(str(refused)) or ""
                if not name:
                    return str(refused)
            except FornoError as error:
                return self.sentence(error)
        self.change_preferences(name=name)
        table = LiveTable(seat, self.preferences)
        table.attention.has_returned = True
        await self.enter(table)
        return None

    async def ask_name(self, why: str) -> str | None:
        return await self.push_screen_wait(
            LineDialog(self.say("home-name"), self.preferences.lang, text=why, max_length=NAME_LENGTH)
        )

    async def enter(self, table: LiveTable) -> None:
        await self.leave_table()
        self.table = table
        self.keep_seat()
        table.listeners.append(self.table_changed)
        table.on_error = self.report_error
        self.follow_table()

    def keep_seat(self) -> None:
        """Keep the seat among the player's own tables, unless its table ends with this program."""
        is_elsewhere = self.table is not None and not self.gateway.is_own(self.table.seat)
        if self.table is not None and is_elsewhere and (kept := kept_seat(self.table.seat)):
            self.seats.keep(kept)

    async def leave_table(self) -> None:
        if self.table is not None:
            self.keep_seat()
            table, self.table = self.table, None
            table.listeners.remove(self.table_changed)
            await table.close()

    async def go_home(self) -> None:
        """Leave the table, which may go on without us, for the first screen."""
        is_lost = self.table is None or (self.gateway.is_own(self.table.seat) and not self.friends_here)
        outlook = "" if is_lost or self.table is None else self.table.outlook
        await self.leave_table()
        self.show_only(HomeScreen(self.start.game))
        if outlook:
            self.notify(outlook)

    def report_error(self, error: Exception) -> None:
        """Raise an error of a screen in the app: in the seat's reader it would only look like a lost connection."""

        def fail() -> None:
            raise error

        self.call_later(fail)

    async def action_suspend(self) -> None:
        """Go into the background of the shell. The table goes on once the player is back and says so; one that runs in
        this program, with friends, would stand still for them, too."""
        if self.friends_here:
            return
        if self.table is not None:
            await self.table.attention.look_away()
        self.action_suspend_process()

    async def confirm_shown(self) -> None:
        """Confirm what the table shows, as soon as it has caught up with what has happened."""
        if self.table is not None and not self.table.model.is_behind:
            await self.table.attention.confirm()

    def table_changed(self) -> None:
        """Follow the table to its lobby or its next game, unless the player still looks at results or a replay."""
        self.call_after_refresh(self.confirm_shown)
        if self.table is None or any(isinstance(one, ResultsScreen | ReplayScreen) for one in self.screen_stack):
            return
        if self.wanted_screen() is not type(self.base_screen) or self.is_new_game:
            self.follow_table()

    @property
    def base_screen(self) -> Screen[Any]:
        """The screen below the dialogs."""
        return next(one for one in reversed(self.screen_stack) if not isinstance(one, ModalScreen))

    @property
    def is_new_game(self) -> bool:
        screen = self.base_screen
        return isinstance(screen, TableScreen) and self.table is not None and screen.model is not self.table.model

    def wanted_screen(self) -> type[RoomScreen]:
        assert self.table is not None
        return LobbyScreen if self.table.room.status == "lobby" else TableScreen

    def follow_table(self) -> None:
        """Show the table as it is now, without results and dialogs of before."""
        if self.table is not None:
            self.show_only(self.wanted_screen()(self.table))

    def show_only(self, screen: Screen[Any]) -> None:
        """Replace all screens by this one."""
        while len(self.screen_stack) > 2:
            self.pop_screen()
        if len(self.screen_stack) == 2:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def show_results(self, model: TableModel) -> None:
        if self.table is not None and not any(isinstance(one, ResultsScreen) for one in self.screen_stack):
            self.push_screen(ResultsScreen(self.table, model))

    # --- looking back

    @work(exclusive=True, group="replay")
    async def open_replay(self, table: LiveTable, number: int, seat: int | None) -> None:
        """Show the replay of a game of the room, as this seat saw it."""
        source = await self.replay_source(table, number, "public" if seat is None else str(seat))
        if isinstance(source, str):
            self.notify(source)
        else:
            self.push_screen(ReplayScreen(source, number))

    async def replay_source(self, table: LiveTable, number: int, viewer: str) -> ReplaySource | str:
        """The replay as this viewer saw it: a seat, `public` or `open`; or the sentence of the refusal."""
        try:
            replay = await fetch_replay(table.seat, number, viewer)
        except FornoError as error:
            return self.sentence(error)
        seat = int(viewer) if viewer.isdigit() else None
        return ReplaySource(replay, seat, self.preferences, is_open=viewer == "open")

    async def change_replay(self, number: int, viewer: str, step: int) -> str | None:
        """Show the replay as another viewer saw it, at the same step."""
        if self.table is None:
            return None
        source = await self.replay_source(self.table, number, viewer)
        if isinstance(source, str):
            return source
        source.go_to(step)
        self.switch_screen(ReplayScreen(source, number))
        return None

    async def play_on(self, number: int, decision: int, seat: int) -> str | None:
        """Open a table that plays on from a decision of a finished game, and go there. (house.play-on)"""
        if self.table is None:
            return None
        try:
            opened = await self.gateway.play_on(
                self.table.seat, number, decision, seat, self.preferences.name or self.say("home-you"), self.usual_level
            )
        except FornoError as error:
            return self.sentence(error)
        await self.enter(LiveTable(opened, self.preferences))
        return None

    def open_review(self, table: LiveTable, number: int, seat: int) -> None:
        """Show how well a seat was played."""
        self.push_screen(ReviewDialog(table, number, seat, self.preferences))

    # --- preferences

    def change_preferences(self, **changes: Any) -> None:
        for name, value in changes.items():
            setattr(self.preferences, name, value)
        if self.file is not None:
            preferences_file.save(self.file, self.preferences)

    def action_preferences(self) -> None:
        dialog = FormDialog(
            self.say("home-settings"), self.preferences.lang, self.preference_fields, self.change_preference
        )
        self.push_screen(dialog)

    def preference_fields(self) -> list[Field]:
        kept = self.preferences
        yes_no = [("yes", self.say("table-yes")), ("no", self.say("table-no"))]

        def switch(name: str, label: str, *, is_on: bool) -> Field:
            return Field(name, self.say(label), yes_no, "yes" if is_on else "no")

        speeds = [(f"{speed:g}", self.say("home-speed-value", speed=f"{speed:g}")) for speed in SPEEDS]
        themes = [(name, self.say(f"home-theme-{name}")) for name in ("dark", "light")]
        return [
            Field("lang", self.say("home-language"), [*language_names().items()], kept.lang),
            Field("speed", self.say("home-speed"), speeds, f"{kept.speed:g}"),
            switch("motion", "home-motion", is_on=kept.motion),
            Field("theme", self.say("home-theme"), themes, kept.theme),
            switch("colour", "terminal-colour", is_on=kept.colour),
            switch("sound", "terminal-bell", is_on=kept.sound),
        ]

    def change_preference(self, name: str, value: str) -> None:
        if name == "speed":
            self.change_preferences(speed=float(value))
        elif name in ("motion", "sound", "colour"):
            self.change_preferences(**{name: value == "yes"})
        elif name == "lang":
            self.change_preferences(lang=value, chosen_lang=value)
        else:
            self.change_preferences(**{name: value})
        if name == "theme":
            self.theme = value
        if name == "colour":
            self.show_colours()
        if name == "lang":
            self.speak_again()

    def show_colours(self) -> None:
        """Show colours, or only shades of grey."""
        self._filters = [one for one in self._filters if not isinstance(one, Monochrome)]
        if not self.preferences.colour:
            self._filters.append(Monochrome())
        self.set_class(not self.preferences.colour, "no-colour")
        self.refresh_css()

    def speak_again(self) -> None:
        """Write the screens anew, in another language."""
        self.pop_screen()
        for screen in self.screen_stack[1:]:
            if isinstance(screen, HomeScreen):
                self.switch_screen(HomeScreen(screen.game))
            elif isinstance(screen, RoomScreen) and screen is self.screen:
                self.follow_table()
        self.call_later(self.action_preferences)

    # --- keys

    async def on_key(self, event: Key) -> None:
        """Take a Cyrillic letter for the Latin one on its key, outside of text fields."""
        typed = event.character or ""
        latin = CYRILLIC_KEYS.get(typed.lower())
        if latin and not isinstance(self.focused, Input):
            event.stop()
            self.simulate_key(latin.upper() if typed.isupper() else latin)


def run(app: FornoApp) -> int:
    """Run the app until the player leaves it, say the last sentence on the plain terminal, and return the status."""
    app.run()
    if app.farewell:
        stream = sys.stderr if app.return_code else sys.stdout
        stream.write(f"{app.farewell}\n")
    return app.return_code or 0
