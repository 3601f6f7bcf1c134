### The guides: the rules of each game as people read them (forno/guides). Numbers come from the decks.

## The page around a guide

guide-page = Rules
guide-reference = Reference
guide-reference-title = { $game }: reference
guide-reference-about = Every rule with its details, also for rare cases.
guide-rule-link = In the reference: { $rule }
guide-print = Print
guide-labelled = { $label }: { $text }

## Headings

guide-section-aim = The aim
guide-section-table = What you see on the table
guide-section-turn = Your turn
guide-section-round = The end of a round: emptying the oven
guide-section-orders = The orders
guide-section-help = Asking for help
guide-section-cards = The special cards
guide-section-jump-in = Jumping in
guide-section-call = Calling SOLO
guide-section-end = The end of the game
guide-section-variants = Variants
guide-section-questions = Questions people ask

## Headings in scenes

guide-scene-hand = Your hand
guide-scene-kitchen = Ingredient pile
guide-scene-waiter = Your order pile
guide-scene-chef = Chef card
guide-scene-oven = Oven
guide-scene-put = You put in
guide-scene-lay = You lay
guide-scene-draw = You draw
guide-scene-table = On the table
guide-scene-order = The order
guide-scene-from-hand = From your hand
guide-scene-used = Used
guide-scene-shown = The others show
guide-scene-shown-one = Your opponent shows
guide-scene-given = Your helper gives
guide-scene-reward = The helper’s reward
guide-scene-hold = You hold
guide-scene-asked = You ask for
guide-scene-refused = All say no
guide-scene-yours-now = Yours now
guide-scene-either = Either
guide-scene-or = Or
guide-scene-served = Served!
guide-scene-failed = Failed
guide-scene-left = Left on the table
guide-scene-single = Counts 1
guide-scene-double = Counts 2
guide-scene-discards = Discard pile
guide-scene-pile = Draw pile
guide-scene-fits = These fit
guide-scene-fits-now = Now these fit
guide-scene-fits-red = After “red” these fit
guide-scene-play = You play
guide-scene-raise = The next player raises
guide-scene-draws = The one after draws
guide-scene-jump = You jump in
guide-scene-back =
    { $count ->
        [one] a card face down
       *[other] { $count } cards face down
    }

## The pizza games: the aim and the table

guide-aim = We all bake in one oven: put ingredients in, lay your orders on top, and remember what lies below. Whoever has served the most of their { $orders } orders after { $rounds } rounds wins.
guide-hand =
    You start with { $ingredients } ingredients and { $dealt_orders ->
        [one] one order
       *[other] { $dealt_orders } orders
    }. Nobody sees your cards, but everybody sees how many of each you hold: the backs differ.
    .title = Your hand
guide-colours = You play one colour, and it comes with an ingredient of your own: yellow pineapple, purple olive, green pepper, brown mushroom, red salami.
    .title = Your colour
guide-colours-shrimp = You play one colour, and it comes with an ingredient of your own: yellow pineapple, purple olive, green pepper, brown mushroom, red salami, pink shrimp.
    .title = Your colour
guide-own-kind = All your orders but the bombastica ask for at least one of your own ingredient. In the pictures here you are green, so yours is pepper.
guide-pictures = In most pictures here you are green, so your own ingredient is pepper.
guide-doubles = Some ingredient cards are doubles: one card, but it counts 2.
    .title = Doubles
guide-piles = Next to the oven is the ingredient pile (the kitchen), with the chef card somewhere inside. Before you is the pile of your other orders (your waiter). Both lie face down.
    .title = Two piles to draw from
guide-piles-plus = Next to the oven is the ingredient pile (the kitchen). Before you is the pile of your other orders (your waiter). Both lie face down. There is no chef card.
    .title = Two piles to draw from
guide-oven = The stack in the middle that we all play on, face up. You see its top card and how many cards it has. Nobody may look through it. It starts empty.
    .title = The oven

## A turn

guide-turn-put = Put at least one ingredient from your hand on the oven. You may put in several if they are all of one kind. Say aloud what goes in: “3 salami”.
    .title = 1. Ingredients
guide-turn-put-doubles = If a double is among them, say that too: “3 pineapples, one card a double”.
guide-turn-order = Then you may lay one order from your hand on top, or skip this. It will use what went into the oven before it, and what is missing then you can still add from your hand.
    .title = 2. An order
guide-turn-draw = Fill your hand up to { $hand } cards: all from the ingredient pile or all from your orders, never from both. If the pile has too few cards, take what is left.
    .title = 3. Draw
guide-turn-draw-limit = Fill your hand up to { $hand } cards, but draw at most { $draw_limit } a turn: all from the ingredient pile or all from your orders, never from both. If the pile has too few cards, take what is left.
    .title = 3. Draw
guide-turn-example = You put in 3 salami, lay an order, and decide to draw orders. Only 3 are left, so you play on with 6 cards until your next draw.
    .title = Example
guide-turn-example-plus = From 9 cards you put in 3 salami and lay an order. You decide to draw orders, but only 3 are left: you play on with 8 cards.
    .title = Example
guide-memory = Remembering is the game: the page shows you what went in since your last turn, and nothing older.
guide-chef-card = If you draw the chef card, lay it face up and draw another card for it. You are the chef: you empty the oven when the round ends, and you start the next round.
    .title = The chef card

## The end of a round

guide-round-end = Somebody takes the last card of the ingredient pile, and the round is over at once, even if their hand is not full.
guide-round-end-plus = Somebody takes the last card of the ingredient pile, and the round is over at once, even if their hand is not full. That player is the chef and empties the oven.
guide-reveal = The chef turns the oven over and shows it card by card: what went in first comes out first. Ingredients are sorted on the table, a column for each kind. Each order is settled as it comes out.
guide-served = The table has all that the order needs: it is served. What it used is gone from the table, and the order lies before you and counts. If there is more than one way to serve it, you choose, even one that takes cards from your hand.
    .title = Everything is there
guide-served-hidden = The table has all that the order needs: it is served. What it used is gone from the table, and the order goes face down onto one pile that we all share. If there is more than one way to serve it, you choose, even one that takes cards from your hand.
    .title = Everything is there
guide-doubles-first = An order takes doubles from the table before singles, even if a single would do. What is too much is lost.
    .title = Doubles go first
guide-doubles-example = Four olives are needed: the double goes first, then 2 single ones.
    .title = Example
guide-from-hand = You may add it from your hand: just what the table does not have, and no card too many. You draw no new cards for it now.
    .title = Something is missing
guide-or-help = Or you ask the others for it: see below.
guide-failed-gone = The order leaves the game for good. The ingredients stay on the table for the orders that follow.
    .title = Still not enough
guide-failed = The order goes face down under your order pile. The ingredients stay on the table for the orders that follow.
    .title = Still not enough
guide-classic-example = Your order needs 4 pineapples and 1 pepper. The table has 3 pineapples, so you add one from your hand.
    .title = Example
guide-next-round = What is left on the table becomes the new oven: you have about ten seconds to remember it. What was used is shuffled with the chef card and is the new ingredient pile. You keep your hand, and the chef begins.
    .title = The next round

guide-next-round-plus = What is left on the table becomes the new oven: you have about ten seconds to remember it. What was used is shuffled and is the new ingredient pile. You keep your hand, and the chef begins.
    .title = The next round

## The orders

guide-order-four = { $own } of your own kind and { $same } of the other kind shown. You have { $copies } of these, one for each other kind.
guide-order-all = { $each } of each of the { $kinds } kinds.
guide-order-monotoni = { $own } of your own kind and { $joker } of one other kind. You choose the kind when the order comes out.
guide-order-bombastica = { $anything } ingredients or more, whatever they are. It takes everything on the table, even if there are more. If there are fewer than { $anything }, you may add the rest from your hand.
guide-order-bombastica-help = { $anything } ingredients or more, whatever they are. It takes everything on the table, even if there are more. If there are fewer than { $anything }, you may add the rest from your hand or ask for help, kind by kind.
guide-order-minimale = { $own } of your own kind and { $scarcest } of the kind that the table has least of when the order comes out. Your own kind and kinds that are not there at all do not count. If two kinds tie, you choose; if the table has no other kind, the order fails.
guide-minimale-example = Your own pepper does not count, and there are no olives. So salami and mushroom are the fewest with 2 each. You take salami and add the third from your hand.
    .title = Example
guide-minimale-example-plus = You are red here: your own salami does not count, and there are no olives and no shrimp. So pepper and mushroom are the fewest with 2 each. You take mushroom and add 2 from your hand.
    .title = Example
guide-count-doubles = A double counts 2 in every order, also for the bombastica and for the fewest of the minimale.
guide-order-quartet = { $same } of the kind shown, which is never your own. You have { $copies } of these, one for each other kind.
guide-series = When one of your quartets comes out, you may lay up to three more from your hand. Together they cost less: one quartet needs 4, one 3, one 2 and one 1. With two quartets that is 4 and 3. You say which needs how many.
    .title = A series
guide-series-pay = Complete the whole series at once, or ask for help with it: one helper, one reward. If nobody helps, the quartets you laid fail. The first one is then judged alone: served if the table has its four, else failed.
guide-series-example = You are purple here. The quartet of peppers comes out, and you lay two more: mushrooms need 4, salami 3, peppers 2. You add 2 salami from your hand and serve all three.
    .title = Example
guide-order-two-each = { $each } of each kind but your own.
guide-order-ladder = { $step_1 } of one kind, { $step_2 } of a second, { $step_3 } of a third and { $step_4 } of a fourth. You choose the kinds, and your own may be one of them.
guide-ladder-example = You decide: 2 pineapples and 1 salami, or 2 salami and 1 pineapple. For 1 salami the double goes all the same, and the table is empty.
    .title = Example
guide-order-absent = { $joker } each of two kinds, and not one of your own kind on the table. You choose the two kinds; what people hold in hand does not matter.
guide-absent-example = You are red here. A salami lies on the table, so your order fails.
    .title = Example
guide-order-two-doubles = Two double cards of different kinds; your own may be one of them. Singles do not count.
guide-order-duel = At least two of your own kind, and more than the others together.
guide-duel = Say how many you put in: first from the table, then as many as you like from your hand. One after the other, your opponents may show all they hold of that kind. If they reach your number, the order fails and your cards stay on the table. If not, it is served. They take their cards back either way. Nobody can help you. With two or more of your kind on the table you cannot decline.
guide-duel-example = You are brown here. With the one on the table and 2 from your hand you put in 3 mushrooms. The others show a single and a double: that makes 3 as well, and the duel fails.
    .title = Example
guide-order-match = Name an opponent who holds an ingredient. They show you one from their hand and take it back. Play one of the same kind from your hand, single or double, and the order is served; if you have that kind, you must.
guide-match = The table does not count, and nobody can help you. You may decline before you name anybody.
guide-match-example = Your opponent shows a double pepper. You play a single one: the kind is what counts.
    .title = Example
guide-order-takeover = { $chef } of the own kind of whoever is chef when the order comes out. Serve it, and the chef card is yours: you go on emptying the oven and start the next round. A later takeover asks for your kind then. If you are the chef already, it asks for your own kind.
guide-takeover-example = You are red here, and the chef is yellow. So you need 4 pineapples, one of them from your hand. Now you are the chef, and the next takeover asks for salami.
    .title = Example
guide-order-pairs = { $own } of your own kind and { $shown } each of the two other kinds shown.
guide-order-ciottona = { $own } of your own kind, { $joker } of a second and { $joker } of a third kind. You choose the two kinds.
guide-order-small-monotoni = { $joker } of one other kind of your choice, never the crossed-out one, and not one of the crossed-out kind on the table. If there is even one, the order fails.
guide-order-mini = { $shown } of the kind shown, and not one of the crossed-out kind on the table. What people hold in hand does not matter.
guide-order-mamma-mia = { $own } of your own kind and { $shown } of one of the two other kinds shown. You choose which of the two, but all { $shown } must be the same.
guide-order-mamma-mia-near = The same with two other kinds: { $own } of your own and { $shown } of one of the two.
guide-mamma-mia-example = You are red here: you need salami and peppers, or salami and pineapples.
    .title = Example
guide-bombastica-example = 21 ingredients lie on the table. The bombastica takes all 21.
    .title = Example

## Help

guide-help-ask = The table lacks something? You may ask the others, one after the other, starting on your left. Say exactly what you want: “2 mushrooms and 1 salami”. What you do not ask for you must add yourself.
guide-help-give = The first who says yes gives exactly that, in singles or doubles, and your order is served. Only one player helps with an order.
guide-help-give-singles = The first who says yes gives exactly that, and your order is served. Only one player helps with an order.
guide-help-reward = The helper puts the top card of their own order pile with their served orders, face up. It counts like any other. With an empty pile you may help for nothing.
    .title = The reward
guide-help-reward-unseen = The helper puts the top card of their own order pile onto the pile of served orders, and nobody looks at it. It counts like any other. With an empty pile you cannot help.
    .title = The reward
guide-help-refuse = Anybody may say no, without a reason. If all say no, the order fails, even if you could have paid for it yourself. You cannot stop asking halfway.
    .title = If nobody helps
guide-help-every-order = You may ask for help with every order except a duel or a match.
guide-help-two = With two players there is no help, and you play { $rounds_without_help } rounds.
guide-help-example = Four olives are needed. You hold one and ask for one. The first neighbour says no, the second gives it, and the top order of their pile counts as served.
    .title = Example
guide-help-example-plus = Four olives are needed, and the table has 2. You hold one and ask for one. The first neighbour says no, the second gives it. Your order and the reward both go face down onto the pile.
    .title = Example
guide-help-refused-example = You hold an olive but want to keep it, so you ask for one. Nobody helps, and the order fails.
    .title = Example
guide-help-doubles-example = You hold a double pineapple and ask for a double salami. Nobody helps, and you keep your pineapple.
    .title = Example
guide-help-ladder-example = You hold a mushroom and ask for a mushroom and an olive. The ladder: 4 salami, 3 pineapples, 2 mushrooms, 1 olive.
    .title = Example

## The end of the game

guide-end = After { $rounds } rounds whoever has the most served orders wins.
guide-end-tie = In a tie, the one with more ingredients left in hand is ahead. If that is equal too, you share the place.
guide-end-tie-doubles = In a tie, the one with more ingredients left in hand is ahead, a double counting 2. If that is equal too, you share the place.
guide-end-plus = After { $rounds } rounds, or { $rounds_without_help } without help, the pile of served orders is sorted by colour and counted. Whoever has the most wins.

## Variants

guide-variants = The table can change these before the start.
guide-option-colours = Each of you picks a colour, first come, first served. If you pick none, you get one that is left.
    .title = Colours
guide-option-first-player = Chance decides who begins, or the host does. Then it goes clockwise. From the second game at a table on, it passes on to the left, unless the host chooses otherwise.
guide-option-open-log = Everybody can read back all that went into the oven. Good for learning, and for anyone who would rather not play from memory.
guide-option-doubles = The table’s doubles are used first, even where a single would do. Or only while two or more are needed: for a last one, a single is used if there is one.
guide-option-help = You can agree to play without help. Then there are { $rounds_without_help } rounds instead of { $rounds }.
guide-option-start-card = Any card may start, and the first player has to obey it. Or you turn over cards until a number comes.
guide-option-may-draw = You may draw even if you could play. Switch it off, and whoever can play must; a penalty may still be drawn.
guide-option-jump-in = With every card, with numbers only, or not at all.
guide-option-two-player-reverse = With two players it is simply the other one’s turn. Or it works like a Skip, and you play again.
guide-option-raising = A penalty is raised with the same card only. Or Draw Two and Wild Draw Four may be mixed: the numbers add up, and a Draw Two must have the colour that was named.
guide-option-triples = Three or more cards of one number may go at once. The first must fit, the last lies on top. Jumping in is always with a single card.
guide-option-first-dealer = Chance decides who deals first, or the host does. From the second game at a table on, it passes on to the left, unless the host chooses otherwise.

## Questions people ask

guide-ask-deck = There are { $singles } cards of each of the { $kinds } kinds. With fewer than { $most } players some of each kind stay in the box: { $singles_out_4 } with four, { $singles_out_3 } with three, { $singles_out_2 } with two.
    .title = How many cards are in play?
guide-ask-deck-doubles = There are { $singles } singles and { $doubles } doubles of each of the { $kinds } kinds. With fewer than { $most } players some of each kind stay in the box. With four players it is { $singles_out_4 } single, with three { $singles_out_3 } single and { $doubles_out_3 } double, with two { $singles_out_2 } singles and { $doubles_out_2 } double.
    .title = How many cards are in play?
guide-ask-deck-six = There are { $singles } cards of each of the { $kinds } kinds. With fewer than { $most } players some of each kind stay in the box: { $singles_out_5 } with five, { $singles_out_4 } with four, { $singles_out_3 } with three, { $singles_out_2 } with two.
    .title = How many cards are in play?
guide-ask-fewer = No. You always fill your hand, even if that takes the last card and ends the round. And an empty pile can’t be chosen while the other has cards.
    .title = May I draw fewer cards?
guide-ask-no-ingredients = Then you play nothing this turn, no order either, and just draw. If your hand is full of orders, you pass.
    .title = What if I have no ingredients in hand?
guide-ask-no-ingredients-plus = Then you play nothing this turn, no order either, and draw { $no_ingredients_draw } ingredients, even if that makes more than { $hand } cards.
    .title = What if I have no ingredients in hand?
guide-ask-decline = Not if the table has it all: then it is served, like it or not. But nobody makes you add cards from your hand.
    .title = May I hold an order back when it comes out?
guide-ask-help = No. What the table lacks comes from your own hand.
    .title = May somebody else help me?
guide-ask-double-from-hand = Yes, if no other card you add becomes needless by it. A double that pays for one is spent whole; you get nothing back.
    .title = May I add or give a double where only one is missing?
guide-ask-leading = Nobody knows before the end: served orders lie face down, and only their number is shown. The used ingredients lie face up, but you may not look through them.
    .title = Who is leading?
guide-ask-counting = The sizes of all piles and hands, and of the oven. What was used lies face down.
    .title = What may I count?
guide-ask-nothing-used = Then the new ingredient pile is the chef card alone. Whoever draws it ends the round.
    .title = What if no order was served in a round?
guide-ask-nothing-used-plus = Then there is no ingredient pile. Everybody has one more turn and draws from their orders only, and whoever began that round is chef.
    .title = What if no order was served in a round?
guide-ask-stall-plus = If nobody has played or drawn a card for a whole lap, the round ends as if the ingredient pile were empty, and whoever began it is chef.
    .title = What if everybody holds nothing but orders?
guide-ask-stall = If nobody has played or drawn a card for a whole lap, the round ends as if the ingredient pile were empty. If nobody has the chef card, whoever began the round is chef. What is left in the pile is shuffled into the new one.
    .title = What if everybody holds nothing but orders?
guide-ask-fair = Yes, and you can check it: the deck is sealed before the first card is dealt, and after the game anybody can see that nobody touched it.
    .title = Is the deal fair?

## SOLO

guide-solo-aim = Be the first to get rid of all your cards: whatever the others still hold counts against them. When somebody has more than { $limit } points the game ends, and whoever has the fewest wins.
guide-solo-deal = Everybody gets { $dealt } cards. The rest is the draw pile; its first card is turned up and begins the discard pile. The player to the dealer’s left begins, and it goes clockwise. For the next hand the dealer is the next on the left.
guide-solo-start = The card turned up counts as if somebody had just played it: the first player may have to draw or lose the turn. After a black card anything may follow. Only Swap Hands and Pass Hands do nothing here.
guide-solo-follow = Play a card that fits the top card: the same colour, the same number or the same symbol. Black cards go on anything.
guide-solo-follow-example = On a red 9 goes anything red and any 9. You play the blue 9, and now it is anything blue or a 9.
    .title = Example
guide-solo-draw = If you cannot or do not want to play, draw one card. You may play it at once if it fits. Then it is the next player’s turn.
guide-solo-skip = The next player loses a turn. With two players you go again. Left in hand it counts { $points } points.
guide-solo-reverse = The direction changes. With two players it is simply the other one’s turn. { $points } points.
guide-solo-draw-two = The next player draws two cards and loses the turn, or raises with another one of any colour: then it is four for the one after, and so on. { $points } points.
guide-solo-swap = You may swap your whole hand with a player of your choice, or keep it. { $points } points.
guide-solo-choose-colour = You name the colour that must follow. { $points } points.
guide-solo-colour-example = You play it and say “red”: now red or black must follow.
    .title = Example
guide-solo-draw-four = You name the colour, and the next player draws four cards and loses the turn, or raises with another one. Then the last colour named counts. { $points } points.
guide-solo-pass-on = Everybody passes their whole hand to the next player, in the direction of play. Then any card may follow. { $points } points.
guide-solo-penalty = As long as a penalty is going round you can only raise it or draw it. Draw Two is raised with Draw Two only, Wild Draw Four with Wild Draw Four only.
    .title = Penalties
guide-solo-jump-in = You hold exactly the card on top, same colour and same number or symbol? Then play it at once, even if it is not your turn. You may jump in on your own card, too. It goes on from you, and whoever was about to play loses that turn.
guide-solo-jump-in-special = A special card acts on the player after you. If you jump in on a penalty, it grows. Black cards with the same symbol are the same card: if you jump in with one, you name the colour.
guide-solo-jump-in-window = You can jump in from when the card’s colour is named and hands are swapped until the next card is played. The quickest counts.
guide-solo-call = Call “SOLO” as you play your last card but one, also when you jump in. If you forget, you draw two cards at once.
guide-solo-out = Whoever plays their last card ends the hand at once: nobody draws, swaps or jumps in any more.
guide-solo-points = The others add up what they hold. Numbers count what they show, the special cards what is written beside them above.
guide-solo-end = Once somebody has more than { $limit } points after a hand, the game is over. Whoever has the fewest wins; if two are equal, they share the win.
guide-ask-solo-deck = { $cards } cards, for { $least } to { $most } of you. In each of the { $colours } colours: { $numbers }× each number from 1 to 9, { $swaps }× Swap Hands, and { $specials }× each other special card. Besides, { $blacks }× each black card.
    .title = How many cards are there?
guide-ask-solo-jumped-over = You may jump in as well, even just after you drew a card. If somebody jumps in before you decide, you keep the card you drew.
    .title = It is my turn. May I jump in too?
guide-ask-solo-swap = No. You may keep your hand.
    .title = Must I swap?
guide-ask-solo-one-card = No, only the one who brings their own hand down to one card. If you forget it with a card that moves hands, you draw the two into your new hand.
    .title = I was given a single card. Must I call SOLO?
guide-ask-solo-pile = The discards under the top card are shuffled and become the new draw pile. If there is nothing to draw at all, you play if you can, and pass if you cannot. What you can’t draw of a penalty, you are spared.
    .title = What if the draw pile is empty?
guide-ask-solo-stuck = If nobody can play or draw for a whole lap, the hand ends and everybody counts their cards.
    .title = What if nobody can do anything?
