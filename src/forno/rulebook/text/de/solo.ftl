# Was geschehen ist

solo-event-hand-began = Durchgang { $number }. Es gibt: { $name }.
solo-event-drew =
    { $count ->
        [one] { $name } zieht eine Karte.
       *[other] { $name } zieht { $count } Karten.
    }
solo-event-drew-cards = { $name } zieht: { $cards }.
solo-event-received =
    { $count ->
        [one] { $name } hat jetzt 1 Karte.
       *[other] { $name } hat jetzt { $count } Karten.
    }
solo-event-received-cards = { $name } hat jetzt: { $cards }.
solo-event-started = Die erste Karte: { $card }.
solo-event-played = { $name }: { $cards }.
solo-event-played-solo = { $name }: { $cards }. „SOLO!“
solo-event-jumped = { $name } wirft dazwischen: { $cards }.
solo-event-jumped-solo = { $name } wirft dazwischen: { $cards }. „SOLO!“
solo-event-colour-named = { $name } nennt die Farbe: { $colour }.
solo-event-hands-swapped = Hände getauscht: { $name } und { $other }.
solo-event-hand-kept = { $name } tauscht mit niemandem.
solo-event-hands-passed = Alle geben ihre Hand weiter.
solo-event-kept = { $name } behält die Karte.
solo-event-passed = { $name } passt.
solo-event-forgot = { $name } vergisst, SOLO anzusagen.
solo-event-skipped = { $name } setzt aus.
solo-event-reversed-left = Die Richtung dreht sich: jetzt nach links.
solo-event-reversed-right = Die Richtung dreht sich: jetzt nach rechts.
solo-event-penalty-taken =
    { $count ->
        [one] { $name } nimmt die Strafe: 1 Karte.
       *[other] { $name } nimmt die Strafe: { $count } Karten.
    }
solo-event-reshuffled =
    { $count ->
        [one] Ein neuer Nachziehstapel: 1 Karte.
       *[other] Ein neuer Nachziehstapel: { $count } Karten.
    }
solo-event-hand-ended = { $name } ist fertig! Der Durchgang ist vorbei.
solo-event-hand-stuck = Niemand kann weiter. Der Durchgang ist vorbei.
solo-event-game-ended = Die Partie ist vorbei. Die wenigsten Punkte: { $names }.

# Was du gefragt wirst

solo-ask-turn = Du bist dran. Oben liegt: { $card }
solo-ask-turn-colour = Du bist dran. Farbe: { $colour }
solo-ask-turn-any = Du bist dran. Jede Karte passt.
solo-ask-turn-penalty =
    { $count ->
        [one] Erhöhen oder 1 Karte ziehen?
       *[other] Erhöhen oder { $count } Karten ziehen?
    }
solo-ask-drawn = Gezogen: { $card }
solo-ask-choose-colour = Welche Farbe soll folgen?
solo-ask-choose-swap = Mit wem tauschst du die Hand?

# Auf wen alle warten

solo-wait-turn = Am Zug: { $name }
solo-wait-drawn = Hat gezogen: { $name }
solo-wait-choose-colour = Wählt eine Farbe: { $name }
solo-wait-choose-swap = Darf die Hand tauschen: { $name }
solo-wait-over = Die Partie ist vorbei.
solo-wait-sealed = Deine Antwort zählt, wenn die Zeit um ist: { $move }

# Was du tun kannst

solo-do-play = { $cards } spielen
solo-do-play-solo = „SOLO!“ { $cards } spielen
solo-do-jump = Dazwischenwerfen: { $card }
solo-do-jump-solo = „SOLO!“ Dazwischenwerfen: { $card }
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
solo-do-swap-nobody = Meine Hand behalten
solo-do-more = Wähle noch mehr mit dieser Zahl

# Was du siehst

solo-see-players = Spieler
solo-see-seat =
    { $count ->
        [one] { $name }: 1 Karte, { $points } Punkte
       *[other] { $name }: { $count } Karten, { $points } Punkte
    }
solo-see-seat-turn =
    { $count ->
        [one] Am Zug, { $name }: 1 Karte, { $points } Punkte
       *[other] Am Zug, { $name }: { $count } Karten, { $points } Punkte
    }
solo-see-points = { $points } Pkt.
solo-see-away = nicht da, ein Bot spielt
solo-see-own =
    { $count ->
        [one] 1 Karte · { $points } Pkt.
       *[other] { $count } Karten · { $points } Pkt.
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
solo-see-jumps = { $card }, dazwischenwerfen
solo-see-drawn = { $card }, eben gezogen
solo-see-new = neu
solo-see-jump-in = Jetzt kann dazwischengeworfen werden.
solo-see-call = SOLO
solo-see-call-name = Mit meiner nächsten Karte SOLO ansagen
solo-see-choices = Alle Möglichkeiten
solo-see-hint = Tipp

# Dazwischenwerfen: wer schneller war

solo-note-jump-in-lost = { $milliseconds } ms schneller: { $name }
solo-note-move-overtaken = Vor dir dazwischengeworfen: { $name }

# Die Wertung nach einem Durchgang

solo-sheet-title = Durchgang { $number }: die Punkte
solo-sheet-player = Spieler
solo-sheet-hand = Durchgang
solo-sheet-total = Summe
solo-sheet-out = fertig
solo-sheet-stuck = Niemand konnte weiter.
