"""`forno play`"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import forno
from forno.bots.registry import find as find_bot
from forno.bots.registry import read_specs
from forno.cli.common import GameName, Language, Options, Seed, check_writable, chosen, usual_players
from forno.core.errors import Refused, Unreadable
from forno.terminal import play_in_terminal


def play(
    game: GameName = "mamma-mia",
    /,
    *,
    players: Annotated[int | None, Parameter(help="How many play, you among them. [default: three]")] = None,
    bots: Annotated[
        str, Parameter(help="Whom you play against: a level, my_bot.py or run:COMMAND; one for all, or one for each.")
    ] = "regular",
    seed: Seed = None,
    lang: Language = "en",
    option: Options = None,
    record: Annotated[Path | None, Parameter(help="Keep the game in this file, for replay and verify.")] = None,
) -> None:
    """Play a game against bots in the terminal."""
    played = forno.game(game)
    seats = usual_players(played, 3) if players is None else players
    if not played.least <= seats <= played.most:
        raise Refused("setup.players", players=seats, least=played.least, most=played.most)
    if record:
        check_writable(record)
    opponents = [find_bot(spec) for spec in one_each(read_specs(bots), seats - 1)]
    try:
        play_in_terminal(played, opponents, seed, lang, chosen(option), record)
    finally:
        for bot in opponents:
            bot.close()


def one_each(specs: list[str], opponents: int) -> list[str]:
    """Return a bot for each opponent: the same one for all, or one each."""
    if len(specs) == 1:
        return specs * opponents
    if len(specs) != opponents:
        raise Unreadable(f"name one bot, or {opponents}: one for each opponent", ",".join(specs))
    return specs
