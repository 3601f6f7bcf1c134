# Hints: what a good bot would do, and why in one sentence. $name is a player.

hint-usual = That’s what I’d do here.
hint-any = I’d just try something.
hint-default = This is the safe choice, the one that’s played when time runs out.
hint-only = It’s the only thing you can do here.
hint-search-cards = I’d usually put in { $cards }, but of { $worlds } deals I tried, it cost you a pizza in { $worse } and won one in { $better }.
hint-search-order = I’d usually play “{ $order }”, but of { $worlds } deals I tried, it cost you a pizza in { $worse } and won one in { $better }.
hint-search-waiter = I’d usually draw orders, but of { $worlds } deals I tried, it cost you a pizza in { $worse } and won one in { $better }.
hint-search-kitchen = I’d usually draw ingredients, but of { $worlds } deals I tried, it cost you a pizza in { $worse } and won one in { $better }.
hint-search-pizza-wait = I’d usually wait, but of { $worlds } deals I tried, it cost you a pizza in { $worse } and won one in { $better }.
hint-search-pizza-usual = I’d usually do something else, but of { $worlds } deals I tried, it cost you a pizza in { $worse } and won one in { $better }.
hint-search-card = I’d usually play { $card }, but of { $worlds } deals I tried, it went worse in { $worse } and better in { $better }.
hint-search-draw = I’d usually draw a card, but of { $worlds } deals I tried, it went worse in { $worse } and better in { $better }.
hint-search-wait = I’d usually wait, but of { $worlds } deals I tried, it went worse in { $worse } and better in { $better }.
hint-search-usual = I’d usually do something else, but of { $worlds } deals I tried, it went worse in { $worse } and better in { $better }.
hint-search-found = I tried your moves in many possible deals, and this one did best.

# The pizza games

hint-pizza-put-for =
    { $keep ->
        [0] “{ $order }” needs this, and what goes in right before it is there when it comes out: { $cards }.
        [one] “{ $order }” needs this, and what goes in right before it is there when it comes out: { $cards }. Keep 1 more card for it.
       *[other] “{ $order }” needs this, and what goes in right before it is there when it comes out: { $cards }. Keep { $keep } more cards for it.
    }
hint-pizza-put-scarcest =
    { $keep ->
        [0] “{ $order }” takes the scarcest kind. With one more in, that’s probably this one: { $cards }.
        [one] “{ $order }” takes the scarcest kind. With one more in, that’s probably this one: { $cards }. Keep 1 more card for it.
       *[other] “{ $order }” takes the scarcest kind. With one more in, that’s probably this one: { $cards }. Keep { $keep } more cards for it.
    }
hint-pizza-put-spare = Something has to go in, and none of your orders needs this: { $cards }.
hint-pizza-put-least = Something has to go in, and you need this least: { $cards }.
hint-pizza-wait = The oven hardly has enough for your orders yet: wait a little.
hint-pizza-lay = What’s probably in the oven, with your hand, should be enough for “{ $order }”. Keep the cards it needs.
hint-pizza-lay-chance = There’s a fair chance that the oven and your hand will do for “{ $order }”, and that’s good enough.
hint-pizza-lay-try = There may not be enough for it yet, but trying costs nothing: if “{ $order }” fails, you get it back later.
hint-pizza-lay-bold = You have more orders than turns left, so play one every turn: “{ $order }”.
hint-pizza-lay-last = It’s the last round, and orders left in your hand count for nothing: try “{ $order }”.
hint-pizza-draw-waiter =
    { $count ->
        [0] You have no orders in hand: draw some.
        [one] You have only one order in hand: draw more.
       *[other] You have only { $count } orders in hand: draw more.
    }
hint-pizza-draw-kitchen = You need ingredients for the orders in your hand: draw some.
hint-pizza-serve-free = Everything is on the table: serve it and keep your hand.
hint-pizza-serve = A served pizza is a point, and it takes only this from your hand: { $cards }.
hint-pizza-ask = You can’t pay for it alone, and without help it fails: ask.
hint-pizza-ask-spare = You could pay for it yourself, but the orders still to come need those cards more. Ask whether somebody helps.
hint-pizza-fail = Too much is missing: let this one go.
hint-pizza-fail-spare = Your next orders need these cards more than this one does. Let it go.
hint-pizza-series =
    { $count ->
        [one] You have enough for one quartet.
       *[other] You have enough for { $count } quartets at once.
    }
hint-pizza-no-series = You don’t have enough for a series: serve just this quartet.
hint-pizza-way = This way the least is missing.
hint-pizza-want = The less you ask for, the more likely somebody has it: { $cards }.
hint-pizza-number =
    { $count ->
        [one] Ask for as little as you can: one ingredient is enough.
       *[other] Ask for as little as you can: { $count } ingredients are enough.
    }
hint-pizza-kind = Ask for the kind the others probably have most of.
hint-pizza-kind-none = Ask for none of these: the others probably have more of another kind.
hint-pizza-give = Helping gets you an order from your pile, and that’s worth these cards: { $cards }.
hint-pizza-cannot-give = You don’t have what they need.
hint-pizza-no-reward = Your order pile is empty, so there’s no reward for helping.
hint-pizza-duel = { $count } should be more than the others have together.
hint-pizza-duel-all = The others may have many, so play all of yours: { $count }.
hint-pizza-no-duel = You have too few for a duel.
hint-pizza-show = You get back what you show, and it may stop this order.
hint-pizza-name =
    { $count ->
        [one] { $name } has only one ingredient, so there’s nothing to choose from.
       *[other] { $name } has only { $count } ingredients to choose from.
    }
hint-pizza-show-card = Of your cards, this is the kind they’re least likely to have: { $card }.
hint-pizza-match = This card matches: { $cards }.

# SOLO

hint-solo-out = Your last card, and you’re out: { $card }.
hint-solo-call = Call SOLO with it: you’ll have only one card left: { $card }.
hint-solo-raise = Stack it, and the next player has to draw instead of you: { $card }.
hint-solo-pass-on =
    { $count ->
        [one] The hand you’ll get has only one card.
       *[other] The hand you’ll get has only { $count } cards.
    }
hint-solo-alone = It’s the only card that fits: { $card }.
hint-solo-attack =
    { $count ->
        [one] { $name } has only one card left: time to hit back.
       *[other] { $name } has only { $count } cards left: time to hit back.
    }
hint-solo-to-swap =
    { $count ->
        [one] You can swap for a hand of just one card: { $card }.
       *[other] You can swap for a hand of just { $count } cards: { $card }.
    }
hint-solo-keep-black = Black cards go on anything: save them and play { $card }.
hint-solo-black = Save your other cards and use a black one now: { $card }.
hint-solo-same-colour =
    { $count ->
        [one] You have one more card of that colour: { $card }.
       *[other] You have { $count } more cards of that colour: { $card }.
    }
hint-solo-costly =
    { $count ->
        [one] Get rid of the most expensive card that fits first: { $card }, one point.
       *[other] Get rid of the most expensive card that fits first: { $card }, { $count } points.
    }
hint-solo-draw = Nothing fits: draw a card.
hint-solo-wait = What fits would get you a bigger hand: draw a card instead.
hint-solo-penalty =
    { $count ->
        [one] You can’t stack: draw one card.
       *[other] You can’t stack: draw { $count } cards.
    }
hint-solo-pass = You can neither play nor draw.
hint-solo-play-drawn = The card you drew fits, so play it: { $card }.
hint-solo-keep = The card you drew doesn’t fit: keep it.
hint-solo-keep-back = Playing it would get you a bigger hand: keep it.
hint-solo-jump = You have the very same card, so jump in: { $card }.
hint-solo-no-jump = Jumping in would get you a bigger hand: don’t.
hint-solo-colour =
    { $count ->
        [one] It’s the colour you have most of, one card: { $colour }.
       *[other] It’s the colour you have most of, { $count } cards: { $colour }.
    }
hint-solo-any-colour = You have no coloured cards, so any colour will do.
hint-solo-swap =
    { $count ->
        [one] The smallest hand has just one card: swap with { $name }.
       *[other] The smallest hand has just { $count } cards: swap with { $name }.
    }
hint-solo-no-swap = Nobody has fewer cards than you: keep your hand.
hint-solo-first = Of the cards that fit, just take the first: { $card }.
hint-solo-unnoticed = Nothing to do here: let the others play.
hint-solo-overlooked = No card catches your eye this time.
hint-solo-lacks = { $name } is nearly out and couldn’t follow this colour before: { $card }.
hint-solo-hard-to-follow = { $name } is nearly out, and this is the hardest card to follow: { $card }.
hint-solo-turn-away =
    { $count ->
        [one] { $name } is next with only one card left, so reverse the direction: { $card }.
       *[other] { $name } is next with only { $count } cards left, so reverse the direction: { $card }.
    }
hint-solo-give-away = The player who gets your last card could go out with it: don’t pass it on.
hint-solo-colour-lacks = { $name } is next and couldn’t follow this colour before: { $colour }.
hint-solo-colour-hard = Somebody is nearly out and probably has least of this colour: { $colour }.
