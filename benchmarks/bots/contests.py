"""Which contests show what: one bot against others of one sort, in every seat, over so many deals."""

from __future__ import annotations

from pathlib import Path

import msgspec

from forno import games
from forno.core.game import Game

PIZZA = ("mamma-mia", "sole-mio", "grande", "plus")
GAMES = (*PIZZA, "solo")
VARIED = Path(__file__).with_name("varied.py")


class Contest(msgspec.Struct, frozen=True):
    """One against the others."""

    game: str
    players: int
    bot: str
    others: str
    deals: int

    @property
    def title(self) -> str:
        return f"{self.game}, {self.players}: {short(self.bot)} against {short(self.others)}"


def short(bot: str) -> str:
    """`varied.py:Waiting` -> `waiting`"""
    return bot.rpartition(":")[2].lower() if ".py:" in bot else bot


def ladder(game: str, players: int) -> list[tuple[str, str]]:
    """Each level, and the one below it. A master that counts worlds gives the same result everywhere."""
    return [("regular", "novice"), ("expert", "regular"), (f"master@{worlds_for(game, players)}", "expert")]


def worlds_for(game: str, players: int) -> int:
    """In SOLO luck is larger, the more so among many, and a world takes less time."""
    if game != "solo":
        return 12
    return {2: 30, 3: 30, 4: 60}.get(players, 120)


def tables(game: str) -> list[int]:
    """Two, three, four, and as many as can play."""
    found: Game[object] = games.find(game)
    return [2, 3, 4, found.most]


def levels() -> list[Contest]:
    """Each level against the one below, in every game, at 2, 3, 4 and the largest number of players."""
    return [
        Contest(game, players, bot, others, deals_for(game, players, bot))
        for game in GAMES
        for players in tables(game)
        for bot, others in ladder(game, players)
    ]


def deals_for(game: str, players: int, bot: str) -> int:
    """As many as the claim needs: a thousand games; in SOLO luck is larger; and a search takes its time."""
    if not bot.startswith("master"):
        return (2400 if game == "solo" else 1000) // players
    if game == "solo":
        return {2: 40, 3: 60, 4: 40}.get(players, 15)
    return 8 if players < 4 else 12


def aims() -> list[Contest]:
    """What was aimed at: the master with 200 ms for a move."""
    return [
        Contest("mamma-mia", 4, "expert", "novice", 100),
        Contest("mamma-mia", 4, "master@200ms", "expert", 15),
        Contest("solo", 4, "expert", "novice", 300),
        Contest("solo", 2, "master@200ms", "expert", 20),
        Contest("solo", 4, "master@200ms", "expert", 30),
    ]


def curve() -> list[Contest]:
    """More worlds play better."""
    worlds = (1, 2, 4, 8, 16, 32)
    return [Contest("mamma-mia", 4, f"master@{number}", "expert", 8) for number in worlds]


def ablations() -> list[Contest]:
    """What one ability is worth: the same bot without it, against those that have it."""
    without = ["Uncounting", "Forgetful", "Waiting"]
    found = [Contest(game, 4, f"{VARIED}:{name}", "expert", 60) for game in PIZZA for name in without]
    found += [Contest("solo", 4, f"{VARIED}:Uncounting", "expert", 150)]
    return [*found, *(Contest(game, 4, f"{VARIED}:Unsuspecting", "master@8", 12) for game in PIZZA)]


PARTS = {"levels": levels, "aims": aims, "curve": curve, "ablations": ablations}
