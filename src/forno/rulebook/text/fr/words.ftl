game-mamma-mia = Mamma Mia!
game-mamma-mia-about = Tout le monde met ingrédients et commandes dans le même four. Souviens-toi de ce qu’il contient et sers le plus de pizzas.
game-sole-mio = Sole Mio!
game-sole-mio-about = Le même four, avec des cartes doubles, des commandes plus rusées et des voisins qui aident contre récompense.
game-grande = Mamma Mia! Grande
game-grande-about = Les deux jeux en un : 19 commandes chacun, trois manches, et une commande ratée est perdue pour de bon.
game-plus = Mamma Mia! Plus
game-plus-about = Le four jusqu’à six : des crevettes, de plus grandes mains, de plus grosses commandes, et on ne sait qui mène qu’à la fin.
game-solo = SOLO
game-solo-about = Débarrasse-toi de tes cartes par couleur, nombre ou symbole, intercepte avec la même carte et n’oublie pas de dire SOLO.

section-play = Jouer
section-setup = La mise en place
section-deal = La donne
section-turn = Le tour de jeu
section-chef = La carte chef
section-round = La fin d’une manche
section-bake = La sortie du four
section-order = Les commandes
section-help = L’aide
section-grande = Mamma Mia! Grande
section-plus = Mamma Mia! Plus
section-end = La fin de la partie
section-solo = SOLO
section-example = Exemples
section-house = À une table de Forno
section-wire = Entre ton appareil et le serveur
rules-title = { $game } : les règles
rules-ruling = Les lignes marquées sont nos propres décisions, là où le livret ne dit rien.
rules-players = { $least } à { $most } joueurs

kind-pineapple =
    { $count ->
        [one] ananas
       *[other] ananas
    }
kind-olive =
    { $count ->
        [one] olive
       *[other] olives
    }
kind-pepper =
    { $count ->
        [one] poivron
       *[other] poivrons
    }
kind-mushroom =
    { $count ->
        [one] champignon
       *[other] champignons
    }
kind-salami =
    { $count ->
        [one] salami
       *[other] salamis
    }
kind-shrimp =
    { $count ->
        [one] crevette
       *[other] crevettes
    }
double-pineapple =
    { $count ->
        [one] ananas double
       *[other] ananas doubles
    }
double-olive =
    { $count ->
        [one] olive double
       *[other] olives doubles
    }
double-pepper =
    { $count ->
        [one] poivron double
       *[other] poivrons doubles
    }
double-mushroom =
    { $count ->
        [one] champignon double
       *[other] champignons doubles
    }
double-salami =
    { $count ->
        [one] salami double
       *[other] salamis doubles
    }
double-shrimp =
    { $count ->
        [one] crevette double
       *[other] crevettes doubles
    }

colour-yellow = jaune
colour-purple = violet
colour-green = vert
colour-brown = marron
colour-red = rouge
colour-pink = rose
colour-blue = bleu

chef-card = carte chef
pile-kitchen = pile d’ingrédients
pile-waiter = pile de commandes

order-name-classic-four = Classique { $kind }
order-name-classic-all = Classique complète
order-name-bombastica = Bombastica
order-name-monotoni = Monotoni
order-name-minimale = Minimale
order-name-quartet = Quatuor { $kind }
order-name-two-each = Deux de chaque
order-name-duel = Duel
order-name-match = La pareille
order-name-absent = L’absent
order-name-two-doubles = Deux doubles
order-name-ladder = Escalier
order-name-takeover = Prise de pouvoir
order-name-normale-four = Normale { $kind }
order-name-normale-all = Normale complète
order-name-normale-pairs = Normale en paires
order-name-ciottona = Ciottona
order-name-small-monotoni = Petite Monotoni
order-name-mini = Mini
order-name-mamma-mia-far = Mamma Mia! I
order-name-mamma-mia-near = Mamma Mia! II

card-skip = Passe ton tour
card-reverse = Changement de sens
card-draw-two = +2
card-swap = Échange de mains
card-choose-colour = Joker
card-draw-four = Joker +4
card-pass-on = Mains tournantes
card-any-colour = n’importe quelle couleur
card-coloured = { $rank } { $colour }

phrase-hello = Salut !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-wow = Waouh !
phrase-one-moment = Un instant !
phrase-your-turn = À toi de jouer !
phrase-mamma-mia = Mamma mia !
phrase-again = Encore une partie ?
phrase-bye = Salut, à bientôt !
