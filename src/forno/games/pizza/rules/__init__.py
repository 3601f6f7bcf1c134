"""The rules of the pizza games, in the rulebook's order."""
