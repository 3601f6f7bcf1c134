"""`forno rules`"""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

import forno
from forno.cli.arguments import GameName, Language
from forno.core.errors import Unreadable
from forno.rulebook import page
from forno.terminal.page import show_page


def rules(
    game: GameName,
    /,
    *,
    lang: Language = "en",
    search: Annotated[str, Parameter(help="Only the rules in which this word stands.")] = "",
) -> None:
    """Print the rules of a game as a page to read."""
    played = forno.game(game)
    found = page(game, lang, (played.least, played.most)).search(search)
    if not found.sections:
        raise Unreadable(f"no rule of {game} says this", search)
    show_page(Console(highlight=False), found, search)
