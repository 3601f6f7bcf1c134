"""The pizza games in the kernel: the rules of `forno.games.pizza` on a block of integers."""
