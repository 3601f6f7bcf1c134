### Une table : s’asseoir, les préparatifs, la barre du haut, le journal, la conversation, la connexion.

## L’arrivée

table-title = { $game } · Forno
table-title-turn = ● À vous · { $game }
table-home = Vers l’accueil
table-connecting = On arrive à la table…
table-none = Pas de table ici
table-none-text = Il n’y a pas de table derrière ce lien. Vérifiez-le ou demandez-en un nouveau.
table-older = Une page plus récente est prête
table-broken = Les cartes n’ont pas pu être chargées.
table-closed = Cette table est fermée.
table-closed-text = On n’y joue plus.
table-which-title = Deux places pour vous ?
table-which-text = Cet appareil a déjà une place à cette table. Le lien en ouvre une autre.
table-which-new = Prendre la place du lien
table-which-old = Garder ma place
table-sit = S’asseoir
table-sit-invited = Vous invite : { $name }
table-sit-full = Toutes les places sont prises.
table-sit-locked = La table est verrouillée.
table-unseated = Vous n’avez plus de place ici : elle a été libérée, ou sa serrure a été changée.
table-watch = Juste regarder

## Avant le début

table-start = Commencer
table-start-bots =
    { $count ->
        [one] Commencer avec { $count } bot
       *[other] Commencer avec { $count } bots
    }
table-waiting = Le départ sera donné par { $name }
table-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
table-invite = Inviter
table-invite-help = Avec ce lien, on peut s’asseoir ici.
table-link-local = Ce lien ne marche que sur cet appareil. Lancez Forno avec « ./forno serve --host 0.0.0.0 », ouvrez-le par le nom de votre machine, et les téléphones du réseau pourront venir.
table-invite-link = Lien vers cette table
table-copy = Copier le lien
table-copied = Copié
table-share = Partager
table-qr = Code QR : { $name }
table-seats = Places
table-seats-number = Nombre de places
table-seats-fewer = Une place de moins
table-seats-more = Une place de plus
table-seat-number = Place { $number }
table-seat-face = Changer de tête
table-seat-free = Libre
table-seat-reserved = Réservée
table-seat-you = vous
table-seat-host = hôte
table-seat-bot = bot, { $level }
table-seat-gone = hors connexion
table-seat-away = un bot joue en attendant
table-seat-add-bot = Ajouter un bot
table-seat-level = Comment joue le bot
table-seat-change = Modifier : { $name }
table-seat-keep = Réserver pour quelqu’un
table-seat-keep-help = La place reçoit son propre lien. Il sert une fois, même si la table est verrouillée.
table-seat-reserve = Créer une invitation
table-seat-invite = Envoyez ce lien à la personne attendue. Il n’est montré que maintenant.
table-seat-invite-link = Invitation à cette place
table-seat-open = Libérer la place
table-seat-remove = Retirer de la table
table-seat-hand-over = Nommer hôte
table-bot-random = joue au hasard
table-bot-default = joue simplement
table-bot-novice = joue en débutant
table-bot-regular = joue bien
table-bot-expert = joue très bien
table-bot-master = joue en maître
table-somebody = Quelqu’un

## Les options du jeu

table-options = Règles du jeu
table-options-changed =
    { $count ->
        [0] comme d’habitude
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
table-option-on = oui
table-option-off = non
table-option-random = au hasard
table-option-colours = Couleurs
table-option-first-player = Qui commence
table-option-first-dealer = Qui donne en premier
table-option-open-log = Montrer tout le journal
table-option-doubles = Doubles sur la table
table-option-doubles-first = prises en premier
table-option-doubles-last = prises en dernier
table-option-help = Demander de l’aide
table-option-start-card = Première carte
table-option-start-card-any = n’importe laquelle
table-option-start-card-number = un nombre
table-option-may-draw = Piocher quand on peut jouer
table-option-jump-in = Interception
table-option-jump-in-all = avec toute carte
table-option-jump-in-numbers = avec les nombres seulement
table-option-jump-in-off = jamais
table-option-two-player-reverse = Changement de sens à deux
table-option-two-player-reverse-turn = l’autre joue
table-option-two-player-reverse-skip = l’autre passe son tour
table-option-raising = Augmenter une pénalité
table-option-raising-same = avec la même carte seulement
table-option-raising-mixed = +2 et +4 mêlés
table-option-triples = Trois nombres identiques ou plus d’un coup

## Les réglages de la table

table-settings = Temps et compagnie
table-set-clock = Pendule
table-clock-none = sans pendule
table-clock-per-decision = un temps par décision
table-clock-days = des jours par décision
table-set-seconds = Par décision
table-set-bank = Réserve pour la partie
table-set-days = Par décision
table-set-jump-in = Temps pour intercepter
table-duration =
    { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes ->
            [0] { $seconds } s
           *[other] { $minutes } min { $seconds } s
        }
    }
table-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
table-days-left = { $days } j { $hours } h
table-jump-in =
    { $seconds ->
        [0] aucun
       *[other] { $seconds } s
    }
table-set-chat = Conversation
table-chat-free = libre
table-chat-phrases = phrases toutes faites
table-chat-off = aucune
table-set-hints = Les conseils sont permis
table-set-spectators = On peut regarder
table-set-listed = Dans la liste publique
table-set-locked = Verrouillée : plus personne ne s’assied

## La barre du haut

table-menu = Menu
table-round = Manche { $round } sur { $rounds }
table-hand = Donne { $number }
table-your-turn = À vous de jouer
table-turn-of = Au tour de { $name }
table-you-watch = vous regardez
table-over = La partie est finie
table-time-left = Temps restant : { $time }
table-connected = en ligne
table-not-connected = pas de connexion
table-line-lost = Connexion perdue. Elle revient…
table-line-wait = Prochain essai dans { $seconds } s.
table-line-trying = Essai en cours…
table-line-now = Essayer maintenant
table-line-back = De nouveau en ligne

## Journal et conversation

table-log = Journal et conversation
table-log-unread = Journal et conversation : du nouveau
table-log-empty = Il ne s’est encore rien passé.
table-log-memory = Seulement depuis votre dernier tour : se souvenir fait partie du jeu.
table-rule = La règle
table-rule-of = La règle pour : { $text }
table-rulebook = Ouvrir le livret de règles
table-phrases = Phrases toutes faites
table-chat-here = Dites quelque chose
table-chat-send = Dire
table-chat-is-off = On ne parle pas à cette table.
table-moves = Vos coups
table-event-seat-taken = { $name } s’assied.
table-event-seat-left = { $name } se lève.
table-event-seat-cleared = Retrait de la table : { $name }.
table-event-host-changed = L’hôte est maintenant { $name }.
table-event-game-started = La partie { $number } commence. Chaque carte est promise.
table-event-timed-out = Temps écoulé pour { $name } : le coup par défaut est joué.
table-event-player-away = { $name } s’absente. Un bot continue.
table-event-player-back = { $name } est de retour.
table-event-move-overtaken = { $name } a intercepté avant votre coup.
table-event-jump-in-lost = { $name } a été plus rapide de { $milliseconds } ms.
table-event-undo-requested = { $name } aimerait reprendre un coup.
table-event-undo-declined = { $name } n’est pas d’accord.
table-event-moves-undone =
    { $moves ->
        [one] { $name } reprend un coup.
       *[other] { $name } reprend : { $moves } coups sont annulés.
    }
table-event-chat-message = { $name } : { $text }
table-event-game-ended = La partie { $number } est finie.
table-event-room-closed = La table est fermée.

## Le menu

table-take-back = Reprendre mon dernier coup
table-undo-requested = { $name } aimerait reprendre un coup. D’accord ?
table-undo-waiting = Reprendre le coup ? On demande aux autres…
table-yes = Oui
table-no = Non
table-sound-on = Son : activé
table-sound-off = Son : coupé
table-preferences = Réglages
table-rules = Règles de ce jeu
table-players = Joueurs
table-mute = Ne plus entendre
table-unmute = Entendre à nouveau
table-mute-name = Ne plus entendre { $name }
table-unmute-name = Entendre à nouveau { $name }
table-move = Continuer sur un autre appareil
table-move-help = Ouvrez ce lien sur l’autre appareil, ou photographiez-y le code.
table-move-warning = Qui a ce lien a votre place. Ne le montrez à personne d’autre.
table-move-link = Lien vers votre place
table-lock = Changer la serrure
table-lock-help = Écarte tout autre appareil qui a votre place. Les liens d’avant ne valent plus.
table-lock-done = C’est fait : seul cet appareil a votre place. Le lien ci-dessus est nouveau.
table-leave = Se lever
table-leave-lobby = Votre place devient libre pour d’autres.
table-leave-game = Un bot continue pour vous. Avec cet appareil, vous pouvez revenir à tout moment.
table-close = Fermer la table
table-close-sure = La table s’arrête pour tout le monde, et personne ne peut continuer.
table-stay = Rester
table-over-look = Regarder la table
table-over-result = Voir le résultat
table-again = Encore une fois
