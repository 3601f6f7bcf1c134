# Calls to the table: notifications of a device, and what a webhook tells

call-turn = It’s your turn.
call-nudge = { $by } is waiting for you.
call-turn-shared = { $name }, it’s your turn.
call-nudge-shared = { $by } is waiting for { $name }.
call-people = At the table: { $people }
call-hook-started = { $game } – a new game begins: { $people }
call-hook-turn = { $game } – it’s { $name }’s turn.
call-hook-ended = { $game } – the game is over: { $result }
call-hook-closed = { $game } – the table is closed.
