"""The command line: one module for each command, or for a few that belong together."""

from forno.cli.app import main

__all__ = ["main"]
