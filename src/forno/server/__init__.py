"""The table server: rooms that never lose a move and never show a card."""
