"""`forno train`"""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

TrainArgument = Annotated[
    str,
    Parameter(
        allow_leading_hyphen=True,
        help="A game, with --players 2, or 2,4; --run FOLDER; --config FILE; --set NAME=VALUE; --report; --device; "
        "--threads. Without a game, the run in the folder goes on.",
    ),
]


def train(*arguments: TrainArgument) -> int:
    """Learn a game by self-play: a network from nothing, on a GPU or a processor."""
    from forno.research.train.__main__ import main  # which also starts where this command line is not installed

    return main(arguments)
