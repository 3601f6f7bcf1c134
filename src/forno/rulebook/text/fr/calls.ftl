# Appels à la table : notifications d’un appareil, et ce que raconte un webhook

call-turn = C’est à toi.
call-nudge = { $by } t’attend.
call-turn-shared = { $name }, c’est à toi.
call-nudge-shared = { $by } attend { $name }.
call-people = À la table : { $people }
call-hook-started = { $game } – une nouvelle partie commence : { $people }
call-hook-turn = { $game } – c’est à { $name }.
call-hook-ended = { $game } – la partie est finie : { $result }
call-hook-closed = { $game } – la table est fermée.
