# The pizza table: what happens, what is asked, what a button does

## What happened

pizza-event-round-began = Round { $round } begins. First: { $name }
pizza-event-announced =
    { $name }: { $number } { $kind }{ $doubles ->
        [0] {""}
        [one] , one of them a double card
       *[other] , with { $doubles } double cards
    }
pizza-event-nothing-put = { $name }: no ingredient to put in
pizza-event-order-laid = { $name }: { $order } laid on the oven
pizza-event-drew-kitchen =
    { $count ->
        [one] { $name }: one card from the kitchen
       *[other] { $name }: { $count } cards from the kitchen
    }
pizza-event-drew-waiter =
    { $count ->
        [one] { $name }: one order from the waiter
       *[other] { $name }: { $count } orders from the waiter
    }
pizza-event-drew-own = { $name }: drew { $cards }
pizza-event-chef-drawn = { $name }: drew the chef card
pizza-event-round-ended = Round { $round } is over. The oven is emptied by { $chef }
pizza-event-revealed = Out of the oven: { $cards }
pizza-event-order-revealed = Out of the oven: { $order }, ordered by { $name }
pizza-event-series-laid = { $name }: lays a series: { $orders }
pizza-event-help-asked = { $name }: asks for { $cards }
pizza-event-help-refused = { $name }: does not help
pizza-event-help-given = { $name }: gives { $cards }
pizza-event-served = { $name }: served { $orders }
pizza-event-served-hand = { $name }: served { $orders }, adding { $cards } from hand
pizza-event-failed = { $name }: { $orders } failed
pizza-event-rewarded = { $name }: rewarded with { $order }
pizza-event-rewarded-hidden = { $name }: rewarded with an order, face down
pizza-event-duel-committed = { $name }: commits { $cards }
pizza-event-duel-answered = { $name }: shows { $cards }
pizza-event-duel-answered-declined = { $name }: shows nothing
pizza-event-opponent-named = { $name }: names { $opponent }
pizza-event-card-shown = { $name }: shows { $card }
pizza-event-chef-moved = { $name }: is the chef now
pizza-event-leftovers = Left over for the next oven: { $cards }
pizza-event-leftovers-none = Nothing is left over for the next oven
pizza-event-game-ended = The game is over

## What is said at the table

pizza-announced =
    { $number } { $kind }!{ $doubles ->
        [0] {""}
        [one] {" "}(1 double)
       *[other] {" "}({ $doubles } doubles)
    }
pizza-said-nothing = Nothing to put in
pizza-said-refused = No, sorry
pizza-said-given = Here you are: { $cards }
pizza-said-asks = Who gives me { $cards }?
pizza-said-series = A series!
pizza-said-commits = I commit { $cards }
pizza-said-shows = I show { $cards }
pizza-said-declines = I show nothing
pizza-said-names = You, { $name }!
pizza-said-chef = I am the chef now!
pizza-said-rewarded = One more for me!

## What is asked

pizza-ask-put-ingredients = Your turn: put ingredients of one kind into the oven
pizza-ask-lay-order = Lay an order on top?
pizza-ask-draw-cards = Where do you draw?
pizza-ask-choose-serving = { $orders }: how do you serve it?
pizza-ask-cover-missing = { $orders }: something is missing. What now?
pizza-ask-lay-series = { $orders }: do you lay more quartets for a series?
pizza-ask-choose-way = { $orders }: which way, with help?
pizza-ask-request-help = { $orders }: tap what you add yourself; you ask for the rest
pizza-ask-request-number = { $orders }: tap what you add yourself; you ask for the rest
pizza-ask-request-kind = { $orders }: of the { $left } still to name, how many { $kind }?
pizza-ask-answer-help = { $name } asks for { $cards } ({ $orders }). Do you give it?
pizza-ask-commit-to-duel = { $orders }: how many do you commit?
pizza-ask-answer-duel = { $name } committed { $cards } ({ $orders }). Do you show all of yours?
pizza-ask-name-opponent = { $orders }: who shall show a card?
pizza-ask-show-for-match = { $name } named you ({ $orders }). Which card do you show?
pizza-ask-answer-match = { $card } was shown for your order ({ $orders }). Your answer?
pizza-waiting = Waiting for { $name }

## What a button does

pizza-do-put = Put { $number } { $kind } in the oven
pizza-do-put-double =
    { $doubles ->
        [one] Put { $number } { $kind } in the oven (1 double)
       *[other] Put { $number } { $kind } in the oven ({ $doubles } doubles)
    }
pizza-do-put-double-last =
    { $doubles ->
        [one] Put { $number } { $kind } in the oven, the double on top
       *[other] Put { $number } { $kind } in the oven, the doubles on top
    }
pizza-do-lay = Lay { $order } on the oven
pizza-do-pass-lay-order = No order
pizza-do-pass-lay-series = No series
pizza-do-pass-answer-duel = Show nothing
pizza-do-draw-kitchen = From the kitchen ({ $count })
pizza-do-draw-waiter = From your waiter ({ $count })
pizza-do-serve = Serve it from the table
pizza-do-serve-hand = Serve it, adding { $cards } from your hand
pizza-do-serve-way = Serve: { $way }
pizza-do-serve-way-hand = Serve: { $way }; from your hand { $cards }
pizza-do-fail = Let it fail
pizza-do-ask = Ask for help
pizza-do-way = This way: { $way }
pizza-do-want = Ask for { $cards }
pizza-do-want-pledge = Ask for { $cards }, adding { $pledge }
pizza-do-number = Ask for { $number } in all
pizza-do-number-pledge = Ask for { $number } in all, adding { $pledge }
pizza-do-kind = Ask for { $number } { $kind }
pizza-do-give = Give { $cards }
pizza-do-refuse = Do not help
pizza-do-series = Lay a series: { $orders }
pizza-do-commit = Commit { $total } from the table
pizza-do-commit-hand = Commit { $total }, of these from your hand { $cards }
pizza-do-show = Show all of mine
pizza-do-show-card = Show { $card }
pizza-do-name = Name { $name }
pizza-tap-ingredients = Tap ingredients of one kind
pizza-tap-cards = Tap the cards for it
pizza-tap-order = Tap an order
pizza-all-choices = All choices
pizza-hint = Hint

## Small choices

pizza-group-top = On top
pizza-group-way = How
pizza-group-request = Ask for
pizza-group-number = How many
pizza-group-total = In all
pizza-group-numbers = Numbers
pizza-top-single = the single
pizza-top-double = the double

## The table

pizza-players = Players
pizza-you = you
pizza-chef = chef
pizza-bot = bot
pizza-away = a bot plays
pizza-gone = not connected
pizza-on-turn = on turn
pizza-cards =
    { $ingredients ->
        [one] 1 ingredient
       *[other] { $ingredients } ingredients
    } and { $orders ->
        [one] 1 order
       *[other] { $orders } orders
    } in hand
pizza-seat-ingredients =
    { $count ->
        [one] { $count } ingredient in hand
       *[other] { $count } ingredients in hand
    }
pizza-seat-orders =
    { $count ->
        [one] { $count } order in hand
       *[other] { $count } orders in hand
    }
pizza-waiter-size =
    { $count ->
        [one] 1 order at the waiter
       *[other] { $count } orders at the waiter
    }
pizza-served-size = { $count } served
pizza-gone-size = { $count } out of the game
pizza-own-kind = own kind: { $kind }
pizza-oven = Oven
pizza-oven-size =
    { $count ->
        [one] 1 card in
       *[other] { $count } cards in
    }
pizza-oven-empty = The oven is empty
pizza-on-top = on top: { $card }
pizza-order-of = { $order } ({ $name })
pizza-kitchen = Kitchen
pizza-waiter = Your waiter
pizza-served-pile = Served
pizza-hand = Your hand
pizza-ingredients = Ingredients
pizza-orders = Orders

## The oven scene

pizza-scene = The oven is emptied
pizza-scene-turning = The oven is turned over
pizza-scene-leftovers = Left for the next oven
pizza-scene-counting = The served orders are counted
pizza-scene-empty = Nothing on the table yet
pizza-scene-left =
    { $count ->
        [0] Oven empty
        [one] 1 card left
       *[other] { $count } cards left
    }
pizza-scene-served = Served!
pizza-scene-failed = Failed
pizza-scene-order = { $order } of { $name }
pizza-scene-filled = { $done } of { $all } filled
pizza-scene-anything = { $done } of at least { $all }
pizza-from-table = from the table
pizza-from-hand = from hand
pizza-from-helper = from a helper
pizza-pause = Pause
pizza-go-on = Go on
pizza-step = One step
pizza-speed = Speed: { $speed }×
pizza-to-question = To your question
pizza-to-next = To the next question
pizza-skip = Skip
pizza-awaited = You are asked something
