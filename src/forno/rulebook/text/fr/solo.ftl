# Ce qui s’est passé

solo-event-hand-began = Manche { $number }. À la donne : { $name }.
solo-event-drew =
    { $count ->
        [one] { $name } pioche une carte.
       *[other] { $name } pioche { $count } cartes.
    }
solo-event-drew-cards = { $name } pioche : { $cards }.
solo-event-received =
    { $count ->
        [one] { $name } a maintenant 1 carte.
       *[other] { $name } a maintenant { $count } cartes.
    }
solo-event-received-cards = { $name } a maintenant : { $cards }.
solo-event-started = La première carte : { $card }.
solo-event-played = { $name } : { $cards }.
solo-event-played-solo = { $name } : { $cards }. « SOLO ! »
solo-event-jumped = { $name } intercepte : { $cards }.
solo-event-jumped-solo = { $name } intercepte : { $cards }. « SOLO ! »
solo-event-colour-named = { $name } choisit la couleur : { $colour }.
solo-event-hands-swapped = Mains échangées : { $name } et { $other }.
solo-event-hand-kept = { $name } n’échange avec personne.
solo-event-hands-passed = Tout le monde passe sa main.
solo-event-kept = { $name } garde la carte.
solo-event-passed = { $name } passe.
solo-event-forgot = { $name } oublie d’annoncer SOLO.
solo-event-skipped = { $name } passe son tour.
solo-event-reversed-left = Le sens change : vers la gauche.
solo-event-reversed-right = Le sens change : vers la droite.
solo-event-penalty-taken =
    { $count ->
        [one] { $name } prend la pénalité : { $count } carte.
       *[other] { $name } prend la pénalité : { $count } cartes.
    }
solo-event-reshuffled =
    { $count ->
        [one] Une nouvelle pioche : { $count } carte.
       *[other] Une nouvelle pioche : { $count } cartes.
    }
solo-event-hand-ended = { $name } a fini ! La manche est terminée.
solo-event-hand-stuck = Plus personne ne peut jouer. La manche est terminée.
solo-event-game-ended = La partie est terminée. Le moins de points : { $names }.

# Ce qu’on vous demande

solo-ask-turn = À vous. Sur le dessus : { $card }
solo-ask-turn-colour = À vous. Couleur : { $colour }
solo-ask-turn-any = À vous. Toute carte convient.
solo-ask-turn-penalty =
    { $count ->
        [one] Monter, ou piocher { $count } carte ?
       *[other] Monter, ou piocher { $count } cartes ?
    }
solo-ask-drawn = Carte piochée : { $card }
solo-ask-choose-colour = Quelle couleur doit suivre ?
solo-ask-choose-swap = Avec qui échangez-vous votre main ?

# Qui l’on attend

solo-wait-turn = C’est le tour de : { $name }
solo-wait-drawn = Vient de piocher : { $name }
solo-wait-choose-colour = Choisit une couleur : { $name }
solo-wait-choose-swap = Peut échanger sa main : { $name }
solo-wait-over = La partie est terminée.
solo-wait-sealed = Votre réponse comptera à la fin du délai : { $move }

# Ce que vous pouvez faire

solo-do-play = Jouer : { $cards }
solo-do-play-solo = « SOLO ! » Jouer : { $cards }
solo-do-jump = Intercepter : { $card }
solo-do-jump-solo = « SOLO ! » Intercepter : { $card }
solo-do-draw = Piocher une carte
solo-do-draw-penalty =
    { $count ->
        [one] Piocher { $count } carte
       *[other] Piocher { $count } cartes
    }
solo-do-keep = La garder
solo-do-pass = Passer
solo-do-colour = { $colour }
solo-do-swap = Échanger avec { $name }
solo-do-swap-nobody = Garder ma main
solo-do-more = Choisissez-en d’autres avec ce nombre

# Ce que vous voyez

solo-see-players = Joueurs
solo-see-seat =
    { $count ->
        [one] { $name } : { $count } carte, { $points } points
       *[other] { $name } : { $count } cartes, { $points } points
    }
solo-see-seat-turn =
    { $count ->
        [one] À son tour, { $name } : { $count } carte, { $points } points
       *[other] À son tour, { $name } : { $count } cartes, { $points } points
    }
solo-see-points = { $points } pts
solo-see-away = absent, un bot joue
solo-see-own =
    { $count ->
        [one] { $count } carte · { $points } pts
       *[other] { $count } cartes · { $points } pts
    }
solo-see-top = Sur le dessus : { $card }. Couleur : { $colour }.
solo-see-left = Le jeu va vers la gauche.
solo-see-right = Le jeu va vers la droite.
solo-see-penalty =
    { $count ->
        [one] Pénalité : { $count } carte
       *[other] Pénalité : { $count } cartes
    }
solo-see-pile =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
solo-see-hand =
    { $count ->
        [one] Votre main : { $count } carte
       *[other] Votre main : { $count } cartes
    }
solo-see-fits = { $card }, jouable
solo-see-jumps = { $card }, intercepter
solo-see-drawn = { $card }, carte piochée
solo-see-new = neuve
solo-see-jump-in = On peut intercepter.
solo-see-call = SOLO
solo-see-call-name = Annoncer SOLO avec ma prochaine carte
solo-see-choices = Tous les choix
solo-see-hint = Conseil

# Interceptions : qui a été plus rapide

solo-note-jump-in-lost = Plus rapide de { $milliseconds } ms : { $name }
solo-note-move-overtaken = Interception avant vous : { $name }

# La feuille de marque après une manche

solo-sheet-title = Manche { $number } : les points
solo-sheet-player = Joueur
solo-sheet-hand = Manche
solo-sheet-total = Total
solo-sheet-out = a fini
solo-sheet-stuck = Plus personne ne pouvait jouer.
