"""The Cython text of the kernel: its numbers have the same width on every system."""

from __future__ import annotations

import re

import pytest

from forno.kernel.engine import FAMILIES
from forno.kernel.translate import INTRINSICS
from harness.kernel import pyx_text

TYPES_OF_THE_COMPILER = re.compile(r"^.*\b(?:char|int|long|unsigned)\b.*$", re.MULTILINE)


@pytest.mark.parametrize("family", FAMILIES)
def test_no_number_has_the_width_that_a_compiler_chooses(family: str) -> None:
    """A `long` has 32 bits on Windows and 64 elsewhere. The intrinsics need such numbers for a compiler's functions."""
    text = pyx_text(family)
    assert INTRINSICS in text
    assert TYPES_OF_THE_COMPILER.findall(text.replace(INTRINSICS, "")) == []
