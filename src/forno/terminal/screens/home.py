"""The first screen: choose a game and play at once, open a table for friends, or join one by its link."""

from __future__ import annotations

from typing import Any

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from forno.rulebook import description
from forno.rulebook.sentences import option as option_name
from forno.rulebook.sentences import option_value
from forno.terminal.gateway import NewTable
from forno.terminal.request import USUAL_PLAYERS
from forno.terminal.screens.base import FornoScreen, is_shown
from forno.terminal.screens.dialogs import Field, FormDialog, LineDialog, TextDialog
from forno.terminal.screens.own_tables import OwnTablesDialog
from forno.terminal.screens.reading import RulesDialog, help_text
from forno.terminal.screens.room import NAME_LENGTH
from forno.terminal.widgets import Chooser, KeyBar, QuestionBar, relabel
from forno.terminal.wording import game_title

LEVELS = ("novice", "regular", "expert", "master")
MINUTES = {"mamma-mia": (20, 40), "sole-mio": (30, 40), "grande": (60, 60), "plus": (60, 60), "solo": (15, 30)}
"""The usual duration of a game, from and to."""
MAX_LINK_CHARACTERS = 600


class HomeScreen(FornoScreen):
    """Games on the left; on the right the chosen one, its players and bots, and the buttons."""

    BINDINGS = [
        Binding("question_mark,f1", "help", show=False),
        Binding("f", "friends", show=False),
        Binding("j", "join", show=False),
        Binding("o", "own_tables", show=False),
        Binding("r", "rules", show=False),
        Binding("s", "preferences", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("ctrl+q,q", "app.quit", show=False),
    ]

    def __init__(self, game: str = "") -> None:
        super().__init__()
        self.game = game
        self.options: dict[str, str] = {}

    @property
    def offer(self) -> dict[str, Any]:
        return next((one for one in self.app.games if one["game"] == self.game), self.app.games[0])

    # --- showing

    def compose(self) -> ComposeResult:
        self.game = self.offer["game"]
        yield Static(Content.assemble(("Forno", "bold $accent"), f"  {self.say('home-tagline')}"), id="top-bar")
        if motd := self.app.motd:
            yield Static(motd, id="motd", markup=False)
        yield QuestionBar(id="refusal")
        with Horizontal(id="home"):
            games = OptionList(
                *(Option(game_title(one["game"], self.lang), id=one["game"]) for one in self.app.games), id="games"
            )
            games.border_title = self.say("home-pick")
            yield games
            with VerticalScroll(id="setup", can_focus=False):
                yield Static(id="about", markup=False)
                yield Chooser(self.say("home-seats"), [], "", id="players", label_width=self.label_width)
                yield Chooser(
                    self.say("home-level"), self.levels(), self.level, id="level", label_width=self.label_width
                )
                with Horizontal(id="name-row"):
                    yield Static(self.say("home-name"), id="name-label", markup=False)
                    yield Input(
                        self.app.preferences.name,
                        placeholder=self.say("home-name-placeholder"),
                        max_length=NAME_LENGTH,
                        compact=True,
                        id="name",
                    )
                with Vertical(id="buttons"):
                    yield Button(self.say("home-bots"), id="bots", variant="primary", compact=True)
                    yield Button(self.say("home-friends"), id="friends", compact=True)
                    yield Button(self.say("table-options"), id="options", compact=True)
        yield KeyBar()

    @property
    def label_width(self) -> int:
        return max(len(self.say(name)) for name in ("home-seats", "home-level", "home-name")) + 2

    def on_mount(self) -> None:
        games = self.query_one("#games", OptionList)
        games.highlighted = next(at for at, one in enumerate(self.app.games) if one["game"] == self.game)
        games.focus()
        self.query_one("#name-label").styles.width = self.label_width
        self.query_one(KeyBar).show(self.keys())
        self.show_game()

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("enter", self.say("home-play")),
            ("tab", self.say("terminal-key-next")),
            ("f", self.say("home-friends")),
            ("j", self.say("terminal-join")),
            *([("o", self.say("home-yours"))] if self.app.seats.read() else []),
            ("r", self.say("home-rules")),
            ("s", self.say("home-settings")),
            ("question_mark", self.say("terminal-help")),
            ("q", self.say("terminal-quit")),
        ]

    def show_game(self) -> None:
        """Show the chosen game: its description, and as many players as it allows."""
        offer = self.offer
        least, most = offer["least"], offer["most"]
        facts = [self.say("rules-players", least=least, most=most), self.minutes()]
        title = Content.styled(game_title(self.game, self.lang), "bold")
        about = Content(description(self.game, self.lang))
        facts_line = Content.styled(" · ".join(filter(None, facts)), "$text-muted")
        self.query_one("#about", Static).update(Content("\n").join([title, about, facts_line]))
        players = self.query_one("#players", Chooser)
        now = int(players.value or USUAL_PLAYERS)
        numbers = [(str(number), str(number)) for number in range(max(2, least), most + 1)]
        players.set_choices(numbers, str(min(max(now, least), most)))
        self.show_options()

    def show_options(self) -> None:
        changed = len(self.options)
        about = self.say("table-options-changed", count=changed)
        label = f"{self.say('table-options')} ({about})" if self.option_fields() else ""
        relabel(self.query_one("#options", Button), label)

    def minutes(self) -> str:
        if self.game not in MINUTES:
            return ""
        least, most = MINUTES[self.game]
        if least == most:
            return self.say("home-minutes-about", minutes=least)
        return self.say("home-minutes", least=least, most=most)

    def levels(self) -> list[tuple[str, str]]:
        return [(level, self.say(f"home-level-{level}")) for level in LEVELS if level in self.app.levels]

    @property
    def level(self) -> str:
        return self.app.preferences.level

    # --- choosing

    @on(OptionList.OptionHighlighted, "#games")
    def choose_game(self, event: OptionList.OptionHighlighted) -> None:
        if event.option.id and event.option.id != self.game:
            self.game, self.options = event.option.id, {}
        self.show_game()

    @on(OptionList.OptionSelected, "#games")
    @on(Button.Pressed, "#bots")
    @on(Input.Submitted, "#name")
    def play_bots(self) -> None:
        self.open_table(self.query_one("#level", Chooser).value)

    @on(Button.Pressed, "#friends")
    def action_friends(self) -> None:
        if not self.query_one("#name", Input).value.strip():
            self.query_one("#refusal", QuestionBar).show(self.say("home-name-missing"))
            self.query_one("#name").focus()
            return
        self.open_table(None)

    @work(exclusive=True)
    async def open_table(self, level: str | None) -> None:
        """Open the table: against bots the game starts at once."""
        name = self.query_one("#name", Input).value.strip()
        self.app.change_preferences(name=name, **({"level": level} if level else {}))
        self.query_one("#refusal", QuestionBar).show(self.say("home-opening"))
        seats = int(self.query_one("#players", Chooser).value)
        refusal = await self.app.open_table(NewTable(self.game, seats, name, level, dict(self.options)))
        if is_shown(self):
            self.query_one("#refusal", QuestionBar).show(refusal or "")

    @on(Chooser.Changed, "#level")
    def keep_level(self, event: Chooser.Changed) -> None:
        self.app.change_preferences(level=event.chooser.value)

    # --- options of the game

    def option_fields(self) -> list[Field]:
        """The options with listed values; the others name seats, which are not known yet."""
        return [
            Field(
                option["name"],
                option_name(option["name"], self.lang),
                [(value, option_value(option["name"], value, self.lang)) for value in option["values"]],
                self.options.get(option["name"], option["default"]),
            )
            for option in self.offer["options"]
            if option["values"]
        ]

    @on(Button.Pressed, "#options")
    def open_options(self) -> None:
        self.app.push_screen(FormDialog(self.say("table-options"), self.lang, self.option_fields, self.change_option))

    def change_option(self, name: str, value: str) -> None:
        default = next(option["default"] for option in self.offer["options"] if option["name"] == name)
        self.options = {**self.options, name: value} if value != default else {
            other: kept for other, kept in self.options.items() if other != name
        }  # fmt: skip
        self.show_options()

    # --- elsewhere

    @work
    async def action_own_tables(self) -> None:
        """List the player's tables at servers elsewhere, and go to the one that is chosen."""
        if not self.app.seats.read():
            return
        link = await self.app.push_screen_wait(OwnTablesDialog(self.app.seats, self.lang))
        self.query_one(KeyBar).show(self.keys())
        if link:
            await self.go_to(link)

    async def go_to(self, link: str) -> None:
        refusal = await self.app.join(link)
        if is_shown(self):
            self.query_one("#refusal", QuestionBar).show(refusal or "")

    @work
    async def action_join(self) -> None:
        """Ask for the link of a table, and go there."""
        dialog = LineDialog(
            self.say("terminal-join"), self.lang, text=self.say("terminal-join-about"), max_length=MAX_LINK_CHARACTERS
        )
        if link := await self.app.push_screen_wait(dialog):
            await self.go_to(link)

    def action_rules(self) -> None:
        self.app.push_screen(RulesDialog(self.game, self.lang))

    def action_preferences(self) -> None:
        self.app.action_preferences()

    def action_help(self) -> None:
        self.app.push_screen(TextDialog(self.say("terminal-help"), help_text(self.keys(), self.lang), self.lang))
