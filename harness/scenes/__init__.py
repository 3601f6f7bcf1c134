"""Positions and rooms laid out in a few words, and moves made in the game's own."""
