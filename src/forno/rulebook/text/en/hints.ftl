# Hints: what a good bot would do, and why in one sentence. $name is a player.

hint-usual = This is what I would do here.
hint-any = I would just try something.
hint-default = This is the safe choice: it is played for somebody who does not answer in time.
hint-only = There is nothing else you could do here.
hint-search = Of all your moves this one came out best, tried in { $worlds } imagined deals that fit what you know: ahead of the next by { $gain } in a hundred.
hint-search-found = Tried in many imagined deals that fit what you know, this came out best.

# The pizza games

hint-pizza-put-for = Put in what your next order needs, so that it lies just below it: { $cards } for “{ $order }”.
hint-pizza-put-spare = None of your orders needs these: { $cards }.
hint-pizza-put-least = You can most easily do without this: { $cards }.
hint-pizza-wait = The oven hardly has enough for your orders yet: keep them a little longer.
hint-pizza-lay = With your hand and what probably lies in the oven, this has a good chance: “{ $order }”.
hint-pizza-lay-try = This may work, and an order that fails only goes back under your waiter: “{ $order }”.
hint-pizza-lay-bold = You hold more orders than you will have turns for, so try one in every turn: “{ $order }”.
hint-pizza-lay-last = The last round is running, and an order left in hand counts nothing: try “{ $order }”.
hint-pizza-draw-waiter =
    { $count ->
        [0] You have no order in hand: get some from your waiter.
        [one] You have only one order in hand: get more from your waiter.
       *[other] You have only { $count } orders in hand: get more from your waiter.
    }
hint-pizza-draw-kitchen = For the orders in your hand you need ingredients: draw from the kitchen.
hint-pizza-serve-free = The table has all of it: serve, and keep your hand.
hint-pizza-serve = You can serve it with few cards from your hand: { $cards }.
hint-pizza-ask = You cannot complete it alone, and asking for help costs nothing.
hint-pizza-fail = Too much is missing: let this one go.
hint-pizza-fail-spare = Serving it would cost more than it brings: what it takes is worth more for your next orders. Let it go.
hint-pizza-series =
    { $count ->
        [one] One pizza can be paid for at once.
       *[other] Table and hand together pay for { $count } quartets at once.
    }
hint-pizza-no-series = Table and hand cannot pay for a series: leave it at this quartet.
hint-pizza-way = This way lacks the least.
hint-pizza-want = Ask for as little as you can, so that somebody is likely to have it: { $cards }.
hint-pizza-number =
    { $count ->
        [one] Ask for as little as you can: one ingredient is enough.
       *[other] Ask for as little as you can: { $count } ingredients are enough.
    }
hint-pizza-kind = Ask for the kind of which most is still hidden.
hint-pizza-give = Whoever helps has the top order of their waiter served: that is worth these cards: { $cards }.
hint-pizza-cannot-give = You do not have what is asked for.
hint-pizza-no-reward = Your waiter is empty, so helping would bring you nothing.
hint-pizza-duel = { $count } should be more than the others hold together.
hint-pizza-duel-all = The others may hold a lot of it, so commit all you have: { $count }.
hint-pizza-no-duel = You have too few for a duel.
hint-pizza-show = You take back what you show, and it may stop this order.
hint-pizza-name =
    { $count ->
        [one] With a single ingredient there is nothing to choose: { $name }.
       *[other] With only { $count } ingredients there is the least to choose from: { $name }.
    }
hint-pizza-show-card = You see many of this kind yourself, so the other player probably has none: { $card }.
hint-pizza-match = This card matches: { $cards }.

# SOLO

hint-solo-out = With your last card you are out: { $card }.
hint-solo-call = Call SOLO with it, for then only one card is left: { $card }.
hint-solo-raise = Raise the penalty, and the next player has to draw instead of you: { $card }.
hint-solo-pass-on =
    { $count ->
        [one] The hand that comes to you has one card only.
       *[other] The hand that comes to you has only { $count } cards.
    }
hint-solo-alone = It is the only card that fits: { $card }.
hint-solo-attack =
    { $count ->
        [one] Only one card left there, so get in the way of { $name }.
       *[other] Only { $count } cards left there, so get in the way of { $name }.
    }
hint-solo-to-swap =
    { $count ->
        [one] It lets you swap for a hand of one card only: { $card }.
       *[other] It lets you swap for a hand of only { $count } cards: { $card }.
    }
hint-solo-keep-black = Black cards go on anything, so keep them for need and play this: { $card }.
hint-solo-black = Save your other cards, and let a black one help you now: { $card }.
hint-solo-same-colour =
    { $count ->
        [one] You hold one more card of that colour to go on with: { $card }.
       *[other] You hold { $count } more cards of that colour to go on with: { $card }.
    }
hint-solo-costly =
    { $count ->
        [one] Of the cards that fit, be rid of the most costly one first: { $card }, one point.
       *[other] Of the cards that fit, be rid of the most costly one first: { $card }, { $count } points.
    }
hint-solo-draw = Nothing you hold fits: draw a card.
hint-solo-wait = What fits would bring you a bigger hand: better draw a card.
hint-solo-penalty =
    { $count ->
        [one] You cannot raise the penalty: draw one card.
       *[other] You cannot raise the penalty: draw { $count } cards.
    }
hint-solo-pass = You can neither play nor draw.
hint-solo-play-drawn = The card you have drawn fits, so play it at once: { $card }.
hint-solo-keep = The card you have drawn does not fit: keep it.
hint-solo-keep-back = Playing it would bring you a bigger hand: keep it.
hint-solo-jump = You hold exactly the top card, so jump in and be rid of it: { $card }.
hint-solo-no-jump = Jumping in would bring you a bigger hand: let it be.
hint-solo-colour =
    { $count ->
        [one] It is the colour you hold most of, with one card: { $colour }.
       *[other] It is the colour you hold most of, with { $count } cards: { $colour }.
    }
hint-solo-any-colour = You hold no coloured card, so any colour will do.
hint-solo-swap =
    { $count ->
        [one] The smallest hand has one card only: swap with { $name }.
       *[other] The smallest hand has only { $count } cards: swap with { $name }.
    }
hint-solo-no-swap = Nobody has fewer cards than you: keep your hand.
hint-solo-first = Of the cards that fit, simply take the first: { $card }.
hint-solo-unnoticed = Nothing needs doing here: let the others play on.
hint-solo-lacks = { $name } is nearly out and could not follow this colour before: { $card }.
hint-solo-hard-to-follow = { $name } is nearly out, and this is the hardest to follow: { $card }.
hint-solo-turn-away =
    { $count ->
        [one] { $name } has only one card left and comes next, so turn the direction: { $card }.
       *[other] { $name } has only { $count } cards left and comes next, so turn the direction: { $card }.
    }
hint-solo-give-away = Whoever got your last card could go out with it at once: do not pass it on.
hint-solo-colour-lacks = { $name } comes next and could not follow this colour before: { $colour }.
hint-solo-colour-hard = Somebody is nearly out, and probably has least of this colour: { $colour }.
