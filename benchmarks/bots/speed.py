"""How many games a second the arena plays: alone, with all cores, and with Ray on the same cores."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from forno.arena.deals import Plan, lineups_for
from forno.arena.on_ray import LOCAL, OnRay
from forno.arena.run import play
from forno.arena.workers import Crew, cores, crew_of

GAMES_PLAYED = {"solo": 60}
MANY = 200
"""Games of the others: they are shorter."""
COLUMNS = ("game", "one core", "all cores", "Ray, the same cores", "all / one", "Ray / all")
Row = tuple[str, ...]


def speed(game: str) -> Row:
    """Games of four experts a second, the same ones each time, once the workers have started."""
    ways: list[Callable[[], Crew]] = [lambda: crew_of(1), lambda: crew_of(cores()), lambda: OnRay(LOCAL, cores())]
    alone, every, on_ray = (rate(game, way) for way in ways)
    return (game, f"{alone:.1f}", f"{every:.1f}", f"{on_ray:.1f}", f"{every / alone:.2f}", f"{on_ray / every:.2f}")


def rate(game: str, way: Callable[[], Crew]) -> float:
    plan = Plan(game, 4, ("expert",), lineups_for(1, 4))
    with way() as crew:
        list(play(plan, range(2 * crew.size), crew))
        began = perf_counter()
        count = len(list(play(plan, range(GAMES_PLAYED.get(game, MANY)), crew)))
        return count / (perf_counter() - began)
