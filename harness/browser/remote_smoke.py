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

PACKAGES = {"firefox": ["firefox-esr"], "webkit": ["webkit2gtk-driver", "xvfb"]}
"""Debian's packages of each browser."""
SKIPPED_STATUS = 3


def say(text: str) -> None:
    print(f"forno: {text}", flush=True)


def missing_browsers() -> list[str]:
    return [name for name, browser in BROWSERS.items() if not browser.find()]


def install_missing() -> None:
    """Install by apt-get what is missing, as root or by sudo without a password, and say what was installed."""
    missing = missing_browsers()
    if missing:
        by_system("apt-get", ["apt-get", "update", "-qq"])
    for name in missing:
        packages = PACKAGES[name]
        say(f"installing {' and '.join(packages)}")
        is_installed = by_system("apt-get", ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages])
        say(f"installed {', '.join(packages)}" if is_installed else f"apt-get could not install {', '.join(packages)}")


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
    sys.exit(main())
