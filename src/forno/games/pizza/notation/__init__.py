"""Pizza positions as text: writing, reading, and checking that a table could occur."""
