"""Players of the pizza games."""
