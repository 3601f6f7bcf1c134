# Le carte in parole: che cosa vuole un’ordinazione, e la spiegazione (.more); sulla carta sono scritti .title se il nome è troppo lungo, e .short se il disegno non basta

card-order-classic-four = { $own } e { $cards }
    .title = Classica
card-order-classic-all = 1 di ogni tipo
    .title = Classica
    .short = 1 di ogni tipo
    .more = Cioè { $cards }.
card-order-bombastica = { $number } ingredienti o più, qualsiasi
    .short = ingredienti qualsiasi
    .more = Quando esce, tutto quello che c’è sul tavolo finisce su questa pizza.
card-order-monotoni = { $own } e { $number } di un altro tipo
    .short = di un altro tipo
    .more = Il tipo lo scegli tu, ma devono essere tutti e { $number } uguali.
card-order-minimale = { $own } e { $number } dell’altro tipo più raro
    .short = il più raro sul tavolo
    .more = Il più raro è il tipo con meno ingredienti sul tavolo quando esce questa carta. Quello che non c’è affatto non conta. A parità, scegli tu.
card-order-quartet = { $cards }
    .title = Quartetto
    .more = Puoi aggiungere altri quartetti dalla mano, in serie: in due vogliono 4 e 3, in tre 4, 3 e 2, in quattro 4, 3, 2 e 1.
card-order-two-each = 2 di ogni tipo, tranne { $kind }
    .short = 2 di ogni tipo, tranne { $kind }
    .more = Cioè { $cards }.
card-order-duel = { $cards } o più, e più di tutte le altre mani
    .short = più di tutti gli altri
    .more = Quando esce, dici quanti ne giochi ({ $kind }): prima quelli sul tavolo, poi dalla tua mano. Poi gli altri possono mostrare quelli che hanno in mano. Se tutti insieme ne mostrano meno dei tuoi, la pizza è servita. Se no fallisce e le tue carte restano sul tavolo.
card-order-match = 1 carta dalla tua mano, del tipo che ti mostra un avversario
    .short = 1 dalla mano, come un avversario
    .more = Quando esce, scegli un avversario, che ti mostra un ingrediente dalla sua mano. Se ne giochi uno dello stesso tipo dalla tua, la pizza è servita. Se non ce l’hai, fallisce. Quello che c’è sul tavolo qui non conta.
card-order-absent = 2 + 2 di due tipi, senza { $kind } sul tavolo
    .short = sul tavolo
    .more = I due tipi li scegli tu. Se sul tavolo ci sono { $kind }, l’ordinazione fallisce; quello che c’è nelle mani non conta.
card-order-two-doubles = 2 carte doppie di tipi diversi
    .short = 2 carte doppie di 2 tipi
    .more = Due singole non fanno una doppia. Va bene ogni tipo, anche il tuo.
card-order-ladder = 4 + 3 + 2 + 1 di quattro tipi
    .short = di quattro tipi
    .more = I tipi li scegli tu; può esserci anche il tuo.
card-order-takeover = 4 del tipo del pizzaiolo; lo diventi tu
    .short = 4 del tipo del pizzaiolo; lo diventi tu
    .now = { $cards }, il tipo del pizzaiolo; lo diventi tu
    .more = Il pizzaiolo è chi ha la sua carta quando questa ordinazione esce dal forno.
card-order-normale-four = { $own } e { $cards }
    .title = Normale
card-order-normale-all = 1 di ogni tipo
    .title = Normale
    .short = 1 di ogni tipo
    .more = Cioè { $cards }.
card-order-normale-pairs = { $own }, { $cards }
    .title = Normale
card-order-ciottona = { $own }, e { $number } + { $number } di altri due tipi
    .short = altri due tipi
    .more = I due tipi li scegli tu: diversi tra loro, e non il tuo.
card-order-small-monotoni = { $number } di un altro tipo, senza { $kind } sul tavolo
    .line = { $number } d’altro tipo
    .short = sul tavolo
    .more = Il tipo lo scegli tu, ma mai questo: { $kind }. Se sul tavolo ce n’è, l’ordinazione fallisce; quello che c’è nelle mani non conta.
card-order-mini = { $cards }, senza { $kind } sul tavolo
    .short = sul tavolo
    .more = Se sul tavolo ci sono { $kind }, l’ordinazione fallisce; quello che c’è nelle mani non conta.
card-order-mamma-mia-far = { $own }, e { $one } oppure { $other }
    .title = Mamma Mia!
    .short = { $own } + { $one } o { $other }
    .more = Tutti e cinque dello stesso tipo: mischiati non valgono.
card-order-mamma-mia-near = { $own }, e { $one } oppure { $other }
    .title = Mamma Mia!
    .short = { $own } + { $one } o { $other }
    .more = Tutti e cinque dello stesso tipo: mischiati non valgono.
card-order-label = { $order }: { $needs }
card-order-how = È servita se tutto questo è sul tavolo quando esce questa carta. Quello che manca puoi metterlo dalla mano.
card-order-how-help = È servita se tutto questo è sul tavolo quando esce questa carta. Quello che manca puoi metterlo dalla mano o chiederlo agli altri.

# Le altre carte dei giochi di pizza

card-ingredient = Metti la carta nel forno, oppure tienila: quando si svuota il forno puoi aggiungerla a una pizza.
card-double = Una carta che vale per due. Dal tavolo le doppie si usano per prime.
card-double-fitting = Una carta che vale per due. Dal tavolo le doppie si usano per prime, ma per l’ultimo ingrediente una singola, se c’è.
card-chef = Se la peschi, mettila davanti a te e pescane un’altra. Chi ce l’ha svuota il forno alla fine della manche e comincia la prossima.
card-back-kitchen = Ingredienti
    .more = Un ingrediente coperto. Tutti gli ingredienti e la carta del pizzaiolo hanno questo dorso.
card-back-order = Ordinazione
    .more = Un’ordinazione coperta. Il colore dice di chi è.

# Le carte di SOLO

card-solo-number = Va sul suo colore o sullo stesso numero.
card-solo-skip = Il prossimo salta il turno.
card-solo-reverse = Il giro cambia verso.
card-solo-draw-two = Il prossimo pesca due carte e salta il turno, oppure ne gioca un’altra uguale: allora sono quattro per chi viene dopo, e così via.
card-solo-swap = Puoi scambiare la tua mano con chi vuoi.
card-solo-choose-colour = Va su tutto. Il colore che segue lo scegli tu.
card-solo-draw-four = Va su tutto. Scegli il colore; il prossimo pesca quattro carte e salta il turno, oppure ne gioca un’altra uguale.
card-solo-pass-on = Va su tutto. Ognuno passa tutta la mano al prossimo. Poi va bene qualsiasi carta.
card-solo-points =
    { $points ->
        [one] 1 punto contro di te se ti resta in mano.
       *[other] { $points } punti contro di te se ti resta in mano.
    }
card-solo-back = Carta coperta
    .more = Da dietro le carte di SOLO sono tutte uguali.

# La carta grande

card-info = Carta
card-rule = La regola
card-all-orders = Tutte le tue ordinazioni
card-there = Sul tavolo: { $cards }
card-there-none = Sul tavolo non ce n’è ancora.
card-oven-there = Nel forno: { $cards }
card-oven-there-none = Nel forno non c’è ancora niente di questo.
card-missing = Manca: { $cards }
card-another-kind = { $number } di un altro tipo
card-any-of = { $number } di un tipo: { $kinds }
card-forbidden-table = Fallirebbe: { $cards } sul tavolo.
card-forbidden-oven = Con { $cards } nel forno fallirebbe.
card-complete = Non manca niente.

# L’elenco delle ordinazioni

card-list = Tutte le tue ordinazioni
card-served-list = Pizze servite da { $name }
card-mark-hand = nella tua mano
card-mark-top = in cima al forno
card-mark-open = appena uscita dal forno
card-mark-served = servita
card-mark-oven = nel forno
card-mark-failed = fuori dal gioco

# Le domande: che cosa si guadagna e che cosa si perde

stake-commit-to-duel = Se gli altri insieme ne mostrano altrettanti, l’ordinazione fallisce e le tue carte restano sul tavolo.
stake-answer-duel =
    { $count ->
        [0] Non ne hai: { $kind }. Se gli altri ne mostrano ancora { $left }, l’ordinazione fallisce.
       *[other] Tu hai { $cards }. Ancora { $left } e l’ordinazione di { $name } fallisce. Le tue carte le tieni comunque.
    }
stake-name-opponent = Ti mostra un ingrediente. Se hai lo stesso tipo in mano, la pizza è servita; se no fallisce.
stake-show-for-match = La carta la tieni. Se { $name } ha lo stesso tipo, la pizza è servita.
stake-answer-match = Con una carta di quel tipo la pizza è servita. Senza, fallisce.
stake-answer-help = Dai via le carte e guadagni un punto: la prima ordinazione del tuo mazzo vale come servita.
stake-answer-help-empty = Dai via le carte. Il tuo mazzo è vuoto: non ci guadagni niente.
stake-ask-help = Chi ti aiuta guadagna un punto: la prima ordinazione del suo mazzo vale come servita. Se nessuno aiuta, la tua fallisce.
stake-lay-series = La serie si serve tutta insieme. Se non riesci a completarla e nessuno aiuta, i quartetti della tua mano falliscono. Il primo allora è servito se sul tavolo ci sono i suoi quattro, altrimenti fallisce anche lui.
stake-takeover = Se la servi, il pizzaiolo diventi tu: continui a svuotare il forno e cominci la prossima manche.
