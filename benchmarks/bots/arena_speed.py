"""Speed of the arena in games per second: one core, all cores, and Ray on the same cores."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from forno.arena.plan import Plan, lineups_for
from forno.arena.ray_workers import LOCAL, RayWorkers
from forno.arena.run import play
from forno.arena.workers import WorkerGroup, worker_group
from forno.platform import cores

GAMES_OF = {"solo": 60}
DEFAULT_GAMES = 200
"""Games played of every other game: they are shorter."""
COLUMNS = ("game", "one core", "all cores", "Ray, the same cores", "all / one", "Ray / all")
Row = tuple[str, ...]


def speed(game: str) -> Row:
    """Games of four experts per second, always the same deals, once the workers have started."""
    makers: list[Callable[[], WorkerGroup]] = [
        lambda: worker_group(1),
        lambda: worker_group(cores()),
        lambda: RayWorkers(LOCAL, cores()),
    ]
    alone, every, on_ray = (rate(game, maker) for maker in makers)
    return (game, f"{alone:.1f}", f"{every:.1f}", f"{on_ray:.1f}", f"{every / alone:.2f}", f"{on_ray / every:.2f}")


def rate(game: str, maker: Callable[[], WorkerGroup]) -> float:
    plan = Plan(game, 4, ("expert",), lineups_for(1, 4))
    with maker() as group:
        list(play(plan, range(2 * group.size), group))
        began = perf_counter()
        count = len(list(play(plan, range(GAMES_OF.get(game, DEFAULT_GAMES)), group)))
        return count / (perf_counter() - began)
