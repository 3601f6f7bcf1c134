"""Forno: an open card table for four pizza games and SOLO.

Start with `forno.games.find`; docs/library.md is the tour.
"""

__version__ = "0.1.0"
