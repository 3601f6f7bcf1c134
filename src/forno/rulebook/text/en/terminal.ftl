### The terminal.

## Keys

terminal-key-choose = choose
terminal-key-play = play
