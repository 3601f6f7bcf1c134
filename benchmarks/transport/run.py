"""`forno bench transport`: a JSON echo over WebSockets on several stacks, interleaved."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from statistics import median

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from benchmarks.command import parser_for, run
from benchmarks.server.comparison import Measurements, median_result, rate, rate_per_cpu_second, ratio
from benchmarks.server.program import HERE as SERVER
from benchmarks.server.program import Program, python, run_load
from harness.load.figures import Load, LoadResult
from harness.reports import print_table, with_progress

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
    """Results by stack; ratios of aiohttp to each: round trips per second, and per second of processor time."""

    loads: dict[str, Load]
    processor: dict[str, float]
    ratios: dict[str, dict[str, float]]
    skipped: list[str]


def main(argv: Sequence[str] | None = None) -> None:
    run(parser_for("transport", __doc__, quick="a rough look"), argv, measure_stacks, show_results)


def measure_stacks(arguments: Namespace) -> Results:
    return measure(rounds=1 if arguments.quick else 3, seconds=2.0 if arguments.quick else 3.0)


def measure(rounds: int, seconds: float) -> Results:
    installed = [name for name, (packages, _) in STACKS.items() if all(map(find_spec, packages))]
    measurements: Measurements = {name: [] for name in installed}
    for at in with_progress("round trips a second")(range(rounds * len(installed))):
        name = installed[at % len(installed)]
        measurements[name].append(measure_echo(name, seconds))
    return Results(
        loads={name: median_result(results_of).load for name, results_of in measurements.items()},
        processor={name: median(each.each for each in results_of) for name, results_of in measurements.items()},
        ratios={
            name: {"rate": ratio(measurements, OURS, name, rate), "processor": cpu_ratio(measurements, name)}
            for name in installed
        },
        skipped=[name for name in STACKS if name not in installed],
    )


def cpu_ratio(measurements: Measurements, name: str) -> float:
    return ratio(measurements, OURS, name, rate_per_cpu_second)


def measure_echo(name: str, seconds: float) -> LoadResult:
    script, *arguments = STACKS[name][1]
    with Program(*python(script, *map(str, arguments))) as server:
        options = ("--connections", str(CONNECTIONS), "--seconds", str(seconds))
        return run_load(server, python(SERVER / "echo_load.py", server.address, *options))


def show_results(results: Results) -> None:
    print_table(
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
    for name in results.skipped:
        print(f"{name} is skipped: {HOW_TO_INSTALL}")


if __name__ == "__main__":
    main()
