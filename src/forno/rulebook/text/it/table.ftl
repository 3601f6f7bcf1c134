### Un tavolo: sedersi, i preparativi, la barra in alto, il registro, le chiacchiere, la connessione.

## L’arrivo

table-title = { $game } · Forno
table-title-turn = ● Tocca a te · { $game }
table-title-name = ● Tocca a { $name } · { $game }
table-home = Home
table-connecting = Stiamo arrivando al tavolo…
table-none = Qui non c’è nessun tavolo
table-none-text = Non troviamo questo tavolo. Forse il link è sbagliato o la partita è finita.
table-older = È pronta una nuova versione
table-broken = Non siamo riusciti a caricare il tavolo.
table-closed = Questo tavolo è chiuso.
table-closed-text = Qui non si gioca più.
table-which-title = Due posti per te?
table-which-text = Su questo dispositivo hai già un posto a questo tavolo. Il link è per un altro posto.
table-which-new = Prendi il nuovo posto
table-which-old = Tieni il mio posto
table-sit = Siediti
table-sit-invited = { $name } ti invita
table-sit-full = Tutti i posti sono occupati.
table-sit-locked = L’host ha bloccato il tavolo.
table-unseated = Non hai più questo posto: è stato liberato, o questo dispositivo è stato scollegato.
table-watch = Guarda soltanto

## Prima di iniziare

table-start = Inizia
table-start-bots =
    { $count ->
        [one] Inizia con { $count } bot
       *[other] Inizia con { $count } bot
    }
table-waiting = Aspettiamo che { $name } dia il via
table-watching =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
table-invite = Invita
table-invite-help = Chi ha questo link può giocare con te.
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
table-seat-colour = Colore di { $name }: { $colour }
table-seat-colour-any = uno qualsiasi
table-seat-colour-pick = Scegli un colore
table-seat-colour-taken = già preso: { $name }
table-seat-free = Libero
table-seat-reserved = Riservato
table-seat-you = tu
table-seat-host = host
table-seat-bot = bot · { $level }
table-seat-gone = non in linea
table-seat-away = intanto gioca un bot
table-seat-add-bot = Aggiungi un bot
table-seat-level = Livello del bot
table-seat-change = Cambia: { $name }
table-seat-keep = Riserva per un amico
table-seat-keep-help = Il posto riceve un suo link. Vale una volta sola, anche se il tavolo è bloccato.
table-seat-reserve = Crea un invito
table-seat-invite = Manda questo link a chi aspetti. Lo vedi solo adesso.
table-seat-invite-link = Invito a questo posto
table-seat-open = Libera il posto
table-seat-remove = Togli dal tavolo
table-seat-hand-over = Nomina host
table-bot-random = A caso
table-bot-default = Semplice
table-bot-novice = Principiante
table-bot-regular = Normale
table-bot-expert = Esperto
table-bot-master = Maestro
table-somebody = Qualcuno

## Le opzioni del gioco

table-options = Varianti
table-options-changed =
    { $count ->
        [0] standard
        [one] { $count } cambiata
       *[other] { $count } cambiate
    }
table-option-on = sì
table-option-off = no
table-option-random = a caso
table-option-next = il prossimo a sinistra
table-option-first-player = Chi comincia
table-option-first-dealer = Chi dà le carte per primo
table-option-open-log = Mostra tutta la cronaca
table-option-doubles = Doppie sul tavolo
table-option-doubles-first = si usano per prime
table-option-doubles-fitting = per prime, ma una singola per finire
table-option-help = Chiedere aiuto
table-option-start-card = Prima carta
table-option-start-card-any = una qualsiasi
table-option-start-card-number = un numero
table-option-may-draw = Pescare anche se puoi giocare
table-option-jump-in = Giocare al volo
table-option-jump-in-all = con qualsiasi carta
table-option-jump-in-numbers = solo con i numeri
table-option-jump-in-off = mai
table-option-two-player-reverse = Cambio giro in due
table-option-two-player-reverse-turn = tocca all’altro
table-option-two-player-reverse-skip = l’altro salta il turno
table-option-raising = Accumulare le penalità
table-option-raising-same = solo con la stessa carta
table-option-raising-mixed = +2 e Jolly +4 insieme
table-option-triples = Tre o più numeri uguali insieme

## Le impostazioni del tavolo

table-settings = Tempo e spettatori
table-set-clock = Orologio
table-clock-none = senza orologio
table-clock-per-decision = tempo per mossa
table-clock-days = giorni per mossa
table-set-seconds = Per mossa
table-set-bank = Riserva per tutta la partita
table-set-days = Per mossa
table-set-jump-in = Tempo per giocare al volo
table-set-latency-cap = Margine per connessioni lente
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
table-latency-cap =
    { $milliseconds ->
        [0] nessuno
       *[other] fino a { $milliseconds } ms
    }
table-set-bot-pace = Velocità dei bot
table-bot-pace-quick = veloce
table-bot-pace-normal = normale
table-bot-pace-slow = tranquilla
table-set-chat = Chat
table-chat-free = attiva
table-chat-phrases = solo frasi pronte
table-chat-off = spenta
table-set-hints = Consigli permessi
table-set-spectators = Si può guardare
table-set-listed = Nell’elenco pubblico
table-set-locked = Bloccato: non entra più nessuno

## La barra in alto

table-menu = Menu
table-round = Manche { $round } di { $rounds }
table-hand = Manche { $number }
table-sort-hand = Ordina la mano
table-your-turn = Tocca a te
table-turn-of = Tocca a { $name }
table-emptying = Si svuota il forno
table-question = Una domanda per te
table-waits-for = Aspettiamo { $name }
table-you-watch = stai guardando
table-over = La partita è finita
table-time-left = Tempo rimasto: { $time }
table-connected = in linea
table-not-connected = nessuna connessione
table-waited = Il tavolo ti ha aspettato.
table-go-on = Continua
table-played =
    { $count ->
        [one] Un bot ha giocato una mossa per te:
       *[other] Un bot ha giocato { $count } mosse per te:
    }
table-line-lost = Connessione persa. Ci riproviamo…
table-line-wait = Prossimo tentativo tra { $seconds } s.
table-line-trying = Tentativo in corso…
table-line-now = Prova ora
table-line-back = Di nuovo in linea

## Registro e chiacchiere

table-log = Cronaca e chat
table-log-unread = Cronaca e chat: qualcosa di nuovo
table-tab-turn = Dal tuo turno
table-tab-log = Cos’è successo
table-tab-chat = Chat
table-tab-unread = nuovi messaggi
table-log-empty = Non è ancora successo nulla.
table-log-memory-watching = Si vedono solo le ultime mosse: ricordare fa parte del gioco.
table-log-memory = Solo quello che è successo dal tuo ultimo turno: ricordare fa parte del gioco.
table-rule = La regola
table-rule-of = La regola per: { $text }
table-rulebook = Apri il regolamento
table-quick = Reazioni e frasi
table-reactions = Reazioni
table-reaction-thumbs-up = Pollice in su
table-reaction-clap = Applauso
table-reaction-laugh = Risata
table-reaction-wow = Oh!
table-reaction-cry = Lacrime
table-reaction-heart = Cuore
table-reaction-fire = Fuoco
table-reaction-pizza = Pizza
table-phrases = Frasi pronte
table-chat-here = Scrivi qualcosa
table-chat-send = Invia
table-chat-empty = Nessuno ha ancora detto niente.
table-chat-is-off = A questo tavolo la chat è spenta.
table-moves = Le tue mosse
table-event-seat-taken = { $name } è al tavolo.
    .you = Sei al tavolo.
table-event-seat-left = { $name } lascia il tavolo.
    .you = Lasci il tavolo.
table-event-seat-cleared = Non è più al tavolo: { $name }.
table-event-name-changed = { $before } ora si chiama { $name }.
    .you = Ora ti chiami { $name }.
table-event-queue-joined = { $name } aspetta un posto.
    .you = Aspetti un posto.
table-event-queue-left = { $name } non aspetta più un posto.
    .you = Non aspetti più un posto.
table-event-made-way = { $name } salta questa partita.
    .you = Questa partita la salti.
table-event-game-changed = La prossima partita è { $game }.
table-event-host-changed = Ora l’host è { $name }.
    .you = Ora l’host sei tu.
table-event-game-started = Partita { $number }. Il mazzo è sigillato – dopo la partita puoi controllarlo.
table-event-silent-seats = Nella mescolata mancano parole a caso di { $names }.
table-event-game-continued = Ripresa di una partita finita. La distribuzione non è sigillata.
table-event-timed-out = Tempo scaduto per { $name }: parte una mossa sicura.
    .you = Tempo scaduto: parte una mossa sicura.
table-event-player-away = { $name } non c’è. Intanto gioca un bot.
    .you = Non ci sei. Intanto gioca un bot.
table-event-player-back = { $name } è di nuovo qui.
    .you = Ci sei di nuovo.
table-event-move-overtaken = { $name } ha fatto prima di te.
table-event-jump-in-lost = { $name } ti batte per { $seconds } s.
table-event-undo-requested = { $name } vorrebbe ritirare una mossa.
    .you = Chiedi di ritirare una mossa.
table-event-undo-declined = { $name } dice di no.
    .you = Dici di no.
table-event-moves-undone =
    { $moves ->
        [one] { $name } ritira una mossa.
       *[other] { $name } ritira { $moves } mosse.
    }
    .you =
        { $moves ->
            [one] Ritiri una mossa.
           *[other] Ritiri { $moves } mosse.
        }
table-event-reaction-sent = { $name }: { $reaction }
table-event-chat-message = { $name }: { $text }
table-event-nudged = { $by } dà un colpetto a { $name }.
    .you = { $by } ti dà un colpetto.
table-event-vote-close-game = { $name } vorrebbe chiudere questa partita. Che ne dicono gli altri?
    .you = Proponi di chiudere questa partita. Chiediamo agli altri.
table-event-vote-remove = { $name } vorrebbe allontanare { $other } dal tavolo. Che ne dicono gli altri?
    .you = Proponi di allontanare { $other } dal tavolo. Chiediamo agli altri.
table-event-vote-failed = I voti non bastano: non cambia nulla.
table-event-take-over-requested = { $name } vorrebbe giocare al posto di { $other }.
    .you = Vorresti giocare al posto di { $other }.
table-event-take-over-declined = Per ora { $name } non può prendere il posto.
    .you = Per ora non puoi prendere il posto.
table-event-seat-taken-over = Ora { $name } gioca al posto di { $other }.
    .you = Ora giochi al posto di { $other }.
table-event-game-ended = La partita { $number } è finita.
table-event-game-ended-early = La partita { $number } si chiude prima della fine, senza risultato.
table-event-room-closed = Il tavolo è chiuso.

table-menu-game = La partita
table-menu-device = Questo dispositivo
table-menu-go = Uscire

## Il menu

table-take-back = Ritira la mia ultima mossa
table-undo-requested = { $name } vorrebbe ritirare una mossa. Va bene?
table-undo-waiting = Chiediamo agli altri se puoi ritirarla…
table-yes = Sì
table-no = No
table-sound-on = Suoni e vibrazione: accesi
table-sound-off = Suoni e vibrazione: spenti
table-hook = Avvisare una chat
table-hook-about = Racconta a una vostra chat quando una partita comincia o finisce, e a chi tocca mentre non c’è. Solo quello che vede uno spettatore.
table-hook-now = Ora: { $format } su { $host }
table-hook-remove = Togli
table-hook-secret = La chiave delle sue firme, mostrata solo questa volta:
table-hook-format = Servizio
table-hook-address = Indirizzo del webhook
table-hook-token = Token di accesso
table-hook-save = Salva
table-preferences = Impostazioni
table-profile = Il tuo nome e il tuo volto
table-profile-save = Salva
table-rules = Regole di questo gioco
table-players = Giocatori
table-mute = Silenzia
table-unmute = Riattiva
table-mute-name = Silenzia { $name }
table-unmute-name = Riattiva { $name }
table-move = Continua su un altro dispositivo
table-move-help = Apri questo link sull’altro dispositivo, o inquadra il codice.
table-move-warning = Con questo link chiunque può giocare al tuo posto. Tienilo per te.
table-move-link = Link al tuo posto
table-lock = Scollega gli altri dispositivi
table-lock-help = Gli altri dispositivi perdono l’accesso al tuo posto, e i vecchi link non valgono più.
table-lock-done = Fatto. Ora il tuo posto è solo su questo dispositivo. Il link qui sopra è nuovo.
table-leave = Lascia il tavolo
table-leave-lobby = Qualcun altro può prendere il tuo posto.
table-leave-game = Gli altri continuano, e un bot gioca per te. Da questo dispositivo puoi tornare quando vuoi.
table-leave-waits = Il tuo tavolo ti aspetta. Da questo dispositivo puoi tornare quando vuoi.
table-waits = Il tuo tavolo ti aspetta.
table-plays-on =
    { $minutes ->
        [0] { $seconds ->
            [0] Gli altri continuano; un bot ti sostituisce subito.
            [one] Gli altri continuano; un bot ti sostituisce dopo un secondo.
           *[other] Gli altri continuano; un bot ti sostituisce dopo { $seconds } secondi.
        }
        [one] Gli altri continuano; un bot ti sostituisce dopo un minuto.
       *[other] Gli altri continuano; un bot ti sostituisce dopo { $minutes } minuti.
    }
table-close = Chiudi il tavolo
table-close-sure = Il tavolo si chiude per tutti, e nessuno può continuare.
table-stay = Resta
table-over-look = Guarda il tavolo
table-over-result = Mostra il risultato

## Una serata insieme

table-again = Gioca ancora
table-go = Vai al tavolo
table-next-made = Si prepara la prossima partita: { $game }.
table-next-begun = La prossima partita è iniziata.
table-next-turn = La prossima partita è cominciata, e tocca a te.
table-ready = Ci sono
table-ready-undo = Aspetta, non ancora
table-ready-people = Chi c’è per la prossima partita
table-ready-name = { $name } c’è.
table-ready-not = { $name } non c’è ancora.
table-ready-waiting = Ci sei. Aspettiamo { $names }.
table-ready-all = Ci siamo tutti. Si comincia…
table-ready-free = Ci siamo tutti, ma un posto è ancora libero.
table-seat-ready = c’è
table-start-now = Comincia subito
table-change = Cambia gioco
table-change-about = Restano tutti al tavolo, con lo stesso link.
table-change-out =
    { $count ->
        [one] Uno di voi sta fuori questa volta. La prossima tocca a un altro.
       *[other] { $count } di voi stanno fuori questa volta. La prossima tocca ad altri.
    }
table-change-play = Gioca a { $game }
table-queue = In attesa di un posto
table-queue-wait = Sei in fila. Il prossimo posto libero è tuo.
table-queue-leave = Lascia la fila
table-queue-leave-sure = Perdi il tuo posto in fila. Puoi comunque guardare.
table-evening = La serata
table-score-name = Nome
table-score-wins = Vittorie
table-score-place = Posto medio
table-score-games = Partite
table-score-bots = Bot: { $level }
table-past-game = Partita { $number }: { $game }
table-past-won =
    { $count ->
        [one] Vittoria: { $names }
       *[other] Vittoria condivisa: { $names }
    }
table-past-early = Chiusa prima della fine, senza risultato
table-guest-watching = Sono nel mezzo di una partita: per ora guardi.
table-guest-over = Questa partita è finita. Puoi giocare la prossima.
table-guest-queue =
    { $place ->
        [1] Giochi la prossima partita.
       *[other] Sei il numero { $place } in fila.
    }
table-guest-seated = Hai un posto nella prossima partita.
table-guest-asked = Chiedi il posto di { $name }. Aspettiamo un sì…
table-guest-cancel = Lascia stare
table-guest-join = Gioca la prossima partita
table-guest-take-over = Prendi il posto di un bot
table-guest-next = Poi: scegli un posto
table-guest-seats = Quale posto vuoi? Continui con le sue carte.
table-guest-seats-ask = Quale posto vuoi? Prima chiediamo all’host.
table-request = { $name } vorrebbe giocare al posto di { $other }. Va bene?
table-vote-close-game = { $name } vorrebbe chiudere questa partita. Va bene?
table-vote-close-game-own = Proponi di chiudere questa partita.
table-vote-remove = { $name } vorrebbe allontanare { $other }. Va bene?
table-vote-remove-own = Proponi di allontanare { $other }.
table-vote-count = Sì: { $yes } su { $needed }
table-vote-withdraw = Ritira
table-end = Chiudi questa partita
table-end-sure = Chiediamo agli altri. Se più della metà è d’accordo, la partita finisce senza risultato. Il tavolo resta aperto.
table-remove = Allontana
table-hand-over = O lascia giocare un amico al posto tuo:
table-nudge = Dai un colpetto a { $name }
table-nudged = Colpetto dato a { $name }.
table-set-take-over = Prendere il posto di un bot
table-take-over-ask = se l’host è d’accordo
table-take-over-open = chiunque, subito
table-take-over-off = no
table-set-absent = Se all’inizio manca qualcuno
table-absent-bot = gioca un bot
table-absent-sit-out = sta fuori
table-set-guests-talk = Chi è in fila può scrivere in chat

## In più su un dispositivo

table-shared-add = Aggiungi qualcuno su questo dispositivo
table-shared-title = Qualcun altro su questo dispositivo
table-shared-do = Aggiungi
table-shared-here = su questo dispositivo
table-shared-there = condivide un dispositivo
table-shared-remove = Togli { $name }
table-shared-face = Cambia il nome e il volto di { $name }
table-shared-note = Vi passate questo dispositivo. Tra un turno e l’altro non mostra le carte di nessuno, e l’orologio aspetta.
table-shared-no-jump-ins = Alcuni di voi condividono un dispositivo: stavolta niente giocate al volo. Con il telefono in viaggio non sarebbe giusto.
table-shared-pass = Passa il telefono a { $name }
table-shared-pass-text = Qui non si vede nessuna carta. Compaiono quando { $name } tocca il pulsante.
table-shared-wait-text = Per ora qui non tocca a nessuno. Vuoi vedere le tue carte?
table-shared-uncover = Sono { $name }
table-shared-done = Fatto, passo
table-shared-hide = Nascondi le mie carte
table-shared-clock = orologio in attesa

# Reporting somebody
table-report = Segnala
table-report-name = Segnala { $name }
table-report-about = Lo legge solo chi gestisce questo server. { $name } non lo viene a sapere.
table-report-reason = Che cosa non va?
table-report-insult = Insulti
table-report-bad-name = Il nome
table-report-spam = Spam
table-report-cheating = Imbrogli
table-report-other = Altro
table-report-line = Quale messaggio?
table-report-no-line = Nessuno in particolare
table-report-note = Con parole tue (facoltativo)
table-report-send = Invia la segnalazione
table-report-done = Grazie. La segnalazione è stata inviata. Puoi anche silenziare { $name }, così non vedi più i suoi messaggi.
