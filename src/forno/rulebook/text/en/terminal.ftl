### The terminal.

## The tables

terminal-key-explain = explain
terminal-head-ingredients = ingr.
terminal-head-orders = orders
terminal-head-pile = pile
terminal-head-served = served

## Keys

terminal-key-choose = choose
terminal-key-play = play
terminal-key-take = OK
terminal-key-scroll = scroll
terminal-key-change = change
terminal-key-next = next field
terminal-key-go = from card to card
terminal-key-climb = between cards, buttons and the table
terminal-key-pick = choose the card here, or put it back
terminal-key-clear = put all cards back

## The screens

terminal-help = Help
terminal-quit = Quit
terminal-quit-again = Press Ctrl+C again to quit.
terminal-quit-ends = This table runs in this program and ends with it, also for { $names }.
terminal-goodbye = Bye, see you soon!
terminal-hint = Hint
terminal-undo = Take back
terminal-log = Log
terminal-muted = muted
terminal-join = Join a table
terminal-join-about = Paste the link to the table.
terminal-link-local = This link works on this computer only. For others, see “forno serve --help”.
terminal-seat = Change seat
terminal-past = Past games
terminal-step = Step
terminal-chapter = Round or hand
terminal-faster = Faster
terminal-slower = Slower
terminal-colour = Colours
terminal-bell = Bell when it’s your turn
terminal-number = { $number }
terminal-list-last = { $first } and { $last }

# --- joining a table by its link

terminal-join-no-link = This is no link to a table. It looks like this: https://cards.example/t/abcdefghijklmnop
terminal-join-no-server = { $room } is the name of a table. On which server? Add it with --server.
terminal-join-no-answer = There is no answer from { $server }. Is the link right, and are you online?
terminal-join-no-forno = { $server } is no card table, or one of another version.
terminal-join-version = { $server } runs another version of Forno than this one: update the older of the two.

# --- plain mode: lines in, lines out

terminal-plain-piped = There’s no terminal here, so the table comes in lines of text.
terminal-plain-missing = The full screen needs Textual, so the table comes in lines of text: { $advice }
terminal-plain-commands = Type the number of a move, or the move itself. “help” lists everything else.
terminal-plain-help =
    a number, or a move   play it: “put 2 olive”
    hint   what a good bot would do, and why
    undo   take back your last move
    table   who sits where, and what lies on the table
    cards   the cards in your hand explained
    log   what happened since your last turn
    rules   the rules; “rules WORD” finds those with a word
    say TEXT   talk to the others
    yes, no   answer what the others ask you
    ready, rematch   play another game
    start   deal, as the host; bots take free seats
    take NUMBER   take over a bot’s seat, if you’re waiting for one
    report NUMBER REASON TEXT   tell whoever runs the server about the player at a seat
    quit   leave
terminal-plain-report = Type the number of their seat, then insult, name, spam, cheating or other, and if you like a few words: “report 2 spam”.
terminal-plain-seed = You chose a seed, so these cards are no secret: whoever has the seed knows them.
terminal-plain-more =
    { $count ->
        [one] and one more of this sort: type the move
       *[other] and { $count } more of this sort: type the move
    }
terminal-plain-window = You have { $seconds } s. Type the move, or just wait.
terminal-plain-answer = Type yes or no.
terminal-plain-unknown = I don’t understand “{ $typed }”. Type a number from 1 to { $count }, or “help”.
terminal-plain-no-request = Nobody has asked you anything.
terminal-plain-no-game = There’s no game right now.
terminal-plain-over = Type “rematch” for another game, or “quit”.
terminal-plain-record = The record of this game is in { $file }
terminal-plain-no-record = No game was finished, so there’s no record.
terminal-plain-go-on = Press Enter to go on.
terminal-back = To come back to your seat: { $link }
terminal-plain-goodbye = Goodbye!
terminal-bot-failed = { $name } failed, so a safe move was played. { $fault }
