### Un tavolo: sedersi, i preparativi, la barra in alto, il registro, le chiacchiere, la connessione.

## L’arrivo

table-title = { $game } · Forno
table-title-turn = ● Tocca a te · { $game }
table-home = Alla pagina iniziale
table-connecting = Stiamo arrivando al tavolo…
table-none = Qui non c’è nessun tavolo
table-none-text = Dietro questo link non c’è nessun tavolo. Controllalo o fattene dare uno nuovo.
table-older = C’è una pagina più recente
table-broken = Non è stato possibile prendere le carte.
table-closed = Questo tavolo è chiuso.
table-closed-text = Qui non si gioca più.
table-which-title = Due posti per te?
table-which-text = Questo dispositivo ha già un posto a questo tavolo. Il link ne apre un altro.
table-which-new = Prendi il posto del link
table-which-old = Tieni il mio posto
table-sit = Siediti
table-sit-invited = Ti invita: { $name }
table-sit-full = Tutti i posti sono occupati.
table-sit-locked = Il tavolo è bloccato.
table-unseated = Non hai più il posto qui: è stato liberato, o la sua serratura è cambiata.
table-watch = Guarda soltanto

## Prima di iniziare

table-start = Inizia
table-start-bots =
    { $count ->
        [one] Inizia con { $count } bot
       *[other] Inizia con { $count } bot
    }
table-waiting = Dà il via { $name }
table-watching =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
table-invite = Invita
table-invite-help = Chi ha questo link può sedersi.
table-link-local = Questo link funziona solo su questo dispositivo. Avvia Forno con «./forno serve --host 0.0.0.0», aprilo con il nome del tuo computer, e i telefoni della rete potranno unirsi.
table-invite-link = Link a questo tavolo
table-copy = Copia il link
table-copied = Copiato
table-share = Condividi
table-qr = Codice QR: { $name }
table-seats = Posti
table-seats-number = Numero di posti
table-seats-fewer = Un posto in meno
table-seats-more = Un posto in più
table-seat-number = Posto { $number }
table-seat-face = Cambia faccia
table-seat-free = Libero
table-seat-reserved = Tenuto per qualcuno
table-seat-you = tu
table-seat-host = ospita
table-seat-bot = bot, { $level }
table-seat-gone = non in linea
table-seat-away = intanto gioca un bot
table-seat-add-bot = Aggiungi un bot
table-seat-level = Come gioca il bot
table-seat-change = Cambia: { $name }
table-seat-keep = Tieni il posto per qualcuno
table-seat-keep-help = Il posto riceve un link suo. Vale una volta sola, anche se il tavolo è bloccato.
table-seat-reserve = Crea un invito
table-seat-invite = Manda questo link alla persona che aspetti. Si vede soltanto adesso.
table-seat-invite-link = Invito a questo posto
table-seat-open = Libera il posto
table-seat-remove = Togli dal tavolo
table-seat-hand-over = Passa la guida del tavolo
table-bot-random = gioca a caso
table-bot-default = gioca semplice
table-bot-novice = gioca da principiante
table-bot-regular = gioca bene
table-bot-expert = gioca molto bene
table-bot-master = gioca da maestro
table-somebody = Qualcuno

## Le opzioni del gioco

table-options = Regole del gioco
table-options-changed =
    { $count ->
        [0] come al solito
        [one] { $count } cambiata
       *[other] { $count } cambiate
    }
table-option-on = sì
table-option-off = no
table-option-random = a caso
table-option-colours = Colori
table-option-first-player = Chi comincia
table-option-first-dealer = Chi dà le carte per primo
table-option-open-log = Mostra tutto il registro
table-option-doubles = Doppie sul tavolo
table-option-doubles-first = si prendono per prime
table-option-doubles-last = si prendono per ultime
table-option-help = Chiedere aiuto
table-option-start-card = Prima carta
table-option-start-card-any = una qualsiasi
table-option-start-card-number = un numero
table-option-may-draw = Pescare anche se si può giocare
table-option-jump-in = Giocare al volo
table-option-jump-in-all = con ogni carta
table-option-jump-in-numbers = solo con i numeri
table-option-jump-in-off = mai
table-option-two-player-reverse = Cambio giro in due
table-option-two-player-reverse-turn = gioca l’altro
table-option-two-player-reverse-skip = l’altro salta il turno
table-option-raising = Aumentare una penalità
table-option-raising-same = solo con la stessa carta
table-option-raising-mixed = pesca due e pesca quattro insieme
table-option-triples = Tre o più numeri uguali insieme

## Le impostazioni del tavolo

table-settings = Tempo e compagnia
table-set-clock = Orologio
table-clock-none = senza orologio
table-clock-per-decision = un tempo per ogni decisione
table-clock-days = giorni per ogni decisione
table-set-seconds = Per ogni decisione
table-set-bank = Riserva per tutta la partita
table-set-days = Per ogni decisione
table-set-jump-in = Tempo per giocare al volo
table-duration =
    { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes ->
            [0] { $seconds } s
           *[other] { $minutes } min { $seconds } s
        }
    }
table-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
table-days-left = { $days } g { $hours } h
table-jump-in =
    { $seconds ->
        [0] nessuno
       *[other] { $seconds } s
    }
table-set-chat = Chiacchiere
table-chat-free = libere
table-chat-phrases = solo frasi pronte
table-chat-off = nessuna
table-set-hints = I consigli sono permessi
table-set-spectators = Si può guardare
table-set-listed = Nell’elenco pubblico
table-set-locked = Bloccato: nessun altro si siede

## La barra in alto

table-menu = Menu
table-round = Round { $round } di { $rounds }
table-hand = Mano { $number }
table-your-turn = Tocca a te
table-turn-of = Tocca a { $name }
table-you-watch = stai guardando
table-over = La partita è finita
table-time-left = Tempo rimasto: { $time }
table-connected = in linea
table-not-connected = nessuna connessione
table-line-lost = Connessione persa. Sta tornando…
table-line-wait = Prossimo tentativo tra { $seconds } s.
table-line-trying = Tentativo in corso…
table-line-now = Prova ora
table-line-back = Di nuovo in linea

## Registro e chiacchiere

table-log = Registro e chiacchiere
table-log-unread = Registro e chiacchiere: qualcosa di nuovo
table-log-empty = Non è ancora successo nulla.
table-log-memory = Solo dal tuo ultimo turno in poi: ricordare fa parte del gioco.
table-rule = La regola
table-rule-of = La regola per: { $text }
table-rulebook = Apri il regolamento
table-phrases = Frasi pronte
table-chat-here = Di’ qualcosa
table-chat-send = Dillo
table-chat-is-off = A questo tavolo non si parla.
table-moves = Le tue mosse
table-event-seat-taken = { $name } si siede.
table-event-seat-left = { $name } si alza.
table-event-seat-cleared = Non è più al tavolo: { $name }.
table-event-host-changed = Ora guida il tavolo { $name }.
table-event-game-started = Comincia la partita { $number }. Ogni carta è promessa.
table-event-timed-out = Tempo scaduto per { $name }: si gioca la mossa predefinita.
table-event-player-away = { $name } non c’è. Continua un bot.
table-event-player-back = { $name } è di nuovo qui.
table-event-move-overtaken = { $name } ha giocato al volo prima della tua mossa.
table-event-jump-in-lost = { $name } ha fatto prima di { $milliseconds } ms.
table-event-undo-requested = { $name } vorrebbe ritirare una mossa.
table-event-undo-declined = { $name } non è d’accordo.
table-event-moves-undone =
    { $moves ->
        [one] { $name } ritira una mossa.
       *[other] { $name } ritira: { $moves } mosse sono annullate.
    }
table-event-chat-message = { $name }: { $text }
table-event-game-ended = La partita { $number } è finita.
table-event-room-closed = Il tavolo è chiuso.

## Il menu

table-take-back = Ritira la mia ultima mossa
table-undo-requested = { $name } vorrebbe ritirare una mossa. Va bene?
table-undo-waiting = Ritirare la mossa? Si chiede agli altri…
table-yes = Sì
table-no = No
table-sound-on = Suono: acceso
table-sound-off = Suono: spento
table-preferences = Impostazioni
table-rules = Regole di questo gioco
table-players = Giocatori
table-mute = Non sentire
table-unmute = Senti di nuovo
table-mute-name = Non sentire { $name }
table-unmute-name = Senti di nuovo { $name }
table-move = Continua su un altro dispositivo
table-move-help = Apri questo link sull’altro dispositivo, oppure inquadra con quello il codice.
table-move-warning = Chi ha questo link ha il tuo posto. Non mostrarlo a nessun altro.
table-move-link = Link al tuo posto
table-lock = Cambia la serratura
table-lock-help = Chiude fuori ogni altro dispositivo che ha il tuo posto. I link di prima non valgono più.
table-lock-done = Fatto: ora solo questo dispositivo ha il tuo posto. Il link qui sopra è nuovo.
table-leave = Alzati
table-leave-lobby = Il tuo posto diventa libero per altri.
table-leave-game = Un bot continua per te. Con questo dispositivo puoi tornare quando vuoi.
table-close = Chiudi il tavolo
table-close-sure = Il tavolo finisce per tutti, e nessuno può continuare a giocare.
table-stay = Resta
table-over-look = Guarda il tavolo
table-over-result = Mostra il risultato
table-again = Ancora una volta
