"""`forno play`"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from forno.cli.arguments import GameName, Language, Options, Seed, check_writable, chosen, usual_players
from forno.games import find
from forno.terminal import sit_down


def play(
    game: GameName = "mamma-mia",
    /,
    *,
    players: Annotated[int | None, Parameter(help="How many play, you among them. [default: three]")] = None,
    seed: Seed = None,
    lang: Language = "en",
    option: Options = None,
    record: Annotated[Path | None, Parameter(help="Keep the game in this file, for replay and verify.")] = None,
) -> None:
    """Play a game against random bots in the terminal."""
    played = find(game)
    seats = usual_players(played, 3) if players is None else players
    if record:
        check_writable(record)
    sit_down(played, seats, seed, lang, chosen(option), record)
