### Une table : s’asseoir, les préparatifs, la barre du haut, le journal, la conversation, la connexion.

## L’arrivée

table-title = { $game } · Forno
table-title-turn = ● À toi · { $game }
table-title-name = ● À { $name } de jouer · { $game }
table-home = Accueil
table-connecting = On rejoint la table…
table-none = Pas de table ici
table-none-text = On ne trouve pas cette table. Le lien est peut-être faux, ou la partie est finie.
table-older = Une nouvelle version est prête
table-broken = La table n’a pas pu être chargée.
table-closed = Cette table est fermée.
table-closed-text = Plus personne ne joue ici.
table-which-title = Deux places pour toi ?
table-which-text = Tu as déjà une place à cette table sur cet appareil. Le lien est pour une autre place.
table-which-new = Prendre la nouvelle place
table-which-old = Garder ma place
table-sit = Rejoindre la table
table-sit-invited = { $name } t’invite
table-sit-full = Toutes les places sont prises.
table-sit-locked = L’hôte a verrouillé la table.
table-unseated = Tu n’as plus cette place : elle a été libérée, ou cet appareil a été déconnecté.
table-watch = Juste regarder

## Avant le début

table-start = Commencer
table-start-bots =
    { $count ->
        [one] Commencer avec { $count } bot
       *[other] Commencer avec { $count } bots
    }
table-waiting = On attend que { $name } lance la partie
table-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
table-invite = Inviter
table-invite-help = Avec ce lien, on peut jouer avec toi.
table-link-local = Ce lien ne marche que sur cet appareil. Lance Forno avec « ./forno serve --host 0.0.0.0 », ouvre-le par le nom de ton ordinateur, et les téléphones du réseau pourront venir.
table-invite-link = Lien vers cette table
table-copy = Copier le lien
table-copied = Copié
table-share = Partager
table-qr = Code QR : { $name }
table-seats = Places
table-seats-number = Nombre de places
table-seats-fewer = Une place de moins
table-seats-more = Une place de plus
table-seat-number = Place { $number }
table-seat-colour = Couleur de { $name } : { $colour }
table-seat-colour-any = peu importe
table-seat-colour-pick = Choisis une couleur
table-seat-colour-taken = prise : { $name }
table-seat-free = Libre
table-seat-reserved = Réservée
table-seat-you = toi
table-seat-host = hôte
table-seat-bot = bot · { $level }
table-seat-gone = hors connexion
table-seat-away = un bot joue en attendant
table-seat-add-bot = Ajouter un bot
table-seat-level = Niveau du bot
table-seat-change = Modifier : { $name }
table-seat-keep = Réserver pour quelqu’un
table-seat-keep-help = La place a son propre lien. Il marche une fois, même si la table est verrouillée.
table-seat-reserve = Créer une invitation
table-seat-invite = Envoie ce lien à la personne que tu attends. Tu ne le verras qu’une fois.
table-seat-invite-link = Invitation à cette place
table-seat-open = Libérer la place
table-seat-remove = Retirer de la table
table-seat-hand-over = Nommer hôte
table-bot-random = Au hasard
table-bot-default = Simple
table-bot-novice = Débutant
table-bot-regular = Moyen
table-bot-expert = Expert
table-bot-master = Maître
table-somebody = Quelqu’un

## Les options du jeu

table-options = Variantes
table-options-changed =
    { $count ->
        [0] standard
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
table-option-on = oui
table-option-off = non
table-option-random = au hasard
table-option-next = le suivant à gauche
table-option-first-player = Qui commence
table-option-first-dealer = Qui donne en premier
table-option-open-log = Montrer tout le journal
table-option-doubles = Doubles sur la table
table-option-doubles-first = prises en premier
table-option-doubles-fitting = en premier, mais une simple pour finir
table-option-help = Demander de l’aide
table-option-start-card = Première carte
table-option-start-card-any = n’importe laquelle
table-option-start-card-number = un nombre
table-option-may-draw = Piocher alors qu’on peut jouer
table-option-jump-in = Interception
table-option-jump-in-all = avec n’importe quelle carte
table-option-jump-in-numbers = avec les nombres seulement
table-option-jump-in-off = jamais
table-option-two-player-reverse = Changement de sens à deux
table-option-two-player-reverse-turn = c’est à l’autre
table-option-two-player-reverse-skip = l’autre passe son tour
table-option-raising = Cumuler les pénalités
table-option-raising-same = avec la même carte seulement
table-option-raising-mixed = +2 et Joker +4 mélangés
table-option-triples = Trois nombres identiques ou plus d’un coup

## Les réglages de la table

table-settings = Chrono et spectateurs
table-set-clock = Chrono
table-clock-none = sans chrono
table-clock-per-decision = un temps par coup
table-clock-days = des jours par coup
table-set-seconds = Par coup
table-set-bank = Réserve pour la partie
table-set-days = Par coup
table-set-jump-in = Temps pour intercepter
table-set-latency-cap = Marge pour les connexions lentes
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
table-latency-cap =
    { $milliseconds ->
        [0] aucune
       *[other] jusqu’à { $milliseconds } ms
    }
table-set-bot-pace = Vitesse des bots
table-bot-pace-quick = rapide
table-bot-pace-normal = normale
table-bot-pace-slow = tranquille
table-set-chat = Chat
table-chat-free = activé
table-chat-phrases = phrases toutes faites
table-chat-off = désactivé
table-set-hints = Conseils permis
table-set-spectators = On peut regarder
table-set-listed = Dans la liste publique
table-set-locked = Verrouillée : plus personne ne peut entrer

## La barre du haut

table-menu = Menu
table-round = Manche { $round } sur { $rounds }
table-hand = Manche { $number }
table-sort-hand = Trier la main
table-your-turn = À toi de jouer
table-turn-of = C’est à { $name }
table-emptying = On vide le four
table-question = Une question pour toi
table-waits-for = On attend { $name }
table-you-watch = tu regardes
table-over = La partie est finie
table-time-left = Temps restant : { $time }
table-connected = en ligne
table-not-connected = pas de connexion
table-waited = La table t’attendait.
table-go-on = Continuer
table-played =
    { $count ->
        [one] Un bot a joué un coup pour toi :
       *[other] Un bot a joué { $count } coups pour toi :
    }
table-line-lost = Connexion perdue. On te reconnecte…
table-line-wait = Prochain essai dans { $seconds } s.
table-line-trying = Essai en cours…
table-line-now = Essayer maintenant
table-line-back = De nouveau en ligne

## Journal et conversation

table-log = Journal et chat
table-log-unread = Journal et chat : du nouveau
table-tab-turn = Depuis ton tour
table-tab-log = Ce qui s’est passé
table-tab-chat = Chat
table-tab-unread = nouveaux messages
table-log-empty = Il ne s’est encore rien passé.
table-log-memory-watching = Seuls les derniers coups sont affichés : se souvenir fait partie du jeu.
table-log-memory = Seulement ce qui s’est passé depuis ton dernier tour : se souvenir fait partie du jeu.
table-rule = La règle
table-rule-of = La règle pour : { $text }
table-rulebook = Ouvrir les règles
table-quick = Réactions et phrases
table-reactions = Réactions
table-reaction-thumbs-up = Pouce levé
table-reaction-clap = Bravo
table-reaction-laugh = Rire
table-reaction-wow = Oh !
table-reaction-cry = Larmes
table-reaction-heart = Cœur
table-reaction-fire = Feu
table-reaction-pizza = Pizza
table-phrases = Phrases toutes faites
table-chat-here = Écris quelque chose
table-chat-send = Envoyer
table-chat-empty = Personne n’a encore rien dit.
table-chat-is-off = Le chat est désactivé à cette table.
table-moves = Tes coups
table-event-seat-taken = { $name } rejoint la table.
    .you = Tu rejoins la table.
table-event-seat-left = { $name } quitte la table.
    .you = Tu quittes la table.
table-event-seat-cleared = { $name } n’est plus à la table.
table-event-name-changed = { $before } s’appelle maintenant { $name }.
    .you = Tu t’appelles maintenant { $name }.
table-event-queue-joined = { $name } attend une place.
    .you = Tu attends une place.
table-event-queue-left = { $name } n’attend plus de place.
    .you = Tu n’attends plus de place.
table-event-made-way = { $name } passe son tour cette fois.
    .you = Tu passes ton tour cette fois.
table-event-game-changed = Ensuite, on joue à { $game }.
table-event-host-changed = { $name } est maintenant l’hôte.
    .you = C’est toi l’hôte maintenant.
table-event-game-started = Partie { $number }. Le paquet est scellé – tu pourras le vérifier après la partie.
table-event-silent-seats = Le mélange se fait sans mots au hasard de { $names }.
table-event-game-continued = Suite d’une partie finie. La donne n’est pas scellée.
table-event-timed-out = Temps écoulé pour { $name } : un coup sûr est joué.
    .you = Temps écoulé : un coup sûr est joué pour toi.
table-event-player-away = { $name } s’absente. Un bot joue en attendant.
    .you = Tu t’absentes. Un bot joue en attendant.
table-event-player-back = { $name } est de retour.
    .you = Tu es de retour.
table-event-move-overtaken = { $name } a été plus rapide.
table-event-jump-in-lost = { $name } te bat de { $seconds } s.
table-event-undo-requested = { $name } aimerait reprendre un coup.
    .you = Tu demandes à reprendre un coup.
table-event-undo-declined = { $name } n’est pas d’accord.
    .you = Tu n’es pas d’accord.
table-event-moves-undone =
    { $moves ->
        [one] { $name } reprend un coup.
       *[other] { $name } reprend { $moves } coups.
    }
    .you =
        { $moves ->
            [one] Tu reprends un coup.
           *[other] Tu reprends { $moves } coups.
        }
table-event-reaction-sent = { $name }: { $reaction }
table-event-chat-message = { $name } : { $text }
table-event-nudged = { $by } fait signe à { $name }.
    .you = { $by } te fait signe.
table-event-vote-close-game = { $name } aimerait arrêter cette partie. Qu’en disent les autres ?
    .you = Tu proposes d’arrêter cette partie. On demande aux autres.
table-event-vote-remove = { $name } aimerait retirer { $other } de la table. Qu’en disent les autres ?
    .you = Tu proposes de retirer { $other } de la table. On demande aux autres.
table-event-vote-failed = Pas assez de voix : rien ne change.
table-event-take-over-requested = { $name } aimerait jouer à la place de { $other }.
    .you = Tu aimerais jouer à la place de { $other }.
table-event-take-over-declined = Pas de place pour { $name } pour l’instant.
    .you = Tu ne peux pas prendre le relais pour l’instant.
table-event-seat-taken-over = { $name } joue maintenant à la place de { $other }.
    .you = Tu joues maintenant à la place de { $other }.
table-event-game-ended = La partie { $number } est finie.
table-event-game-ended-early = La partie { $number } s’arrête là, sans résultat.
table-event-room-closed = La table est fermée.

table-menu-game = La partie
table-menu-device = Cet appareil
table-menu-go = Quitter

## Le menu

table-take-back = Reprendre mon dernier coup
table-undo-requested = { $name } aimerait reprendre un coup. D’accord ?
table-undo-waiting = On demande aux autres si tu peux reprendre…
table-yes = Oui
table-no = Non
table-sound-on = Son et vibration : activés
table-sound-off = Son et vibration : coupés
table-hook = Prévenir un salon de discussion
table-hook-about = Raconte à l’un de vos salons quand une partie commence ou finit, et à qui c’est de jouer pendant une absence. Rien de plus que ce que voit un spectateur.
table-hook-now = En ce moment : { $format } chez { $host }
table-hook-remove = Retirer
table-hook-secret = La clé de ses signatures, affichée cette seule fois :
table-hook-format = Service
table-hook-address = Adresse du webhook
table-hook-token = Jeton d’accès
table-hook-save = Enregistrer
table-preferences = Réglages
table-profile = Ton nom et ton visage
table-profile-save = Enregistrer
table-rules = Règles de ce jeu
table-players = Joueurs
table-mute = Rendre muet
table-unmute = Réactiver
table-mute-name = Rendre { $name } muet
table-unmute-name = Réactiver { $name }
table-move = Continuer sur un autre appareil
table-move-help = Ouvre ce lien sur l’autre appareil, ou scanne le code.
table-move-warning = Avec ce lien, n’importe qui peut jouer à ta place. Garde-le pour toi.
table-move-link = Lien vers ta place
table-lock = Déconnecter les autres appareils
table-lock-help = Les autres appareils perdent l’accès à ta place, et les anciens liens ne marchent plus.
table-lock-done = C’est fait. Seul cet appareil a maintenant ta place. Le lien ci-dessus est nouveau.
table-leave = Quitter la table
table-leave-lobby = Quelqu’un d’autre pourra prendre ta place.
table-leave-game = Les autres continuent, et un bot joue pour toi. Tu peux revenir à tout moment depuis cet appareil.
table-leave-waits = Ta table t’attend. Tu peux revenir à tout moment depuis cet appareil.
table-waits = Ta table t’attend.
table-plays-on =
    { $minutes ->
        [0] { $seconds ->
            [0] Les autres continuent ; un bot te remplace aussitôt.
            [one] Les autres continuent ; un bot te remplace après une seconde.
           *[other] Les autres continuent ; un bot te remplace après { $seconds } secondes.
        }
        [one] Les autres continuent ; un bot te remplace après une minute.
       *[other] Les autres continuent ; un bot te remplace après { $minutes } minutes.
    }
table-close = Fermer la table
table-close-sure = La table se ferme pour tout le monde, et personne ne peut continuer.
table-stay = Rester
table-over-look = Voir la table
table-over-result = Voir le résultat

## Une soirée ensemble

table-again = Rejouer
table-go = Aller à la table
table-next-made = La prochaine partie se prépare : { $game }.
table-next-begun = La partie suivante a commencé.
table-next-turn = La partie suivante a commencé, et c’est à toi.
table-ready = Je suis là, on y va
table-ready-undo = Attends, pas encore
table-ready-people = Qui est d’attaque pour la suite
table-ready-name = { $name } attend la prochaine partie.
table-ready-not = { $name } regarde encore le résultat.
table-ready-waiting = C’est noté. On attend { $names }.
table-ready-all = Tout le monde est là. C’est parti…
table-ready-free = Tout le monde est là, mais une place est encore libre.
table-seat-ready = d’attaque
table-start-now = Commencer tout de suite
table-change = Changer de jeu
table-change-about = Tout le monde reste à la table, avec le même lien.
table-change-out =
    { $count ->
        [one] L’un de vous passe son tour cette fois. La prochaine fois, quelqu’un d’autre.
       *[other] { $count } d’entre vous passent leur tour cette fois. La prochaine fois, d’autres.
    }
table-change-play = Jouer à { $game }
table-queue = En attente d’une place
table-queue-wait = Tu es dans la file. La prochaine place libre est pour toi.
table-queue-leave = Quitter la file
table-queue-leave-sure = Tu perds ta place dans la file. Tu peux toujours regarder.
table-evening = La soirée
table-score-name = Nom
table-score-wins = Victoires
table-score-place = Place moyenne
table-score-games = Parties
table-score-bots = Bots : { $level }
table-past-game = Partie { $number } : { $game }
table-past-won =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
table-past-early = Arrêtée avant la fin, sans résultat
table-guest-watching = Une partie est en cours : pour l’instant, tu regardes.
table-guest-over = Cette partie est finie. Tu peux être de la prochaine.
table-guest-queue =
    { $place ->
        [1] Tu es de la prochaine partie.
       *[other] Tu es numéro { $place } dans la file.
    }
table-guest-seated = Tu as une place dans la prochaine partie.
table-guest-asked = Tu demandes la place de { $name }. On attend un oui…
table-guest-cancel = Laisse tomber
table-guest-join = Jouer la prochaine partie
table-guest-take-over = Remplacer un bot
table-guest-next = Ensuite : choisir une place
table-guest-seats = Quelle place veux-tu ? Tu continues avec ses cartes.
table-guest-seats-ask = Quelle place veux-tu ? On demande d’abord à l’hôte.
table-request = { $name } aimerait jouer à la place de { $other }. D’accord ?
table-vote-close-game = { $name } aimerait arrêter cette partie. D’accord ?
table-vote-close-game-own = Tu proposes d’arrêter cette partie.
table-vote-remove = { $name } aimerait retirer { $other } de la table. D’accord ?
table-vote-remove-own = Tu proposes de retirer { $other } de la table.
table-vote-count = Oui : { $yes } sur { $needed }
table-vote-withdraw = Retirer la demande
table-end = Arrêter cette partie
table-end-sure = On demande aux autres. Si plus de la moitié est d’accord, la partie s’arrête sans résultat. La table reste ouverte.
table-remove = Retirer de la table
table-hand-over = Ou laisse un ami jouer à ta place :
table-nudge = Faire signe à { $name }
table-nudged = Signe envoyé à { $name }.
table-set-take-over = Remplacer un bot en cours de partie
table-take-over-ask = si l’hôte est d’accord
table-take-over-open = tout le monde, tout de suite
table-take-over-off = non
table-set-absent = Si quelqu’un manque au départ
table-absent-bot = un bot joue
table-absent-sit-out = sans lui, cette fois
table-set-guests-talk = Ceux qui attendent peuvent parler

## Plusieurs sur un appareil

table-shared-add = Ajouter quelqu’un sur cet appareil
table-shared-title = Encore quelqu’un sur cet appareil
table-shared-do = Ajouter
table-shared-here = sur cet appareil
table-shared-there = partage un appareil
table-shared-remove = Retirer { $name }
table-shared-face = Changer le nom et le visage de { $name }
table-shared-note = Vous vous passez cet appareil. Entre deux tours, il ne montre les cartes de personne, et le chrono attend.
table-shared-no-jump-ins = Certains partagent un appareil : cette fois, personne n’intercepte. Pendant que le téléphone circule, ce ne serait pas juste.
table-shared-pass = Passe le téléphone à { $name }
table-shared-pass-text = Aucune carte visible. Elles apparaissent quand { $name } touche le bouton.
table-shared-wait-text = Personne ici n’a à jouer pour l’instant. Tu veux voir tes cartes ?
table-shared-uncover = C’est moi, { $name }
table-shared-done = Fini, je passe
table-shared-hide = Cacher mes cartes
table-shared-clock = chrono en attente

# Reporting somebody
table-report = Signaler
table-report-name = Signaler { $name }
table-report-about = Seule la personne qui gère ce serveur le lira. { $name } n’en saura rien.
table-report-reason = Quel est le problème ?
table-report-insult = Insultes
table-report-bad-name = Le nom
table-report-spam = Spam
table-report-cheating = Triche
table-report-other = Autre chose
table-report-line = Quel message ?
table-report-no-line = Aucun en particulier
table-report-note = Avec tes mots (facultatif)
table-report-send = Envoyer le signalement
table-report-done = Merci. Ton signalement est envoyé. Tu peux aussi couper { $name } pour ne plus voir ses messages.
