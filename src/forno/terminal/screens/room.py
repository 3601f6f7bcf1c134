"""Shared parts of the screens of a room: bars, menu, chat, players, settings, and the questions of the table."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec
from textual import work
from textual.binding import Binding
from textual.widgets import Input

from forno.server.protocol import (
    AnswerTakeOver,
    AnswerUndo,
    CastVote,
    ChangeGame,
    ChangeSettings,
    ChooseName,
    CloseRoom,
    Days,
    HandOver,
    Message,
    NoClock,
    PerDecision,
    ProposeVote,
    RoomSettings,
    SendChat,
    SendReaction,
    TakeOver,
    TransferHost,
    Undo,
    VoteView,
)
from forno.server.protocol.moderation import ReportReason
from forno.terminal.live_table import LiveTable
from forno.terminal.screens.base import FornoScreen, is_shown
from forno.terminal.screens.dialogs import AskDialog, Entry, Field, FormDialog, LineDialog, MenuDialog, TextDialog
from forno.terminal.screens.reading import RulesDialog, help_text
from forno.terminal.widgets import KeyBar, QuestionBar
from forno.terminal.wording import game_title, level_name

REACTIONS = ("thumbs-up", "clap", "laugh", "wow", "cry", "heart", "fire", "pizza")
TICK_S = 0.5
SHOWN_BACK_S = 2.0
"""Time for which the bar says that the connection is there again."""
SECONDS = (10, 20, 30, 45, 60, 90, 120, 300)
BANK_S = (0, 60, 120, 300, 600, 1200)
DAYS = (1, 2, 3, 5, 7, 14)
JUMP_IN_MS = (0, 1000, 1500, 2500, 4000, 6000)
LATENCY_CAPS_MS = (0, 50, 100, 200)
NAME_LENGTH = 24
REPORT_REASONS = {"insult": "insult", "name": "bad-name", "spam": "spam", "cheating": "cheating", "other": "other"}
"""The reasons of a report, each with the end of its text's name."""
REPORT_NOTE_LENGTH = 500


class RoomScreen(FornoScreen):
    """Base of the screens of a room."""

    BINDINGS = [
        Binding("question_mark,f1", "help", show=False),
        Binding("m", "menu", show=False),
        Binding("escape", "back", show=False),
        Binding("t", "chat", show=False),
        Binding("f2", "quick_talk", show=False),
        Binding("r", "rules", show=False),
        Binding("y", "answer(True)", show=False),
        Binding("n", "answer(False)", show=False),
    ]

    def __init__(self, table: LiveTable) -> None:
        super().__init__()
        self.table = table
        self.refusal = ""
        """The sentence of the last refusal; the next key clears it."""
        self.was_held = False
        """Whether the bar said that the table waits for the player to go on."""
        self.was_lost = False
        self.back_until = 0.0
        self.form: FormDialog | None = None

    def on_mount(self) -> None:
        self.table.listeners.append(self.show_changes)
        self.set_interval(TICK_S, self.tick)
        self.table_changed()

    def on_unmount(self) -> None:
        self.table.listeners.remove(self.show_changes)

    def show_changes(self) -> None:
        """Show the table as it is now, unless the screen is on its way out."""
        if is_shown(self):
            self.table_changed()

    # --- bars

    def table_changed(self) -> None:
        """Show the table as it is now. Screens add their own parts."""
        self.show_bars()
        if self.form is not None and is_shown(self.form):
            self.form.renew()

    def tick(self) -> None:
        """Show what the time changes."""
        self.show_connection()
        if self.was_held != self.table.attention.is_held:
            self.show_bars()
        self.call_after_refresh(self.app.confirm_shown)

    def show_bars(self) -> None:
        self.show_connection()
        self.query_one("#question", QuestionBar).show(*self.open_question())
        self.query_one("#refusal", QuestionBar).show(self.refusal)
        self.show_keys()

    def show_keys(self) -> None:
        """Show the keys; while somebody types, those of the line."""
        typing = [("enter", self.say("table-chat-send")), ("escape", self.say("home-back"))]
        for bar in self.query(KeyBar):
            bar.show(typing if isinstance(self.focused, Input) else self.keys())

    def on_descendant_focus(self) -> None:
        self.show_keys()

    def on_descendant_blur(self) -> None:
        self.call_after_refresh(self.show_keys)

    def show_connection(self) -> None:
        bar = self.query_one("#connection", QuestionBar)
        if self.table.is_lost:
            self.was_lost = True
            bar.show(self.table.seat.line.reason or self.say("table-line-lost"))
        elif self.was_lost:
            self.was_lost = False
            self.back_until = time.monotonic() + SHOWN_BACK_S
            bar.show(self.say("table-line-back"))
        elif time.monotonic() > self.back_until:
            bar.show(self.table.seat.announcement)

    def keys(self) -> list[tuple[str, str]]:
        """The keys of the screen, for the bar at the bottom."""
        unread = f" ({self.table.unread})" if self.table.unread else ""
        return [
            ("t", self.say("table-tab-chat") + unread),
            ("r", self.say("home-rules")),
            ("m", self.say("table-menu")),
            ("question_mark", self.say("terminal-help")),
        ]

    def action_back(self) -> None:
        self.action_menu()

    def show_refusal(self, text: str | None) -> None:
        self.refusal = text or ""
        if is_shown(self):
            self.show_bars()

    async def send(self, kind: type[Message], **fields: Any) -> bool:
        """Send a command, and show its refusal. Whether it was accepted."""
        refusal = await self.table.send(kind, **fields)
        self.show_refusal(refusal)
        return refusal is None

    # --- questions of the table: one at a time

    def open_question(self) -> tuple[str, list[tuple[str, str]]]:
        """The open question of the table and the keys of its answers: an undo, a vote, a request for a seat."""
        yes_no = [("y", self.say("table-yes")), ("n", self.say("table-no"))]
        room, person = self.table.room, self.table.seat.person
        self.was_held = self.table.attention.is_held
        if room.status != "playing":
            return "", []
        if self.was_held:
            return self.say("table-waited"), [("enter", self.say("table-go-on"))]
        undo = self.table.model.undo
        if undo is not None:
            if self.may_answer_undo:
                return self.say("table-undo-requested", name=self.table.names[undo.seat]), yes_no
            return self.say("table-undo-waiting"), []
        if room.vote is not None and (self.may_vote or not self.requests):
            count = self.say("table-vote-count", yes=len(room.vote.yes), needed=room.vote.needed)
            withdraw = [("n", self.say("table-vote-withdraw"))] if room.vote.by == person else []
            return f"{self.vote_text(room.vote)} {count}", yes_no if self.may_vote else withdraw
        for asker in self.requests:
            other = room.seats[asker.wants or 0].name
            return self.say("table-request", name=asker.name, other=other), yes_no
        return self.table.absence, []

    @property
    def may_answer_undo(self) -> bool:
        undo, seat = self.table.model.undo, self.table.number
        return undo is not None and seat is not None and seat != undo.seat and seat not in undo.agreed

    @property
    def may_vote(self) -> bool:
        vote, person = self.table.room.vote, self.table.seat.person
        return vote is not None and person in vote.electors and person not in (*vote.yes, *vote.no)

    @property
    def requests(self) -> list[Any]:
        """The people of the queue who ask for a seat, for the host or a stand-in."""
        return [one for one in self.table.room.queue if one.wants is not None and self.table.is_host_or_stand_in]

    def vote_text(self, vote: VoteView) -> str:
        other = "" if vote.person is None else self.table.name_of(vote.person)
        if vote.by == self.table.seat.person:
            return self.say(f"table-vote-{vote.vote}-own", other=other)
        return self.say(f"table-vote-{vote.vote}", name=self.table.name_of(vote.by), other=other)

    @work
    async def action_answer(self, yes: bool) -> None:
        room = self.table.room
        if room.status != "playing":
            return
        if self.may_answer_undo:
            await self.send(AnswerUndo, accept=yes)
        elif room.vote is not None and (self.may_vote or (room.vote.by == self.table.seat.person and not yes)):
            await self.send(CastVote, yes=yes)
        elif self.requests:
            await self.send(AnswerTakeOver, person=self.requests[0].person, accept=yes)

    # --- the menu

    def menu_entries(self) -> list[Entry]:
        """The entries of the menu, as far as they can be used now."""
        table, status = self.table, self.table.room.status
        seated, playing = table.number is not None, status == "playing"
        shown = [
            ("", "table-menu-game", True),
            ("undo", "table-take-back", seated and playing),
            ("players", "table-players", True),
            ("end", "table-end", seated and playing),
            ("settings", "table-settings", seated),
            ("rules", "table-rules", True),
            ("", "table-menu-device", True),
            ("name", "home-name", table.seat.person is not None and status != "closed"),
            ("preferences", "table-preferences", True),
            ("move", "table-move", seated),
            ("", "table-menu-go", True),
            ("home", "table-home", True),
            ("leave", "table-leave", seated and status != "closed"),
            ("leave-queue", "table-queue-leave", table.is_in_queue),
            ("close", "table-close", table.is_host and status != "closed"),
            ("quit", "terminal-quit", True),
        ]
        return [Entry(name, self.say(text)) for name, text, is_there in shown if is_there]

    @work
    async def action_menu(self) -> None:
        chosen = await self.app.push_screen_wait(MenuDialog(self.say("table-menu"), self.menu_entries(), self.lang))
        if chosen == "quit":
            await self.app.action_quit()
        elif chosen == "home":
            await self.app.go_home()
        elif chosen:
            await getattr(self, f"open_{chosen.replace('-', '_')}")()

    async def open_undo(self) -> None:
        await self.send(Undo)

    async def open_rules(self) -> None:
        self.action_rules()

    async def open_preferences(self) -> None:
        self.app.action_preferences()

    async def open_end(self) -> None:
        if await self.ask("table-end-sure", "table-end"):
            await self.send(ProposeVote, vote="close-game")

    async def open_close(self) -> None:
        if await self.ask("table-close-sure", "table-close"):
            await self.send(CloseRoom)

    async def open_leave(self) -> None:
        """Leave the seat, or hand it over to a friend in the queue."""
        playing = self.table.room.status == "playing"
        in_game = "table-leave-waits" if self.table.room.waits else "table-leave-game"
        question = self.say("table-leave-lobby" if self.table.room.status == "lobby" else in_game)
        friends = [one for one in self.table.room.queue if playing and not one.away]
        heading = [Entry("", self.say("table-hand-over"))] if friends else []
        more = [*heading, *(Entry(f"person-{one.person}", one.name) for one in friends)]
        chosen = await self.app.push_screen_wait(AskDialog(question, self.say("table-leave"), self.lang, more=more))
        if chosen == "yes":
            refusal = await self.table.leave()
            if refusal is None:
                await self.app.go_home()
            else:
                self.show_refusal(refusal)
        elif chosen and chosen.startswith("person-"):
            await self.send(HandOver, person=int(chosen.removeprefix("person-")))

    async def open_leave_queue(self) -> None:
        if await self.ask("table-queue-leave-sure", "table-queue-leave"):
            self.show_refusal(await self.table.leave())

    async def ask(self, question: str, action: str) -> bool:
        """Ask before something that cannot be taken back."""
        return await self.app.push_screen_wait(AskDialog(self.say(question), self.say(action), self.lang)) == "yes"

    async def open_name(self) -> None:
        own = self.table.name_of(self.table.seat.person)
        dialog = LineDialog(self.say("home-name"), self.lang, value=own, max_length=NAME_LENGTH)
        if (name := await self.app.push_screen_wait(dialog)) and await self.send(ChooseName, name=name):
            self.app.change_preferences(name=name)

    async def open_move(self) -> None:
        """Show the link that moves the seat to another device; it can be made anew."""
        text = f"{self.say('table-move-help')}\n\n{self.table.seat.link}\n\n{self.say('table-move-warning')}"
        entries = [Entry("copy", self.say("table-copy")), Entry("lock", self.say("table-lock"))]
        chosen = await self.app.push_screen_wait(MenuDialog(self.say("table-move"), entries, self.lang, text=text))
        if chosen == "copy":
            self.app.copy_to_clipboard(self.table.seat.link)
            self.notify(self.say("table-copied"))
        elif chosen == "lock":
            self.show_refusal(await self.table.replace_key())

    # --- players

    async def open_players(self) -> None:
        """List the players; choosing one offers to mute, to remove, or to make them the host."""
        table = self.table
        entries = [
            Entry(f"seat-{at}", one.name, self.player_status(at)) for at, one in enumerate(table.room.seats) if one.name
        ]
        if table.room.queue:
            entries.append(Entry("", self.say("table-queue")))
            entries += [
                Entry(f"person-{one.person}", one.name, self.muted_mark(one.person)) for one in table.room.queue
            ]
        count = table.seat.spectators
        text = self.say("table-watching", count=count) if count else ""
        chosen = await self.app.push_screen_wait(MenuDialog(self.say("table-players"), entries, self.lang, text=text))
        if chosen:
            kind, _, number = chosen.partition("-")
            seat = int(number) if kind == "seat" else None
            person = table.room.seats[seat].person if seat is not None else int(number)
            if person is not None and person != table.seat.person and table.seat.person is not None:
                await self.open_player(seat, person)

    def player_status(self, seat: int) -> str:
        view = self.table.room.seats[seat]
        parts = [self.say("table-seat-host")] if view.person == self.table.room.host else []
        if view.bot:
            parts.append(self.say("table-seat-bot", level=level_name(view.bot, self.lang)))
        elif view.away:
            parts.append(self.say("table-seat-away"))
        else:
            connected = self.table.seat.connected
            there = seat < len(connected) and connected[seat]
            parts.append(self.say("table-connected" if there else "table-seat-gone"))
        if mark := self.muted_mark(view.person):
            parts.append(mark)
        return ", ".join(parts)

    def muted_mark(self, person: int | None) -> str:
        return self.say("terminal-muted") if person in self.table.muted else ""

    async def open_player(self, seat: int | None, person: int) -> None:
        table = self.table
        muted = person in table.muted
        entries = [
            Entry("mute", self.say("table-unmute" if muted else "table-mute")),
            Entry("report", self.say("table-report")),
        ]
        if seat is not None and table.number is not None and table.room.status == "playing":
            entries.append(Entry("remove", self.say("table-remove")))
        if seat is not None and table.is_host:
            entries.append(Entry("host", self.say("table-seat-hand-over")))
        chosen = await self.app.push_screen_wait(MenuDialog(table.name_of(person), entries, self.lang))
        if chosen == "mute":
            self.show_refusal(await table.mute(person, on=not muted))
        elif chosen == "report":
            await self.report(person)
        elif chosen == "remove":
            await self.send(ProposeVote, vote="remove", person=person)
        elif chosen == "host":
            await self.send(TransferHost, seat=seat)

    async def report(self, person: int) -> None:
        """Ask for the reason and a few words, and send a report to the operator. (house.report)"""
        name = self.table.name_of(person)
        title, about = self.say("table-report-name", name=name), self.say("table-report-about", name=name)
        entries = [Entry(reason, self.say(f"table-report-{text}")) for reason, text in REPORT_REASONS.items()]
        reason = await self.app.push_screen_wait(MenuDialog(title, entries, self.lang, text=about))
        if reason is None:
            return
        dialog = LineDialog(title, self.lang, text=self.say("table-report-note"), max_length=REPORT_NOTE_LENGTH)
        note = await self.app.push_screen_wait(dialog)
        if await self.app.push_screen_wait(AskDialog(about, self.say("table-report-send"), self.lang)) != "yes":
            return
        refused = await self.table.report(person, cast("ReportReason", reason), note or "")
        self.show_refusal(refused)
        if refused is None:
            self.notify(self.say("table-report-done", name=name))

    # --- settings of the room

    async def open_settings(self) -> None:
        self.form = FormDialog(self.say("table-settings"), self.lang, self.settings_fields, self.change_setting)
        await self.app.push_screen_wait(self.form)
        self.form = None

    def settings_fields(self) -> list[Field]:
        """The room's settings; only the host may change them, and times before the start only."""
        room, settings = self.table.room, self.table.room.settings
        locked = not self.table.is_host
        times_locked = locked or room.status != "lobby"
        clock = settings.clock
        name = {NoClock: "none", PerDecision: "per-decision", Days: "days"}[type(clock)]
        fields = [self.field("clock", name, ["none", "per-decision", "days"], "table-clock", disabled=times_locked)]
        if isinstance(clock, PerDecision):
            fields += [
                self.times_field("seconds", clock.seconds, SECONDS, self.duration, times_locked),
                self.times_field("bank", clock.bank_seconds, BANK_S, self.duration, times_locked),
            ]
        elif isinstance(clock, Days):
            fields.append(
                self.times_field("days", clock.days, DAYS, lambda days: self.say("table-days", days=days), times_locked)
            )
        if room.game == "solo":
            jump_in = self.times_field("jump-in", settings.jump_in_ms, JUMP_IN_MS, self.jump_in_text, times_locked)
            cap = self.times_field(
                "latency-cap", settings.latency_cap_ms, LATENCY_CAPS_MS, self.latency_cap_text, times_locked
            )
            fields += [jump_in, cap]
        fields += [
            self.field("bot-pace", settings.bot_pace, ["quick", "normal", "slow"], "table-bot-pace", disabled=locked),
            self.field("chat", settings.chat, ["free", "phrases", "off"], "table-chat", disabled=locked),
            self.field("take-over", settings.take_over, ["ask", "open", "off"], "table-take-over", disabled=locked),
            self.field("absent", settings.absent, ["bot", "sit-out"], "table-absent", disabled=locked),
        ]
        switches = ("guests_talk", "hints", "spectators", "listed", "locked")
        return fields + [self.switch_field(name, is_on=getattr(settings, name), disabled=locked) for name in switches]

    def field(self, name: str, value: str, values: Sequence[str], texts: str, *, disabled: bool) -> Field:
        choices = [(one, self.say(f"{texts}-{one}")) for one in values]
        return Field(name, self.say(f"table-set-{name}"), choices, value, disabled)

    def jump_in_text(self, ms: int) -> str:
        """`2 s`, `1.5 s`"""
        return self.say("table-jump-in", seconds=ms / 1000 if ms % 1000 else ms // 1000)

    def latency_cap_text(self, ms: int) -> str:
        """`up to 200 ms`"""
        return self.say("table-latency-cap", milliseconds=ms)

    def times_field(
        self, name: str, value: int, usual: Sequence[int], text: Callable[[int], str], disabled: bool
    ) -> Field:
        choices = [(str(one), text(one)) for one in sorted({*usual, value})]
        return Field(name, self.say(f"table-set-{name}"), choices, str(value), disabled)

    def switch_field(self, name: str, *, is_on: bool, disabled: bool) -> Field:
        choices = [("on", self.say("table-yes")), ("off", self.say("table-no"))]
        label = self.say(f"table-set-{name.replace('_', '-')}")
        return Field(name, label, choices, "on" if is_on else "off", disabled)

    def duration(self, seconds: int) -> str:
        return self.say("table-duration", minutes=seconds // 60, seconds=seconds % 60)

    def change_setting(self, name: str, value: str) -> None:
        settings = self.table.room.settings
        self.run_worker(self.send(ChangeSettings, settings=changed_settings(settings, name, value)))

    # --- talk

    def action_chat(self) -> None:
        """Go to the chat; screens with a chat pane focus it instead."""
        from forno.terminal.screens.talk import ChatDialog

        self.app.push_screen(ChatDialog(self.table, self.lang))

    @work
    async def action_quick_talk(self) -> None:
        """Offer reactions and ready phrases."""
        if not self.table.can_talk:
            self.show_refusal(self.say("table-chat-is-off"))
            return
        reactions = [Entry(f"reaction-{name}", self.say(f"table-reaction-{name}")) for name in REACTIONS]
        phrases = [Entry(f"phrase-{name}", self.say(f"phrase-{name}")) for name in self.app.phrases]
        entries = [
            Entry("", self.say("table-phrases")), *phrases, Entry("", self.say("table-reactions")), *reactions,
        ]  # fmt: skip
        chosen = await self.app.push_screen_wait(MenuDialog(self.say("table-quick"), entries, self.lang))
        if chosen and chosen.startswith("phrase-"):
            await self.send(SendChat, phrase=chosen.removeprefix("phrase-"))
        elif chosen:
            await self.send(SendReaction, reaction=chosen.removeprefix("reaction-"))

    # --- reading

    def action_rules(self) -> None:
        room = self.table.room
        self.app.push_screen(RulesDialog(room.game, self.lang))

    def more_keys(self) -> list[tuple[str, str]]:
        """The keys that only the help names."""
        return [("f2", self.say("table-quick"))]

    def action_help(self) -> None:
        keys = [*self.keys(), *self.more_keys(), ("ctrl+q", self.say("terminal-quit"))]
        self.app.push_screen(TextDialog(self.say("terminal-help"), help_text(keys, self.lang), self.lang))

    # --- the next game

    @work
    async def action_change_game(self) -> None:
        """Let the host choose another game for the same people."""
        if not self.table.is_host:
            return
        entries = [
            Entry(one["game"], game_title(one["game"], self.lang), self.players_text(one)) for one in self.app.games
        ]
        text = self.say("table-change-about")
        chosen = await self.app.push_screen_wait(MenuDialog(self.say("table-change"), entries, self.lang, text=text))
        if chosen and await self.send(ChangeGame, game=chosen):
            self.moved_on()

    def players_text(self, offer: dict[str, Any]) -> str:
        return self.say("rules-players", least=offer["least"], most=offer["most"])

    def moved_on(self) -> None:
        """Follow the table, after the player has asked for the next game."""

    # --- guests

    @work
    async def action_take_over(self) -> None:
        """Let somebody of the queue choose the seat of a bot, or of somebody who left; or withdraw their request."""
        room = self.table.room
        if any(one.person == self.table.seat.person and one.wants is not None for one in room.queue):
            await self.send(TakeOver)
            return
        if not self.table.is_in_queue or room.status != "playing" or room.settings.take_over == "off":
            return
        vacant = [at for at, one in enumerate(room.seats) if one.bot or one.has_left]
        entries = [Entry(str(at), room.seats[at].name, self.player_status(at)) for at in vacant]
        text = self.say("table-guest-seats" if room.settings.take_over == "open" else "table-guest-seats-ask")
        dialog = MenuDialog(self.say("table-guest-take-over"), entries, self.lang, text=text)
        if chosen := await self.app.push_screen_wait(dialog):
            await self.send(TakeOver, seat=int(chosen))


def changed_settings(settings: RoomSettings, name: str, value: str) -> RoomSettings:
    """The settings with one of them changed, by the name of its field in the form."""
    replace = msgspec.structs.replace
    clock = settings.clock
    if name == "clock":
        clocks = {"none": NoClock(), "per-decision": PerDecision(60, 300), "days": Days(2)}
        return replace(settings, clock=clocks[value])
    if name == "seconds" and isinstance(clock, PerDecision):
        return replace(settings, clock=replace(clock, seconds=int(value)))
    if name == "bank" and isinstance(clock, PerDecision):
        return replace(settings, clock=replace(clock, bank_seconds=int(value)))
    if name == "days":
        return replace(settings, clock=Days(int(value)))
    if name == "jump-in":
        return replace(settings, jump_in_ms=int(value))
    if name == "latency-cap":
        return replace(settings, latency_cap_ms=int(value))
    field = name.replace("-", "_")
    is_switch = isinstance(getattr(settings, field), bool)
    return replace(settings, **{field: value == "on" if is_switch else value})
