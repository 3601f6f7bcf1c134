## Après la partie : le final, les résultats et le replay

after-you-won = Tu gagnes !
after-you-tied = Tu partages la victoire !
after-won =
    { $count ->
        [one] { $names } gagne
       *[other] Victoire partagée : { $names }
    }
after-ended-early = La partie s’arrête là. Personne ne gagne.
after-finale = On compte
after-skip = Passer
after-pizzas =
    { $count ->
        [one] { $count } pizza
       *[other] { $count } pizzas
    }
after-score-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
after-place = Place
after-name = Nom
after-served = Pizzas servies
after-left = Cartes en main (égalité)
after-points = Points
after-rule-pizza = Le plus de pizzas servies gagne. En cas d’égalité, le plus d’ingrédients en main.
after-rule-solo = Le moins de points gagne.
after-options = Et maintenant ?
after-look-back = Voir le replay
after-check = La donne était-elle honnête ?
after-share = Partager la partie
after-share-about = Tout le monde à la table doit être d’accord avant que d’autres puissent regarder.
after-share-agree = Laisser les autres regarder
after-share-waiting = Il manque encore l’accord de { $names }. Ensuite le lien marchera pour tous.
after-share-link = Lien du replay
after-share-ready = Toute personne qui a ce lien peut regarder la partie.
after-picture = Partager le résultat en image
after-picture-saved = Image enregistrée
after-home = Accueil
after-back = Retour à la table
after-no-story = Seuls ceux qui étaient à la table peuvent voir le déroulement de cette partie.
after-plot-orders = Pizzas servies
after-plot-points = Points : le moins est le mieux
after-plot-time-orders = Commandes sorties du four
after-plot-time-hands = Manches jouées
after-failed =
    { $count ->
        [one] Une commande ratée
       *[other] { $count } commandes ratées
    }
after-failed-others = Chez les autres : { $count }
after-failed-by = { $name }, manche { $round }
after-missing = Il manquait sur la table :
after-missing-kind = { $number } d’une même sorte
after-missing-mixed = { $number } de n’importe quelle sorte
after-missing-double = cartes doubles : { $number }
after-unwanted = Interdit, mais sur la table : { $cards }.
after-not-won = Tout s’est joué avec les cartes en main : perdue.

## Replay

after-replay = { $game } : replay
after-public = Vue du public
after-open = Cartes ouvertes
after-view-of = Vue de { $name }
after-seen-by = Point de vue
after-steps = Commandes du replay
after-step = Étape { $step } sur { $steps }
after-first = Au début
after-previous = Une étape en arrière
after-next = Une étape en avant
after-last = À la fin
after-play = Lecture
after-pause = Pause
after-speed = Vitesse
after-speed-times = { $times } fois
after-moves = Coups
after-round = Manche { $number }
after-hand = Manche { $number }
after-dealt = Les cartes sont distribuées.
after-oven = Dans le four, de bas en haut
after-oven-empty = Le four est vide
after-play-on = Reprendre d’ici
after-play-on-about = Tu as ta propre table avec exactement ces cartes, contre des bots. Tu les as vues : cette donne n’est pas scellée.
after-play-on-seat = Tu joues à la place de
after-play-on-start = Reprendre
after-play-on-over = Ici, la partie est finie. Recule d’une étape pour reprendre.

## A-t-on bien joué ?

after-review = Ai-je bien joué ?
after-review-thinking = L’expert passe tes décisions en revue. Ce qu’il trouve s’affiche ici.
after-review-progress = { $done } décisions vérifiées sur { $total }
after-review-share = Part égale
after-review-deal = La donne
after-review-luck = Le hasard
after-review-skill = Tes choix
after-review-both = Hasard et choix
after-review-result = Le résultat
after-review-hundred = Chances de gagner en %. La somme des quatre premiers est le résultat.
after-review-imprecise = Ici, impossible de séparer le hasard de tes choix : l’estimation n’est bonne qu’à ± { $interval } près.
after-review-rough = Ici, impossible de séparer le hasard de tes choix : l’estimation est trop grossière.
after-review-course = Tes chances de gagner
after-review-agreed =
    { $count ->
        [0] Il n’y avait rien à décider.
        [one] Tu avais une seule décision ; { $agreed ->
            [0] l’expert aurait choisi autrement.
           *[other] l’expert aurait fait pareil.
        }
       *[other] Tu as joué comme l’expert dans { $agreed } décisions sur { $count }.
    }
after-review-costly = Ce qui t’a coûté le plus
after-review-better = Mieux : { $move }.
after-review-see = Montrer ce moment

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
after-fair-unnoted = Cet appareil n’a rien noté avant la partie : il ne peut pas dire si ces sceaux sont bien ceux d’alors. Compare les empreintes avec quelqu’un qui a joué.
after-fair-limits = Ton appareil a vérifié lui-même la première donne. Les mélanges suivants et les coups ne sont pas vérifiés ici : « forno verify » s’en charge, avec l’enregistrement sauvegardé.
after-fair-unsealed = Cette partie en reprend une autre, avec les mêmes cartes. Elles étaient connues : la donne n’était pas scellée, il n’y a rien à vérifier.
after-fair-unreadable = Cet enregistrement est illisible : rien ne peut être vérifié.
after-fair-hashes = Montrer les empreintes
after-fair-promised = Scellé
after-fair-found = Trouvé
after-fair-right = Juste :
after-fair-wrong = Faux :
after-fair-check-same-commitment = Le sceau que tu as vu
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
    .good = Les cartes qu’on t’a montrées au début sont celles que le mélange t’a données.
    .bad = Les cartes qu’on t’a montrées au début ne sont pas celles que le mélange t’a données.
after-fair-check-moves = Les coups
    .good = Ton appareil a rejoué les { $count } coups. Tous sont permis et mènent au résultat.
    .bad = Rejoués sur ton appareil, les coups ne sont pas tous permis, ou ils mènent à un autre résultat.
