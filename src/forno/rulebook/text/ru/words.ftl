game-mamma-mia = Mamma Mia!
game-mamma-mia-about = Все кладут ингредиенты и заказы в одну общую печь, и нужно помнить, что в ней лежит, чтобы пицца удалась; 2–5 игроков, три раунда.
game-sole-mio = Sole Mio!
game-sole-mio-about = Та же печь с двойными картами, особыми заказами, дуэлями и помощью соседей; 2–5 игроков, два раунда.
game-grande = Mamma Mia! Grande
game-grande-about = Заказы обеих игр сразу, по 19 у каждого, и сорванный заказ уже не вернётся; 2–5 игроков, три раунда.
game-plus = Mamma Mia! Plus
game-plus-about = Большая пиццерия с креветками, рукой в девять карт и выполненными заказами, которые считают только в конце; 2–6 игроков.
game-solo = SOLO
game-solo-about = Быстрая игра на сброс карт по цвету и числу, где можно перехватить ход, повысить штраф и обменяться руками; 2–10 игроков.

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
section-wire = Между вашим устройством и сервером

rules-title = { $game }: правила
rules-ruling = Отмеченные строки — решения этого проекта там, где книга правил молчит.
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
pile-kitchen = кухня
pile-waiter = официант

# $kind is the kind word for a count of 4.
order-name-classic-four = Классика: 4 { $kind }
order-name-classic-all = Классика: каждого по одному
order-name-bombastica = Бомбастика
order-name-monotoni = Монотони
order-name-minimale = Минимале
# $kind is the kind word for a count of 4.
order-name-quartet = Квартет: 4 { $kind }
order-name-two-each = По два
order-name-duel = Дуэль
order-name-match = Совпадение
order-name-absent = Без своего
order-name-two-doubles = Две двойные
order-name-ladder = Лесенка
order-name-takeover = Смена шефа
# $kind is the kind word for a count of 4.
order-name-normale-four = Нормале: 4 { $kind }
order-name-normale-all = Нормале: каждого по одному
order-name-normale-pairs = Нормале: пары
order-name-ciottona = Чоттона
order-name-small-monotoni = Малая монотони
order-name-mini = Мини
order-name-mamma-mia-far = Мамма миа: дальние
order-name-mamma-mia-near = Мамма миа: ближние

card-skip = пропуск
card-reverse = разворот
card-draw-two = +2
card-swap = обмен
card-choose-colour = выбор цвета
card-draw-four = +4
card-pass-on = передача рук
card-any-colour = любой цвет
card-coloured = { $colour } { $rank }

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Отлично сыграно!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-oops = Ой!
phrase-wow = Ух ты!
phrase-one-moment = Минутку!
phrase-your-turn = Ваш ход!
phrase-mamma-mia = Мамма миа!
phrase-again = Сыграем ещё?
phrase-bye = До встречи!
