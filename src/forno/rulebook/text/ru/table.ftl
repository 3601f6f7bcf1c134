### Стол: сесть, подготовка, полоса сверху, журнал, разговор, связь.

## Вход

table-title = { $game } · Forno
table-title-turn = ● Твой ход · { $game }
table-title-name = ● Ходит { $name } · { $game }
table-home = На главную
table-connecting = Идём к столу…
table-none = Здесь нет стола
table-none-text = Не можем найти этот стол. Может быть, в ссылке ошибка или игра уже закончилась.
table-older = Вышла новая версия
table-broken = Не удалось загрузить стол.
table-closed = Этот стол закрыт.
table-closed-text = Здесь больше не играют.
table-which-title = Два места для тебя?
table-which-text = На этом устройстве у тебя уже есть место за этим столом. Ссылка ведёт на другое.
table-which-new = Занять новое место
table-which-old = Оставить своё место
table-sit = Сесть за стол
table-sit-invited = Тебя приглашает { $name }
table-sit-full = Все места заняты.
table-sit-locked = Стол закрыт для новых игроков.
table-unseated = У тебя больше нет этого места: его освободили, или это устройство отключили.
table-watch = Просто смотреть

## До начала

table-start = Начать
table-start-bots =
    { $count ->
        [one] Начать с { $count } ботом
        [few] Начать с { $count } ботами
        [many] Начать с { $count } ботами
       *[other] Начать с { $count } ботами
    }
table-waiting = Ждём, когда { $name } начнёт игру
table-watching =
    { $count ->
        [one] Смотрит { $count } зритель
        [few] Смотрят { $count } зрителя
        [many] Смотрят { $count } зрителей
       *[other] Смотрят { $count } зрителя
    }
table-invite = Пригласить
table-invite-help = По этой ссылке можно присоединиться к игре.
table-link-local = Эта ссылка работает только на этом устройстве. Запусти Forno командой «./forno serve --host 0.0.0.0» и открой его по имени компьютера: тогда подключатся и телефоны из твоей сети.
table-invite-link = Ссылка на этот стол
table-copy = Скопировать
table-copied = Скопировано
table-share = Поделиться
table-qr = QR-код: { $name }
table-seats = Места
table-seats-number = Число мест
table-seats-fewer = На одно место меньше
table-seats-more = На одно место больше
table-seat-number = Место { $number }
table-seat-colour = Цвет ({ $name }): { $colour }
table-seat-colour-any = любой цвет
table-seat-colour-pick = Выбери цвет
table-seat-colour-taken = уже занят: { $name }
table-seat-free = Свободно
table-seat-reserved = Забронировано
table-seat-you = ты
table-seat-host = хозяин стола
table-seat-bot = бот · { $level }
table-seat-gone = нет связи
table-seat-away = пока играет бот
table-seat-add-bot = Добавить бота
table-seat-level = Уровень бота
table-seat-change = Изменить: { $name }
table-seat-keep = Забронировать для друга
table-seat-keep-help = У места будет своя ссылка. Она сработает один раз, даже если стол закрыт для новых игроков.
table-seat-reserve = Создать приглашение
table-seat-invite = Отправь эту ссылку другу. Её видно только сейчас.
table-seat-invite-link = Приглашение на это место
table-seat-open = Освободить место
table-seat-remove = Убрать из-за стола
table-seat-hand-over = Сделать хозяином стола
table-bot-random = Случайный
table-bot-default = Простой
table-bot-novice = Новичок
table-bot-regular = Любитель
table-bot-expert = Знаток
table-bot-master = Мастер
table-somebody = Кто-то

## Правила игры

table-options = Варианты
table-options-changed =
    { $count ->
        [0] обычные
        [one] изменено: { $count }
        [few] изменено: { $count }
        [many] изменено: { $count }
       *[other] изменено: { $count }
    }
table-option-on = да
table-option-off = нет
table-option-random = случайно
table-option-next = следующий слева
table-option-first-player = Кто начинает
table-option-first-dealer = Кто сдаёт первым
table-option-open-log = Показывать весь журнал
table-option-doubles = Двойные карты на столе
table-option-doubles-first = берут первыми
table-option-doubles-fitting = первыми, а напоследок одиночную
table-option-help = Можно просить о помощи
table-option-start-card = Первая карта
table-option-start-card-any = любая
table-option-start-card-number = число
table-option-may-draw = Брать карту, хотя можно сыграть
table-option-jump-in = Перехват
table-option-jump-in-all = любой картой
table-option-jump-in-numbers = только числами
table-option-jump-in-off = никогда
table-option-two-player-reverse = Разворот вдвоём
table-option-two-player-reverse-turn = ходит другой игрок
table-option-two-player-reverse-skip = другой игрок пропускает ход
table-option-raising = Накапливать штраф
table-option-raising-same = только такой же картой
table-option-raising-mixed = +2 и «Закажи цвет +4» вместе
table-option-triples = Три и больше одинаковых чисел сразу

## Настройки стола

table-settings = Часы и зрители
table-set-clock = Часы
table-clock-none = без часов
table-clock-per-decision = время на ход
table-clock-days = дни на ход
table-set-seconds = На ход
table-set-bank = Запас на всю игру
table-set-days = На ход
table-set-jump-in = Время на перехват
table-set-latency-cap = Поправка на медленную связь
table-duration =
    { $seconds ->
        [0] { $minutes } мин
       *[other] { $minutes ->
            [0] { $seconds } с
           *[other] { $minutes } мин { $seconds } с
        }
    }
table-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
table-days-left = { $days } д { $hours } ч
table-jump-in =
    { $seconds ->
        [0] нет
       *[other] { $seconds } с
    }
table-latency-cap =
    { $milliseconds ->
        [0] нет
       *[other] до { $milliseconds } мс
    }
table-set-bot-pace = Темп ботов
table-bot-pace-quick = быстрый
table-bot-pace-normal = обычный
table-bot-pace-slow = неспешный
table-set-chat = Чат
table-chat-free = включён
table-chat-phrases = только готовые фразы
table-chat-off = выключен
table-set-hints = Подсказки разрешены
table-set-spectators = Можно наблюдать
table-set-listed = В общем списке
table-set-locked = Закрыт: новые игроки не могут войти

## Полоса сверху

table-menu = Меню
table-round = Раунд { $round } из { $rounds }
table-hand = Кон { $number }
table-sort-hand = Разложить карты по порядку
table-your-turn = Твой ход
table-turn-of = Ходит { $name }
table-emptying = Печь разбирают
table-question = Вопрос к тебе
table-waits-for = Ждём игрока { $name }
table-you-watch = ты смотришь
table-over = Игра окончена
table-time-left = Осталось времени: { $time }
table-connected = на связи
table-not-connected = нет связи
table-waited = Стол ждал тебя.
table-go-on = Продолжить
table-played =
    { $count ->
        [one] Бот сделал за тебя { $count } ход:
        [few] Бот сделал за тебя { $count } хода:
        [many] Бот сделал за тебя { $count } ходов:
       *[other] Бот сделал за тебя { $count } хода:
    }
table-line-lost = Связь пропала. Подключаемся снова…
table-line-wait = Новая попытка через { $seconds } с.
table-line-trying = Подключаемся…
table-line-now = Попробовать сейчас
table-line-back = Снова на связи

## Журнал и разговор

table-log = Журнал и чат
table-log-unread = Журнал и чат: есть новое
table-tab-turn = С твоего хода
table-tab-log = Что было
table-tab-chat = Чат
table-tab-unread = новые сообщения
table-log-empty = Пока ничего не произошло.
table-log-memory-watching = Видны только последние ходы: запоминать — часть игры.
table-log-memory = Только то, что было с твоего последнего хода: помнить — часть игры.
table-rule = Правило
table-rule-of = Правило: { $text }
table-rulebook = Открыть правила
table-quick = Реакции и фразы
table-reactions = Реакции
table-reaction-thumbs-up = Палец вверх
table-reaction-clap = Аплодисменты
table-reaction-laugh = Смех
table-reaction-wow = Ого!
table-reaction-cry = Слёзы
table-reaction-heart = Сердце
table-reaction-fire = Огонь
table-reaction-pizza = Пицца
table-phrases = Готовые фразы
table-chat-here = Напиши что-нибудь
table-chat-send = Отправить
table-chat-empty = Пока все молчат.
table-chat-is-off = За этим столом чат выключен.
table-moves = Твои ходы
table-event-seat-taken = { $name } теперь за столом.
    .you = Ты теперь за столом.
table-event-seat-left = { $name } уходит из-за стола.
    .you = Ты уходишь из-за стола.
table-event-seat-cleared = { $name } больше не за столом.
table-event-name-changed = { $before } теперь { $name }.
    .you = Теперь тебя зовут { $name }.
table-event-queue-joined = { $name } ждёт места.
    .you = Ты ждёшь места.
table-event-queue-left = { $name } больше не ждёт места.
    .you = Ты больше не ждёшь места.
table-event-made-way = { $name } пропускает эту игру.
    .you = Ты пропускаешь эту игру.
table-event-game-changed = Следующая игра: { $game }.
table-event-host-changed = Хозяин стола теперь { $name }.
    .you = Хозяин стола теперь ты.
table-event-game-started = Игра { $number }. Колода запечатана — после игры её можно проверить.
table-event-silent-seats = В перемешивании нет случайных слов от: { $names }.
table-event-game-continued = Продолжение законченной игры. Раздача не запечатана.
table-event-timed-out = У игрока { $name } вышло время, сделан безопасный ход.
    .you = Твоё время вышло, сделан безопасный ход.
table-event-player-away = { $name } отходит. Пока играет бот.
    .you = Тебя нет за столом. Пока играет бот.
table-event-player-back = { $name } снова здесь.
    .you = Ты снова здесь.
table-event-move-overtaken = { $name } быстрее.
table-event-jump-in-lost = { $name } быстрее на { $seconds } с.
table-event-undo-requested = { $name } просит вернуть ход.
    .you = Ты просишь вернуть ход.
table-event-undo-declined = { $name } против.
    .you = Ты против.
table-event-moves-undone =
    { $moves ->
        [one] { $name } отменяет ход.
        [few] { $name } отменяет { $moves } хода.
        [many] { $name } отменяет { $moves } ходов.
       *[other] { $name } отменяет { $moves } хода.
    }
    .you =
        { $moves ->
            [one] Ты отменяешь ход.
            [few] Ты отменяешь { $moves } хода.
            [many] Ты отменяешь { $moves } ходов.
           *[other] Ты отменяешь { $moves } хода.
        }
table-event-reaction-sent = { $name }: { $reaction }
table-event-chat-message = { $name }: { $text }
table-event-nudged = { $by } напоминает: все ждут, решает { $name }.
    .you = { $by } напоминает: все ждут тебя.
table-event-vote-close-game = { $name } предлагает прекратить игру. Что скажут остальные?
    .you = Ты предлагаешь прекратить игру. Спрашиваем остальных.
table-event-vote-remove = { $name } предлагает убрать из-за стола игрока { $other }. Что скажут остальные?
    .you = Ты предлагаешь убрать из-за стола игрока { $other }. Спрашиваем остальных.
table-event-vote-failed = Голосов не хватает: всё остаётся как есть.
table-event-take-over-requested = { $name } просит место, за которым играет { $other }.
    .you = Ты просишь место, за которым играет { $other }.
table-event-take-over-declined = { $name } пока без места.
    .you = Пока место тебе не дают.
table-event-seat-taken-over = Теперь вместо игрока { $other } играет { $name }.
    .you = Теперь вместо игрока { $other } играешь ты.
table-event-game-ended = Игра { $number } окончена.
table-event-game-ended-early = Игра { $number } прекращена, результата нет.
table-event-room-closed = Стол закрыт.

table-menu-game = Игра
table-menu-device = Это устройство
table-menu-go = Выход

## Меню

table-take-back = Отменить ход
table-undo-requested = { $name } просит вернуть ход. Разрешишь?
table-undo-waiting = Спрашиваем остальных, можно ли вернуть ход…
table-yes = Да
table-no = Нет
table-sound-on = Звук и вибрация: включены
table-sound-off = Звук и вибрация: выключены
table-hook = Сообщать в чат
table-hook-about = Рассказывает вашему чату, когда игра начинается и кончается и чей ход, пока человека нет за столом. Только то, что видит зритель.
table-hook-now = Сейчас: { $format } на { $host }
table-hook-remove = Убрать
table-hook-secret = Ключ его подписей — виден только этот раз:
table-hook-format = Сервис
table-hook-address = Адрес вебхука
table-hook-token = Токен доступа
table-hook-save = Сохранить
table-preferences = Настройки
table-profile = Твоё имя и лицо
table-profile-save = Сохранить
table-rules = Правила этой игры
table-players = Игроки
table-mute = Заглушить
table-unmute = Включить звук
table-mute-name = Заглушить: { $name }
table-unmute-name = Больше не заглушать: { $name }
table-move = Продолжить на другом устройстве
table-move-help = Открой эту ссылку на другом устройстве или отсканируй код.
table-move-warning = По этой ссылке кто угодно сможет играть за тебя. Никому её не показывай.
table-move-link = Ссылка на твоё место
table-lock = Отключить другие устройства
table-lock-help = Другие устройства потеряют доступ к твоему месту, а старые ссылки перестанут работать.
table-lock-done = Готово. Теперь место только на этом устройстве. Ссылка выше новая.
table-leave = Выйти из-за стола
table-leave-lobby = Твоё место сможет занять кто-то другой.
table-leave-game = Остальные играют дальше, а за тебя играет бот. С этого устройства можно вернуться в любой момент.
table-leave-waits = Стол подождёт тебя. С этого устройства можно вернуться в любой момент.
table-waits = Стол подождёт тебя.
table-plays-on =
    { $minutes ->
        [0] { $seconds ->
            [0] Остальные играют дальше; бот заменит тебя сразу.
            [one] Остальные играют дальше; бот заменит тебя через { $seconds } секунду.
            [few] Остальные играют дальше; бот заменит тебя через { $seconds } секунды.
            [many] Остальные играют дальше; бот заменит тебя через { $seconds } секунд.
           *[other] Остальные играют дальше; бот заменит тебя через { $seconds } секунды.
        }
        [one] Остальные играют дальше; бот заменит тебя через { $minutes } минуту.
        [few] Остальные играют дальше; бот заменит тебя через { $minutes } минуты.
        [many] Остальные играют дальше; бот заменит тебя через { $minutes } минут.
       *[other] Остальные играют дальше; бот заменит тебя через { $minutes } минуты.
    }
table-close = Закрыть стол
table-close-sure = Стол закроется для всех, и продолжить игру не сможет никто.
table-stay = Остаться
table-over-look = Посмотреть на стол
table-over-result = Показать итог

## Вечер вместе

table-again = Сыграть ещё
table-go = К столу
table-next-made = Собирается следующая игра: { $game }.
table-next-begun = Следующая игра уже идёт.
table-next-turn = Следующая игра уже идёт, и сейчас твой ход.
table-ready = Можно начинать
table-ready-undo = Подождите ещё
table-ready-people = Кто ждёт следующую игру
table-ready-name = { $name } ждёт начала.
table-ready-not = { $name } пока не ждёт начала.
table-ready-waiting = Ждём ещё: { $names }.
table-ready-all = Все в сборе. Начинаем…
table-ready-free = Все в сборе, но одно место ещё свободно.
table-seat-ready = ждёт начала
table-start-now = Начать сейчас
table-change = Сменить игру
table-change-about = Все остаются за столом, ссылка та же.
table-change-out =
    { $count ->
        [one] В этот раз { $count } из вас пропускает игру. В следующий раз — кто-то другой.
        [few] В этот раз { $count } из вас пропускают игру. В следующий раз — другие.
        [many] В этот раз { $count } из вас пропускают игру. В следующий раз — другие.
       *[other] В этот раз { $count } из вас пропускают игру. В следующий раз — другие.
    }
table-change-play = Играть: { $game }
table-queue = Ждут места
table-queue-wait = Ты в очереди. Следующее свободное место — твоё.
table-queue-leave = Выйти из очереди
table-queue-leave-sure = Твоё место в очереди пропадёт. Смотреть можно и дальше.
table-evening = Этот вечер
table-score-name = Имя
table-score-wins = Победы
table-score-place = Среднее место
table-score-games = Игры
table-score-bots = Боты: { $level }
table-past-game = Игра { $number }: { $game }
table-past-won =
    { $count ->
        [one] Победа: { $names }
        [few] Общая победа: { $names }
        [many] Общая победа: { $names }
       *[other] Общая победа: { $names }
    }
table-past-early = Прекращена, без результата
table-guest-watching = Игра в самом разгаре, поэтому пока ты смотришь.
table-guest-over = Эта игра окончена. В следующей можно сыграть.
table-guest-queue =
    { $place ->
        [1] Ты играешь в следующей игре.
       *[other] Твой номер в очереди: { $place }.
    }
table-guest-seated = В следующей игре у тебя есть место.
table-guest-asked = Ты просишь место, за которым играет { $name }. Ждём ответа…
table-guest-cancel = Не надо
table-guest-join = Сыграть в следующей игре
table-guest-take-over = Сесть вместо бота
table-guest-next = Дальше: выбрать место
table-guest-seats = Чьё место возьмёшь? Дальше ты играешь этими картами.
table-guest-seats-ask = Чьё место возьмёшь? Сначала спросим хозяина стола.
table-request = { $name } просит место, за которым играет { $other }. Пустим?
table-vote-close-game = { $name } предлагает прекратить игру. Согласны?
table-vote-close-game-own = Ты предлагаешь прекратить игру.
table-vote-remove = { $name } предлагает убрать игрока { $other }. Согласны?
table-vote-remove-own = Ты предлагаешь убрать игрока { $other }.
table-vote-count = За: { $yes } из { $needed }
table-vote-withdraw = Передумать
table-end = Прекратить игру
table-end-sure = Спросим остальных. Если больше половины за, игра закончится без результата. Стол останется открытым.
table-remove = Убрать из-за стола
table-hand-over = Или пусть за тебя доиграет кто-то из друзей:
table-nudge = Напомнить: ходит { $name }
table-nudged = { $name } получает напоминание.
table-set-take-over = Садиться вместо ботов
table-take-over-ask = если хозяин не против
table-take-over-open = кто угодно, сразу
table-take-over-off = нельзя
table-set-absent = Если кого-то нет к началу
table-absent-bot = играет бот
table-absent-sit-out = играем без него
table-set-guests-talk = Очередь может писать в чат

## Несколько игроков на одном устройстве

table-shared-add = Добавить игрока на этом устройстве
table-shared-title = Ещё игрок на этом устройстве
table-shared-do = Добавить
table-shared-here = на этом устройстве
table-shared-there = на общем устройстве
table-shared-remove = Убрать: { $name }
table-shared-face = Сменить имя и лицо: { $name }
table-shared-note = Устройство ходит по кругу. Между ходами на нём не видно ничьих карт, а часы ждут.
table-shared-no-jump-ins = У кого-то общее устройство, поэтому в этот раз без перехватов: пока телефон передают, это было бы нечестно.
table-shared-pass = Передай телефон: { $name }
table-shared-pass-text = Карт здесь не видно. Они появятся, когда { $name } нажмёт кнопку.
table-shared-wait-text = Сейчас здесь никому не надо ходить. Хочешь взглянуть на свои карты?
table-shared-uncover = Я – { $name }
table-shared-done = Готово, передаю
table-shared-hide = Спрятать мои карты
table-shared-clock = часы ждут

# Reporting somebody
table-report = Пожаловаться
table-report-name = Пожаловаться на { $name }
table-report-about = Это прочтёт только владелец сервера. { $name } об этом не узнает.
table-report-reason = Что не так?
table-report-insult = Оскорбления
table-report-bad-name = Имя
table-report-spam = Спам
table-report-cheating = Жульничество
table-report-other = Другое
table-report-line = Какое сообщение?
table-report-no-line = Никакое отдельно
table-report-note = Своими словами (необязательно)
table-report-send = Отправить жалобу
table-report-done = Спасибо. Жалоба отправлена. Ещё можно заглушить { $name }, чтобы не видеть сообщений этого человека.
