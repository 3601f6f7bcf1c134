# Что произошло

solo-event-hand-began = Кон { $number }. Сдаёт { $name }.
solo-event-drew =
    { $count ->
        [one] { $name } берёт { $count } карту.
        [few] { $name } берёт { $count } карты.
        [many] { $name } берёт { $count } карт.
       *[other] { $name } берёт { $count } карты.
    }
solo-event-drew-cards = { $name } берёт: { $cards }.
solo-event-received =
    { $count ->
        [one] { $name }: теперь { $count } карта.
        [few] { $name }: теперь { $count } карты.
        [many] { $name }: теперь { $count } карт.
       *[other] { $name }: теперь { $count } карты.
    }
solo-event-received-cards = { $name }: теперь на руках { $cards }.
solo-event-started = Первая карта: { $card }.
solo-event-played = { $name }: { $cards }.
solo-event-played-solo = { $name }: { $cards }. «SOLO!»
solo-event-jumped = { $name } перехватывает: { $cards }.
solo-event-jumped-solo = { $name } перехватывает: { $cards }. «SOLO!»
solo-event-colour-named = { $name } называет цвет: { $colour }.
solo-event-hands-swapped = Обмен руками: { $name } и { $other }.
solo-event-hand-kept = { $name } ни с кем не меняется.
solo-event-hands-passed = Все передают свои карты дальше.
solo-event-kept = { $name } оставляет карту себе.
solo-event-passed = { $name } пасует.
solo-event-forgot = { $name } забывает объявить SOLO.
solo-event-skipped = { $name } пропускает ход.
solo-event-reversed-left = Направление меняется: теперь влево.
solo-event-reversed-right = Направление меняется: теперь вправо.
solo-event-penalty-taken =
    { $count ->
        [one] { $name } берёт штраф: { $count } карта.
        [few] { $name } берёт штраф: { $count } карты.
        [many] { $name } берёт штраф: { $count } карт.
       *[other] { $name } берёт штраф: { $count } карты.
    }
solo-event-reshuffled =
    { $count ->
        [one] Новая колода: { $count } карта.
        [few] Новая колода: { $count } карты.
        [many] Новая колода: { $count } карт.
       *[other] Новая колода: { $count } карты.
    }
solo-event-hand-ended = { $name } сбрасывает последнюю карту! Кон окончен.
solo-event-hand-stuck = Никто не может продолжать. Кон окончен.
solo-event-game-ended = Игра окончена. Меньше всего очков: { $names }.

# О чём вас спрашивают

solo-ask-turn = Ваш ход. Сверху: { $card }
solo-ask-turn-colour = Ваш ход. Цвет: { $colour }
solo-ask-turn-any = Ваш ход. Подойдёт любая карта.
solo-ask-turn-penalty =
    { $count ->
        [one] Повысить или взять { $count } карту?
        [few] Повысить или взять { $count } карты?
        [many] Повысить или взять { $count } карт?
       *[other] Повысить или взять { $count } карты?
    }
solo-ask-drawn = Вы взяли: { $card }
solo-ask-choose-colour = Какой цвет дальше?
solo-ask-choose-swap = С кем поменяться картами?

# Кого все ждут

solo-wait-turn = Ходит { $name }
solo-wait-drawn = Решает, играть ли взятую карту: { $name }
solo-wait-choose-colour = Выбирает цвет: { $name }
solo-wait-choose-swap = Может обменяться картами: { $name }
solo-wait-over = Игра окончена.
solo-wait-sealed = Ваш ответ засчитают, когда выйдет время: { $move }

# Что вы можете сделать

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
solo-do-more = Выберите ещё карты с этим числом

# Что вы видите

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
        [one] { $count } карта · { $points } очк.
        [few] { $count } карты · { $points } очк.
        [many] { $count } карт · { $points } очк.
       *[other] { $count } карты · { $points } очк.
    }
solo-see-top = Сверху: { $card }. Цвет: { $colour }.
solo-see-left = Ход идёт влево.
solo-see-right = Ход идёт вправо.
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
        [one] У вас { $count } карта
        [few] У вас { $count } карты
        [many] У вас { $count } карт
       *[other] У вас { $count } карты
    }
solo-see-fits = { $card }, можно сыграть
solo-see-jumps = { $card }, перехватить
solo-see-drawn = { $card }, только что взята
solo-see-new = взята
solo-see-jump-in = Можно перехватывать.
solo-see-call = SOLO
solo-see-call-name = Объявить SOLO со следующей картой
solo-see-choices = Все варианты
solo-see-hint = Подсказка

# Перехват: кто оказался быстрее

solo-note-jump-in-lost = Быстрее на { $milliseconds } мс: { $name }
solo-note-move-overtaken = Перехват раньше вашего хода: { $name }

# Запись очков после кона

solo-sheet-title = Кон { $number }: очки
solo-sheet-player = Игрок
solo-sheet-hand = За кон
solo-sheet-total = Всего
solo-sheet-out = без карт
solo-sheet-stuck = Никто не мог продолжать.
