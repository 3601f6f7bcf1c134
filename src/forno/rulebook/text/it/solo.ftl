# Che cosa è successo

solo-event-hand-began = Manche { $number }. Dà le carte: { $name }.
solo-event-drew =
    { $count ->
        [one] { $name } pesca una carta.
       *[other] { $name } pesca { $count } carte.
    }
solo-event-drew-cards = { $name } pesca: { $cards }.
solo-event-received =
    { $count ->
        [one] { $name } ora ha 1 carta.
       *[other] { $name } ora ha { $count } carte.
    }
solo-event-received-cards = { $name } ora ha: { $cards }.
solo-event-started = La prima carta: { $card }.
solo-event-played = { $name }: { $cards }.
solo-event-played-solo = { $name }: { $cards }. «SOLO!»
solo-event-jumped = { $name } gioca al volo: { $cards }.
solo-event-jumped-solo = { $name } gioca al volo: { $cards }. «SOLO!»
solo-event-colour-named = { $name } nomina il colore: { $colour }.
solo-event-hands-swapped = Mani scambiate: { $name } e { $other }.
solo-event-hand-kept = { $name } non scambia con nessuno.
solo-event-hands-passed = Tutti passano la propria mano.
solo-event-kept = { $name } tiene la carta.
solo-event-passed = { $name } passa.
solo-event-forgot = { $name } dimentica di dire SOLO.
solo-event-skipped = { $name } salta il turno.
solo-event-reversed-left = Cambia il giro: ora verso sinistra.
solo-event-reversed-right = Cambia il giro: ora verso destra.
solo-event-penalty-taken =
    { $count ->
        [one] { $name } prende la penalità: 1 carta.
       *[other] { $name } prende la penalità: { $count } carte.
    }
solo-event-reshuffled =
    { $count ->
        [one] Un nuovo mazzo: 1 carta.
       *[other] Un nuovo mazzo: { $count } carte.
    }
solo-event-hand-ended = { $name } ha chiuso! La manche è finita.
solo-event-hand-stuck = Nessuno può andare avanti. La manche è finita.
solo-event-game-ended = La partita è finita. Il punteggio più basso: { $names }.

# Che cosa ti si chiede

solo-ask-turn = Tocca a te. In cima: { $card }
solo-ask-turn-colour = Tocca a te. Colore: { $colour }
solo-ask-turn-any = Tocca a te. Va bene qualsiasi carta.
solo-ask-turn-penalty =
    { $count ->
        [one] Rilanci o peschi 1 carta?
       *[other] Rilanci o peschi { $count } carte?
    }
solo-ask-drawn = Hai pescato: { $card }
solo-ask-choose-colour = Quale colore deve seguire?
solo-ask-choose-swap = Con chi scambi la mano?

# Chi si aspetta

solo-wait-turn = Tocca a: { $name }
solo-wait-drawn = Ha pescato: { $name }
solo-wait-choose-colour = Sceglie un colore: { $name }
solo-wait-choose-swap = Può scambiare la mano: { $name }
solo-wait-over = La partita è finita.
solo-wait-sealed = La tua risposta conta quando scade il tempo: { $move }

# Che cosa puoi fare

solo-do-play = Gioca { $cards }
solo-do-play-solo = «SOLO!» Gioca { $cards }
solo-do-jump = Gioca al volo: { $card }
solo-do-jump-solo = «SOLO!» Gioca al volo: { $card }
solo-do-draw = Pesca una carta
solo-do-draw-penalty =
    { $count ->
        [one] Pesca 1 carta
       *[other] Pesca { $count } carte
    }
solo-do-keep = Tienila
solo-do-pass = Passa
solo-do-colour = { $colour }
solo-do-swap = Scambia con { $name }
solo-do-swap-nobody = Tieni la tua mano
solo-do-more = Scegline altre con questo numero

# Che cosa vedi

solo-see-players = Giocatori
solo-see-seat =
    { $count ->
        [one] { $name }: 1 carta, { $points } punti
       *[other] { $name }: { $count } carte, { $points } punti
    }
solo-see-seat-turn =
    { $count ->
        [one] Di turno, { $name }: 1 carta, { $points } punti
       *[other] Di turno, { $name }: { $count } carte, { $points } punti
    }
solo-see-points = { $points } pt
solo-see-away = non c’è, gioca un bot
solo-see-own =
    { $count ->
        [one] 1 carta · { $points } pt
       *[other] { $count } carte · { $points } pt
    }
solo-see-top = In cima: { $card }. Colore: { $colour }.
solo-see-left = Si gioca verso sinistra.
solo-see-right = Si gioca verso destra.
solo-see-penalty =
    { $count ->
        [one] Penalità: 1 carta
       *[other] Penalità: { $count } carte
    }
solo-see-pile =
    { $count ->
        [one] Mazzo: 1 carta
       *[other] Mazzo: { $count } carte
    }
solo-see-hand =
    { $count ->
        [one] La tua mano: 1 carta
       *[other] La tua mano: { $count } carte
    }
solo-see-fits = { $card }, si può giocare
solo-see-jumps = { $card }, gioca al volo
solo-see-drawn = { $card }, appena pescata
solo-see-new = nuova
solo-see-jump-in = Si può giocare al volo.
solo-see-call = SOLO
solo-see-call-name = Di’ SOLO con la prossima carta
solo-see-choices = Tutte le scelte
solo-see-hint = Suggerimento

# Giocare al volo: chi è stato più rapido

solo-note-jump-in-lost = Più veloce di { $milliseconds } ms: { $name }
solo-note-move-overtaken = Al volo prima di te: { $name }

# Il segnapunti dopo una manche

solo-sheet-title = Manche { $number }: i punti
solo-sheet-player = Giocatore
solo-sheet-hand = Manche
solo-sheet-total = Totale
solo-sheet-out = ha chiuso
solo-sheet-stuck = Nessuno poteva andare avanti.
