### Le terminal.

## Les tables

terminal-key-explain = expliquer
terminal-head-ingredients = ingr.
terminal-head-orders = comm.
terminal-head-pile = pioche
terminal-head-served = servies

## Les touches

terminal-key-choose = choisir
terminal-key-play = jouer

# --- rejoindre une table par son lien

terminal-join-no-link = Ce n’est pas le lien d’une table. Il ressemble à ceci : https://cartes.example/t/abcdefghijklmnop
terminal-join-no-server = { $room } est le nom d’une table. Sur quel serveur ? Ajoute-le avec --server.
terminal-join-no-answer = { $server } ne répond pas. Le lien est-il bon, et es-tu en ligne ?
terminal-join-no-forno = { $server } n’est pas une table de jeu, ou d’une autre version.
