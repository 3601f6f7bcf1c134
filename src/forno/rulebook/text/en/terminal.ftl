### The terminal.

## The tables

terminal-key-explain = explain
terminal-head-ingredients = ingr.
terminal-head-orders = orders
terminal-head-pile = pile
terminal-head-served = served

## Keys

terminal-key-choose = choose
terminal-key-play = play

# --- joining a table by its link

terminal-join-no-link = This is no link to a table. It looks like this: https://cards.example/t/abcdefghijklmnop
terminal-join-no-server = { $room } is the name of a table. On which server? Add it with --server.
terminal-join-no-answer = There is no answer from { $server }. Is the link right, and are you online?
terminal-join-no-forno = { $server } is no card table, or one of another version.
