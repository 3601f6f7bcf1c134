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
terminal-key-take = OK
terminal-key-scroll = défiler
terminal-key-change = changer
terminal-key-next = champ suivant

## Les écrans

terminal-help = Aide
terminal-quit = Quitter
terminal-goodbye = Salut, à bientôt !
terminal-hint = Conseil
terminal-undo = Reprendre
terminal-log = Journal
terminal-muted = muet
terminal-join = Rejoindre une table
terminal-join-about = Colle le lien de la table.
terminal-seat = Changer la place
terminal-past = Parties jouées
terminal-step = Étape
terminal-chapter = Manche
terminal-faster = Plus vite
terminal-slower = Moins vite
terminal-colour = Couleurs
terminal-bell = Un bip quand c’est à toi
terminal-small = La fenêtre est trop petite : il faut au moins { $columns } sur { $rows }.
terminal-number = { $number }
terminal-list-last = { $first } et { $last }

# --- rejoindre une table par son lien

terminal-join-no-link = Ce n’est pas le lien d’une table. Il ressemble à ceci : https://cartes.example/t/abcdefghijklmnop
terminal-join-no-server = { $room } est le nom d’une table. Sur quel serveur ? Ajoute-le avec --server.
terminal-join-no-answer = { $server } ne répond pas. Le lien est-il bon, et es-tu en ligne ?
terminal-join-no-forno = { $server } n’est pas une table de jeu, ou d’une autre version.
