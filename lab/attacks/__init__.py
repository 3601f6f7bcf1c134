"""Attacks: malformed frames and requests, slow clients, guessed keys, foreign origins, markup in every text."""
