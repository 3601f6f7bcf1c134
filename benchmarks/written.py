"""Tables of results in a page of the docs, each between its own marks, so that one command makes them all again."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path


def write(page: Path, part: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """`<!-- levels -->` ... `<!-- end -->`: what is between is made anew."""
    lines = [columns, ["---"] * len(columns), *rows]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    text = page.read_text(encoding="utf-8")
    made, count = re.subn(
        rf"(<!-- {part} -->\n).*?(<!-- end -->)", lambda found: f"{found[1]}{table}\n{found[2]}", text, flags=re.S
    )
    if not count:
        raise ValueError(f"{page} has no place for {part}: it wants the lines <!-- {part} --> and <!-- end -->")
    page.write_text(made, encoding="utf-8")


def rows_in(page: Path, part: str) -> list[list[str]]:
    """What is there now, cell by cell."""
    found = re.search(rf"<!-- {part} -->\n(.*?)<!-- end -->", page.read_text(encoding="utf-8"), re.S)
    lines = found[1].splitlines() if found else []
    return [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines[2:]]
