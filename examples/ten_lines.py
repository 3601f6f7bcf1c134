"""A whole game of SOLO at random, jump-ins included."""

import random

import forno

game = forno.game("solo")
table = game.deal(4, seed=7)
while not table.is_over:
    table.play(random.choice(table.legal_moves()))
print(game.outcome(table))
print(game.view(table, seat=0))
