### The start page, the settings and the rulebook's page.

## Everywhere

home-close = Close
home-rule = The rule
home-loading = One moment …
home-back = Back
home-again = Try again
home-reload = Reload

## The games

home-games = The games
home-minutes = { $least }–{ $most } minutes
home-minutes-about = about { $minutes } minutes
home-bots = Play against bots
home-level = The bots play
home-level-novice = like beginners
home-level-regular = well
home-level-expert = very well
home-level-master = like masters
home-friends = Play with friends
home-learn = Learn it in three minutes
home-rules = Rules
home-seats = Players
home-fewer = Fewer players
home-more = More players
home-name = Your name
home-opening = Setting the table…

## Name and face

home-you = You
home-name-placeholder = What shall we call you?
home-name-missing = Please type a name first.
home-name-long = That name is too long: { $most } letters at most.
home-name-signs = A name has no colon and no comma.
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
home-forget = Forget this table
home-forget-ask = Forget it? This device then loses its key to your seat.
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

home-offline = No connection. You can read the rules; tables wait until it is back.
home-failed = The server does not answer just now.

## Settings

home-settings = Settings
home-language = Language
home-theme = Colours
home-theme-auto = As the device
home-theme-light = Light
home-theme-dark = Dark
home-motion = Motion
home-motion-auto = As the device
home-motion-full = Full
home-motion-less = Less
home-size = Text size
home-size-value = { $percent }%
home-sound = Sound
home-sound-about = Cards on wood, the oven bell, three notes for your turn
home-speech = Read aloud
home-speech-about = Your device says what happens at the table
home-left = Left-handed
home-left-about = Buttons lie under the left thumb

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
home-rules-ruling = A decision of this project
home-rules-link = Link to this rule
home-rules-missing = There is no rulebook here for this game.
