"""`./forno test browsers`: install Firefox and WebKitGTK where that is possible, and play a game of each family there.

Exit status: 0 if every browser played, 1 if a test failed, 3 if the rest is well but a browser was skipped.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from harness import CHECKOUT
from harness.browser.chromium import by_system
from harness.browser.remote_browsers import BROWSERS
from harness.set_up.tools import run_program

PACKAGES = {"firefox": ["firefox-esr"], "webkit": ["webkit2gtk-driver", "xvfb"]}
"""Debian's packages of each browser."""
SKIPPED_STATUS = 3


def say(text: str) -> None:
    print(f"forno: {text}", flush=True)


def missing_browsers() -> list[str]:
    return [name for name, browser in BROWSERS.items() if not browser.find()]


def install_missing() -> None:
    """Install what is missing, as root only, and say what could not be installed."""
    for packages in map(PACKAGES.__getitem__, missing_browsers()):
        if not by_system(*packages):
            say(f"{' and '.join(packages)} could not be installed")


def main() -> int:
    install_missing()
    skipped = missing_browsers()
    for name in BROWSERS:
        say(f"{name}: {'skipped, not installed' if name in skipped else BROWSERS[name].find()}")
    if len(skipped) == len(BROWSERS):
        return SKIPPED_STATUS
    command = [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", "tests/browsers"]
    status = subprocess.run(command, cwd=CHECKOUT, check=False).returncode
    for name in skipped:
        say(f"{name} was skipped: install {' and '.join(PACKAGES[name])} to play in it")
    return 1 if status else SKIPPED_STATUS if skipped else 0


if __name__ == "__main__":
    sys.exit(run_program(main))
