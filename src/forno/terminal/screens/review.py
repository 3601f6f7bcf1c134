"""Review of a seat: luck split from skill, and the costliest decisions."""

from __future__ import annotations

from typing import Any

from textual import work
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from forno.core.errors import FornoError
from forno.terminal.live_table import LiveTable
from forno.terminal.model import Json, Preferences
from forno.terminal.screens.base import is_shown
from forno.terminal.screens.dialogs import Dialog
from forno.terminal.screens.replay import ReplaySource, fetch_replay
from forno.terminal.wording import move_text

MAX_COSTLY = 5
MINUS = "\N{MINUS SIGN}"


class ReviewDialog(Dialog[None]):
    """The review, as far as it is made; it grows while the server goes through the decisions."""

    def __init__(self, table: LiveTable, number: int, seat: int, preferences: Preferences) -> None:
        self.table = table
        self.number = number
        self.seat = seat
        self.preferences = preferences
        self.source: ReplaySource | None = None
        super().__init__(table.say("after-review"), preferences.lang)

    def body(self) -> ComposeResult:
        with VerticalScroll(classes="reading"):
            yield Static(self.say("after-review-thinking"), id="review", markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()
        self.load()

    @work(exclusive=True)
    async def load(self) -> None:
        known = -1
        try:
            replay = await fetch_replay(self.table.seat, self.number, self.seat)
            self.source = ReplaySource(replay, self.seat, self.preferences)
            while True:
                review = await self.get(f"review/{self.seat}?known={max(0, known)}")
                self.show(self.text(review))
                if review["figures"] is not None:
                    return
                known = len(review["decisions"])
        except FornoError:
            self.show(Content(self.say("after-no-story")))

    def show(self, text: Content) -> None:
        if is_shown(self):
            self.query_one("#review", Static).update(text)

    async def get(self, path: str) -> Any:
        seat = self.table.seat
        return await seat.client.request("GET", f"/api/rooms/{seat.room}/games/{self.number}/{path}", key=seat.key)

    def text(self, review: Json) -> Content:
        figures, decisions = review["figures"], review["decisions"]
        parts: list[Content] = []
        if figures:
            note = self.say("after-review-hundred") if figures["precise"] else self.imprecise(figures["interval"])
            parts += [self.figures(figures), Content(note)]
            agreed = sum(one["same"] for one in decisions)
            parts.append(Content(self.say("after-review-agreed", agreed=agreed, count=len(decisions))))
        else:
            progress = self.say("after-review-progress", done=len(decisions), total=review["total"] or 0)
            parts.append(Content(f"{self.say('after-review-thinking')}\n{progress}"))
        if worst := costliest(decisions):
            parts.append(Content.styled(self.say("after-review-costly"), "bold $accent"))
            parts += map(self.costly, worst)
        return Content("\n\n").join(parts)

    def figures(self, figures: Json) -> Content:
        parts = result_parts(figures)
        width = max(len(self.say(f"after-review-{name}")) for name in parts) + 2
        lines = []
        for name, points in parts.items():
            text = str(points) if name in ("share", "result") else signed(points)
            shown = f"  ± {hundredths(figures['interval'])}" if name == "skill" else ""
            lines.append(f"{self.say(f'after-review-{name}'):{width}}{text:>4}{shown}")
        return Content("\n".join(lines))

    def imprecise(self, interval: float | None) -> str:
        """Say that luck and choices cannot be told apart, and how rough the estimate is where that means anything."""
        if interval is None:
            return self.say("after-review-rough")
        return self.say("after-review-imprecise", interval=hundredths(interval))

    def costly(self, one: Json) -> Content:
        chosen, best = (self.move(one["decision"], one[name]) for name in ("chosen", "best"))
        loss = f"{signed(-hundredths(one['loss']))} ± {hundredths(one['error'])}"
        better = self.say("after-review-better", move=best)
        return Content.assemble((chosen, "bold"), f"  {loss}\n{better} {one['why']}")

    def move(self, decision: int, move: Json) -> str:
        """A move in words, by what the seat saw at that decision."""
        assert self.source is not None
        step = next((at for at, one in enumerate(self.source.steps) if one.game.decision == decision), 0)
        self.source.go_to(step)
        return move_text(move, self.source.model.view, self.source.model)

    def keys(self) -> list[tuple[str, str]]:
        return [("up,down", self.say("terminal-key-scroll"))]


def hundredths(share: float) -> int:
    return round(100 * share)


def signed(points: int) -> str:
    """`+12`, `-3` with a minus sign, `0`"""
    if not points:
        return "0"
    return f"+{points}" if points > 0 else f"{MINUS}{-points}"


def result_parts(figures: Json) -> dict[str, int]:
    """The parts of the result, in hundredths that add up: luck takes the rounding error. Luck and choices are one part
    where the interval is too wide to tell them apart."""
    share, deal, skill, result = (hundredths(figures[name]) for name in ("share", "deal", "skill", "result"))
    if not figures["precise"]:
        return {"share": share, "deal": deal, "both": result - share - deal, "result": result}
    return {"share": share, "deal": deal, "luck": result - share - deal - skill, "skill": skill, "result": result}


def costliest(decisions: list[Json]) -> list[Json]:
    """The decisions that cost most, the worst first; losses within the standard error are left out."""
    lost = [one for one in decisions if not one["same"] and one["loss"] > one["error"] and hundredths(one["loss"]) > 0]
    return sorted(lost, key=lambda one: one["loss"], reverse=True)[:MAX_COSTLY]
