"""Long tests begin first, in each worker's part."""

from __future__ import annotations

import pytest

from harness.test_order import long_first


def order(marks: str, workers: int) -> str:
    """The order of tests named by letters, of which the capital ones are long."""
    return "".join(marks[place] for place in long_first([mark.isupper() for mark in marks], workers))


@pytest.mark.parametrize(
    ("marks", "workers", "ordered"),
    [
        ("abcdef", 2, "abcdef"),
        ("abcDeF", 1, "DFabce"),
        ("abcDeF", 2, "DabFce"),
        ("aBcDeFg", 3, "BaDcFeg"),
        ("ABCd", 2, "ACBd"),
        ("A", 4, "A"),
        ("", 2, ""),
    ],
)
def test_each_part_begins_with_long_tests(marks: str, workers: int, ordered: str) -> None:
    assert order(marks, workers) == ordered
