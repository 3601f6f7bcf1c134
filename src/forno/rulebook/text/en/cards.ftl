# Cards in words: the needs of an order, and its explanation (.more); printed on the card are .title where the name is too long, and .short where a drawing is not enough

card-order-classic-four = { $own } and { $cards }
    .title = Classic
card-order-classic-all = 1 of each kind
    .title = Classic
    .short = 1 of each
    .more = That makes { $cards }.
card-order-bombastica = { $number } ingredients or more, of any kinds
    .short = any ingredients
    .more = When it comes out, everything on the table goes onto this pizza.
card-order-monotoni = { $own } and { $number } of one other kind
    .short = one other kind
    .more = You choose the kind, but all { $number } must be the same.
card-order-minimale = { $own } and { $number } of the scarcest other kind on the table
    .short = fewest on the table
    .more = The scarcest is the kind with the fewest ingredients on the table when this card comes out. A kind that isn’t there at all doesn’t count. If two are equally scarce, you choose.
card-order-quartet = { $cards }
    .title = Quartet
    .more = You may add more quartets from your hand as a series: two need 4 and 3, three need 4, 3 and 2, four need 4, 3, 2 and 1.
card-order-two-each = 2 of each kind except { $kind }
    .short = 2 of each except { $kind }
    .more = That makes { $cards }.
card-order-duel = { $cards } or more, and more than all other hands show
    .short = more than the others show
    .more = When it comes out, you say how many { $kind } you play: those on the table first, then some from your hand. Then everybody else may show the { $kind } in their hand. If they show fewer than you play, all together, your order is served. If not, it fails and your cards stay on the table.
card-order-match = 1 card from your hand, of the kind an opponent shows you
    .short = 1 from hand, same kind as an opponent’s
    .more = When it comes out, you pick an opponent, who shows you one ingredient from their hand. Play one of the same kind from your hand and the order is served. If you have none, it fails. What’s on the table doesn’t count here.
card-order-absent = 2 + 2 of two kinds, and no { $kind } on the table
    .short = on the table
    .more = You choose the two kinds. If any { $kind } are on the table then, the order fails; cards in hand don’t matter.
card-order-two-doubles = 2 double cards of different kinds
    .short = 2 double cards of 2 kinds
    .more = Two singles never make a double. Any two kinds will do, your own too.
card-order-ladder = 4 + 3 + 2 + 1 of four kinds
    .short = of four kinds
    .more = You choose the kinds; your own may be one of them.
card-order-takeover = 4 of the chef’s kind; you become chef
    .short = 4 of the chef’s own kind; you become chef
    .now = { $cards }, the chef’s kind; you become chef
    .more = The chef is the player who has the chef card when this order comes out.
card-order-normale-four = { $own } and { $cards }
    .title = Normale
card-order-normale-all = 1 of each kind
    .title = Normale
    .short = 1 of each
    .more = That makes { $cards }.
card-order-normale-pairs = { $own }, { $cards }
    .title = Normale
card-order-ciottona = { $own }, and { $number } + { $number } of two other kinds
    .short = two other kinds
    .more = You choose the two kinds. They must differ from each other and from your own.
card-order-small-monotoni = { $number } of one other kind, and no { $kind } on the table
    .line = { $number } of another
    .short = on the table
    .more = You choose the kind, but never { $kind }. If any { $kind } are on the table then, the order fails; cards in hand don’t matter.
card-order-mini = { $cards }, and no { $kind } on the table
    .short = on the table
    .more = If any { $kind } are on the table then, the order fails; cards in hand don’t matter.
card-order-mamma-mia-far = { $own }, and { $one } or { $other }
    .title = Mamma Mia!
    .short = { $own } + { $one } or { $other }
    .more = All five of one kind: a mix doesn’t count.
card-order-mamma-mia-near = { $own }, and { $one } or { $other }
    .title = Mamma Mia!
    .short = { $own } + { $one } or { $other }
    .more = All five of one kind: a mix doesn’t count.
card-order-label = { $order }: { $needs }
card-order-how = It’s served if all of that is on the table when this card comes out. You may add what’s missing from your hand.
card-order-how-help = It’s served if all of that is on the table when this card comes out. You may add what’s missing from your hand or ask the others for it.

# Other cards of the pizza games

card-ingredient = Put it in the oven, or keep it: you may add it to a pizza when the oven is emptied.
card-double = One card that counts as two. Doubles on the table are used first.
card-double-fitting = One card that counts as two. Doubles on the table are used first, but for a last one a single if there is one.
card-chef = Draw it, lay it in front of you and take another card. The player who has it empties the oven at the end of the round and starts the next one.
card-back-kitchen = Ingredients
    .more = A face-down ingredient card. Every ingredient card and the chef card has this back.
card-back-order = Order
    .more = A face-down order card. Its colour says whose it is.

# SOLO cards

card-solo-number = Goes on its own colour or on the same number.
card-solo-skip = The next player loses a turn.
card-solo-reverse = Play changes direction.
card-solo-draw-two = The next player draws two cards and loses a turn, or plays another one: then it’s four for the player after, and so on.
card-solo-swap = You may swap hands with a player of your choice.
card-solo-choose-colour = Goes on anything. You choose the colour that follows.
card-solo-draw-four = Goes on anything. You choose the colour, and the next player draws four cards and loses a turn, or plays another one.
card-solo-pass-on = Goes on anything. Everybody passes their whole hand to the next player. Any card may follow.
card-solo-points =
    { $points ->
        [one] 1 point against you if it’s left in your hand.
       *[other] { $points } points against you if it’s left in your hand.
    }
card-solo-back = Face-down card
    .more = All SOLO cards look like this from behind.

# The large card

card-info = Card
card-rule = The rule
card-all-orders = All your orders
card-there = On the table: { $cards }
card-there-none = Nothing of it is on the table yet.
card-oven-there = In the oven: { $cards }
card-oven-there-none = Nothing of it is in the oven yet.
card-missing = Missing: { $cards }
card-another-kind = { $number } of another kind
card-any-of = { $number } of one kind: { $kinds }
card-forbidden-table = It would fail: { $cards } on the table.
card-forbidden-oven = With { $cards } in the oven it would fail.
card-complete = Nothing is missing.

# The list of orders

card-list = All your orders
card-served-list = Served by { $name }
card-mark-hand = in your hand
card-mark-top = on top of the oven
card-mark-open = out of the oven now
card-mark-served = served
card-mark-oven = in the oven
card-mark-failed = out of the game

# Questions: gain and loss

stake-commit-to-duel = If the others show as many together, the order fails and your cards stay on the table.
stake-answer-duel =
    { $count ->
        [0] You have no { $kind }. { $left } more shown by the others would make the order fail.
       *[other] You have { $cards }. { $left } more shown and { $name }’s order fails. You keep your cards either way.
    }
stake-name-opponent = They show one ingredient. Have the same kind in your hand and you serve the order; if not, it fails.
stake-show-for-match = You keep the card. If { $name } has the same kind, the order is served.
stake-answer-match = Playing a card of that kind serves the order. Without one, it fails.
stake-answer-help = You give the cards away and get a point for it: the top order of your pile counts as served.
stake-answer-help-empty = You give the cards away. Your pile of orders is empty, so you get nothing for it.
stake-ask-help = A helper gets a point: the top order of their pile counts as served. If nobody helps, your order fails.
stake-lay-series = All of the series is served together. If you can’t complete it and nobody helps, the quartets from your hand fail. The first one is then served if the table has its four, else it fails too.
stake-takeover = If it’s served, you become chef: you empty the oven and start the next round.
