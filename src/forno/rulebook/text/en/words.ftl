# The games

game-mamma-mia = Mamma Mia!
game-mamma-mia-about = Everybody puts ingredients and orders into one oven. Remember what’s in there, and serve the most pizzas.
game-sole-mio = Sole Mio!
game-sole-mio-about = The same oven with double ingredients, trickier orders, and neighbours who help for a reward.
game-grande = Mamma Mia! Grande
game-grande-about = Both games in one: 19 orders each, three rounds, and an order that fails is gone for good.
game-plus = Mamma Mia! Plus
game-plus-about = The oven for up to six: shrimp, larger hands, bigger orders, and nobody knows who leads until the end.
game-solo = SOLO
game-solo-about = Get rid of your cards by colour, number or symbol, jump in with the very same card, and don’t forget to call SOLO.

# Headings of the rulebook

rules-title = { $game }: the rules
rules-ruling = Marked lines are our own rulings where the rulebook says nothing.
rules-players = { $least }–{ $most } players
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
pile-kitchen = ingredient pile
pile-waiter = order pile

# Order cards

order-name-classic-four = Classic with { $kind }
order-name-classic-all = Classic with one of each
order-name-bombastica = Bombastica
order-name-monotoni = Monotoni
order-name-minimale = Minimale
order-name-quartet = Quartet of { $kind }
order-name-two-each = Two of each
order-name-duel = Duel
order-name-match = Match
order-name-absent = Absent
order-name-two-doubles = Two doubles
order-name-ladder = Ladder
order-name-takeover = Takeover
order-name-normale-four = Normale with { $kind }
order-name-normale-all = Normale with one of each
order-name-normale-pairs = Normale with pairs
order-name-ciottona = Ciottona
order-name-small-monotoni = Small Monotoni
order-name-mini = Mini
order-name-mamma-mia-far = Mamma Mia! I
order-name-mamma-mia-near = Mamma Mia! II

# SOLO cards

card-skip = Skip
card-reverse = Reverse
card-draw-two = Draw Two
card-swap = Swap Hands
card-choose-colour = Wild
card-draw-four = Wild Draw Four
card-pass-on = Pass Hands
card-any-colour = any colour
card-coloured = { $colour } { $rank }

# Ready phrases for talk at the table

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-one-moment = One moment, please!
phrase-your-turn = It’s your turn!
phrase-mamma-mia = Mamma mia!
phrase-again = One more game?
phrase-bye = Bye, see you soon!
