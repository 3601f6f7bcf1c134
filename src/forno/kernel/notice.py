"""The notice that a program in which bots think goes without the compiled kernel."""

from __future__ import annotations

import os
from importlib.util import find_spec

from forno.installation import kernel_advice
from forno.kernel.engine import FAMILIES, compiled_form


def plain_kernel_notice() -> str | None:
    """Return one sentence that says what to do; None if the kernel is compiled, or its plain form was asked for."""
    if os.environ.get("FORNO_KERNEL") == "plain" or all(compiled_form(family) for family in FAMILIES):
        return None
    reason = (
        "the kernel is not compiled" if find_spec("forno_kernel") is None else "the compiled kernel is of other sources"
    )
    return f"{reason}, so bots look less far and simulations take longer: {kernel_advice()}"
