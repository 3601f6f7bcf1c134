# Che cosa è successo

solo-event-hand-began = Manche { $number }. { $name } dà le carte.
    .you = Manche { $number }. Dai tu le carte.
solo-event-drew =
    { $count ->
        [one] { $name } pesca una carta.
       *[other] { $name } pesca { $count } carte.
    }
    .you =
        { $count ->
            [one] Peschi una carta.
           *[other] Peschi { $count } carte.
        }
solo-event-drew-cards = { $name } pesca { $cards }.
    .you = Peschi { $cards }.
solo-event-received =
    { $count ->
        [one] { $name } ora ha 1 carta.
       *[other] { $name } ora ha { $count } carte.
    }
    .you =
        { $count ->
            [one] Ora hai 1 carta.
           *[other] Ora hai { $count } carte.
        }
solo-event-received-cards = { $name } ora ha { $cards }.
    .you = Ora hai { $cards }.
solo-event-started = Prima carta: { $card }.
solo-event-played = { $name }: { $cards }.
    .you = Tu: { $cards }.
solo-event-played-solo = { $name }: { $cards }. «SOLO!»
    .you = Tu: { $cards }. «SOLO!»
solo-event-jumped = { $name } gioca al volo: { $cards }.
    .you = Giochi al volo: { $cards }.
solo-event-jumped-solo = { $name } gioca al volo: { $cards }. «SOLO!»
    .you = Giochi al volo: { $cards }. «SOLO!»
solo-event-colour-named = { $name } sceglie { $colour }.
    .you = Scegli { $colour }.
solo-event-hands-swapped = { $name } scambia la mano con { $other }.
    .you = Scambi la mano con { $other }.
    .to-you = { $name } scambia la mano con te.
solo-event-hand-kept = { $name } non scambia.
    .you = Non scambi.
solo-event-hands-passed = Tutti passano la propria mano.
solo-event-kept = { $name } tiene la carta.
    .you = Tieni la carta.
solo-event-passed = { $name } passa.
    .you = Passi.
solo-event-forgot = { $name } dimentica di dire SOLO.
    .you = Hai dimenticato di dire SOLO.
solo-event-skipped = { $name } salta il turno.
    .you = Salti il turno.
solo-event-reversed-left = Cambio di giro: ora verso sinistra.
solo-event-reversed-right = Cambio di giro: ora verso destra.
solo-event-penalty-taken =
    { $count ->
        [one] { $name } prende la penalità: 1 carta.
       *[other] { $name } prende la penalità: { $count } carte.
    }
    .you =
        { $count ->
            [one] Prendi la penalità: 1 carta.
           *[other] Prendi la penalità: { $count } carte.
        }
solo-event-reshuffled =
    { $count ->
        [one] Si rimescola: 1 carta da pescare.
       *[other] Si rimescola: { $count } carte da pescare.
    }
solo-event-hand-ended = { $name } ha finito le carte! La manche è chiusa.
    .you = Hai finito le carte! La manche è chiusa.
solo-event-hand-stuck = Nessuno può giocare o pescare. La manche è chiusa.
solo-event-game-ended = La partita è finita. Meno punti di tutti: { $names }.

# Che cosa ti si chiede

solo-ask-turn = Tocca a te. In cima: { $card }
solo-ask-turn-colour = Tocca a te. Colore: { $colour }
solo-ask-turn-any = Tocca a te. Va bene qualsiasi carta.
solo-ask-turn-penalty =
    { $count ->
        [one] Ne aggiungi un’altra o peschi 1 carta?
       *[other] Ne aggiungi un’altra o peschi { $count } carte?
    }
solo-ask-drawn = Hai pescato { $card }
solo-ask-choose-colour = Scegli un colore
solo-ask-choose-swap = Scambia la mano con…

# Chi si aspetta

solo-wait-turn = Tocca a { $name }
solo-wait-drawn = { $name } ha pescato una carta
solo-wait-choose-colour = { $name } sceglie un colore
solo-wait-choose-swap = { $name } può scambiare la mano
solo-wait-over = La partita è finita.
solo-wait-sealed = Appena scade il tempo per il volo: { $move }

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
        [one] Tocca a { $name }: 1 carta, { $points } punti
       *[other] Tocca a { $name }: { $count } carte, { $points } punti
    }
solo-see-points = { $points } pt
solo-see-away = non c’è, gioca un bot
solo-see-own =
    { $count ->
        [one] Tu: 1 carta · { $points } pt
       *[other] Tu: { $count } carte · { $points } pt
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
solo-see-jumps = { $card }, gioca al volo adesso
solo-see-drawn = { $card }, appena pescata
solo-see-new = nuova
solo-see-jump-in = Gioca al volo adesso!
solo-see-window = Un momento per giocare al volo
solo-see-call = SOLO
solo-see-call-name = Di’ SOLO con la prossima carta
solo-see-choices = Tutte le scelte
solo-see-hint = Suggerimento

# Giocare al volo: chi è stato più rapido

solo-note-jump-in-lost = { $name } ti batte per { $seconds } s
solo-note-move-overtaken = { $name } ha fatto prima di te

# Il segnapunti dopo una manche

solo-sheet-title = Manche { $number }: punti
solo-sheet-won = { $name } vince la manche!
    .you = Hai vinto la manche!
solo-sheet-about = Le carte rimaste in mano sono punti. Alla fine vince chi ne ha di meno.
solo-sheet-player = Giocatore
solo-sheet-hand = Manche
solo-sheet-total = Totale
solo-sheet-out = ha chiuso
solo-sheet-stuck = Nessuno poteva giocare o pescare.
