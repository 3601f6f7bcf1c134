"""The lines of `/metrics` that must be equal wherever the same was shown: the names and numbers of all series but those
of the process, the platform and the garbage collector, and the sums and buckets of times."""

from __future__ import annotations

import re

from prometheus_client import generate_latest

UNSTEADY = re.compile(r"(?:process_|python_info|python_gc_)|\w+_(?:sum|bucket)(?:\{|$)")

Lines = dict[str, str]
"""The values by the name of each series, with its labels."""


def steady_lines(text: str) -> Lines:
    """The lines of an answer of `/metrics` that must not differ."""
    samples = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: value for name, _, value in samples if not UNSTEADY.match(name)}


def own_lines() -> Lines:
    """The same of this process."""
    return steady_lines(generate_latest().decode())


def growth(before: Lines, after: Lines) -> dict[str, float]:
    """By how much series have grown; a new one from 0."""
    grown = {name: float(value) - float(before.get(name, 0)) for name, value in sorted(after.items())}
    return {name: by for name, by in grown.items() if by}


def differing(one: Lines, other: Lines) -> dict[str, tuple[str | None, str | None]]:
    """The series that are not in both, or have other values."""
    return {name: (one.get(name), other.get(name)) for name in {*one, *other} if one.get(name) != other.get(name)}
