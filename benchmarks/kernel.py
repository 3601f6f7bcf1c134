"""`forno bench kernel`: the kernel beside the rules, RLCard's UNO and OpenSpiel's crazy eights, in one run."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from timeit import repeat
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import forno
from benchmarks import rlcard_uno
from benchmarks.command import BenchmarkError, parser_for, run
from benchmarks.speed import Slice, forno_slice, interleaved, kernel_slice
from forno.core.chance import FastChance
from forno.core.game import Game
from forno.kernel.batch import Batch
from forno.kernel.engine import Form, compiled_form
from forno.kernel.spec import Remembered
from forno.kernel.tables import from_table
from harness.reports import print_table

PLAYERS = 4
CRAZY_EIGHTS = "OpenSpiel crazy_eights"
PLAYOUT_TABLES = 20
PLAYOUT_MS = 200
AIMS_PER_S = {"solo": 10_000_000, "mamma-mia": 6_000_000, "sole-mio": 3_000_000, "grande": 3_000_000, "plus": 3_000_000}
AIM_PLAYOUTS = {"solo": 20_000, "mamma-mia": 5_000, "sole-mio": 2_000}
"""Playouts of the quick player in PLAYOUT_MS."""
AIM_COPY_US = 0.2
COPIES_IN_SERIES = 10_000
BATCH_TABLES = 1024
MEMORIES: tuple[Remembered, ...] = ("person", "perfect")
AIM_BATCH_PER_S = 1_000_000
"""Steps of a batch, with masks and observations, on one core."""


class KernelResults(msgspec.Struct, frozen=True):
    """Medians over the rounds, in processor time of one core."""

    decisions_per_s: dict[str, int]
    times_rules: dict[str, float]
    """Kernel over rules, within each round."""
    peers_per_s: dict[str, int]
    times_crazy_eights: float
    """SOLO in the kernel over OpenSpiel's crazy eights, within each round; 0 where that is not installed."""
    playouts: dict[str, int]
    copy_us: dict[str, float]
    batch_steps_per_s: dict[str, int]
    """Of all tables together, by one thread, choosing at random included."""
    batch_with_memory_per_s: dict[str, dict[str, int]]
    """The same with observations of what a person is shown, and of all that was heard."""


def main(argv: Sequence[str] | None = None) -> None:
    run(parser_for("kernel", __doc__, quick="a rough look, in a minute"), argv, measure, show)


def batch_slice(game: Game, form: Form, memory: Remembered = "none") -> Slice:
    """Step a batch of tables by random columns, with masks, observations, rewards and new deals."""
    batch = Batch(game, BATCH_TABLES, players=PLAYERS, threads=1, form=form, memory=memory)

    def play(seconds: float) -> float:
        steps, began = 0, process_time()
        while (spent := process_time() - began) < seconds:
            batch.step(batch.random_columns())
            steps += BATCH_TABLES
        return steps / spent

    return play


def crazy_eights_slice() -> Slice:
    """Step OpenSpiel's game from Python with random actions, chance included."""
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game("crazy_eights", {"players": PLAYERS})
    random = Random(0).random

    def play(seconds: float) -> float:
        decisions, began = 0, process_time()
        while (spent := process_time() - began) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                decisions += not state.is_chance_node()
                state.apply_action(actions[int(random() * len(actions))])
        return decisions / spent

    return play


def forms() -> dict[str, Form]:
    found = {family: compiled_form(family) for family in ("pizza", "solo")}
    if None in found.values():
        raise BenchmarkError("the kernel is not compiled from these sources: ./forno kernel")
    return {family: form for family, form in found.items() if form is not None}


def measure(arguments: Namespace) -> KernelResults:
    by_family = forms()
    games = {name: forno.game(name) for name in AIMS_PER_S}
    contestants = {
        f"kernel {name}": kernel_slice(game, PLAYERS, by_family[game.family]) for name, game in games.items()
    }
    contestants |= {f"batch {name}": batch_slice(game, by_family[game.family]) for name, game in games.items()}
    contestants |= {
        f"batch {name} {memory}": batch_slice(game, by_family[game.family], memory)
        for name, game in games.items()
        for memory in MEMORIES
    }
    contestants |= {f"rules {name}": forno_slice(game, PLAYERS) for name, game in games.items()}
    if rlcard_uno.is_installed():
        contestants |= rlcard_uno.uno_slices()
    if find_spec("pyspiel"):
        contestants[CRAZY_EIGHTS] = crazy_eights_slice()
    rounds, seconds = (3, 0.3) if arguments.quick else (15, 1.0)
    rates = interleaved(contestants, rounds, seconds, lambda steps: steps)
    peers = [name for name in contestants if not name.startswith(("kernel ", "batch ", "rules "))]
    repeats = 200 if arguments.quick else 2000
    return KernelResults(
        decisions_per_s={name: round(median(rates[f"kernel {name}"])) for name in games},
        times_rules={name: ratio(rates, f"kernel {name}", f"rules {name}") for name in games},
        peers_per_s={name: round(median(rates[name])) for name in peers},
        times_crazy_eights=ratio(rates, "kernel solo", CRAZY_EIGHTS) if CRAZY_EIGHTS in rates else 0.0,
        playouts={name: playouts(games[name], by_family[games[name].family], repeats) for name in AIM_PLAYOUTS},
        copy_us={name: copy_us(game, by_family[game.family]) for name, game in games.items()},
        batch_steps_per_s={name: round(median(rates[f"batch {name}"])) for name in games},
        batch_with_memory_per_s={
            name: {memory: round(median(rates[f"batch {name} {memory}"])) for memory in MEMORIES} for name in games
        },
    )


def ratio(rates: dict[str, list[float]], one: str, other: str) -> float:
    return round(median(mine / theirs for mine, theirs in zip(rates[one], rates[other], strict=True)), 1)


def playouts(game: Game, form: Form, repeats: int) -> int:
    """Playouts of the quick player from fresh deals to the end of the hand, in PLAYOUT_MS."""
    states = [
        from_table(game, game.deal(PLAYERS, FastChance(seed)), form, keep_notes=False) for seed in range(PLAYOUT_TABLES)
    ]
    spent = timed(lambda at: states[at % PLAYOUT_TABLES].copy().play_out(0, 0), repeats * 10)
    return round(PLAYOUT_MS / 1000 / spent)


def copy_us(game: Game, form: Form) -> float:
    """Microseconds of a call of `copy` from Python, the end of the copy included: the median of five series.

    The method is called by itself, as the copies of the rules are in `costs`: a function around it would take half as
    long again."""
    state = from_table(game, game.deal(PLAYERS, FastChance(1)), form, keep_notes=False)
    series = repeat(state.copy, timer=process_time, repeat=5, number=COPIES_IN_SERIES)
    return round(1e6 * median(series) / COPIES_IN_SERIES, 3)


def timed(work: Callable[[int], object], repeats: int) -> float:
    """Return seconds of processor time for one call: the median of five series."""
    series = []
    for _ in range(5):
        began = process_time()
        for at in range(repeats // 5):
            work(at)
        series.append((process_time() - began) / (repeats // 5))
    return median(series)


def show(results: KernelResults) -> None:
    print_table(
        "Random decisions a second with four players, one core",
        ["game", "kernel", "times the rules", "aim", ""],
        [
            [
                name,
                f"{rate:,}",
                f"{results.times_rules[name]:.0f}",
                f"{AIMS_PER_S[name]:,}",
                met(rate >= AIMS_PER_S[name]),
            ]
            for name, rate in results.decisions_per_s.items()
        ],
    )
    print_table("Peers", ["game", "a second"], [[name, f"{rate:,}"] for name, rate in results.peers_per_s.items()])
    if results.times_crazy_eights:
        print(f"SOLO in the kernel is {results.times_crazy_eights:.0f} times {CRAZY_EIGHTS} (aim: 20)")
    print_table(
        f"Playouts of the quick player in {PLAYOUT_MS} ms",
        ["game", "playouts", "aim", ""],
        [
            [name, f"{number:,}", f"{AIM_PLAYOUTS[name]:,}", met(number >= AIM_PLAYOUTS[name])]
            for name, number in results.playouts.items()
        ],
    )
    print_table(
        f"Steps of a batch of {BATCH_TABLES} tables a second, one thread",
        ["game", "steps", "aim", "", *(f"memory: {memory}" for memory in MEMORIES)],
        [
            [
                name,
                f"{steps:,}",
                f"{AIM_BATCH_PER_S:,}",
                met(steps >= AIM_BATCH_PER_S),
                *(f"{results.batch_with_memory_per_s[name][memory]:,}" for memory in MEMORIES),
            ]
            for name, steps in results.batch_steps_per_s.items()
        ],
    )
    print_table(
        "Copy of a state, microseconds",
        ["game", "copy", "aim", ""],
        [
            [name, f"{spent:.2f}", f"{AIM_COPY_US}", met(spent <= AIM_COPY_US)]
            for name, spent in results.copy_us.items()
        ],
    )


def met(is_met: bool) -> str:
    return "met" if is_met else "NOT MET"


if __name__ == "__main__":
    main()
