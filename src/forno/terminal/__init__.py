"""The games in a terminal: one person against bots that play at random."""

from forno.terminal.sitting import sit_down

__all__ = ["sit_down"]
