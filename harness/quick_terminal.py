"""`python -m harness.quick_terminal ARGUMENTS`: `forno` whose table takes the next key at once after a move.

A person who presses a key too soon meant it for the question before, so the table waits; a player by the screen alone
looks before each key.
"""

from __future__ import annotations

import sys

from forno.cli import main
from forno.terminal.tables import drawn

if __name__ == "__main__":
    drawn.SETTLE_S = 0.0
    sys.exit(main(sys.argv[1:]))
