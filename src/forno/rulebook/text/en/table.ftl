### A table: sitting down, the lobby, the bar on top, the log, talk, the connection.

## Coming in

table-title = { $game } · Forno
table-title-turn = ● Your turn · { $game }
table-title-name = ● { $name }’s turn · { $game }
table-home = Home
table-connecting = Joining the table…
table-none = No table here
table-none-text = We can’t find this table. The link may be wrong, or the game has ended.
table-older = A new version is ready
table-broken = The table couldn’t be loaded.
table-closed = This table is closed.
table-closed-text = Nobody is playing here any more.
table-which-title = Two seats for you?
table-which-text = You already have a seat at this table on this device. The link is for another seat.
table-which-new = Take the new seat
table-which-old = Keep my seat
table-sit = Sit down
table-sit-invited = { $name } invites you
table-sit-full = All seats are taken.
table-sit-locked = The host has locked this table.
table-unseated = You no longer have this seat: it was freed, or this device was signed out.
table-watch = Just watch

## The lobby

table-start = Start
table-start-bots =
    { $count ->
        [one] Start with { $count } bot
       *[other] Start with { $count } bots
    }
table-waiting = Waiting for { $name } to start
table-watching =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
table-invite = Invite
table-invite-help = Anyone with this link can join.
table-link-local = This link works on this device only. Start Forno with “./forno serve --host 0.0.0.0” and open it by your computer’s name, and phones in your network can join.
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
table-seat-colour = Colour of { $name }: { $colour }
table-seat-colour-any = any colour
table-seat-colour-pick = Pick a colour
table-seat-colour-taken = taken: { $name }
table-seat-free = Free
table-seat-reserved = Reserved
table-seat-you = you
table-seat-host = host
table-seat-bot = bot · { $level }
table-seat-gone = not connected
table-seat-away = a bot is playing for now
table-seat-add-bot = Add a bot
table-seat-level = Bot level
table-seat-change = Change: { $name }
table-seat-keep = Reserve for a friend
table-seat-keep-help = The seat gets a link of its own. It works once, even if the table is locked.
table-seat-reserve = Make an invitation
table-seat-invite = Send this link to your friend. You’ll see it only once.
table-seat-invite-link = Invitation to this seat
table-seat-open = Free the seat
table-seat-remove = Remove from the table
table-seat-hand-over = Make host
table-bot-random = Random
table-bot-default = Simple
table-bot-novice = Beginner
table-bot-regular = Regular
table-bot-expert = Expert
table-bot-master = Master
table-somebody = Somebody

## The game's options

table-options = Variants
table-options-changed =
    { $count ->
        [0] standard
        [one] { $count } changed
       *[other] { $count } changed
    }
table-option-on = yes
table-option-off = no
table-option-random = at random
table-option-next = the next to the left
table-option-first-player = Who begins
table-option-first-dealer = Who deals first
table-option-open-log = Show the whole log
table-option-doubles = Doubles on the table
table-option-doubles-first = are used first
table-option-doubles-fitting = first, but a single for the last one
table-option-help = Asking for help
table-option-start-card = First card
table-option-start-card-any = any card
table-option-start-card-number = a number
table-option-may-draw = Drawing when you could play
table-option-jump-in = Jumping in
table-option-jump-in-all = with any card
table-option-jump-in-numbers = with numbers only
table-option-jump-in-off = never
table-option-two-player-reverse = Reverse with two players
table-option-two-player-reverse-turn = the other player goes next
table-option-two-player-reverse-skip = skips the other player
table-option-raising = Stacking penalties
table-option-raising-same = same card only
table-option-raising-mixed = Draw Two and Wild Draw Four mixed
table-option-triples = Three or more of one number at once

## The table's settings

table-settings = Clock and guests
table-set-clock = Clock
table-clock-none = no clock
table-clock-per-decision = time per move
table-clock-days = days per move
table-set-seconds = Per move
table-set-bank = Extra time for the whole game
table-set-days = Per move
table-set-jump-in = Time to jump in
table-set-latency-cap = Allowance for slow connections
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
table-latency-cap =
    { $milliseconds ->
        [0] none
       *[other] up to { $milliseconds } ms
    }
table-set-bot-pace = Bot speed
table-bot-pace-quick = fast
table-bot-pace-normal = normal
table-bot-pace-slow = slow
table-set-chat = Chat
table-chat-free = on
table-chat-phrases = phrases only
table-chat-off = off
table-set-hints = Hints allowed
table-set-spectators = Others may watch
table-set-listed = Shown in the public list
table-set-locked = Locked: nobody else can join

## The bar on top

table-menu = Menu
table-round = Round { $round } of { $rounds }
table-hand = Hand { $number }
table-sort-hand = Sort the hand
table-your-turn = Your turn
table-turn-of = { $name }’s turn
table-emptying = The oven is being emptied
table-question = A question for you
table-waits-for = Waiting for { $name }
table-you-watch = you’re watching
table-over = The game is over
table-time-left = Time left: { $time }
table-connected = connected
table-not-connected = no connection
table-waited = The table waited for you.
table-go-on = Go on
table-played =
    { $count ->
        [one] A bot played one turn for you:
       *[other] A bot played { $count } turns for you:
    }
table-line-lost = Connection lost. Reconnecting…
table-line-wait = Next try in { $seconds } s.
table-line-trying = Trying…
table-line-now = Try now
table-line-back = Connected again

## Log and talk

table-log = Log and chat
table-log-unread = Log and chat: something new
table-tab-turn = Since your turn
table-tab-log = What happened
table-tab-chat = Chat
table-tab-unread = new messages
table-log-empty = Nothing has happened yet.
table-log-memory-watching = Only the latest moves are shown: remembering is part of the game.
table-log-memory = Only what happened since your last turn: remembering is part of the game.
table-rule = The rule
table-rule-of = The rule for: { $text }
table-rulebook = Open the rulebook
table-quick = Reactions and phrases
table-reactions = Reactions
table-reaction-thumbs-up = Thumbs up
table-reaction-clap = Applause
table-reaction-laugh = Laughing
table-reaction-wow = Wow
table-reaction-cry = Crying
table-reaction-heart = Heart
table-reaction-fire = Fire
table-reaction-pizza = Pizza
table-phrases = Phrases
table-chat-here = Say something
table-chat-send = Send
table-chat-empty = Nobody has said anything yet.
table-chat-is-off = Chat is off at this table.
table-moves = Your moves
table-event-seat-taken = { $name } joined.
    .you = You joined.
table-event-seat-left = { $name } left.
    .you = You left.
table-event-seat-cleared = { $name } was removed from the table.
table-event-name-changed = { $before } is now called { $name }.
    .you = You’re now called { $name }.
table-event-queue-joined = { $name } is waiting for a seat.
    .you = You’re waiting for a seat.
table-event-queue-left = { $name } has left the queue.
    .you = You’ve left the queue.
table-event-made-way = { $name } sits this game out.
    .you = You sit this game out.
table-event-game-changed = The next game is { $game }.
table-event-host-changed = { $name } is the host now.
    .you = You’re the host now.
table-event-game-started = Game { $number }. The deck is sealed – you can check it after the game.
table-event-silent-seats = The shuffle has no random words from { $names }.
table-event-game-continued = Played on from an earlier game. The deal isn’t sealed.
table-event-timed-out = { $name } ran out of time, so a safe move was played.
    .you = You ran out of time, so a safe move was played.
table-event-player-away = { $name } is away. A bot plays for now.
    .you = You’re away. A bot plays for now.
table-event-player-back = { $name } is back.
    .you = You’re back.
table-event-move-overtaken = { $name } jumped in first.
table-event-jump-in-lost = { $name } beat you by { $seconds } s.
table-event-undo-requested = { $name } would like to take back a move.
    .you = You asked to take back a move.
table-event-undo-declined = { $name } said no.
    .you = You said no.
table-event-moves-undone =
    { $moves ->
        [one] { $name } took back a move.
       *[other] { $name } took back { $moves } moves.
    }
    .you =
        { $moves ->
            [one] You took back a move.
           *[other] You took back { $moves } moves.
        }
table-event-reaction-sent = { $name }: { $reaction }
table-event-chat-message = { $name }: { $text }
table-event-nudged = { $by } nudges { $name }.
    .you = { $by } nudges you.
table-event-vote-close-game = { $name } would like to end this game. What do the others say?
    .you = You’d like to end this game. The others are asked.
table-event-vote-remove = { $name } would like to remove { $other } from the table. What do the others say?
    .you = You’d like to remove { $other } from the table. The others are asked.
table-event-vote-failed = Not enough votes: nothing changes.
table-event-take-over-requested = { $name } would like to play on for { $other }.
    .you = You’d like to play on for { $other }.
table-event-take-over-declined = { $name } can’t take over right now.
    .you = You can’t take over right now.
table-event-seat-taken-over = { $name } now plays for { $other }.
    .you = You now play for { $other }.
table-event-game-ended = Game { $number } is over.
table-event-game-ended-early = Game { $number } was ended early. There’s no result.
table-event-room-closed = The table is closed.

table-menu-game = The game
table-menu-device = This device
table-menu-go = Leave

## The menu

table-take-back = Take back my last move
table-undo-requested = { $name } would like to take back a move. OK?
table-undo-waiting = Asking the others if you may take it back…
table-yes = Yes
table-no = No
table-sound-on = Sound and vibration: on
table-sound-off = Sound and vibration: off
table-hook = Tell a chat
table-hook-about = Tells a chat of yours when a game begins or ends, and whose turn it is while they’re away. It tells only what a spectator sees.
table-hook-now = Now: { $format } at { $host }
table-hook-remove = Remove
table-hook-secret = The key of its signatures, shown this once:
table-hook-format = Service
table-hook-address = Webhook address
table-hook-token = Access token
table-hook-save = Save
table-preferences = Settings
table-profile = Your name and face
table-profile-save = Save
table-rules = Rules of this game
table-players = Players
table-mute = Mute
table-unmute = Unmute
table-mute-name = Mute { $name }
table-unmute-name = Unmute { $name }
table-move = Continue on another device
table-move-help = Open this link on the other device, or scan the code with it.
table-move-warning = Anyone with this link can play from your seat. Keep it to yourself.
table-move-link = Link to your seat
table-lock = Sign out other devices
table-lock-help = Other devices lose access to your seat, and older links stop working.
table-lock-done = Done. Only this device can use your seat now. The link above is new.
table-leave = Leave the table
table-leave-lobby = Somebody else can take your seat.
table-leave-game = The others play on, and a bot plays for you. You can come back on this device at any time.
table-leave-waits = Your table waits for you. You can come back on this device at any time.
table-waits = Your table waits for you.
table-plays-on =
    { $minutes ->
        [0] { $seconds ->
            [0] They play on; a bot takes over at once.
            [one] They play on; a bot takes over after a second.
           *[other] They play on; a bot takes over after { $seconds } seconds.
        }
        [one] They play on; a bot takes over after a minute.
       *[other] They play on; a bot takes over after { $minutes } minutes.
    }
table-close = Close the table
table-close-sure = The table closes for everybody, and nobody can play on.
table-stay = Stay
table-over-look = See the table
table-over-result = Show the result

## An evening together

table-again = Play again
table-go = Go to the table
table-next-made = The next game is being set up: { $game }.
table-next-begun = The next game has begun.
table-next-turn = The next game has begun, and it’s your turn.
table-ready = I’m ready
table-ready-undo = Wait, not yet
table-ready-people = Ready for the next game
table-ready-name = { $name } is ready.
table-ready-not = { $name } isn’t ready yet.
table-ready-waiting = You’re ready. Waiting for { $names }.
table-ready-all = Everybody’s ready. Here we go…
table-ready-free = Everybody’s ready, but a seat is still free.
table-seat-ready = ready
table-start-now = Start now
table-change = Change the game
table-change-about = Everybody stays at the table, with the same link.
table-change-out =
    { $count ->
        [one] One of you sits out this time. Next time it’s somebody else.
       *[other] { $count } of you sit out this time. Next time it’s others.
    }
table-change-play = Play { $game }
table-queue = Waiting for a seat
table-queue-wait = You’re in the queue. You get the next seat that’s free.
table-queue-leave = Leave the queue
table-queue-leave-sure = You’d lose your place in the queue. You can still watch.
table-evening = This evening
table-score-name = Name
table-score-wins = Wins
table-score-place = Average place
table-score-games = Games
table-score-bots = Bots: { $level }
table-past-game = Game { $number }: { $game }
table-past-won =
    { $count ->
        [one] { $names } won
       *[other] Shared win: { $names }
    }
table-past-early = Ended early, no result
table-guest-watching = They’re in the middle of a game, so you’re watching for now.
table-guest-over = This game is over. You can be in the next one.
table-guest-queue =
    { $place ->
        [1] You’re in the next game.
       *[other] You’re number { $place } in the queue.
    }
table-guest-seated = You’ve got a seat in the next game.
table-guest-asked = You asked for { $name }’s seat. Waiting for a yes…
table-guest-cancel = Never mind
table-guest-join = Join the next game
table-guest-take-over = Take over a bot’s seat
table-guest-next = Next: pick a seat
table-guest-seats = Whose seat would you like? You play on with its cards.
table-guest-seats-ask = Whose seat would you like? The host is asked first.
table-request = { $name } would like to play on for { $other }. OK?
table-vote-close-game = { $name } would like to end this game. OK?
table-vote-close-game-own = You’d like to end this game.
table-vote-remove = { $name } would like to remove { $other }. OK?
table-vote-remove-own = You’d like to remove { $other }.
table-vote-count = Yes: { $yes } of { $needed }
table-vote-withdraw = Withdraw
table-end = End this game
table-end-sure = The others are asked. If more than half agree, the game ends without a result. The table stays open.
table-remove = Remove
table-hand-over = Or let a friend play on for you:
table-nudge = Nudge { $name }
table-nudged = { $name } was nudged.
table-set-take-over = Taking over seats of bots
table-take-over-ask = if the host agrees
table-take-over-open = anybody, at once
table-take-over-off = no
table-set-absent = When somebody is away at the start
table-absent-bot = a bot plays
table-absent-sit-out = they sit out
table-set-guests-talk = People in the queue may chat

## Several people on one device

table-shared-add = Add a player on this device
table-shared-title = Another player on this device
table-shared-do = Add
table-shared-here = on this device
table-shared-there = shares a device
table-shared-remove = Remove { $name }
table-shared-face = Change { $name }’s name and face
table-shared-note = You pass this device round. Between two turns it shows nobody’s cards, and the clock waits.
table-shared-no-jump-ins = Some of you share a device, so nobody jumps in this time: with the phone on its way it wouldn’t be fair.
table-shared-pass = Pass the phone to { $name }
table-shared-pass-text = No cards to see here. They show up when { $name } taps.
table-shared-wait-text = Nobody here has to play right now. Want to look at your cards?
table-shared-uncover = I’m { $name }
table-shared-done = Done, pass on
table-shared-hide = Hide my cards
table-shared-clock = clock waiting

# Reporting somebody
table-report = Report
table-report-name = Report { $name }
table-report-about = Only whoever runs this server reads it. { $name } doesn’t learn of it.
table-report-reason = What is wrong?
table-report-insult = Insults
table-report-bad-name = The name
table-report-spam = Spam
table-report-cheating = Cheating
table-report-other = Something else
table-report-line = Which message?
table-report-no-line = None in particular
table-report-note = In your words (optional)
table-report-send = Send the report
table-report-done = Thank you. Your report has been sent. You can also mute { $name }, so that you no longer see their messages.
