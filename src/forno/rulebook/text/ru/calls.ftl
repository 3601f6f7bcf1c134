# Приглашения к столу: уведомления устройства и сообщения вебхука

call-turn = Твой ход.
call-nudge = { $by } ждёт тебя.
call-turn-shared = { $name }, твой ход.
call-nudge-shared = { $name }, тебя ждут. Торопит { $by }.
call-people = За столом: { $people }
call-hook-started = { $game } — начинается новая игра: { $people }
call-hook-turn = { $game } — ходит { $name }.
call-hook-ended = { $game } — игра окончена: { $result }
call-hook-closed = { $game } — стол закрыт.
