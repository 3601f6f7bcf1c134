"""`./forno docs [FOLDER]`: the documentation as a site with search and an API reference; build/docs by default.

Neither the build nor the site uses the network. Warnings, links to nothing and files from elsewhere fail the build.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import unquote, urlsplit

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from harness import CHECKOUT
from harness.set_up.tools import run_program

DEFAULT = CHECKOUT / "build" / "docs"
LOADED = ("img", "link", "script", "source")
"""Elements whose file a browser loads with the page."""


@dataclass
class Page(HTMLParser):
    """The links, loaded files and anchors of a page of HTML."""

    path: Path
    links: list[str] = field(default_factory=list)
    files: list[str] = field(default_factory=list)
    anchors: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = {name: value for name, value in attributes if value}
        self.anchors |= {values[name] for name in ("id", "name") if name in values}
        for name in ("href", "src"):
            if name in values:
                (self.files if tag in LOADED else self.links).append(values[name])


def build(folder: Path) -> int:
    """Build the site; the exit status of Sphinx, whose warnings are errors."""
    with TemporaryDirectory() as trees:
        options = ["-q", "-b", "html", "-W", "--keep-going", "-d", trees]
        command = [sys.executable, "-m", "sphinx", *options, str(CHECKOUT / "docs"), str(folder)]
        return subprocess.run(command, check=False).returncode


def faults(folder: Path) -> Iterator[str]:
    """Yield a line for each link that leads nowhere, and for each file that is loaded from elsewhere."""
    pages = {path: Page(path) for path in sorted(folder.rglob("*.html"))}
    for page in pages.values():
        for link in (*page.links, *page.files):
            parts = urlsplit(link)
            where = f"{page.path.relative_to(folder)}: {link}"
            if parts.scheme or parts.netloc:
                if link in page.files:
                    yield f"{where} is loaded from elsewhere"
                continue
            target = (page.path.parent / unquote(parts.path)).resolve() if parts.path else page.path
            if not target.exists():
                yield f"{where} is missing"
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].anchors:
                yield f"{where} has no such anchor"


def main(arguments: list[str]) -> int:
    if len(arguments) > 1 or any(argument.startswith("-") for argument in arguments):
        print("usage: ./forno docs [FOLDER]", file=sys.stderr)
        return 2
    folder = Path(arguments[0]).resolve() if arguments else DEFAULT
    if build(folder):
        return 1
    found = [*faults(folder)]
    print(*found, sep="\n", end="\n" if found else "", file=sys.stderr)
    print(f"forno: {folder / 'index.html'}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(run_program(lambda: main(sys.argv[1:])))
