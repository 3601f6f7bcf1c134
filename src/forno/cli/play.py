"""`forno play`"""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from forno.cli.arguments import GameName, Language, Options, Seed, chosen, usual_players
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
) -> None:
    """Play a game against random bots in the terminal."""
    played = find(game)
    sit_down(played, usual_players(played, 3) if players is None else players, seed, lang, chosen(option))
