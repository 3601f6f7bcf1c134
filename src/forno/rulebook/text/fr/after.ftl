## Après la partie : le bilan et les reprises

after-you-won = Tu gagnes !
after-you-tied = Tu partages la victoire !
after-won =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
after-place = Place
after-name = Nom
after-served = Servies
after-points = Points
after-left = + { $count } en main
after-again = Rejouer
after-look-back = Revoir la partie
after-check = La donne était-elle honnête ?
after-share = Laisser les autres la voir
after-home = À l’accueil
after-back = Retour à la table
after-no-story = Le récit de cette partie est réservé à ceux qui étaient à la table.
after-plot-orders = Commandes servies
after-plot-points = Points : le moins est le mieux
after-plot-time-orders = Commandes sorties du four
after-plot-time-hands = Donnes jouées
after-burned =
    { $count ->
        [one] Une commande brûlée
       *[other] { $count } commandes brûlées
    }
after-burned-others = Celles des autres : { $count }
after-burned-by = { $name }, manche { $round }
after-missing = Il manquait sur la table :
after-missing-kind = { $number } d’une même sorte
after-missing-mixed = { $number } de n’importe quelle sorte
after-missing-double = cartes doubles : { $number }
after-not-lacking = La table suffisait ; elle a échoué par sa propre règle.
after-replay = { $game } : revoir la partie
after-public = Ce que tous ont vu
after-open = Cartes ouvertes
after-eyes = Vu par { $name }
after-seen-by = Vu par
after-steps = Étapes de la partie
after-step = Étape { $step } sur { $steps }
after-first = Au début
after-previous = Une étape en arrière
after-next = Une étape en avant
after-last = À la fin

## A-t-on bien joué ?

after-review = Ai-je bien joué ?
after-review-thinking = Un maître revoit chacun de tes choix. Ça peut prendre une demi-minute.
after-review-share = Part égale
after-review-deal = La donne
after-review-luck = Le hasard
after-review-skill = Tes choix
after-review-result = Le résultat
after-review-hundred = Sur cent : une victoire vaut 100. La somme des quatre premiers est le résultat.
after-review-course = Tes chances de gagner
after-review-agreed =
    { $count ->
        [0] Il n’y avait rien à choisir.
        [one] Tu avais un seul choix ; { $agreed ->
            [0] un maître en aurait fait un autre.
           *[other] un maître aurait fait le même.
        }
       *[other] Sur tes { $count } choix, { $agreed } sont ceux d’un maître.
    }
after-review-costly = Ce qui t’a le plus coûté
after-review-better = Mieux : { $move }.
after-review-see = Voir ce moment

## Was the deal fair?

after-fair-title = La donne était-elle honnête ?
after-fair-checking = Ton appareil redistribue les cartes…
after-fair-good = Oui. Tout est juste.
after-fair-good-sealed = Chaque carte dévoilée est juste.
after-fair-good-unnoted = Ce que dit l’enregistrement est cohérent.
after-fair-bad =
    { $count ->
        [one] Une vérification a échoué.
       *[other] { $count } vérifications ont échoué.
    }
after-fair-sealed = Dans cet enregistrement, les cartes cachées le restent : on ne peut vérifier que celles que la partie a révélées.
after-fair-unnoted = Cet appareil n’a rien noté avant la partie : il ne peut pas dire si ces empreintes sont bien celles d’alors. Compare-les avec quelqu’un qui a joué.
after-fair-limits = Ton appareil a vérifié lui-même la première donne. Les mélanges suivants et les coups ne sont pas vérifiés ici : « forno verify » s’en charge, avec l’enregistrement sauvegardé.
after-fair-unreadable = Cet enregistrement est illisible : rien ne peut être vérifié.
after-fair-hashes = Montrer les empreintes
after-fair-promised = Promis
after-fair-found = Trouvé
after-fair-right = Juste :
after-fair-wrong = Faux :
after-fair-check-same-commitment = L’empreinte que tu as vue
    .good = Avant la partie, ton appareil a noté l’empreinte du secret. C’est toujours la même.
    .bad = Avant la partie, ton appareil a noté une autre empreinte du secret que celle de l’enregistrement.
after-fair-check-words = Ta part du mélange
    .good = Ce que ton appareil a ajouté au mélange s’y trouve, intact.
    .bad = Ce que ton appareil a ajouté au mélange n’y est pas, ou a été changé.
after-fair-check-same-root = Les cartes scellées
    .good = Avant que l’on voie la première carte, ton appareil a noté l’empreinte de toutes les cartes. C’est toujours la même.
    .bad = Avant que l’on voie la première carte, ton appareil a noté une autre empreinte des cartes que celle de l’enregistrement.
after-fair-check-commitment = Le secret
    .good = Le serveur a scellé un nombre secret avant que quiconque ajoute ses mots. C’est bien ce nombre qu’il vient d’ouvrir.
    .bad = Le secret ouvert n’est pas celui que le serveur avait scellé avant la partie.
after-fair-check-seed = La part de chacun
    .good = Les mots des { $seats } places sont dans le mélange : personne n’a choisi les cartes seul.
    .bad = Le secret et les mots des { $seats } places ne donnent pas le mélange indiqué dans l’enregistrement.
after-fair-check-root = Les cartes
    .good = Redistribuées sur ton appareil, les { $cards } cartes cachées sont celles qui étaient fixées avant que l’on voie la première.
    .bad = Redistribuées sur ton appareil, les cartes ne sont pas celles qui étaient fixées avant la partie.
after-fair-check-places = Les mains et les piles
    .good = Dans chaque main et chaque pile, il y avait autant de cartes que le jeu le veut.
    .bad = Le nombre de cartes dans les mains et les piles ne convient pas à ce jeu.
after-fair-check-deal = La donne enregistrée
    .good = Carte par carte, la donne est notée telle que le mélange la donne.
    .bad = La donne notée n’est pas celle que donne le mélange.
after-fair-check-opened = Les cartes dévoilées
    .good = { $count } cartes sur { $cards } ont été dévoilées. Chacune est celle qui était fixée à sa place avant la partie.
    .bad = { $count } cartes sur { $cards } ont été dévoilées, mais toutes ne sont pas celles qui étaient fixées à leur place avant la partie.
after-fair-check-hand = Ta main
    .good = Les cartes que l’on t’a montrées au début sont celles que le mélange t’a données.
    .bad = Les cartes que l’on t’a montrées au début ne sont pas celles que le mélange t’a données.
