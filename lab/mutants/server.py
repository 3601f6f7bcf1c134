"""`python -m lab.mutants.server NAME...`: a server that is broken in one way, or in several at once."""

from __future__ import annotations

import sys

from forno.cli import main
from lab.mutants.catalogue import ALL

if __name__ == "__main__":
    for name in sys.argv[1:]:
        ALL[name].apply()
    sys.exit(main(["serve"]))
