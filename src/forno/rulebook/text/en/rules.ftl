### Forno's rulebook in English: each rule under its id ("turn.one-kind" is turn-one-kind), with what it says when it refuses a move.

## Playing here

play-decision = Every action names the question it answers. An answer to a question that is already settled is refused and never applied to another position. So an answer that comes too late does no harm.
    .refused = That question has already been answered.
play-move = Only an answer that fits the question being asked counts. So nothing happens that nobody asked for.
    .refused = That doesn’t answer the question.
play-over = When the game is over nobody acts any more. The result stands.
    .refused = The game is over.

## Setting up

setup-players = The number of players is within the game’s range: 2 to 5 in Mamma Mia!, Sole Mio! and Grande, 2 to 6 in Plus, 2 to 10 in SOLO.
    .refused = This game needs { $least } to { $most } players, not { $players }.
setup-options = The table’s options are those that the game offers. They are set before the deal. Nobody changes the rules of a game that is running.
    .refused = “{ $option }” can’t be “{ $value }”. Possible: { $allowed }.
setup-deck = Each kind has 13 singles in Mamma Mia!, 9 singles and 2 doubles in Sole Mio!, 12 singles and 2 doubles in Grande, and 15 singles in Plus; a single is worth 1, a double 2. With fewer players some cards of each kind are taken out, and they stay out for the whole game. Mamma Mia!: 1 with four players, 3 with three, 5 with two. Sole Mio!: 1 single with four players, 1 single and 1 double with three, 3 singles and 1 double with two. Grande: 1 single with four players, 1 single and 1 double with three, 4 singles and 1 double with two. Plus: 1 with five players, 3 with four, 5 with three, 7 with two.
setup-deal = Shuffle the ingredients and deal each player 6 in Mamma Mia!, 5 in Sole Mio! and Grande, 8 in Plus.
setup-chef-card = The chef card is shuffled into the rest of the ingredients only after the deal, so it is never in a starting hand. This face-down pile is the kitchen. Plus has no chef card.
setup-orders = Each player shuffles the orders of one colour (8 in Mamma Mia!, 11 in Sole Mio!, 19 in Grande, 15 in Plus) into a face-down pile, the waiter, and draws the first of them to hand: 1 in Mamma Mia! and Plus, 2 in Sole Mio! and Grande.
setup-colour = Each player takes a colour of their choice, no two alike: first come, first served, and the rest by seat. The colour gives each player their own kind: yellow pineapple, purple olive, green pepper, brown mushroom, red salami, and in Plus pink shrimp. Kinds whose colour nobody plays stay in the deck. The rulebooks leave open how to agree; like this nobody has to wait.
    .refused = You can’t have this colour: { $colour }.
setup-first-player = A first player is chosen: at random by the deal’s own randomness, or by the host. Play goes clockwise. (Plus says the hungriest begins.) In SOLO the first dealer is chosen in this way. From the second game at a table on, the start passes on to the left, unless the host chooses otherwise. Chance favours nobody, and passing the start on is fair over an evening.
    .refused = There is no seat { $seat } at this table.
setup-oven = The first oven is empty.

## The deal

deal-chance = All shuffles of a game come from one secret of 256 bits, with the players’ own contributions mixed in. It is committed to before the first card is dealt and can be checked afterwards. So nobody can choose the cards, not even the server.

## A turn

turn-ingredient-first = A turn starts with at least one ingredient card from hand onto the oven.
    .refused = First put at least one ingredient into the oven.
turn-one-kind = Several cards may go in at once if all are of one kind.
    .refused = All the cards you put in together must be of one kind.
turn-announce = The kind and the number are announced to all. A double counts two and is named: “3 pineapples, one card a double”. The announcement is true and public.
turn-card-order = Cards put in together lie in the oven in the sequence played. As they are of one kind, this makes no difference but for the top card that shows; the player chooses it, and unless they say otherwise singles go last.
turn-one-order = Then at most one order from hand may be laid on the oven, face up.
    .refused = You can play only one order in a turn.
turn-own-orders = Only one’s own orders are ever in hand, so only those can be played.
    .refused = You can play only your own orders, not this one: { $order }.
turn-whose = Only the player on turn acts, except to answer a question put to them, and except to jump in (SOLO).
    .refused = It’s { $player }’s turn.
turn-held = Only cards really held can be played, pledged, given or shown.
    .refused = You don’t have this: { $cards }.
turn-draw = The turn ends with drawing, which is compulsory and goes up to the hand size, 7 cards (in Plus 9). Nobody may draw fewer, not even to leave the last kitchen card. Draw all from the kitchen or all from one’s own waiter, never from both.
    .refused = Fill up your hand: all ingredients or all orders.
turn-draw-short = If the chosen pile has too few cards, take what there is and go on with fewer.
turn-draw-choice = Either pile may be chosen while it has a card, even when it is too small to fill the hand and the other is not. An empty pile cannot be chosen while the other has cards. If both are empty, or the hand is full, nothing is drawn. Drawing is compulsory, so an empty pile is no way out of it.
    .refused = There’s nothing to draw here: { $pile }.
turn-draw-limit = In Plus nobody draws more than 5 cards a turn.
turn-no-peeking = The oven may not be looked through; only its top card is seen. Its size, the sizes of all piles, and how many ingredient cards and how many orders each hand holds (the backs differ) are public.
turn-memory = Each player is shown the announcements since their own last turn, nothing older, and the log cannot be scrolled back during a round: remembering is part of the game. The option “Show the whole log” shows all of it, for learning and for players who cannot rely on memory.
turn-no-ingredients = A player without an ingredient card plays nothing, not even an order, and draws as usual, up to the hand size. What is drawn is not played in that turn. A hand full of orders passes without drawing. In Plus such a player draws 5 ingredients from the kitchen instead, or what is left of it, even past nine cards and even onto nine orders; the waiter cannot be chosen there, and later turns draw nothing until the hand is below nine. Otherwise such a player might never come to play again.
    .refused = Without an ingredient you can only draw, and in Plus only ingredients.
turn-empty-waiter = An empty waiter is allowed. Failed orders refill it, except in Grande. No rulebook forbids it.
turn-stall = If every player in turn has neither played nor drawn a card, the round ends as if the kitchen had run out; this can happen when hands hold nothing but orders. The chef is then the holder of the chef card or, if nobody drew it, the player who started the round. Otherwise the game would never end.

## The chef card

chef-drawn = Whoever draws the chef card lays it face up before them and at once draws the next kitchen card in its place.
chef-last-card = The chef card counts as a kitchen card: the round lasts until it too is drawn. If it is the last, there is no replacement and the round ends. Otherwise a round might have no chef.
chef-duty = The holder of the chef card is the chef, who empties the oven at the end of the round and starts the next one.
chef-plus = In Plus the player who drew the last kitchen card is the chef, and does both: empties the oven and starts the next round.

## The end of a round

round-end = When the last card of the kitchen is taken, the round ends at once; nobody gets another turn.
round-last-hand = The player who took that card may be left with a hand that is not full.
round-leftovers = After the oven is emptied, the unused ingredients on the table are left for all to see for about ten seconds and then become the new oven, face up. They are stacked by kind, in the sequence of the columns; how ingredients lie among each other never matters, as no order card lies among them.
round-leftover-doubles = Within a column of the new oven doubles lie below singles. Some sequence has to be settled, because the top card is seen.
round-new-kitchen = The used pile, with the chef card where there is one and whatever a stalled round left in the old kitchen, is shuffled and becomes the new kitchen. So no card is lost.
round-new-kitchen-empty = If nothing was used, the new kitchen is the chef card alone, and taking it ends the round. In Plus the kitchen is then empty: every player has exactly one turn, drawing from the waiter only (without an ingredient card: nothing), and the starter of that round is chef. So even such a round comes to an end.
round-hands-stay = Hands are kept from round to round; nobody draws between rounds.
round-count = The game ends when the oven has been emptied for the last time: after 3 rounds in Mamma Mia!, 2 in Sole Mio!, 3 in Grande, and in Plus 3 with help or 4 without.

## Emptying the oven

bake-order = The oven is turned over as it is and its cards are revealed one by one, the first played first.
bake-sort = An ingredient goes to its kind’s column on the table, face up.
bake-automatic = When an order is revealed and the table alone can serve it, it is served. The owner cannot decline it but chooses among the ways they can pay at once, also one that takes cards from hand, never one with help. Where the order leaves a choice of kinds, an owner with an ingredient card is always asked, even if only one way is open; otherwise being asked would tell something about the hand. Ways that use the same cards are one.
    .refused = The table alone can serve this order, so you can’t give it up.
bake-from-hand = When something is missing, the owner may cover it from hand, with no card superfluous. Nobody is forced to, except in a match.
    .refused = That’s not enough; still missing: { $missing }.
bake-silent = An owner who lacks something is always asked (pay, ask for help, let it fail), and after a quartet always about a series; could not and would not look the same, also in the time taken. Only an owner who by public count has nothing to decide is not asked: without an ingredient card one cannot pay, but is still asked where help is open; without an order card one is not asked about a series.
bake-no-refill = Cards played from hand are not replaced until the player’s next turn.
bake-served = A served order counts for its owner, and every ingredient that went into it goes to the used pile. Served orders lie face up, counted by all; in Plus they go face down to one pile in the middle.
bake-used-pile = The used pile lies face down, in Plus face up. In every game its size is public and it cannot be looked through. Looking it up would take the place of remembering.
bake-failed = An order that is not served goes face down under its owner’s waiter (in Grande it leaves the game), and the table is unchanged. Under an empty waiter it becomes the top card. There is nothing above it.
bake-doubles-first = For each kind an order takes from the table, doubles are taken before singles as long as something of that kind is still needed, also where a single would do. So an order that needs 1 takes a double if one lies there, and one that needs 3 takes two doubles if two lie there: the excess is lost to the used pile. The rulebooks differ here, and we follow the French one. With the option “Doubles on the table: first, but a single for the last one”, as in the Italian rulebook, doubles go first while two or more are needed; for a last one a single is taken if there is one, else a double.
bake-hand-cover = Cards from a hand, the owner’s or a helper’s, are chosen freely, singles or doubles, but none may be superfluous: without any one of them the need would not be covered. So nobody gets rid of cards on the side.
    .refused = You don’t need all of these: { $cards }.
bake-table-first = What the table has of a kind is used before a hand supplies that kind. An order is served from the table, and the hand only helps out.
    .refused = Use what’s on the table first, before adding this from your hand: { $cards }.
bake-owner-chooses = Whenever an order can be served in several ways, its owner decides.
    .refused = Choose what to serve the order with.

## The orders of Mamma Mia!

order-classic-four = Classic, four cards: one of your own kind and four of one other kind, one card for each other kind.
order-classic-all = Classic with everything, one card: one of each of the five kinds.
order-bombastica = Bombastica: at least 15 ingredients of any kinds. If the table has 15 or more, all of them are used and the table is empty; nobody adds anything. If it has fewer, all of it is used, and the owner, or a helper asked for named kinds, supplies what is missing to 15. No card may be superfluous, but a double may make it 16, and with help it may be even more, as gift and pledge are judged apart and the gift kind by kind.
order-minimale = Minimale: one of your own kind and three of another kind, which must be one of those with the fewest ingredients on the table. Your own kind and kinds with none on the table do not count in finding the fewest; of several, you choose. Missing cards may come from hand. The fewest are counted once, at the reveal, before any card from a hand; later cards change nothing. So it is in Plus too.
order-minimale-none = If no kind but your own lies on the table, a minimale cannot be served.
order-monotoni = Monotoni: one of your own kind and six of one other kind, which you choose.

## The orders of Sole Mio!

order-quartet = Quartet, four cards: four of one kind, one card for each kind but your own.
order-series = When a quartet is revealed, its owner may at once lay up to three more quartets from hand. In such a series one quartet needs 4, one 3, one 2 and one 1: as many of these numbers, from 4 down, as there are quartets. The owner allots the numbers freely.
    .refused = A series has up to three more quartets, each with a number of its own, from 4 down.
order-series-steps = A series is laid with its numbers in one move; the revealed quartet takes the number left over. Then it is paid, or help is asked. So the numbers are settled before anybody is asked.
order-series-whole = A series is announced with its numbers and paid in full at once, or help is asked for it; it cannot be announced and left unpaid. If help is refused, every laid quartet fails, and the revealed one is judged alone: served if the table has its four, else failed. Nothing else of the series is served, or a refused request would still leave the cheap ones served.
    .refused = Pay for the whole series now, or ask for help with it.
order-series-failed = Quartets laid in a series that fails go where failed orders go, never back to hand. Under the waiter they go in the sequence laid, after the revealed one if it failed too. They have been played like any other order.
order-series-first = Whether to lay a series is decided before the revealed quartet is served, also when the table alone has its four. Only Sole Mio!’s quartets count; in Grande a classic with four of a kind does not. It has to be so, because a series changes what the revealed quartet takes.
    .refused = Only quartets go into a series, not this: { $order }.
order-series-help = Help may be asked for a series: one helper, one reward, however many orders.
order-two-each = Two of each: two of each kind but your own.
order-duel = Duel: at least two of the owner’s own kind. The owner decides how many to commit: from the table first and then, once the table’s are all in, any number from hand. What is committed lies face up before the first opponent is asked. Then, clockwise from the owner’s left, each opponent may show all they hold of that kind. If the shown total is at least the number committed, the order fails, and everything committed, also from hand, stays on the table; else it is served. Opponents take their cards back either way.
    .refused = Play at least two of your kind: from the table first; from your hand only once all those are in.
order-duel-no-help = There is no help for a duel.
    .refused = You can’t ask for help with a duel.
order-duel-show-all = Who shows in a duel must show all they hold of that kind. Showing is a choice made in turn. Every opponent is asked; one who holds none looks like one who declines, also in the time taken. Asking stops once the shown total reaches the number committed.
    .refused = If you show, show all you have of that kind.
order-duel-cards = Whole cards are committed to a duel, a double counting two. The table’s doubles go in before its singles. From hand any cards may go in, also more than are needed. A duel asks for no exact number, so no card is superfluous.
    .refused = Play whole cards, and the table’s doubles before its singles.
order-duel-decline = With two or more own ingredients on the table (one double is two) the owner of a duel must commit at least two; with fewer the owner may decline. So it goes with any order that the table alone can serve.
    .refused = With two or more of your own kind on the table you have to take part.
order-match = Match: the owner names an opponent, who chooses an ingredient card from hand, shows it and takes it back. If the owner then plays a card of that kind from hand, single or double, the order is served and that card goes to the used pile. The table does not help.
    .refused = You need one matching ingredient from your hand, not this: { $cards }.
order-match-no-help = There is no help for a match.
    .refused = You can’t ask for help with a match.
order-match-target = Only an opponent who holds an ingredient card can be named in a match; if none does, the order fails. Nobody else could show one.
    .refused = You can’t pick { $player }, only an opponent who has an ingredient.
order-match-decline = The owner of a match may decline before naming anyone. Once a card is shown, an owner who holds that kind must play one, single or double as they choose; one who holds none fails. Whoever made somebody show a card owes the answer.
    .refused = You have that kind, so you have to play one.
order-match-asked = Once the card is shown, an owner with an ingredient card is always asked, even if nothing or only one card fits. So the question tells nothing about the hand.
order-absent = Absent: cannot be served while any of your own kind lies on the table; otherwise it needs two each of two other kinds. Only the table counts for this, not hands.
order-two-doubles = Two doubles: two double cards of different kinds, your own allowed; singles never stand for a double. Help is asked for one or two doubles of named kinds and given with exactly those cards.
order-ladder = Ladder: four of one kind, three of a second, two of a third and one of a fourth, all of your choice, your own kind included.
order-takeover = Takeover: four of the own kind of whoever holds the chef card when it is revealed. When it is served, its owner takes the chef card at once, goes on emptying the oven, and will start the next round. The kind is fixed at the reveal, as for any order. Help is open, also from the chef who is about to lose the card.
order-takeover-chain = A later takeover in the same emptying asks for the new holder’s kind.
order-takeover-self = When the owner of a takeover is the chef, it asks for four of the owner’s own kind, and nothing changes hands. There is nobody to take it from.
order-takeover-nobody = If nobody holds the chef card after a stalled round, the chef of that round counts as its holder for a takeover. The takeover’s owner is then chef without the card, which stays in the old kitchen and is shuffled into the new one. So the order always has a kind to ask for.

## Help

help-ask = An owner who cannot or does not want to supply what the table lacks may ask one opponent after the other, clockwise from the left, for exact ingredients (“2 mushrooms and 1 salami”). An opponent without an ingredient card is asked like any other.
help-ask-steps = Asking for help is done in steps: first that one asks, then (where the order leaves a choice) the way, then what is asked and what one pledges; for a bombastica then kind by kind. The number of steps depends only on what everybody can see. So it tells nothing about the hand.
help-none = Mamma Mia! has no help.
    .refused = There’s no asking for help in this game.
help-exact = The request, what the owner pledges from hand, and the table together must serve the order exactly. The request is the same for everybody asked, and so is the pledge, which stays secret until somebody accepts. The request is part or all of what the table lacks for the way chosen, kind by kind. The pledge covers the rest with no card superfluous, as if exactly the number asked were given; so a double may be pledged for one. So whoever is asked knows exactly what it takes.
    .refused = Your request and what you add have to complete the order exactly, and these don’t: { $cards }.
help-only-for-missing = Help covers only what the table lacks for the way chosen; the owner may keep their own cards out of it, but not the table’s. While the table alone can serve the order in any way, no help may be asked. For a series this is judged on the quartets laid, over all the ways to allot their numbers; that the revealed one alone could be served does not matter. An order that the table can serve needs no help.
    .refused = You can ask only for what the table lacks.
help-accept = The first who accepts gives exactly what was asked, as singles or doubles, and nobody after is asked. The owner adds the pledge, and the order is served. Whether a card is superfluous is judged for gift and pledge apart: a double given for one asked is spent whole, and neither frees the owner from the pledge nor makes it superfluous. Neither side knows the other’s cards.
    .refused = Give exactly what was asked for; this doesn’t fit: { $cards }.
help-no-withdraw = A request goes round until one accepts or all refuse. The owner cannot skip anyone, stop, change it, or pay alone after all. Otherwise a request could be used to feel out the others’ hands.
    .refused = You can’t stop or change a request that’s going round.
help-way-fixed = Where an order leaves a choice, the way is fixed with the pledge before the first is asked. It is secret until one accepts and never shown if all refuse (the numbers of a series are public). The pledge is cards really held; the request is for at least one ingredient. So nothing can be changed once an answer is known.
    .refused = First choose how to serve it, and ask for at least one ingredient.
help-one-helper = Only one player helps with an order.
help-refuse = Refusing needs no reason and reveals nothing: one who cannot and one who will not look the same, also in the time taken.
help-all-refuse = If nobody helps, the order fails, even if the owner could have paid from hand.
help-refused-memory = After all have refused, the others still know that the asker held what the request left out. They can work it out from the request.
help-reward = The helper puts the top card of their own waiter with their served orders at once, and it counts. It never comes from hand. This holds also when the top card is an order that failed earlier in the same emptying. The top card is the top card, wherever it came from.
help-reward-empty = In Sole Mio! and Grande one may help with an empty waiter, without reward. Only Plus forbids it.
help-plus-waiter = In Plus only a player with an order left in the waiter may help. This is judged when they would be asked; one with an empty waiter is passed over, which is public anyway. If every opponent would be passed over, help cannot be asked.
    .refused = You can’t ask for help: no opponent has an order left to draw.
help-plus-reward-unseen = In Plus the reward goes to the served pile unseen by anyone.
help-plus-two = In Plus there is no help with two players, hence four rounds.
    .refused = With two players there’s no help.
help-plus-off = In Plus players may agree to play without help; then there are 4 rounds.
    .refused = This table plays without help.
help-reward-face = In Sole Mio! and Grande the reward is laid face up.

## Grande

grande-union = Grande is played by Sole Mio!’s rules with both games’ orders, 19 each, and three rounds.
grande-failed-order = An order that is not served leaves the game; so do the quartets laid for a series that fails.
grande-doubles-count-two = Wherever a Mamma Mia! order counts ingredients (15 for a bombastica, the fewest for a minimale), a double counts two. It does so everywhere else too.
grande-help-all = Help may be asked for Mamma Mia! orders as for Sole Mio! ones. Grande is played by Sole Mio!’s rules.

## Plus

plus-normale = Normale: one of your own kind and a fixed combination of others, as the card shows.
plus-bombastica = Bombastica: at least 15 ingredients of any kinds. If the table has 15 or more, all of them are used and nobody adds anything. If it has fewer, all of it is used, and the owner, or a helper asked for named kinds, supplies what is missing to 15.
plus-monotoni = Monotoni: one of your own kind and six of one other kind, which you choose.
plus-ciottona = Ciottona: one of your own kind, four of a second and four of a third kind, which you choose: both other than your own and different from each other.
plus-small-monotoni = Small monotoni: five of one kind, which you choose, and none of the crossed-out kind on the table. The kind chosen is never the crossed-out one: a joker is never a kind shown on the card.
plus-mini = Mini: the three ingredients shown, and none of the crossed-out kind on the table.
plus-crossed-out = If even one of the crossed-out kind is on the table when the order is revealed, it fails; nothing can mend that. Only the table counts, not hands.
plus-minimale = Minimale: one of your own kind and exactly four of another kind that is among the fewest on the table. Your own kind and kinds with none on the table are not counted, and the fewest are counted once, at the reveal. If no other kind lies on the table, it cannot be served.
plus-mamma-mia = Mamma Mia!: one of your own kind and exactly five of one of the two other kinds shown.

## The end of the game

end-winner = Whoever has the most served orders wins.
end-tie = Tied players compare the ingredients left in hand (a double counts two): more wins.
end-shared = Players who are still tied share the win. Plus’s rulebook says so; the others leave it open.
end-places = Lower places are ranked like the first: by served orders, then by ingredients in hand, else shared. So everybody has a place.
end-plus-count = In Plus the served pile is counted by colour only at the end; until then only its size is shown, and not who leads.

## SOLO

solo-deal = There are 112 cards: 1 to 9 twice in each of red, green, blue and yellow (72); Skip, Reverse and Draw Two, two of each in each colour (24); one Swap Hands in each colour (4); and in black Wild, Wild Draw Four and Pass Hands, four of each (12). Deal eight cards each; the next card starts the discard pile.
solo-start-card = The card turned up counts as the top card whatever it is, and the first player obeys it as if it had just been played, as in the classic edition. A Skip costs the first turn; a Reverse turns the direction, so that the dealer’s right starts; a Draw Two or Wild Draw Four falls on the first player, who may raise; after a black card any card may follow; Swap Hands and Pass Hands do nothing. With the option “First card: a number”, turn over until a number lies on top.
solo-start-number = With “First card: a number” the cards turned over before the number stay beneath it in the discard pile. So every card stays in the game.
solo-start-no-number = If with “First card: a number” no number is left in the pile, the last card turned over starts and is obeyed. Some card has to start.
solo-first-player = The player to the dealer’s left starts. The deal moves one seat left each hand, so that everybody deals in turn, and play starts clockwise. The first dealer is chosen as a first player is: at random by the deal’s own randomness, or by the host.
solo-follow = A card may be played if it has the top card’s colour (or the colour chosen), its number, or its symbol.
    .refused = You can’t play { $card } on { $top } (colour to follow: { $colour }).
solo-black = Black cards go on anything.
    .refused = Only a black card goes on just anything.
solo-must-draw = Who cannot play draws one card.
    .refused = Play a card or draw one.
solo-may-draw = Who can play may draw instead; being forced to play would tell something about the hand. With the option “Drawing when you could play: no”, who can play must.
    .refused = At this table you can’t draw while you can play.
solo-may-draw-penalty = A penalty may always be drawn instead of raised, also with “Drawing when you could play: no”. Being forced to raise would tell something about the hand.
solo-play-drawn = The card just drawn may be played at once if it fits (only that card); else the turn passes. Who has drawn is always asked, play or keep, also when it does not fit. So the question tells nothing about the card.
    .refused = You’ve drawn a card: play it if it fits, or keep it.
solo-jump-in = Anybody holding exactly the top card (same colour and same number or symbol) may play it at once out of turn; play goes on from the player after them. It can be done until the next card is played, also while somebody is drawing.
    .refused = To jump in you need exactly the top card, { $top }, not: { $card }.
solo-jump-in-action = An action card jumped in acts on the player after the one who jumped.
solo-jump-in-self = One may also jump in on one’s own card. The rulebook excludes nobody.
solo-jump-in-single = A jump-in is always a single card, also with triples. It answers one card with its twin.
solo-jump-in-window = The moment to jump in opens when the card’s own choice is done (colour named, hands exchanged; new hands count), because only then is it settled who holds what, and closes when the next card lies on top. The first to arrive counts; a later one is judged against the new top card. It holds for the start card and for a drawn card just played.
    .refused = You can’t jump in right now.
solo-sequence = Where players are asked one after the other, as bots are, each holder of the top card is asked once after each discard, in the direction of play from the player after the one who discarded, before the player on turn acts. So nobody is preferred for being quick.
solo-jump-in-turn = Whoever is jumped over loses the turn; one who has drawn and not decided keeps the card. The player on turn may jump in too, even after drawing and with another card than the drawn one, and so may one just skipped. A Reverse jumped in turns the direction again, counted from the jumper. A jump-in stands outside of the turns.
solo-jump-in-black = Black cards of one sort are exactly the same card, so they can be jumped in; the jumper names the colour where the card asks for one. The option “Jumping in: with numbers only” (the 2018 edition) allows numbers only, “Jumping in: never” none.
    .refused = You can’t jump in with this card here: { $card }.
solo-jump-in-penalty = A Draw Two or Wild Draw Four jumped onto a pending penalty adds to it, and it falls on the player after the one who jumped. So it would do if it were played in turn.
solo-skip = Skip: the next player loses the turn. With two players the same player plays again.
solo-reverse = Reverse: the direction turns; with two players the other simply plays next. The option “Reverse with two players: skips the other player” makes it a Skip between two.
solo-reverse-turns = With “Reverse with two players: skips the other player” the direction turns as well; between two players that changes nothing else.
solo-draw-two = Draw Two: the next player draws two or raises with another Draw Two; the next after that draws four or raises, and so on. Who draws loses the turn. So it is with a Wild Draw Four too.
solo-draw-four = Wild Draw Four: the player chooses the colour; the next draws four, or raises with another Wild Draw Four. The last raiser’s colour holds. Who draws loses the turn, as with a Draw Two.
solo-no-mixing = A Draw Two is raised with a Draw Two only, a Wild Draw Four with a Wild Draw Four only. The option “Stacking penalties: Draw Two and Wild Draw Four mixed” allows both: the numbers add up, and a Draw Two goes on a Wild Draw Four only in the colour named. The rulebook speaks only of another one of the same sort.
    .refused = You can’t stack this here: { $card }.
solo-penalty-only = On a pending penalty one raises or draws; nothing else may be played, not even another black card. So the direction never changes while it is pending.
    .refused = Stack another, or draw the penalty.
solo-penalty-paid = A penalty once drawn is spent; a later jump-in on that card starts anew at two or four. Whoever drew has paid for all of it.
solo-choose-colour = Wild: the player names the colour that must follow.
    .refused = Choose a colour: red, green, blue or yellow.
solo-swap = Swap Hands: the player exchanges whole hands with a player of their choice. The exchange is a right, so they may also keep their hand. There is one Swap Hands a colour, so it is never jumped in.
    .refused = You can swap hands only with another player at the table.
solo-pass-on = Pass Hands: everybody passes the whole hand to the next player in the direction of play. The card has no colour and asks for none, so any card may follow.
solo-call = Before playing the last but one card a player says “SOLO”. Who forgets draws two.
solo-call-when = The call is owed by whoever, by discarding, is left with exactly one card before any exchange of hands takes effect. What counts is one’s own discard, not what becomes of the hand after it.
solo-call-how = The call is made with the discard that needs it, also in a jump-in; if it is missing, two cards are drawn at once and automatically. It cannot be stored; a needless one does nothing. So nobody has to quarrel about who called in time.
solo-call-exchange = With Swap Hands or Pass Hands, a forgetful player draws the two after the exchange, into the new hand. Who receives a single card owes no call and may go out with it. The penalty belongs to the player, not to the hand.
solo-call-colour = Who forgets the call with a card that names a colour draws the two cards first and names the colour then. The penalty comes at once, before anything else is asked.
solo-empty-pile = When a card is needed and the pile is empty, also in the middle of a penalty, the discards below the top are shuffled into a new one and drawing goes on; what cannot be drawn is forgiven. With nothing to draw, who can play must play, else passes. So too under a penalty: with nothing to draw, who can raise must raise; who cannot is forgiven it and loses the turn, which counts as a turn without play or draw. So a missing card never holds up the game.
    .refused = There’s nothing to draw: if you can play, you have to.
solo-pass = When there is nothing to draw, a player who cannot play is asked all the same and can only pass, so that jumping in stays open as long as on any turn.
solo-stuck = If nobody can play or draw for a whole turn of the table, the hand ends and all count their cards. Otherwise the hand would never end.
solo-triples = With the option triples, which is off unless chosen, three or more cards of one number may be played at once, announced. The first must fit, the last is the new top card. It’s as if they were played one after the other.
    .refused = Several cards at once have to be three or more of one number, at a table that allows it.
solo-out = The hand ends at once when a player plays their last card. Nothing follows: no jump-in, draw, exchange or colour, and a pending penalty lapses. The hand is decided then.
solo-points = The others add the values of their cards: 1 to 9 face value, Reverse 10, Skip 20, Draw Two 30, Swap Hands 30, Pass Hands 40, Wild 40, Wild Draw Four 50.
solo-points-told = At the end of a hand the points are told, not the cards that made them. Only what they count matters.
solo-game-end = When a total is over 300 after a hand (exactly 300 goes on) the game ends, however many are over. The lowest total wins; equal totals share the win. The rulebook has nothing to break a tie.

## Examples

example-sm-quartet = On the table: olives (1 double and 4 singles), 2 salami, 1 pepper. A quartet of olives takes the double and 2 singles; 2 olives, 2 salami and 1 pepper stay.
example-sm-ladder = On the table: 4 olives, 3 mushrooms and 2 pineapples, all singles, and 1 double salami. A ladder may take 2 pineapples and 1 salami, or 2 salami and 1 pineapple; the former uses the double salami and empties the table.
example-sm-help = On the table: 2 olives. A quartet of olives of the pepper player is revealed, who holds one olive and asks for one. The left neighbour refuses, the olive player gives one. 4 olives are used, and the helper’s top order counts as served.
example-sm-help-refused = On the table: 3 olives. The owner of a quartet of olives holds one but asks for one, and all refuse. The order fails, though the owner could have paid; 3 olives stay.
example-sm-series = On the table: 4 mushrooms, 2 peppers, 1 salami. A quartet of peppers is revealed; the owner lays the quartets of mushrooms and salami and plays 2 salami. All three are served, with 4 mushrooms, 3 salami and 2 peppers.
example-sm-duel = On the table: 2 salami, 1 mushroom. The mushroom player, in a duel, holds 3 mushrooms and adds 2. The opponents hold 1 and a double: 3 against 3, so it fails, and 3 mushrooms lie on the table.
example-sm-match = In a match the named opponent shows a double pepper and takes it back; the owner plays a single pepper, and the order is served.
example-sm-absent = On the table: 3 pineapples, 2 olives, 1 pepper, 1 salami. The salami player’s absent order fails.
example-sm-two-doubles = No doubles are on the table. The owner of two doubles holds a double pineapple and asks for a double salami, and all refuse: the order fails, and the pineapple stays in hand.
example-sm-ladder-help = On the table: 4 pineapples, 4 salami. The owner of a ladder holds 1 mushroom, asks for 1 mushroom and 1 olive, and is helped. It is served with 4 salami, 3 pineapples, 2 mushrooms and 1 olive; 1 pineapple stays, and the helper is rewarded.
example-sm-takeover = On the table: 3 pineapples, 2 peppers. The pineapple player is chef, so the salami player’s takeover needs 4 pineapples, one of them from hand. It is served and the chef card moves; the next takeover asks for salami.
example-mm-turn = A player with 3 orders left in the waiter plays 3 salami and an order and then draws from the waiter: 6 cards in hand until the next draw.
example-mm-classic = On the table: 1 pepper, 2 salami, 3 pineapples, 4 mushrooms. The order is 4 pineapples and 1 pepper; the owner adds a pineapple, and it is served.
example-mm-minimale = On the table: 2 peppers, 2 salami, 2 mushrooms, 3 pineapples. For the pepper player’s minimale salami or mushrooms may be chosen, pepper and olive not.
example-plus-turn = A player with a hand of nine and 3 orders left in the waiter plays 3 salami and an order, which leaves 5, and then draws the 3 orders: 8 cards in hand until the next draw.
example-plus-classic = On the table: 4 mushrooms, 3 pineapples, 2 peppers, 2 olives. The order is 4 pineapples and 1 pepper; one pineapple comes from hand.
example-plus-help = On the table: 4 mushrooms, 2 olives, 1 pepper. The order is 4 olives and 1 pepper. The owner holds one olive and asks for one, and the second player asked gives it. Both orders, the served one and the reward, go face down to the pile.
example-plus-bombastica = With 21 ingredients on the table, a bombastica uses all 21.
example-plus-minimale = On the table: 2 peppers, 2 salami, 2 mushrooms, 3 pineapples. For the salami player’s minimale it is pepper or mushroom.
example-plus-mamma-mia = A Mamma Mia! order of the salami player needs one salami and five peppers, or one salami and five pineapples.
example-solo-follow = On a red 9 goes any 9 or any red card; on the blue 9 that follows, a 9 or any blue card.
example-solo-colour = A Wild is played and “red” is named: the next plays red (or black).

## At a Forno table

house-missing = Every table has a link of its own, so that only people who have the link find it. A table closed long ago can no longer be found.
    .refused = We can’t find this table. The link may be wrong, or the game has ended.
house-seat = A seat belongs to whoever sits there, and keeps its number. So a hand has one owner.
    .refused = Seat { $seat } isn’t free. Please choose another.
house-full = Nobody sits down where no seat is free. The rules allow only so many players.
    .refused = There’s no free seat left at this table.
house-locked = The host may lock the table; then nobody new sits down. So a company can stay among itself.
    .refused = The host has locked this table, so you can’t join right now.
house-last-seat = At a public table the last seat is not for somebody from an internet address that has all the other seats: nobody fills a public table alone. An invitation, or the host’s own internet address, makes an exception.
    .refused = The last seat of this public table is kept for somebody from elsewhere. The host can invite you.
house-invite = A seat can be kept for somebody, with a link of its own. So a friend who comes later finds a place.
    .refused = Seat { $seat } is reserved. If it’s for you, open the link made for it; otherwise choose another.
house-name = A name is made of letters, numbers, punctuation and emoji, without colon or comma: at most 24 characters, of which wide ones such as emoji count twice. It looks different from all other names at the table, and nobody is called “server” or “Forno”. Alone with bots you can do without one.
    .refused = Please choose another name: at most { $most } letters, numbers or emoji (wide ones count twice), no colon or comma, and not one that looks like a name here, or like “server” or “Forno”.
house-rename = You can change your name at the table at any time, though not twice within ten seconds.
    .refused = You’ve only just changed your name. Give it a few seconds.
house-key = Each seat has a secret key, which its player’s device keeps. Only with this key can one act there. So nobody plays another’s cards, and nobody needs an account.
    .refused = This device has no seat here. Please use the one you joined with.
house-sit = Who only watches does not act. A game belongs to those who play it.
    .refused = You’re only watching. Take a seat first.
house-host = Some things only the host does: adding bots, locking the table, removing players, starting the first game, closing the table. The host can hand this over to another player. Somebody has to decide these for all.
    .refused = Only the host can do this.
house-stand-in = While the host is away, any player at the table may start the next game and let somebody take over a seat. Settings, removing and closing wait for the host; the role itself is handed on only if the host has left. So an evening doesn’t wait for one person.
    .refused = Only the host can do this. You’re just standing in.
house-before = Seats, options and bots are settled before the start. Everybody knows what they are in for.
    .refused = You can do this only before the game starts.
house-during = Acting and taking back belong to a running game.
    .refused = You can do this only during a game.
house-after = A rematch and replays come after the game. Before that a replay would show hidden cards.
    .refused = You can do this only after the game.
house-start = A game starts when every seat is filled and the number of players suits the game. Empty seats can be given to bots or dropped. So nobody is left out, and the rules fit.
    .refused = We can’t start yet: this game needs { $least } to { $most } players and has { $players }. Add bots for the empty seats, or remove them.
house-closed = A closed table stays readable for its players, but nobody plays there any more. So a record stays what it was.
    .refused = This table is closed, and nobody can play here any more.
house-spectators = The table decides whether others may watch. They see what is public and nothing else.
    .refused = This table plays without spectators.
house-talk = The host may limit talk to ready phrases or switch it off. Some tables play with strangers or children.
    .refused = The host has limited or switched off the chat at this table.
house-hints = The host decides whether players may ask what a good bot would do. A hint comes from what the player may know, and only they see it. Some want to learn, others to find out for themselves.
    .refused = The host has switched off hints at this table.
house-text = A message at the table is neither empty nor too long. A long one would push the game off the screen.
    .refused = A message needs 1 to { $most } characters.
house-marks = A message at the table has only a few accents or other marks on each character: more would cover the lines around it.
    .refused = A character can carry { $most } marks at most: please take some off.
house-bot = A bot is chosen from those that the server offers.
    .refused = There’s no bot “{ $level }”. There are: { $levels }.
house-game = A game is chosen from those that the server offers.
    .refused = There’s no game “{ $game }”. There are: { $games }.
house-setting = Each setting of the table has the values that it allows.
    .refused = “{ $setting }” can’t be “{ $value }”. Possible: { $allowed }.
house-clock = A table plays without a clock, with a time for each decision and a bank for longer thoughts, or with days for each decision. Only a player who owes an answer spends time. With only one person at the table no clock runs: nobody is kept waiting.
house-time-out = When a player’s time runs out, the default move written down for that decision is played, so that the others can go on. With only one person at the table nothing is played for them.
house-absent = If you are the only person at the table, it waits for you for as long as it takes: nobody plays in your name, no bot moves before you have seen the last move, and a jump-in window that was open is opened again in full when you are back. With several people, a bot plays for a player who is away longer than the grace time, so that the others can go on; everybody sees that. The player can take the seat back at any moment, and is shown what the bot played. Between games people count as away after a minute without a connection, and the next game doesn’t wait for them: a bot plays until they are back or, if the table is set so, they sit out.
house-vote = A running game is ended early if more than half of the players who are there agree; so is somebody removed, who has no vote on it. Of two, the host decides on removing, and both must agree to end the game. Whoever asked in vain, or took it back, waits a minute before asking again. A game ended early has no result, and its deal can be checked like any other.
    .refused = The players decide this together: more than half must agree, one question at a time. After one that came to nothing, give it a minute.
house-take-over = Somebody at the table without a seat may take over that of a bot or of a player who has left, as the table allows; and players may hand over their own. Never to somebody who has seen another hand of this game. The new player learns what the seat knows by the rules, and nothing else.
    .refused = This seat can’t be taken over in this game.
house-nudge = Whoever waits may nudge the player who owes an answer: after half a minute, once for each decision, and at most once a minute. Never for a jump-in. So waiting players have a means, but nobody is pestered.
    .refused = Give them a moment: you can nudge after half a minute, once for each decision.
house-hot-seat = Several people may share a device and pass it round. Then nobody at the table jumps in, since whoever holds the device would be first. The clock of a decision waits until its player has the screen, and a covered screen tells nothing of a hand, not even a hint. People who share a device count as there together and have one say: on the next game, in a vote, on taking a move back and on sharing. And as a hand may have been seen in passing, none of them takes over another seat in that game.
    .refused = First the screen has to be yours: whoever’s turn it is uncovers it.
house-undo = A move that showed nobody a card, drew nothing and shuffled nothing can be taken back freely by its player until somebody else has acted. Nothing has become known by it.
    .refused = There’s no move of yours to take back.
house-undo-agree = Other moves can be taken back only if all the other players agree. They have seen something, so they decide.
    .refused = Nobody has asked you to take back a move.
house-undo-hidden = A move after which somebody saw a card that its player did not choose to show (drawn, turned up, or another’s) can never be taken back: what was seen cannot be hidden again.
    .refused = You can’t take this back: somebody has already seen a card.
house-undo-limit = After two refusals to take back a move, its player asks again only after another move. So nobody is asked again and again.
    .refused = You’ve been told no { $most } times. Make another move before you ask again.
house-window = After each discard in SOLO jumping in stays open for the same time, whether or not anybody can. Answers stay sealed until it closes; then the quickest jump counts, measured from when each player was told, minus a small measured delay of the line. So neither the wait nor a fast line tells or decides anything.
    .refused = You’ve already answered. It counts when the time is up.
house-beaten = Who is beaten to a jump-in in SOLO is told by whom and by how much. It’s better to know how close it was.
    .refused = { $name } beat you by { $ms } ms.
house-jumped = In SOLO a jump-in comes before the move of the player on turn. Jumping in means being quicker than the turn.
    .refused = { $name } jumped in first.
house-fair = Before the first card is dealt the server commits to its secret, and each device adds words of its own. After the game anybody can check the deal. So nobody has to trust the server.
house-share = A finished game is private to its table unless all its players share it. It shows how everybody played.
    .refused = This game is private: not all of its players have shared it.
house-play-on = A finished game can be played on from any of its decisions, at any seat, against bots. Its cards are known, so this deal is not sealed. It’s for trying what else could have been done.
    .refused = There is nothing to play on from here. Pick an earlier step.
house-address = Notifications and webhooks go only to services that the operator of this server allows. Otherwise the server could be made to call anybody.
    .refused = This server may not send anything to that address. Ask whoever runs it.
house-person = Muting, nudging and the like concern people who are at the table, with a seat or in the queue. Nobody else would be reached by it.
    .refused = They’re not at this table any more.
house-banned = Whoever runs the server may remove somebody from a table, and ban their device from it. Other tables are not concerned. Somebody has to be able to protect a table.
    .refused = Whoever runs this server has banned you from this table.
house-report = Players may report a person at their table, or something they said, to whoever runs the server. Nobody else learns of it. A player has a few open reports at a table, not dozens.
    .refused = This report can’t be sent: it must be about somebody else at your table and what they really said, and five are enough for one evening.
house-words = Whoever runs the server may keep a list of words that are not for its tables, in names and in chat. What is welcome differs from place to place.
    .refused = That has a word in it that isn’t welcome on this server. Say it another way.
house-ready = After a game everybody says when they are ready for another. It begins when all who are there are ready and every seat is taken, or when the host says so. Whoever still looks at the result is not disturbed.
    .refused = There’s no next game to be ready for right now.
house-queue = Whoever is at the table without a seat waits in the queue. Before each next game the people who are there take free seats, then new ones as far as the game allows, then those of bots. If some still wait, those who have played the most games in a row make way, the one who sat down first before the others. When a game has fewer seats, the same order decides. So everybody gets to play in turn.
    .refused = The queue is for people without a seat, while no seat is free.
house-evening = The evening’s score counts all games at a table that were played to their end, of any kind: wins, a shared one as a fraction, and the mean place. A result belongs to whoever holds the seat at the end; bots are counted apart. So games of different kinds can be counted together.
house-command = The same command sent twice is carried out once and answered the same both times. Lines break, and nobody should move twice.
    .refused = Something went wrong, and nothing was done. Please try again.
house-rules = A game is finished by the rules it was begun with. Nobody should lose by a rule that was not there before.
    .refused = This table was begun with other rules of { $game } than this server has: { $pinned }.

## Between your device and the server

wire-hello = A connection begins with a greeting. Only then is it known who speaks which language.
    .refused = The connection must begin with a greeting.
wire-version = The page and the server must fit each other. Otherwise they would misunderstand each other.
    .refused = This page is older than the server. Please reload it.
wire-unreadable = Only a message that can be read counts.
    .refused = The message cannot be read: { $why }.
wire-path = The server answers at the addresses that its protocol names.
    .refused = The server has nothing here for such a request.
wire-size = A message may not be larger than the server allows. So one message never holds up the others.
    .refused = The message is too large: it may have at most { $most } bytes.
# A number that comes as text has no plural and takes the last form.
wire-rate = A device may send only so much at once, so that the server has time for everybody.
    .refused =
        { $seconds ->
            [one] That was too much at once; please wait { $seconds } second.
            [other] That was too much at once; please wait { $seconds } seconds.
           *[text] That was too much at once; please wait { $seconds } s.
        }
wire-slow = A connection that cannot keep up is cut. After reconnecting it continues where it stopped. So nobody has to wait for it.
    .refused = Your connection was too slow and was cut. It goes on where it stopped.
wire-full = The server takes only as many connections as it can serve well. Better a few who play well than many who wait.
    .refused = The server is full right now. Please try again later.
wire-address = Everybody behind one internet address together may do costly things only so often, so that one program cannot keep others out. Two hundred people behind one address never notice it.
    .refused = A lot is going on at your internet address right now (limit “{ $limit }”: { $most } a minute). Please try again in { $seconds } s.
wire-connections = One internet address may have only so many connections at once, so that one program cannot take them all.
    .refused = Your internet address already has { $most } connections to this server. Please close some tabs and try again.
wire-origin = The server accepts connections from its own pages only. So no other page can act in your name.
    .refused = Connections from foreign web pages are not accepted.
wire-host = The server answers under its own names only. So nobody can pass it off as another’s.
    .refused = This server does not go by that name. Please open { $address } instead.
wire-store = A move counts once it is written to the server’s log. While the log cannot be reached the game waits, and nothing is lost.
    .refused = The server can’t save right now. Nothing is lost; it keeps trying.
wire-damaged = If what the server has stored is damaged, it says so. It goes on with the tables that it can still read, and whoever runs it can save those.
    .refused = Part of what this server has stored is damaged, and this can’t be read or saved. Please tell whoever runs the server: they can save what is still readable, or bring back a backup.
wire-broken = A fault of the server stops one request and nothing else. It is logged under a number, which its host can look up.
    .refused = Something went wrong on our side. If it happens again, tell whoever runs this server the number { $request }.
wire-key-file = What is hidden in a running game lies encrypted on the server. Without the key it cannot go on; finished games stay readable.
    .refused = This table is locked away: the server has lost the key to its running game. Ask whoever runs the server; finished games stay readable.
wire-fault = A fault of one table stops that table and no other. Nothing of it is deleted, and whoever runs the server can open it again.
    .refused = Something is wrong with this table, and it can’t go on right now. Nothing of it is deleted; whoever runs this server can open it again.
wire-stopping = When the server restarts, the tables stay as they are and the connections come back.
    .refused = The server is restarting. Your connection comes back by itself.
wire-stream = A device that comes back is told what it missed. If what it remembers does not fit the table, it starts anew. So everybody sees the same table.
wire-ring = Your list of tables is sealed by your devices; the server only keeps it. When two devices change it at once, the second reads it again first.
    .refused = Another device has changed your list of tables in the meantime.
