# The page around a lesson

learn-title = Lesson: { $game }
learn-next = Next
learn-back = Back
learn-again = Start over
learn-leave = Leave the lesson
learn-done = That’s all you need to play.
learn-play-now = Play now
learn-step = { $step } / { $steps }
learn-try = Your turn: try it.
learn-wrong-default = That’s allowed too. But just this once, do it my way.
learn-you = You
learn-chef = The chef

# Mamma Mia!

learn-mm-oven = Welcome to my kitchen! We all bake in one oven. You see only its top card: what lies below, you have to remember.
learn-mm-hand = These are your ingredients. You play green, so pepper is your own kind. Most of your orders want one.
learn-mm-order = This is your order: four mushrooms and one pepper. It uses what went into the oven before it.
learn-mm-carla = Carla puts in a mushroom, says so, and draws. Remember it: nobody says it twice.
learn-mm-put = Your turn. Put in cards of one kind, as many as you like. Take all three mushrooms.
learn-mm-put-wrong = You can do that. But your order wants mushrooms: put in all three.
learn-mm-announce = Everybody hears it: three mushrooms from you. With Carla’s that makes four.
learn-mm-lay = Now you may play an order. Four mushrooms are in, and you hold the pepper: play it!
learn-mm-lay-wrong = You can wait, but whoever waits serves less. The mushrooms are in: play the order.
learn-mm-draw = Now fill up to seven cards, all ingredients or all orders. You have no order left: draw orders.
learn-mm-draw-wrong = You have ingredients. What you need is orders: draw those.
learn-mm-chef = Bruno drew the chef card. He empties the oven at the end and starts the next round.
learn-mm-empty = The ingredients are used up, so the round is over. Bruno empties the oven: first in, first out.
learn-mm-first = Four mushrooms, then your order. The pepper is missing, but you may add cards from your hand.
learn-mm-serve = You kept a pepper for this. Add it and serve.
learn-mm-serve-wrong = You could let it fail. But you have the pepper: serve the pizza!
learn-mm-table = Served! Then came Bruno’s order. All of it was on the table, so it was served by itself.
learn-mm-fail = Carla is four salami short. Her order goes back under her pile, to try again. So be bold: play one nearly every turn.
learn-mm-win = After three rounds, the most served orders win: yours! If it’s a tie, ingredients left in hand decide.

# Sole Mio!

learn-sm-start = Like Mamma Mia!, but with double cards, trickier orders, and neighbours who help for a reward.
learn-sm-double = See the card with two mushrooms? A double counts as two, so your three cards make four mushrooms.
learn-sm-put = Put in all three mushroom cards. Everybody hears: four mushrooms, with one double.
learn-sm-put-wrong = You can do that. But your order wants four: put in all three mushroom cards, the single ones on top.
learn-sm-lay = A quartet needs four of one kind, and none of your own. Play the mushroom quartet.
learn-sm-lay-wrong = That one can wait. Four mushrooms are in: play the mushroom quartet.
learn-sm-drawn = You fill up to seven, as always. Then the others play on until the ingredients run out.
learn-sm-series = The oven is emptied, and your quartet has its four mushrooms. You may add another from your hand: it needs only three.
learn-sm-series-lay = Three olives are there. Add your olive quartet: that’s a series.
learn-sm-series-wrong = Then only one is served. Three olives are enough: add the olive quartet.
learn-sm-duel = Both served! Now your duel: play two or more of your own kind. It fails if the others together show as many.
learn-sm-commit = Two peppers are on the table, two in your hand. Play all four: few can match that.
learn-sm-commit-wrong = That may be too few. Play all four peppers.
learn-sm-duel-shown = Each opponent may show all their peppers, or nothing. Bruno shows none, Carla one: your duel is served.
learn-sm-missing = The last oven: there are three olives for your quartet, and you have none. But you can ask for help.
learn-sm-ask = Ask the others, one after the other.
learn-sm-ask-wrong = Then it fails. Ask first: somebody may have an olive.
learn-sm-want = Say exactly what you need: one olive.
learn-sm-refuse = Bruno says no, and needn’t say why. If everybody did, the order would fail.
learn-sm-give = Carla gives an olive, and you serve. Her reward: the top order of her pile counts as served.
learn-sm-carla-asks = Now Carla’s quartet is a mushroom short, and she asks you.
learn-sm-help = You have a mushroom. Give it: your reward counts as much as her pizza.
learn-sm-help-wrong = You can say no. But then you get nothing: give the mushroom.
learn-sm-win = After two rounds, the most served orders win, rewards included. Failed ones can be played again, so don’t hold back.

# Mamma Mia! Grande

learn-gr-start = Grande is Mamma Mia! and Sole Mio! in one: the orders of both, double cards, and help.
learn-gr-orders = Nineteen orders each, in three rounds. You’ll hardly serve them all, so keep playing them.
learn-gr-put = Here a double counts as two for every order. Put in your three olive cards: four olives.
learn-gr-put-wrong = You can do that. But the Classic wants four olives: all three cards, the single ones on top.
learn-gr-lay = Play the Classic: four olives and one pepper. The pepper can come later, from your hand.
learn-gr-lay-wrong = The olives suit the Classic. Play that one.
learn-gr-draw = Now fill your hand. You still need a pepper, so draw ingredients.
learn-gr-draw-wrong = You have an order left. What you need is ingredients: draw those.
learn-gr-drawn = A pepper, just what was missing! Keep it until the oven is emptied.
learn-gr-reveal = Now the last oven. Four olives are there, but suppose you found no pepper.
learn-gr-ask = In Grande you may ask for help with the orders of Mamma Mia! too. Ask.
learn-gr-ask-wrong = Here a failed order is gone. Ask first!
learn-gr-want = Ask for what is missing: one pepper.
learn-gr-give = Bruno gives it, and you serve. His reward is the top order of his pile.
learn-gr-bombastica = Next, your Bombastica: fifteen ingredients of any kind. Three are on the table, and you have two.
learn-gr-fail = Ten more, from a single helper? Hopeless. Give it up.
learn-gr-fail-wrong = Nobody here has that many. Give it up.
learn-gr-win = A failed order is gone for good. So with two players be fairly sure; with more, who plays more wins more.

# Mamma Mia! Plus

learn-pl-start = Like Mamma Mia!, but bigger: up to six players, shrimp as a sixth kind, fifteen orders each.
learn-pl-hand = Your hand is bigger too: up to nine cards. You begin with eight ingredients and one order.
learn-pl-order = A Mamma Mia! order: one pepper, and five of one of the two kinds it shows. Mushroom is one of them.
learn-pl-put = Put in your five mushrooms.
learn-pl-put-wrong = You can do that. But the order wants five: put in all your mushrooms.
learn-pl-lay = Play the order. The pepper stays in your hand for later.
learn-pl-lay-wrong = You can wait, but whoever waits serves less. Five mushrooms are in: play the order.
learn-pl-draw = You’re six short of nine cards, but nobody draws more than five a turn. Draw ingredients.
learn-pl-draw-wrong = Orders can wait. You need ingredients: draw those.
learn-pl-chef = There’s no chef card. The player who draws the last ingredient empties the oven and starts the next round.
learn-pl-ciottona = The last oven. Your Ciottona wants one pepper, and four each of two other kinds: olives and salami will do.
learn-pl-serve = An olive and the pepper are missing, and you have both. Add them and serve.
learn-pl-serve-wrong = You need nobody for this. Add an olive and the pepper.
learn-pl-pile = Served orders go face down into one pile. Nobody sees who leads!
learn-pl-mini = Your Mini came next: three shrimp, and it crosses out pepper. No pepper was on the table, so it was served.
learn-pl-crossed = Bruno’s Mini crosses out salami. One was there, so it failed, and nothing could save it.
learn-pl-carla = Now Carla is two olives short of a Mamma Mia! order, and she asks you.
learn-pl-give = Give them. Your reward is the top order of your pile: it counts as served, and nobody sees it.
learn-pl-give-wrong = You can say no. But a reward counts as much as a pizza: give the olives.
learn-pl-win = The served orders are counted only at the end, by colour. The most win: yours! So keep playing orders, even unsure ones.

# SOLO

learn-so-start = Be the first to get rid of all your cards. On the red 9 goes any red card, any 9, or a black card.
learn-so-follow = The number is enough. Play your blue 9.
learn-so-follow-wrong = You can do that. But try the number: play the blue 9.
learn-so-plus = Bruno follows in blue. Carla plays a Draw Two, and you’re next: draw two cards, or stack another.
learn-so-raise = You have a Draw Two as well, and its colour doesn’t matter. Stack it!
learn-so-raise-wrong = You can draw the two. But you can stack: play the red Draw Two.
learn-so-penalty = Bruno can’t stack. He draws four and loses his turn. Carla goes on with a red 8.
learn-so-draw = You have nothing red and no 8. So draw a card.
learn-so-drawn = A green 8! The card you just drew may be played at once if it fits. Play it.
learn-so-drawn-wrong = You can keep it. But an 8 fits on an 8: play it.
learn-so-same = Bruno plays a green 5, and it’s Carla’s turn. But look: you have the very same card.
learn-so-jump = With the same card anybody may jump in, if they’re quick. Play your green 5; play goes on from you.
learn-so-jumped = You were quick! Carla has lost her turn, and Bruno is next.
learn-so-swap = Another hand. You have six cards, Bruno two. Swap Hands exchanges two whole hands; Pass Hands moves them all on.
learn-so-swap-play = Play your red Swap Hands.
learn-so-swap-wrong = That fits too. But swapping helps you more: play Swap Hands.
learn-so-swap-who = Now choose with whom: Bruno, of course.
learn-so-swap-who-wrong = You can. But Bruno has the fewest cards: choose him.
learn-so-two = Two cards for five! Bruno and Carla go on. Remember: call SOLO when you play your last but one card.
learn-so-call = Call SOLO and play your green 2.
learn-so-call-wrong = Without the call you would draw two cards. Call SOLO and play the green 2.
learn-so-forgot = Carla played her last but one card and forgot to call. She draws two.
learn-so-out = A yellow 3 is on top, and your last card is yellow. Play it!
learn-so-out-wrong = Your last card fits. Play it!
learn-so-points = The others count the cards they still have. Over 300 points the game ends, and the lowest total wins: yours.
