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

# --- unirsi a un tavolo con il suo link

terminal-join-no-link = Questo non è il link di un tavolo. È fatto così: https://carte.example/t/abcdefghijklmnop
terminal-join-no-server = { $room } è il nome di un tavolo. Su quale server? Aggiungilo con --server.
terminal-join-no-answer = { $server } non risponde. Il link è giusto, e sei online?
terminal-join-no-forno = { $server } non è un tavolo da gioco, o è di un’altra versione.
