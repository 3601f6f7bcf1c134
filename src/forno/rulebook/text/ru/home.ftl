### Начальная страница, настройки и страница правил.

## Везде

home-close = Закрыть
home-rule = Правило
home-loading = Минутку…
home-back = Назад
home-again = Попробовать ещё раз
home-reload = Обновить

## Игры

home-tagline = Пять карточных игр — с друзьями или с ботами. Без регистрации, просто по ссылке.
home-pick = Выбери игру
home-play = Играть
home-minutes = { $least }–{ $most } минут
home-minutes-about = около { $minutes } минут
home-bots = Играть с ботами
home-level = Уровень ботов
home-level-novice = Новичок
home-level-regular = Любитель
home-level-expert = Знаток
home-level-master = Мастер
home-friends = Играть с друзьями
home-learn = Научиться за три минуты
home-rules = Правила
home-seats = Игроки
home-fewer = Меньше игроков
home-more = Больше игроков
home-name = Твоё имя
home-opening = Открываем стол…

## Имя и лицо

home-you = Ты
home-name-placeholder = Как тебя зовут?
home-name-missing = Сначала напиши имя.
home-face = Твоё лицо
home-face-fox = Лиса
home-face-owl = Сова
home-face-bear = Медведь
home-face-lion = Лев
home-face-cat = Кошка
home-face-rabbit = Кролик
home-face-frog = Лягушка
home-face-penguin = Пингвин
home-face-pig = Свинка
home-face-hedgehog = Ёжик
home-face-octopus = Осьминог
home-face-raccoon = Енот
home-colour = Твой цвет
home-colour-about = Он твой, если он есть в игре и его ещё никто не взял.
home-colour-any = любой

## Столы

home-yours = Твои столы
home-others = За столом: { $names }
home-nobody = больше пока никого
home-player-number = Игрок { $number }
home-deleted = (удалено)
home-status-lobby = Ещё не начали
home-status-playing = Идёт игра
home-status-over = Игра окончена
home-status-closed = Стол закрыт
home-turn-yours = Твой ход
home-turn-other = Ходит { $name }
home-waits = Ждёт тебя
home-last-move = последний ход { $ago }
home-moves =
    { $count ->
        [one] { $count } ход без тебя
        [few] { $count } хода без тебя
       *[many] { $count } ходов без тебя
    }
home-over-place =
    { $place ->
        [1] Игра окончена: победа твоя!
       *[other] Игра окончена: у тебя { $place }-е место
    }
home-queued = Ты ждёшь места за столом
home-lost-table = Этого стола больше нет.
home-lost-seat = Твоё место там больше не твоё.
home-along = Мои столы на другом устройстве
home-along-help = Открой эту ссылку на другом устройстве или отсканируй код. С этого момента на обоих будут одни и те же столы.
home-along-link = Ссылка на твои столы
home-along-warning = По этой ссылке кто угодно может сесть на твои места, никому её не показывай. Сервер твой список прочесть не может. Если он потеряется, пропадут только твои места, у друзей всё останется.
home-along-new = Сделать новый ключ
home-along-new-help = Тогда у этого устройства будет свой список. Другие твои устройства останутся со старым.
home-along-new-done = Готово. Теперь у этого устройства свой список.
home-along-insecure = Твои столы остаются на этом устройстве: без https браузер не может запереть список, и взять его с собой нельзя.
home-along-ask = Твои столы и здесь?
home-along-ask-text = Столы по этой ссылке и здешние станут одним списком. Соглашайся, только если ссылка твоя: с ней можно сесть на твои места.
home-along-yes = Да, пусть будут здесь
home-along-no = Не сейчас
home-along-broken = В ссылке чего-то не хватает. Скопируй её на другом устройстве ещё раз.
home-forget = Забыть этот стол
home-forget-ask = Забыть? С этого устройства больше не вернуться на своё место.
home-forget-yes = Забыть
home-forget-no = Оставить
home-more-tables = Показать ещё { $count }
home-public = Открытые столы
home-taken = Занято мест: { $taken } из { $seats }
home-join = Сесть
home-watch = Смотреть
home-all-rules = Все правила

## Если что-то не получается

home-offline = Нет связи. Правила можно читать и так, а столы появятся, когда связь вернётся.
home-failed = Сервер сейчас не отвечает.

## Настройки

home-settings = Настройки
home-language = Язык
home-theme = Тема
home-theme-auto = Как в системе
home-theme-light = Светлая
home-theme-dark = Тёмная
home-motion = Анимация
home-motion-auto = Как в системе
home-motion-full = Вся
home-motion-less = Поменьше
home-speed = Скорость анимации
home-speed-value = { $speed }×
home-size = Размер текста
home-size-value = { $percent } %
home-sound = Звук и вибрация
home-sound-about = Карты, колокольчик печи и сигнал, когда твой ход
home-calls = Уведомления
home-calls-about = Позовут, когда твой ход, а ты не смотришь, — даже если страница закрыта
home-calls-insecure = Уведомлениям нужна страница с https. Спроси у владельца сервера.
home-calls-unsupported = В этом браузере нет уведомлений. На iPhone сначала добавь страницу на экран «Домой».
home-calls-blocked = Браузер не пускает уведомления этой страницы. Их можно разрешить в его настройках.
home-calls-unavailable = Не получилось: служба уведомлений браузера недоступна, или этот сервер их не шлёт.
home-quiet = Тихие часы
home-quiet-about = Уведомления подождут, пока они кончатся
home-quiet-begins = с
home-quiet-ends = до
home-speech = Читать вслух
home-speech-about = Устройство читает вслух, что происходит за столом
home-left = Для левшей
home-left-about = Кнопки слева
home-tips = Советы за столом
home-tips-about = По фразе при первых решениях в игре

## Правила

home-rules-game = Игра
home-rules-search = Искать в правилах
home-rules-found =
    { $count ->
        [one] Найдено { $count } правило
        [few] Найдено { $count } правила
        [many] Найдено { $count } правил
       *[other] Найдено { $count } правила
    }
home-rules-none = Ничего не нашлось. Попробуй слово покороче.
home-rules-contents = Содержание
home-rules-ruling = Наше собственное решение
home-rules-link = Ссылка на это правило
home-rules-missing = Здесь нет правил этой игры.

## Ссылки и страницы, которых нет

home-missing = Страница не найдена
home-missing-text = Возможно, в ссылке ошибка или страницы больше нет.
home-missing-home = К играм
home-preview = Пицца, карты и хорошая компания: пять карточных игр в браузере, с друзьями или с ботами.
home-preview-table = Сыграем в { $game }? Стол на { $seats } мест. Нажми, чтобы сесть.
home-preview-rules = Правила { $game } с картинками.
home-preview-learn = { $game } за три минуты.
home-forget-me = Забыть меня
home-forget-me-about = Твои имена и сообщения будут удалены за всеми столами этого списка, для всех. Места и партии останутся, а другие увидят «Игрок 1». Отменить это нельзя.
home-forget-me-yes = Да, забыть меня
home-forget-me-no = Нет
home-forget-me-done = Готово. О тебе забыли за { $count ->
        [one] { $count } столом
        [few] { $count } столами
        [many] { $count } столами
       *[other] { $count } столами
    }.
home-forget-me-failed = Получилось не везде. Попробуй ещё раз чуть позже.
home-licences = Лицензии

# The footer, and messages of the operator
home-imprint = Выходные данные
home-privacy = Конфиденциальность
home-notice-close = Скрыть сообщение
