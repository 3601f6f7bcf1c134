"""Arguments, exit statuses and the error line that several commands share."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from forno.core.errors import Unreadable
from forno.core.game import Game
from forno.rulebook import LANGUAGES

if TYPE_CHECKING:
    from forno.server.settings import Settings

GameName = Annotated[str, Parameter(help="The name of a game: see forno games.")]
Players = Annotated[int | None, Parameter(help="How many play. [default: four]")]
Seed = Annotated[int | None, Parameter(help="The same seed deals the same game.")]
Language = Annotated[str, Parameter(name=["--lang", "-l"], help=f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}.")]
Options = Annotated[
    list[str] | None,
    Parameter(name=["--option", "-o"], negative=(), help="An option of the game, as name=value; may be repeated."),
]
RecordFile = Annotated[Path, Parameter(help="A game record.")]
MASTER = "master"
"""The level that searches."""


def chosen(options: Sequence[str] | None) -> dict[str, str]:
    """`["jump-in=off"]` -> the options by name."""
    pairs = [option.partition("=") for option in options or ()]
    for name, equals, value in pairs:
        if not (name and equals and value):
            raise Unreadable("an option is written name=value", f"{name}{equals}{value}" or "(nothing)")
    return {name: value for name, _, value in pairs}


def usual_players(game: Game, number: int) -> int:
    """Return this number of players, or the closest that the game allows."""
    return min(max(number, game.least), game.most)


def read_text(file: Path) -> str:
    """Return the text of a file. Raises Unreadable."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise Unreadable(error.strerror or "cannot be read", str(file)) from None
    except UnicodeDecodeError:
        raise Unreadable("not a text file", str(file)) from None


def check_writable(file: Path) -> None:
    """Raise Unreadable before the game if its file cannot be written after it."""
    try:
        file.open("ab").close()
    except OSError as error:
        raise Unreadable(error.strerror or "cannot be written", str(file)) from None


OLD_FOLDER = Path("forno-data")
"""The data folder of earlier versions, beside where they were started."""


def server_settings(file: Path | None, **flags: object) -> Settings:
    """Read the settings of a server, and say how to use an old data folder in this place."""
    from forno.server.settings import read_settings  # most commands need no server

    settings = read_settings(file, flags=flags | {"data": str(flags["data"]) if flags.get("data") else None})
    if not (settings.data or settings.store) and (OLD_FOLDER / "forno.sqlite").is_file():
        advice = f"--data {OLD_FOLDER} uses them, or move its files to {settings.folder}"
        complain(f"the tables in {OLD_FOLDER}, the folder of an earlier version, are not used now: {advice}")
    return settings


def tell_of_plain_kernel(bots: Iterable[str] = (MASTER,)) -> None:
    """Print a line, once at the start of a command, if one of these bots searches and the kernel is not compiled."""
    if any(spec.partition("@")[0] == MASTER for spec in bots):
        from forno.kernel.notice import plain_kernel_notice  # most commands need no kernel

        if notice := plain_kernel_notice():
            complain(notice)


FAILED_CHECK = 1
NO_END = 3
"""What there is was checked and is right, but it has no end."""
BAD_ARGUMENTS = 2
BROKEN_PIPE = 141


def complain(message: object, status: int = BAD_ARGUMENTS) -> int:
    """Print a message on the standard error, in one line, and return the exit status."""
    sys.stderr.write(f"forno: {' '.join(str(message).split())}\n")
    return status
