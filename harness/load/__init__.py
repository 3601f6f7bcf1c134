"""A load generator: many tables of players that cost next to nothing, and what they measure."""
