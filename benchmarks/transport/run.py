"""`forno bench transport`: an echo of JSON over WebSockets on several stacks, one after the other and again."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from statistics import median

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from benchmarks.report import Arguments, show, watched
from benchmarks.server.contest import Seen, middle, rate, rate_of_processor, ratio
from benchmarks.server.figures import Load, Taken
from benchmarks.server.program import HERE as SERVER
from benchmarks.server.program import Failed, Program, drive, python

HERE = Path(__file__).resolve().parent
CONNECTIONS = 500
OURS = "aiohttp"
STACKS = {
    OURS: (("aiohttp",), (SERVER / "echo.py", "{port}")),
    "Starlette, sansio": (
        ("starlette", "uvicorn", "websockets"),
        (HERE / "starlette_echo.py", "{port}", "websockets-sansio"),
    ),
    "Starlette": (
        ("starlette", "uvicorn", "websockets"),
        (HERE / "starlette_echo.py", "{port}", "websockets"),
    ),
    "picows": (("picows",), (HERE / "picows_echo.py", "{port}")),
}
HOW_TO_INSTALL = "python -m pip install --require-hashes -r requirements/bench.txt"


class Results(msgspec.Struct, frozen=True):
    """By stack. Ratios are of aiohttp to each: round trips a second, and for a second of the server's processor."""

    loads: dict[str, Load]
    processor: dict[str, float]
    ratios: dict[str, dict[str, float]]
    left_out: list[str]


def main(argv: Sequence[str] | None = None) -> None:
    parser = Arguments(prog="forno bench transport", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a rough look")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    arguments = parser.parse_args(argv)
    try:
        results = measure(rounds=1 if arguments.quick else 3, seconds=2.0 if arguments.quick else 3.0)
    except Failed as failed:
        parser.exit(1, f"{parser.prog}: {failed}\n")
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(results)).decode())
    else:
        show_results(results)


def measure(rounds: int, seconds: float) -> Results:
    here = [name for name, (packages, _) in STACKS.items() if all(map(find_spec, packages))]
    seen: Seen = {name: [] for name in here}
    for at in watched("round trips a second")(range(rounds * len(here))):
        name = here[at % len(here)]
        seen[name].append(echo(name, seconds))
    return Results(
        loads={name: middle(taken).load for name, taken in seen.items()},
        processor={name: median(each.each for each in taken) for name, taken in seen.items()},
        ratios={name: {"rate": ratio(seen, OURS, name, rate), "processor": by_processor(seen, name)} for name in here},
        left_out=[name for name in STACKS if name not in here],
    )


def by_processor(seen: Seen, name: str) -> float:
    return ratio(seen, OURS, name, rate_of_processor)


def echo(name: str, seconds: float) -> Taken:
    script, *arguments = STACKS[name][1]
    with Program(*python(script, *map(str, arguments))) as server:
        wanted = ("--connections", str(CONNECTIONS), "--seconds", str(seconds))
        return drive(server, python(SERVER / "echo_load.py", server.address, *wanted))


def show_results(results: Results) -> None:
    show(
        f"JSON there and back over {CONNECTIONS} connections, all on uvloop; medians, in milliseconds",
        ["", "a second", "p50", "p99", "server", "load", "aiohttp/", "processor"],
        [
            [
                name,
                f"{load.rate:,.0f}",
                f"{load.p50:.1f}",
                f"{load.p99:.1f}",
                f"{results.processor[name]:.3f}",
                f"{load.busy:.0%}",
                *(f"{results.ratios[name][of]:.2f}" for of in ("rate", "processor")),
            ]
            for name, load in results.loads.items()
        ],
    )
    print("server: its processor time for each; load: the share of a core that the load took, near 100% too much;")
    print(
        "aiohttp/: aiohttp over this one, by round trips a second, and by those for a second of the server's processor"
    )
    for name in results.left_out:
        print(f"{name} is left out: {HOW_TO_INSTALL}")


if __name__ == "__main__":
    main()
