"""The games in a terminal: one person against bots."""

from forno.terminal.session import sit_down

__all__ = ["sit_down"]
