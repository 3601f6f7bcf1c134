"""Find a Chromium, or fetch one: `python harness/browser/chromium.py` makes sure that there is one.

The machine's own is preferred, then one of the system's package manager, then Playwright's.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"
"""The browser without windows: it does not draw what nobody sees, and tests take half the time."""
WINDOWED = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
"""Browsers with windows: only they show notifications."""
NAMES = (SHELL, *WINDOWED)
PACKAGES = (
    ("apt-get", ["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", SHELL]),
    ("apt-get", ["apt-get", "install", "-y", "-qq", "chromium"]),
    ("dnf", ["dnf", "install", "-y", "-q", "chromium"]),
    ("apk", ["apk", "add", "--quiet", "chromium"]),
    ("pacman", ["pacman", "-S", "--noconfirm", "--quiet", "chromium"]),
)
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--force-color-profile=srgb",
]  # fmt: skip
"""No background traffic; no sandbox, because tests may run as root."""


def find() -> str | None:
    """Find an executable; None if there is none yet."""
    return installed() or downloaded()


def installed() -> str | None:
    """Find the machine's own, or the one named in FORNO_CHROMIUM."""
    named = os.environ.get("FORNO_CHROMIUM")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


def windowed() -> str | None:
    """Find the machine's own browser with windows, or the one named in FORNO_WINDOWED_CHROMIUM."""
    named = os.environ.get("FORNO_WINDOWED_CHROMIUM")
    return named or next((found for name in WINDOWED if (found := shutil.which(name))), None)


def downloaded() -> str | None:
    """Find the one that Playwright has fetched."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None


def install() -> None:
    """Install one by the system's package manager, or by Playwright."""
    if not any(by_system(*package) for package in PACKAGES):
        run([sys.executable, "-m", "playwright", "install", "chromium"])


def by_system(manager: str, *commands: list[str]) -> bool:
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    can = shutil.which(manager) and (not root or shutil.which("sudo"))
    return bool(can) and all(run([*root, *command]) for command in commands)


def run(command: list[str]) -> bool:
    done = subprocess.run(
        command,
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        stdin=subprocess.DEVNULL,
    )
    return done.returncode == 0


def lighten() -> None:
    """Try once a checkout, as root, to install the headless shell beside a Chromium with windows."""
    tried = Path(sys.prefix) / "chromium-tried"
    if not (shutil.which(SHELL) or os.environ.get("FORNO_CHROMIUM") or os.geteuid() or tried.exists()):
        tried.touch()
        by_system(*PACKAGES[0])


def complete() -> None:
    """Try once a checkout, as root, to install a Chromium with windows beside the headless shell."""
    tried = Path(sys.prefix) / "windowed-chromium-tried"
    if not (os.geteuid() or tried.exists() or windowed() or downloaded()):
        tried.touch()
        by_system(*PACKAGES[1])


def main() -> int:
    if find():
        lighten()
        complete()
        return 0
    sys.stderr.write("forno: fetching Chromium, for the tests of the page\n")
    install()
    if find():
        complete()
        return 0
    sys.stderr.write("forno: no Chromium: install one with your package manager, or name it in FORNO_CHROMIUM\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
