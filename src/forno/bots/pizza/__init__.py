"""The bots of the pizza games."""
