### Das Terminal.

## Die Tasten

terminal-key-choose = wählen
terminal-key-play = spielen
