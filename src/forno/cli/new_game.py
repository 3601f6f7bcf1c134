"""`forno new-game NAME`: the skeleton of a game as a package of its own, which passes the conformance kit as it is.

The skeleton lies beside this module, as a package whose game is called Sample Game; writing it out replaces that name
in every file and file name.
"""

from __future__ import annotations

import keyword
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from forno import games
from forno.core.errors import Unreadable

SKELETON = Path(__file__).parent / "skeleton"
HOME = "forno.cli.skeleton.src."
"""The package that holds the sample game here, and that it leaves behind."""
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MAX_NAME_CHARACTERS = 40


def new_game(
    name: Annotated[str, Parameter(help="The name of the game: small letters, digits and hyphens.")],
    /,
    *,
    folder: Annotated[Path | None, Parameter(help="Where to write it. [default: a folder of its name, here]")] = None,
) -> None:
    """Write the skeleton of a game: a package with rules, texts and a test that runs the conformance kit."""
    check_name(name)
    folder = Path(name) if folder is None else folder
    if folder.exists():
        raise Unreadable("is there already; nothing is written", str(folder))
    try:
        write_skeleton(name, folder)
    except OSError as error:
        raise Unreadable(error.strerror or "cannot be written", str(folder)) from None
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"{folder} has the skeleton of {name}. Install it, test it, play it:", markup=False)
    console.print(f"  pip install --editable '{folder}[test]'", markup=False)
    console.print(f"  python -m pytest {folder}\n  forno play {name}", markup=False)


def check_name(name: str) -> None:
    """Raise Unreadable for a name that the game, or the package of its name, cannot have."""
    if not NAME.fullmatch(name) or len(name) > MAX_NAME_CHARACTERS:
        rule = f"small letters, digits and single hyphens, at most {MAX_NAME_CHARACTERS}, the first a letter"
        raise Unreadable(f"a game is named by {rule}", name or "(nothing)")
    package = name.replace("-", "_")
    if name in games.game_names():
        raise Unreadable("a game of this name is installed", name)
    if keyword.iskeyword(package) or package in sys.stdlib_module_names or find_spec(package):
        raise Unreadable("Python has a word or a module of this name", name)


def write_skeleton(name: str, folder: Path) -> None:
    """Write every file of the skeleton, with the name of this game. Raises OSError."""
    for source in sorted(SKELETON.rglob("*")):
        if source.is_file() and source.suffix != ".pyc":
            target = folder / renamed(source.relative_to(SKELETON).as_posix(), name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8", newline="\n")


def renamed(text: str, name: str) -> str:
    """`sample-game`, `sample_game`, `SampleGame`... -> the same forms of another name"""
    words = name.split("-")
    forms = {
        HOME: "",
        "sample-game": name,
        "sample_game": "_".join(words),
        "SAMPLE_GAME": "_".join(words).upper(),
        "SampleGame": "".join(map(str.capitalize, words)),
        "Sample Game": " ".join(map(str.capitalize, words)),
    }
    for old, new in forms.items():
        text = text.replace(old, new)
    return text
