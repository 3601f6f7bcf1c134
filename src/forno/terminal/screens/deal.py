"""Verification of a finished game's deal as a dialog: a summary, and each check with its meaning."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from forno.client import Seat
from forno.core.errors import FornoError
from forno.fairness.checks import Check, DealChecks, DealNotes, check_deal
from forno.rulebook.bundles import say
from forno.terminal.screens.base import is_shown
from forno.terminal.screens.dialogs import Dialog


class DealDialog(Dialog[None]):
    """The checks of a deal, made on this device from the record of the game."""

    BINDINGS = [Binding("f", "hashes", show=False)]

    def __init__(self, seat: Seat, number: int, notes: DealNotes, lang: str) -> None:
        super().__init__(say(lang, "after-fair-title") or "", lang)
        self.seat = seat
        self.number = number
        self.notes = notes
        self.found: DealChecks | None = None
        self.shows_hashes = False

    def body(self) -> ComposeResult:
        with VerticalScroll(classes="reading"):
            yield Static(self.say("after-fair-checking"), id="deal", markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()
        self.load()

    @work(exclusive=True)
    async def load(self) -> None:
        path = f"/api/rooms/{self.seat.room}/games/{self.number}/record"
        try:
            record = str(await self.seat.client.request("GET", path, key=self.seat.key))
            self.found = await asyncio.to_thread(check_deal, record, self.notes)
            self.show(self.text() if self.found else Content(self.say("after-fair-unsealed")))
        except FornoError:
            self.show(Content(self.say("after-fair-unreadable")))

    def show(self, text: Content) -> None:
        if is_shown(self):
            self.query_one("#deal", Static).update(text)

    def text(self) -> Content:
        assert self.found is not None
        checks, is_sealed = self.found.checks, self.found.is_sealed
        has_notes = any(check.id in ("same-commitment", "same-root") for check in checks)
        parts = [self.summary(checks, is_sealed=is_sealed, has_notes=has_notes)]
        parts += [Content(self.say("after-fair-sealed"))] if is_sealed else []
        parts += [] if has_notes else [Content(self.say("after-fair-unnoted"))]
        return Content("\n\n").join([*parts, *map(self.check_text, checks)])

    def summary(self, checks: Sequence[Check], *, is_sealed: bool, has_notes: bool) -> Content:
        if failures := sum(not check.is_right for check in checks):
            return Content.styled(self.say("after-fair-bad", count=failures), "bold $error")
        good = "good-sealed" if is_sealed else "good" if has_notes else "good-unnoted"
        return Content.styled(self.say(f"after-fair-{good}"), "bold $success")

    def check_text(self, check: Check) -> Content:
        """`Right: The cards`, its meaning, and the hashes where they are wanted or differ."""
        name = f"after-fair-check-{check.id}"
        head = self.say("after-fair-right" if check.is_right else "after-fair-wrong")
        values = {"seats": check.seats, "cards": check.cards, "count": check.count}
        meaning = say(self.lang, name, "good" if check.is_right else "bad", **values) or ""
        title = Content.styled(f"{head} {self.say(name)}", "bold" if check.is_right else "bold $error")
        lines = [meaning]
        if not check.is_right and (check.promised or check.found):
            lines += [f"{self.say('after-fair-promised')}: {check.promised or '–'}"]
            lines += [f"{self.say('after-fair-found')}: {check.found or '–'}"]
        elif self.shows_hashes and check.promised:
            lines.append(check.promised)
        return Content("\n").join([title, *map(Content, lines)])

    def action_hashes(self) -> None:
        self.shows_hashes = not self.shows_hashes
        if self.found is not None:
            self.show(self.text())

    def keys(self) -> list[tuple[str, str]]:
        return [("up,down", self.say("terminal-key-scroll")), ("f", self.say("after-fair-hashes"))]
