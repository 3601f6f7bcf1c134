## After the game: the finale, the results and replays

after-you-won = You win!
after-you-tied = You share the win!
after-won =
    { $count ->
        [one] { $names } wins
       *[other] Shared win: { $names }
    }
after-ended-early = The game was ended early. Nobody wins.
after-finale = The final count
after-skip = Skip
after-pizzas =
    { $count ->
        [one] 1 pizza
       *[other] { $count } pizzas
    }
after-score-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
after-place = Place
after-name = Name
after-served = Pizzas served
after-left = Cards left (tie-break)
after-points = Points
after-rule-pizza = Most pizzas served wins. On a tie, more ingredients left in hand.
after-rule-solo = The fewest points win.
after-options = What next?
after-look-back = Watch the replay
after-check = Was the deal fair?
after-share = Share this game
after-share-about = Everybody at the table has to agree before others can watch.
after-share-agree = Let others watch
after-share-waiting = Still waiting for { $names }. Then the link works for everybody.
after-share-link = Link to the replay
after-share-ready = Anyone with this link can watch the game.
after-picture = Share the result as a picture
after-picture-saved = Picture saved
after-home = Home
after-back = Back to the table
after-no-story = Only those who sat at the table can see how this game went.
after-plot-orders = Pizzas served
after-plot-points = Points: fewer are better
after-plot-time-orders = Orders out of the oven
after-plot-time-hands = Hands played
after-failed =
    { $count ->
        [one] One order failed
       *[other] { $count } orders failed
    }
after-failed-others = Others: { $count }
after-failed-by = { $name }, round { $round }
after-missing = Missing on the table:
after-missing-kind = { $number } of one kind
after-missing-mixed = { $number } of any kind
after-missing-double = double cards: { $number }
after-unwanted = Not allowed, but on the table: { $cards }.
after-not-won = It came down to the cards in hand, and was lost.

## Replays

after-replay = { $game }: replay
after-public = Public view
after-open = Open cards
after-view-of = { $name }’s view
after-seen-by = Point of view
after-steps = Replay controls
after-step = Step { $step } of { $steps }
after-first = To the start
after-previous = One step back
after-next = One step forward
after-last = To the end
after-play = Play
after-pause = Pause
after-speed = Speed
after-speed-times = { $times } times
after-moves = Moves
after-round = Round { $number }
after-hand = Hand { $number }
after-dealt = The cards are dealt.
after-oven = In the oven, bottom to top
after-oven-empty = The oven is empty
after-play-on = Play on from here
after-play-on-about = You get a table of your own with exactly these cards, against bots. You’ve seen them, so this deal isn’t sealed.
after-play-on-seat = You play as
after-play-on-start = Play on
after-play-on-over = The game is over here. Go back a step to play on.

## How well was it played?

after-review = How well did I play?
after-review-thinking = The expert is going through your decisions. What it finds appears here.
after-review-progress = { $done } of { $total } decisions checked
after-review-share = Fair share
after-review-deal = The deal
after-review-luck = Luck
after-review-skill = Your choices
after-review-both = Luck and choices
after-review-result = The result
after-review-hundred = Win chance in %. The first four add up to the result.
after-review-imprecise = Luck and your choices can’t be told apart here: the estimate is only good to ± { $interval }.
after-review-rough = Luck and your choices can’t be told apart here: the estimate is too rough.
after-review-course = Your chance to win
after-review-agreed =
    { $count ->
        [0] There was nothing to decide.
        [one] You had one decision; { $agreed ->
            [0] the expert would have chosen differently.
           *[other] the expert would have done the same.
        }
       *[other] You matched the expert in { $agreed } of { $count } decisions.
    }
after-review-costly = What cost you most
after-review-better = Better: { $move }.
after-review-see = Show this moment

## Was the deal fair?

after-fair-title = Was the deal fair?
after-fair-checking = Dealing the cards again on this device …
after-fair-good = Yes. Every check came out right.
after-fair-good-sealed = Every card that was opened checks out.
after-fair-good-unnoted = What the record says fits together.
after-fair-bad =
    { $count ->
        [one] One check did not come out right.
       *[other] { $count } checks did not come out right.
    }
after-fair-sealed = In this record the closed cards stay closed: only those that came to light in the game can be checked.
after-fair-unnoted = This device noted nothing before the game, so it cannot tell whether these are the seals from before the game. Compare the fingerprints with somebody who played.
after-fair-limits = Your device checked the first deal by itself. Later shuffles and the moves are not checked here: “forno verify” does that with the saved record.
after-fair-unsealed = This game plays on from an earlier one, with the same cards. They were known before, so its deal wasn’t sealed and there is nothing to check.
after-fair-unreadable = This record cannot be read, so nothing can be checked.
after-fair-hashes = Show the fingerprints
after-fair-promised = Sealed
after-fair-found = Found
after-fair-right = Right:
after-fair-wrong = Wrong:
after-fair-check-same-commitment = The seal you saw
    .good = Before the game your device noted the fingerprint of the secret. It is still the same.
    .bad = Before the game your device noted another fingerprint of the secret than the record has now.
after-fair-check-words = Your part of the shuffle
    .good = What your device added to the shuffle is in it, unchanged.
    .bad = What your device added to the shuffle is not in it, or was changed.
after-fair-check-same-root = The cards that were sealed
    .good = Before the first card was seen, your device noted the fingerprint of all the cards. It is still the same.
    .bad = Before the first card was seen, your device noted another fingerprint of the cards than the record has now.
after-fair-check-commitment = The secret
    .good = The server sealed a secret number before anybody added words. What it opened now is that very number.
    .bad = The secret that was opened is not the one that the server sealed before the game.
after-fair-check-seed = Everybody’s part
    .good = The words of all { $seats } seats are mixed into the shuffle, so nobody chose the cards alone.
    .bad = The secret and the words of all { $seats } seats do not give the shuffle that the record names.
after-fair-check-root = The cards
    .good = Dealt again on your device, all { $cards } hidden cards are those that were fixed before the first one was seen.
    .bad = Dealt again on your device, the cards are not those that were fixed before the game.
after-fair-check-places = The hands and piles
    .good = In all hands and piles lay as many cards as this game wants.
    .bad = The number of cards in the hands and piles does not fit this game.
after-fair-check-deal = The deal in the record
    .good = The deal is written down card by card as the shuffle gives it.
    .bad = The deal that is written down is another than the shuffle gives.
after-fair-check-opened = The opened cards
    .good = { $count } of { $cards } cards were opened. Each is the one that was fixed in its place before the game.
    .bad = { $count } of { $cards } cards were opened, but not each is the one that was fixed in its place before the game.
after-fair-check-hand = Your hand
    .good = The cards that you were shown at the start are those that the shuffle gave you.
    .bad = The cards that you were shown at the start are not those that the shuffle gave you.
after-fair-check-moves = The moves
    .good = All { $count } moves were played again on your device. Each is legal, and they lead to the result.
    .bad = Played again on your device, the moves are not all legal, or they lead to another result.
