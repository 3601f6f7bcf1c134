# Стол с пиццей: что происходит, о чём спрашивают, что делает кнопка

## Что произошло

pizza-event-round-began = Начинается раунд { $round }. Первый ход делает { $name }.
    .you = Начинается раунд { $round }. Первый ход твой.
pizza-event-announced =
    { $name } кладёт в печь: { $number } { $kind }{ $doubles ->
        [0] .
        [one] , из них { $doubles } двойная карта.
        [few] , из них { $doubles } двойные карты.
        [many] , из них { $doubles } двойных карт.
       *[other] , из них { $doubles } двойной карты.
    }
    .you =
        Ты кладёшь в печь: { $number } { $kind }{ $doubles ->
            [0] .
            [one] , из них { $doubles } двойная карта.
            [few] , из них { $doubles } двойные карты.
            [many] , из них { $doubles } двойных карт.
           *[other] , из них { $doubles } двойной карты.
        }
pizza-event-nothing-put = { $name } без ингредиентов: класть в печь нечего.
    .you = У тебя нет ингредиентов: класть в печь нечего.
pizza-event-order-laid = { $name } играет заказ: { $order }.
    .you = Ты играешь заказ: { $order }.
pizza-event-drew-kitchen =
    { $count ->
        [one] { $name } берёт { $count } ингредиент.
        [few] { $name } берёт { $count } ингредиента.
        [many] { $name } берёт { $count } ингредиентов.
       *[other] { $name } берёт { $count } ингредиента.
    }
    .you =
        { $count ->
            [one] Ты берёшь { $count } ингредиент.
            [few] Ты берёшь { $count } ингредиента.
            [many] Ты берёшь { $count } ингредиентов.
           *[other] Ты берёшь { $count } ингредиента.
        }
pizza-event-drew-waiter =
    { $count ->
        [one] { $name } берёт { $count } заказ.
        [few] { $name } берёт { $count } заказа.
        [many] { $name } берёт { $count } заказов.
       *[other] { $name } берёт { $count } заказа.
    }
    .you =
        { $count ->
            [one] Ты берёшь { $count } заказ.
            [few] Ты берёшь { $count } заказа.
            [many] Ты берёшь { $count } заказов.
           *[other] Ты берёшь { $count } заказа.
        }
pizza-event-drew-own = { $name } берёт: { $cards }.
    .you = Ты берёшь: { $cards }.
pizza-event-chef-drawn = { $name } берёт карту шефа.
    .you = Ты берёшь карту шефа.
pizza-event-round-ended = Раунд { $round } окончен. { $chef } разбирает печь.
    .you = Раунд { $round } окончен. Ты разбираешь печь.
pizza-event-revealed = Из печи: { $cards }.
pizza-event-order-revealed = Из печи: { $order }, заказ игрока { $name }.
    .you = Из печи: { $order }, твой заказ.
pizza-event-series-laid = { $name } собирает серию: { $orders }.
    .you = Ты собираешь серию: { $orders }.
pizza-event-help-asked = { $name } просит: { $cards }.
    .you = Ты просишь: { $cards }.
pizza-event-help-refused = { $name } не помогает.
    .you = Ты не помогаешь.
pizza-event-help-given = { $name } даёт: { $cards }.
    .you = Ты даёшь: { $cards }.
pizza-event-served = { $name } подаёт: { $orders }.
    .you = Ты подаёшь: { $orders }.
pizza-event-served-hand = { $name } подаёт: { $orders }. С руки: { $cards }.
    .you = Ты подаёшь: { $orders }. С руки: { $cards }.
pizza-event-failed = Заказ игрока { $name } сорван: { $orders }.
    .you = Твой заказ сорван: { $orders }.
pizza-event-rewarded = { $name } получает награду: { $order }.
    .you = Ты получаешь награду: { $order }.
pizza-event-rewarded-hidden = { $name } получает в награду закрытый заказ.
    .you = Ты получаешь в награду закрытый заказ.
pizza-event-duel-committed = { $name } играет в дуэли: { $cards }.
    .you = Ты играешь в дуэли: { $cards }.
pizza-event-duel-answered = { $name } показывает: { $cards }.
    .you = Ты показываешь: { $cards }.
pizza-event-duel-answered-declined = { $name } ничего не показывает.
    .you = Ты ничего не показываешь.
pizza-event-opponent-named = { $name } выбирает, кто покажет карту: { $opponent }.
    .you = Ты выбираешь, кто покажет карту: { $opponent }.
    .to-you = { $name } выбирает тебя.
pizza-event-card-shown = { $name } показывает: { $card }.
    .you = Ты показываешь: { $card }.
pizza-event-chef-moved = { $name } теперь шеф.
    .you = Ты теперь шеф.
pizza-event-leftovers = Остаётся для новой печи: { $cards }.
pizza-event-leftovers-none = Для новой печи ничего не осталось.
pizza-event-game-ended = Игра окончена.

## Что говорят за столом

pizza-announced =
    { $number } { $kind }!{ $doubles ->
        [0] {""}
        [one] {" "}({ $doubles } двойная)
        [few] {" "}({ $doubles } двойные)
        [many] {" "}({ $doubles } двойных)
       *[other] {" "}({ $doubles } двойной)
    }
pizza-said-nothing = Нечего положить
pizza-said-refused = Нет, увы
pizza-said-given = Вот: { $cards }
pizza-said-asks = У кого-нибудь есть { $cards }?
pizza-said-series = Серия!
pizza-said-commits = Играю: { $cards }
pizza-said-shows = У меня { $cards }
pizza-said-declines = Я пас
pizza-said-names = Ты, { $name }!
pizza-said-chef = Теперь шеф — это я!
pizza-said-rewarded = И мне заказ!

## О чём спрашивают

pizza-ask-put-ingredients = Твой ход: положи в печь ингредиенты одного вида
pizza-ask-lay-order = Сыграешь заказ?
pizza-ask-draw-cards = Что возьмёшь?
pizza-ask-choose-serving = { $orders }: как подашь?
pizza-ask-cover-missing = { $orders }: не хватает. Что делать?
    .only = { $orders }: не хватает.
pizza-ask-lay-series = { $orders }: добавишь ещё квартеты для серии?
    .only = { $orders }: других квартетов для серии нет.
pizza-ask-choose-way = { $orders }: какие ингредиенты выберешь?
pizza-ask-request-help = { $orders }: выбери, что добавишь от себя, остальное попроси
pizza-ask-request-number = { $orders }: выбери, что добавишь от себя, остальное попроси
pizza-ask-request-kind = { $orders }: осталось попросить { $left }. Сколько из них: { $kind }?
    .only = { $orders }: всё уже названо.
pizza-ask-answer-help = { $name } просит: { $cards }. Поможешь?
    .only = { $name } просит: { $cards }. У тебя этого нет.
pizza-ask-commit-to-duel = Твоя дуэль: сколько сыграешь?
pizza-ask-answer-duel = { $name } начинает дуэль: { $cards }. Покажешь все свои, чтобы её остановить?
    .only = { $name } начинает дуэль: { $cards }. У тебя таких нет.
pizza-ask-name-opponent = Твоё «Совпадение»: кто покажет тебе карту?
pizza-ask-show-for-match = { $name } выбирает тебя. Какую карту покажешь?
pizza-ask-answer-match = Твоё «Совпадение»: тебе показывают { $card }. Есть такая?
    .only = Твоё «Совпадение»: тебе показывают { $card }. У тебя такой нет.
pizza-waiting = Ждём игрока { $name }
pizza-your-turn = Твой ход

## Что делает кнопка

pizza-do-put = В печь: { $number } { $kind }
pizza-do-put-double =
    { $doubles ->
        [one] В печь: { $number } { $kind } ({ $doubles } двойная)
        [few] В печь: { $number } { $kind } ({ $doubles } двойные)
        [many] В печь: { $number } { $kind } ({ $doubles } двойных)
       *[other] В печь: { $number } { $kind } ({ $doubles } двойной)
    }
pizza-do-put-double-last =
    { $doubles ->
        [one] В печь: { $number } { $kind }, двойная сверху
        [few] В печь: { $number } { $kind }, двойные сверху
        [many] В печь: { $number } { $kind }, двойные сверху
       *[other] В печь: { $number } { $kind }, двойные сверху
    }
pizza-do-lay = Сыграть: { $order }
pizza-do-pass-lay-order = Пропустить
    .only = Заказов нет: ладно
pizza-do-pass-lay-series = Без серии
    .only = Без серии: ладно
pizza-do-pass-answer-duel = Я пас
    .only = Показать нечего: ладно
pizza-do-draw-kitchen =
    { $count ->
        [one] { $count } ингредиент
        [few] { $count } ингредиента
        [many] { $count } ингредиентов
       *[other] { $count } ингредиента
    }
pizza-do-draw-waiter =
    { $count ->
        [one] { $count } заказ
        [few] { $count } заказа
        [many] { $count } заказов
       *[other] { $count } заказа
    }
pizza-did-draw-kitchen = Взять ингредиенты
pizza-did-draw-waiter = Взять заказы
pizza-do-serve = Подать
pizza-do-serve-hand = Подать, добавив с руки: { $cards }
pizza-do-serve-way = Подать: { $way }
pizza-do-serve-way-hand = Подать: { $way }; с руки: { $cards }
pizza-do-fail = Отказаться от заказа
    .only = Заказ не собрать: ладно
pizza-do-ask = Попросить помощи
pizza-do-way = { $way }
pizza-do-want = Попросить: { $cards }
pizza-do-want-pledge = Попросить: { $cards }; добавить: { $pledge }
pizza-do-number = Попросить всего { $number }
pizza-do-number-pledge = Попросить всего { $number }; добавить: { $pledge }
pizza-do-kind = Попросить: { $number } { $kind }
    .only = { $number } { $kind }: ладно
pizza-do-give = Дать: { $cards }
pizza-do-refuse = Нет, увы
    .only = Помочь нечем: ладно
pizza-do-series = Серия: { $orders }
pizza-do-commit = Сыграть { $total } со стола
pizza-do-commit-hand = Сыграть { $total }, из них с руки: { $cards }
pizza-do-show = Показать все
pizza-do-show-card = Показать: { $card }
pizza-do-name = Выбрать: { $name }
pizza-pick-ingredients = Выбери ингредиенты одного вида
pizza-pick-cards = Выбери нужные карты
pizza-pick-missing =
    { $count ->
        [one] Выбери ещё { $count } карту
        [few] Выбери ещё { $count } карты
        [many] Выбери ещё { $count } карт
       *[other] Выбери ещё { $count } карты
    }
pizza-pick-order = Выбери заказ
pizza-why-order-now = Ингредиенты уже в печи. Теперь можно сыграть заказ или пропустить.
pizza-last-draw = Это последние ингредиенты: возьмёшь их — раунд окончен, печь разбирают.
pizza-tip-put-ingredients = Что попало в печь раньше, раньше и выйдет. Заказу достаётся то, что вышло до него.
pizza-tip-lay-order = Для заказа считается всё, что легло в печь до него, от всех. Чего не хватит, потом можно добавить с руки.
pizza-tip-draw-cards = Добери карты из одной из двух стопок. Последний ингредиент заканчивает раунд.
pizza-tip-emptying = Теперь всё выходит в том порядке, в каком вошло. Каждый заказ берёт нужное из того, что уже вышло.
pizza-round-over = Раунд { $round } окончен. Уже подано: { $scores }.
pizza-round-over-hidden = Раунд { $round } окончен. Кто впереди, станет ясно в конце.
pizza-round-back =
    { $count ->
        [one] Твой сорванный заказ снова под стопкой.
        [few] Твои { $count } сорванных заказа снова под стопкой.
        [many] Твои { $count } сорванных заказов снова под стопкой.
       *[other] Твои { $count } сорванных заказа снова под стопкой.
    }
pizza-all-choices = Все варианты
pizza-hint = Подсказка

## Малые выборы

pizza-group-top = Сверху
pizza-group-way = Как
pizza-group-request = Попросить
pizza-group-number = Сколько
pizza-group-total = Всего
pizza-group-numbers = Сколько каждому
pizza-top-single = одиночная
pizza-top-double = двойная

## Стол

pizza-players = Игроки
pizza-you = ты
pizza-chef = шеф
pizza-bot = бот
pizza-away = играет бот
pizza-gone = нет связи
pizza-on-turn = ходит
pizza-cards =
    { $ingredients ->
        [one] { $ingredients } ингредиент
        [few] { $ingredients } ингредиента
        [many] { $ingredients } ингредиентов
       *[other] { $ingredients } ингредиента
    } и { $orders ->
        [one] { $orders } заказ
        [few] { $orders } заказа
        [many] { $orders } заказов
       *[other] { $orders } заказа
    } на руке
pizza-seat-ingredients =
    { $count ->
        [one] { $count } ингредиент на руке
        [few] { $count } ингредиента на руке
       *[other] { $count } ингредиентов на руке
    }
pizza-seat-orders =
    { $count ->
        [one] { $count } заказ на руке
        [few] { $count } заказа на руке
       *[other] { $count } заказов на руке
    }
pizza-waiter-size =
    { $count ->
        [one] ещё { $count } заказ в стопке
        [few] ещё { $count } заказа в стопке
        [many] ещё { $count } заказов в стопке
       *[other] ещё { $count } заказа в стопке
    }
pizza-served-size = подано: { $count }
pizza-gone-size = вне игры: { $count }
pizza-own-kind = собирает: { $kind }
pizza-seat-chef = Шеф: в конце раунда разбирает печь и начинает следующий
pizza-seat-kind = Свой вид: { $kind }
pizza-oven = Печь
pizza-oven-size =
    { $count ->
        [one] { $count } карта внутри
        [few] { $count } карты внутри
        [many] { $count } карт внутри
       *[other] { $count } карты внутри
    }
pizza-oven-empty = Печь пуста
pizza-on-top = сверху: { $card }
pizza-order-of = { $order } ({ $name })
pizza-kitchen = Ингредиенты
pizza-waiter = Твои заказы
pizza-served-pile = Подано
pizza-hand = Твои карты
pizza-ingredients = Ингредиенты
pizza-orders = Заказы

## Разбор печи

pizza-scene = Печь разбирают
pizza-scene-turning = Печь разбирают
pizza-scene-leftovers = Остаётся для новой печи
pizza-scene-counting = Считаем поданные заказы
pizza-scene-empty = Пока ничего не вышло
pizza-scene-left =
    { $count ->
        [0] Печь пуста
        [one] ещё { $count } карта
        [few] ещё { $count } карты
        [many] ещё { $count } карт
       *[other] ещё { $count } карты
    }
pizza-scene-served = Подано!
pizza-scene-failed = Не удалось
pizza-scene-order = { $order }, заказ игрока { $name }
pizza-scene-filled = { $done } из { $all }
pizza-scene-anything = { $done } из { $all } или больше
pizza-from-table = со стола
pizza-from-hand = с руки
pizza-from-helper = от соседа
pizza-pause = Пауза
pizza-go-on = Дальше
pizza-step = Один шаг
pizza-speed = Скорость: { $speed }×
pizza-to-question = Сразу к моему ходу
pizza-skip = Пропустить всё
pizza-awaited = Вопрос к тебе
