"""`forno bench page`: size of the page, time to interactive, frame rate while the oven is emptied, motion of cards."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import msgspec
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from benchmarks.command import BenchmarkError, parser_for, run
from benchmarks.page.browser_metrics import (
    CPU_THROTTLING,
    Frames,
    measure_frames,
    time_to_interactive_ms,
    transferred_bytes,
)
from benchmarks.page.finished_game import FinishedGame, play
from benchmarks.page.motion import CHEAP_PROPERTIES, MAX_DIFFERENCE_POINTS, Motion, measure_motion
from benchmarks.server.program import Program, python
from harness.browser import chromium
from harness.reports import print_table, with_progress

HERE = Path(__file__).resolve().parent
GAME_CONTROL = "[data-test=game-mamma-mia]"
BARE_CONTROL = "[data-test=ready]"
SCENE_CONTROL = "[data-test=oven-scene]"
MAX_BYTES = 150_000
MAX_INTERACTIVE_MS = 1000
MAX_INTERACTIVE_RATIO = 4.5


class Results(msgspec.Struct, frozen=True):
    """All measurements; `bare` is a page with one button, in the same run."""

    bytes_of: dict[str, int]
    total: int
    time_to_interactive_ms: float
    time_to_interactive_bare_ms: float
    emptying: Frames
    idle: Frames
    motion: Motion

    @property
    def interactive_ratio(self) -> float:
        return self.time_to_interactive_ms / self.time_to_interactive_bare_ms


def main(argv: Sequence[str] | None = None) -> None:
    run(parser_for("page", __doc__, quick="a rough look"), argv, measure_page, show_results)


def measure_page(arguments: Namespace) -> Results:
    path = chromium.find()
    if path is None:
        raise BenchmarkError("no Chromium: install one with your package manager")
    return measure(path, rounds=2 if arguments.quick else 15)


def measure(path: str, rounds: int) -> Results:
    with (
        tempfile.TemporaryDirectory() as data,
        Program(*python("-m", "forno", "serve", "--port", "{port}", "--data", data), environ=QUICK) as forno,
        Program(*python(HERE / "bare_page.py", "{port}")) as bare,
    ):
        game = asyncio.run(play(forno.address, "mamma-mia", 4))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=chromium.ARGUMENTS)
            sizes = transferred_bytes(browser, forno.address, GAME_CONTROL)
            ours, theirs = [], []
            for _ in with_progress("until it can be used")(range(rounds)):
                theirs.append(time_to_interactive_ms(browser, bare.address, BARE_CONTROL))
                ours.append(time_to_interactive_ms(browser, forno.address, GAME_CONTROL))
            idle, emptying = measure_frame_rates(browser, forno.address, game)
            motion = measure_motion(browser, forno.address, game, rounds=max(1, rounds // 4))
            browser.close()
    names = {url.removeprefix(forno.address): size for url, size in sizes.items()}
    return Results(names, sum(sizes.values()), median(ours), median(theirs), emptying, idle, motion)


QUICK = {"FORNO_BOT_PACE": "0", "FORNO_RATE": "1000", "FORNO_BURST": "1000", "FORNO_LOG": "error"}


def measure_frame_rates(browser: Browser, address: str, game: FinishedGame) -> tuple[Frames, Frames]:
    """Frame rates of the start page, where nothing moves, and of the oven being emptied, on a phone's screen."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, reduced_motion="no-preference")
    context.add_init_script(game.seat_script)
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(GAME_CONTROL)
    idle = measure_frames(page, 3000)
    page.goto(f"{address}/t/{game.room}/game/1/0#step={game.emptying_step - 1}")
    page.wait_for_selector("[data-test=pizza-table]")
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    page.wait_for_selector(SCENE_CONTROL)
    emptying = measure_frames(page, 6000)
    context.close()
    return idle, emptying


def show_results(results: Results) -> None:
    print_table(
        "First load, compressed, headers included (aim: at most 150 KB)",
        ("file", "bytes"),
        [*((name, f"{size:,}") for name, size in sorted(results.bytes_of.items(), key=lambda each: -each[1])),
         ("all in", f"{results.total:,}")],
    )  # fmt: skip
    print_table(
        f"Until it can be used, processor {CPU_THROTTLING} times slower (aim: at most {MAX_INTERACTIVE_MS} ms)",
        ("page", "ms", "ratio"),
        [
            ("one bare button", f"{results.time_to_interactive_bare_ms:.0f}", "1.0"),
            (
                "the start page",
                f"{results.time_to_interactive_ms:.0f}",
                f"{results.interactive_ratio:.1f}",
            ),
        ],
    )
    print_table(
        "Frames (aim: 60 a second while the oven is emptied)",
        ("scene", "a second", "late", "95 of 100 within"),
        [
            (name, f"{seen.per_second:.1f}", f"{seen.late_share:.1%}", f"{seen.p95_ms:.1f} ms")
            for name, seen in (("nothing moves", results.idle), ("the oven is emptied", results.emptying))
        ],
    )
    motion = results.motion
    print_table(
        f"Frames of a table with a processor {CPU_THROTTLING} times slower; {motion.flights} flights of cards",
        ("scene", "a second", "late", "95 of 100 within"),
        [
            (name, f"{seen.per_second:.1f}", f"{seen.late_share:.1%}", f"{seen.p95_ms:.1f} ms")
            for name, seen in (
                ("no move is made", motion.at_rest),
                ("moves, nothing flies", motion.reduced),
                ("moves, cards fly", motion.flying),
            )
        ],
    )
    print_table("Aims", ("what", "at most", "seen", ""), aims(results))


def aims(results: Results) -> list[tuple[str, str, str, str]]:
    """Compare the measurements with their limits."""
    motion = results.motion
    limits = (
        ("first load, bytes", MAX_BYTES, results.total),
        ("until it can be used, ms", MAX_INTERACTIVE_MS, results.time_to_interactive_ms),
        ("the same, of a bare button's", MAX_INTERACTIVE_RATIO, results.interactive_ratio),
        ("late frames more where cards fly, points", MAX_DIFFERENCE_POINTS, motion.difference_points),
        ("animated properties but transform and opacity", 0, len({*motion.properties} - CHEAP_PROPERTIES)),
    )
    return [
        (what, f"{limit:,}", f"{seen:,.1f}".removesuffix(".0"), "met" if seen <= limit else "NOT MET")
        for what, limit, seen in limits
    ]


if __name__ == "__main__":
    main()
