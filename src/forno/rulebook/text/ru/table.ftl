### Стол: сесть, подготовка, полоса сверху, журнал, разговор, связь.

## Вход

table-title = { $game } · Forno
table-title-turn = ● Ваш ход · { $game }
table-home = На главную страницу
table-connecting = Идём к столу…
table-none = Здесь нет стола
table-none-text = По этой ссылке стола нет. Проверьте её или попросите новую.
table-older = Готова новая версия страницы
table-broken = Не удалось получить карты.
table-closed = Этот стол закрыт.
table-closed-text = Здесь больше не играют.
table-which-title = Два места для вас?
table-which-text = У этого устройства уже есть место за этим столом. Ссылка открывает другое.
table-which-new = Занять место по ссылке
table-which-old = Оставить своё место
table-sit = Сесть за стол
table-sit-invited = Вас приглашает { $name }
table-sit-full = Все места заняты.
table-sit-locked = Стол заперт.
table-unseated = Вашего места здесь больше нет: его освободили или сменили замок.
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
table-waiting = Начало объявит { $name }
table-watching =
    { $count ->
        [one] Смотрит { $count } зритель
        [few] Смотрят { $count } зрителя
        [many] Смотрят { $count } зрителей
       *[other] Смотрят { $count } зрителя
    }
table-invite = Пригласить
table-invite-help = По этой ссылке можно сесть за стол.
table-link-local = Эта ссылка работает только на этом устройстве. Запустите Forno командой «./forno serve --host 0.0.0.0» и откройте его по имени компьютера: тогда подключатся и телефоны вашей сети.
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
table-seat-face = Сменить лицо
table-seat-free = Свободно
table-seat-reserved = Придержано
table-seat-you = вы
table-seat-host = хозяин стола
table-seat-bot = бот, { $level }
table-seat-gone = не на связи
table-seat-away = пока играет бот
table-seat-add-bot = Посадить бота
table-seat-level = Как играет бот
table-seat-change = Изменить: { $name }
table-seat-keep = Придержать место
table-seat-keep-help = У места будет своя ссылка. Она действует один раз, даже если стол заперт.
table-seat-reserve = Сделать приглашение
table-seat-invite = Отправьте эту ссылку тому, кого ждёте. Она видна только сейчас.
table-seat-invite-link = Приглашение на это место
table-seat-open = Освободить место
table-seat-remove = Убрать из-за стола
table-seat-hand-over = Сделать хозяином стола
table-bot-random = играет наугад
table-bot-default = играет просто
table-bot-novice = играет как новичок
table-bot-regular = играет хорошо
table-bot-expert = играет очень хорошо
table-bot-master = играет как мастер
table-somebody = Кто-то

## Правила игры

table-options = Правила игры
table-options-changed =
    { $count ->
        [0] как обычно
        [one] изменено: { $count }
        [few] изменено: { $count }
        [many] изменено: { $count }
       *[other] изменено: { $count }
    }
table-option-on = да
table-option-off = нет
table-option-random = случайно
table-option-colours = Цвета
table-option-first-player = Кто начинает
table-option-first-dealer = Кто сдаёт первым
table-option-open-log = Показывать весь журнал
table-option-doubles = Двойные карты на столе
table-option-doubles-first = берут первыми
table-option-doubles-last = берут последними
table-option-help = Просьбы о помощи
table-option-start-card = Первая карта
table-option-start-card-any = любая
table-option-start-card-number = число
table-option-may-draw = Брать карту, когда можно сыграть
table-option-jump-in = Перехват
table-option-jump-in-all = любой картой
table-option-jump-in-numbers = только числами
table-option-jump-in-off = никогда
table-option-two-player-reverse = Разворот вдвоём
table-option-two-player-reverse-turn = ходит другой
table-option-two-player-reverse-skip = другой пропускает ход
table-option-raising = Повышение штрафа
table-option-raising-same = только такой же картой
table-option-raising-mixed = +2 и +4 вперемешку
table-option-triples = Три и больше одинаковых чисел сразу

## Настройки стола

table-settings = Время и компания
table-set-clock = Часы
table-clock-none = без часов
table-clock-per-decision = время на каждое решение
table-clock-days = дни на каждое решение
table-set-seconds = На решение
table-set-bank = Запас на всю игру
table-set-days = На решение
table-set-jump-in = Время на перехват
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
table-set-chat = Разговор
table-chat-free = свободный
table-chat-phrases = только готовые фразы
table-chat-off = нет
table-set-hints = Подсказки разрешены
table-set-spectators = Можно смотреть
table-set-listed = В общем списке
table-set-locked = Заперт: новые игроки не садятся

## Полоса сверху

table-menu = Меню
table-round = Раунд { $round } из { $rounds }
table-hand = Кон { $number }
table-your-turn = Ваш ход
table-turn-of = Ходит { $name }
table-you-watch = вы смотрите
table-over = Игра окончена
table-time-left = Осталось времени: { $time }
table-connected = на связи
table-not-connected = нет связи
table-line-lost = Связь потеряна. Она вернётся…
table-line-wait = Новая попытка через { $seconds } с.
table-line-trying = Пробуем…
table-line-now = Попробовать сейчас
table-line-back = Снова на связи

## Журнал и разговор

table-log = Журнал и разговор
table-log-unread = Журнал и разговор: есть новое
table-log-empty = Пока ничего не произошло.
table-log-memory = Только то, что было с вашего последнего хода: помнить — часть игры.
table-rule = Правило
table-rule-of = Правило к строке: { $text }
table-rulebook = Открыть правила
table-phrases = Готовые фразы
table-chat-here = Скажите что-нибудь
table-chat-send = Сказать
table-chat-is-off = За этим столом не разговаривают.
table-moves = Ваши ходы
table-event-seat-taken = За стол садится { $name }.
table-event-seat-left = Из-за стола встаёт { $name }.
table-event-seat-cleared = Больше не за столом: { $name }.
table-event-host-changed = Хозяин стола теперь { $name }.
table-event-game-started = Начинается игра { $number }. Каждая карта обещана.
table-event-timed-out = Время вышло, сделан ход по умолчанию: { $name }.
table-event-player-away = Отходит { $name }. Дальше играет бот.
table-event-player-back = Снова здесь { $name }.
table-event-move-overtaken = Ваш ход опередил перехват: { $name }.
table-event-jump-in-lost = Вас опередили на { $milliseconds } мс: { $name }.
table-event-undo-requested = Просит вернуть ход { $name }.
table-event-undo-declined = Не соглашается { $name }.
table-event-moves-undone =
    { $moves ->
        [one] Ход взят назад: { $name }.
        [few] Отменено { $moves } хода: { $name }.
        [many] Отменено { $moves } ходов: { $name }.
       *[other] Отменено { $moves } хода: { $name }.
    }
table-event-chat-message = { $name }: { $text }
table-event-game-ended = Игра { $number } окончена.
table-event-room-closed = Стол закрыт.

## Меню

table-take-back = Взять назад мой последний ход
table-undo-requested = Просит вернуть ход { $name }. Согласны?
table-undo-waiting = Вернуть ход? Спрашиваем остальных…
table-yes = Да
table-no = Нет
table-sound-on = Звук: включён
table-sound-off = Звук: выключен
table-preferences = Настройки
table-rules = Правила этой игры
table-players = Игроки
table-mute = Не слышать
table-unmute = Слышать снова
table-mute-name = Не слышать: { $name }
table-unmute-name = Слышать снова: { $name }
table-move = Играть на другом устройстве
table-move-help = Откройте эту ссылку на другом устройстве или наведите его камеру на код.
table-move-warning = У кого эта ссылка, у того ваше место. Никому другому её не показывайте.
table-move-link = Ссылка на ваше место
table-lock = Сменить замок
table-lock-help = Закроет место для всех других устройств. Прежние ссылки перестанут действовать.
table-lock-done = Готово: место теперь только у этого устройства. Ссылка выше новая.
table-leave = Встать из-за стола
table-leave-lobby = Ваше место освободится для других.
table-leave-game = За вас продолжит бот. С этого устройства можно вернуться в любой момент.
table-close = Закрыть стол
table-close-sure = Стол закончится для всех, и играть дальше никто не сможет.
table-stay = Остаться
table-over-look = Посмотреть на стол
table-over-result = Показать итог
table-again = Ещё раз
