# Стол с пиццей: что происходит, о чём спрашивают, что делает кнопка

## Что произошло

pizza-event-round-began = Начинается раунд { $round }. Первый ход: { $name }
pizza-event-announced =
    { $name }: { $number } { $kind }{ $doubles ->
        [0] {""}
        [one] , из них { $doubles } двойная карта
        [few] , из них { $doubles } двойные карты
        [many] , из них { $doubles } двойных карт
       *[other] , из них { $doubles } двойной карты
    }
pizza-event-nothing-put = { $name }: нет ингредиентов для печи
pizza-event-order-laid = { $name }: на печи { $order }
pizza-event-drew-kitchen =
    { $count ->
        [one] { $name }: { $count } карта с кухни
        [few] { $name }: { $count } карты с кухни
        [many] { $name }: { $count } карт с кухни
       *[other] { $name }: { $count } карты с кухни
    }
pizza-event-drew-waiter =
    { $count ->
        [one] { $name }: { $count } заказ от официанта
        [few] { $name }: { $count } заказа от официанта
        [many] { $name }: { $count } заказов от официанта
       *[other] { $name }: { $count } заказа от официанта
    }
pizza-event-drew-own = { $name }: взято: { $cards }
pizza-event-chef-drawn = { $name }: карта шефа
pizza-event-round-ended = Раунд { $round } окончен. Печь разбирает { $chef }
pizza-event-revealed = Из печи: { $cards }
pizza-event-order-revealed = Из печи: { $order }. Чей заказ: { $name }
pizza-event-series-laid = { $name }: серия: { $orders }
pizza-event-help-asked = { $name }: просьба о помощи: { $cards }
pizza-event-help-refused = { $name }: отказ
pizza-event-help-given = { $name }: отдано: { $cards }
pizza-event-served = { $name }: подано: { $orders }
pizza-event-served-hand = { $name }: подано: { $orders }; из руки: { $cards }
pizza-event-failed = { $name }: сорвано: { $orders }
pizza-event-rewarded = { $name }: награда: { $order }
pizza-event-rewarded-hidden = { $name }: награда — закрытый заказ
pizza-event-duel-committed = { $name }: ставка: { $cards }
pizza-event-duel-answered = { $name }: показано: { $cards }
pizza-event-duel-answered-declined = { $name }: ничего не показано
pizza-event-opponent-named = { $name }: выбор: { $opponent }
pizza-event-card-shown = { $name }: показано: { $card }
pizza-event-chef-moved = { $name }: теперь шеф
pizza-event-leftovers = Остаётся для новой печи: { $cards }
pizza-event-leftovers-none = Для новой печи ничего не осталось
pizza-event-game-ended = Игра окончена

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
pizza-said-asks = Кто даст? { $cards }
pizza-said-series = Серия!
pizza-said-commits = Моя ставка: { $cards }
pizza-said-shows = Показываю: { $cards }
pizza-said-declines = Ничего не покажу
pizza-said-names = Вы, { $name }!
pizza-said-chef = Теперь шеф — это я!
pizza-said-rewarded = Ещё один заказ мне!

## О чём спрашивают

pizza-ask-put-ingredients = Ваш ход: положите в печь ингредиенты одного вида
pizza-ask-lay-order = Положить сверху заказ?
pizza-ask-draw-cards = Откуда возьмёте карты?
pizza-ask-choose-serving = { $orders }: как подадите?
pizza-ask-cover-missing = { $orders }: чего-то не хватает. Что делать?
pizza-ask-lay-series = { $orders }: добавите квартеты для серии?
pizza-ask-choose-way = { $orders }: каким способом, с помощью?
pizza-ask-request-help = { $orders }: отметьте, что добавите сами; остальное попросите
pizza-ask-request-number = { $orders }: отметьте, что добавите сами; остальное попросите
pizza-ask-request-kind = { $orders }: осталось назвать { $left }. Сколько из них: { $kind }?
pizza-ask-answer-help = { $name } просит: { $cards } ({ $orders }). Дадите?
pizza-ask-commit-to-duel = { $orders }: сколько ставите?
pizza-ask-answer-duel = Ставка: { $cards } ({ $orders }, { $name }). Покажете все свои?
pizza-ask-name-opponent = { $orders }: кто покажет карту?
pizza-ask-show-for-match = Вас выбирает { $name } ({ $orders }). Какую карту покажете?
pizza-ask-answer-match = Для вашего заказа ({ $orders }) показано: { $card }. Ваш ответ?
pizza-waiting = Ход: { $name }

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
pizza-do-lay = На печь: { $order }
pizza-do-pass-lay-order = Без заказа
pizza-do-pass-lay-series = Без серии
pizza-do-pass-answer-duel = Ничего не показывать
pizza-do-draw-kitchen = С кухни ({ $count })
pizza-do-draw-waiter = От официанта ({ $count })
pizza-do-serve = Подать со стола
pizza-do-serve-hand = Подать; из руки: { $cards }
pizza-do-serve-way = Подать: { $way }
pizza-do-serve-way-hand = Подать: { $way }; из руки: { $cards }
pizza-do-fail = Пусть сорвётся
pizza-do-ask = Попросить помощи
pizza-do-way = Так: { $way }
pizza-do-want = Попросить: { $cards }
pizza-do-want-pledge = Попросить: { $cards }; от себя: { $pledge }
pizza-do-number = Попросить всего { $number }
pizza-do-number-pledge = Попросить всего { $number }; от себя: { $pledge }
pizza-do-kind = Попросить: { $number } { $kind }
pizza-do-give = Дать: { $cards }
pizza-do-refuse = Не помогать
pizza-do-series = Серия: { $orders }
pizza-do-commit = Поставить { $total } со стола
pizza-do-commit-hand = Поставить { $total }, из них из руки: { $cards }
pizza-do-show = Показать все мои
pizza-do-show-card = Показать: { $card }
pizza-do-name = Выбрать: { $name }
pizza-tap-ingredients = Отметьте ингредиенты одного вида
pizza-tap-cards = Отметьте нужные карты
pizza-tap-order = Отметьте заказ
pizza-all-choices = Все варианты
pizza-hint = Подсказка

## Малые выборы

pizza-group-top = Сверху
pizza-group-way = Как
pizza-group-request = Попросить
pizza-group-number = Сколько
pizza-group-total = Всего
pizza-group-numbers = Числа
pizza-top-single = одиночная
pizza-top-double = двойная

## Стол

pizza-players = Игроки
pizza-you = вы
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
        [one] { $count } заказ у официанта
        [few] { $count } заказа у официанта
        [many] { $count } заказов у официанта
       *[other] { $count } заказа у официанта
    }
pizza-served-size = подано: { $count }
pizza-gone-size = вне игры: { $count }
pizza-own-kind = свой вид: { $kind }
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
pizza-kitchen = Кухня
pizza-waiter = Ваш официант
pizza-served-pile = Подано
pizza-hand = Ваша рука
pizza-ingredients = Ингредиенты
pizza-orders = Заказы

## Разбор печи

pizza-scene = Разбор печи
pizza-scene-turning = Печь переворачивают
pizza-scene-leftovers = Остаётся для новой печи
pizza-scene-counting = Считаем поданные заказы
pizza-scene-empty = На столе пока ничего
pizza-scene-left =
    { $count ->
        [0] Печь пуста
        [one] ещё { $count } карта
        [few] ещё { $count } карты
        [many] ещё { $count } карт
       *[other] ещё { $count } карты
    }
pizza-scene-served = Подано!
pizza-scene-failed = Сорвано
pizza-scene-order = { $order }, заказ: { $name }
pizza-scene-filled = { $done } из { $all }
pizza-scene-anything = { $done } из { $all } или больше
pizza-from-table = со стола
pizza-from-hand = из руки
pizza-from-helper = от помощника
pizza-pause = Пауза
pizza-go-on = Дальше
pizza-step = Один шаг
pizza-speed = Скорость: { $speed }×
pizza-to-question = К вашему вопросу
pizza-to-next = К следующему вопросу
pizza-skip = Пропустить
pizza-awaited = Вас спрашивают
