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
terminal-key-take = ОК
terminal-key-scroll = листать
terminal-key-change = изменить
terminal-key-next = следующее поле

## Экраны

terminal-help = Помощь
terminal-quit = Выйти
terminal-goodbye = Пока, до встречи!
terminal-hint = Подсказка
terminal-undo = Вернуть ход
terminal-log = Журнал
terminal-muted = без звука
terminal-join = Сесть за стол по ссылке
terminal-join-about = Вставь ссылку на стол.
terminal-seat = Изменить место
terminal-past = Прошлые партии
terminal-step = Шаг
terminal-chapter = Раунд
terminal-faster = Быстрее
terminal-slower = Медленнее
terminal-colour = Цвета
terminal-bell = Сигнал, когда твой ход
terminal-small = Окно слишком маленькое: нужно хотя бы { $columns } на { $rows }.
terminal-number = { $number }
terminal-list-last = { $first } и { $last }

# --- за стол по ссылке

terminal-join-no-link = Это не ссылка на стол. Она выглядит так: https://karty.example/t/abcdefghijklmnop
terminal-join-no-server = { $room } — это название стола. А на каком он сервере? Добавь его через --server.
terminal-join-no-answer = { $server } не отвечает. Ссылка правильная, и интернет есть?
terminal-join-no-forno = { $server } — не карточный стол или стол другой версии.
