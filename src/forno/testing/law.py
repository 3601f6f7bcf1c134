"""Laws: functions that check a playthrough and raise Broken. The docstring of a law states it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from forno.testing.errors import Broken
from forno.testing.playthrough import Playthrough

Law = Callable[[Playthrough], None]


def law(check: Law) -> Law:
    """Make a check a law: its errors say where they happened."""

    @wraps(check)
    def checked(playthrough: Playthrough) -> None:
        try:
            check(playthrough)
        except Broken as broken:
            _locate(broken, check, playthrough)
            raise
        except Exception as error:
            crash = Broken(f"{type(error).__name__}: {error}")
            _locate(crash, check, playthrough)
            raise crash from error

    return checked


def _locate(broken: Broken, check: Law, playthrough: Playthrough) -> None:
    broken.law = check.__name__
    broken.meaning = (check.__doc__ or "").partition("\n")[0]
    broken.game = playthrough.game.name
    broken.players = playthrough.players
    broken.seed = playthrough.seed
    broken.options = playthrough.options
    broken.step = playthrough.step
    broken.position = _written(playthrough)


def _written(playthrough: Playthrough) -> str:
    try:
        return playthrough.game.position(playthrough.table).text
    except Exception as error:  # a broken position must not hide the law that is broken
        return f"(cannot be written: {error!r}) {playthrough.table!r}"
