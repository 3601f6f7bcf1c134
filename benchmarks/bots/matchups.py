"""Matchups of the bots benchmark: one bot against several of another kind, in every seat, over a number of deals."""

from __future__ import annotations

from pathlib import Path

import msgspec

from forno import games
from forno.core.game import Game

PIZZA = ("mamma-mia", "sole-mio", "grande", "plus")
GAMES = (*PIZZA, "solo")
FROZEN_MASTER = Path(__file__).with_name("frozen_master.py")
CAREFUL_BOT = Path(__file__).parents[2] / "harness" / "careful_bot.py"
ABLATED_BOTS = Path(__file__).with_name("ablated_bots.py")


class Matchup(msgspec.Struct, frozen=True):
    """One bot against several of another kind."""

    game: str
    players: int
    bot: str
    others: str
    deals: int

    @property
    def title(self) -> str:
        return f"{self.game}, {self.players}: {short(self.bot)} against {short(self.others)}"


def short(bot: str) -> str:
    """Short name of a bot: `ablated_bots.py:Waiting` -> `waiting`, `careful_bot.py` -> `careful_bot`."""
    return bot.rpartition(":")[2].lower() if ".py:" in bot else Path(bot).stem if bot.endswith(".py") else bot


def ladder(game: str, players: int) -> list[tuple[str, str]]:
    """Each level and the one below it. A search limited by sampled tables, not by time, is reproducible on any
    machine."""
    return [("regular", "novice"), ("expert", "regular"), (f"master@{sampled_tables_for(game, players)}", "expert")]


def sampled_tables_for(game: str, players: int) -> int:
    """Sampled tables per decision: more in SOLO, where chance matters more and a rollout is faster."""
    if game != "solo":
        return 12
    return {2: 30, 3: 30, 4: 60}.get(players, 120)


def player_counts(game: str) -> list[int]:
    """Two, three, four, and the maximum number of players."""
    found: Game = games.game(game)
    return [2, 3, 4, found.most]


def levels() -> list[Matchup]:
    """Each level against the one below, in every game, with 2, 3, 4 and the maximum number of players."""
    return [
        Matchup(game, players, bot, others, deals_for(game, players, bot))
        for game in GAMES
        for players in player_counts(game)
        for bot, others in ladder(game, players)
    ]


def deals_for(game: str, players: int, bot: str) -> int:
    """Deals needed for the claim: about a thousand games; more in SOLO, fewer for the slow search."""
    if not bot.startswith("master"):
        return (2400 if game == "solo" else 1000) // players
    if game == "solo":
        return {2: 40, 3: 60, 4: 40}.get(players, 15)
    return 8 if players < 4 else 12


def targets() -> list[Matchup]:
    """The targets: a master with 200 ms per move, and the expert of Grande against a careful player."""
    return [
        *(Matchup("grande", players, "expert", str(CAREFUL_BOT), 600 // players) for players in (2, 3)),
        Matchup("mamma-mia", 4, "expert", "novice", 100),
        Matchup("mamma-mia", 4, "master@200ms", "expert", 15),
        Matchup("solo", 4, "expert", "novice", 300),
        Matchup("solo", 2, "master@200ms", "expert", 20),
        Matchup("solo", 4, "master@200ms", "expert", 30),
    ]


def curve() -> list[Matchup]:
    """Playing strength by number of sampled tables."""
    numbers = (1, 2, 4, 8, 16, 32)
    return [Matchup("mamma-mia", 4, f"master@{number}", "expert", 8) for number in numbers]


def ablations() -> list[Matchup]:
    """Value of single abilities: a bot without one, against bots with it."""
    names = ["Uncounting", "Forgetful", "Waiting"]
    found = [Matchup(game, 4, f"{ABLATED_BOTS}:{name}", "expert", 60) for game in PIZZA for name in names]
    found += [Matchup("grande", 4, f"{ABLATED_BOTS}:Impatient", "expert", 60)]
    found += [Matchup("solo", 4, f"{ABLATED_BOTS}:Uncounting", "expert", 150)]
    return [*found, *(Matchup(game, 4, f"{ABLATED_BOTS}:Unsuspecting", "master@8", 12) for game in PIZZA)]


def frozen() -> list[Matchup]:
    """Today's master against the frozen one, between two."""
    return [Matchup(game, 2, f"{FROZEN_MASTER}:Today", f"{FROZEN_MASTER}:Frozen", 50) for game in GAMES]


PARTS = {"levels": levels, "aims": targets, "curve": curve, "ablations": ablations, "frozen": frozen}
