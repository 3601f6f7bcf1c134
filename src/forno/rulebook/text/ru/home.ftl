### Начальная страница, настройки и страница правил.

## Везде

home-close = Закрыть
home-rule = Правило
home-loading = Минутку…
home-back = Назад
home-again = Попробовать ещё раз
home-reload = Обновить

## Игры

home-games = Игры
home-minutes = { $least }–{ $most } минут
home-minutes-about = около { $minutes } минут
home-bots = Играть с ботами
home-level = Боты играют
home-level-novice = как новички
home-level-regular = хорошо
home-level-expert = очень хорошо
home-level-master = как мастера
home-friends = Играть с друзьями
home-learn = Научиться за три минуты
home-rules = Правила
home-seats = Игроки
home-fewer = Меньше игроков
home-more = Больше игроков
home-name = Ваше имя
home-opening = Накрываем на стол…

## Имя и лицо

home-you = Ты
home-name-placeholder = Как тебя зовут?
home-name-missing = Сначала напиши имя.
home-name-long = Слишком длинное имя: не больше { $most } знаков.
home-name-signs = В имени нельзя ставить двоеточие и запятую.
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

## Столы

home-yours = Ваши столы
home-others = За столом: { $names }
home-nobody = больше пока никого
home-player-number = Игрок { $number }
home-deleted = (удалено)
home-status-lobby = Ещё не начали
home-status-playing = Идёт игра
home-status-over = Игра окончена
home-status-closed = Стол закрыт
home-forget = Забыть этот стол
home-forget-ask = Забыть? На этом устройстве не останется ключа от вашего места.
home-forget-yes = Забыть
home-forget-no = Оставить
home-more-tables = Показать ещё { $count }
home-public = Открытые столы
home-taken = Занято мест: { $taken } из { $seats }
home-join = Сесть
home-watch = Смотреть
home-all-rules = Все правила

## Если что-то не получается

home-offline = Нет связи. Правила можно читать; столы подождут, пока она вернётся.
home-failed = Сервер сейчас не отвечает.

## Настройки

home-settings = Настройки
home-language = Язык
home-theme = Цвета
home-theme-auto = Как на устройстве
home-theme-light = Светлые
home-theme-dark = Тёмные
home-motion = Движение
home-motion-auto = Как на устройстве
home-motion-full = Полное
home-motion-less = Меньше
home-size = Размер текста
home-size-value = { $percent } %
home-sound = Звук
home-sound-about = Карты на дереве, колокольчик печи, три ноты, когда ваш ход
home-speech = Читать вслух
home-speech-about = Устройство говорит, что происходит за столом
home-left = Для левой руки
home-left-about = Кнопки лежат под левым большим пальцем

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
home-rules-none = Ничего не найдено. Попробуйте слово покороче.
home-rules-contents = Содержание
home-rules-ruling = Решение этого проекта
home-rules-link = Ссылка на это правило
home-rules-missing = Здесь нет правил этой игры.
