### Il terminale.

## I tavoli

terminal-key-explain = spiega
terminal-head-ingredients = ingr.
terminal-head-orders = ord.
terminal-head-pile = mazzo
terminal-head-served = servite

## I tasti

terminal-key-choose = scegli
terminal-key-play = gioca
terminal-key-take = OK
terminal-key-scroll = scorri
terminal-key-change = cambia
terminal-key-next = campo successivo
terminal-key-go = da una carta all’altra
terminal-key-climb = tra carte, pulsanti e tavolo
terminal-key-pick = scegliere questa carta, o rimetterla giù
terminal-key-clear = rimettere giù tutte le carte

## Le schermate

terminal-help = Aiuto
terminal-quit = Esci
terminal-quit-again = Ancora una volta Ctrl+C per uscire.
terminal-quit-ends = Questo tavolo vive in questo programma e si chiude con lui, anche per { $names }.
terminal-goodbye = Ciao, a presto!
terminal-hint = Suggerimento
terminal-undo = Riprendi
terminal-log = Cronaca
terminal-muted = silenziato
terminal-join = Unisciti a un tavolo
terminal-join-about = Incolla il link del tavolo.
terminal-link-local = Funziona solo su questo computer. Per gli altri: «forno serve --help».
terminal-seat = Cambia il posto
terminal-past = Partite giocate
terminal-step = Passo
terminal-chapter = Round o mano
terminal-faster = Più veloce
terminal-slower = Più lento
terminal-colour = Colori
terminal-bell = Un suono quando tocca a te
terminal-number = { $number }
terminal-list-last = { $first } e { $last }

# --- unirsi a un tavolo con il suo link

terminal-join-no-link = Questo non è il link di un tavolo. È fatto così: https://carte.example/t/abcdefghijklmnop
terminal-join-no-server = { $room } è il nome di un tavolo. Su quale server? Aggiungilo con --server.
terminal-join-no-answer = { $server } non risponde. Il link è giusto, e sei online?
terminal-join-no-forno = { $server } non è un tavolo da gioco, o è di un’altra versione.
terminal-join-version = { $server } ha un’altra versione di Forno rispetto a questa: aggiorna la più vecchia delle due.

# --- modo testo: righe in entrata, righe in uscita

terminal-plain-piped = Qui non c’è un terminale, quindi il tavolo arriva riga per riga.
terminal-plain-missing = Per lo schermo intero manca Textual, quindi il tavolo arriva riga per riga: { $advice }
terminal-plain-commands = Scrivi il numero di una mossa, o la mossa stessa. «help» mostra tutto il resto.
terminal-plain-help =
    un numero o una mossa   giocarla: «put 2 olive»
    hint   cosa farebbe un buon bot, e perché
    undo   riprenderti l’ultima mossa
    table   chi siede dove, e cosa c’è sul tavolo
    cards   le carte della tua mano spiegate
    log   cosa è successo dal tuo ultimo turno
    rules   le regole; «rules PAROLA» trova quelle con una parola
    say TESTO   parlare con gli altri
    yes, no   rispondere a una domanda degli altri
    ready, rematch   un’altra partita
    start   dare le carte, se ospiti tu; i bot prendono i posti liberi
    take NUMERO   prendere il posto di un bot, se ne aspetti uno
    report NUMERO MOTIVO TESTO   segnalare chi siede a un posto a chi gestisce il server
    quit   andare via
terminal-plain-report = Scrivi il numero del posto, poi insult, name, spam, cheating o other, e se vuoi due parole: «report 2 spam».
terminal-plain-seed = Hai scelto un seme, quindi queste carte non sono segrete: chi lo conosce le conosce.
terminal-plain-more =
    { $count ->
        [one] e un’altra di questo tipo: scrivi la mossa
       *[other] e altre { $count } di questo tipo: scrivi la mossa
    }
terminal-plain-window = Hai { $seconds } s. Scrivi la mossa, o aspetta.
terminal-plain-answer = Scrivi yes o no.
terminal-plain-unknown = Non capisco «{ $typed }». Scrivi un numero da 1 a { $count }, o «help».
terminal-plain-no-request = Nessuno ti ha chiesto niente.
terminal-plain-no-game = Adesso non c’è nessuna partita.
terminal-plain-over = Scrivi «rematch» per un’altra partita, o «quit».
terminal-plain-record = La partita è annotata in { $file }
terminal-plain-no-record = Nessuna partita è finita, quindi non c’è niente di annotato.
terminal-plain-go-on = Premi Invio per continuare.
terminal-back = Per tornare al tuo posto: { $link }
terminal-plain-goodbye = A presto!
terminal-bot-failed = { $name } non ce l’ha fatta, quindi è stata giocata una mossa sicura. { $fault }
