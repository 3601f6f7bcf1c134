"""The games in a terminal: one person against bots."""

from forno.terminal.session import play_in_terminal

__all__ = ["play_in_terminal"]
