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
terminal-key-go = от карты к карте
terminal-key-climb = между картами, кнопками и столом
terminal-key-pick = выбрать эту карту или вернуть
terminal-key-clear = вернуть все карты

## Экраны

terminal-help = Помощь
terminal-quit = Выйти
terminal-quit-again = Ещё раз Ctrl+C – и выходим.
terminal-quit-ends = Этот стол работает в этой программе и закроется вместе с ней. За ним сидят: { $names }.
terminal-goodbye = Пока, до встречи!
terminal-hint = Подсказка
terminal-undo = Вернуть ход
terminal-log = Журнал
terminal-muted = без звука
terminal-join = Сесть за стол по ссылке
terminal-join-about = Вставь ссылку на стол.
terminal-link-local = Ссылка работает только на этом компьютере. Для других: «forno serve --help».
terminal-seat = Изменить место
terminal-past = Прошлые партии
terminal-step = Шаг
terminal-chapter = Раунд
terminal-faster = Быстрее
terminal-slower = Медленнее
terminal-colour = Цвета
terminal-bell = Сигнал, когда твой ход
terminal-number = { $number }
terminal-list-last = { $first } и { $last }

# --- за стол по ссылке

terminal-join-no-link = Это не ссылка на стол. Она выглядит так: https://karty.example/t/abcdefghijklmnop
terminal-join-no-server = { $room } — это название стола. А на каком он сервере? Добавь его через --server.
terminal-join-no-answer = { $server } не отвечает. Ссылка правильная, и интернет есть?
terminal-join-no-forno = { $server } — не карточный стол или стол другой версии.
terminal-join-version = На { $server } другая версия Forno, чем здесь: обнови ту, что старее.

# --- построчный режим: строки туда, строки обратно

terminal-plain-piped = Терминала здесь нет, поэтому стол идёт строками текста.
terminal-plain-missing = Для полного экрана нужен Textual, поэтому стол идёт строками текста: { $advice }
terminal-plain-commands = Набери номер хода или сам ход. Всё остальное покажет «help».
terminal-plain-help =
    номер или ход   сыграть: «put 2 olive»
    hint   как сыграл бы хороший бот и почему
    undo   вернуть свой последний ход
    table   кто где сидит и что лежит на столе
    cards   что значат карты в твоей руке
    log   что было после твоего прошлого хода
    rules   правила; «rules СЛОВО» найдёт те, где есть слово
    say ТЕКСТ   сказать что-нибудь остальным
    yes, no   ответить на вопрос остальных
    ready, rematch   ещё партию
    start   раздать карты, если стол твой; боты займут свободные места
    take НОМЕР   сесть на место бота, если ждёшь места
    report НОМЕР ПРИЧИНА ТЕКСТ   пожаловаться хозяину сервера на игрока за этим местом
    quit   уйти
terminal-plain-report = Набери номер места, потом insult, name, spam, cheating или other и, если хочешь, пару слов: «report 2 spam».
terminal-plain-seed = Ты играешь с зерном, так что эти карты не секрет: кто знает зерно, знает и карты.
terminal-plain-more =
    { $count ->
        [one] и ещё { $count } такой же: набери ход
        [few] и ещё { $count } таких же: набери ход
       *[other] и ещё { $count } таких же: набери ход
    }
terminal-plain-window = У тебя { $seconds } с. Набери ход или просто подожди.
terminal-plain-answer = Набери yes или no.
terminal-plain-unknown = Не понимаю «{ $typed }». Набери номер от 1 до { $count } или «help».
terminal-plain-no-request = Тебя никто ни о чём не спрашивает.
terminal-plain-no-game = Сейчас партии нет.
terminal-plain-over = Набери «rematch», чтобы сыграть ещё, или «quit».
terminal-plain-record = Запись партии лежит в { $file }
terminal-plain-no-record = Ни одна партия не доиграна, поэтому записи нет.
terminal-plain-go-on = Нажми Enter, чтобы продолжить.
terminal-back = Вернуться на своё место: { $link }
terminal-plain-goodbye = До встречи!
terminal-bot-failed = { $name } не справляется, поэтому за бота сделан безопасный ход. { $fault }
