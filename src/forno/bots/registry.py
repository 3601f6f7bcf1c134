"""Names of bots: a level, the bot of another package, a file, or a program.

- `expert`: a level
- `master@500ms`, `master@200`: a master with this time for a move, or this number of worlds
- `name`: the entry point `name` of the group `forno.bots`
- `path/to/my_bot.py`: the one bot class in this file; `path/to/my_bot.py:Name` if there are several
- `run:COMMAND`: a program that speaks JSON lines
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from shutil import which
from typing import Any

from forno.bots.bot import Bot
from forno.bots.levels import DefaultBot, ExpertBot, MasterBot, NoviceBot, RandomBot, RegularBot
from forno.bots.search import SearchBudget
from forno.bots.third_party.guard import ClassBot, single_line
from forno.bots.third_party.loader import class_in
from forno.bots.third_party.subprocess_bot import SubprocessBot
from forno.core.errors import Unreadable, did_you_mean
from forno.platform import split_command

BOTS: dict[str, type[Bot]] = {
    bot.level: bot for bot in (RandomBot, DefaultBot, NoviceBot, RegularBot, ExpertBot, MasterBot)
}
"""The levels, from the weakest."""
SEARCHERS: dict[str, Callable[[SearchBudget], Bot]] = {MasterBot.level: MasterBot}
"""The levels that take a budget."""
REGISTERED: dict[str, Bot] = {}
"""The bots of this process besides the levels, by name."""
BUDGET = re.compile(r"(?P<milliseconds>[1-9]\d{0,8})ms|(?P<worlds>[1-9]\d{0,8})")
GROUP = "forno.bots"
RUN = "run:"
FILE = re.compile(r"(?P<file>.+\.py)(:(?P<name>\w+))?")


def levels() -> list[str]:
    """Return the names of the levels, from the weakest."""
    return list(BOTS)


def on_offer() -> list[str]:
    """Return the names of the bots that a room may seat: the levels, and the registered bots."""
    return [*BOTS, *REGISTERED]


@contextmanager
def registered(bots: Mapping[str, Bot]) -> Iterator[None]:
    """Register these bots for the rooms of this process, within the block, besides the levels."""
    REGISTERED.update(bots)
    try:
        yield
    finally:
        for name in bots:
            del REGISTERED[name]


def find(spec: str) -> Bot:
    """Return a new bot of this name, or the one that is registered under it."""
    if spec in REGISTERED:
        return REGISTERED[spec]
    if spec.startswith(RUN):
        return subprocess_bot(spec)
    if written := FILE.fullmatch(spec):
        return class_bot(class_in(Path(written["file"]).expanduser(), written["name"]), spec)
    level, at, budget = spec.partition("@")
    if level in BOTS:
        return with_budget(level, budget, spec) if at else BOTS[level]()
    if entry := _installed().get(spec):
        return class_bot(_load(entry), spec)
    names = [*BOTS, *sorted(_installed())]
    there_are = f"there are: {', '.join(names)}; or a file my_bot.py, or run:COMMAND"
    raise Unreadable(f"no bot has this name; {there_are}{did_you_mean(level, names)}", spec or "(nothing)")


def read_specs(text: str) -> list[str]:
    """`expert,my_bot.py` -> each of them."""
    return [spec.strip() for spec in text.split(",")]


def name_of(spec: str) -> str:
    """Return a short name for tables: `my_bot`, `my_bot:Clever`, `master@500ms`."""
    if spec.startswith(RUN):
        command = _words(spec)
        files = [word for word in command[1:] if Path(word).suffix and not word.startswith("-")]
        return Path((files or command)[0]).stem
    if written := FILE.fullmatch(spec):
        return Path(written["file"]).stem + (f":{written['name']}" if written["name"] else "")
    return spec


# --- the kinds of bots


def with_budget(level: str, budget: str, spec: str) -> Bot:
    """Return a level with a search budget."""
    make = SEARCHERS.get(level)
    written = BUDGET.fullmatch(budget)
    if make is None:
        raise Unreadable(f"{level} takes no budget", spec)
    if written is None:
        raise Unreadable(f"write {level}@500ms for the time of a move, or {level}@200 for the number of worlds", spec)
    number = {name: int(found) for name, found in written.groupdict("0").items()}
    return make(SearchBudget(number["milliseconds"], number["worlds"]))


def subprocess_bot(spec: str) -> Bot:
    command = _words(spec)
    if which(command[0]) is None:
        raise Unreadable("there is no such program", command[0])
    return SubprocessBot(command)


def class_bot(make: Callable[[], Any], spec: str) -> Bot:
    """Return the adapter of a third-party class."""
    try:
        author = make()
    except (Exception, SystemExit) as error:
        raise Unreadable(f"the bot cannot be made: {type(error).__name__}: {single_line(error)}", spec) from None
    if not callable(getattr(author, "choose", None)):
        raise Unreadable("a bot needs a method choose(observation, chance)", spec)
    return ClassBot(author)


def _words(spec: str) -> list[str]:
    try:
        words = split_command(spec.removeprefix(RUN))
    except ValueError as error:
        raise Unreadable(f"not a command: {single_line(error).lower()}", spec) from None
    if not words:
        raise Unreadable("which command? Write run:COMMAND", spec)
    return words


# --- bots of other packages


def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _load(entry: EntryPoint) -> Any:
    try:
        return entry.load()
    except (Exception, SystemExit) as error:
        raise Unreadable(f"cannot be loaded: {type(error).__name__}: {single_line(error)}", entry.name) from None
