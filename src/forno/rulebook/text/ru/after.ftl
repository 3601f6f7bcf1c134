## После партии: финал, итоги и повтор

after-you-won = Победа твоя!
after-you-tied = Победа у вас общая!
after-won =
    { $count ->
        [one] Побеждает { $names }
       *[other] Общая победа: { $names }
    }
after-ended-early = Игра прекращена. Победителей нет.
after-finale = Считаем пиццы и очки
after-skip = Пропустить
after-pizzas =
    { $count ->
        [one] { $count } пицца
        [few] { $count } пиццы
        [many] { $count } пицц
       *[other] { $count } пиццы
    }
after-score-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
after-place = Место
after-name = Имя
after-served = Подано пицц
after-left = Карт на руке (при ничьей)
after-points = Очки
after-rule-pizza = Побеждает тот, у кого больше поданных пицц. При ничьей — у кого больше продуктов на руке.
after-rule-solo = Побеждает тот, у кого меньше очков.
after-options = Что дальше?
after-look-back = Смотреть повтор
after-check = Раздача была честной?
after-share = Поделиться игрой
after-share-about = Другие смогут смотреть, когда согласятся все за столом.
after-share-agree = Пусть смотрят и другие
after-share-waiting = Ещё ждём: { $names }. Потом ссылка заработает для всех.
after-share-link = Ссылка на повтор
after-share-ready = По этой ссылке игру может посмотреть любой.
after-picture = Поделиться картинкой с итогом
after-picture-saved = Картинка сохранена
after-home = На главную
after-back = Назад к столу
after-no-story = Как прошла эта игра, видят только те, кто был за столом.
after-plot-orders = Подано пицц
after-plot-points = Очки: чем меньше, тем лучше
after-plot-time-orders = Заказы из печи
after-plot-time-hands = Сыгранные коны
after-failed =
    { $count ->
        [one] { $count } заказ сорван
        [few] { $count } заказа сорваны
        [many] { $count } заказов сорвано
       *[other] { $count } заказа сорваны
    }
after-failed-others = У остальных: { $count }
after-failed-by = { $name }, раунд { $round }
after-missing = На столе не хватило:
after-missing-kind = { $number } одного вида
after-missing-mixed = { $number } любых
after-missing-double = двойных карт: { $number }
after-unwanted = Быть не должно, но на столе: { $cards }.
after-not-won = Всё решали карты на руках, и заказ проигран.

## Повтор

after-replay = { $game }: повтор
after-public = Вид зрителя
after-open = Открытые карты
after-view-of = Глазами: { $name }
after-seen-by = Чьими глазами
after-steps = Управление повтором
after-step = Шаг { $step } из { $steps }
after-first = В начало
after-previous = Шаг назад
after-next = Шаг вперёд
after-last = В конец
after-play = Смотреть
after-pause = Пауза
after-speed = Скорость
after-speed-times = в { $times } раза
after-moves = Ходы
after-round = Раунд { $number }
after-hand = Раздача { $number }
after-dealt = Карты розданы.
after-oven = В печи, снизу вверх
after-oven-empty = Печь пуста
after-play-on = Играть отсюда
after-play-on-about = У тебя будет свой стол ровно с этими картами, против ботов. Карты уже видны, поэтому раздача не запечатана.
after-play-on-seat = Играть за
after-play-on-start = Играть
after-play-on-over = Здесь игра уже кончилась. Вернись на шаг назад.

## Хорошо ли сыграно?

after-review = Как прошла моя игра?
after-review-thinking = Эксперт смотрит твои решения. Что найдёт — сразу появится здесь.
after-review-progress = Проверено решений: { $done } из { $total }
after-review-share = Равная доля
after-review-deal = Раздача
after-review-luck = Удача
after-review-skill = Твой выбор
after-review-both = Удача и выбор
after-review-result = Итог
after-review-hundred = Шанс на победу в %. Сумма первых четырёх и есть итог.
after-review-imprecise = Удачу и твой выбор здесь не разделить: оценка верна лишь до ± { $interval }.
after-review-rough = Удачу и твой выбор здесь не разделить: оценка слишком грубая.
after-review-course = Твой шанс на победу
after-review-agreed =
    { $count ->
        [0] Выбирать было не из чего.
       *[other] Решений: { $count }. Как у эксперта: { $agreed }.
    }
after-review-costly = Что обошлось дороже всего
after-review-better = Лучше: { $move }.
after-review-see = Показать этот момент

## Was the deal fair?

after-fair-title = Раздача была честной?
after-fair-checking = Твоё устройство раздаёт карты ещё раз…
after-fair-good = Да. Всё сходится.
after-fair-good-sealed = Каждая открытая карта сходится.
after-fair-good-unnoted = То, что сказано в записи, сходится.
after-fair-bad =
    { $count ->
        [one] Не сошлась { $count } проверка.
        [few] Не сошлись { $count } проверки.
        [many] Не сошлись { $count } проверок.
       *[other] Не сошлись { $count } проверки.
    }
after-fair-sealed = В этой записи закрытые карты остаются закрытыми: проверить можно только те, что открылись в игре.
after-fair-unnoted = До игры это устройство ничего не записало и не знает, те ли это печати, что были тогда. Сравни отпечатки с кем-нибудь из игравших.
after-fair-limits = Первую раздачу твоё устройство проверило само. Следующие перетасовки и ходы здесь не проверяются: это делает «forno verify» с сохранённой записью.
after-fair-unsealed = Эта игра продолжает другую, с теми же картами. Их уже видели: раздача не была запечатана, проверять нечего.
after-fair-unreadable = Эту запись нельзя прочитать, поэтому проверить ничего нельзя.
after-fair-hashes = Показать отпечатки
after-fair-promised = Запечатано
after-fair-found = Найдено
after-fair-right = Верно:
after-fair-wrong = Неверно:
after-fair-check-same-commitment = Печать до игры
    .good = До игры твоё устройство записало отпечаток секрета. Он остался тем же.
    .bad = До игры твоё устройство записало другой отпечаток секрета, чем стоит в записи теперь.
after-fair-check-words = Твоя доля в перетасовке
    .good = То, что твоё устройство добавило в перетасовку, есть в ней без изменений.
    .bad = Того, что твоё устройство добавило в перетасовку, в ней нет, или это изменено.
after-fair-check-same-root = Запечатанные карты
    .good = Пока никто не видел ни одной карты, твоё устройство записало отпечаток всех карт. Он остался тем же.
    .bad = Пока никто не видел ни одной карты, твоё устройство записало другой отпечаток карт, чем стоит в записи теперь.
after-fair-check-commitment = Секрет
    .good = Сервер запечатал секретное число до того, как кто-либо добавил свои слова. Теперь он открыл именно это число.
    .bad = Открытый секрет не тот, который сервер запечатал до игры.
after-fair-check-seed = Доля каждого
    .good = В перетасовку вошли слова со всех мест ({ $seats }): никто не выбирал карты в одиночку.
    .bad = Секрет и слова со всех мест ({ $seats }) не дают той перетасовки, которая указана в записи.
after-fair-check-root = Карты
    .good = Розданные ещё раз на твоём устройстве, скрытые карты (всего { $cards }) те же, что были закреплены, пока никто их не видел.
    .bad = Розданные ещё раз на твоём устройстве, карты не те, что были закреплены до игры.
after-fair-check-places = Руки и стопки
    .good = Во всех руках и стопках лежало столько карт, сколько нужно для этой игры.
    .bad = Число карт в руках и стопках не подходит для этой игры.
after-fair-check-deal = Раздача в записи
    .good = Раздача записана карта за картой так, как её даёт перетасовка.
    .bad = Записана не та раздача, которую даёт перетасовка.
after-fair-check-opened = Открытые карты
    .good = Открыто карт: { $count } из { $cards }. Каждая та, что была закреплена на своём месте до игры.
    .bad = Открыто карт: { $count } из { $cards }, но не каждая та, что была закреплена на своём месте до игры.
after-fair-check-hand = Твоя рука
    .good = Карты, которые тебе показали в начале, те самые, что дала тебе перетасовка.
    .bad = Карты, которые тебе показали в начале, не те, что дала тебе перетасовка.
after-fair-check-moves = Ходы
    .good = Твоё устройство повторило все ходы ({ $count }). Все они по правилам и ведут к этому результату.
    .bad = При повторе на твоём устройстве не все ходы оказались по правилам, или результат получился другой.
