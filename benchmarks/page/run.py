"""`forno bench page`: how heavy the page is, how soon it can be used, and how smoothly the oven is emptied."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import msgspec
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from benchmarks.page.browsing import SLOWER, Frames, frames, interactive, weight
from benchmarks.page.game import Finished, play
from benchmarks.report import Arguments, show, watched
from benchmarks.server.program import Failed, Program, python
from tests.browser import chromium

HERE = Path(__file__).resolve().parent
GAME = "[data-test=game-mamma-mia]"
BARE = "[data-test=ready]"
SCENE = "[data-test=oven-scene]"
MOST_BYTES = 150_000
MOST_MILLISECONDS = 1000


class Results(msgspec.Struct, frozen=True):
    """All that was measured; `bare` is a page with one button, in the same run."""

    bytes_of: dict[str, int]
    total: int
    interactive: float
    interactive_bare: float
    emptying: Frames
    idle: Frames


def main(argv: Sequence[str] | None = None) -> None:
    parser = Arguments(prog="forno bench page", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a rough look")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    arguments = parser.parse_args(argv)
    path = chromium.find()
    if path is None:
        parser.exit(1, f"{parser.prog}: no Chromium: install one with your package manager\n")
    try:
        results = measure(path, rounds=2 if arguments.quick else 15)
    except Failed as failed:
        parser.exit(1, f"{parser.prog}: {failed}\n")
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(results)).decode())
    else:
        show_results(results)


def measure(path: str, rounds: int) -> Results:
    with (
        tempfile.TemporaryDirectory() as data,
        Program(*python("-m", "forno", "serve", "--port", "{port}", "--data", data), environ=QUICK) as forno,
        Program(*python(HERE / "bare.py", "{port}")) as bare,
    ):
        game = asyncio.run(play(forno.address, "mamma-mia", 4))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=chromium.ARGUMENTS)
            heavy = weight(browser, forno.address, GAME)
            ours, theirs = [], []
            for _ in watched("until it can be used")(range(rounds)):
                theirs.append(interactive(browser, bare.address, BARE))
                ours.append(interactive(browser, forno.address, GAME))
            idle, emptying = smoothness(browser, forno.address, game)
            browser.close()
    names = {url.removeprefix(forno.address): size for url, size in heavy.items()}
    return Results(names, sum(heavy.values()), median(ours), median(theirs), emptying, idle)


QUICK = {"FORNO_BOT_PACE": "0", "FORNO_RATE": "1000", "FORNO_BURST": "1000", "FORNO_LOG": "error"}


def smoothness(browser: Browser, address: str, game: Finished) -> tuple[Frames, Frames]:
    """Frames of the start page, where nothing moves, and of the oven being emptied, on a phone."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, reduced_motion="no-preference")
    kept = {game.room: {"key": game.key, "name": "Ada", "game": "mamma-mia", "used": 0}}
    context.add_init_script(f"localStorage.setItem('forno.seats', {json.dumps(json.dumps(kept))})")
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(GAME)
    idle = frames(page, 3000)
    page.goto(f"{address}/t/{game.room}/game/1/0#step={game.emptying - 1}")
    page.wait_for_selector("[data-test=pizza-table]")
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    page.wait_for_selector(SCENE)
    emptying = frames(page, 6000)
    context.close()
    return idle, emptying


def show_results(results: Results) -> None:
    show(
        "First load, compressed, headers included (aim: at most 150 KB)",
        ("file", "bytes"),
        [*((name, f"{size:,}") for name, size in sorted(results.bytes_of.items(), key=lambda each: -each[1])),
         ("all in", f"{results.total:,}")],
    )  # fmt: skip
    show(
        f"Until it can be used, processor {SLOWER} times slower (aim: at most {MOST_MILLISECONDS} ms)",
        ("page", "ms", "ratio"),
        [
            ("one bare button", f"{results.interactive_bare:.0f}", "1.0"),
            ("the start page", f"{results.interactive:.0f}", f"{results.interactive / results.interactive_bare:.1f}"),
        ],
    )
    show(
        "Frames (aim: 60 a second while the oven is emptied)",
        ("scene", "a second", "late", "95 of 100 within"),
        [
            (name, f"{seen.a_second:.1f}", f"{seen.late:.1%}", f"{seen.slowest_of_twenty:.1f} ms")
            for name, seen in (("nothing moves", results.idle), ("the oven is emptied", results.emptying))
        ],
    )


if __name__ == "__main__":
    main()
