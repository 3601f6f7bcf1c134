# Rufe an den Tisch: Benachrichtigungen eines Geräts, und was ein Webhook erzählt

call-turn = Du bist dran.
call-nudge = { $by } wartet auf dich.
call-turn-shared = { $name }, du bist dran.
call-nudge-shared = { $by } wartet auf { $name }.
call-people = Am Tisch: { $people }
call-hook-started = { $game } – eine neue Partie beginnt: { $people }
call-hook-turn = { $game } – { $name } ist dran.
call-hook-ended = { $game } – die Partie ist zu Ende: { $result }
call-hook-closed = { $game } – der Tisch ist geschlossen.
