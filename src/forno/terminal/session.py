"""A game of one person against bots in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from forno.bots import Bot
from forno.bots.third_party.guard import GuardedBot
from forno.core.chance import Chance, seeded
from forno.core.errors import FornoError, Refused
from forno.core.event import heard
from forno.core.game import Game
from forno.core.match import Match
from forno.core.move import Move
from forno.core.record import record_of
from forno.fairness import DealSecret, prove
from forno.guides import guide_text
from forno.guides import names as guide_names
from forno.observe import observation_of
from forno.rulebook import page, refusal, title
from forno.rulebook.bundles import texts
from forno.terminal.show import hints, render_view, show_guide, show_page
from forno.terminal.words import say_event, say_question

PERSON_SEAT = 0
NAMES = ("You", "Bob", "Carla", "Dario", "Emma", "Franco", "Gina", "Hugo", "Ida", "Jan")
MAX_LISTED_MOVES = 20
HELP = """\
Type the number of a move, or the move itself.
  rules       the rules of this game
  rules WORD  the rules in which a word stands
  help        this, and what the orders in your hand need
  quit        leave the table"""


class LeftTable(Exception):
    """The person has left the table."""


def play_in_terminal(
    game: Game,
    bots: Sequence[Bot],
    seed: int | None,
    lang: str,
    options: Mapping[str, str],
    file: Path | None = None,
) -> None:
    """Play a game until it is over or the person leaves; then write the record to a file, if one is given."""
    texts(lang)  # an unknown language is refused first
    fair = DealSecret.begin() if seed is None else DealSecret(seeded(seed).seed)
    players = len(bots) + 1
    contributions = [""] * players
    names = [*NAMES, *(f"Player {number}" for number in range(len(NAMES) + 1, players + 1))][:players]
    match = Match.deal(game, names, fair.mix(contributions), options)
    session = TerminalSession(match, bots, chance=fair.mix(["the bots"]), lang=lang)
    session.console.print(f"The promise of this deal: {fair.commitment}", style="dim", soft_wrap=True)
    try:
        session.play()
    except (LeftTable, EOFError):
        session.console.print("\nGoodbye!")
    if file:
        file.write_text(prove(record_of(match), game, fair, contributions).text, encoding="utf-8")
        session.console.print(f"The record of this game is in {file}")


class TerminalSession:
    """A match with a person at one seat and bots at the others."""

    def __init__(self, match: Match, bots: Sequence[Bot], chance: Chance, lang: str) -> None:
        self.match = match
        self.bots = [GuardedBot(bot) for bot in bots]
        self.chance = chance
        """The chance of the bots: the same seed and the same answers give the same game."""
        self.lang = lang
        self.console = Console(highlight=False, markup=False)
        self.told = 0
        """The number of events that the person has been shown, or may not be shown any more."""

    def play(self) -> None:
        """Ask one seat after the other, as bots cannot race. (solo.sequence)"""
        others = ", ".join(self.match.names[1:])
        self.console.print(
            f"{title(self.match.game.name, self.lang)}: you play against {others}. Type help if in doubt."
        )
        table = self.match.table
        while not table.is_over:
            if table.seat == PERSON_SEAT:
                self.answer()
            else:
                self.match.play(self.ask_bot(table.seat))
        self.show_events()
        self.show_result()

    def ask_bot(self, seat: int) -> Move:
        """Return the move of the bot at this seat. After a fault, which is printed, it is the default."""
        guarded = self.bots[seat - 1]
        observation = observation_of(
            self.match.game,
            self.match.table,
            seat,
            self.match.recall(seat, "perfect"),
            jumping=bool(self.match.table.race_queue),
            sampler=self.chance.child() if guarded.bot.searches_in(self.match.game) else None,
        )
        move, fault = guarded.choose(observation, self.chance.child())
        if fault:
            self.console.print(
                Text(f"{self.match.names[seat]} failed, and the default is played. {fault}", style="red")
            )
        return move  # type: ignore[no-any-return]

    # --- the person

    def answer(self) -> None:
        """Show the table and ask until a move is made."""
        options = self.match.table.legal_moves()
        self.show_events()
        self.show_table(out_of_turn=bool(self.match.table.race_queue))
        self.list_moves(options)
        while True:
            text = self.console.input("> ").strip()
            try:
                if text and not self.run_command(text):
                    self.match.play(self.read_move(text, options))
                    return
            except Refused as refused:
                self.console.print(Text(refusal(refused, self.lang, self.match.names), style="red"))
            except FornoError as error:
                self.console.print(Text(str(error), style="red"))

    def run_command(self, text: str) -> bool:
        """Run a command of the terminal; False if the text is none."""
        word, _, rest = text.partition(" ")
        if word == "quit":
            raise LeftTable
        if word == "help":
            self.console.print("\n\n".join([HELP, *hints(self.match.view(PERSON_SEAT), self.lang)]))
        elif word == "rules":
            self._show_rules(rest)
        return word in ("help", "rules")

    def _show_rules(self, search: str) -> None:
        """Show the guide of the game, or the rules in which a word stands."""
        game = self.match.game.name
        if game in guide_names() and not search:
            show_guide(self.console, guide_text(game, self.lang))
        else:
            show_page(self.console, page(game, self.lang).search(search), search)

    def read_move(self, text: str, options: list[Move]) -> Move:
        """Return the move that was typed, by its number or in words."""
        if text.isdigit() and 1 <= int(text) <= len(options):
            return options[int(text) - 1]
        return self.match.game.find_move(self.match.table, text)

    # --- telling

    def show_events(self) -> None:
        """Print the events since the last question that the person may be shown. (turn.memory)"""
        news = len(heard(self.match.history[self.told :], PERSON_SEAT))
        self.told = len(self.match.history)
        self.console.print()
        for event in self.match.recall(PERSON_SEAT)[-news:] if news else []:
            if said := say_event(event, self.match.game.family, self.match.names, self.lang):
                self.console.print(Text(said, style="dim"))

    def show_table(self, *, out_of_turn: bool) -> None:
        view = self.match.view(PERSON_SEAT)
        self.console.print()
        for part in render_view(view, self.match.names):
            self.console.print(part)
        if out_of_turn:
            asked = "You could jump in. Do you?"
        else:
            assert view.question is not None
            asked = say_question(view.question, self.match.game.family, self.match.names, self.lang)
        self.console.print(Text(f"\n{asked}", style="bold"))

    def list_moves(self, options: list[Move]) -> None:
        for number, move in enumerate(options[:MAX_LISTED_MOVES], start=1):
            self.console.print(f"{number:3} {move}")
        if len(options) > MAX_LISTED_MOVES:
            self.console.print(f"    and {len(options) - MAX_LISTED_MOVES} more of this sort: type the move")

    def show_result(self) -> None:
        outcome = self.match.game.outcome(self.match.table)
        for place, score, name in sorted(zip(outcome.places, outcome.scores, self.match.names, strict=True)):
            self.console.print(f"{place}. {name}: {score}")
