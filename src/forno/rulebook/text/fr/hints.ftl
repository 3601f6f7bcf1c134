# Conseils : ce que ferait un bon robot, et pourquoi, en une phrase. $name est un joueur.

hint-usual = Voilà ce que je ferais ici.
hint-any = J’essaierais quelque chose, tout simplement.
hint-default = C’est le choix sûr : celui qu’on joue pour qui ne répond pas à temps.
hint-only = Vous ne pouvez rien faire d’autre ici.
hint-search = De tous vos coups, celui-ci s’est montré le meilleur, essayé dans { $worlds } donnes imaginées conformes à ce que vous savez : { $gain } sur cent de mieux que le suivant.
hint-search-found = Essayé dans bien des donnes imaginées conformes à ce que vous savez, ce coup s’est montré le meilleur.

hint-pizza-put-for = Enfournez ce que demande votre prochaine commande, juste au-dessous d’elle : { $cards }, pour « { $order } ».
hint-pizza-put-spare = Aucune de vos commandes n’en a besoin : { $cards }.
hint-pizza-put-least = C’est ce dont vous vous passerez le plus facilement : { $cards }.
hint-pizza-wait = Il n’y a sans doute pas encore assez dans le four pour vos commandes : gardez-les un peu.
hint-pizza-lay = Avec votre main et ce que contient sans doute le four, elle a de bonnes chances : « { $order } ».
hint-pizza-lay-try = Cela peut réussir, et une commande ratée retourne simplement sous votre serveur : « { $order } ».
hint-pizza-lay-bold = Vous avez plus de commandes que de tours à jouer : tentez-en une à chaque tour : « { $order } ».
hint-pizza-lay-last = C’est la dernière manche, et une commande restée en main ne compte pas, alors tentez : « { $order } ».
hint-pizza-draw-waiter =
    { $count ->
        [0] Vous n’avez aucune commande en main : prenez-en chez votre serveur.
        [one] Vous n’avez qu’une commande en main : prenez-en d’autres chez votre serveur.
       *[other] Vous n’avez que { $count } commandes en main : prenez-en d’autres chez votre serveur.
    }
hint-pizza-draw-kitchen = Pour les commandes de votre main, il vous faut des ingrédients : piochez dans la cuisine.
hint-pizza-serve-free = La table a tout ce qu’il faut : servez, et gardez votre main.
hint-pizza-serve = Vous pouvez la servir avec peu de cartes de votre main : { $cards }.
hint-pizza-ask = Vous n’y arriverez pas sans aide, et demander ne coûte rien.
hint-pizza-fail = Il manque trop de choses : laissez échouer cette commande.
hint-pizza-fail-spare = La servir coûterait plus qu’elle ne rapporte : ce qu’il faudrait vaut mieux pour vos prochaines commandes. Laissez-la brûler.
hint-pizza-series =
    { $count ->
        [one] Vous pouvez payer un quatuor tout de suite.
       *[other] La table et votre main suffisent pour { $count } quatuors d’un coup.
    }
hint-pizza-no-series = La table et votre main ne suffisent pas pour une série : restez-en à ce quatuor.
hint-pizza-way = C’est ainsi qu’il manque le moins.
hint-pizza-want = Demandez le moins possible, quelqu’un l’aura plus facilement : { $cards }.
hint-pizza-number =
    { $count ->
        [one] Demandez le moins possible : un ingrédient suffit.
       *[other] Demandez le moins possible : { $count } ingrédients suffisent.
    }
hint-pizza-kind = Demandez la sorte dont il reste le plus de cartes cachées.
hint-pizza-give = Qui aide voit servie la première commande de son serveur ; cela vaut bien ces cartes : { $cards }.
hint-pizza-cannot-give = Vous n’avez pas ce qui est demandé.
hint-pizza-no-reward = Votre serveur est vide : aider ne vous rapporterait rien.
hint-pizza-duel = Avec { $count }, vous devriez dépasser ce que les autres ont ensemble.
hint-pizza-duel-all = Les autres en ont peut-être beaucoup, alors engagez tout : { $count }.
hint-pizza-no-duel = Vous en avez trop peu pour un duel.
hint-pizza-show = Vous reprenez ce que vous montrez, et cela peut arrêter cette commande.
hint-pizza-name =
    { $count ->
        [one] Avec un seul ingrédient, pas de choix possible : { $name }.
       *[other] Avec { $count } ingrédients seulement, c’est là que le choix est le plus petit : { $name }.
    }
hint-pizza-show-card = Vous en voyez vous-même beaucoup, l’autre n’en a donc sans doute pas : { $card }.
hint-pizza-match = Cette carte convient : { $cards }.

hint-solo-out = Avec votre dernière carte, vous avez fini : { $card }.
hint-solo-call = Dites « SOLO » en la jouant, car il ne vous restera qu’une carte : { $card }.
hint-solo-raise = Augmentez la pénalité, et c’est le suivant qui devra piocher : { $card }.
hint-solo-pass-on =
    { $count ->
        [one] La main qui vous arrive n’a qu’une carte.
       *[other] La main qui vous arrive n’a que { $count } cartes.
    }
hint-solo-alone = C’est la seule carte qui convient : { $card }.
hint-solo-attack =
    { $count ->
        [one] Plus qu’une carte dans cette main, alors freinez { $name }.
       *[other] Plus que { $count } cartes dans cette main, alors freinez { $name }.
    }
hint-solo-to-swap =
    { $count ->
        [one] Elle vous permet d’échanger contre une main d’une seule carte : { $card }.
       *[other] Elle vous permet d’échanger contre une main de { $count } cartes seulement : { $card }.
    }
hint-solo-keep-black = Les cartes noires vont sur tout, gardez-les pour plus tard et jouez : { $card }.
hint-solo-black = Gardez vos autres cartes et servez-vous maintenant d’une noire : { $card }.
hint-solo-same-colour =
    { $count ->
        [one] Il vous reste une carte de cette couleur pour continuer : { $card }.
       *[other] Il vous reste { $count } cartes de cette couleur pour continuer : { $card }.
    }
hint-solo-costly =
    { $count ->
        [one] Parmi les cartes qui conviennent, débarrassez-vous d’abord de la plus chère : { $card }, un point.
       *[other] Parmi les cartes qui conviennent, débarrassez-vous d’abord de la plus chère : { $card }, { $count } points.
    }
hint-solo-draw = Aucune de vos cartes ne convient : piochez.
hint-solo-wait = Ce qui convient vous donnerait une main plus grande : mieux vaut piocher.
hint-solo-penalty =
    { $count ->
        [one] Vous ne pouvez pas augmenter la pénalité : piochez une carte.
       *[other] Vous ne pouvez pas augmenter la pénalité : piochez { $count } cartes.
    }
hint-solo-pass = Vous ne pouvez ni jouer ni piocher.
hint-solo-play-drawn = La carte piochée convient, jouez-la tout de suite : { $card }.
hint-solo-keep = La carte piochée ne convient pas : gardez-la.
hint-solo-keep-back = La jouer vous donnerait une main plus grande : gardez-la.
hint-solo-jump = Vous avez exactement la carte du dessus, alors interceptez : { $card }.
hint-solo-no-jump = Intercepter vous donnerait une main plus grande : laissez passer.
hint-solo-colour =
    { $count ->
        [one] C’est la couleur que vous avez le plus, avec une carte : { $colour }.
       *[other] C’est la couleur que vous avez le plus, avec { $count } cartes : { $colour }.
    }
hint-solo-any-colour = Vous n’avez aucune carte de couleur : toutes les couleurs se valent.
hint-solo-swap =
    { $count ->
        [one] La plus petite main n’a qu’une carte : échangez avec { $name }.
       *[other] La plus petite main n’a que { $count } cartes : échangez avec { $name }.
    }
hint-solo-no-swap = Personne n’a moins de cartes que vous : gardez votre main.
hint-solo-first = Parmi les cartes qui conviennent, prenez simplement la première : { $card }.
hint-solo-unnoticed = Rien à faire ici : laissez jouer les autres.
hint-solo-lacks = { $name } a presque fini et n’a pas pu suivre cette couleur tout à l’heure : { $card }.
hint-solo-hard-to-follow = { $name } a presque fini, et c’est la carte la plus difficile à suivre : { $card }.
hint-solo-turn-away =
    { $count ->
        [one] { $name } joue ensuite et n’a plus qu’une carte, alors changez de sens : { $card }.
       *[other] { $name } joue ensuite et n’a plus que { $count } cartes, alors changez de sens : { $card }.
    }
hint-solo-give-away = Avec votre dernière carte, qui la recevrait pourrait finir aussitôt : ne la passez pas.
hint-solo-colour-lacks = { $name } joue ensuite et n’a pas pu suivre cette couleur tout à l’heure : { $colour }.
hint-solo-colour-hard = Quelqu’un a presque fini, et c’est sans doute la couleur qui lui manque le plus : { $colour }.
