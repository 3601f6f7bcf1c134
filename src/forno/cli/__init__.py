"""The command line: one small file a command."""

from forno.cli.app import main

__all__ = ["main"]
