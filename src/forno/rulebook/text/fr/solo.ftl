# Ce qui s’est passé

solo-event-hand-began = Manche { $number }. { $name } distribue.
    .you = Manche { $number }. Tu distribues.
solo-event-drew =
    { $count ->
        [one] { $name } pioche une carte.
       *[other] { $name } pioche { $count } cartes.
    }
    .you =
        { $count ->
            [one] Tu pioches une carte.
           *[other] Tu pioches { $count } cartes.
        }
solo-event-drew-cards = { $name } pioche { $cards }.
    .you = Tu pioches { $cards }.
solo-event-received =
    { $count ->
        [one] { $name } a maintenant 1 carte.
       *[other] { $name } a maintenant { $count } cartes.
    }
    .you =
        { $count ->
            [one] Tu as maintenant 1 carte.
           *[other] Tu as maintenant { $count } cartes.
        }
solo-event-received-cards = { $name } a maintenant { $cards }.
    .you = Tu as maintenant { $cards }.
solo-event-started = Première carte : { $card }.
solo-event-played = { $name } : { $cards }.
    .you = Toi : { $cards }.
solo-event-played-solo = { $name } : { $cards }. « SOLO ! »
    .you = Toi : { $cards }. « SOLO ! »
solo-event-jumped = { $name } intercepte : { $cards }.
    .you = Tu interceptes : { $cards }.
solo-event-jumped-solo = { $name } intercepte : { $cards }. « SOLO ! »
    .you = Tu interceptes : { $cards }. « SOLO ! »
solo-event-colour-named = { $name } choisit la couleur : { $colour }.
    .you = Tu choisis la couleur : { $colour }.
solo-event-hands-swapped = { $name } échange sa main avec { $other }.
    .you = Tu échanges ta main avec { $other }.
    .to-you = { $name } échange sa main avec la tienne.
solo-event-hand-kept = { $name } n’échange pas.
    .you = Tu n’échanges pas.
solo-event-hands-passed = Tout le monde passe sa main.
solo-event-kept = { $name } garde la carte.
    .you = Tu gardes la carte.
solo-event-passed = { $name } passe.
    .you = Tu passes.
solo-event-forgot = { $name } oublie de dire SOLO.
    .you = Tu as oublié de dire SOLO.
solo-event-skipped = { $name } passe son tour.
    .you = Tu passes ton tour.
solo-event-reversed-left = On change de sens : maintenant vers la gauche.
solo-event-reversed-right = On change de sens : maintenant vers la droite.
solo-event-penalty-taken =
    { $count ->
        [one] { $name } prend la pénalité : { $count } carte.
       *[other] { $name } prend la pénalité : { $count } cartes.
    }
    .you =
        { $count ->
            [one] Tu prends la pénalité : { $count } carte.
           *[other] Tu prends la pénalité : { $count } cartes.
        }
solo-event-reshuffled =
    { $count ->
        [one] On remélange : { $count } carte à piocher.
       *[other] On remélange : { $count } cartes à piocher.
    }
solo-event-hand-ended = { $name } n’a plus de cartes ! La manche est finie.
    .you = Tu n’as plus de cartes ! La manche est finie.
solo-event-hand-stuck = Personne ne peut jouer ni piocher. La manche est finie.
solo-event-game-ended = La partie est finie. Le moins de points : { $names }.

# Ce qu’on te demande

solo-ask-turn = À toi. Sur le dessus : { $card }
solo-ask-turn-colour = À toi. Couleur : { $colour }
solo-ask-turn-any = À toi. Toute carte convient.
solo-ask-turn-penalty =
    { $count ->
        [one] En rajouter une, ou piocher { $count } carte ?
       *[other] En rajouter une, ou piocher { $count } cartes ?
    }
solo-ask-drawn = Tu as pioché : { $card }
solo-ask-choose-colour = Choisis une couleur
solo-ask-choose-swap = Échanger ta main avec…

# Qui l’on attend

solo-wait-turn = C’est à { $name }
solo-wait-drawn = { $name } a pioché une carte
solo-wait-choose-colour = { $name } choisit une couleur
solo-wait-choose-swap = { $name } peut échanger sa main
solo-wait-over = La partie est finie.
solo-wait-sealed = Dès que le temps d’interception est écoulé : { $move }

# Ce que tu peux faire

solo-do-play = Jouer : { $cards }
solo-do-play-solo = « SOLO ! » Jouer : { $cards }
solo-do-jump = Intercepter : { $card }
solo-do-jump-solo = « SOLO ! » Intercepter : { $card }
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
solo-do-more = Choisis-en d’autres avec ce nombre

# Ce que tu vois

solo-see-players = Joueurs
solo-see-seat =
    { $count ->
        [one] { $name } : { $count } carte, { $points } points
       *[other] { $name } : { $count } cartes, { $points } points
    }
solo-see-seat-turn =
    { $count ->
        [one] C’est à { $name } : { $count } carte, { $points } points
       *[other] C’est à { $name } : { $count } cartes, { $points } points
    }
solo-see-points = { $points } pts
solo-see-away = un bot joue en attendant
solo-see-own =
    { $count ->
        [one] Toi : { $count } carte · { $points } pts
       *[other] Toi : { $count } cartes · { $points } pts
    }
solo-see-top = Sur le dessus : { $card }. Couleur : { $colour }.
solo-see-left = Le jeu va vers la gauche.
solo-see-right = Le jeu va vers la droite.
solo-see-penalty =
    { $count ->
        [one] Pénalité : { $count } carte
       *[other] Pénalité : { $count } cartes
    }
solo-see-pile =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
solo-see-hand =
    { $count ->
        [one] Ta main : { $count } carte
       *[other] Ta main : { $count } cartes
    }
solo-see-fits = { $card }, jouable
solo-see-jumps = { $card }, intercepte maintenant
solo-see-drawn = { $card }, carte piochée
solo-see-new = nouvelle
solo-see-jump-in = Intercepte maintenant !
solo-see-window = Un instant pour intercepter
solo-see-call = SOLO
solo-see-call-name = Annoncer SOLO avec ma prochaine carte
solo-see-choices = Tous les choix
solo-see-hint = Conseil

# Interceptions : qui a été plus rapide

solo-note-jump-in-lost = { $name } te bat de { $seconds } s
solo-note-move-overtaken = { $name } a été plus rapide

# La feuille de marque après une manche

solo-sheet-title = Manche { $number } : points
solo-sheet-won = { $name } gagne la manche !
    .you = Tu gagnes la manche !
solo-sheet-about = Les cartes qui restent en main sont des points. À la fin, c’est le plus petit total qui gagne.
solo-sheet-player = Joueur
solo-sheet-hand = Manche
solo-sheet-total = Total
solo-sheet-out = a fini
solo-sheet-stuck = Personne ne pouvait jouer ni piocher.
