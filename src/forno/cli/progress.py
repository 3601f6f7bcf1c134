"""Progress bar of the commands that take long."""

from __future__ import annotations

from rich.console import Console
from rich.progress import Progress, ProgressColumn


class TerminalProgress(Progress):
    """Progress bar on the standard error, shown in a terminal only."""

    def __init__(self, *columns: ProgressColumn) -> None:
        console = Console(stderr=True)
        super().__init__(*columns, console=console, transient=True, disable=not console.is_terminal)

    def stop(self) -> None:
        """Stop the bar; rich before 14.1 would print an empty line for one that was never shown."""
        if not self.disable:
            super().stop()
