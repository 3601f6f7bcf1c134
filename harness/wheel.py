"""Build the wheel of this checkout: it needs neither the clone nor Node where it is installed.

    ./forno wheel            into dist
    ./forno wheel FOLDER     into another folder

Everything that builds it is pinned, with hashes, and lies in .venv already. An older wheel of Forno in the folder
goes, so that `dist/forno-*.whl` is always one file.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from harness import CHECKOUT


def build(folder: Path) -> Path:
    """Build the wheel into a folder, in place of an older one; return it."""
    from hatchling.builders.wheel import WheelBuilder

    older = {*folder.glob("forno-*.whl")}
    (made,) = WheelBuilder(str(CHECKOUT)).build(directory=str(folder), versions=["standard"])
    for wheel in older - {folder / Path(made).name}:
        wheel.unlink()
    return folder / Path(made).name


def main() -> int:
    parser = argparse.ArgumentParser(prog="forno wheel", description="Build the wheel of this checkout.")
    parser.add_argument(
        "folder", nargs="?", type=Path, default=CHECKOUT / "dist", help="where to; by default into dist"
    )
    try:
        print(build(parser.parse_args().folder))
    except OSError as error:
        print(f"forno: {error.filename}: {error.strerror}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
