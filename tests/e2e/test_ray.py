"""A cluster of two machines, as Ray sees them, and a worker killed in the middle: the same result to the bit."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from forno.installation import advice_for
from harness.arena_fixtures import Result, result_in
from harness.commands import Forno

RAY = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is large: install it, then ./forno test tests/e2e/test_ray.py"
)


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of two nodes with one processor each."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes.add_node(num_cpus=1)
    yield nodes.address
    nodes.shutdown()


@RAY
def test_a_cluster_comes_to_the_same_though_a_worker_dies(
    cluster: str, forno: Forno, result: Result, deadly: Path
) -> None:
    run = ("arena", "mamma-mia", "--players", "2", "--bots", f"{deadly.name},default", "--games", "80")
    ran = forno(*run, "--ray", cluster, "--json")
    assert ran.stderr == ""
    assert (deadly.parent / "died").exists()
    assert result_in(ran.stdout) == result(*run, "--workers", "1")


def test_without_ray_one_line_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "ray.py").write_text("raise ModuleNotFoundError(name='ray')", encoding="utf-8")
    command = [sys.executable, "-m", "forno", "arena", "solo", "--bots", "random", "--ray", "local"]
    ran = subprocess.run(
        command, capture_output=True, encoding="utf-8", env={**os.environ, "PYTHONPATH": str(tmp_path)}, check=False
    )
    assert (ran.returncode, ran.stderr) == (
        2,
        f"forno: this needs ray, which is not installed: {advice_for('ray')}\n",
    )


@RAY
def test_a_cluster_that_is_not_there_is_one_line(forno: Forno) -> None:
    ran = forno("arena", "solo", "--bots", "random", "--ray", "no address")
    assert ran.returncode == 2
    assert ran.stderr.startswith("forno: no address: no Ray cluster answers here")
    assert ran.stderr.count("\n") == 1
