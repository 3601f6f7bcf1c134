### The guides: the rules of each game as people read them (forno/guides). Numbers come from the decks.

## The page around a guide

guide-page = Rules
guide-reference = Reference
guide-reference-about = Every rule with its details, also for rare cases.
guide-rule-link = In the reference: { $rule }
guide-print = Print

## Headings

guide-section-aim = The aim
guide-section-table = What you see on the table
guide-section-turn = Your turn
guide-section-round = The end of a round: emptying the oven
guide-section-orders = The orders
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
guide-scene-served = Served!
guide-scene-left = Left on the table
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
guide-own-kind = All your orders but the bombastica ask for at least one of your own ingredient. In the pictures here you are green, so yours is pepper.
guide-piles = Next to the oven is the ingredient pile (the kitchen), with the chef card somewhere inside. Before you is the pile of your other orders (your waiter). Both lie face down.
    .title = Two piles to draw from
guide-oven = The stack in the middle that we all play on, face up. You see its top card and how many cards it has. Nobody may look through it. It starts empty.
    .title = The oven

## A turn

guide-turn-put = Put at least one ingredient from your hand on the oven. You may put in several if they are all of one kind. Say aloud what goes in: “3 salami”.
    .title = 1. Ingredients
guide-turn-order = Then you may lay one order from your hand on top, or skip this. An order uses what went into the oven before it, so lay it once you think everything is in.
    .title = 2. An order
guide-turn-draw = Fill your hand up to { $hand } cards: all from the ingredient pile or all from your orders, never from both. If the pile has too few cards, take what is left.
    .title = 3. Draw
guide-turn-example = You put in 3 salami, lay an order, and decide to draw orders. Only 3 are left, so you play on with 6 cards until your next draw.
    .title = Example
guide-memory = Remembering is the game: the page shows you what went in since your last turn, and nothing older.
guide-chef-card = If you draw the chef card, lay it face up and draw another card for it. You are the chef: you empty the oven when the round ends, and you start the next round.
    .title = The chef card

## The end of a round

guide-round-end = Somebody takes the last card of the ingredient pile, and the round is over at once, even if their hand is not full.
guide-reveal = The chef turns the oven over and shows it card by card: what went in first comes out first. Ingredients are sorted on the table, a column for each kind. Each order is settled as it comes out.
guide-served = The table has all that the order needs: it is served. What it used is gone from the table, and the order lies before you and counts. If there is more than one way to serve it, you choose.
    .title = Everything is there
guide-from-hand = You may add it from your hand: just what the table does not have, and no card too many. You draw no new cards for it now.
    .title = Something is missing
guide-failed = The order goes face down under your order pile. The ingredients stay on the table for the orders that follow.
    .title = Still not enough
guide-classic-example = Your order needs 4 pineapples and 1 pepper. The table has 3 pineapples, so you add one from your hand.
    .title = Example
guide-next-round = What is left on the table becomes the new oven: you have about ten seconds to remember it. What was used is shuffled with the chef card and is the new ingredient pile. You keep your hand, and the chef begins.
    .title = The next round

## The orders of Mamma Mia!

guide-order-four = { $own } of your own kind and { $same } of the other kind shown. You have { $copies } of these, one for each other kind.
guide-order-all = { $each } of each of the { $kinds } kinds.
guide-order-monotoni = { $own } of your own kind and { $joker } of one other kind. You choose the kind when the order comes out.
guide-order-bombastica = { $anything } ingredients or more, whatever they are. It takes everything on the table, even if there are more. If there are fewer than { $anything }, you may add the rest from your hand.
guide-order-minimale = { $own } of your own kind and { $scarcest } of the kind that the table has least of when the order comes out. Your own kind and kinds that are not there at all do not count. If two kinds tie, you choose; if the table has no other kind, the order fails.
guide-minimale-example = Your own pepper does not count, and there are no olives. So salami and mushroom are the fewest with 2 each. You take salami and add the third from your hand.
    .title = Example

## The end of the game

guide-end = After { $rounds } rounds whoever has the most served orders wins.
guide-end-tie = In a tie, the one with more ingredients left in hand is ahead. If that is equal too, you share the place.

## Variants

guide-variants = The table can change these before the start.
guide-option-colours = Each of you picks a colour, first come, first served. If you pick none, you get one that is left.
guide-option-first-player = Chance decides who begins, or the host does. Then it goes clockwise.
guide-option-open-log = Everybody can read back all that went into the oven. Good for learning, and for anyone who would rather not play from memory.

## Questions people ask

guide-ask-deck = There are { $singles } cards of each of the { $kinds } kinds. With fewer than { $most } players some of each kind stay in the box: { $singles_out_4 } with four, { $singles_out_3 } with three, { $singles_out_2 } with two.
    .title = How many cards are in play?
guide-ask-fewer = No. You always fill your hand, even if that takes the last card and ends the round.
    .title = May I draw fewer cards?
guide-ask-no-ingredients = Then you play nothing this turn, no order either, and just draw. If your hand is full of orders, you pass.
    .title = What if I have no ingredients in hand?
guide-ask-decline = Not if the table has it all: then it is served, like it or not. But nobody makes you add cards from your hand.
    .title = May I hold an order back when it comes out?
guide-ask-help = No. What the table lacks comes from your own hand.
    .title = May somebody else help me?
guide-ask-counting = The sizes of all piles and hands, and of the oven. What was used lies face down.
    .title = What may I count?
guide-ask-nothing-used = Then the new ingredient pile is the chef card alone. Whoever draws it ends the round.
    .title = What if no order was served in a round?
guide-ask-stall = If nobody has played or drawn a card for a whole lap, the round ends as if the ingredient pile were empty. If nobody has the chef card, whoever began the round is chef.
    .title = What if everybody holds nothing but orders?
guide-ask-fair = Yes, and you can check it: the deck is sealed before the first card is dealt, and after the game anybody can see that nobody touched it.
    .title = Is the deal fair?
