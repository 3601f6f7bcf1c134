### A table: sitting down, the lobby, the bar on top, the log, talk, the connection.

## Coming in

table-title = { $game } · Forno
table-title-turn = ● Your turn · { $game }
table-home = To the start page
table-connecting = Coming to the table…
table-none = No table here
table-none-text = There is no table behind this link. Please check it or ask for a new one.
table-older = A newer page is ready
table-broken = The cards could not be fetched.
table-closed = This table is closed.
table-closed-text = Nobody plays here any more.
table-which-title = Two seats for you?
table-which-text = This device already sits at this table. The link opens another seat.
table-which-new = Take the seat of the link
table-which-old = Keep my seat
table-sit = Sit down
table-sit-invited = Your host: { $name }
table-sit-full = All seats are taken.
table-sit-locked = The host has locked the table.
table-unseated = Your seat here is gone: it was given away, or its lock was changed.
table-watch = Just watch

## The lobby

table-start = Start
table-start-bots =
    { $count ->
        [one] Start with { $count } bot
       *[other] Start with { $count } bots
    }
table-waiting = Waiting for the start by { $name }
table-watching =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
table-invite = Invite
table-invite-help = Whoever has this link can sit down.
table-link-local = This link works on this device only. Start Forno with “./forno serve --host 0.0.0.0” and open it by your machine’s name, and phones in your network can join.
table-invite-link = Link to this table
table-copy = Copy link
table-copied = Copied
table-share = Share
table-qr = QR code: { $name }
table-seats = Seats
table-seats-number = Number of seats
table-seats-fewer = One seat fewer
table-seats-more = One seat more
table-seat-number = Seat { $number }
table-seat-face = Change your face
table-seat-free = Free
table-seat-reserved = Kept for somebody
table-seat-you = you
table-seat-host = host
table-seat-bot = bot, { $level }
table-seat-gone = not connected
table-seat-away = a bot is playing for now
table-seat-add-bot = Add a bot
table-seat-level = How the bot plays
table-seat-change = Change: { $name }
table-seat-keep = Keep for somebody
table-seat-keep-help = The seat gets a link of its own. It opens this seat once, even if the table is locked.
table-seat-reserve = Make an invitation
table-seat-invite = Send this link to the one whose seat it is. It is shown only now.
table-seat-invite-link = Invitation to this seat
table-seat-open = Free the seat
table-seat-remove = Remove from the table
table-seat-hand-over = Make host
table-bot-random = plays at random
table-bot-default = plays simply
table-bot-novice = plays like a beginner
table-bot-regular = plays well
table-bot-expert = plays very well
table-bot-master = plays like a master
table-somebody = Somebody

## The game's options

table-options = Rules of the game
table-options-changed =
    { $count ->
        [0] as usual
        [one] { $count } changed
       *[other] { $count } changed
    }
table-option-on = yes
table-option-off = no
table-option-random = at random
table-option-colours = Colours
table-option-first-player = Who begins
table-option-first-dealer = Who deals first
table-option-open-log = Show the whole log
table-option-doubles = Doubles on the table
table-option-doubles-first = go in first
table-option-doubles-last = go in last
table-option-help = Asking for help
table-option-start-card = First card
table-option-start-card-any = any card
table-option-start-card-number = a number
table-option-may-draw = Draw although one could play
table-option-jump-in = Jumping in
table-option-jump-in-all = with every card
table-option-jump-in-numbers = with numbers only
table-option-jump-in-off = never
table-option-two-player-reverse = Reverse with two players
table-option-two-player-reverse-turn = the other one plays
table-option-two-player-reverse-skip = skips the other one
table-option-raising = Raising a penalty
table-option-raising-same = with the same card only
table-option-raising-mixed = draw-two and draw-four mixed
table-option-triples = Three or more of one number at once

## The table's settings

table-settings = Time and company
table-set-clock = Clock
table-clock-none = no clock
table-clock-per-decision = time for each decision
table-clock-days = days for each decision
table-set-seconds = Each decision
table-set-bank = Reserve for the whole game
table-set-days = Each decision
table-set-jump-in = Time for jumping in
table-duration =
    { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes ->
            [0] { $seconds } s
           *[other] { $minutes } min { $seconds } s
        }
    }
table-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
table-days-left = { $days } d { $hours } h
table-jump-in =
    { $seconds ->
        [0] none
       *[other] { $seconds } s
    }
table-set-chat = Talk
table-chat-free = free
table-chat-phrases = ready phrases only
table-chat-off = none
table-set-hints = Hints are allowed
table-set-spectators = Others may watch
table-set-listed = In the public list
table-set-locked = Locked: nobody else sits down

## The bar on top

table-menu = Menu
table-round = Round { $round } of { $rounds }
table-hand = Hand { $number }
table-your-turn = Your turn
table-turn-of = On turn: { $name }
table-you-watch = you are watching
table-over = The game is over
table-time-left = Time left: { $time }
table-connected = connected
table-not-connected = no connection
table-line-lost = Connection lost. It is coming back…
table-line-wait = Next try in { $seconds } s.
table-line-trying = Trying…
table-line-now = Try now
table-line-back = Connected again

## Log and talk

table-log = Log and talk
table-log-unread = Log and talk: something new
table-log-empty = Nothing has happened yet.
table-log-memory = Only what happened since your last turn: remembering is part of the game.
table-rule = The rule
table-rule-of = The rule for: { $text }
table-rulebook = Open the rulebook
table-phrases = Ready phrases
table-chat-here = Say something
table-chat-send = Say it
table-chat-is-off = There is no talk at this table.
table-moves = Your moves
table-event-seat-taken = { $name } sits down.
table-event-seat-left = { $name } gets up.
table-event-seat-cleared = { $name } was removed from the table.
table-event-host-changed = { $name } is the host now.
table-event-game-started = Game { $number } begins. Every card is promised.
table-event-timed-out = Time is up for { $name }: the default was played.
table-event-player-away = { $name } is away. A bot plays on.
table-event-player-back = { $name } is back.
table-event-move-overtaken = { $name } jumped in before your move.
table-event-jump-in-lost = { $name } was { $milliseconds } ms faster.
table-event-undo-requested = { $name } would like to take back a move.
table-event-undo-declined = { $name } does not agree.
table-event-moves-undone =
    { $moves ->
        [one] { $name } took back a move.
       *[other] { $name } took back: { $moves } moves are undone.
    }
table-event-chat-message = { $name }: { $text }
table-event-game-ended = Game { $number } is over.
table-event-room-closed = The table is closed.

## The menu

table-take-back = Take back my last move
table-undo-requested = { $name } would like to take back a move. All right?
table-undo-waiting = Take back? Asking the others…
table-yes = Yes
table-no = No
table-sound-on = Sound: on
table-sound-off = Sound: off
table-preferences = Settings
table-rules = Rules of this game
table-players = Players
table-mute = Mute
table-unmute = Hear again
table-mute-name = Mute { $name }
table-unmute-name = Hear { $name } again
table-move = Play on with another device
table-move-help = Open this link on the other device, or take a picture of the code with it.
table-move-warning = Whoever has this link has your seat. Show it to nobody else.
table-move-link = Link to your seat
table-lock = Change the lock
table-lock-help = Shuts out every other device that has your seat. Links made before no longer work.
table-lock-done = Done: only this device has your seat now. The link above is new.
table-leave = Get up
table-leave-lobby = Your seat becomes free for others.
table-leave-game = A bot plays on for you. You can come back at any time with this device.
table-close = Close the table
table-close-sure = The table ends for everybody, and nobody can play on.
table-stay = Stay
table-over-look = Look at the table
table-over-result = Show the result
table-again = Once more
