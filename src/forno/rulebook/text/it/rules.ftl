### Il regolamento in italiano.

## Rispondere al gioco

play-decision = Ogni azione indica la domanda a cui risponde; la risposta a una domanda già chiusa viene rifiutata e non si applica mai a un’altra posizione. Così una risposta in ritardo non fa danni.
    .refused = A questa domanda è già stata data una risposta.
play-move = Vale solo una risposta adatta alla domanda che viene posta. Così non succede nulla che nessuno ha chiesto.
    .refused = Questo non risponde alla domanda.
play-over = A partita finita nessuno agisce più. Il risultato è definitivo.
    .refused = La partita è finita.

## Preparazione

setup-options = Le opzioni del tavolo sono quelle che il gioco offre e si fissano prima di distribuire le carte. Le regole non si cambiano a partita in corso.
    .refused = «{ $option }» non può essere «{ $value }». Si può: { $allowed }.
setup-players = Il numero di giocatori è quello previsto dal gioco: da 2 a 5 per Mamma Mia!, Sole Mio! e Grande, da 2 a 6 per Plus, da 2 a 10 per SOLO.
    .refused = Per questo gioco servono da { $least } a { $most } giocatori, non { $players }.
setup-deck = Di ogni tipo ci sono 13 carte singole in Mamma Mia!, 9 singole e 2 doppie in Sole Mio!, 12 singole e 2 doppie in Grande, 15 singole in Plus. I tipi sono cinque, in Plus sei. Secondo il numero di giocatori si tolgono alcune carte di ogni tipo, che restano fuori per tutta la partita. Mamma Mia!: nessuna in 5, 1 in 4, 3 in 3, 5 in 2. Sole Mio!: nessuna in 5, 1 singola in 4, 1 singola e 1 doppia in 3, 3 singole e 1 doppia in 2. Grande: nessuna in 5, 1 singola in 4, 1 singola e 1 doppia in 3, 4 singole e 1 doppia in 2. Plus: nessuna in 6, 1 in 5, 3 in 4, 5 in 3, 7 in 2.
setup-deal = Si mescolano gli ingredienti e se ne distribuiscono a ciascuno 6 in Mamma Mia!, 5 in Sole Mio! e Grande, 8 in Plus.
setup-chef-card = La carta del pizzaiolo si mescola alle carte rimaste solo dopo la distribuzione, così non è mai in una mano iniziale; questo mazzo è la cucina. In Plus la carta del pizzaiolo non c’è.
setup-orders = Ognuno mescola le ordinazioni di un colore (8 in Mamma Mia!, 11 in Sole Mio!, 19 in Grande, 15 in Plus): sono il suo cameriere. Poi ne prende in mano le prime: 1 in Mamma Mia! e Plus, 2 in Sole Mio! e Grande.
setup-colour = Ognuno prende un colore a scelta, tutti diversi: chi prima arriva sceglie, agli altri il colore tocca in ordine di posto. Il colore decide il proprio tipo: giallo ananas, viola olive, verde peperoni, marrone funghi, rosso salami, rosa gamberetti. I tipi di cui nessuno gioca il colore restano nel mazzo. I regolamenti non dicono come accordarsi; così nessuno deve aspettare.
    .refused = Il colore { $colour } non è disponibile: scegline un altro.
setup-first-player = Si sceglie chi comincia: lo decide la sorte, la stessa che mescola le carte, oppure chi ospita la partita. In Plus si propone chi ha più fame. Si gioca in senso orario. Dalla seconda partita a un tavolo la mano passa a sinistra, se chi ospita non sceglie altro. Il caso non favorisce nessuno, e passarsi l’inizio è giusto per tutta la serata.
    .refused = A questo tavolo non c’è un posto { $seat }.
setup-oven = Il primo forno è vuoto.

## Distribuzione

deal-chance = Tutte le mescolate di una partita nascono da un solo segreto di 256 bit, a cui si aggiungono i contributi dei giocatori; il segreto si fissa in modo vincolante prima che si dia la prima carta, e alla fine si può controllare. Così nessuno può scegliere le carte, nemmeno il server.

## Il turno

turn-ingredient-first = Il turno comincia mettendo nel forno almeno una carta ingrediente dalla propria mano.
    .refused = Prima inforna almeno un ingrediente.
turn-one-kind = Si possono mettere nel forno più carte insieme, se sono tutte dello stesso tipo.
    .refused = Le carte che inforni insieme devono essere tutte dello stesso tipo.
turn-announce = Il tipo e il numero si annunciano a tutti; una doppia conta due e va detta («3 ananas, una carta è doppia»). L’annuncio è veritiero e pubblico.
turn-card-order = Le carte messe insieme stanno nel forno nell’ordine in cui sono state giocate; essendo dello stesso tipo, cambia solo quale si vede in cima: sceglie chi le gioca, e se non sceglie le singole vanno per ultime.
turn-one-order = Poi si può posare sul forno, scoperta, al massimo un’ordinazione dalla propria mano.
    .refused = Puoi giocare una sola ordinazione per turno.
turn-own-orders = In mano si hanno sempre e solo le proprie ordinazioni, quindi si possono giocare soltanto quelle.
    .refused = Puoi giocare solo le tue ordinazioni, non questa: { $order }.
turn-whose = Agisce solo il giocatore di turno; gli altri agiscono soltanto per rispondere a una domanda rivolta a loro e, in SOLO, per giocare al volo.
    .refused = Tocca a { $player }.
turn-held = Si possono giocare, promettere, dare o mostrare solo carte che si hanno davvero.
    .refused = Non hai in mano: { $cards }.
turn-draw = Il turno finisce pescando. È obbligatorio, e si pesca fino a completare la mano, che è di 7 carte (9 in Plus): nessuno può pescarne di meno, nemmeno per lasciare l’ultima carta della cucina. Si pesca tutto dalla cucina o tutto dal proprio cameriere, mai da entrambi.
    .refused = Completa la mano: tutti ingredienti o tutte ordinazioni.
turn-draw-short = Se il mazzo scelto ha troppo poche carte, si prendono quelle che ci sono e si continua con meno carte in mano.
turn-draw-choice = Si può scegliere l’uno o l’altro mazzo finché ha almeno una carta, anche se non basta a completare la mano e l’altro sì. Un mazzo vuoto non si può scegliere se l’altro ha carte. Se sono vuoti entrambi, o se la mano è piena, non si pesca nulla. Pescare è obbligatorio: un mazzo vuoto non è un modo per evitarlo.
    .refused = Qui non c’è niente da pescare: { $pile }.
turn-draw-limit = In Plus si pescano al massimo 5 carte per turno.
turn-no-peeking = Non si può sfogliare il forno: se ne vede solo la carta in cima. Sono invece pubblici il numero delle sue carte, quello di tutti i mazzi e di tutte le pile, e quante carte ingrediente e quante ordinazioni ha in mano ciascuno (i dorsi sono diversi).
turn-memory = Lo schermo mostra gli annunci fatti dopo l’ultimo turno di chi guarda e niente di più vecchio; durante una manche non si può scorrere indietro il registro: ricordare fa parte del gioco. L’opzione «Mostra tutta la cronaca» lo mostra tutto, per imparare e per chi non può contare sulla memoria.
turn-no-ingredients = Chi non ha carte ingrediente non gioca nulla, nemmeno un’ordinazione, e pesca come al solito, fino a sette carte. In Plus pesca invece 5 ingredienti dalla cucina, o quelli che restano, anche oltre le nove carte. Le carte pescate non si giocano in quel turno. Chi ha la mano piena di sole ordinazioni passa senza pescare; non in Plus, dove se ne pescano cinque anche con nove ordinazioni in mano: lì non si può scegliere il cameriere, e nei turni seguenti non si pesca finché la mano non scende sotto le nove carte. Altrimenti quel giocatore potrebbe non giocare mai più.
    .refused = Senza ingredienti puoi solo pescare, in Plus solo ingredienti.
turn-empty-waiter = Il cameriere può restare vuoto; le ordinazioni fallite tornano a riempirlo, tranne in Grande. Nessun regolamento lo vieta.
turn-stall = Se tutti, uno dopo l’altro, non hanno né giocato né pescato una carta, la manche finisce come se la cucina fosse esaurita (può succedere quando in mano ci sono solo ordinazioni). Il pizzaiolo è allora chi ha la carta del pizzaiolo o, se nessuno l’ha pescata, chi ha cominciato la manche. Altrimenti la partita non finirebbe mai.

## La carta del pizzaiolo

chef-drawn = Chi pesca la carta del pizzaiolo la posa scoperta davanti a sé e al suo posto pesca subito la carta seguente della cucina.
chef-last-card = La carta del pizzaiolo conta come carta della cucina: la manche dura finché non è stata pescata anche lei. Se è l’ultima, non viene sostituita e la manche finisce. Altrimenti una manche potrebbe restare senza pizzaiolo.
chef-duty = Chi ha la carta del pizzaiolo svuota il forno alla fine della manche e comincia quella successiva.
chef-plus = In Plus fa entrambe le cose chi ha pescato l’ultima carta della cucina.

## La fine di una manche

round-end = Quando si prende l’ultima carta della cucina la manche finisce all’istante; nessuno ha un altro turno.
round-last-hand = Chi ha preso quell’ultima carta può restare con la mano incompleta.
round-leftovers = Svuotato il forno, gli ingredienti non usati restano sul tavolo, in vista di tutti, per una decina di secondi; poi diventano il nuovo forno, scoperti. Si impilano per tipo, nell’ordine delle colonne; tra ingredienti l’ordine non conta mai, perché in mezzo non c’è nessuna ordinazione.
round-leftover-doubles = Nel nuovo forno, dentro ogni colonna, le doppie stanno sotto le singole. Un ordine va fissato, perché la carta in cima si vede.
round-new-kitchen = La pila degli usati si mescola e diventa la nuova cucina, insieme alla carta del pizzaiolo, dove c’è, e a ciò che era rimasto nella vecchia cucina se la manche è finita perché nessuno giocava né pescava più. Così nessuna carta va persa.
round-new-kitchen-empty = Se non è stato usato nulla, la nuova cucina è la sola carta del pizzaiolo; chi la prende chiude la manche. In Plus la cucina è vuota: ognuno ha allora esattamente un turno e pesca solo dal cameriere (senza ingredienti: nulla), e il pizzaiolo è chi ha cominciato quella manche. Così anche una manche simile finisce.
round-hands-stay = Le carte in mano si tengono da una manche all’altra; tra le manche nessuno pesca.
round-count = La partita finisce dopo che il forno è stato svuotato 3 volte in Mamma Mia! e Grande, 2 in Sole Mio!; in Plus 3 volte con l’aiuto e 4 senza.

## Svuotare il forno

bake-order = Si capovolge la pila così com’è e se ne scoprono le carte una alla volta: la prima giocata esce per prima.
bake-sort = Un ingrediente va sul tavolo, nella colonna del suo tipo.
bake-automatic = Quando si scopre un’ordinazione che il tavolo basta a servire, viene servita: il proprietario non può rinunciare, ma sceglie tra i modi in cui può pagarla subito, anche con carte dalla mano, mai con l’aiuto. Se l’ordinazione lascia una scelta di tipi, al proprietario che ha una carta ingrediente si chiede sempre, anche se il modo possibile è uno solo: altrimenti la domanda svelerebbe la mano. Modi che usano le stesse carte contano come uno.
    .refused = Il tavolo basta da solo: a questa ordinazione non puoi rinunciare.
bake-from-hand = Se manca qualcosa, il proprietario può aggiungerlo dalla mano, senza carte superflue. Nessuno è obbligato a farlo, tranne nella botta e risposta.
    .refused = Non basta, manca ancora: { $missing }.
bake-silent = Al proprietario a cui manca qualcosa si chiede sempre che cosa fare (pagare, chiedere aiuto, lasciarla fallire), e dopo un quartetto sempre anche della serie: chi non poteva e chi non voleva appaiono uguali, anche nei tempi. Non si chiede solo a chi, in base a ciò che tutti possono contare, non ha nulla da decidere: senza carte ingrediente non si può pagare, ma dove l’aiuto è possibile si chiede lo stesso; senza ordinazioni in mano non si chiede della serie.
bake-no-refill = Le carte giocate dalla mano non si rimpiazzano fino al proprio turno successivo.
bake-served = Un’ordinazione servita conta per il suo proprietario; tutti gli ingredienti che ci sono finiti vanno nella pila degli usati. Le ordinazioni servite stanno scoperte; in Plus vanno in un’unica pila coperta al centro.
bake-used-pile = La pila degli usati sta coperta, in Plus scoperta; in tutti i giochi il numero delle sue carte è pubblico e non la si può sfogliare. Guardare prenderebbe il posto del ricordare.
bake-failed = Altrimenti l’ordinazione va coperta sotto il cameriere del suo proprietario (in Grande esce dal gioco) e il tavolo resta com’è. Sotto un cameriere vuoto diventa la carta in cima. Sopra non c’è nulla.
bake-doubles-first = Per ogni tipo che un’ordinazione prende dal tavolo, le doppie si prendono prima delle singole, finché di quel tipo serve ancora qualcosa. Così un’ordinazione che ne vuole 1 prende una doppia, se c’è, e una che ne vuole 3 prende due doppie, se ce ne sono due: l’eccedenza va persa nella pila degli usati. I regolamenti qui non dicono la stessa cosa, e noi seguiamo quello francese. Con l’opzione «Doppie sul tavolo: per prime, ma una singola per finire», come nel regolamento italiano, le doppie si prendono per prime finché ne servono due o più; per l’ultimo ingrediente si prende una singola, se c’è, altrimenti una doppia.
bake-hand-cover = Le carte dalla mano, del proprietario o di chi aiuta, si scelgono liberamente, singole o doppie, ma nessuna può essere superflua: togliendone una qualsiasi, ciò che serve non sarebbe più coperto. Così nessuno si libera di carte di straforo.
    .refused = Non ti servono tutte: { $cards }.
bake-table-first = Ciò che il tavolo ha di un tipo si usa prima che quel tipo arrivi da una mano. Un’ordinazione si serve dal tavolo, e la mano completa soltanto.
    .refused = Prima usa quello che c’è sul tavolo, poi la mano: { $cards }.
bake-owner-chooses = Quando un’ordinazione si può servire in più modi, decide il suo proprietario.
    .refused = Scegli con che cosa servi l’ordinazione.

## Le ordinazioni di Mamma Mia!

order-classic-four = Classica, quattro carte: uno del tuo tipo e quattro di un altro, una carta per ciascun altro tipo.
order-classic-all = Classica con tutto, una carta: uno di ciascuno dei cinque tipi.
order-bombastica = Bombastica: almeno 15 ingredienti di qualsiasi tipo. Se sul tavolo ce ne sono 15 o più, si usano tutti e il tavolo resta vuoto. Se ce ne sono meno, si usano tutti, e il proprietario, o un aiutante a cui si chiedono tipi precisi, mette ciò che manca per arrivare a 15, senza carte superflue; con una doppia si può arrivare a 16, e con l’aiuto anche oltre, perché dono e promessa si giudicano separatamente e il dono tipo per tipo. Con 15 o più sul tavolo nessuno aggiunge nulla.
order-minimale = Minimale: uno del tuo tipo e tre di un altro, che dev’essere tra quelli con meno ingredienti sul tavolo. Per trovare i meno presenti non contano il tuo tipo né i tipi che sul tavolo mancano del tutto. Se sono più d’uno, scegli tu. Le carte mancanti possono venire dalla mano. I meno presenti si contano una volta sola, quando si scopre l’ordinazione, prima di ogni carta dalla mano; le carte aggiunte dopo non cambiano nulla (anche in Plus).
order-minimale-none = Se sul tavolo non c’è nessun altro tipo, la minimale non si può servire.
order-monotoni = Monotoni: uno del tuo tipo e sei di un altro tipo, a tua scelta.

## Le ordinazioni di Sole Mio!

order-quartet = Quartetto, quattro carte: quattro di uno stesso tipo, una carta per ogni tipo tranne il tuo.
order-series = Quando si scopre un quartetto, il suo proprietario può posare subito dalla mano fino ad altri tre quartetti. In una serie un quartetto ne vuole 4, uno 3, uno 2 e uno 1: si usano tanti di questi numeri, partendo dal 4, quanti sono i quartetti, e il proprietario li assegna liberamente.
    .refused = In una serie entrano fino a tre quartetti in più, ognuno con il suo numero, dal 4 in giù.
order-series-steps = Una serie si posa con i suoi numeri in una sola mossa; al quartetto scoperto va il numero che resta. Poi la si paga, oppure si chiede aiuto. Così i numeri sono fissati prima che si chieda a qualcuno.
order-series-whole = Una serie si annuncia con i numeri assegnati e si paga subito per intero, oppure si chiede aiuto per lei; non si può annunciarla e lasciarla non pagata. Se l’aiuto è rifiutato, tutti i quartetti posati falliscono e quello scoperto si giudica da solo: se il tavolo ha i suoi quattro è servito, altrimenti fallisce.
    .refused = Paga subito tutta la serie, o chiedi aiuto.
order-series-failed = I quartetti posati in una serie che fallisce vanno dove vanno le ordinazioni fallite e non tornano mai in mano; sotto il cameriere vanno nell’ordine in cui sono stati posati, dopo quello scoperto, se è fallito anche quello. Sono stati giocati come ogni altra ordinazione.
order-series-first = Si decide se posare una serie prima che il quartetto scoperto sia servito, anche quando il tavolo da solo ha i suoi quattro. Contano solo i quartetti di Sole Mio!; in Grande una classica con quattro di un tipo non conta. Dev’essere così, perché una serie cambia ciò che prende il quartetto scoperto.
    .refused = In una serie entrano solo quartetti, non questa: { $order }.
order-series-help = Per una serie si può chiedere aiuto: un solo aiutante e una sola ricompensa, per quante ordinazioni siano.
order-two-each = Due per tipo: due di ogni tipo, tranne il tuo.
order-duel = Duello: almeno due del proprio tipo. Il proprietario decide quanti impegnarne: prima dal tavolo e poi, quando quelli del tavolo sono tutti dentro, quanti ne vuole dalla mano. Poi, in senso orario dalla sinistra del proprietario, ogni avversario può mostrare tutto quello che ha di quel tipo. Se il totale mostrato è almeno pari al numero impegnato, l’ordinazione fallisce e tutto ciò che è stato impegnato, anche dalla mano, resta sul tavolo; altrimenti è servita. In ogni caso gli avversari riprendono le loro carte. Ciò che si impegna è scoperto prima che si chieda al primo avversario.
    .refused = Gioca almeno due del tuo tipo: prima dal tavolo, e dalla mano solo quando quelli ci sono già tutti.
order-duel-no-help = Per un duello non c’è aiuto.
    .refused = Per un duello non puoi chiedere aiuto.
order-duel-show-all = Nel duello chi mostra deve mostrare tutto quello che ha di quel tipo. Mostrare è una scelta, che ognuno fa quando tocca a lui. Si chiede a ogni avversario; chi non ne ha appare come chi rinuncia, anche nei tempi. Si smette di chiedere appena il totale mostrato raggiunge il numero impegnato.
    .refused = Se mostri, mostra tutto quello che hai di quel tipo.
order-duel-cards = Nel duello si impegnano carte intere, e una doppia conta due; le doppie del tavolo entrano prima delle sue singole. Il divieto di carte superflue non limita le carte dalla mano. Un duello non chiede un numero esatto: nessuna carta è superflua.
    .refused = Gioca carte intere, e dal tavolo prima le doppie.
order-duel-decline = Con due o più ingredienti del proprio tipo sul tavolo (una doppia conta due) il proprietario deve impegnarne almeno due; con meno può rinunciare al duello. Così vale per ogni ordinazione che il tavolo basta a servire.
    .refused = Sul tavolo ci sono due o più del tuo tipo: al duello devi partecipare.
order-match = Botta e risposta: il proprietario nomina un avversario, che sceglie e mostra una carta ingrediente della sua mano e la riprende. Se poi il proprietario gioca dalla mano una carta di quel tipo, singola o doppia, l’ordinazione è servita e quella carta va nella pila degli usati. Il tavolo non aiuta.
    .refused = Ti serve un ingrediente uguale dalla mano, non questo: { $cards }.
order-match-asked = In una botta e risposta, una volta mostrata la carta, al proprietario che ha una carta ingrediente si chiede sempre, anche se non ne va bene nessuna o una sola. Così la domanda non dice nulla della mano.
order-match-no-help = Per una botta e risposta non c’è aiuto.
    .refused = Per una botta e risposta non puoi chiedere aiuto.
order-match-target = In una botta e risposta si può nominare solo un avversario che ha un ingrediente in mano; se nessuno ne ha, l’ordinazione fallisce. Nessun altro potrebbe mostrarne una.
    .refused = Non puoi scegliere { $player }: serve qualcuno che abbia un ingrediente.
order-match-decline = In una botta e risposta il proprietario può rinunciare prima di nominare qualcuno. Una volta mostrata la carta, se ha quel tipo deve giocarne una, singola o doppia a sua scelta; se non ne ha, l’ordinazione fallisce. Chi ha fatto mostrare una carta deve rispondere.
    .refused = Quel tipo ce l’hai, quindi devi giocarne uno.
order-absent = Assente: non si può servire finché sul tavolo c’è anche un solo ingrediente del tuo tipo; altrimenti ne vuole due e due di due altri tipi. Conta solo il tavolo, non le mani.
order-two-doubles = Due doppie: due carte doppie di tipi diversi, anche del tuo; le singole non valgono mai come doppia. Si chiede aiuto per una o due doppie di tipi precisi, e si aiuta dando esattamente quelle carte.
order-ladder = Scala: quattro di un tipo, tre di un secondo, due di un terzo e uno di un quarto, tutti a tua scelta, compreso il tuo.
order-takeover = Cambio di pizzaiolo: quattro del tipo di chi ha la carta del pizzaiolo quando l’ordinazione si scopre. Quando è servita, il suo proprietario prende subito la carta del pizzaiolo, continua a svuotare il forno e comincerà la manche successiva. Il tipo si fissa quando si scopre l’ordinazione, come per ogni altra; si può chiedere aiuto, anche al pizzaiolo che sta per perdere la carta.
order-takeover-chain = Un altro cambio di pizzaiolo, più avanti mentre si svuota lo stesso forno, chiede il tipo del nuovo pizzaiolo.
order-takeover-self = Se il pizzaiolo è il proprietario stesso, il cambio di pizzaiolo chiede quattro del suo tipo e la carta resta dov’è. Non c’è nessuno a cui prenderla.
order-takeover-nobody = Se nessuno ha la carta del pizzaiolo, perché la manche è finita quando nessuno giocava né pescava più, vale come se l’avesse chi fa da pizzaiolo in quel caso. Il proprietario dell’ordinazione diventa allora pizzaiolo senza la carta, che resta nella vecchia cucina e passa nella nuova. Così l’ordinazione ha sempre un tipo da chiedere.

## L’aiuto

help-ask = Il proprietario che non può o non vuole mettere ciò che manca sul tavolo può chiedere agli avversari, uno dopo l’altro in senso orario dalla sua sinistra, ingredienti precisi («2 funghi e 1 salame»). All’avversario senza carte ingrediente si chiede come a tutti gli altri.
help-ask-steps = L’aiuto si chiede a passi: prima si dice che lo si chiede, poi, se l’ordinazione lascia una scelta, il modo, poi che cosa si chiede e che cosa si promette; per una bombastica si continua tipo per tipo. Il numero dei passi dipende solo da ciò che tutti possono vedere. Così non dice nulla della mano.
help-none = In Mamma Mia! l’aiuto non c’è.
    .refused = In questo gioco non si chiede aiuto.
help-exact = La richiesta, ciò che il proprietario promette dalla mano e il tavolo devono insieme servire l’ordinazione esattamente. La richiesta è la stessa per tutti quelli a cui si chiede, e così la promessa, che resta segreta finché qualcuno non accetta. Si chiede una parte o tutto di ciò che manca sul tavolo per il modo scelto, tipo per tipo; la promessa copre il resto senza carte superflue, come se venisse dato esattamente il numero chiesto: perciò si può promettere una doppia per uno. Così chi è richiesto sa esattamente che cosa serve.
    .refused = La richiesta e quello che aggiungi devono completare l’ordinazione esattamente, e così non va: { $cards }.
help-only-for-missing = L’aiuto copre solo ciò che manca sul tavolo per il modo scelto; finché il tavolo da solo può servire l’ordinazione in un modo qualsiasi, non si può chiedere. Per una serie si guardano i quartetti posati, con tutti i modi di assegnare i numeri; non importa se quello scoperto, da solo, si potrebbe servire. Un’ordinazione che il tavolo basta a servire non ha bisogno d’aiuto.
    .refused = Puoi chiedere solo quello che manca sul tavolo.
help-accept = Il primo che accetta dà esattamente ciò che è stato chiesto, in singole o doppie; dopo di lui non si chiede a nessun altro. Il proprietario aggiunge ciò che ha promesso e l’ordinazione è servita. Che non ci siano carte superflue si giudica separatamente per il dono e per la promessa: una doppia data per uno si spende intera, e né libera il proprietario dalla promessa né la rende superflua. Nessuno dei due conosce le carte dell’altro.
    .refused = Dai esattamente quello che è stato chiesto; così non va: { $cards }.
help-no-withdraw = Una richiesta fa il giro finché uno accetta o tutti rifiutano; il proprietario non può saltare nessuno, fermarla, cambiarla o decidere alla fine di pagare da solo. Altrimenti una richiesta servirebbe a sondare le mani altrui.
    .refused = La richiesta sta già girando: non puoi più cambiarla.
help-way-fixed = Se un’ordinazione lascia una scelta, il modo si fissa insieme alla promessa prima di chiedere al primo; resta segreto finché uno accetta e non si mostra mai se tutti rifiutano (i numeri di una serie, invece, sono pubblici). Si promettono carte che si hanno davvero, e si chiede almeno un ingrediente. Così nulla si può cambiare una volta nota la risposta.
    .refused = Prima scegli come servire, e chiedi almeno un ingrediente.
help-one-helper = A un’ordinazione aiuta un solo giocatore.
help-refuse = Chi rifiuta non deve spiegare nulla e non rivela nulla: chi non può e chi non vuole appaiono uguali, anche nei tempi.
help-all-refuse = Se nessuno aiuta, l’ordinazione fallisce, anche se il proprietario avrebbe potuto pagarla dalla mano.
help-refused-memory = Dopo che tutti hanno rifiutato, gli altri sanno comunque che chi ha chiesto aveva in mano ciò che la richiesta lasciava fuori. Si ricava dalla richiesta.
help-reward = Chi aiuta mette subito la prima carta del proprio cameriere tra le sue ordinazioni servite, e quella conta. Non viene mai dalla mano. Vale anche se la prima carta è un’ordinazione fallita poco prima, mentre si svuota lo stesso forno. La carta in cima è quella in cima, da dovunque venga.
help-reward-empty = In Sole Mio! e Grande si può aiutare anche con il cameriere vuoto, ma senza ricompensa. Lo vieta solo Plus.
help-plus-waiter = In Plus può aiutare solo chi ha ancora un’ordinazione nel cameriere. Lo si guarda quando gli si chiede; chi ha il cameriere vuoto viene saltato, cosa che comunque vedono tutti. Se tutti gli avversari verrebbero saltati, non si può chiedere aiuto.
    .refused = Non puoi chiedere aiuto: nessun altro ha ancora ordinazioni da pescare.
help-plus-reward-unseen = In Plus la ricompensa va nella pila delle ordinazioni servite senza che nessuno la veda.
help-plus-two = In Plus, in due giocatori, l’aiuto non c’è; per questo le manche sono quattro.
    .refused = In due non c’è aiuto.
help-plus-off = In Plus ci si può accordare per giocare senza aiuto; le manche sono allora 4.
    .refused = A questo tavolo si gioca senza aiuto.
help-reward-face = In Sole Mio! e Grande la ricompensa si posa scoperta.

## Grande

grande-union = Valgono le regole di Sole Mio!, con le ordinazioni di entrambi i giochi, 19 a testa, e tre manche.
grande-failed-order = Un’ordinazione non servita esce dal gioco; ne escono anche i quartetti posati per una serie che fallisce.
grande-doubles-count-two = Dove un’ordinazione di Mamma Mia! conta gli ingredienti (i 15 della bombastica, i meno presenti della minimale), una doppia conta due. È così anche in ogni altro caso.
grande-help-all = Anche per le ordinazioni di Mamma Mia!, come per quelle di Sole Mio!, si può chiedere aiuto. Grande si gioca con le regole di Sole Mio!

## Le ordinazioni di Plus

plus-normale = Normale: uno del tuo tipo e una combinazione fissa di altri, come mostra la carta.
plus-bombastica = Bombastica: come in Mamma Mia!, almeno 15 ingredienti di qualsiasi tipo.
plus-monotoni = Monotoni: come in Mamma Mia!, uno del tuo tipo e sei di un altro, a tua scelta.
plus-ciottona = Ciottona: uno del tuo tipo, quattro di un secondo e quattro di un terzo a tua scelta, entrambi diversi dal tuo e diversi tra loro.
plus-small-monotoni = Piccola monotoni: cinque di uno stesso tipo a tua scelta, mai quello barrato (un jolly non è mai un tipo mostrato sulla carta), e sul tavolo nessuno del tipo barrato.
plus-mini = Mini: i tre ingredienti mostrati, e sul tavolo nessuno del tipo barrato.
plus-crossed-out = Se quando si scopre l’ordinazione sul tavolo c’è anche un solo ingrediente del tipo barrato, fallisce, e non c’è rimedio. Conta solo il tavolo, non le mani.
plus-minimale = Minimale: uno del tuo tipo ed esattamente quattro di un altro che sia tra i meno presenti sul tavolo (il tuo tipo e quelli assenti non contano). Se sul tavolo non c’è nessun altro tipo, non si può servire.
plus-mamma-mia = Mamma Mia: uno del tuo tipo ed esattamente cinque di uno dei due altri tipi mostrati.

## La fine della partita

end-winner = Vince chi ha più ordinazioni servite.
end-tie = A parità si confrontano gli ingredienti rimasti in mano (una doppia conta due): vince chi ne ha di più.
end-shared = Se la parità resta, la vittoria è condivisa. Lo dice il regolamento di Plus; gli altri tacciono.
end-places = Gli altri posti si assegnano come il primo: ordinazioni servite, poi ingredienti in mano, altrimenti posto condiviso. Così ognuno ha un posto in classifica.
end-plus-count = In Plus la pila delle ordinazioni servite si conta, colore per colore, solo alla fine; fino ad allora lo schermo mostra quante carte ha, e non chi è in testa.

## SOLO

solo-deal = Otto carte a testa; la carta seguente apre la pila degli scarti. Le carte sono 112: i numeri da 1 a 9, due per ciascuno dei colori rosso, verde, blu e giallo (72); salta turno, cambio giro e +2, due di ognuna per colore (24); Scambio di mani, una per colore (4); e le nere: Jolly, Jolly +4 e giro di mani, quattro di ognuna (12).
solo-start-card = La carta girata all’inizio vale come carta in cima, qualunque sia, e il primo giocatore le obbedisce come se fosse appena stata giocata, come nell’edizione classica. Il salta turno gli costa il primo turno; il cambio giro inverte il senso (comincia chi siede alla destra del mazziere); +2 e Jolly +4 colpiscono il primo giocatore, che può rilanciare; dopo una carta nera va bene qualsiasi carta; scambio e giro di mani non fanno nulla. Opzione «Prima carta: un numero»: si girano carte finché in cima c’è un numero.
solo-start-number = Con «Prima carta: un numero» le carte girate prima del numero restano sotto di lui nella pila degli scarti. Così ogni carta resta in gioco.
solo-start-no-number = Se con «Prima carta: un numero» nel mazzo non c’è più alcun numero, comincia l’ultima carta girata, e le si ubbidisce. Con una carta bisogna pur cominciare.
solo-first-player = Comincia chi siede alla sinistra del mazziere; a ogni manche il mazziere si sposta di un posto a sinistra, così tocca a tutti a turno, e si comincia in senso orario. Il primo mazziere si sceglie come il primo giocatore degli altri giochi: lo decide la sorte, oppure chi ospita la partita.
solo-follow = Si può giocare una carta che ha il colore della carta in cima (o il colore scelto), il suo numero o il suo simbolo.
    .refused = Non puoi giocare { $card } su { $top } (colore: { $colour }).
solo-black = Le carte nere vanno su qualsiasi carta.
    .refused = Solo una carta nera va su tutto.
solo-must-draw = Chi non può giocare pesca una carta.
    .refused = Gioca una carta o pescane una.
solo-may-draw = Chi può giocare può anche pescare, se preferisce. Con l’opzione «Pescare anche se puoi giocare: no» non può.
    .refused = A questo tavolo non puoi pescare finché puoi giocare.
solo-may-draw-penalty = Una penalità si può sempre pescare invece di rilanciare, anche con «Pescare anche se puoi giocare: no». Dover aggiungere svelerebbe la mano.
solo-play-drawn = La carta appena pescata si può giocare subito, se va bene (solo quella); altrimenti il turno passa. A chi ha pescato si chiede sempre se giocarla o tenerla, anche quando non va bene. Così la domanda non dice nulla della carta.
    .refused = Hai già pescato: gioca quella carta, se va bene, oppure tienila.
solo-pass = Quando non c’è nulla da pescare, a chi non può giocare si chiede lo stesso, e può soltanto passare: così il tempo per giocare al volo resta quello di ogni turno.
solo-jump-in = Chiunque abbia una carta identica a quella in cima (stesso colore e stesso numero o simbolo) può giocarla al volo, fuori turno; si prosegue da chi viene dopo di lui. Lo si può fare finché non viene giocata la carta seguente, anche mentre qualcuno sta pescando.
    .refused = Al volo puoi giocare solo una carta identica: in cima c’è { $top }, non { $card }.
solo-jump-in-single = Al volo si gioca sempre una carta sola, anche quando si possono giocare tre o più numeri uguali. A una carta si risponde con la sua gemella.
solo-jump-in-action = Una carta azione giocata al volo agisce su chi viene dopo chi l’ha giocata.
solo-jump-in-self = Si può giocare al volo anche sulla propria carta. Il regolamento non esclude nessuno.
solo-jump-in-window = Si può giocare al volo da quando è fatta la scelta che la carta richiede (colore nominato, mani scambiate; contano le mani nuove), perché solo allora si sa chi ha che cosa, fino a quando in cima c’è la carta seguente. Conta chi arriva primo; chi arriva dopo si giudica in base alla nuova carta in cima. Vale anche per la carta iniziale e per una carta pescata e subito giocata.
    .refused = Adesso non puoi giocare al volo.
solo-jump-in-turn = Chi viene scavalcato perde il turno; se aveva pescato e non ancora deciso, tiene la carta. Anche il giocatore di turno può giocare al volo, persino dopo aver pescato e con una carta diversa da quella pescata, e così chi è appena stato saltato. Un cambio giro giocato al volo inverte di nuovo il senso, contando da chi l’ha giocato. Giocare al volo è fuori dai turni.
solo-jump-in-black = Le carte nere dello stesso genere sono identiche, quindi si possono giocare al volo; chi la gioca nomina il colore, se la carta lo chiede. L’opzione «Giocare al volo: solo con i numeri» (come nell’edizione del 2018) permette solo i numeri, «Giocare al volo: mai» niente.
    .refused = A questo tavolo questa non si gioca al volo: { $card }.
solo-jump-in-penalty = Un +2 o un Jolly +4 giocato al volo su una penalità in sospeso vi si aggiunge, e la penalità tocca a chi viene dopo chi l’ha giocato. Così farebbe anche se fosse giocata nel proprio turno.
solo-sequence = Quando si chiede ai giocatori uno dopo l’altro, come si fa con i bot, dopo ogni scarto si chiede una volta a ciascuno che ha una carta uguale a quella in cima, nel senso di gioco a partire da chi viene dopo chi ha scartato, prima che agisca il giocatore di turno. Così la velocità non favorisce nessuno.
solo-skip = Salta turno: il giocatore seguente perde il turno. In due gioca di nuovo lo stesso giocatore.
solo-reverse = Cambio giro: il senso di gioco si inverte; in due tocca semplicemente all’altro. Con l’opzione «Cambio giro in due: l’altro salta il turno», in due vale come un salta turno.
solo-reverse-turns = Con «Cambio giro in due: l’altro salta il turno» si inverte anche il senso di gioco; in due non cambia altro.
solo-draw-two = +2: il giocatore seguente pesca due carte o rilancia con un altro +2; quello dopo ne pesca quattro o rilancia, e così via. Chi pesca perde il turno. Così è anche per il Jolly +4.
solo-draw-four = Jolly +4: chi lo gioca sceglie il colore; il seguente pesca quattro carte o rilancia con un altro Jolly +4. Vale il colore dell’ultimo che ha rilanciato. Chi pesca perde il turno, come con il +2.
solo-no-mixing = Un +2 si rilancia solo con un +2, un Jolly +4 solo con un Jolly +4. Con l’opzione «Accumulare le penalità: +2 e Jolly +4 insieme» si possono mescolare: i numeri si sommano, e un +2 va su un Jolly +4 solo nel colore nominato. Il regolamento parla solo di un’altra carta uguale.
    .refused = Qui non puoi aggiungere questa: { $card }.
solo-penalty-only = Su una penalità in sospeso si rilancia o si pesca; non si può giocare altro, nemmeno un’altra carta nera. Così il senso non cambia mai mentre è in sospeso.
    .refused = Aggiungine un’altra, o pesca la penalità.
solo-penalty-paid = Una penalità, una volta pescata, è esaurita; chi dopo gioca al volo su quella carta riparte da due o da quattro. Chi ha pescato ha pagato tutto.
solo-choose-colour = Jolly: chi la gioca nomina il colore che deve seguire.
    .refused = Scegli un colore: rosso, verde, blu o giallo.
solo-swap = Scambio di mani: chi la gioca scambia tutta la mano con un giocatore a sua scelta. Lo scambio è un diritto: può anche tenersi la propria. Ce n’è una sola per colore, quindi non si gioca mai al volo.
    .refused = Scegli un altro giocatore con cui scambiare, o tieni la tua mano.
solo-pass-on = Giro di mani: ognuno passa tutta la mano al giocatore seguente nel senso di gioco. La carta non ha colore e non ne chiede, quindi può seguire qualsiasi carta.
solo-call = Prima di giocare la penultima carta si dice «SOLO». Chi se ne dimentica pesca due carte.
solo-call-when = Deve dirlo chi, scartando, resta con una sola carta, prima che abbia effetto qualsiasi scambio di mani. Conta il proprio scarto, non quello che succede poi alla mano.
solo-call-how = «SOLO» si dice insieme allo scarto che lo richiede, anche giocando al volo; se manca, si pescano due carte subito e automaticamente. Non si può dire in anticipo e tenerlo da parte; dirlo quando non serve non ha effetto. Così non si litiga su chi l’ha detto in tempo.
solo-call-exchange = Con lo Scambio di mani o il Giro di mani, chi se ne è dimenticato pesca le due carte dopo lo scambio di mani, nella mano nuova. Chi riceve una sola carta non deve dire «SOLO» e con quella può chiudere. La penalità tocca al giocatore, non alla mano.
solo-call-colour = Chi dimentica di dichiarare con una carta che fa scegliere il colore pesca prima le due carte e poi nomina il colore. La penalità arriva subito, prima di ogni altra domanda.
solo-empty-pile = Quando serve una carta e il mazzo è vuoto, anche nel mezzo di una penalità, gli scarti sotto la carta in cima si mescolano in un nuovo mazzo e si continua a pescare; ciò che non si può pescare è condonato. Se non c’è nulla da pescare, chi può giocare deve giocare, altrimenti passa. Così anche sotto penalità: se non c’è nulla da pescare, chi può rilanciare deve rilanciare; a chi non può la penalità è condonata e perde il turno, che conta per il giro senza giocate né pescate che chiude la manche. Così una carta che manca non ferma mai il gioco.
    .refused = Non c’è niente da pescare: se puoi giocare, devi farlo.
solo-stuck = Se per un intero giro di tavolo nessuno può giocare o pescare, la manche finisce e tutti contano le proprie carte. Altrimenti la manche non finirebbe mai.
solo-triples = Opzione triples, normalmente spenta: si giocano insieme, annunciandole, tre o più carte con lo stesso numero; la prima deve andar bene, l’ultima è la nuova carta in cima. È come se si giocassero una dopo l’altra.
    .refused = Più carte insieme devono essere tre o più con lo stesso numero, e il tavolo deve permetterlo.
solo-out = La manche finisce appena un giocatore gioca la sua ultima carta. Non segue più nulla: niente giocate al volo, pescate, scambi o colori, e una penalità in sospeso decade. La manche è ormai decisa.
solo-points = Gli altri sommano i valori delle loro carte: da 1 a 9 il loro numero, cambio giro: 10, salta turno: 20, +2: 30, Scambio di mani: 30, giro di mani: 40, Jolly: 40, Jolly +4: 50.
solo-points-told = Alla fine di una manche si dicono i punti, non le carte che li valgono. Conta solo quanto valgono.
solo-game-end = Quando dopo una manche un totale supera 300 (con 300 esatti si continua) la partita finisce, non importa in quanti l’abbiano superato; vince il totale più basso, e a totali uguali la vittoria è condivisa. Il regolamento non dice come spareggiare.

## Esempi

example-sm-quartet = Sul tavolo: 1 oliva doppia e 4 singole, 2 salami, 1 peperone. Un quartetto di olive prende la doppia e 2 singole; restano 2 olive, 2 salami, 1 peperone.
example-sm-ladder = Sul tavolo: 4 olive, 3 funghi, 2 ananas (tutte carte singole) e 1 salame doppio. Una scala può prendere 2 ananas e 1 salame oppure 2 salami e 1 ananas; nel primo modo si usa il salame doppio e il tavolo resta vuoto.
example-sm-help = Sul tavolo: 2 olive. Il giocatore dei peperoni ha un quartetto di olive, tiene in mano un’oliva e ne chiede una. Il vicino di sinistra rifiuta, il giocatore delle olive ne dà una: si usano 4 olive, e la prima ordinazione del cameriere di chi ha aiutato conta come servita.
example-sm-help-refused = Sul tavolo: 3 olive. Il proprietario ne ha una in mano ma ne chiede una; tutti rifiutano: l’ordinazione fallisce, anche se avrebbe potuto pagarla, e restano 3 olive.
example-sm-series = Sul tavolo: 4 funghi, 2 peperoni, 1 salame. Si scopre un quartetto di peperoni; il proprietario posa i quartetti di funghi e di salami e gioca 2 salami: serviti con 4 funghi, 3 salami e 2 peperoni.
example-sm-duel = Sul tavolo: 2 salami, 1 fungo. Il giocatore dei funghi ha 3 funghi in mano e ne aggiunge 2; gli avversari ne hanno uno singolo e uno doppio: 3 contro 3, il duello fallisce e sul tavolo ci sono 3 funghi.
example-sm-match = L’avversario nominato mostra un peperone doppio e lo riprende; il proprietario gioca un peperone singolo: la botta e risposta è servita.
example-sm-absent = Sul tavolo: 3 ananas, 2 olive, 1 peperone, 1 salame. L’ordinazione «Assente» del giocatore dei salami fallisce.
example-sm-two-doubles = Sul tavolo non ci sono doppie. Il proprietario ha in mano un ananas doppio e chiede un salame doppio; tutti rifiutano: l’ordinazione fallisce e l’ananas resta in mano.
example-sm-ladder-help = Sul tavolo: 4 ananas, 4 salami. Il proprietario ha in mano 1 fungo, chiede 1 fungo e 1 oliva e viene aiutato: la scala è servita con 4 salami, 3 ananas, 2 funghi e 1 oliva; resta 1 ananas, e chi ha aiutato ha la sua ricompensa.
example-sm-takeover = Sul tavolo: 3 ananas, 2 peperoni. Il pizzaiolo è il giocatore degli ananas; il cambio di pizzaiolo del giocatore dei salami vuole 4 ananas, uno dalla mano: servito, la carta del pizzaiolo passa a lui, e il prossimo cambio di pizzaiolo chiederà salami.
example-mm-turn = Un giocatore con 3 ordinazioni rimaste nel cameriere gioca 3 salami e un’ordinazione e pesca dal cameriere: ha 6 carte in mano fino alla prossima pescata.
example-mm-classic = Sul tavolo: 1 peperone, 2 salami, 3 ananas, 4 funghi. L’ordinazione vuole 4 ananas e 1 peperone; il proprietario aggiunge un ananas: servita.
example-mm-minimale = Sul tavolo: 2 peperoni, 2 salami, 2 funghi, 3 ananas. Per la sua minimale il giocatore dei peperoni può scegliere salami o funghi, non peperoni né olive.
example-plus-turn = Con una mano di nove carte, dopo 3 salami e un’ordinazione ne restano 5; si pescano le 3 ordinazioni rimaste nel cameriere: 8 carte.
example-plus-classic = Sul tavolo: 4 funghi, 3 ananas, 2 peperoni, 2 olive. L’ordinazione vuole 4 ananas e 1 peperone: un ananas viene dalla mano.
example-plus-help = Sul tavolo: 4 funghi, 2 olive, 1 peperone. L’ordinazione vuole 4 olive e 1 peperone; il proprietario ha in mano un’oliva e ne chiede una. La dà il secondo a cui si chiede; entrambe le ordinazioni vanno coperte nella pila.
example-plus-bombastica = Sul tavolo ci sono 21 ingredienti: si usano tutti e 21.
example-plus-minimale = Sul tavolo: 2 peperoni, 2 salami, 2 funghi, 3 ananas. Il giocatore dei salami sceglie peperoni o funghi.
example-plus-mamma-mia = La Mamma Mia del giocatore dei salami vuole un salame e cinque peperoni, oppure un salame e cinque ananas.
example-solo-follow = Su un 9 rosso: qualsiasi 9 o qualsiasi carta rossa; sul 9 blu che segue: un 9 o qualsiasi carta blu.
example-solo-colour = Jolly, «rosso»: il giocatore seguente gioca una carta rossa (o nera).

## A un tavolo di Forno

house-missing = Ogni tavolo ha il suo link, e lo trova solo chi ce l’ha. Un tavolo chiuso da molto tempo non c’è più.
    .refused = Non troviamo questo tavolo. Forse il link è sbagliato o la partita è finita.
house-seat = Un posto è di chi ci siede e mantiene il suo numero. Così una mano ha un solo proprietario.
    .refused = Il posto { $seat } non è libero. Scegline un altro.
house-full = Dove non c’è un posto libero nessuno si siede. Le regole non ammettono più giocatori.
    .refused = A questo tavolo non ci sono più posti liberi.
house-locked = Chi ospita può bloccare il tavolo; allora non si siede più nessun altro. Così una compagnia può restare tra sé.
    .refused = L’host ha bloccato il tavolo: per ora non puoi entrare.
house-last-seat = A un tavolo pubblico l’ultimo posto non è per chi arriva da un indirizzo internet che ha già tutti gli altri: nessuno riempie da solo un tavolo pubblico. Fanno eccezione un invito e l’indirizzo internet di chi ospita.
    .refused = L’ultimo posto di questo tavolo pubblico è tenuto per qualcuno da altrove. L’host può invitarti.
house-invite = Un posto si può tenere per qualcuno, con un link tutto suo. Così un amico che arriva dopo trova posto.
    .refused = Il posto { $seat } è riservato. Se è per te, apri il suo link; altrimenti scegline un altro.
house-name = Un nome è fatto di lettere, cifre, punteggiatura ed emoji, senza due punti né virgole: al massimo 24 caratteri, e quelli larghi, come gli emoji, contano doppio. Non si confonde con nessun altro nome al tavolo, e nessuno si chiama «server» o «Forno». Da soli contro i bot se ne può fare a meno.
    .refused = Scegli un altro nome: al massimo { $most } lettere, cifre o emoji (quelli larghi contano doppio), senza due punti né virgole, e che non si confonda con un nome di qui, né con «server» o «Forno».
house-rename = Al tavolo puoi cambiare nome quando vuoi, ma non due volte in dieci secondi.
    .refused = Hai appena cambiato nome. Aspetta qualche secondo.
house-key = Ogni posto ha una chiave segreta, custodita dal dispositivo di chi ci siede. Solo con quella chiave si può agire da quel posto. Così nessuno gioca le carte di un altro, e non serve un account.
    .refused = Questo dispositivo non ha un posto qui. Usa quello con cui hai preso posto.
house-sit = Chi guarda soltanto non agisce. Una partita è di chi la gioca.
    .refused = Stai solo guardando. Prima prendi un posto.
house-host = Certe cose le fa solo l’host: aggiungere bot, bloccare il tavolo, allontanare un giocatore, cominciare la prima partita, chiudere il tavolo. Questo ruolo si può cedere a un altro giocatore. Qualcuno deve pur deciderle per tutti.
    .refused = Questo può farlo solo l’host.
house-stand-in = Quando l’host non c’è, ogni giocatore presente può avviare la partita seguente e lasciare che qualcuno prenda un posto. Impostazioni, allontanamenti e chiusura aspettano l’host; il ruolo stesso passa ad altri solo se l’host se n’è andato. Così una serata non aspetta una persona sola.
    .refused = Può farlo solo l’host. Tu lo sostituisci soltanto.
house-before = Posti, opzioni e bot si decidono prima dell’inizio. Ognuno sa a che cosa va incontro.
    .refused = Si può fare solo prima dell’inizio.
house-during = Agire e ritirare una mossa sono cose da partita in corso.
    .refused = Si può fare solo durante una partita.
house-after = La rivincita e il replay vengono dopo la partita. Prima un replay mostrerebbe carte coperte.
    .refused = Si può fare solo a partita finita.
house-start = Una partita comincia quando tutti i posti sono occupati e il numero di giocatori è adatto al gioco. I posti vuoti si possono dare ai bot o togliere. Così nessuno resta fuori, e le regole vanno bene.
    .refused = Non si può ancora cominciare: servono da { $least } a { $most } giocatori, e ce ne sono { $players }. Dai i posti vuoti ai bot, o toglili.
house-closed = Un tavolo chiuso resta leggibile per i suoi giocatori, ma non ci si gioca più. Così quello che è scritto resta com’è.
    .refused = Questo tavolo è chiuso, qui non si gioca più.
house-spectators = Il tavolo decide se altri possono guardare. Chi guarda vede ciò che è pubblico e nient’altro.
    .refused = A questo tavolo si gioca senza spettatori.
house-talk = Chi ospita può limitare le chiacchiere a frasi pronte, o spegnerle. Certi tavoli giocano con sconosciuti o bambini.
    .refused = L’host ha limitato o spento la chat a questo tavolo.
house-hints = Chi ospita decide se si può chiedere che cosa farebbe un buon bot. Un consiglio si basa solo su ciò che il giocatore può sapere, e solo lui lo vede. C’è chi vuole imparare e chi vuole arrivarci senza aiuto.
    .refused = L’host ha spento i consigli a questo tavolo.
house-text = Un messaggio al tavolo non è né vuoto né troppo lungo. Uno lungo spingerebbe la partita fuori dallo schermo.
    .refused = Un messaggio ha da 1 a { $most } caratteri.
house-marks = In un messaggio ogni carattere porta solo pochi accenti o altri segni: di più coprirebbero le righe vicine.
    .refused = Un carattere può portare al massimo { $most } segni: togline qualcuno.
house-bot = Un bot si sceglie tra quelli che il server offre.
    .refused = Non c’è un bot «{ $level }». Ci sono: { $levels }.
house-game = Un gioco si sceglie tra quelli che il server offre.
    .refused = Non c’è un gioco «{ $game }». Ci sono: { $games }.
house-setting = Ogni impostazione del tavolo ammette solo certi valori.
    .refused = «{ $setting }» non può essere «{ $value }». Si può: { $allowed }.
house-clock = A un tavolo si gioca senza orologio, con un tempo per ogni decisione e una riserva per pensarci più a lungo, oppure con giorni per ogni decisione. Consuma tempo solo chi deve una risposta. Se al tavolo c’è una persona sola, non corre nessun orologio: non fa aspettare nessuno.
house-time-out = Quando a un giocatore scade il tempo, si gioca la mossa predefinita, già fissata per quella decisione, così gli altri possono andare avanti. Se al tavolo c’è una persona sola, non si gioca niente al posto suo.
house-absent = Se al tavolo ci sei solo tu, il tavolo ti aspetta tutto il tempo che serve: nessuno gioca a nome tuo, nessun bot si muove prima che tu abbia visto l’ultima mossa, e se si poteva giocare al volo, quando torni quel tempo riparte da capo. In più persone, se un giocatore manca più a lungo del tempo di tolleranza, un bot gioca per lui, così gli altri possono andare avanti, e tutti lo vedono. Il giocatore può riprendersi il posto in qualsiasi momento e vede che cosa ha giocato il bot. Tra una partita e l’altra conta come assente chi resta un minuto senza connessione, e la prossima non aspetta: gioca un bot fino al suo ritorno o, se il tavolo vuole così, resta fuori.
house-vote = Una partita in corso si chiude prima se lo vuole più della metà dei giocatori presenti; lo stesso vale per allontanare qualcuno, che non vota. In due, sull’allontanare decide l’host, e per chiudere bisogna essere d’accordo entrambi. Chi ha chiesto invano, o ci ha ripensato, aspetta un minuto prima di chiedere ancora. Una partita chiusa prima non ha risultato, e la sua distribuzione si controlla come le altre.
    .refused = Lo decidono i giocatori insieme: serve più della metà, una domanda alla volta. Dopo una domanda a vuoto aspetta un minuto.
house-take-over = Chi è al tavolo senza posto può prendere quello di un bot o di chi se n’è andato, se il tavolo lo permette; e ognuno può cedere il proprio. Mai a chi in questa partita ha già visto un’altra mano. Il nuovo giocatore viene a sapere ciò che quel posto sa secondo le regole, e nient’altro.
    .refused = In questa partita quel posto non si può prendere.
house-nudge = Chi aspetta può dare un colpetto a chi deve rispondere: dopo mezzo minuto, una volta per decisione e al massimo una volta al minuto. Mai per una giocata al volo. Così chi aspetta può farsi sentire, ma nessuno viene assillato.
    .refused = Ancora un attimo: il colpetto si può dare dopo mezzo minuto, una volta per decisione.
house-hot-seat = In più persone si può usare lo stesso dispositivo e passarselo. Allora al tavolo nessuno gioca al volo: chi ha in mano il dispositivo sarebbe sempre il più veloce. L’orologio di una decisione aspetta che il suo giocatore abbia lo schermo davanti, e uno schermo coperto non dice nulla di una mano, nemmeno un suggerimento. Chi condivide un dispositivo è presente insieme agli altri e ha con loro una voce sola: per la prossima partita, in una votazione, per ritirare una mossa e per condividere. E poiché passandolo si può aver visto una mano, nessuno di loro prende un altro posto in quella partita.
    .refused = Prima lo schermo dev’essere tuo: lo scopre chi è di turno.
house-undo = Una mossa che non ha mostrato carte a nessuno e con cui non si è pescato né mescolato nulla può essere ritirata liberamente da chi l’ha fatta, finché nessun altro ha agito. Non si è saputo nulla.
    .refused = Non hai mosse da ritirare.
house-undo-agree = Le altre mosse si possono ritirare solo se tutti gli altri giocatori sono d’accordo. Hanno visto qualcosa, quindi decidono loro.
    .refused = Nessuno ti ha chiesto di ritirare una mossa.
house-undo-hidden = Una mossa dopo la quale qualcuno ha visto una carta che chi l’ha fatta non ha scelto di mostrare (pescata, scoperta, o di un altro) non si può mai ritirare: quello che si è visto non si nasconde più.
    .refused = Non puoi ritirarla: qualcuno ha già visto una carta.
house-undo-limit = Dopo due rifiuti di ritirare una mossa, si chiede di nuovo solo dopo un’altra mossa propria. Così non si chiede all’infinito.
    .refused = Ti hanno detto di no { $most } volte. Fai un’altra mossa prima di chiedere di nuovo.
house-window = In SOLO, dopo ogni scarto, si può giocare al volo sempre per lo stesso tempo, che qualcuno possa farlo o no. Le risposte restano sigillate fino alla fine; poi conta la giocata più rapida, misurata da quando ciascuno è stato avvisato, meno un piccolo ritardo della linea, anch’esso misurato. Così né l’attesa né una linea veloce svelano o decidono nulla.
    .refused = Hai già risposto. Conta quando scade il tempo.
house-beaten = In SOLO, chi è battuto sul tempo in una giocata al volo viene a sapere da chi e di quanto. È meglio sapere per quanto poco.
    .refused = { $name } ti ha battuto per { $ms } ms.
house-jumped = In SOLO una giocata al volo viene prima della mossa del giocatore di turno. Giocare al volo vuol dire anticipare il turno.
    .refused = { $name } ha fatto prima di te.
house-fair = Prima della prima carta il server si impegna sul suo segreto e ogni dispositivo aggiunge parole sue. Dopo la partita chiunque può controllare la distribuzione. Così nessuno deve fidarsi del server.
house-share = Una partita finita resta riservata al suo tavolo, a meno che tutti i suoi giocatori la condividano. Mostra come ha giocato ognuno.
    .refused = Questa partita è privata: non tutti i giocatori l’hanno condivisa.
house-play-on = Una partita finita si può riprendere da qualsiasi decisione, a qualsiasi posto, contro i bot. Le carte sono note, quindi questa distribuzione non è sigillata. Serve a provare che altro si poteva fare.
    .refused = Da qui non c’è niente da riprendere. Scegli un passo precedente.
house-address = Notifiche e webhook vanno solo ai servizi che il gestore di questo server permette. Altrimenti si potrebbe far chiamare chiunque al server.
    .refused = Questo server non può scrivere a quell’indirizzo. Chiedi a chi lo gestisce.
house-person = Silenziare, richiamare e simili riguardano chi è al tavolo, seduto o in coda. Nessun altro ne saprebbe nulla.
    .refused = Questa persona non è più al tavolo.
house-banned = Chi gestisce il server può togliere qualcuno da un tavolo e bandirne il dispositivo. Gli altri tavoli non c’entrano. Qualcuno deve poter proteggere un tavolo.
    .refused = Chi gestisce questo server ti ha bandito da questo tavolo.
house-report = Si può segnalare una persona del proprio tavolo, o ciò che ha detto, a chi gestisce il server. Nessun altro lo viene a sapere. Ognuno ha poche segnalazioni aperte per tavolo, non decine.
    .refused = Questa segnalazione non può partire: deve riguardare qualcun altro al tuo tavolo e ciò che ha detto davvero, e cinque bastano per una serata.
house-words = Chi gestisce il server può tenere un elenco di parole non ammesse ai suoi tavoli, nei nomi e in chat. Quello che è gradito cambia da un posto all’altro.
    .refused = C’è una parola non gradita su questo server. Dillo in un altro modo.
house-ready = Dopo una partita ognuno dice quando è pronto per un’altra. Comincia quando tutti i presenti sono pronti e tutti i posti sono presi, o quando lo dice chi ospita. Chi guarda ancora il risultato non viene disturbato.
    .refused = Adesso non c’è una prossima partita da aspettare.
house-queue = Chi è al tavolo senza un posto aspetta in coda. Prima di ogni nuova partita chi è presente in coda prende i posti liberi, poi posti nuovi fin dove il gioco lo permette, poi quelli dei bot. Se qualcuno aspetta ancora, cede il posto chi ha giocato più partite di fila; a parità, chi è seduto da più tempo. Quando un gioco ha meno posti, decide lo stesso ordine. Così tutti giocano a turno.
    .refused = La coda è per chi non ha un posto, finché nessun posto è libero.
house-evening = Il punteggio della serata conta tutte le partite del tavolo giocate fino in fondo, di qualsiasi gioco: le vittorie, con una vittoria condivisa che vale una frazione, e il piazzamento medio. Il risultato è di chi tiene il posto alla fine; i bot si contano a parte. Così si contano insieme giochi diversi.
house-command = Lo stesso comando inviato due volte si esegue una volta sola e riceve due volte la stessa risposta. Le linee cadono, e nessuno deve giocare due volte.
    .refused = Qualcosa è andato storto e non è successo nulla. Riprova.
house-rules = Una partita si finisce con le regole con cui è cominciata. Nessuno deve perdere per una regola che prima non c’era.
    .refused = Questo tavolo è cominciato con regole di { $game } diverse da quelle di questo server: { $pinned }.

## Tra il tuo dispositivo e il server

wire-hello = Una connessione comincia con un saluto. Solo allora si sa chi parla quale lingua.
    .refused = La connessione deve cominciare con un saluto.
wire-version = La pagina e il server devono essere compatibili. Altrimenti si fraintenderebbero.
    .refused = Questa pagina è più vecchia del server: ricaricala.
wire-unreadable = Conta solo un messaggio che si può leggere.
    .refused = Il messaggio non si può leggere: { $why }.
wire-path = Il server risponde agli indirizzi che il suo protocollo nomina.
    .refused = Qui il server non ha niente per una richiesta così.
wire-size = Un messaggio non può essere più grande di quanto il server consente. Così un messaggio non ritarda mai gli altri.
    .refused = Il messaggio è troppo grande: può avere al massimo { $most } byte.
# Un numero che arriva come testo non ha plurale e prende l’ultima forma.
wire-rate = Un dispositivo non può inviare troppo in una volta, così il server ha tempo per tutti.
    .refused =
        { $seconds ->
            [one] Troppo in una volta: aspetta { $seconds } secondo.
            [other] Troppo in una volta: aspetta { $seconds } secondi.
           *[text] Troppo in una volta: aspetta { $seconds } s.
        }
wire-slow = Una connessione che non tiene il passo viene interrotta. Quando torna, riprende da dove si era fermata. Così nessuno deve aspettarla.
    .refused = La tua connessione era troppo lenta ed è caduta. Riprende da dove si era fermata.
wire-full = Il server accetta solo le connessioni che può servire bene. Meglio pochi che giocano bene che molti che aspettano.
    .refused = In questo momento il server è pieno: riprova più tardi.
wire-address = Tutti quelli che condividono un indirizzo internet possono fare insieme solo un certo numero di cose costose, così un programma non può tenere fuori gli altri. Duecento persone dietro un indirizzo non se ne accorgono mai.
    .refused = Dal tuo indirizzo internet arrivano tante richieste in questo momento (limite «{ $limit }»: { $most } al minuto). Riprova tra { $seconds } s.
wire-connections = Un indirizzo internet può avere solo un certo numero di connessioni insieme, così un programma non può prenderle tutte.
    .refused = Il tuo indirizzo internet ha già { $most } connessioni a questo server. Chiudi qualche scheda e riprova.
wire-origin = Il server accetta connessioni solo dalle proprie pagine. Così nessun’altra pagina agisce a nome tuo.
    .refused = Le connessioni da pagine web estranee non sono accettate.
wire-host = Il server risponde solo con i propri nomi. Così nessuno può farlo passare per un altro.
    .refused = Questo server non si chiama così. Apri invece { $address }.
wire-store = Una mossa conta quando è scritta nel registro del server. Finché il registro non è raggiungibile la partita aspetta, e nulla va perso.
    .refused = Il server adesso non riesce a salvare. Nulla è perso: ci riprova.
wire-damaged = Se ciò che il server ha salvato è danneggiato, lo dice. Va avanti con i tavoli che riesce ancora a leggere, e chi lo gestisce può salvarli.
    .refused = Una parte di ciò che questo server ha salvato è danneggiata: questo non si può leggere né salvare. Avvisa chi gestisce il server: può salvare ciò che è ancora leggibile o ripristinare una copia.
wire-broken = Un guasto del server ferma una sola richiesta e nient’altro. È annotato con un numero, che chi gestisce il server può ritrovare.
    .refused = Qualcosa è andato storto da parte nostra. Se succede ancora, di’ il numero { $request } a chi gestisce questo server.
wire-key-file = Ciò che è nascosto in una partita in corso è cifrato sul server. Senza la chiave non può continuare; le partite finite restano leggibili.
    .refused = Questo tavolo è bloccato: il server non ha più la chiave della partita in corso. Chiedi a chi gestisce il server; le partite finite restano leggibili.
wire-fault = Un guasto di un tavolo ferma quel tavolo e nessun altro. Nulla viene cancellato, e chi gestisce il server può riaprirlo.
    .refused = Qualcosa non va con questo tavolo, e per ora non può andare avanti. Nulla è cancellato: chi gestisce questo server può riaprirlo.
wire-stopping = Quando il server si riavvia, i tavoli restano come sono e le connessioni tornano.
    .refused = Il server si sta riavviando; la tua connessione torna da sola.
wire-stream = Un dispositivo che torna viene a sapere ciò che si è perso. Se ciò che ricorda non corrisponde al tavolo, ricomincia da capo. Così tutti vedono lo stesso tavolo.
wire-ring = L’elenco dei tuoi tavoli è sigillato dai tuoi dispositivi; il server lo conserva e basta. Se due dispositivi lo cambiano insieme, il secondo prima lo rilegge.
    .refused = Nel frattempo un altro dispositivo ha cambiato l’elenco dei tuoi tavoli.
