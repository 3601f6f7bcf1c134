## Dopo la partita: la fine e le repliche

after-you-won = Hai vinto!
after-you-tied = Condividi la vittoria!
after-won =
    { $count ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }
after-place = Posto
after-name = Nome
after-served = Servite
after-points = Punti
after-left = + { $count } in mano
after-again = Gioca ancora
after-look-back = Rivedi la partita
after-check = La distribuzione era onesta?
after-share = Falla vedere agli altri
after-home = All’inizio
after-back = Torna al tavolo
after-no-story = Il racconto di questa partita è per chi sedeva al tavolo.
after-plot-orders = Ordinazioni servite
after-plot-points = Punti: meno è meglio
after-plot-time-orders = Ordinazioni uscite dal forno
after-plot-time-hands = Mani giocate
after-burned =
    { $count ->
        [one] Un’ordinazione bruciata
       *[other] { $count } ordinazioni bruciate
    }
after-burned-others = Quelle degli altri: { $count }
after-burned-by = { $name }, manche { $round }
after-missing = Sul tavolo mancava:
after-missing-kind = { $number } di un tipo
after-missing-mixed = { $number } di qualsiasi tipo
after-missing-double = carte doppie: { $number }
after-not-lacking = Il tavolo bastava; è fallita per la sua stessa regola.
after-replay = { $game }: rivedi la partita
after-public = Ciò che tutti hanno visto
after-open = Carte scoperte
after-eyes = Come l’ha vista { $name }
after-seen-by = Vista da
after-steps = Passi della partita
after-step = Passo { $step } di { $steps }
after-first = All’inizio
after-previous = Un passo indietro
after-next = Un passo avanti
after-last = Alla fine

## Si è giocato bene?

after-review = Ho giocato bene?
after-review-thinking = Un maestro rivede ogni tua scelta. Può volerci mezzo minuto.
after-review-share = Parte uguale
after-review-deal = La distribuzione
after-review-luck = La fortuna
after-review-skill = Le tue scelte
after-review-result = Il risultato
after-review-hundred = Su cento: una vittoria vale 100. La somma dei primi quattro è il risultato.
after-review-course = Quanto era probabile che vincessi
after-review-agreed =
    { $count ->
        [0] Non c’era niente da scegliere.
        [one] Avevi una sola scelta; { $agreed ->
            [0] un maestro ne avrebbe fatta un’altra.
           *[other] un maestro avrebbe fatto la stessa.
        }
       *[other] Delle tue { $count } scelte, { $agreed } sono quelle di un maestro.
    }
after-review-costly = Che cosa ti è costato di più
after-review-better = Meglio: { $move }.
after-review-see = Guarda questo momento

## Was the deal fair?

after-fair-title = Le carte sono state date onestamente?
after-fair-checking = Il tuo dispositivo ridà le carte…
after-fair-good = Sì. Tutto torna.
after-fair-good-sealed = Ogni carta scoperta torna.
after-fair-good-unnoted = Quello che dice la registrazione torna.
after-fair-bad =
    { $count ->
        [one] Un controllo non torna.
       *[other] { $count } controlli non tornano.
    }
after-fair-sealed = In questa registrazione le carte coperte restano coperte: si possono controllare solo quelle venute alla luce durante la partita.
after-fair-unnoted = Questo dispositivo non ha annotato nulla prima della partita e non può dire se le promesse sono quelle di allora. Confronta le impronte con chi ha giocato.
after-fair-limits = Il tuo dispositivo ha controllato da sé la prima distribuzione. Le mescolate successive e le mosse qui non si controllano: lo fa «forno verify» con la registrazione salvata.
after-fair-unreadable = Questa registrazione non si può leggere, quindi non si può controllare nulla.
after-fair-hashes = Mostra le impronte
after-fair-promised = Promesso
after-fair-found = Trovato
after-fair-right = Giusto:
after-fair-wrong = Sbagliato:
after-fair-check-same-commitment = La promessa che hai visto
    .good = Prima della partita il tuo dispositivo ha annotato l’impronta del segreto. È ancora la stessa.
    .bad = Prima della partita il tuo dispositivo ha annotato un’impronta del segreto diversa da quella della registrazione.
after-fair-check-words = La tua parte nella mescolata
    .good = Quello che il tuo dispositivo ha aggiunto alla mescolata c’è, intatto.
    .bad = Quello che il tuo dispositivo ha aggiunto alla mescolata manca o è stato cambiato.
after-fair-check-same-root = Le carte che ti sono state promesse
    .good = Prima che si vedesse una carta, il tuo dispositivo ha annotato l’impronta di tutte le carte. È ancora la stessa.
    .bad = Prima che si vedesse una carta, il tuo dispositivo ha annotato un’impronta delle carte diversa da quella della registrazione.
after-fair-check-commitment = Il segreto
    .good = Il server ha sigillato un numero segreto prima che qualcuno aggiungesse parole. Quello che ha aperto ora è proprio quel numero.
    .bad = Il segreto aperto non è quello che il server aveva sigillato prima della partita.
after-fair-check-seed = La parte di tutti
    .good = Le parole di tutti i { $seats } posti sono nella mescolata: nessuno ha scelto le carte da solo.
    .bad = Il segreto e le parole di tutti i { $seats } posti non danno la mescolata indicata nella registrazione.
after-fair-check-root = Le carte
    .good = Ridate sul tuo dispositivo, tutte le { $cards } carte coperte sono quelle fissate prima che si vedesse la prima.
    .bad = Ridate sul tuo dispositivo, le carte non sono quelle fissate prima della partita.
after-fair-check-places = Le mani e i mazzi
    .good = In ogni mano e in ogni mazzo c’erano tante carte quante ne vuole il gioco.
    .bad = Il numero di carte nelle mani e nei mazzi non va bene per questo gioco.
after-fair-check-deal = La distribuzione registrata
    .good = Carta per carta, è scritta come la dà la mescolata.
    .bad = Quella scritta non è la distribuzione che dà la mescolata.
after-fair-check-opened = Le carte scoperte
    .good = Sono state scoperte { $count } carte su { $cards }. Ognuna è quella fissata al suo posto prima della partita.
    .bad = Sono state scoperte { $count } carte su { $cards }, ma non ognuna è quella fissata al suo posto prima della partita.
after-fair-check-hand = La tua mano
    .good = Le carte che hai visto all’inizio sono quelle che la mescolata ti ha dato.
    .bad = Le carte che hai visto all’inizio non sono quelle che la mescolata ti ha dato.
