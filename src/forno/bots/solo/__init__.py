"""The bots of SOLO."""
