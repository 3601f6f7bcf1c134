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

## Le schermate

terminal-help = Aiuto
terminal-quit = Esci
terminal-goodbye = Ciao, a presto!
terminal-hint = Suggerimento
terminal-undo = Riprendi
terminal-log = Cronaca
terminal-muted = silenziato
terminal-join = Unisciti a un tavolo
terminal-join-about = Incolla il link del tavolo.
terminal-seat = Cambia il posto
terminal-past = Partite giocate
terminal-step = Passo
terminal-chapter = Round o mano
terminal-faster = Più veloce
terminal-slower = Più lento
terminal-colour = Colori
terminal-bell = Un suono quando tocca a te
terminal-small = La finestra è troppo piccola: servono almeno { $columns } per { $rows }.
terminal-number = { $number }
terminal-list-last = { $first } e { $last }

# --- unirsi a un tavolo con il suo link

terminal-join-no-link = Questo non è il link di un tavolo. È fatto così: https://carte.example/t/abcdefghijklmnop
terminal-join-no-server = { $room } è il nome di un tavolo. Su quale server? Aggiungilo con --server.
terminal-join-no-answer = { $server } non risponde. Il link è giusto, e sei online?
terminal-join-no-forno = { $server } non è un tavolo da gioco, o è di un’altra versione.
