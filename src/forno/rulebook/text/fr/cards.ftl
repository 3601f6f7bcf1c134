# Les cartes en mots : ce que demande une commande, et son explication (.more) ; sur la carte sont écrits .title quand le nom est trop long, et .short quand le dessin ne suffit pas

card-order-classic-four = { $own } et { $cards }
    .title = Classique
card-order-classic-all = 1 de chaque sorte
    .title = Classique
    .short = 1 de chaque
    .more = Soit { $cards }.
card-order-bombastica = { $number } ingrédients ou plus, au choix
    .short = ingrédients au choix
    .more = Quand elle sort, tout ce qui est sur la table va sur cette pizza.
card-order-monotoni = { $own } et { $number } d’une autre sorte
    .short = d’une autre sorte
    .more = Tu choisis la sorte, mais les { $number } doivent être pareils.
card-order-minimale = { $own } et { $number } de l’autre sorte la plus rare
    .short = la plus rare sur la table
    .more = La plus rare est celle qui a le moins d’ingrédients sur la table quand cette carte sort. Une sorte absente ne compte pas. À égalité, tu choisis.
card-order-quartet = { $cards }
    .title = Quatuor
    .more = Tu peux ajouter d’autres quatuors de ta main, en série : à deux, il faut 4 et 3 ; à trois, 4, 3 et 2 ; à quatre, 4, 3, 2 et 1.
card-order-two-each = 2 de chaque sorte, sauf { $kind }
    .short = 2 de chaque, sauf { $kind }
    .more = Soit { $cards }.
card-order-duel = { $cards } ou plus, et plus que toutes les autres mains
    .short = plus que tous les autres
    .more = Quand elle sort, tu dis combien tu en joues ({ $kind }) : d’abord ceux de la table, puis ceux de ta main. Ensuite, les autres peuvent montrer ceux de leur main. S’ils en montrent moins que toi, tous ensemble, c’est servi. Sinon la commande rate et tes cartes restent sur la table.
card-order-match = 1 carte de ta main, de la sorte que quelqu’un te montre
    .short = 1 de ta main, comme l’adversaire
    .more = Quand elle sort, tu désignes quelqu’un, qui te montre un ingrédient de sa main. Si tu joues la même sorte de ta main, c’est servi. Si tu n’en as pas, la commande rate. Ce qui est sur la table ne compte pas ici.
card-order-absent = 2 + 2 de deux sortes, sans { $kind } sur la table
    .short = sur la table
    .more = Tu choisis les deux sortes. S’il y en a sur la table ({ $kind }), la commande rate ; ce que chacun a en main ne compte pas.
card-order-two-doubles = 2 cartes doubles de sortes différentes
    .short = 2 cartes doubles de 2 sortes
    .more = Deux cartes simples ne font pas une double. Toutes les sortes conviennent, la tienne aussi.
card-order-ladder = 4 + 3 + 2 + 1 de quatre sortes
    .short = de quatre sortes
    .more = Tu choisis les sortes ; la tienne peut en être.
card-order-takeover = 4 de la sorte du chef ; tu deviens chef
    .short = 4 de la sorte du chef ; tu deviens chef
    .now = { $cards }, la sorte du chef ; tu deviens chef
    .more = Est chef celui qui a la carte du chef quand cette commande sort du four.
card-order-normale-four = { $own } et { $cards }
    .title = Normale
card-order-normale-all = 1 de chaque sorte
    .title = Normale
    .short = 1 de chaque
    .more = Soit { $cards }.
card-order-normale-pairs = { $own }, { $cards }
    .title = Normale
card-order-ciottona = { $own }, et { $number } + { $number } de deux autres sortes
    .short = deux autres sortes
    .more = Tu choisis les deux sortes : différentes l’une de l’autre, et pas la tienne.
card-order-small-monotoni = { $number } d’une autre sorte, sans { $kind } sur la table
    .line = { $number } d’autre sorte
    .short = sur la table
    .more = Tu choisis la sorte, sauf celle-ci : { $kind }. S’il y en a sur la table, la commande rate ; ce que chacun a en main ne compte pas.
card-order-mini = { $cards }, sans { $kind } sur la table
    .short = sur la table
    .more = S’il y en a sur la table ({ $kind }), la commande rate ; ce que chacun a en main ne compte pas.
card-order-mamma-mia-far = { $own }, et { $one } ou { $other }
    .title = Mamma Mia!
    .short = { $own } + { $one } ou { $other }
    .more = Les cinq de la même sorte : un mélange ne compte pas.
card-order-mamma-mia-near = { $own }, et { $one } ou { $other }
    .title = Mamma Mia!
    .short = { $own } + { $one } ou { $other }
    .more = Les cinq de la même sorte : un mélange ne compte pas.
card-order-label = { $order } : { $needs }
card-order-how = C’est servi si tout cela est sur la table quand cette carte sort. Ce qui manque peut venir de ta main.
card-order-how-help = C’est servi si tout cela est sur la table quand cette carte sort. Ce qui manque peut venir de ta main, ou tu le demandes aux autres.

# Les autres cartes des jeux de pizza

card-ingredient = Mets la carte au four, ou garde-la : quand on vide le four, tu peux l’ajouter à une pizza.
card-double = Une carte qui compte pour deux. Sur la table, les doubles partent en premier.
card-double-fitting = Une carte qui compte pour deux. Sur la table, les doubles partent en premier, mais pour le dernier ingrédient une simple, s’il y en a une.
card-chef = Si tu la pioches, pose-la devant toi et prends-en une autre. Celui qui l’a vide le four à la fin de la manche et commence la suivante.
card-back-kitchen = Ingrédients
    .more = Un ingrédient face cachée. Tous les ingrédients et la carte du chef ont ce dos.
card-back-order = Commande
    .more = Une commande face cachée. Sa couleur dit à qui elle est.

# Les cartes de SOLO

card-solo-number = Se pose sur sa couleur ou sur le même chiffre.
card-solo-skip = Le suivant passe son tour.
card-solo-reverse = Le jeu change de sens.
card-solo-draw-two = Le suivant pioche deux cartes et passe son tour, ou en joue une pareille : ça fait quatre pour celui d’après, et ainsi de suite.
card-solo-swap = Tu peux échanger ta main avec quelqu’un.
card-solo-choose-colour = Se pose sur tout. Tu choisis la couleur qui suit.
card-solo-draw-four = Se pose sur tout. Tu choisis la couleur ; le suivant pioche quatre cartes et passe son tour, ou en joue une pareille.
card-solo-pass-on = Se pose sur tout. Chacun passe toute sa main au suivant. Ensuite, n’importe quelle carte convient.
card-solo-points =
    { $points ->
        [one] 1 point contre toi si elle te reste en main.
       *[other] { $points } points contre toi si elle te reste en main.
    }
card-solo-back = Carte face cachée
    .more = De dos, toutes les cartes de SOLO sont pareilles.

# La grande carte

card-info = Carte
card-rule = La règle
card-all-orders = Toutes tes commandes
card-there = Sur la table : { $cards }
card-there-none = Il n’y en a pas encore sur la table.
card-oven-there = Dans le four : { $cards }
card-oven-there-none = Il n’y en a pas encore dans le four.
card-missing = Il manque : { $cards }
card-another-kind = { $number } d’une autre sorte
card-any-of = { $number } d’une sorte : { $kinds }
card-forbidden-table = Elle raterait : { $cards } sur la table.
card-forbidden-oven = Avec { $cards } dans le four, elle raterait.
card-complete = Il ne manque rien.

# La liste des commandes

card-list = Toutes tes commandes
card-served-list = Pizzas servies par { $name }
card-mark-hand = dans ta main
card-mark-top = sur le four
card-mark-open = sort du four
card-mark-served = servie
card-mark-oven = dans le four
card-mark-failed = hors du jeu

# Les questions : ce qu’on gagne et ce qu’on perd

stake-commit-to-duel = Si les autres en montrent autant à eux tous, la commande rate et tes cartes restent sur la table.
stake-answer-duel =
    { $count ->
        [0] Tu n’en as pas : { $kind }. Encore { $left } montrés par les autres, et la commande rate.
       *[other] Tu as { $cards }. Encore { $left }, et la commande de { $name } rate. Tu gardes tes cartes de toute façon.
    }
stake-name-opponent = On te montre un ingrédient. Si tu as la même sorte en main, c’est servi ; sinon la commande rate.
stake-show-for-match = Tu gardes la carte. Si { $name } a la même sorte, la commande est servie.
stake-answer-match = Avec une carte de cette sorte, c’est servi. Sans, la commande rate.
stake-answer-help = Tu donnes les cartes et tu gagnes un point : la première commande de ta pile compte comme servie.
stake-answer-help-empty = Tu donnes les cartes. Ta pile est vide : tu n’y gagnes rien.
stake-ask-help = Qui t’aide gagne un point : la première commande de sa pile compte comme servie. Si personne n’aide, la tienne rate.
stake-lay-series = Toute la série est servie ensemble. Si tu ne peux pas la compléter et que personne n’aide, les quatuors de ta main ratent. Le premier est alors servi si la table a ses quatre, sinon il rate aussi.
stake-takeover = Si elle est servie, tu deviens chef : tu continues à vider le four et tu commences la manche suivante.
