"""Results: the places of a game, the score of the evening, and the way to the next game."""

from __future__ import annotations

from contextlib import suppress

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Button, Static

from forno.client import ConnectionLost, RefusedByServer
from forno.fairness.checks import DealNotes
from forno.rulebook.bundles import say
from forno.server.protocol import GameSummary, RoomView, ShareReplay
from forno.terminal.live_table import LiveTable
from forno.terminal.model import TableModel
from forno.terminal.screens.base import is_shown
from forno.terminal.screens.deal import DealDialog
from forno.terminal.screens.dialogs import Entry, MenuDialog, TextDialog
from forno.terminal.screens.replay import ReplaySource, fetch_replay
from forno.terminal.screens.room import RoomScreen
from forno.terminal.screens.story import GameStory
from forno.terminal.widgets import KeyBar, QuestionBar, relabel
from forno.terminal.wording import game_title, level_name, listed

FRACTIONS = {
    (1, 2): "½", (1, 3): "⅓", (2, 3): "⅔", (1, 4): "¼", (3, 4): "¾", (1, 5): "⅕", (2, 5): "⅖", (3, 5): "⅗", (4, 5): "⅘",
    (1, 6): "⅙", (5, 6): "⅚", (1, 8): "⅛", (3, 8): "⅜", (5, 8): "⅝", (7, 8): "⅞",
}  # fmt: skip
TOLERANCE = 0.001
SETTLE_S = 1.0
"""Time in which Enter was meant for the last move, not for another game."""


class ResultsScreen(RoomScreen):
    """The results of a game. They stay in sight while the others go on to the next one."""

    BINDINGS = [
        Binding("a", "again", show=False),
        Binding("c", "change_game", show=False),
        Binding("v", "replay", show=False),
        Binding("w", "review", show=False),
        Binding("d", "deal", show=False),
        Binding("e", "look", show=False),
        Binding("p", "past", show=False),
        Binding("x", "share", show=False),
    ]

    AUTO_FOCUS = ""

    def __init__(self, table: LiveTable, model: TableModel) -> None:
        super().__init__(table)
        self.model = model
        self.game = table.room.game if table.room.number == model.number else self.summary_game(table, model)

    @staticmethod
    def summary_game(table: LiveTable, model: TableModel) -> str:
        return next((one.game for one in table.room.games if one.number == model.number), table.room.game)

    def compose(self) -> ComposeResult:
        yield Static(id="top-bar", markup=False)
        yield QuestionBar(id="connection")
        yield QuestionBar(id="question")
        yield QuestionBar(id="refusal")
        with VerticalScroll(id="results"):
            yield Static(id="headline", markup=False)
            yield Static(id="standings")
            yield Static(id="evening")
            yield Static(id="note", markup=False)
            yield GameStory()
        with Horizontal(id="buttons"):
            yield Button(id="again", compact=True, variant="primary")
            yield Button(self.say("after-look-back"), id="replay", compact=True)
            yield Button(self.say("table-over-look"), id="look", compact=True)
        yield KeyBar()

    def on_mount(self) -> None:
        super().on_mount()
        self.set_timer(SETTLE_S, self.focus_again)
        self.load_story()

    @work(exclusive=True, group="story")
    async def load_story(self) -> None:
        """Get the replay, and show its story; without a right to the replay, or a connection, there is none."""
        if self.model.outcome is None or not self.can_replay:
            return
        with suppress(RefusedByServer, ConnectionLost):
            replay = await fetch_replay(self.table.seat, self.model.number, self.model.seat)
            for story in self.query(GameStory) if is_shown(self) else ():
                story.show_story(ReplaySource(replay, self.model.seat, self.app.preferences))

    def focus_again(self) -> None:
        for button in self.query("#again"):
            button.focus()

    # --- showing

    def table_changed(self) -> None:
        super().table_changed()
        room = self.table.room
        self.query_one("#top-bar", Static).update(f"{game_title(self.game, self.lang)} · {self.say('table-over')}")
        self.query_one("#headline", Static).update(self.headline())
        self.query_one("#standings", Static).update(standings(self.model))
        evening = self.query_one("#evening", Static)
        evening.display = bool(room.score) and len(room.games) > 1
        evening.border_title = self.say("table-evening")
        evening.update(evening_text(room, self.table.seat.person, self.lang))
        self.query_one("#note", Static).update(self.note())
        relabel(self.query_one("#again", Button), self.again_text())
        self.query_one("#replay", Button).display = self.can_replay

    def headline(self) -> str:
        outcome = self.model.outcome
        if outcome is None:
            return self.say("after-ended-early")
        winners = [seat for seat, place in enumerate(outcome["places"]) if place == 1]
        if self.model.seat in winners:
            return self.say("after-you-won" if len(winners) == 1 else "after-you-tied")
        return self.say(
            "after-won", names=listed([self.model.name(one) for one in winners], self.lang), count=len(winners)
        )

    def note(self) -> str:
        """Activity of the others meanwhile: the next game, its lobby, and who is ready."""
        room = self.table.room
        if room.status == "closed":
            return self.say("table-closed")
        if room.number == self.model.number:
            return ""
        if room.status != "lobby":
            asked = self.table.model.is_asked
            return self.say("table-next-turn" if asked else "table-next-begun")
        ready = [one.name for one in room.seats if one.person is not None and one.ready]
        who = [f"{self.say('table-ready-people')}: {listed(ready, self.lang)}"] if ready else []
        return "\n".join([self.say("table-next-made", game=game_title(room.game, self.lang)), *who])

    @property
    def has_begun(self) -> bool:
        """Whether the others are in the next game already."""
        return self.table.room.number > self.model.number and self.table.room.status != "lobby"

    def again_text(self) -> str:
        if self.table.room.status == "closed":
            return ""
        if self.has_begun or (self.table.seat.person is None and self.table.room.number > self.model.number):
            return self.say("table-go")
        return self.say("table-again") if self.table.seat.person is not None else ""

    @property
    def summary(self) -> GameSummary | None:
        return next((one for one in self.table.room.games if one.number == self.model.number), None)

    @property
    def can_replay(self) -> bool:
        """Whether the player may look back: at a game of their own, or one that is shared."""
        return self.model.seat is not None or (self.summary is not None and self.summary.shared)

    def keys(self) -> list[tuple[str, str]]:
        keys = [("a", self.again_text())] if self.again_text() else []
        if self.table.is_host and not self.has_begun and self.table.room.status != "closed":
            keys.append(("c", self.say("table-change")))
        if self.can_replay:
            keys.append(("v", self.say("after-look-back")))
        if self.model.seat is not None and self.model.outcome is not None:
            keys.append(("w", self.say("after-review")))
        if self.can_replay and self.model.outcome is not None:
            keys.append(("d", self.say("after-check")))
        if self.model.seat is not None and self.summary is not None and not self.summary.shared:
            keys.append(("x", self.say("after-share")))
        if len(self.table.room.games) > 1:
            keys.append(("p", self.say("terminal-past")))
        return [*keys, ("e", self.say("table-over-look")), *super().keys()]

    # --- acting

    @on(Button.Pressed, "#again")
    def press_again(self) -> None:
        self.action_again()

    @on(Button.Pressed, "#replay")
    def press_replay(self) -> None:
        self.action_replay()

    @on(Button.Pressed, "#look")
    def action_look(self) -> None:
        """Look at the final table; from there the results can be shown again."""
        self.dismiss()

    @work(exclusive=True)
    async def action_again(self) -> None:
        """Be ready for the next game and go to its lobby; or follow the others."""
        if not self.again_text():
            return
        if not self.has_begun and self.table.seat.person is not None:
            refusal = await self.table.set_ready()
            if refusal is not None:
                self.show_refusal(refusal)
                return
        self.moved_on()

    def moved_on(self) -> None:
        self.app.follow_table()

    def action_replay(self) -> None:
        if self.can_replay:
            self.app.open_replay(self.table, self.model.number, self.model.seat)

    def action_review(self) -> None:
        if self.model.seat is not None and self.model.outcome is not None:
            self.app.open_review(self.table, self.model.number, self.model.seat)

    def action_deal(self) -> None:
        """Show whether the deal was fair, by the record of the game."""
        if self.can_replay and self.model.outcome is not None:
            notes = self.table.deal_notes.get(self.model.number, DealNotes())
            self.app.push_screen(DealDialog(self.table.seat, self.model.number, notes, self.lang))

    @work
    async def action_share(self) -> None:
        """Agree that others may watch this game; once all do, its link works for everybody."""
        if self.summary is None or self.model.seat is None:
            return
        if await self.send(ShareReplay, number=self.model.number) and (summary := self.summary):
            link = f"{self.table.link}/game/{self.model.number}/public"
            people = [one for one in summary.seats if one.person is not None and one.person not in summary.agreed]
            waiting = self.say("after-share-waiting", names=listed([one.name for one in people], self.lang))
            ready = self.say("terminal-link-local" if self.table.is_local else "after-share-ready")
            text = f"{ready}\n\n{link}" if summary.shared else waiting
            await self.app.push_screen_wait(TextDialog(self.say("after-share"), text, self.lang))

    @work
    async def action_past(self) -> None:
        """List the games of the evening; choosing one shows its replay."""
        games = [*reversed(self.table.room.games)]
        entries = [Entry(str(one.number), self.past_title(one), past_result(one, self.lang)) for one in games]
        chosen = await self.app.push_screen_wait(MenuDialog(self.say("table-evening"), entries, self.lang))
        summary = next((one for one in games if str(one.number) == chosen), None)
        if summary is None:
            return
        person = self.table.seat.person
        seat = next((at for at, one in enumerate(summary.seats) if one.person == person and person is not None), None)
        if seat is None and not summary.shared:
            self.show_refusal(self.say("after-no-story"))
        else:
            self.app.open_replay(self.table, summary.number, seat)

    def past_title(self, summary: GameSummary) -> str:
        return self.say("table-past-game", number=summary.number, game=game_title(summary.game, self.lang))


def past_result(summary: GameSummary, lang: str) -> str:
    """`Anna won`"""
    if summary.early:
        return say(lang, "table-past-early") or ""
    names = [one.name for one in summary.seats if one.place == 1]
    return say(lang, "table-past-won", names=listed(names, lang), count=len(names)) or ""


def standings(model: TableModel) -> Content:
    """Places and scores, the first on top; the player's own line is marked."""
    if model.outcome is None:
        return Content("")
    places, scores = model.outcome["places"], model.outcome["scores"]
    header = (
        model.say("after-place"),
        model.say("after-name"),
        model.say("after-served" if model.family == "pizza" else "after-points"),
    )
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    rows = [(f"{places[seat]}.", model.name(seat), str(scores[seat])) for seat in order]
    rules = {"solo": "after-rule-solo", "pizza": "after-rule-pizza"}
    rule = model.say(rules[model.family]) if model.family in rules else ""
    marked = {at for at, seat in enumerate(order) if seat == model.seat}
    return Content("\n").join(
        [columns([header, *rows], marked, left=1), Content(""), Content.styled(rule, "$text-muted")]
    )


def evening_text(room: RoomView, person: int | None, lang: str) -> Content:
    """The score of the evening: wins, mean place and games of each person, and of the bots. (house.evening)"""
    names = ("table-score-name", "table-score-wins", "table-score-place", "table-score-games")
    header = tuple(say(lang, name) or name for name in names)
    lines = [*(one for one in room.score if one.person is not None), *(one for one in room.score if one.person is None)]
    rows = [
        (
            one.name
            if one.person is not None
            else say(lang, "table-score-bots", level=level_name(one.bot, lang)) or "",
            wins_text(one.wins, lang),
            mean_place(one.places, one.games, lang),
            str(one.games),
        )
        for one in lines
    ]
    marked = {at for at, one in enumerate(lines) if one.person is not None and one.person == person}
    return columns([header, *rows], marked)


def columns(rows: list[tuple[str, ...]], marked: set[int], left: int = 0) -> Content:
    """Rows under a header, in columns: the one numbered `left` begins on the left, numbers end on the right."""
    widths = [max(Content(row[at]).cell_length for row in rows) for at in range(len(rows[0]))]
    lines = []
    for number, row in enumerate(rows):
        cells = [pad(cell, widths[at], right=at != left) for at, cell in enumerate(row)]
        is_marked = number - 1 in marked
        style = "$text-muted" if number == 0 else "bold" if is_marked else ""
        lines.append(Content.styled(("▸ " if is_marked else "  ") + "  ".join(cells), style))
    return Content("\n").join(lines)


def pad(cell: str, width: int, *, right: bool) -> str:
    space = " " * (width - Content(cell).cell_length)
    return f"{space}{cell}" if right else f"{cell}{space}"


def wins_text(wins: float, lang: str) -> str:
    """`2½`: wins, of which a shared one counts as a fraction."""
    whole = int(wins + TOLERANCE)
    rest = wins - whole
    if rest < TOLERANCE:
        return str(whole)
    sign = next((sign for (top, bottom), sign in FRACTIONS.items() if abs(rest - top / bottom) < TOLERANCE), None)
    if sign is None:
        return say(lang, "terminal-number", number=round(wins, 2)) or ""
    return f"{whole}{sign}" if whole else sign


def mean_place(places: int, games: int, lang: str) -> str:
    """`1.5`: the mean of the places; empty without a game."""
    if not games:
        return ""
    return say(lang, "terminal-number", number=round(places / games, 1)) or ""
