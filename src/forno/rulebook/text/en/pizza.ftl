# The pizza table: what happens, what is asked, what a button does

## What happened

pizza-event-round-began = Round { $round } begins. { $name } starts.
    .you = Round { $round } begins. You start.
pizza-event-announced =
    { $name } put in { $number } { $kind }{ $doubles ->
        [0] .
        [one] , with one double card.
       *[other] , with { $doubles } double cards.
    }
    .you =
        You put in { $number } { $kind }{ $doubles ->
            [0] .
            [one] , with one double card.
           *[other] , with { $doubles } double cards.
        }
pizza-event-nothing-put = { $name } has no ingredient to put in.
    .you = You have no ingredient to put in.
pizza-event-order-laid = { $name } played an order: { $order }.
    .you = You played an order: { $order }.
pizza-event-drew-kitchen =
    { $count ->
        [one] { $name } drew 1 ingredient.
       *[other] { $name } drew { $count } ingredients.
    }
    .you =
        { $count ->
            [one] You drew 1 ingredient.
           *[other] You drew { $count } ingredients.
        }
pizza-event-drew-waiter =
    { $count ->
        [one] { $name } drew 1 order.
       *[other] { $name } drew { $count } orders.
    }
    .you =
        { $count ->
            [one] You drew 1 order.
           *[other] You drew { $count } orders.
        }
pizza-event-drew-own = { $name } drew { $cards }.
    .you = You drew { $cards }.
pizza-event-chef-drawn = { $name } drew the chef card.
    .you = You drew the chef card.
pizza-event-round-ended = Round { $round } is over. { $chef } empties the oven.
    .you = Round { $round } is over. You empty the oven.
pizza-event-revealed = Out of the oven: { $cards }.
pizza-event-order-revealed = Out of the oven: { $name }’s { $order }.
    .you = Out of the oven: your { $order }.
pizza-event-series-laid = { $name } makes it a series: { $orders }.
    .you = You make it a series: { $orders }.
pizza-event-help-asked = { $name } asks for { $cards }.
    .you = You ask for { $cards }.
pizza-event-help-refused = { $name } doesn’t help.
    .you = You don’t help.
pizza-event-help-given = { $name } gives { $cards }.
    .you = You give { $cards }.
pizza-event-served = { $name } served { $orders }.
    .you = You served { $orders }.
pizza-event-served-hand = { $name } served { $orders }, with { $cards } from hand.
    .you = You served { $orders }, with { $cards } from your hand.
pizza-event-failed = { $name }’s { $orders } failed.
    .you = Your { $orders } failed.
pizza-event-rewarded = { $name } gets a reward: { $order }.
    .you = You get a reward: { $order }.
pizza-event-rewarded-hidden = { $name } gets a reward: an order, face down.
    .you = You get a reward: an order, face down.
pizza-event-duel-committed = { $name } plays { $cards } in the duel.
    .you = You play { $cards } in the duel.
pizza-event-duel-answered = { $name } shows { $cards }.
    .you = You show { $cards }.
pizza-event-duel-answered-declined = { $name } shows nothing.
    .you = You show nothing.
pizza-event-opponent-named = { $name } picks { $opponent }.
    .you = You pick { $opponent }.
    .to-you = { $name } picks you.
pizza-event-card-shown = { $name } shows { $card }.
    .you = You show { $card }.
pizza-event-chef-moved = { $name } is the chef now.
    .you = You’re the chef now.
pizza-event-leftovers = Left over for the next oven: { $cards }.
pizza-event-leftovers-none = Nothing is left over for the next oven.
pizza-event-game-ended = The game is over.

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
pizza-said-asks = Can anyone spare { $cards }?
pizza-said-series = A series!
pizza-said-commits = I’m in with { $cards }
pizza-said-shows = I have { $cards }
pizza-said-declines = I pass
pizza-said-names = You, { $name }!
pizza-said-chef = I’m the chef now!
pizza-said-rewarded = One more for me!

## What is asked

pizza-ask-put-ingredients = Your turn: put in ingredients of one kind
pizza-ask-lay-order = Play an order?
pizza-ask-draw-cards = What do you draw?
pizza-ask-choose-serving = How do you serve your { $orders }?
pizza-ask-cover-missing = There isn’t enough for your { $orders }. What now?
    .only = There isn’t enough for your { $orders }.
pizza-ask-lay-series = Your { $orders }: add more quartets for a series?
    .only = Your { $orders }: no other quartet goes with it.
pizza-ask-choose-way = Which ingredients do you want for your { $orders }?
pizza-ask-request-help = Your { $orders }: pick what you add yourself, then ask for the rest
pizza-ask-request-number = Your { $orders }: pick what you add yourself, then ask for the rest
pizza-ask-request-kind = Your { $orders }: { $left } still to ask for. How many { $kind }?
    .only = Your { $orders }: you’ve asked for all of it already.
pizza-ask-answer-help = { $name } needs { $cards }. Help out?
    .only = { $name } needs { $cards }. You don’t have that.
pizza-ask-commit-to-duel = Your duel: how many do you play?
pizza-ask-answer-duel = { $name }’s duel: { $cards }. Show all of yours to stop it?
    .only = { $name }’s duel: { $cards }. You have none of these.
pizza-ask-name-opponent = Your match: who should show you a card?
pizza-ask-show-for-match = { $name } picked you for a match. Which card do you show?
pizza-ask-answer-match = Your match: you’re shown { $card }. Do you have one?
    .only = Your match: you’re shown { $card }. You have none.
pizza-waiting = Waiting for { $name }
pizza-your-turn = Your turn

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
pizza-do-lay = Play { $order }
pizza-do-pass-lay-order = Skip
    .only = No order to play: OK
pizza-do-pass-lay-series = No series
    .only = No series: OK
pizza-do-pass-answer-duel = I pass
    .only = Nothing to show: OK
pizza-do-draw-kitchen =
    { $count ->
        [one] { $count } ingredient
       *[other] { $count } ingredients
    }
pizza-do-draw-waiter =
    { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }
pizza-did-draw-kitchen = Draw ingredients
pizza-did-draw-waiter = Draw orders
pizza-do-serve = Serve it
pizza-do-serve-hand = Serve it with { $cards } from your hand
pizza-do-serve-way = Serve: { $way }
pizza-do-serve-way-hand = Serve: { $way }, with { $cards } from your hand
pizza-do-fail = Give up this order
    .only = You can’t complete it: OK
pizza-do-ask = Ask for help
pizza-do-way = { $way }
pizza-do-want = Ask for { $cards }
pizza-do-want-pledge = Ask for { $cards } and add { $pledge }
pizza-do-number = Ask for { $number } altogether
pizza-do-number-pledge = Ask for { $number } altogether and add { $pledge }
pizza-do-kind = Ask for { $number } { $kind }
    .only = { $number } { $kind }: OK
pizza-do-give = Give { $cards }
pizza-do-refuse = No, sorry
    .only = You can’t help: OK
pizza-do-series = Series: { $orders }
pizza-do-commit = Play { $total } from the table
pizza-do-commit-hand = Play { $total }, with { $cards } from your hand
pizza-do-show = Show all of mine
pizza-do-show-card = Show { $card }
pizza-do-name = Pick { $name }
pizza-pick-ingredients = Pick ingredients of one kind
pizza-pick-cards = Pick the cards for it
pizza-pick-missing =
    { $count ->
        [one] Pick 1 more card
       *[other] Pick { $count } more cards
    }
pizza-pick-order = Pick an order
pizza-why-order-now = Your ingredients are in. Now you may play an order, or skip.
pizza-last-draw = These are the last ingredients: take them and the round ends, the oven is emptied.
pizza-tip-put-ingredients = What goes into the oven first comes out first. Your order can use what came out before it.
pizza-tip-lay-order = An order counts what went in before it, from everybody. If something’s missing, you may add it from your hand later.
pizza-tip-draw-cards = You fill your hand from one of the two piles. The last ingredient ends the round.
pizza-tip-emptying = Now all the cards come out in the order they went in. Each order takes what it needs from what’s already out.
pizza-round-over = Round { $round } is over. Served so far: { $scores }.
pizza-round-over-hidden = Round { $round } is over. Who leads comes out at the end.
pizza-round-back =
    { $count ->
        [one] Your failed order is back under your pile.
       *[other] Your { $count } failed orders are back under your pile.
    }
pizza-all-choices = All choices
pizza-hint = Hint

## Small choices

pizza-group-top = On top
pizza-group-way = How
pizza-group-request = Ask for
pizza-group-number = How many
pizza-group-total = Altogether
pizza-group-numbers = How many each
pizza-top-single = the single
pizza-top-double = the double

## The table

pizza-players = Players
pizza-you = you
pizza-chef = chef
pizza-bot = bot
pizza-away = a bot plays
pizza-gone = not connected
pizza-on-turn = playing now
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
        [one] 1 order still to draw
       *[other] { $count } orders still to draw
    }
pizza-served-size = { $count } served
pizza-gone-size = { $count } out of the game
pizza-own-kind = collects { $kind }
pizza-seat-chef = Chef: empties the oven at the end of the round and starts the next one
pizza-seat-kind = Own kind: { $kind }
pizza-oven = Oven
pizza-oven-size =
    { $count ->
        [one] 1 card in
       *[other] { $count } cards in
    }
pizza-oven-empty = The oven is empty
pizza-on-top = on top: { $card }
pizza-order-of = { $order } ({ $name })
pizza-kitchen = Ingredients
pizza-waiter = Your orders
pizza-served-pile = Served
pizza-hand = Your hand
pizza-ingredients = Ingredients
pizza-orders = Orders

## The oven scene

pizza-scene = The oven is emptied
pizza-scene-turning = The oven is being emptied
pizza-scene-leftovers = Left for the next oven
pizza-scene-counting = Counting the served orders
pizza-scene-empty = Nothing has come out yet
pizza-scene-left =
    { $count ->
        [0] Oven empty
        [one] 1 card left
       *[other] { $count } cards left
    }
pizza-scene-served = Served!
pizza-scene-failed = Failed
pizza-scene-order = { $name }’s { $order }
pizza-scene-filled = { $done } of { $all }
pizza-scene-anything = { $done } of at least { $all }
pizza-from-table = from the table
pizza-from-hand = from hand
pizza-from-helper = from whoever helped
pizza-pause = Pause
pizza-go-on = Continue
pizza-step = One step
pizza-speed = Speed: { $speed }×
pizza-to-question = Skip to my turn
pizza-skip = Skip all
pizza-awaited = There’s a question for you
