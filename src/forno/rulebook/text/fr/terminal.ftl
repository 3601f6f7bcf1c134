### Le terminal.

## Les touches

terminal-key-choose = choisir
terminal-key-play = jouer
