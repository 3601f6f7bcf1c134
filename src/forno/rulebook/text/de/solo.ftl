# Was geschehen ist

solo-event-hand-began = Durchgang { $number }. { $name } gibt.
    .you = Durchgang { $number }. Du gibst.
solo-event-drew =
    { $count ->
        [one] { $name } zieht eine Karte.
       *[other] { $name } zieht { $count } Karten.
    }
    .you =
        { $count ->
            [one] Du ziehst eine Karte.
           *[other] Du ziehst { $count } Karten.
        }
solo-event-drew-cards = { $name } zieht { $cards }.
    .you = Du ziehst { $cards }.
solo-event-received =
    { $count ->
        [one] { $name } hat jetzt 1 Karte.
       *[other] { $name } hat jetzt { $count } Karten.
    }
    .you =
        { $count ->
            [one] Du hast jetzt 1 Karte.
           *[other] Du hast jetzt { $count } Karten.
        }
solo-event-received-cards = { $name } hat jetzt { $cards }.
    .you = Du hast jetzt { $cards }.
solo-event-started = Erste Karte: { $card }.
solo-event-played = { $name }: { $cards }.
    .you = Du: { $cards }.
solo-event-played-solo = { $name }: { $cards }. „SOLO!“
    .you = Du: { $cards }. „SOLO!“
solo-event-jumped = { $name } wirft dazwischen: { $cards }.
    .you = Du wirfst dazwischen: { $cards }.
solo-event-jumped-solo = { $name } wirft dazwischen: { $cards }. „SOLO!“
    .you = Du wirfst dazwischen: { $cards }. „SOLO!“
solo-event-colour-named = { $name } wählt { $colour }.
    .you = Du wählst { $colour }.
solo-event-hands-swapped = { $name } tauscht die Karten mit { $other }.
    .you = Du tauschst die Karten mit { $other }.
    .to-you = { $name } tauscht die Karten mit dir.
solo-event-hand-kept = { $name } tauscht nicht.
    .you = Du tauschst nicht.
solo-event-hands-passed = Alle geben ihre Karten weiter.
solo-event-kept = { $name } behält die Karte.
    .you = Du behältst die Karte.
solo-event-passed = { $name } passt.
    .you = Du passt.
solo-event-forgot = { $name } hat SOLO vergessen.
    .you = Du hast SOLO vergessen.
solo-event-skipped = { $name } setzt aus.
    .you = Du setzt aus.
solo-event-reversed-left = Richtungswechsel: jetzt nach links.
solo-event-reversed-right = Richtungswechsel: jetzt nach rechts.
solo-event-penalty-taken =
    { $count ->
        [one] { $name } nimmt die Strafe: 1 Karte.
       *[other] { $name } nimmt die Strafe: { $count } Karten.
    }
    .you =
        { $count ->
            [one] Du nimmst die Strafe: 1 Karte.
           *[other] Du nimmst die Strafe: { $count } Karten.
        }
solo-event-reshuffled =
    { $count ->
        [one] Neu gemischt: 1 Karte zum Ziehen.
       *[other] Neu gemischt: { $count } Karten zum Ziehen.
    }
solo-event-hand-ended = { $name } hat keine Karten mehr! Der Durchgang ist vorbei.
    .you = Du hast keine Karten mehr! Der Durchgang ist vorbei.
solo-event-hand-stuck = Niemand kann spielen oder ziehen. Der Durchgang ist vorbei.
solo-event-game-ended = Die Partie ist vorbei. Am wenigsten Punkte: { $names }.

# Was du gefragt wirst

solo-ask-turn = Du bist dran. Oben liegt { $card }
solo-ask-turn-colour = Du bist dran. Farbe: { $colour }
solo-ask-turn-any = Du bist dran. Jede Karte passt.
solo-ask-turn-penalty =
    { $count ->
        [one] Noch eins drauf oder 1 Karte ziehen?
       *[other] Noch eins drauf oder { $count } Karten ziehen?
    }
solo-ask-drawn = Du hast { $card } gezogen
solo-ask-choose-colour = Wähl eine Farbe
solo-ask-choose-swap = Karten tauschen mit …

# Auf wen alle warten

solo-wait-turn = { $name } ist dran
solo-wait-drawn = { $name } hat eine Karte gezogen
solo-wait-choose-colour = { $name } wählt eine Farbe
solo-wait-choose-swap = { $name } darf Karten tauschen
solo-wait-over = Die Partie ist vorbei.
solo-wait-sealed = Wenn die Zeit zum Dazwischenwerfen um ist: { $move }

# Was du tun kannst

solo-do-play = { $cards } spielen
solo-do-play-solo = „SOLO!“ { $cards } spielen
solo-do-jump = Dazwischen: { $card }
solo-do-jump-solo = „SOLO!“ Dazwischen: { $card }
solo-do-draw = Eine Karte ziehen
solo-do-draw-penalty =
    { $count ->
        [one] 1 Karte ziehen
       *[other] { $count } Karten ziehen
    }
solo-do-keep = Behalten
solo-do-pass = Passen
solo-do-colour = { $colour }
solo-do-swap = Tauschen mit { $name }
solo-do-swap-nobody = Meine Karten behalten
solo-do-more = Wähl noch mehr mit dieser Zahl

# Was du siehst

solo-see-players = Spieler
solo-see-seat =
    { $count ->
        [one] { $name }: 1 Karte, { $points } Punkte
       *[other] { $name }: { $count } Karten, { $points } Punkte
    }
solo-see-seat-turn =
    { $count ->
        [one] { $name } ist dran: 1 Karte, { $points } Punkte
       *[other] { $name } ist dran: { $count } Karten, { $points } Punkte
    }
solo-see-points = { $points } Pkt.
solo-see-away = nicht da, ein Bot spielt
solo-see-own =
    { $count ->
        [one] Du: 1 Karte · { $points } Pkt.
       *[other] Du: { $count } Karten · { $points } Pkt.
    }
solo-see-top = Oben liegt: { $card }. Farbe: { $colour }.
solo-see-left = Es geht nach links herum.
solo-see-right = Es geht nach rechts herum.
solo-see-penalty =
    { $count ->
        [one] Strafe: 1 Karte
       *[other] Strafe: { $count } Karten
    }
solo-see-pile =
    { $count ->
        [one] Nachziehstapel: 1 Karte
       *[other] Nachziehstapel: { $count } Karten
    }
solo-see-hand =
    { $count ->
        [one] Deine Hand: 1 Karte
       *[other] Deine Hand: { $count } Karten
    }
solo-see-fits = { $card }, spielbar
solo-see-jumps = { $card }, jetzt dazwischenwerfen
solo-see-drawn = { $card }, eben gezogen
solo-see-new = neu
solo-see-jump-in = Jetzt dazwischenwerfen!
solo-see-window = Kurze Zeit zum Dazwischenwerfen
solo-see-call = SOLO
solo-see-call-name = Mit meiner nächsten Karte SOLO ansagen
solo-see-choices = Alle Möglichkeiten
solo-see-hint = Tipp

# Dazwischenwerfen: wer schneller war

solo-note-jump-in-lost = { $name } war { $seconds } s schneller
solo-note-move-overtaken = { $name } war schneller

# Die Wertung nach einem Durchgang

solo-sheet-title = Durchgang { $number }: Punkte
solo-sheet-won = { $name } gewinnt den Durchgang!
    .you = Du gewinnst den Durchgang!
solo-sheet-about = Karten, die auf der Hand bleiben, sind Punkte. Am Ende gewinnen die wenigsten Punkte.
solo-sheet-player = Spieler
solo-sheet-hand = Durchgang
solo-sheet-total = Summe
solo-sheet-out = fertig
solo-sheet-stuck = Niemand konnte spielen oder ziehen.
