# The games

game-mamma-mia = Mamma Mia!
game-mamma-mia-about = Everybody puts ingredients and orders into one oven; remember what lies in it and serve the most pizzas.
game-sole-mio = Sole Mio!
game-sole-mio-about = The same oven with double ingredients, trickier orders, and opponents who are rewarded for helping.
game-grande = Mamma Mia! Grande
game-grande-about = Both games in one, with 19 orders each and three rounds, and an order that fails is gone for good.
game-plus = Mamma Mia! Plus
game-plus-about = The oven for up to six, with shrimp, larger hands and bigger orders, and nobody sees who leads until the end.
game-solo = SOLO
game-solo-about = Get rid of your cards by colour, number or symbol, jump in with the very same card, and do not forget to call SOLO.

# Headings of the rulebook

rules-title = { $game }: the rules
rules-ruling = Marked lines are decisions of this project where the rulebook is silent.
rules-players = { $least }-{ $most } players
section-play = Playing here
section-setup = Setting up
section-deal = The deal
section-turn = A turn
section-chef = The chef
section-round = The end of a round
section-bake = Emptying the oven
section-order = The orders
section-help = Help
section-grande = Grande
section-plus = The orders of Plus
section-end = The end of the game
section-solo = SOLO
section-example = Examples
section-house = At a Forno table
section-wire = Between your device and the server

# Ingredients

kind-pineapple =
    { $count ->
        [one] pineapple
       *[other] pineapples
    }
kind-olive =
    { $count ->
        [one] olive
       *[other] olives
    }
kind-pepper =
    { $count ->
        [one] pepper
       *[other] peppers
    }
kind-mushroom =
    { $count ->
        [one] mushroom
       *[other] mushrooms
    }
kind-salami =
    { $count ->
        [one] salami
       *[other] salami
    }
kind-shrimp =
    { $count ->
        [one] shrimp
       *[other] shrimp
    }
double-pineapple =
    { $count ->
        [one] double pineapple
       *[other] double pineapples
    }
double-olive =
    { $count ->
        [one] double olive
       *[other] double olives
    }
double-pepper =
    { $count ->
        [one] double pepper
       *[other] double peppers
    }
double-mushroom =
    { $count ->
        [one] double mushroom
       *[other] double mushrooms
    }
double-salami =
    { $count ->
        [one] double salami
       *[other] double salami
    }
double-shrimp =
    { $count ->
        [one] double shrimp
       *[other] double shrimp
    }

# Colours, the chef card and the piles

colour-yellow = yellow
colour-purple = purple
colour-green = green
colour-brown = brown
colour-red = red
colour-pink = pink
colour-blue = blue
chef-card = chef card
pile-kitchen = kitchen
pile-waiter = waiter

# Order cards

order-name-classic-four = Classic: { $kind }
order-name-classic-all = Classic: one of each
order-name-bombastica = Bombastica
order-name-monotoni = Monotoni
order-name-minimale = Minimale
order-name-quartet = Quartet: { $kind }
order-name-two-each = Two of each
order-name-duel = Duel
order-name-match = Match
order-name-absent = Absent
order-name-two-doubles = Two doubles
order-name-ladder = Ladder
order-name-takeover = Takeover
order-name-normale-four = Normale: { $kind }
order-name-normale-all = Normale: one of each
order-name-normale-pairs = Normale: pairs
order-name-ciottona = Ciottona
order-name-small-monotoni = Small monotoni
order-name-mini = Mini
order-name-mamma-mia-far = Mamma Mia!, far
order-name-mamma-mia-near = Mamma Mia!, near

# SOLO cards

card-skip = skip
card-reverse = reverse
card-draw-two = draw-two
card-swap = swap
card-choose-colour = choose-colour
card-draw-four = draw-four
card-pass-on = pass-on
card-any-colour = any colour
card-coloured = { $colour } { $rank }

# Ready phrases for talk at the table

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-one-moment = One moment, please.
phrase-your-turn = It's your turn!
phrase-mamma-mia = Mamma mia!
phrase-again = One more game?
phrase-bye = Bye, see you soon!
