"""The list of the player's own tables: whose turn it is at each, and the way back to it."""

from __future__ import annotations

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from forno.rulebook.bundles import say
from forno.terminal.own_tables import SeatFile, TableNews, about, fetch_news, title
from forno.terminal.screens.base import is_shown
from forno.terminal.screens.dialogs import AskDialog, Dialog

MISSING = {"house.missing": "home-lost-table", "house.key": "home-lost-seat"}
"""The texts of tables that the player has no seat at any more."""


class OwnTablesDialog(Dialog[str]):
    """The tables, the player's turns first. Gives the link of the chosen seat."""

    BINDINGS = [Binding("d,delete", "forget", show=False)]

    def __init__(self, seats: SeatFile, lang: str) -> None:
        super().__init__(say(lang, "home-yours") or "", lang)
        self.seats = seats
        self.news: list[TableNews] = []

    def body(self) -> ComposeResult:
        yield Static(self.say("home-loading"), markup=False, classes="text", id="lost")
        yield OptionList()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self.load()

    @work(exclusive=True)
    async def load(self) -> None:
        """Get the news. Seats that were lost are said once, and forgotten."""
        news = await fetch_news(self.seats.read(), self.lang)
        lost = [one for one in news if one.table is not None and one.table.rule]
        for one in lost:
            self.seats.forget(one.seat)
        self.news = [one for one in news if one not in lost]
        if is_shown(self):
            self.show(lost)

    def show(self, lost: list[TableNews]) -> None:
        sentences = [
            f"{title(one, self.lang, with_server=False)}: {self.say(MISSING[one.table.rule])}"
            for one in lost
            if one.table is not None and one.table.rule in MISSING
        ]
        notice = self.query_one("#lost", Static)
        notice.display = bool(sentences)
        notice.update("\n".join(sentences))
        entries = self.query_one(OptionList)
        entries.clear_options()
        entries.add_options(map(self.option, self.news))
        entries.highlighted = 0 if self.news else None

    def option(self, news: TableNews) -> Option:
        with_server = len({one.seat.address for one in self.news}) > 1
        head = title(news, self.lang, with_server=with_server)
        style = "bold" if news.is_own_turn else ""
        return Option(Content.assemble((f"  {head}", style), (f"  {about(news, self.lang)}", "$text-muted")))

    @property
    def current(self) -> TableNews | None:
        at = self.query_one(OptionList).highlighted
        return self.news[at] if at is not None and at < len(self.news) else None

    def on_option_list_option_selected(self) -> None:
        if current := self.current:
            self.dismiss(current.seat.link)

    @work
    async def action_forget(self) -> None:
        """Forget a table; one that is still played, only if the player is sure."""
        current = self.current
        if current is None:
            return
        is_over = current.rank > 2 and current.table is not None
        question = AskDialog(self.say("home-forget-ask"), self.say("home-forget-yes"), self.lang)
        if is_over or await self.app.push_screen_wait(question) == "yes":
            self.seats.forget(current.seat)
            self.load()

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("up,down", self.say("terminal-key-choose")),
            ("enter", self.say("terminal-key-take")),
            ("d", self.say("home-forget")),
        ]
