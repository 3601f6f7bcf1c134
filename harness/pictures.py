"""`./forno pictures FOLDER`: pictures of every screen at three sizes, in two themes and five languages, as an album.

The screens are those of tests/e2e/browser/test_pictures.py. FOLDER/index.html shows the sheets; the exit status tells
whether a text is cut off or a screen scrolls sideways.

`./forno pictures --docs [NAME...]` makes the pictures of the documentation anew: docs/images.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from harness import CHECKOUT
from harness.browser.album import bind
from harness.set_up.tools import run_program
from harness.stages import CORES

SCREENS = "tests/e2e/browser/test_pictures.py"


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--docs"]:
        return make_docs_pictures(arguments[1:])
    if not arguments or arguments[0].startswith("-"):
        print("usage: ./forno pictures FOLDER [pytest's arguments], or --docs [NAME...]", file=sys.stderr)
        return 2
    folder = Path(arguments[0]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "--numprocesses", str(CORES), "--dist", "worksteal", SCREENS, *arguments[1:]],
        cwd=CHECKOUT,
        env=os.environ | {"FORNO_PICTURES": str(folder)},
        check=False,
    )
    sheets = bind(folder)
    print(f"forno: {len(sheets)} screens: {folder / 'index.html'}")
    return ran.returncode


def make_docs_pictures(names: list[str]) -> int:
    from harness.browser.docs_pictures import PICTURES, make

    if unknown := {*names} - {*PICTURES}:
        print(f"forno: no such picture: {', '.join(sorted(unknown))}; there are {', '.join(PICTURES)}", file=sys.stderr)
        return 2
    make(names)
    return 0


if __name__ == "__main__":
    sys.exit(run_program(lambda: main(sys.argv[1:])))
