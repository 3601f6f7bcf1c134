"""Set this checkout up on first use, then run it: `./forno`, on Windows `forno`.

    ./forno                    open the card table: starts the server and shows its page
    ./forno test fast          lint and unit tests: two to three minutes on two idle cores
    ./forno test               every check: fifteen to seventeen minutes on two idle cores
    ./forno test browsers      a game of each family in Firefox and in WebKit, besides every check: on request
    ./forno test nightly       slow tests, besides every check, five minutes or less: on request, and every night in CI
    ./forno test research      a network learns a game, five minutes or less: on request, and every night in CI
    ./forno test ARGUMENTS     straight to pytest: ./forno test tests/unit, ./forno test -k duel
    ./forno pictures FOLDER    pictures of every screen, as an album: FOLDER/index.html
    ./forno pictures --docs    pictures of the documentation: docs/images
    ./forno docs [FOLDER]      the documentation as a site with search: build/docs/index.html
    ./forno kernel             compile the kernel, for bots that think further: needs a C compiler
    ./forno wheel [FOLDER]     the wheel, to be installed elsewhere: dist/forno-*.whl
    ./forno set-up TIER        install what a tier needs: run, arena, docs, kernel, unit, server, e2e, bench or research
    ./forno WHAT ...           any other command, see ./forno --help

Everything goes into .venv and is installed again only when the lock files change; the page is built again when web/ or
the texts change. Each command installs its own tier and no more. Standard library only; an old Python can read this
file, and says that it is too old.
"""

import _signal  # type: ignore[import-not-found]

if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
    # Ctrl-C ends it without a word; a set-up installs its own handler. First of all: `signal` is slow to import.
    _signal.signal(_signal.SIGINT, _signal.SIG_DFL)

import os
import re
import signal
import sys

CHECKOUT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
TIERS = {
    "arena": "arena",  # it reckons with SciPy and openskill
    "tournament": "arena",
    "lab": "server",  # it runs tests of servers and stores
    "bench": "bench",  # it measures beside other programs
}
"""Tiers of the program's commands; all others run with `run`."""

if sys.version_info < (3, 11):  # noqa: UP036
    found = ".".join(map(str, sys.version_info[:3]))
    advice = "install it from python.org or with your package manager, then run this again"
    sys.exit("forno: needs Python 3.11 or newer, and this is " + found + ": " + advice)
sys.path[0] = CHECKOUT

from pathlib import Path  # noqa: E402

from harness.set_up.failures import Failed  # noqa: E402
from harness.set_up.installation import TIERS as TIERS_INSIDE  # noqa: E402
from harness.set_up.installation import Installation  # noqa: E402
from harness.set_up.tools import Interrupted, say  # noqa: E402


class Launcher:
    """Commands of a checkout: each installs its tier, then becomes the program that does the work."""

    def __init__(self) -> None:
        self.installation = Installation(Path(CHECKOUT))

    def run(self, arguments: list[str]) -> int:
        command, rest = arguments[:1], arguments[1:]
        if command == ["test"]:
            return self.test(rest)
        if command == ["pictures"]:
            return self.become("e2e", self.script("pictures.py"), *rest)
        if command == ["docs"]:
            return self.become("docs", self.script("site.py"), *rest)
        if command == ["kernel"]:
            return self.become("kernel", self.script("kernel.py"), *rest)
        if command == ["wheel"]:
            return self.become("run", self.script("wheel.py"), *rest)
        if command == ["set-up"]:
            return self.set_up(rest[0] if rest else "run")
        return self.become(TIERS.get("".join(command), "run"), "-m", "forno", *arguments)

    def test(self, arguments: list[str]) -> int:
        """Run tests. They start hundreds of processes, which are to find compiled files."""
        os.chdir(CHECKOUT)
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        what = arguments[0] if arguments else "all"
        if what in ("-h", "--help"):
            print(*re.findall(r"^ +(\./forno test.*)", __doc__ or "", re.MULTILINE), sep="\n")
            return 0
        if what in ("fast", "browsers", "nightly", "research") and len(arguments) > 1:
            folder = {"fast": "unit", "nightly": "server"}.get(what, what)
            raise Failed(f"test {what} takes no arguments: ./forno test tests/{folder} ... takes pytest's")
        if what in ("all", "fast") and len(arguments) <= 1:
            return self.become("unit", self.script("stages.py"), what)
        if what == "browsers":
            return self.become("e2e", self.script("browser", "remote_smoke.py"))
        from harness import tiers

        if what == "nightly":
            arguments = ["-m", "nightly"]
        if what == "research":
            arguments = ["tests/research"]
            status = self.set_up("research") or self.call(self.script("kernel.py"))
            if status:
                return status
        return self.become(tiers.tier_of(tiers.folders_for(arguments)), self.script("tiers.py"), *arguments)

    def script(self, *parts: str) -> str:
        return os.path.join(CHECKOUT, "harness", *parts)

    def set_up(self, tier: str) -> int:
        if tier not in TIERS_INSIDE:
            raise Failed(
                f"no such tier: {tier}; there are run, arena, docs, kernel, unit, server, e2e, bench and research"
            )
        self.installation.set_up(tier)
        return self.call(self.script("browser", "chromium.py")) if tier == "e2e" else 0

    def become(self, tier: str, *arguments: str) -> int:
        """Set a tier up, then hand over to the environment's Python."""
        status = self.set_up(tier)
        if status == 0 and sys.platform != "win32":
            sys.stdout.flush()
            python = str(self.installation.python)
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # until the program can end quietly
            os.execv(python, [python, *arguments])
        return status or self.call(*arguments)

    def call(self, *arguments: str) -> int:
        """Run the environment's Python; it handles Ctrl-C itself."""
        import subprocess

        before = signal.signal(signal.SIGINT, lambda *_: None)
        status = subprocess.call([str(self.installation.python), *arguments])
        signal.signal(signal.SIGINT, before)
        return status


def main() -> int:
    try:
        return Launcher().run(sys.argv[1:])
    except Failed as failure:
        say(str(failure))
        return 1
    except Interrupted as interrupted:
        say("interrupted")
        return interrupted.status


if __name__ == "__main__":
    sys.exit(main())
