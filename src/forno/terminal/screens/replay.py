"""The replay of a finished game: step by step or played, as its viewers saw it or with open cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.widgets import Static

from forno.client import Seat
from forno.server.protocol import Frame, GameView, RoomView
from forno.server.protocol.room_events import GameEnded
from forno.terminal.model import SPEEDS, Preferences, TableModel, decoded
from forno.terminal.names import Names
from forno.terminal.room_text import RoomText
from forno.terminal.screens.base import FornoScreen, is_shown
from forno.terminal.screens.dialogs import Entry, MenuDialog, TextDialog
from forno.terminal.screens.reading import CardDialog, help_text
from forno.terminal.tables import GameTable, table_for
from forno.terminal.widgets import KeyBar, QuestionBar
from forno.terminal.wording import event_text, game_title

STEP_S = 1.2
"""The time between two steps of a replay that plays, at the speed 1."""
MAX_SENTENCES = 4


class Replay(msgspec.Struct, frozen=True):
    """A finished game as the server sends it."""

    texts: dict[str, str]
    steps: list[list[Frame | None]]
    """For each step a frame for each viewer; None where the viewer saw nothing of it."""


@dataclass(frozen=True)
class Step:
    """One step as one viewer saw it, with the whole state after it."""

    frame: Frame | None
    game: GameView
    room: RoomView


def read_replay(data: object) -> Replay:
    """Read a replay; the games' own JSON in it stays as it is."""
    return msgspec.json.decode(msgspec.json.encode(data), type=Replay)


async def fetch_replay(seat: Seat, number: int, viewer: int | str | None) -> Replay:
    """Get the replay of a game of the seat's room, as a viewer saw it: a seat, None for the public, or `open`.

    Raises RefusedByServer and ConnectionLost."""
    path = f"/api/rooms/{seat.room}/games/{number}/replay/{'public' if viewer is None else viewer}"
    return read_replay(await seat.client.request("GET", path, key=seat.key))


class ReplaySource:
    """The steps of a replay, and the model that shows one of them."""

    def __init__(self, replay: Replay, viewer: int | None, preferences: Preferences, *, is_open: bool = False) -> None:
        self.preferences = preferences
        self.viewer = viewer
        self.is_open = is_open
        count = len(replay.steps[0]) if replay.steps else 0
        self.viewers = [self.steps_of([step[at] for step in replay.steps], replay.texts, at) for at in range(count)]
        self.viewpoint = 0
        self.step = 0
        self.model = TableModel(preferences, mode="replay")
        self.show(jump=True)

    def steps_of(self, frames: Sequence[Frame | None], texts: dict[str, str], at: int) -> list[Step]:
        """Complete each frame, which has only what changed, to the whole state. Steps before the deal are left out."""
        names = Names(texts, at if self.is_open else self.viewer, self.preferences.lang)
        room: RoomView | None = None
        game: GameView | None = None
        steps = []
        for frame in frames:
            if frame is not None:
                room = names.room(frame.room) if frame.room else room
                game = frame.game or game
                events = tuple(names.event(event) for event in frame.room_events)
                frame = msgspec.structs.replace(frame, room_events=events)
            if room is not None and game is not None:
                steps.append(Step(frame, game, room))
        return steps

    @property
    def steps(self) -> list[Step]:
        return self.viewers[self.viewpoint]

    @property
    def now(self) -> Step:
        return self.steps[self.step]

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    @property
    def seat(self) -> int | None:
        return self.viewpoint if self.is_open else self.viewer

    def go_to(self, step: int) -> None:
        """Go to a step: the next one is played back, any other is shown at once."""
        wanted = max(0, min(self.last, step))
        if wanted != self.step:
            jump = wanted != self.step + 1
            self.step = wanted
            self.show(jump=jump)

    def view_as(self, viewpoint: int) -> None:
        self.viewpoint = viewpoint
        self.show(jump=True)

    def show(self, *, jump: bool) -> None:
        step, model = self.now, self.model
        model.room, model.seat = step.room, self.seat
        model.names = [seat.name for seat in step.room.seats]
        model.connected = [True for _ in step.room.seats]
        game = msgspec.structs.replace(step.game, legal_moves=msgspec.Raw(b"[]"), jump_in=None, undo=None)
        if self.is_open:
            model.open_hands = {str(at): decoded(steps[self.step].game.view) for at, steps in enumerate(self.viewers)}
        if step.frame is None or step.frame.game is None or jump:
            game = msgspec.structs.replace(game, events=msgspec.Raw(b"[]"))
        model.apply(game, jump=jump)

    def caption(self) -> str:
        """The step in the words of the log: its last sentences."""
        frame, names = self.now.frame, self.model.names
        if frame is None:
            return ""
        events = decoded(frame.game.events) or [] if frame.game else []
        told = [text for event in events if (text := event_text(event, self.model))]
        room_events = [one for one in frame.room_events if not (told and isinstance(one, GameEnded))]
        words = RoomText(self.preferences.lang, names)
        said = [text for one in room_events if (text := words.event(one))]
        sentences = [*said, *told] or ([self.model.say("after-dealt")] if self.step == 0 else [])
        return " ".join(sentences[-MAX_SENTENCES:])

    def chapter(self, by: int) -> int:
        """The step at which the next or the previous round or hand begins."""
        starts = [at for at, step in enumerate(self.steps) if begins_chapter(step)]
        if by > 0:
            return next((at for at in starts if at > self.step), self.last)
        return next((at for at in reversed(starts) if at < self.step), 0)


def begins_chapter(step: Step) -> bool:
    events = decoded(step.frame.game.events) or [] if step.frame and step.frame.game else []
    return any(event["event"] in ("round-began", "hand-began") for event in events)


class ReplayScreen(FornoScreen):
    """A replay: the table, the caption of its step, and the keys to move through it."""

    BINDINGS = [
        Binding("right,l", "step(1)", show=False, priority=True),
        Binding("left,h", "step(-1)", show=False, priority=True),
        Binding("up,pageup", "chapter(-1)", show=False, priority=True),
        Binding("down,pagedown", "chapter(1)", show=False, priority=True),
        Binding("home", "end(False)", show=False, priority=True),
        Binding("end", "end(True)", show=False, priority=True),
        Binding("space", "play", show=False, priority=True),
        Binding("plus", "speed(1)", show=False, priority=True),
        Binding("minus", "speed(-1)", show=False, priority=True),
        Binding("v", "viewpoint", show=False, priority=True),
        Binding("o", "play_on", show=False, priority=True),
        Binding("question_mark,f1", "help", show=False),
        Binding("escape,q", "back", show=False, priority=True),
    ]

    def __init__(self, source: ReplaySource, number: int) -> None:
        super().__init__()
        self.source = source
        self.number = number
        self.is_playing = False
        self.waited_s = 0.0

    def compose(self) -> ComposeResult:
        yield Static(id="top-bar", markup=False)
        yield QuestionBar(id="refusal")
        yield table_for(self.source.model.family, self.source.model)
        yield Static(id="caption", markup=False)
        yield Static(id="slider")
        yield KeyBar()

    def on_mount(self) -> None:
        self.set_interval(0.1, self.tick)
        self.show_step()

    def show_step(self) -> None:
        source = self.source
        seat = source.seat
        eyes = self.say("after-public") if seat is None else self.say("after-view-of", name=source.model.name(seat))
        title = self.say("after-replay", game=game_title(source.now.room.game, self.lang))
        self.query_one("#top-bar", Static).update(f"{title} · {self.say('after-open') if source.is_open else eyes}")
        self.query_one("#caption", Static).update(source.caption())
        self.query_one("#slider", Static).update(self.slider())
        self.query_one(KeyBar).show(self.keys())

    def slider(self) -> str:
        """Position of the step in the game: `Step 3 of 40  ━━●──────`, and the speed."""
        source = self.source
        text = self.say("after-step", step=source.step + 1, steps=source.last + 1)
        speed = f"{self.app.preferences.speed:g}×"
        width = max(4, self.size.width - len(text) - len(speed) - 8)
        at = round((width - 1) * source.step / max(1, source.last))
        mark = "▶" if self.is_playing else "●"
        return f"{text}  {'━' * at}{mark}{'─' * (width - 1 - at)}  {speed}"

    def on_resize(self) -> None:
        self.call_after_refresh(self.show_step)

    def keys(self) -> list[tuple[str, str]]:
        keys = [
            ("left,right", self.say("terminal-step")),
            ("up,down", self.say("terminal-chapter")),
            ("space", self.say("after-pause" if self.is_playing else "after-play")),
            ("plus", self.say("terminal-faster")),
            ("minus", self.say("terminal-slower")),
            ("v", self.say("after-seen-by")),
        ]
        if self.source.now.game.decision is not None:
            keys.append(("o", self.say("after-play-on")))
        return [*keys, ("question_mark", self.say("terminal-help")), ("escape", self.say("home-back"))]

    # --- moving

    def tick(self) -> None:
        """Take the next step of a replay that plays, once the table has shown the last one."""
        if not self.is_playing or self.source.model.is_behind:
            return
        self.waited_s += 0.1
        if self.waited_s >= STEP_S / self.app.preferences.speed:
            self.waited_s = 0.0
            self.source.go_to(self.source.step + 1)
            self.is_playing = self.source.step < self.source.last
            self.show_step()

    def go_to(self, step: int) -> None:
        self.is_playing = False
        self.source.go_to(step)
        self.show_step()

    def action_step(self, by: int) -> None:
        if by > 0 and self.source.model.is_behind:
            self.query_one(GameTable).skip_playback()
        self.go_to(self.source.step + by)

    def action_chapter(self, by: int) -> None:
        self.go_to(self.source.chapter(by))

    def action_end(self, last: bool) -> None:
        self.go_to(self.source.last if last else 0)

    def action_play(self) -> None:
        if self.source.step == self.source.last:
            self.source.go_to(0)
        self.is_playing = not self.is_playing
        self.show_step()

    def action_speed(self, by: int) -> None:
        at = SPEEDS.index(self.app.preferences.speed) + by
        self.app.change_preferences(speed=SPEEDS[max(0, min(len(SPEEDS) - 1, at))])
        self.show_step()

    # --- other views

    @work
    async def action_viewpoint(self) -> None:
        """Choose whose view is shown: that of the public, of a seat, or all open cards."""
        names = self.source.model.names
        seats = [Entry(str(at), self.say("after-view-of", name=name)) for at, name in enumerate(names)]
        entries = [Entry("public", self.say("after-public")), Entry("open", self.say("after-open")), *seats]
        chosen = await self.app.push_screen_wait(MenuDialog(self.say("after-seen-by"), entries, self.lang))
        if chosen is None:
            return
        if self.source.is_open and chosen.isdigit():
            self.source.view_as(int(chosen))
            self.show_step()
        else:
            refusal = await self.app.change_replay(self.number, chosen, self.source.step)
            if is_shown(self):
                self.query_one("#refusal", QuestionBar).show(refusal or "")

    @work
    async def action_play_on(self) -> None:
        """Play on from this step at a table of one's own, against bots. (house.play-on)"""
        decision = self.source.now.game.decision
        if decision is None:
            return
        names = self.source.model.names
        entries = [Entry(str(at), name) for at, name in enumerate(names)]
        text = f"{self.say('after-play-on-about')}\n\n{self.say('after-play-on-seat')}"
        chosen = await self.app.push_screen_wait(MenuDialog(self.say("after-play-on"), entries, self.lang, text=text))
        if chosen is not None:
            refusal = await self.app.play_on(self.number, decision, int(chosen))
            if is_shown(self):
                self.query_one("#refusal", QuestionBar).show(refusal or "")

    def on_game_table_explain_card(self, event: GameTable.ExplainCard) -> None:
        self.app.push_screen(CardDialog(event.card, self.lang))

    def action_help(self) -> None:
        self.app.push_screen(TextDialog(self.say("terminal-help"), help_text(self.keys(), self.lang), self.lang))

    def action_back(self) -> None:
        self.dismiss()
