# What happened (the log, and what is said aloud)

solo-event-hand-began = Hand { $number }. Dealing: { $name }.
solo-event-drew =
    { $count ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
solo-event-drew-cards = { $name } draws: { $cards }.
solo-event-received =
    { $count ->
        [one] { $name } now holds 1 card.
       *[other] { $name } now holds { $count } cards.
    }
solo-event-received-cards = { $name } now holds: { $cards }.
solo-event-started = The first card: { $card }.
solo-event-played = { $name }: { $cards }.
solo-event-played-solo = { $name }: { $cards }. “SOLO!”
solo-event-jumped = { $name } jumps in: { $cards }.
solo-event-jumped-solo = { $name } jumps in: { $cards }. “SOLO!”
solo-event-colour-named = { $name } names the colour: { $colour }.
solo-event-hands-swapped = Hands exchanged: { $name } and { $other }.
solo-event-hand-kept = { $name } exchanges with nobody.
solo-event-hands-passed = Everybody passes the hand on.
solo-event-kept = { $name } keeps the card.
solo-event-passed = { $name } passes.
solo-event-forgot = { $name } forgets to call SOLO.
solo-event-skipped = { $name } is skipped.
solo-event-reversed-left = Play turns: to the left now.
solo-event-reversed-right = Play turns: to the right now.
solo-event-penalty-taken =
    { $count ->
        [one] { $name } takes the penalty: 1 card.
       *[other] { $name } takes the penalty: { $count } cards.
    }
solo-event-reshuffled =
    { $count ->
        [one] A new draw pile: 1 card.
       *[other] A new draw pile: { $count } cards.
    }
solo-event-hand-ended = { $name } is out! The hand is over.
solo-event-hand-stuck = Nobody can go on. The hand is over.
solo-event-game-ended = The game is over. Fewest points: { $names }.

# What you are asked

solo-ask-turn = Your turn. On top: { $card }
solo-ask-turn-colour = Your turn. Colour: { $colour }
solo-ask-turn-any = Your turn. Any card goes.
solo-ask-turn-penalty =
    { $count ->
        [one] Raise, or draw 1 card?
       *[other] Raise, or draw { $count } cards?
    }
solo-ask-drawn = You drew: { $card }
solo-ask-choose-colour = Which colour shall follow?
solo-ask-choose-swap = Exchange hands with whom?

# Whom everybody waits for

solo-wait-turn = On turn: { $name }
solo-wait-drawn = Has drawn a card: { $name }
solo-wait-choose-colour = Choosing a colour: { $name }
solo-wait-choose-swap = May exchange hands: { $name }
solo-wait-over = The game is over.
solo-wait-sealed = Your answer counts when the time is up: { $move }

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
solo-do-swap = Exchange with { $name }
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
        [one] On turn, { $name }: 1 card, { $points } points
       *[other] On turn, { $name }: { $count } cards, { $points } points
    }
solo-see-points = { $points } pts
solo-see-away = away, a bot plays
solo-see-own =
    { $count ->
        [one] 1 card · { $points } pts
       *[other] { $count } cards · { $points } pts
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
solo-see-jumps = { $card }, jump in
solo-see-drawn = { $card }, just drawn
solo-see-new = new
solo-see-jump-in = Jumping in is open.
solo-see-call = SOLO
solo-see-call-name = Call SOLO with my next card
solo-see-choices = All choices
solo-see-hint = Hint

# Jumping in: who was quicker

solo-note-jump-in-lost = { $milliseconds } ms quicker: { $name }
solo-note-move-overtaken = Jumped in before you: { $name }

# The score sheet after a hand

solo-sheet-title = Hand { $number }: the points
solo-sheet-player = Player
solo-sheet-hand = This hand
solo-sheet-total = Total
solo-sheet-out = went out
solo-sheet-stuck = Nobody could go on.
