## Dopo la partita: il finale, i risultati e il replay

after-you-won = Hai vinto!
after-you-tied = Hai vinto a pari merito!
after-won =
    { $count ->
        [one] Vince { $names }
       *[other] Vittoria a pari merito: { $names }
    }
after-ended-early = La partita si chiude qui. Non vince nessuno.
after-finale = Si conta
after-skip = Salta
after-pizzas =
    { $count ->
        [one] 1 pizza
       *[other] { $count } pizze
    }
after-score-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
after-place = Posto
after-name = Nome
after-served = Pizze servite
after-left = Carte in mano (spareggio)
after-points = Punti
after-rule-pizza = Vince chi ha servito più pizze. In caso di parità, chi ha più ingredienti in mano.
after-rule-solo = Vince chi ha meno punti.
after-options = E adesso?
after-look-back = Guarda il replay
after-check = La distribuzione era onesta?
after-share = Condividi la partita
after-share-about = Tutti al tavolo devono essere d’accordo prima che altri possano guardare.
after-share-agree = Fai guardare gli altri
after-share-waiting = Manca ancora l’ok di { $names }. Poi il link vale per tutti.
after-share-link = Link al replay
after-share-ready = Chiunque abbia questo link può guardare la partita.
after-picture = Condividi il risultato come immagine
after-picture-saved = Immagine salvata
after-home = Home
after-back = Torna al tavolo
after-no-story = Solo chi era al tavolo può vedere com’è andata questa partita.
after-plot-orders = Pizze servite
after-plot-points = Punti: meno è meglio
after-plot-time-orders = Ordinazioni uscite dal forno
after-plot-time-hands = Mani giocate
after-failed =
    { $count ->
        [one] Un’ordinazione fallita
       *[other] { $count } ordinazioni fallite
    }
after-failed-others = Degli altri: { $count }
after-failed-by = { $name }, manche { $round }
after-missing = Sul tavolo mancava:
after-missing-kind = { $number } di un tipo
after-missing-mixed = { $number } di qualsiasi tipo
after-missing-double = carte doppie: { $number }
after-unwanted = Vietato, ma sul tavolo: { $cards }.
after-not-won = Si giocava con le carte in mano, ed è andata persa.

## Replay

after-replay = { $game }: replay
after-public = Vista del pubblico
after-open = Carte scoperte
after-view-of = Vista di { $name }
after-seen-by = Punto di vista
after-steps = Comandi del replay
after-step = Passo { $step } di { $steps }
after-first = All’inizio
after-previous = Un passo indietro
after-next = Un passo avanti
after-last = Alla fine
after-play = Avvia
after-pause = Pausa
after-speed = Velocità
after-speed-times = { $times } volte
after-moves = Mosse
after-round = Manche { $number }
after-hand = Manche { $number }
after-dealt = Le carte sono distribuite.
after-oven = Nel forno, dal basso in alto
after-oven-empty = Il forno è vuoto
after-play-on = Gioca da qui
after-play-on-about = Hai un tavolo tutto tuo con queste stesse carte, contro i bot. Le hai viste, quindi questa distribuzione non è sigillata.
after-play-on-seat = Giochi al posto di
after-play-on-start = Gioca
after-play-on-over = Qui la partita è finita. Torna indietro di un passo per giocare.

## Si è giocato bene?

after-review = Ho giocato bene?
after-review-thinking = L’esperto passa in rassegna le tue decisioni. Quello che trova appare qui.
after-review-progress = { $done } decisioni controllate su { $total }
after-review-share = Parte uguale
after-review-deal = La distribuzione
after-review-luck = La fortuna
after-review-skill = Le tue scelte
after-review-both = Fortuna e scelte
after-review-result = Il risultato
after-review-hundred = Probabilità di vincere in %. La somma delle prime quattro è il risultato.
after-review-imprecise = Qui non si possono separare la fortuna e le tue scelte: la stima è buona solo a ± { $interval }.
after-review-rough = Qui non si possono separare la fortuna e le tue scelte: la stima è troppo approssimativa.
after-review-course = La tua probabilità di vincere
after-review-agreed =
    { $count ->
        [0] Non c’era niente da decidere.
        [one] Avevi una sola decisione; { $agreed ->
            [0] l’esperto avrebbe scelto diversamente.
           *[other] l’esperto avrebbe fatto lo stesso.
        }
       *[other] In { $agreed } decisioni su { $count } hai giocato come l’esperto.
    }
after-review-costly = Che cosa ti è costato di più
after-review-better = Meglio: { $move }.
after-review-see = Mostra questo momento

## Was the deal fair?

after-fair-title = La distribuzione era onesta?
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
after-fair-unnoted = Questo dispositivo non ha annotato nulla prima della partita e non può dire se i sigilli sono quelli di allora. Confronta le impronte con chi ha giocato.
after-fair-limits = Il tuo dispositivo ha controllato da sé la prima distribuzione. Le mescolate successive e le mosse qui non si controllano: lo fa «forno verify» con la registrazione salvata.
after-fair-unsealed = Questa partita ne riprende un’altra, con le stesse carte. Erano già note: la distribuzione non era sigillata, non c’è niente da controllare.
after-fair-unreadable = Questa registrazione non si può leggere, quindi non si può controllare nulla.
after-fair-hashes = Mostra le impronte
after-fair-promised = Sigillato
after-fair-found = Trovato
after-fair-right = Giusto:
after-fair-wrong = Sbagliato:
after-fair-check-same-commitment = Il sigillo che hai visto
    .good = Prima della partita il tuo dispositivo ha annotato l’impronta del segreto. È ancora la stessa.
    .bad = Prima della partita il tuo dispositivo ha annotato un’impronta del segreto diversa da quella della registrazione.
after-fair-check-words = La tua parte nella mescolata
    .good = Quello che il tuo dispositivo ha aggiunto alla mescolata c’è, intatto.
    .bad = Quello che il tuo dispositivo ha aggiunto alla mescolata manca o è stato cambiato.
after-fair-check-same-root = Le carte sigillate
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
after-fair-check-moves = Le mosse
    .good = Il tuo dispositivo ha rigiocato tutte le { $count } mosse. Sono tutte valide e portano al risultato.
    .bad = Rigiocate sul tuo dispositivo, le mosse non sono tutte valide, o portano a un altro risultato.
