"""`python -m lab.mutants.resolve`: find the target of every mutant and apply its operators, without breaking anything.

Prints the mutants that do not fit the program any more, each with its reason; ends with 1 if there are any.
"""

from __future__ import annotations

import sys

from lab.mutants import simulation
from lab.mutants.catalogue import ALL
from lab.mutants.tree import Inapplicable


def unresolved() -> list[str]:
    """List the mutants that do not fit, those of the simulation included."""
    found = []
    for mutant in (*ALL.values(), *simulation.MUTANTS.values()):
        try:
            mutant.resolve()
        except Inapplicable as error:
            found.append(f"{mutant.name}: {error}")
    return found


if __name__ == "__main__":
    print(*(wrong := unresolved()), sep="\n", end="\n" * bool(wrong))
    sys.exit(bool(wrong))
