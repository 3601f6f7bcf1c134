### La pagina iniziale, le impostazioni e la pagina delle regole.

## Dappertutto

home-close = Chiudi
home-rule = La regola
home-loading = Un momento…
home-back = Indietro
home-again = Riprova
home-reload = Ricarica

## I giochi

home-tagline = Cinque giochi di carte, con gli amici o contro i bot. Niente account, basta un link.
home-pick = Scegli un gioco
home-play = Gioca
home-minutes = { $least }–{ $most } minuti
home-minutes-about = circa { $minutes } minuti
home-bots = Gioca contro i bot
home-level = Livello dei bot
home-level-novice = Principiante
home-level-regular = Normale
home-level-expert = Esperto
home-level-master = Maestro
home-friends = Gioca con gli amici
home-learn = Impara in tre minuti
home-rules = Regole
home-seats = Giocatori
home-fewer = Meno giocatori
home-more = Più giocatori
home-name = Il tuo nome
home-opening = Apriamo il tavolo…

## Nome e faccia

home-you = Tu
home-name-placeholder = Come ti chiami?
home-name-missing = Prima scrivi il tuo nome.
home-face = La tua faccia
home-face-fox = Volpe
home-face-owl = Gufo
home-face-bear = Orso
home-face-lion = Leone
home-face-cat = Gatto
home-face-rabbit = Coniglio
home-face-frog = Rana
home-face-penguin = Pinguino
home-face-pig = Maiale
home-face-hedgehog = Riccio
home-face-octopus = Polpo
home-face-raccoon = Procione
home-colour = Il tuo colore
home-colour-about = È tuo dove il gioco ce l’ha e nessuno è arrivato prima.
home-colour-any = qualsiasi

## I tavoli

home-yours = I tuoi tavoli
home-others = con { $names }
home-nobody = ancora nessun altro
home-player-number = Giocatore { $number }
home-deleted = (eliminato)
home-status-lobby = Non iniziato
home-status-playing = In corso
home-status-over = Finito
home-status-closed = Chiuso
home-turn-yours = Tocca a te
home-turn-other = Tocca a { $name }
home-waits = Ti aspetta
home-last-move = ultima mossa { $ago }
home-moves =
    { $count ->
        [one] una mossa dalla tua ultima visita
       *[other] { $count } mosse dalla tua ultima visita
    }
home-over-place =
    { $place ->
        [1] È finita: hai vinto!
       *[other] È finita: { $place }º posto per te
    }
home-queued = Aspetti un posto
home-lost-table = Questo tavolo non c’è più.
home-lost-seat = Il tuo posto lì non è più tuo.
home-along = I miei tavoli su un altro dispositivo
home-along-help = Apri questo link sull’altro dispositivo, o inquadra il codice. Da lì in poi tutti e due mostrano gli stessi tavoli.
home-along-link = Link ai tuoi tavoli
home-along-warning = Con questo link chiunque può sedersi ai tuoi posti: tienilo per te. Il server non può leggere il tuo elenco. Se lo perdi, spariscono solo i tuoi posti; gli amici tengono i loro.
home-along-new = Crea una chiave nuova
home-along-new-help = Questo dispositivo avrà un elenco tutto suo. Gli altri tuoi dispositivi restano con quello vecchio.
home-along-new-done = Fatto. Ora questo dispositivo ha un elenco tutto suo.
home-along-insecure = I tuoi tavoli restano su questo dispositivo: senza https il browser non può chiudere a chiave l’elenco, quindi non si può portare altrove.
home-along-ask = I tuoi tavoli anche qui?
home-along-ask-text = I tavoli di questo link e quelli di qui diventano un solo elenco. Di’ di sì solo se il link è tuo: chi ce l’ha può sedersi ai tuoi posti.
home-along-yes = Sì, portali qui
home-along-no = Non ora
home-along-broken = A questo link manca un pezzo. Copialo di nuovo sull’altro dispositivo.
home-forget = Dimentica questo tavolo
home-forget-ask = Dimenticarlo? Da questo dispositivo non potrai più tornare al tuo posto.
home-forget-yes = Dimentica
home-forget-no = Tieni
home-more-tables =
    { $count ->
        [one] Mostrane un altro
       *[other] Mostrane altri { $count }
    }
home-public = Tavoli pubblici
home-taken = Posti occupati: { $taken } su { $seats }
home-join = Gioca
home-watch = Guarda
home-all-rules = Tutte le regole

## Quando qualcosa non va

home-offline = Nessuna connessione. Puoi leggere le regole; i tuoi tavoli ti aspettano quando torni in linea.
home-failed = In questo momento il server non risponde.

## Impostazioni

home-settings = Impostazioni
home-language = Lingua
home-theme = Tema
home-theme-auto = Come il sistema
home-theme-light = Chiaro
home-theme-dark = Scuro
home-motion = Animazioni
home-motion-auto = Come il sistema
home-motion-full = Tutte
home-motion-less = Meno
home-speed = Velocità delle animazioni
home-speed-value = { $speed }×
home-size = Dimensione del testo
home-size-value = { $percent }%
home-sound = Suoni e vibrazione
home-sound-about = Le carte, la campana del forno e un segnale quando tocca a te
home-calls = Notifiche
home-calls-about = Ti chiamano quando tocca a te e non stai guardando, anche a pagina chiusa
home-calls-insecure = Le notifiche hanno bisogno di una pagina con https. Chiedi a chi gestisce questo server.
home-calls-unsupported = Questo browser non ha notifiche. Su iPhone, aggiungi prima la pagina alla schermata Home.
home-calls-blocked = Il tuo browser blocca le notifiche di questa pagina. Puoi permetterle nelle sue impostazioni.
home-calls-unavailable = Non ha funzionato: il servizio di notifiche del browser non risponde, o questo server non ne manda.
home-quiet = Ore di silenzio
home-quiet-about = Le notifiche aspettano che siano passate
home-quiet-begins = dalle
home-quiet-ends = alle
home-speech = Lettura ad alta voce
home-speech-about = Il tuo dispositivo legge che cosa succede al tavolo
home-left = Per mancini
home-left-about = Mette i pulsanti a sinistra
home-tips = Consigli al tavolo
home-tips-about = Una frase alle prime decisioni del gioco

## Le regole

home-rules-game = Gioco
home-rules-search = Cerca nelle regole
home-rules-found =
    { $count ->
        [one] { $count } regola trovata
       *[other] { $count } regole trovate
    }
home-rules-none = Nessun risultato. Prova con una parola più corta.
home-rules-contents = Indice
home-rules-ruling = Una nostra decisione
home-rules-link = Link a questa regola
home-rules-missing = Qui non ci sono regole per questo gioco.

## Link e pagine mancanti

home-missing = Pagina non trovata
home-missing-text = Forse il link è sbagliato, o la pagina non c’è più.
home-missing-home = Vai ai giochi
home-preview = Pizza, carte e buona compagnia: cinque giochi di carte nel browser, con gli amici o contro i bot.
home-preview-table = Vieni a giocare a { $game }: un tavolo per { $seats }. Tocca per entrare.
home-preview-rules = Le regole di { $game }, con le figure.
home-preview-learn = Impara { $game } in tre minuti.
home-forget-me = Dimenticami
home-forget-me-about = I tuoi nomi e i tuoi messaggi vengono cancellati a tutti i tavoli di questo elenco, per tutti. I tuoi posti e le tue partite restano; gli altri leggono allora “Giocatore 1”. Non si può annullare.
home-forget-me-yes = Sì, dimenticami
home-forget-me-no = No
home-forget-me-done = Fatto. Ora non resta traccia di te a { $count ->
        [one] un tavolo
       *[other] { $count } tavoli
    }.
home-forget-me-failed = Non è riuscito dappertutto. Riprova fra un momento.
home-licences = Licenze

# The footer, and messages of the operator
home-imprint = Note legali
home-privacy = Privacy
home-notice-close = Nascondi il messaggio
