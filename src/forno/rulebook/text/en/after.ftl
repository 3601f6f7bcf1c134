## After the game: the end screen and replays

after-you-won = You win!
after-you-tied = You share the victory!
after-won =
    { $count ->
        [one] { $names } wins
       *[other] Shared victory: { $names }
    }
after-place = Place
after-name = Name
after-served = Served
after-points = Points
after-left = + { $count } in hand
after-again = Play again
after-look-back = Look back
after-check = Was the deal fair?
after-share = Let others watch it
after-home = To the start
after-back = Back to the table
after-no-story = The story of this game is for those who sat at the table.
after-plot-orders = Orders served
after-plot-points = Points: fewer are better
after-plot-time-orders = Orders out of the oven
after-plot-time-hands = Hands played
after-burned =
    { $count ->
        [one] One order burned
       *[other] { $count } orders burned
    }
after-burned-others = Those of the others: { $count }
after-burned-by = { $name }, round { $round }
after-missing = Missing on the table:
after-missing-kind = { $number } of one kind
after-missing-mixed = { $number } of any kind
after-missing-double = double cards: { $number }
after-not-lacking = The table had enough; it failed by its own rule.
after-replay = { $game }: looking back
after-public = What everybody saw
after-open = Open cards
after-eyes = As { $name } saw it
after-seen-by = Seen by
after-steps = Steps of the game
after-step = Step { $step } of { $steps }
after-first = To the beginning
after-previous = One step back
after-next = One step on
after-last = To the end

## How well was it played?

after-review = How well did I play?
after-review-thinking = A master looks back at every choice you made. That may take half a minute.
after-review-share = Fair share
after-review-deal = The deal
after-review-luck = Luck
after-review-skill = Your choices
after-review-result = The result
after-review-hundred = Out of a hundred: a win is 100. What the first four add up to is the result.
after-review-course = How likely you were to win
after-review-agreed =
    { $count ->
        [0] There was nothing to choose.
        [one] You had one choice; { $agreed ->
            [0] a master would have made another.
           *[other] a master would have made the same.
        }
       *[other] Of your { $count } choices, { $agreed } are what a master would have done.
    }
after-review-costly = What cost you most
after-review-better = Better: { $move }.
after-review-see = Look at this moment

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
after-fair-unnoted = This device noted nothing before the game, so it cannot tell whether the promises are those that were made then. Compare the fingerprints with somebody who played.
after-fair-limits = Your device checked the first deal by itself. Later shuffles and the moves are not checked here: “forno verify” does that with the saved record.
after-fair-unreadable = This record cannot be read, so nothing can be checked.
after-fair-hashes = Show the fingerprints
after-fair-promised = Promised
after-fair-found = Found
after-fair-right = Right:
after-fair-wrong = Wrong:
after-fair-check-same-commitment = The promise you saw
    .good = Before the game your device noted the fingerprint of the secret. It is still the same.
    .bad = Before the game your device noted another fingerprint of the secret than the record has now.
after-fair-check-words = Your part of the shuffle
    .good = What your device added to the shuffle is in it, unchanged.
    .bad = What your device added to the shuffle is not in it, or was changed.
after-fair-check-same-root = The cards you were promised
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
