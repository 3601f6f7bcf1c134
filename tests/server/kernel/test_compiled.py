"""The wheel of the kernel, compiled here: the same games as the rules, also beside a form of other sources.

Where a machine cannot compile, the tests say what it lacks.
"""

from __future__ import annotations

import fcntl
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from forno import __version__
from harness import CHECKOUT
from harness.counts import FULL, count
from harness.kernel import NoTools, build_distribution, check_tools

OPTIMIZATION = count(1, 3)
"""Of the compiler: 3, that of a release, takes twice as long."""
PLAY = """
import sys
from forno import games
from forno.core.chance import FastChance
from forno.kernel.engine import compiled_form
from forno.testing.laws.kernel import SideBySide
from forno.testing.random_play import random_options
for name in ("solo", "mamma-mia", "sole-mio", "grande", "plus"):
    game = games.game(name)
    form = compiled_form(game.family)
    assert form is not None, "compiled from other sources"
    for seed in range(int(sys.argv[2])):
        players = game.least + seed % (game.most - game.least + 1)
        table = game.deal(players, FastChance(seed), random_options(game, seed))
        SideBySide(game, table, form, FastChance(seed)).play_on(250)
print("all played")
"""
"""Games of so many seeds for each game; the player counts go up with the seed."""
BATCH = """
import sys
import numpy as np
from forno import games
from forno.kernel.batch import Batch
from forno.kernel.engine import compiled_form, plain_form
size, is_full = int(sys.argv[2]), sys.argv[3] == "True"
settings = [("none", "match"), ("person", "part"), ("perfect", "share")]
for number, name in enumerate(("plus", "solo", "mamma-mia", "sole-mio", "grande")):
    game = games.game(name)
    for memory, rewards in settings if is_full or number < 2 else [settings[number - 2]]:
        options = {"triples": "on"} if name == "solo" else {}
        details = {"players": 3, "seed": 5, "options": options, "memory": memory, "rewards": rewards}
        details |= {"max_steps": 130, "final_observations": True}
        plain = Batch(game, 2, form=plain_form(game.family), **details)
        one = Batch(game, size, form=compiled_form(game.family), threads=1, **details)
        many = Batch(game, size, form=compiled_form(game.family), threads=5, **details)
        for step in range(150):
            columns = many.random_columns()
            assert np.array_equal(columns, one.random_columns())
            assert np.array_equal(columns[:2], plain.random_columns())
            many.step(columns), one.step(columns), plain.step(columns[:2])
            for array in ("cells", "progress", "seats", "rewards", "ended", "truncated", "masks", "observations",
                          "final_observations"):
                ours = getattr(many.arrays, array)
                assert np.array_equal(ours, getattr(one.arrays, array)), array
                assert np.array_equal(ours[:2], getattr(plain.arrays, array)), array
            if step % 10 == 0:
                assert np.array_equal(many.observe(step % 3)[:2], plain.observe(step % 3))
                starts, listed = many.open_columns()
                assert np.array_equal(plain.open_columns()[1], listed[: starts[2]])
        assert many.truncated.any() or many.arrays.final_observations.any()
print("all stepped")
"""
"""Batches of so many games: a game of each family with every kind of memory, the others with one each unless all are
asked for."""
SEARCH = """
from forno import bots, games
from forno.bots.families import search_moves
from forno.bots.search import SearchBudget
from forno.core.chance import FastChance
from forno.observe import SelfPlay
for name in ("solo", "mamma-mia", "sole-mio", "grande", "plus"):
    self_play, chance = SelfPlay(games.game(name), 3, FastChance(7)), FastChance(8)
    for number in range(40):
        observation = self_play.observation(chance.child())
        move = observation.legal_moves[chance.below(len(observation.legal_moves))]
        if number % 10 == 4:
            found = search_moves(observation, SearchBudget(worlds=6), FastChance(number))
            if found:
                move = found.best
                print(name, number, [(str(one.move), str(one.answer), one.values) for one in found.candidates])
        self_play.play(move)
"""
"""Moves of master@6 with all that it found, to the last bit of each value."""
CHOOSE = """
from forno.kernel.engine import form_of
print(form_of("solo").is_compiled)
"""


SIMULATE = """
import msgspec, sys
from forno import games
from forno.arena.plan import Plan, lineups_for
from forno.arena.play_deal import SeatedBots, play_deal
from forno.cli.simulate import random_games
results = []
for name in ("solo", "mamma-mia", "sole-mio", "grande", "plus"):
    game = games.game(name)
    for players in (game.least, game.most):
        results.append(list(random_games(game, players, 1, 5, {})))
    for bots in (("random",), *([(sys.argv[2], "random")] if name in sys.argv[3:] else [])):
        plan = Plan(name, 2, bots, lineups_for(len(bots), 2), seed=3)
        with SeatedBots(plan) as seated:
            dealt = play_deal(plan, 0, seated)
        results.append((dealt.games, {bot: conduct.asked for bot, conduct in dealt.conduct.items()}))
print(msgspec.json.encode(results).decode())
"""
"""Random games as `forno simulate` plays them, and deals of the arena: with the bot that is named, which searches, in
the games that are named, since searches of all games are compared above."""
REVIEW = """
import msgspec, sys
from forno import games
from forno.bots.search import SearchBudget
from forno.core.chance import FastChance, seeded
from forno.core.match import Match
from forno.core.record import record_of
from forno.kernel.engine import form_of
from forno.review import review_game
print([form_of(family).is_compiled for family in ("pizza", "solo")])
for name in sys.argv[2:]:
    match, chance = Match.deal(games.game(name), ("Anna", "Bob"), seeded(6)), FastChance(6)
    for _ in range(10):
        moves = match.table.legal_moves()
        match.play(moves[chance.below(len(moves))])
    review = review_game(record_of(match), 0, SearchBudget(worlds=2), further=24)
    print(msgspec.json.encode(review).decode())
"""
"""Reviews of the first moves of the games that are named, with so many worlds: every value to the last bit."""
BENCH = """
import sys
sys.path.insert(0, sys.argv[1])
from benchmarks.results import Effort, measure
from forno import games
effort = Effort(rounds=1, seconds=0.001, tables=1, games=1, every_count=False)
results = measure([games.game("solo"), games.game("plus")], effort)
played = [name for name in results.speed if name.startswith(("solo ", "plus "))]
print(played == [*results.kernel], len(results.kernel))
"""
"""The benchmark of two games, for a moment: whether the kernel is measured in every row of them, and in how many."""
CONFINED = """
import ctypes, sys
PR_SET_MDWE, MDWE_REFUSE_EXEC_GAIN = 65, 1
if ctypes.CDLL(None).prctl(PR_SET_MDWE, MDWE_REFUSE_EXEC_GAIN, 0, 0, 0):
    print("no such rule")
    sys.exit()
from forno.core.chance import FastChance
from forno.games.pizza import MAMMA_MIA
from forno.kernel.engine import compiled_form
from forno.kernel.tables import from_table
state = from_table(MAMMA_MIA, MAMMA_MIA.deal(4, FastChance(1)), compiled_form("pizza"))
state.play_randomly(1, 1_000_000)
print(state.is_over)
"""
"""A game under MemoryDenyWriteExecute, as packaging/systemd/forno.service has it."""


@pytest.fixture(scope="module")
def distribution(run_folder: Path) -> dict[str, Path]:
    """The sdist and the wheel by the ends of their names: the first worker of a run builds them for all."""
    try:
        check_tools()
    except NoTools as missing:
        pytest.skip(str(missing))
    folder = run_folder / "distribution"
    with (run_folder / "distribution.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        files = [*folder.glob("forno_kernel*")] or build_distribution(folder, OPTIMIZATION)
    return {file.suffix: file for file in files}


@pytest.fixture(scope="module")
def compiled(distribution: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packages into which the wheel was unpacked."""
    folder = tmp_path_factory.mktemp("compiled")
    with zipfile.ZipFile(distribution[".whl"]) as wheel:
        wheel.extractall(folder)
    return folder


def run(code: str, folder: Path, *arguments: object, **environment: str) -> str:
    path = f"{folder}:{CHECKOUT / 'src'}"
    answer = subprocess.run(
        [sys.executable, "-c", code, str(CHECKOUT), *map(str, arguments)],
        env={"PYTHONPATH": path, "PATH": "/usr/bin:/bin", **environment},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.strip()


def test_one_wheel_serves_every_python_from_the_oldest_on(distribution: dict[str, Path]) -> None:
    assert distribution[".whl"].name.startswith(f"forno_kernel-{__version__}-cp311-abi3-")


def test_the_sdist_can_be_compiled_without_forno(distribution: dict[str, Path]) -> None:
    with tarfile.open(distribution[".gz"]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert names >= {"setup.py", "pyproject.toml", "LICENSE", "forno_kernel/pizza.pyx", "forno_kernel/solo.pyx"}


POOL = """
import os, sys
from concurrent.futures import ThreadPoolExecutor
import numpy as np
from forno import games
from forno.kernel.batch import Batch, pool_of

def play(seed, threads, steps=40):
    batch = Batch(games.game("solo"), 200, players=2, seed=seed, threads=threads)
    for _ in range(steps):
        batch.step(batch.random_columns())
    return batch.observations.tobytes()

alone = [play(seed, 1) for seed in range(4)]
with ThreadPoolExecutor(4) as callers:
    assert list(callers.map(play, range(4), [3] * 4)) == alone, "callers share a pool"
if hasattr(os, "fork"):
    child = os.fork()
    if not child:
        os._exit(0 if play(0, 3) == alone[0] else 1)
    assert os.waitpid(child, 0)[1] == 0, "a child has threads of its own"
assert pool_of.cache_info().currsize == 1
print("all worked")
"""


def test_it_plays_the_same_games_as_the_rules(compiled: Path) -> None:
    assert run(PLAY, compiled, count(5, 12)) == "all played"


def test_batches_step_the_same_in_both_forms_and_on_any_number_of_threads(compiled: Path) -> None:
    assert run(BATCH, compiled, count(200, 400), FULL) == "all stepped"


def test_callers_and_children_that_are_forked_have_batches_stepped_by_threads(compiled: Path) -> None:
    assert run(POOL, compiled) == "all worked"


def test_a_search_finds_the_same_in_both_forms(compiled: Path) -> None:
    found = run(SEARCH, compiled)
    assert len(found.splitlines()) > 12
    assert run(SEARCH, compiled, FORNO_KERNEL="plain") == found


def test_it_is_used_unless_the_plain_form_is_asked_for(compiled: Path) -> None:
    assert run(CHOOSE, compiled) == "True"
    assert run(CHOOSE, compiled, FORNO_KERNEL="plain") == "False"


def test_simulations_and_the_arena_end_the_same_with_and_without_it(compiled: Path) -> None:
    arguments = ("master@2", "solo", "plus") if FULL else ("master@1", "mamma-mia")
    with_it, without = (run(SIMULATE, compiled, *arguments, FORNO_KERNEL=form) for form in ("", "plain"))
    assert with_it == without


def test_a_review_is_the_same_in_both_forms(compiled: Path) -> None:
    games = ("solo", "mamma-mia", "sole-mio", "grande", "plus") if FULL else ("solo", "grande")
    form, *reviews = run(REVIEW, compiled, *games).splitlines()
    plain_form, *plain_reviews = run(REVIEW, compiled, *games, FORNO_KERNEL="plain").splitlines()
    assert (form, plain_form) == ("[True, True]", "[False, False]")
    assert len(reviews) == len(games)
    assert reviews == plain_reviews


def test_the_benchmark_of_the_games_measures_it_beside_the_rules(compiled: Path) -> None:
    assert run(BENCH, compiled) == "True 6"
    assert run(BENCH, compiled, FORNO_KERNEL="plain") == "False 0"


def test_one_of_other_sources_is_left_alone(compiled: Path, tmp_path: Path) -> None:
    package = tmp_path / "forno_kernel"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "solo.py").write_text('SOURCES = "of an older version"\nState = None\n')
    assert run(CHOOSE, tmp_path) == "False"


@pytest.mark.skipif(sys.platform != "linux", reason="a rule of Linux")
def test_it_plays_where_memory_is_never_writable_and_executable(compiled: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in compiled.rglob("*")}
    answer = run(CONFINED, compiled, PYTHONDONTWRITEBYTECODE="1")
    if answer == "no such rule":
        pytest.skip("this Linux is older than 6.3")
    assert answer == "True"
    assert {path: path.stat().st_mtime_ns for path in compiled.rglob("*")} == before
