"""What went wrong, in one line, and the exit statuses that go with it."""

from __future__ import annotations

import sys

FAILED_CHECK = 1
BAD_ARGUMENTS = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def complain(message: object, status: int = BAD_ARGUMENTS) -> int:
    """One line on the standard error, whatever the message is like; the status is handed back."""
    sys.stderr.write(f"forno: {' '.join(str(message).split())}\n")
    return status
