"""A Chromium for the tests: the machine's own, or a fetched one. `python tests/browser/chromium.py` makes sure."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PACKAGES = (
    ("apt-get", ["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]),
    ("dnf", ["dnf", "install", "-y", "-q", "chromium"]),
    ("apk", ["apk", "add", "--quiet", "chromium"]),
    ("pacman", ["pacman", "-S", "--noconfirm", "--quiet", "chromium"]),
)
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--force-color-profile=srgb",
]  # fmt: skip
"""A quiet browser that looks for nothing outside. Tests may run as root, where Chromium has no sandbox."""


def find() -> str | None:
    """Where a Chromium is; None if there is none yet."""
    return installed() or downloaded()


def installed() -> str | None:
    """The machine's own, or the one that somebody names."""
    named = os.environ.get("FORNO_CHROMIUM")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


def downloaded() -> str | None:
    """The one that Playwright has fetched, if it has."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None


def install() -> None:
    """By the system's package manager, or by Playwright."""
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    for manager, *commands in PACKAGES:
        if shutil.which(manager) and (not root or shutil.which("sudo")):
            if all(run([*root, *command]) for command in commands):
                return
            break
    run([sys.executable, "-m", "playwright", "install", "chromium"])


def run(command: list[str]) -> bool:
    done = subprocess.run(
        command,
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        stdin=subprocess.DEVNULL,
    )
    return done.returncode == 0


def main() -> int:
    if find():
        return 0
    sys.stderr.write("forno: fetching Chromium, for the tests of the page\n")
    install()
    if find():
        return 0
    sys.stderr.write("forno: no Chromium: install one with your package manager, or name it in FORNO_CHROMIUM\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
