### Терминал.

## Столы

terminal-key-explain = объяснить
terminal-head-ingredients = ингр.
terminal-head-orders = заказы
terminal-head-pile = стопка
terminal-head-served = подано

## Клавиши

terminal-key-choose = выбрать
terminal-key-play = сыграть

# --- за стол по ссылке

terminal-join-no-link = Это не ссылка на стол. Она выглядит так: https://karty.example/t/abcdefghijklmnop
terminal-join-no-server = { $room } — это название стола. А на каком он сервере? Добавь его через --server.
terminal-join-no-answer = { $server } не отвечает. Ссылка правильная, и интернет есть?
terminal-join-no-forno = { $server } — не карточный стол или стол другой версии.
