### The start page, the settings and the rulebook's page.

## Everywhere

home-close = Close
home-rule = The rule
home-loading = One moment…
home-back = Back
home-again = Try again
home-reload = Reload

## The games

home-tagline = Five card games, with friends or against bots. No account, just a link.
home-pick = Pick a game
home-play = Play
home-minutes = { $least }–{ $most } minutes
home-minutes-about = about { $minutes } minutes
home-bots = Play against bots
home-level = Bot level
home-level-novice = Beginner
home-level-regular = Regular
home-level-expert = Expert
home-level-master = Master
home-friends = Play with friends
home-learn = Learn it in three minutes
home-rules = Rules
home-seats = Players
home-fewer = Fewer players
home-more = More players
home-name = Your name
home-opening = Opening a table…

## Name and face

home-you = You
home-name-placeholder = What shall we call you?
home-name-missing = Please type a name first.
home-face = Your face
home-face-fox = Fox
home-face-owl = Owl
home-face-bear = Bear
home-face-lion = Lion
home-face-cat = Cat
home-face-rabbit = Rabbit
home-face-frog = Frog
home-face-penguin = Penguin
home-face-pig = Pig
home-face-hedgehog = Hedgehog
home-face-octopus = Octopus
home-face-raccoon = Raccoon
home-colour = Your colour
home-colour-about = You get it wherever a game has it and nobody was quicker.
home-colour-any = any

## Tables

home-yours = Your tables
home-others = with { $names }
home-nobody = nobody else yet
home-player-number = Player { $number }
home-deleted = (deleted)
home-status-lobby = Not started
home-status-playing = In play
home-status-over = Finished
home-status-closed = Closed
home-turn-yours = Your turn
home-turn-other = { $name }’s turn
home-waits = Waits for you
home-last-move = last move { $ago }
home-moves =
    { $count ->
        [one] one move since you were here
       *[other] { $count } moves since you were here
    }
home-over-place =
    { $place ->
        [1] It’s over: you won!
        [2] It’s over: you came second
        [3] It’s over: you came third
       *[other] It’s over: you came { $place }th
    }
home-queued = You’re waiting for a seat
home-lost-table = This table is gone.
home-lost-seat = Your seat there isn’t yours any more.
home-along = Use my tables on another device
home-along-help = Open this link on your other device, or scan the code with it. From then on both show the same tables.
home-along-link = Link to your tables
home-along-warning = Anyone with this link can sit in your seats, so keep it to yourself. The server can’t read your list. Lose it, and only your own seats are gone; your friends keep theirs.
home-along-new = Make a new key
home-along-new-help = This device then keeps a list of its own. Your other devices stay with the old one.
home-along-new-done = Done. This device has a list of its own now.
home-along-insecure = Your tables stay on this device: without https the browser can’t lock the list, so it can’t be taken along.
home-along-ask = Your tables here too?
home-along-ask-text = The tables behind this link and the ones here become one list. Only say yes if the link is yours: whoever has it can sit in your seats.
home-along-yes = Yes, bring them here
home-along-no = Not now
home-along-broken = Something is missing from this link. Copy it again on your other device.
home-forget = Forget this table
home-forget-ask = Forget it? You won’t be able to return to your seat from this device.
home-forget-yes = Forget
home-forget-no = Keep
home-more-tables =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
home-public = Public tables
home-taken = { $taken } of { $seats } seats taken
home-join = Join
home-watch = Watch
home-all-rules = All the rules

## When something does not work

home-offline = No connection. You can still read the rules; your tables will be there when you’re back online.
home-failed = The server isn’t answering right now.

## Settings

home-settings = Settings
home-language = Language
home-theme = Theme
home-theme-auto = Match device
home-theme-light = Light
home-theme-dark = Dark
home-motion = Animations
home-motion-auto = Match device
home-motion-full = All
home-motion-less = Fewer
home-speed = Animation speed
home-speed-value = { $speed }×
home-size = Text size
home-size-value = { $percent }%
home-sound = Sound and vibration
home-sound-about = Cards, the oven bell, and a signal when it’s your turn
home-calls = Notifications
home-calls-about = Calls you when it’s your turn and you’re not looking, even with the page closed
home-calls-insecure = Notifications need a page with https. Ask whoever runs this server.
home-calls-unsupported = This browser has no notifications. On an iPhone, add the page to the home screen first.
home-calls-blocked = Your browser blocks notifications from this page. You can allow them in its settings.
home-calls-unavailable = That didn’t work: your browser’s notification service can’t be reached, or this server sends none.
home-quiet = Quiet hours
home-quiet-about = Notifications wait until they’re over
home-quiet-begins = from
home-quiet-ends = to
home-speech = Read aloud
home-speech-about = Your device reads out what happens at the table
home-left = Left-handed
home-left-about = Puts the buttons on the left
home-tips = Tips at the table
home-tips-about = A sentence at the first decisions of a new player

## The rulebook

home-rules-game = Game
home-rules-search = Search the rules
home-rules-found =
    { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }
home-rules-none = Nothing found. Try a shorter word.
home-rules-contents = Contents
home-rules-ruling = Our own ruling
home-rules-link = Link to this rule
home-rules-missing = There are no rules here for this game.

## Links and missing pages

home-missing = Page not found
home-missing-text = The link may be wrong, or the page is gone.
home-missing-home = To the games
home-preview = Pizza, cards and good company: five card games in your browser, with friends or against bots.
home-preview-table = Come and play { $game }: a table for { $seats }. Tap to join.
home-preview-rules = The rules of { $game }, with pictures.
home-preview-learn = Learn { $game } in three minutes.
home-forget-me = Forget me
home-forget-me-about = Your names and chat messages are deleted at every table of this list, for everybody. Your seats and games stay; others then read “Player 1”. This can’t be undone.
home-forget-me-yes = Yes, forget me
home-forget-me-no = No
home-forget-me-done = Done. You are forgotten at { $count ->
        [one] one table
       *[other] { $count } tables
    }.
home-forget-me-failed = That did not work everywhere just now. Try again in a moment.
home-licences = Licences

# The footer, and messages of the operator
home-imprint = Imprint
home-privacy = Privacy
home-notice-close = Hide this message
