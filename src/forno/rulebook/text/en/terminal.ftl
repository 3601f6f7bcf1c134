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

## The screens

terminal-help = Help
terminal-quit = Quit
terminal-goodbye = Bye, see you soon!
terminal-hint = Hint
terminal-undo = Take back
terminal-log = Log
terminal-muted = muted
terminal-join = Join a table
terminal-join-about = Paste the link to the table.
terminal-seat = Change seat
terminal-past = Past games
terminal-step = Step
terminal-chapter = Round or hand
terminal-faster = Faster
terminal-slower = Slower
terminal-colour = Colours
terminal-bell = Bell when it’s your turn
terminal-small = The window is too small: { $columns } by { $rows } at least.
terminal-number = { $number }
terminal-list-last = { $first } and { $last }

# --- joining a table by its link

terminal-join-no-link = This is no link to a table. It looks like this: https://cards.example/t/abcdefghijklmnop
terminal-join-no-server = { $room } is the name of a table. On which server? Add it with --server.
terminal-join-no-answer = There is no answer from { $server }. Is the link right, and are you online?
terminal-join-no-forno = { $server } is no card table, or one of another version.
