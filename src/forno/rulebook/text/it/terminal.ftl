### Il terminale.

## I tasti

terminal-key-choose = scegli
terminal-key-play = gioca
