"""`forno games` and `forno rules`."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

import forno
from forno import guides
from forno.cli.common import GameName, Language
from forno.core.errors import Unreadable
from forno.core.game import Option
from forno.rulebook import description, page, title
from forno.terminal.show import show_guide, show_page


def games() -> None:
    """List the games that can be played here, with their options."""
    table = Table("game", "players", "what it is", box=None, pad_edge=False)
    for name in forno.game_names():
        game = forno.game(name)
        about = filter(None, [title(name, "en"), description(name, "en"), *map(_option, game.options)])
        table.add_row(f"[bold]{name}", f"{game.least}-{game.most}", "\n".join(about) + "\n")
    Console(highlight=False).print(table)


def _option(option: Option) -> str:
    """`jump-in=all (or numbers, off)`"""
    others = [value for value in option.values if value != option.default]
    return f"[dim]{option.name}={option.default or '...'}" + (f" (or {', '.join(others)})" if others else "") + "[/]"


def rules(
    game: GameName,
    /,
    *,
    lang: Language = "en",
    reference: Annotated[
        bool, Parameter(help="Every single rule with its id, also for rare cases.", negative="")
    ] = False,
    search: Annotated[str, Parameter(help="Only the rules of the reference in which this word stands.")] = "",
) -> None:
    """Print the rules of a game, to be read from top to bottom; or the reference, to look something up."""
    played = forno.game(game)
    console = Console(highlight=False)
    if game in guides.names() and not reference and not search:
        show_guide(console, guides.guide_text(game, lang))
        return
    found = page(game, lang, (played.least, played.most)).search(search)
    if not found.sections:
        raise Unreadable(f"no rule of {game} says this", search)
    show_page(console, found, search)
