# The page around a lesson

learn-title = Lesson: { $game }
learn-next = Next
learn-back = Back
learn-again = Once more
learn-leave = Leave the lesson
learn-done = You know enough to play.
learn-play-now = Play now
learn-step = { $step } / { $steps }
learn-try = Your turn: try it.
learn-wrong-default = That is allowed too. But do it as I said, just this once.
learn-you = You
learn-chef = The chef

# Mamma Mia!

learn-mm-oven = Welcome to my kitchen! We all bake in one oven. You see its top card only: what lies beneath, you must remember.
learn-mm-hand = These are your ingredients. You play green, so pepper is your own kind. Most of your orders want one.
learn-mm-order = This is your order: four mushrooms and one pepper. An order uses what went into the oven before it.
learn-mm-carla = Carla puts in a mushroom, says so aloud, and draws. Remember it: nobody will say it twice.
learn-mm-put = Your turn. Put in cards of one kind, as many as you like. Take all three mushrooms.
learn-mm-put-wrong = You may do that. But your order wants mushrooms: put in all three.
learn-mm-announce = Everybody hears it: three mushrooms from you. With Carla’s, there are four in the oven.
learn-mm-lay = Now you may lay one order on top. Four mushrooms lie below it, so lay yours.
learn-mm-lay-wrong = You may wait. But the mushrooms are in, and others want them too: lay the order.
learn-mm-draw = At the end fill your hand to seven, all from the kitchen or all from your waiter. You have no order left: take the waiter.
learn-mm-draw-wrong = The kitchen has ingredients. What you lack is orders: draw from the waiter.
learn-mm-chef = Bruno has drawn the chef card. He will empty the oven at the end, and start the next round.
learn-mm-empty = The kitchen is empty, and the round is over. Bruno turns the oven over: what went in first comes out first.
learn-mm-first = Four mushrooms, then your order. The pepper is missing, but you may add cards from your hand.
learn-mm-serve = You kept a pepper for this moment. Add it and serve.
learn-mm-serve-wrong = You could let it fail. But you hold the pepper: serve the pizza!
learn-mm-table = Served! Then came Bruno’s order. All of it lay on the table, so it was served by itself.
learn-mm-fail = Carla lacks four salami. Her order fails and goes back under her waiter.
learn-mm-win = After three rounds the most served orders win: yours! In a tie, the ingredients left in hand decide.

# Sole Mio!

learn-sm-start = Like Mamma Mia!, but with double cards, trickier orders, and neighbours who help for a reward.
learn-sm-double = See the card with two mushrooms. A double counts two, so your three cards make four mushrooms.
learn-sm-put = Put in all three mushroom cards. Everybody hears: four mushrooms, one card a double.
learn-sm-put-wrong = You may do that. But your order wants four: put in all three mushroom cards, the single ones on top.
learn-sm-lay = A quartet needs four of one kind, and none of your own. Lay the mushroom quartet.
learn-sm-lay-wrong = That can wait. Four mushrooms are in: lay the mushroom quartet.
learn-sm-drawn = You fill your hand to seven, as always. Then the others go on, until the kitchen is empty.
learn-sm-series = The oven is emptied, and your quartet has its four mushrooms. You may add another from hand: that one needs only three.
learn-sm-series-lay = Three olives lie there. Add your olive quartet: that is a series.
learn-sm-series-wrong = Then only one is served. Three olives are enough: add the olive quartet.
learn-sm-duel = Both served! Now your duel: stake two or more of your own kind. It fails if the others together show as many.
learn-sm-commit = Two peppers lie on the table, two are in your hand. Stake all four: few can match that.
learn-sm-commit-wrong = That may be too few. Stake all four peppers.
learn-sm-duel-shown = Each opponent may show all their peppers, or nothing. Bruno shows none, Carla one: your duel is served.
learn-sm-missing = The last oven: your quartet finds three olives, and you hold none. But you may ask for help.
learn-sm-ask = Ask the others, one after the other.
learn-sm-ask-wrong = Then it fails. Ask first: somebody may have an olive.
learn-sm-want = Say exactly what you want: one olive.
learn-sm-refuse = Bruno refuses, and need not say why. If everybody did, the order would fail.
learn-sm-give = Carla gives an olive, and you serve. Her reward: the top order of her waiter counts as served.
learn-sm-carla-asks = Now Carla’s quartet lacks a mushroom, and she asks you.
learn-sm-help = You hold a mushroom. Give it: your reward counts as much as her pizza.
learn-sm-help-wrong = You may refuse. But then you get nothing: give the mushroom.
learn-sm-win = After two rounds the most served orders win, rewards included.

# Mamma Mia! Grande

learn-gr-start = Grande is Mamma Mia! and Sole Mio! in one: the orders of both, double cards, and help.
learn-gr-orders = Nineteen orders each, in three rounds. You will hardly serve them all, so choose well.
learn-gr-put = A double counts two here, for every order. Put in your three olive cards: four olives.
learn-gr-put-wrong = You may do that. But the classic wants four olives: all three cards, the single ones on top.
learn-gr-lay = Lay the classic: four olives and one pepper. The pepper can come later, from your hand.
learn-gr-lay-wrong = The olives suit the classic. Lay that one.
learn-gr-draw = Now fill your hand. You still need a pepper, so draw from the kitchen.
learn-gr-draw-wrong = You have an order left. What you lack is ingredients: draw from the kitchen.
learn-gr-drawn = A pepper, just what was missing! It waits in your hand until the oven is emptied.
learn-gr-reveal = Now the last oven. Four olives lie there, but suppose you found no pepper.
learn-gr-ask = In Grande you may ask for help with the orders of Mamma Mia! too. Ask.
learn-gr-ask-wrong = Here a failed order is gone. Ask first!
learn-gr-want = Ask for what is missing: one pepper.
learn-gr-give = Bruno gives it, and you serve. The top order of his waiter is his reward.
learn-gr-bombastica = Next your bombastica: fifteen ingredients of any kind. Three lie on the table, and you hold two.
learn-gr-fail = Ten more, from a single helper? Hopeless. Let it fail.
learn-gr-fail-wrong = Nobody here holds that many. Let it fail.
learn-gr-win = In Grande a failed order is gone for good. After three rounds the most served orders win.

# Mamma Mia! Plus

learn-pl-start = Like Mamma Mia!, but bigger: up to six players, shrimp as a sixth kind, fifteen orders each.
learn-pl-hand = Your hand is bigger too: up to nine cards. You begin with eight ingredients and one order.
learn-pl-order = A Mamma Mia! order: one pepper, and five of one of the two kinds it shows. Mushroom is one of them.
learn-pl-put = Put in your five mushrooms.
learn-pl-put-wrong = You may do that. But the order wants five: put in all your mushrooms.
learn-pl-lay = Lay the order on top. The pepper stays in your hand for later.
learn-pl-lay-wrong = You may wait. But five mushrooms are in: lay the order.
learn-pl-draw = You are six cards short of nine, but nobody draws more than five a turn. Take them from the kitchen.
learn-pl-draw-wrong = Orders can wait. You need ingredients: draw from the kitchen.
learn-pl-chef = There is no chef card. Whoever draws the kitchen’s last card empties the oven and starts the next round.
learn-pl-ciottona = The last oven. Your ciottona wants one pepper, and four each of two other kinds: olives and salami will do.
learn-pl-serve = An olive and the pepper are missing, and you hold both. Add them and serve.
learn-pl-serve-wrong = You need nobody for this. Add an olive and the pepper.
learn-pl-pile = Served orders go face down into one pile. Nobody sees who leads!
learn-pl-mini = Your mini came next: three shrimp, and it crosses out pepper. No pepper lay on the table, so it was served.
learn-pl-crossed = Bruno’s mini crosses out salami. One lay there, so it failed, and nothing could mend that.
learn-pl-carla = Now Carla lacks two olives for a Mamma Mia! order, and she asks you.
learn-pl-give = Give them. Your reward is the top order of your waiter: it goes to the pile, seen by nobody.
learn-pl-give-wrong = You may refuse. But a reward counts as much as a pizza: give the olives.
learn-pl-win = Only at the end is the pile counted, by colour. The most orders win, and that is you.

# SOLO

learn-so-start = Get rid of all your cards first. On the red 9 goes any red card, any 9, or a black card.
learn-so-follow = The number is enough. Play your blue 9.
learn-so-follow-wrong = You may do that. But try the number: play the blue 9.
learn-so-plus = Bruno follows in blue. Carla plays a draw-two, and you are next: draw two cards, or raise.
learn-so-raise = You hold a draw-two as well, and its colour does not matter. Raise!
learn-so-raise-wrong = You may draw the two. But you can raise: play the red draw-two.
learn-so-penalty = Bruno cannot raise. He draws four and loses his turn. Carla goes on with a red 8.
learn-so-draw = You have nothing red and no 8. Then draw a card.
learn-so-drawn = A green 8! The card just drawn may be played at once if it fits. Play it.
learn-so-drawn-wrong = You may keep it. But an 8 fits on an 8: play it.
learn-so-same = Bruno plays a green 5, and it is Carla’s turn. But look: you hold the very same card.
learn-so-jump = With the same card anybody may jump in, if quick enough. Play your green 5; it goes on from you.
learn-so-jumped = You were quick! Carla has lost her turn, and Bruno is next.
learn-so-swap = Another hand. You hold six cards, Bruno two. A swap exchanges two whole hands; a black pass-on moves all of them on.
learn-so-swap-play = Play your red swap.
learn-so-swap-wrong = That fits too. But the swap helps you more: play it.
learn-so-swap-who = Now choose with whom: Bruno, of course.
learn-so-swap-who-wrong = You may. But Bruno has the fewest cards: choose him.
learn-so-two = Two cards for five! Bruno and Carla go on. Now remember: whoever plays the last but one must call SOLO.
learn-so-call = Call SOLO and play your green 2.
learn-so-call-wrong = Without the call you would draw two cards. Call SOLO and play the green 2.
learn-so-forgot = Carla played her last but one card and forgot the call. She draws two.
learn-so-out = A yellow 3 lies there, and your last card is yellow. Play it!
learn-so-out-wrong = Your last card fits. Play it!
learn-so-points = The others count the cards they hold. Over 300 points the game ends, and the lowest total wins: yours.
