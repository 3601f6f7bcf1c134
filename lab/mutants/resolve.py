"""`python -m lab.mutants.resolve`: find the target and the tests of every mutant, without breaking anything.

Prints the mutants that do not fit the program or its tests any more, each with its reason; ends with 1 if there are
any.
"""

from __future__ import annotations

import sys

from lab.mutants.catalogue import ALL, SIMULATED
from lab.mutants.node_ids import UnknownTest, node_id
from lab.mutants.tree import Inapplicable


def unresolved() -> list[str]:
    """List the mutants that do not fit, those of the simulation included."""
    found = []
    for mutant in (*ALL.values(), *SIMULATED.values()):
        try:
            mutant.resolve()
            for test in mutant.tests:
                node_id(test)
        except (Inapplicable, UnknownTest) as error:
            found.append(f"{mutant.name}: {error}")
    return found


if __name__ == "__main__":
    print(*(wrong := unresolved()), sep="\n", end="\n" * bool(wrong))
    sys.exit(bool(wrong))
