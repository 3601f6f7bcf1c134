"""`python -m lab.mutants.server NAME`: a server that is broken in one way, as some server was once."""

from __future__ import annotations

import sys

from forno.cli import main
from lab.mutants.all import MUTANTS

__all__ = ["MUTANTS"]

if __name__ == "__main__":
    MUTANTS[sys.argv[1]]()
    sys.exit(main(["serve"]))
