game-mamma-mia = Mamma Mia!
game-mamma-mia-about = Все кладут ингредиенты и заказы в одну печь. Запоминай, что в ней лежит, и подай больше всех пицц.
game-sole-mio = Sole Mio!
game-sole-mio-about = Та же печь с двойными картами, хитрыми заказами и соседями, которые помогают за награду.
game-grande = Mamma Mia! Grande
game-grande-about = Обе игры сразу: по 19 заказов у каждого, три раунда, и неудавшийся заказ пропадает навсегда.
game-plus = Mamma Mia! Plus
game-plus-about = Печь на шестерых: креветки, больше карт на руках, заказы побольше, и до конца неизвестно, кто впереди.
game-solo = SOLO
game-solo-about = Избавляйся от карт по цвету, числу или символу, перехватывай ход такой же картой и не забудь сказать «SOLO».

section-play = Игра за столом
section-setup = Подготовка
section-deal = Раздача и случай
section-turn = Ход
section-chef = Карта шефа
section-round = Конец раунда
section-bake = Разбор печи
section-order = Заказы
section-help = Помощь
section-grande = Mamma Mia! Grande
section-plus = Mamma Mia! Plus
section-end = Конец игры
section-solo = SOLO
section-example = Примеры
section-house = За столом Forno
section-wire = Между твоим устройством и сервером

rules-title = { $game }: правила
rules-ruling = Отмеченные строки — наши собственные решения там, где в правилах ничего не сказано.
rules-players = { $least }–{ $most } игроков

kind-pineapple =
    { $count ->
        [one] ананас
        [few] ананаса
        [many] ананасов
       *[other] ананаса
    }
kind-olive =
    { $count ->
        [one] оливка
        [few] оливки
        [many] оливок
       *[other] оливки
    }
kind-pepper =
    { $count ->
        [one] перец
        [few] перца
        [many] перцев
       *[other] перца
    }
kind-mushroom =
    { $count ->
        [one] гриб
        [few] гриба
        [many] грибов
       *[other] гриба
    }
kind-salami =
    { $count ->
        [one] салями
        [few] салями
        [many] салями
       *[other] салями
    }
kind-shrimp =
    { $count ->
        [one] креветка
        [few] креветки
        [many] креветок
       *[other] креветки
    }

double-pineapple =
    { $count ->
        [one] двойной ананас
        [few] двойных ананаса
        [many] двойных ананасов
       *[other] двойного ананаса
    }
double-olive =
    { $count ->
        [one] двойная оливка
        [few] двойные оливки
        [many] двойных оливок
       *[other] двойной оливки
    }
double-pepper =
    { $count ->
        [one] двойной перец
        [few] двойных перца
        [many] двойных перцев
       *[other] двойного перца
    }
double-mushroom =
    { $count ->
        [one] двойной гриб
        [few] двойных гриба
        [many] двойных грибов
       *[other] двойного гриба
    }
double-salami =
    { $count ->
        [one] двойная салями
        [few] двойные салями
        [many] двойных салями
       *[other] двойной салями
    }
double-shrimp =
    { $count ->
        [one] двойная креветка
        [few] двойные креветки
        [many] двойных креветок
       *[other] двойной креветки
    }

colour-yellow = жёлтый
colour-purple = фиолетовый
colour-green = зелёный
colour-brown = коричневый
colour-red = красный
colour-pink = розовый
colour-blue = синий

chef-card = карта шефа
pile-kitchen = стопка ингредиентов
pile-waiter = стопка заказов

# $kind is the kind word for a count of 4.
order-name-classic-four = Классика (4 { $kind })
order-name-classic-all = Классика (каждого по одному)
order-name-bombastica = Бомбастика
order-name-monotoni = Монотони
order-name-minimale = Минимале
# $kind is the kind word for a count of 4.
order-name-quartet = Квартет (4 { $kind })
order-name-two-each = По два
order-name-duel = Дуэль
order-name-match = Совпадение
order-name-absent = Без своего
order-name-two-doubles = Две двойные
order-name-ladder = Лесенка
order-name-takeover = Смена шефа
# $kind is the kind word for a count of 4.
order-name-normale-four = Нормале (4 { $kind })
order-name-normale-all = Нормале (каждого по одному)
order-name-normale-pairs = Нормале (пары)
order-name-ciottona = Чоттона
order-name-small-monotoni = Малая монотони
order-name-mini = Мини
order-name-mamma-mia-far = Мамма миа I
order-name-mamma-mia-near = Мамма миа II

card-skip = Пропуск хода
card-reverse = Разворот
card-draw-two = +2
card-swap = Обмен картами
card-choose-colour = Закажи цвет
card-draw-four = Закажи цвет +4
card-pass-on = Передача карт
card-any-colour = любой цвет
card-coloured = { $colour } { $rank }

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Классно!
phrase-thanks = Спасибо!
phrase-sorry = Прости!
phrase-oops = Ой!
phrase-wow = Ух ты!
phrase-one-moment = Минутку!
phrase-your-turn = Твой ход!
phrase-mamma-mia = Мамма миа!
phrase-again = Сыграем ещё?
phrase-bye = До встречи!
