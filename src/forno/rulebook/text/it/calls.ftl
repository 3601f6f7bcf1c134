# Chiamate al tavolo: notifiche di un dispositivo, e ciò che racconta un webhook

call-turn = Tocca a te.
call-nudge = { $by } ti aspetta.
call-turn-shared = { $name }, tocca a te.
call-nudge-shared = { $by } aspetta { $name }.
call-people = Al tavolo: { $people }
call-hook-started = { $game } – comincia una nuova partita: { $people }
call-hook-turn = { $game } – tocca a { $name }.
call-hook-ended = { $game } – la partita è finita: { $result }
call-hook-closed = { $game } – il tavolo è chiuso.
