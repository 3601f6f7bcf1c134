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
terminal-key-go = d’une carte à l’autre
terminal-key-climb = entre les cartes, les boutons et la table
terminal-key-pick = choisir cette carte, ou la reposer
terminal-key-clear = reposer toutes les cartes

## Les écrans

terminal-help = Aide
terminal-quit = Quitter
terminal-quit-again = Encore une fois Ctrl+C pour quitter.
terminal-quit-ends = Cette table vit dans ce programme et se ferme avec lui, pour { $names } aussi.
terminal-goodbye = Salut, à bientôt !
terminal-hint = Conseil
terminal-undo = Reprendre
terminal-log = Journal
terminal-muted = muet
terminal-join = Rejoindre une table
terminal-join-about = Colle le lien de la table.
terminal-link-local = Seulement sur cet ordinateur. Pour les autres : « forno serve --help ».
terminal-seat = Changer la place
terminal-past = Parties jouées
terminal-step = Étape
terminal-chapter = Manche
terminal-faster = Plus vite
terminal-slower = Moins vite
terminal-colour = Couleurs
terminal-bell = Un bip quand c’est à toi
terminal-number = { $number }
terminal-list-last = { $first } et { $last }

# --- rejoindre une table par son lien

terminal-join-no-link = Ce n’est pas le lien d’une table. Il ressemble à ceci : https://cartes.example/t/abcdefghijklmnop
terminal-join-no-server = { $room } est le nom d’une table. Sur quel serveur ? Ajoute-le avec --server.
terminal-join-no-answer = { $server } ne répond pas. Le lien est-il bon, et es-tu en ligne ?
terminal-join-no-forno = { $server } n’est pas une table de jeu, ou d’une autre version.
terminal-join-version = { $server } a une autre version de Forno que celle-ci : mets à jour la plus ancienne des deux.

# --- mode texte : des lignes dans les deux sens

terminal-plain-piped = Il n’y a pas de terminal ici, alors la table s’affiche ligne par ligne.
terminal-plain-missing = Il manque Textual pour le plein écran, alors la table s’affiche ligne par ligne : { $advice }
terminal-plain-commands = Tape le numéro d’un coup, ou le coup lui-même. « help » montre tout le reste.
terminal-plain-help =
    un numéro ou un coup   le jouer : « put 2 olive »
    hint   ce que ferait un bon bot, et pourquoi
    undo   reprendre ton dernier coup
    table   qui est assis où, et ce qu’il y a sur la table
    cards   les cartes de ta main expliquées
    log   ce qui s’est passé depuis ton dernier tour
    rules   les règles ; « rules MOT » trouve celles qui contiennent un mot
    say TEXTE   parler aux autres
    yes, no   répondre à une question des autres
    ready, rematch   encore une partie
    start   distribuer, si tu es l’hôte ; des bots prennent les places libres
    take NUMÉRO   prendre la place d’un bot, si tu en attends une
    report NUMÉRO RAISON TEXTE   signaler la personne d’une place à qui tient le serveur
    quit   partir
terminal-plain-report = Tape le numéro de sa place, puis insult, name, spam, cheating ou other, et si tu veux quelques mots : « report 2 spam ».
terminal-plain-seed = Tu as choisi une graine, alors ces cartes ne sont pas secrètes : qui la connaît les connaît aussi.
terminal-plain-more =
    { $count ->
        [one] et encore un de cette sorte : tape le coup
       *[other] et encore { $count } de cette sorte : tape le coup
    }
terminal-plain-window = Tu as { $seconds } s. Tape le coup, ou attends.
terminal-plain-answer = Tape yes ou no.
terminal-plain-unknown = Je ne comprends pas « { $typed } ». Tape un numéro de 1 à { $count }, ou « help ».
terminal-plain-no-request = Personne ne t’a rien demandé.
terminal-plain-no-game = Il n’y a pas de partie en cours.
terminal-plain-over = Tape « rematch » pour une autre partie, ou « quit ».
terminal-plain-record = La partie est notée dans { $file }
terminal-plain-no-record = Aucune partie n’est finie, alors rien n’est noté.
terminal-plain-go-on = Appuie sur Entrée pour continuer.
terminal-back = Pour revenir à ta place : { $link }
terminal-plain-goodbye = À bientôt !
terminal-bot-failed = { $name } a échoué, alors un coup sûr a été joué. { $fault }
