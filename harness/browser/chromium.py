"""Find a browser of Chromium's family, or fetch one: `python harness/browser/chromium.py` makes sure that there is one.

The machine's own is preferred, then Playwright's, then one of the system's package manager, which only root may use:
nothing here asks for the rights of an administrator. Every package is named before it is installed.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[2])

from harness.set_up.tools import Interrupted, Progress, interruptible, run, say

SHELL = "chromium-headless-shell"
"""The browser without windows: it does not draw what nobody sees, and tests take half the time."""
WINDOWED = (
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge",
    "microsoft-edge-stable", "msedge",
)  # fmt: skip
"""Browsers with windows: only they show notifications."""
MAC_APPS = (
    "Chromium.app/Contents/MacOS/Chromium",
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
WINDOWS_PROGRAMS = (
    "Chromium/Application/chrome.exe",
    "Google/Chrome/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
)
WINDOWS_FOLDERS = ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
"""Variables that name the folders of programs."""
MANAGERS = {
    "apt-get": ["apt-get", "install", "-y", "-qq"],
    "dnf": ["dnf", "install", "-y", "-q"],
    "apk": ["apk", "add", "--quiet"],
    "pacman": ["pacman", "-S", "--noconfirm", "--quiet"],
}
"""Commands that install packages, by package manager."""
PLAYWRIGHT_SILENCE_S = 10.0
"""Time in which Playwright must begin its download, or it is given up."""
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--force-color-profile=srgb",
]  # fmt: skip
"""No background traffic; no sandbox, because tests may run as root."""


# --- finding


def find() -> str | None:
    """Find an executable; None if there is none yet."""
    return installed() or downloaded()


def installed() -> str | None:
    """Find the machine's own, or the one named in FORNO_CHROMIUM."""
    return os.environ.get("FORNO_CHROMIUM") or shutil.which(SHELL) or windowed_program()


def windowed() -> str | None:
    """Find the machine's own browser with windows, or the one named in FORNO_WINDOWED_CHROMIUM."""
    return os.environ.get("FORNO_WINDOWED_CHROMIUM") or windowed_program()


def windowed_program() -> str | None:
    on_path = (found for name in WINDOWED if (found := shutil.which(name)))
    return next(on_path, None) or next(map(str, filter(Path.is_file, places(sys.platform))), None)


def places(platform: str, environ: Mapping[str, str] = os.environ) -> Iterator[Path]:
    """List where macOS and Windows keep browsers that are on no path."""
    if platform == "darwin":
        for folder in (Path("/Applications"), Path.home() / "Applications"):
            yield from (folder / app for app in MAC_APPS)
    if platform == "win32":
        for folder in (Path(environ[name]) for name in WINDOWS_FOLDERS if name in environ):
            yield from (folder / program for program in WINDOWS_PROGRAMS)


def downloaded() -> str | None:
    """Find the one that Playwright has fetched."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None


# --- installing


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def by_playwright() -> bool:
    """Let Playwright fetch its own, if its download begins soon."""
    progress = Progress(1)
    progress.begin("fetching Playwright's Chromium, for the tests of the page")
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    ran = run(command, progress, silence_s=PLAYWRIGHT_SILENCE_S)
    progress.clear()
    return ran.status == 0 and bool(downloaded())


def by_system(*packages: str) -> bool:
    """Install packages by the system's package manager, as root only, and say so."""
    manager = next(filter(shutil.which, MANAGERS), None)
    if not (manager and is_root()):
        return False
    progress = Progress(1)
    progress.begin(f"installing {' and '.join(packages)} by {manager}, for the tests of the page")
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    if manager == "apt-get":
        run(["apt-get", "update", "-qq"], progress, env)
    ran = run([*MANAGERS[manager], *packages], progress, env)
    progress.clear()
    return ran.status == 0


def install() -> None:
    """Fetch a browser: Playwright's, or the system's."""
    if not by_playwright() and not by_system(SHELL):
        by_system("chromium")


def complete() -> None:
    """Try once a checkout, as root, to install what the machine's own lacks: the quick shell, and windows."""
    lacking = [name for name, found in ((SHELL, shutil.which(SHELL)), ("chromium", windowed())) if not found]
    tried = Path(sys.prefix) / "chromium-tried"
    if not lacking or not is_root() or tried.exists() or os.environ.get("FORNO_CHROMIUM") or downloaded():
        return
    tried.touch()
    for package in lacking:
        by_system(package)


def main() -> int:
    try:
        with interruptible():
            if not find():
                install()
            if find():
                complete()
                return 0
    except Interrupted as interrupted:
        return interrupted.status
    say("no Chromium: install Chromium, Chrome or Edge, or name one in FORNO_CHROMIUM")
    return 1


if __name__ == "__main__":
    sys.exit(main())
