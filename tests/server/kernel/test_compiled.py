"""The kernel as it is compiled here: the same games as the rules, also beside a form of other sources.

Where a machine cannot compile, the tests say what it lacks.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from harness import CHECKOUT
from harness.kernel import NoTools, build, check_tools

PLAY = """
from forno import games
from forno.core.chance import FastChance
from forno.kernel.engine import compiled_form
from forno.testing.laws.kernel import SideBySide
from forno.testing.random_play import random_options
for name in ("solo", "mamma-mia", "sole-mio", "grande", "plus"):
    game = games.game(name)
    form = compiled_form(game.family)
    assert form is not None, "compiled from other sources"
    for seed in range(12):
        players = game.least + seed % (game.most - game.least + 1)
        table = game.deal(players, FastChance(seed), random_options(game, seed))
        SideBySide(game, table, form, FastChance(seed)).play_on(250)
print("all played")
"""
CHOOSE = """
from forno.kernel.engine import form_of
print(form_of("solo").is_compiled)
"""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a package that was compiled just now."""
    try:
        check_tools()
    except NoTools as missing:
        pytest.skip(str(missing))
    folder = tmp_path_factory.mktemp("compiled")
    build(folder)
    return folder


def run(code: str, folder: Path, **environment: str) -> str:
    path = f"{folder}:{CHECKOUT / 'src'}"
    answer = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": path, "PATH": "/usr/bin:/bin", **environment},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.strip()


def test_it_plays_the_same_games_as_the_rules(compiled: Path) -> None:
    assert run(PLAY, compiled) == "all played"


def test_it_is_used_unless_the_plain_form_is_asked_for(compiled: Path) -> None:
    assert run(CHOOSE, compiled) == "True"
    assert run(CHOOSE, compiled, FORNO_KERNEL="plain") == "False"


def test_one_of_other_sources_is_left_alone(compiled: Path, tmp_path: Path) -> None:
    package = tmp_path / "forno_kernel"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "solo.py").write_text('SOURCES = "of an older version"\nState = None\n')
    assert run(CHOOSE, tmp_path) == "False"
