# What happened (the log, and what is said aloud)

solo-event-hand-began = Hand { $number }. { $name } deals.
    .you = Hand { $number }. You deal.
solo-event-drew =
    { $count ->
        [one] { $name } drew a card.
       *[other] { $name } drew { $count } cards.
    }
    .you =
        { $count ->
            [one] You drew a card.
           *[other] You drew { $count } cards.
        }
solo-event-drew-cards = { $name } drew { $cards }.
    .you = You drew { $cards }.
solo-event-received =
    { $count ->
        [one] { $name } has 1 card now.
       *[other] { $name } has { $count } cards now.
    }
    .you =
        { $count ->
            [one] You have 1 card now.
           *[other] You have { $count } cards now.
        }
solo-event-received-cards = { $name } now has { $cards }.
    .you = You now have { $cards }.
solo-event-started = First card: { $card }.
solo-event-played = { $name }: { $cards }.
    .you = You: { $cards }.
solo-event-played-solo = { $name }: { $cards }. “SOLO!”
    .you = You: { $cards }. “SOLO!”
solo-event-jumped = { $name } jumped in: { $cards }.
    .you = You jumped in: { $cards }.
solo-event-jumped-solo = { $name } jumped in: { $cards }. “SOLO!”
    .you = You jumped in: { $cards }. “SOLO!”
solo-event-colour-named = { $name } chose { $colour }.
    .you = You chose { $colour }.
solo-event-hands-swapped = { $name } swapped hands with { $other }.
    .you = You swapped hands with { $other }.
    .to-you = { $name } swapped hands with you.
solo-event-hand-kept = { $name } didn’t swap.
    .you = You didn’t swap.
solo-event-hands-passed = Everybody passes their hand on.
solo-event-kept = { $name } kept the card.
    .you = You kept the card.
solo-event-passed = { $name } passed.
    .you = You passed.
solo-event-forgot = { $name } forgot to call SOLO.
    .you = You forgot to call SOLO.
solo-event-skipped = { $name } was skipped.
    .you = You were skipped.
solo-event-reversed-left = Direction reversed: now to the left.
solo-event-reversed-right = Direction reversed: now to the right.
solo-event-penalty-taken =
    { $count ->
        [one] { $name } took the penalty: 1 card.
       *[other] { $name } took the penalty: { $count } cards.
    }
    .you =
        { $count ->
            [one] You took the penalty: 1 card.
           *[other] You took the penalty: { $count } cards.
        }
solo-event-reshuffled =
    { $count ->
        [one] Reshuffled: 1 card to draw from.
       *[other] Reshuffled: { $count } cards to draw from.
    }
solo-event-hand-ended = { $name } is out of cards! The hand is over.
    .you = You’re out of cards! The hand is over.
solo-event-hand-stuck = Nobody can play or draw. The hand is over.
solo-event-game-ended = The game is over. Fewest points: { $names }.

# What you are asked

solo-ask-turn = Your turn. On top: { $card }
solo-ask-turn-colour = Your turn. Colour: { $colour }
solo-ask-turn-any = Your turn. Any card goes.
solo-ask-turn-penalty =
    { $count ->
        [one] Stack another, or draw 1?
       *[other] Stack another, or draw { $count }?
    }
solo-ask-drawn = You drew { $card }
solo-ask-choose-colour = Choose a colour
solo-ask-choose-swap = Swap hands with…

# Whom everybody waits for

solo-wait-turn = { $name }’s turn
solo-wait-drawn = { $name } drew a card
solo-wait-choose-colour = { $name } is choosing a colour
solo-wait-choose-swap = { $name } may swap hands
solo-wait-over = The game is over.
solo-wait-sealed = When the jump-in time is up: { $move }

# What you can do

solo-do-play = Play { $cards }
solo-do-play-solo = “SOLO!” Play { $cards }
solo-do-jump = Jump in: { $card }
solo-do-jump-solo = “SOLO!” Jump in: { $card }
solo-do-draw = Draw a card
solo-do-draw-penalty =
    { $count ->
        [one] Draw 1 card
       *[other] Draw { $count } cards
    }
solo-do-keep = Keep it
solo-do-pass = Pass
solo-do-colour = { $colour }
solo-do-swap = Swap with { $name }
solo-do-swap-nobody = Keep my hand
solo-do-more = Choose more of this number

# What you see

solo-see-players = Players
solo-see-seat =
    { $count ->
        [one] { $name }: 1 card, { $points } points
       *[other] { $name }: { $count } cards, { $points } points
    }
solo-see-seat-turn =
    { $count ->
        [one] { $name }’s turn: 1 card, { $points } points
       *[other] { $name }’s turn: { $count } cards, { $points } points
    }
solo-see-points = { $points } pts
solo-see-away = away, a bot plays
solo-see-own =
    { $count ->
        [one] You: 1 card · { $points } pts
       *[other] You: { $count } cards · { $points } pts
    }
solo-see-top = On top: { $card }. Colour: { $colour }.
solo-see-left = Play goes to the left.
solo-see-right = Play goes to the right.
solo-see-penalty =
    { $count ->
        [one] Penalty: 1 card
       *[other] Penalty: { $count } cards
    }
solo-see-pile =
    { $count ->
        [one] Draw pile: 1 card
       *[other] Draw pile: { $count } cards
    }
solo-see-hand =
    { $count ->
        [one] Your hand: 1 card
       *[other] Your hand: { $count } cards
    }
solo-see-fits = { $card }, can be played
solo-see-jumps = { $card }, jump in now
solo-see-drawn = { $card }, just drawn
solo-see-new = new
solo-see-jump-in = Jump in now!
solo-see-window = A moment for jumping in
solo-see-call = SOLO
solo-see-call-name = Call SOLO with my next card
solo-see-choices = All choices
solo-see-hint = Hint

# Jumping in: who was quicker

solo-note-jump-in-lost = { $name } beat you by { $seconds } s
solo-note-move-overtaken = { $name } jumped in first

# The score sheet after a hand

solo-sheet-title = Hand { $number }: points
solo-sheet-won = { $name } won the hand!
    .you = You won the hand!
solo-sheet-about = Cards left in your hand are points. At the end, the fewest points win.
solo-sheet-player = Player
solo-sheet-hand = This hand
solo-sheet-total = Total
solo-sheet-out = went out
solo-sheet-stuck = Nobody could play or draw.
