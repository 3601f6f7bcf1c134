"""A real browser, and a person who uses the page through it as anybody would."""
