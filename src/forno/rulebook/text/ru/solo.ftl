# Что произошло

solo-event-hand-began = Кон { $number }. Сдаёт { $name }.
    .you = Кон { $number }. Сдаёшь ты.
solo-event-drew =
    { $count ->
        [one] { $name } берёт { $count } карту.
        [few] { $name } берёт { $count } карты.
        [many] { $name } берёт { $count } карт.
       *[other] { $name } берёт { $count } карты.
    }
    .you =
        { $count ->
            [one] Ты берёшь { $count } карту.
            [few] Ты берёшь { $count } карты.
            [many] Ты берёшь { $count } карт.
           *[other] Ты берёшь { $count } карты.
        }
solo-event-drew-cards = { $name } берёт: { $cards }.
    .you = Ты берёшь: { $cards }.
solo-event-received =
    { $count ->
        [one] { $name } теперь держит { $count } карту.
        [few] { $name } теперь держит { $count } карты.
        [many] { $name } теперь держит { $count } карт.
       *[other] { $name } теперь держит { $count } карты.
    }
    .you =
        { $count ->
            [one] У тебя теперь { $count } карта.
            [few] У тебя теперь { $count } карты.
            [many] У тебя теперь { $count } карт.
           *[other] У тебя теперь { $count } карты.
        }
solo-event-received-cards = { $name } теперь держит: { $cards }.
    .you = У тебя теперь: { $cards }.
solo-event-started = Первая карта: { $card }.
solo-event-played = { $name }: { $cards }.
    .you = Ты: { $cards }.
solo-event-played-solo = { $name }: { $cards }. «SOLO!»
    .you = Ты: { $cards }. «SOLO!»
solo-event-jumped = { $name } перехватывает ход: { $cards }.
    .you = Ты перехватываешь ход: { $cards }.
solo-event-jumped-solo = { $name } перехватывает ход: { $cards }. «SOLO!»
    .you = Ты перехватываешь ход: { $cards }. «SOLO!»
solo-event-colour-named = { $name } выбирает цвет: { $colour }.
    .you = Ты выбираешь цвет: { $colour }.
solo-event-hands-swapped = { $name } и { $other } меняются картами.
    .you = Ты и { $other } меняетесь картами.
    .to-you = { $name } меняется картами с тобой.
solo-event-hand-kept = { $name } ни с кем не меняется.
    .you = Ты ни с кем не меняешься.
solo-event-hands-passed = Все передают свои карты дальше.
solo-event-kept = { $name } оставляет карту себе.
    .you = Ты оставляешь карту себе.
solo-event-passed = { $name } пасует.
    .you = Ты пасуешь.
solo-event-forgot = { $name } забывает сказать SOLO.
    .you = Ты забываешь сказать SOLO.
solo-event-skipped = { $name } пропускает ход.
    .you = Ты пропускаешь ход.
solo-event-reversed-left = Разворот: теперь ходим влево.
solo-event-reversed-right = Разворот: теперь ходим вправо.
solo-event-penalty-taken =
    { $count ->
        [one] { $name } берёт штраф: { $count } карта.
        [few] { $name } берёт штраф: { $count } карты.
        [many] { $name } берёт штраф: { $count } карт.
       *[other] { $name } берёт штраф: { $count } карты.
    }
    .you =
        { $count ->
            [one] Ты берёшь штраф: { $count } карта.
            [few] Ты берёшь штраф: { $count } карты.
            [many] Ты берёшь штраф: { $count } карт.
           *[other] Ты берёшь штраф: { $count } карты.
        }
solo-event-reshuffled =
    { $count ->
        [one] Перемешали: в колоде { $count } карта.
        [few] Перемешали: в колоде { $count } карты.
        [many] Перемешали: в колоде { $count } карт.
       *[other] Перемешали: в колоде { $count } карты.
    }
solo-event-hand-ended = { $name } остаётся без карт! Кон окончен.
    .you = У тебя больше нет карт! Кон окончен.
solo-event-hand-stuck = Никто не может ни сыграть, ни взять карту. Кон окончен.
solo-event-game-ended = Игра окончена. Меньше всего очков: { $names }.

# О чём тебя спрашивают

solo-ask-turn = Твой ход. Сверху: { $card }
solo-ask-turn-colour = Твой ход. Цвет: { $colour }
solo-ask-turn-any = Твой ход. Подойдёт любая карта.
solo-ask-turn-penalty =
    { $count ->
        [one] Добавишь ещё или возьмёшь { $count } карту?
        [few] Добавишь ещё или возьмёшь { $count } карты?
        [many] Добавишь ещё или возьмёшь { $count } карт?
       *[other] Добавишь ещё или возьмёшь { $count } карты?
    }
solo-ask-drawn = Из колоды: { $card }
solo-ask-choose-colour = Выбери цвет
solo-ask-choose-swap = С кем поменяешься картами?

# Кого все ждут

solo-wait-turn = Ходит { $name }
solo-wait-drawn = { $name } решает, играть ли взятую карту
solo-wait-choose-colour = { $name } выбирает цвет
solo-wait-choose-swap = { $name } может поменяться картами
solo-wait-over = Игра окончена.
solo-wait-sealed = Когда закончится время на перехват: { $move }

# Что ты можешь сделать

solo-do-play = Сыграть: { $cards }
solo-do-play-solo = «SOLO!» Сыграть: { $cards }
solo-do-jump = Перехватить: { $card }
solo-do-jump-solo = «SOLO!» Перехватить: { $card }
solo-do-draw = Взять карту
solo-do-draw-penalty =
    { $count ->
        [one] Взять { $count } карту
        [few] Взять { $count } карты
        [many] Взять { $count } карт
       *[other] Взять { $count } карты
    }
solo-do-keep = Оставить
solo-do-pass = Пасовать
solo-do-colour = { $colour }
solo-do-swap = Поменяться: { $name }
solo-do-swap-nobody = Оставить свои карты
solo-do-more = Выбери ещё карты с этим числом

# Что ты видишь

solo-see-players = Игроки
solo-see-seat =
    { $count ->
        [one] { $name }: { $count } карта, очки: { $points }
        [few] { $name }: { $count } карты, очки: { $points }
        [many] { $name }: { $count } карт, очки: { $points }
       *[other] { $name }: { $count } карты, очки: { $points }
    }
solo-see-seat-turn =
    { $count ->
        [one] Ходит { $name }: { $count } карта, очки: { $points }
        [few] Ходит { $name }: { $count } карты, очки: { $points }
        [many] Ходит { $name }: { $count } карт, очки: { $points }
       *[other] Ходит { $name }: { $count } карты, очки: { $points }
    }
solo-see-points = { $points } очк.
solo-see-away = не за столом, играет бот
solo-see-own =
    { $count ->
        [one] Ты: { $count } карта · { $points } очк.
        [few] Ты: { $count } карты · { $points } очк.
        [many] Ты: { $count } карт · { $points } очк.
       *[other] Ты: { $count } карты · { $points } очк.
    }
solo-see-top = Сверху: { $card }. Цвет: { $colour }.
solo-see-left = Ходим влево.
solo-see-right = Ходим вправо.
solo-see-penalty =
    { $count ->
        [one] Штраф: { $count } карта
        [few] Штраф: { $count } карты
        [many] Штраф: { $count } карт
       *[other] Штраф: { $count } карты
    }
solo-see-pile =
    { $count ->
        [one] В колоде { $count } карта
        [few] В колоде { $count } карты
        [many] В колоде { $count } карт
       *[other] В колоде { $count } карты
    }
solo-see-hand =
    { $count ->
        [one] У тебя { $count } карта
        [few] У тебя { $count } карты
        [many] У тебя { $count } карт
       *[other] У тебя { $count } карты
    }
solo-see-fits = { $card }, можно сыграть
solo-see-jumps = { $card }, перехватывай
solo-see-drawn = { $card }, только что взята
solo-see-new = новая
solo-see-jump-in = Перехватывай!
solo-see-window = Время на перехват
solo-see-call = SOLO
solo-see-call-name = Сказать SOLO со следующей картой
solo-see-choices = Все варианты
solo-see-hint = Подсказка

# Перехват: кто оказался быстрее

solo-note-jump-in-lost = { $name } быстрее на { $seconds } с
solo-note-move-overtaken = { $name } быстрее

# Запись очков после кона

solo-sheet-title = Кон { $number }: очки
solo-sheet-won = Кон выигрывает { $name }!
    .you = Кон твой!
solo-sheet-about = Карты, что остались на руке, — это очки. В конце побеждает тот, у кого очков меньше.
solo-sheet-player = Игрок
solo-sheet-hand = За кон
solo-sheet-total = Всего
solo-sheet-out = без карт
solo-sheet-stuck = Никто не мог ни сыграть, ни взять карту.
