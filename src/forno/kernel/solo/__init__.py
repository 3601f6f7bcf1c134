"""SOLO in the kernel: the rules of `forno.games.solo` on a block of integers."""
