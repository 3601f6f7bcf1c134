# Conseils : ce que ferait un bon robot, et pourquoi, en une phrase. $name est un joueur.

hint-usual = C’est ce que je ferais ici.
hint-any = J’essaierais quelque chose, tout simplement.
hint-default = C’est le choix sûr, celui qu’on joue quand le temps est écoulé.
hint-only = Tu ne peux rien faire d’autre ici.
hint-search-cards = D’habitude, je mettrais ceci : { $cards }, mais sur { $worlds } essais, ça coûte une pizza dans { $worse } et en rapporte une dans { $better }.
hint-search-order = D’habitude, je jouerais « { $order } », mais sur { $worlds } essais, ça coûte une pizza dans { $worse } et en rapporte une dans { $better }.
hint-search-waiter = D’habitude, je piocherais des commandes, mais sur { $worlds } essais, ça coûte une pizza dans { $worse } et en rapporte une dans { $better }.
hint-search-kitchen = D’habitude, je piocherais des ingrédients, mais sur { $worlds } essais, ça coûte une pizza dans { $worse } et en rapporte une dans { $better }.
hint-search-pizza-wait = D’habitude, j’attendrais, mais sur { $worlds } essais, ça coûte une pizza dans { $worse } et en rapporte une dans { $better }.
hint-search-pizza-usual = D’habitude, je ferais autre chose, mais sur { $worlds } essais, ça coûte une pizza dans { $worse } et en rapporte une dans { $better }.
hint-search-card = D’habitude, je jouerais { $card }, mais sur { $worlds } essais, ça finit moins bien dans { $worse } et mieux dans { $better }.
hint-search-draw = D’habitude, je piocherais une carte, mais sur { $worlds } essais, ça finit moins bien dans { $worse } et mieux dans { $better }.
hint-search-wait = D’habitude, j’attendrais, mais sur { $worlds } essais, ça finit moins bien dans { $worse } et mieux dans { $better }.
hint-search-usual = D’habitude, je ferais autre chose, mais sur { $worlds } essais, ça finit moins bien dans { $worse } et mieux dans { $better }.
hint-search-found = J’ai essayé tes coups dans beaucoup de donnes possibles, et celui-ci s’en sort le mieux.

hint-pizza-put-for =
    { $keep ->
        [0] « { $order } » en a besoin, et ce qui entre juste avant sera là quand elle sortira : { $cards }.
        [one] « { $order } » en a besoin, et ce qui entre juste avant sera là quand elle sortira : { $cards }. Garde encore { $keep } carte pour elle.
       *[other] « { $order } » en a besoin, et ce qui entre juste avant sera là quand elle sortira : { $cards }. Garde encore { $keep } cartes pour elle.
    }
hint-pizza-put-scarcest =
    { $keep ->
        [0] « { $order } » prend la sorte la plus rare. Si tu en mets, ce sera sans doute celle-ci : { $cards }.
        [one] « { $order } » prend la sorte la plus rare. Si tu en mets, ce sera sans doute celle-ci : { $cards }. Garde encore { $keep } carte pour elle.
       *[other] « { $order } » prend la sorte la plus rare. Si tu en mets, ce sera sans doute celle-ci : { $cards }. Garde encore { $keep } cartes pour elle.
    }
hint-pizza-put-spare = Il faut mettre quelque chose, et aucune de tes commandes n’en a besoin : { $cards }.
hint-pizza-put-least = Il faut mettre quelque chose, et c’est ce dont tu as le moins besoin : { $cards }.
hint-pizza-wait = Il n’y a sans doute pas encore assez au four pour tes commandes : attends un peu.
hint-pizza-lay = Ce qu’il y a sans doute au four, avec ta main, devrait suffire pour « { $order } ». Garde les cartes qu’il lui faut.
hint-pizza-lay-chance = Il y a une bonne chance que le four et ta main suffisent pour « { $order } », et ça vaut la peine d’essayer.
hint-pizza-lay-try = Il n’y a peut-être pas assez, mais essayer ne coûte rien : si « { $order } » rate, tu la retrouveras plus tard.
hint-pizza-lay-bold = Tu as plus de commandes que de tours à jouer, alors joues-en une à chaque tour : « { $order } ».
hint-pizza-lay-last = C’est la dernière manche, et une commande restée en main ne compte pas : tente « { $order } ».
hint-pizza-draw-waiter =
    { $count ->
        [0] Tu n’as aucune commande en main : pioches-en.
        [one] Tu n’as qu’une commande en main : pioches-en d’autres.
       *[other] Tu n’as que { $count } commandes en main : pioches-en d’autres.
    }
hint-pizza-draw-kitchen = Il te faut des ingrédients pour tes commandes : pioches-en.
hint-pizza-serve-free = Tout est sur la table : sers-la et garde ta main.
hint-pizza-serve = Une pizza servie vaut un point, et il ne faut que ça de ta main : { $cards }.
hint-pizza-ask = Tu ne peux pas la payer sans aide, et sans aide elle échoue : demande.
hint-pizza-ask-spare = Tu pourrais la payer, mais les commandes à venir ont plus besoin de ces cartes. Demande si quelqu’un t’aide.
hint-pizza-fail = Il manque trop de choses : abandonne cette commande.
hint-pizza-fail-spare = Tes prochaines commandes ont plus besoin de ces cartes. Abandonne celle-ci.
hint-pizza-series =
    { $count ->
        [one] Tu as assez pour un quatuor.
       *[other] Tu as assez pour { $count } quatuors d’un coup.
    }
hint-pizza-no-series = Tu n’as pas assez pour une série : sers juste ce quatuor.
hint-pizza-way = C’est ainsi qu’il manque le moins.
hint-pizza-want = Moins tu demandes, plus quelqu’un a de chances de l’avoir : { $cards }.
hint-pizza-number =
    { $count ->
        [one] Demande le moins possible : un ingrédient suffit.
       *[other] Demande le moins possible : { $count } ingrédients suffisent.
    }
hint-pizza-kind = Demande la sorte que les autres ont sans doute le plus.
hint-pizza-kind-none = N’en demande pas : les autres ont sans doute plus d’une autre sorte.
hint-pizza-give = Si tu aides, tu reçois une commande de ta pile, et elle vaut bien ces cartes : { $cards }.
hint-pizza-cannot-give = Tu n’as pas ce qu’il faut.
hint-pizza-no-reward = Ta pile de commandes est vide : aider ne te rapporterait rien.
hint-pizza-duel = { $count }, ça devrait être plus que tous les autres ensemble.
hint-pizza-duel-all = Les autres en ont peut-être beaucoup, alors joue tout : { $count }.
hint-pizza-no-duel = Tu en as trop peu pour un duel.
hint-pizza-show = Tu reprends ce que tu montres, et ça peut arrêter cette commande.
hint-pizza-name =
    { $count ->
        [one] { $name } n’a qu’un ingrédient, donc pas le choix.
       *[other] { $name } n’a le choix qu’entre { $count } ingrédients.
    }
hint-pizza-show-card = De tes cartes, c’est la sorte qu’on risque le moins d’avoir en face : { $card }.
hint-pizza-match = Cette carte convient : { $cards }.

hint-solo-out = Ta dernière carte, et tu as fini : { $card }.
hint-solo-call = Dis SOLO en la jouant, car il ne te restera qu’une carte : { $card }.
hint-solo-raise = Rajoute-la, et c’est le suivant qui devra piocher : { $card }.
hint-solo-pass-on =
    { $count ->
        [one] La main que tu reçois n’a qu’une carte.
       *[other] La main que tu reçois n’a que { $count } cartes.
    }
hint-solo-alone = C’est la seule carte qui convient : { $card }.
hint-solo-attack =
    { $count ->
        [one] { $name } n’a plus qu’une carte : il est temps de réagir.
       *[other] { $name } n’a plus que { $count } cartes : il est temps de réagir.
    }
hint-solo-to-swap =
    { $count ->
        [one] Tu peux échanger contre une main d’une seule carte : { $card }.
       *[other] Tu peux échanger contre une main de { $count } cartes seulement : { $card }.
    }
hint-solo-keep-black = Les cartes noires vont sur tout : garde-les et joue { $card }.
hint-solo-black = Garde tes autres cartes et joue une noire maintenant : { $card }.
hint-solo-same-colour =
    { $count ->
        [one] Il te reste une carte de cette couleur : { $card }.
       *[other] Il te reste { $count } cartes de cette couleur : { $card }.
    }
hint-solo-costly =
    { $count ->
        [one] Débarrasse-toi d’abord de la carte la plus chère qui va : { $card }, un point.
       *[other] Débarrasse-toi d’abord de la carte la plus chère qui va : { $card }, { $count } points.
    }
hint-solo-draw = Rien ne convient : pioche une carte.
hint-solo-wait = Ce qui convient te donnerait plus de cartes : mieux vaut piocher.
hint-solo-penalty =
    { $count ->
        [one] Tu ne peux rien rajouter : pioche une carte.
       *[other] Tu ne peux rien rajouter : pioche { $count } cartes.
    }
hint-solo-pass = Tu ne peux ni jouer ni piocher.
hint-solo-play-drawn = La carte piochée convient, alors joue-la : { $card }.
hint-solo-keep = La carte piochée ne convient pas : garde-la.
hint-solo-keep-back = La jouer te donnerait plus de cartes : garde-la.
hint-solo-jump = Tu as exactement la même carte, alors intercepte : { $card }.
hint-solo-no-jump = Intercepter te donnerait plus de cartes : laisse passer.
hint-solo-colour =
    { $count ->
        [one] C’est la couleur que tu as le plus, une carte : { $colour }.
       *[other] C’est la couleur que tu as le plus, { $count } cartes : { $colour }.
    }
hint-solo-any-colour = Tu n’as aucune carte de couleur : toutes se valent.
hint-solo-swap =
    { $count ->
        [one] La plus petite main n’a qu’une carte : échange avec { $name }.
       *[other] La plus petite main n’a que { $count } cartes : échange avec { $name }.
    }
hint-solo-no-swap = Personne n’a moins de cartes que toi : garde ta main.
hint-solo-first = Prends simplement la première qui convient : { $card }.
hint-solo-unnoticed = Rien à faire ici : laisse jouer les autres.
hint-solo-overlooked = Aucune carte ne saute aux yeux cette fois.
hint-solo-lacks = { $name } a presque fini et n’avait pas cette couleur tout à l’heure : { $card }.
hint-solo-hard-to-follow = { $name } a presque fini, et c’est la carte la plus difficile à suivre : { $card }.
hint-solo-turn-away =
    { $count ->
        [one] { $name } joue ensuite et n’a plus qu’une carte, alors change de sens : { $card }.
       *[other] { $name } joue ensuite et n’a plus que { $count } cartes, alors change de sens : { $card }.
    }
hint-solo-give-away = La personne qui reçoit ta dernière carte pourrait finir aussitôt : ne la passe pas.
hint-solo-colour-lacks = { $name } joue ensuite et n’avait pas cette couleur tout à l’heure : { $colour }.
hint-solo-colour-hard = Quelqu’un a presque fini, et c’est sans doute la couleur qui lui manque le plus : { $colour }.
