"""The rules of SOLO, in the rulebook's order."""
