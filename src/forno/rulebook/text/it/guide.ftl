### Le guide: le regole di ogni gioco, come si leggono (forno/guides). I numeri vengono dai mazzi.

## La pagina intorno a una guida

guide-page = Regole
guide-reference = Tutte le regole
guide-reference-title = { $game }: tutte le regole
guide-reference-about = Ogni regola nei dettagli, anche per i casi rari.
guide-rule-link = Fra tutte le regole: { $rule }
guide-print = Stampa
guide-labelled = { $label }: { $text }

## Titoli

guide-section-aim = Lo scopo
guide-section-table = Cosa c’è sul tavolo
guide-section-turn = Il tuo turno
guide-section-round = La fine di una manche: si svuota il forno
guide-section-orders = Le ordinazioni
guide-section-help = Chiedere aiuto
guide-section-cards = Le carte speciali
guide-section-jump-in = Giocare al volo
guide-section-call = Chiamare SOLO
guide-section-end = La fine della partita
guide-section-variants = Varianti
guide-section-questions = Domande frequenti

## Titoli nelle figure

guide-scene-hand = La tua mano
guide-scene-kitchen = Mazzo degli ingredienti
guide-scene-waiter = Le tue ordinazioni
guide-scene-chef = Carta del pizzaiolo
guide-scene-oven = Forno
guide-scene-put = Metti nel forno
guide-scene-lay = Posi
guide-scene-draw = Peschi
guide-scene-table = Sul tavolo
guide-scene-order = L’ordinazione
guide-scene-from-hand = Dalla tua mano
guide-scene-used = Usate
guide-scene-shown = Gli altri mostrano
guide-scene-shown-one = Ti mostrano
guide-scene-given = Ti danno
guide-scene-reward = Il premio
guide-scene-hold = Hai
guide-scene-asked = Chiedi
guide-scene-refused = Tutti dicono no
guide-scene-yours-now = Ora è tua
guide-scene-either = O così
guide-scene-or = O così
guide-scene-served = Servita!
guide-scene-failed = Fallita
guide-scene-left = Resta sul tavolo
guide-scene-single = Vale 1
guide-scene-double = Vale 2
guide-scene-discards = Scarti
guide-scene-pile = Mazzo
guide-scene-fits = Vanno bene
guide-scene-fits-now = Ora vanno bene
guide-scene-fits-red = Dopo «rosso» vanno bene
guide-scene-play = Giochi
guide-scene-raise = Il prossimo rilancia
guide-scene-draws = Quello dopo pesca
guide-scene-jump = Giochi al volo
guide-scene-back =
    { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }

## I giochi della pizza: lo scopo e il tavolo

guide-aim = Inforniamo tutti nello stesso forno: metti ingredienti, posaci sopra le tue ordinazioni e ricorda cosa c’è sotto. Chi dopo { $rounds } manche ha servito più delle sue { $orders } ordinazioni vince.
guide-hand =
    Cominci con { $ingredients } ingredienti e { $dealt_orders ->
        [one] un’ordinazione
       *[other] { $dealt_orders } ordinazioni
    }. Le tue carte non le vede nessuno, ma tutti vedono quante ne hai di ciascun tipo: i dorsi sono diversi.
    .title = La tua mano
guide-colours = Giochi con un colore, e ogni colore ha il suo ingrediente: giallo l’ananas, viola l’oliva, verde il peperone, marrone il fungo, rosso il salame.
    .title = Il tuo colore
guide-colours-shrimp = Giochi con un colore, e ogni colore ha il suo ingrediente: giallo l’ananas, viola l’oliva, verde il peperone, marrone il fungo, rosso il salame, rosa il gamberetto.
    .title = Il tuo colore
guide-own-kind = Tutte le tue ordinazioni, tranne la Bombastica, vogliono almeno un ingrediente tuo. Nelle figure giochi col verde, quindi il tuo è il peperone.
guide-pictures = In quasi tutte le figure giochi col verde, quindi il tuo ingrediente è il peperone.
guide-doubles = Alcuni ingredienti sono doppi: una carta sola, ma vale 2.
    .title = Le doppie
guide-piles = Accanto al forno c’è il mazzo degli ingredienti (la cucina), e lì in mezzo la carta del pizzaiolo. Davanti a te c’è il mazzo delle altre tue ordinazioni (il cameriere). Tutti e due sono coperti.
    .title = Due mazzi da cui pescare
guide-piles-plus = Accanto al forno c’è il mazzo degli ingredienti (la cucina). Davanti a te c’è il mazzo delle altre tue ordinazioni (il cameriere). Tutti e due sono coperti. La carta del pizzaiolo non c’è.
    .title = Due mazzi da cui pescare
guide-oven = La pila scoperta al centro, su cui giochiamo tutti. Vedi la carta in cima e quante carte sono. Nessuno può sfogliarla. All’inizio è vuoto.
    .title = Il forno

## Un turno

guide-turn-put = Metti nel forno almeno un ingrediente dalla mano. Possono essere di più, se sono tutti dello stesso tipo. Di’ ad alta voce cosa metti: «3 salami».
    .title = 1. Ingredienti
guide-turn-put-doubles = Se c’è una doppia, dillo: «3 ananas, una è doppia».
guide-turn-order = Poi puoi posarci sopra un’ordinazione dalla mano, oppure no. Userà quello che è entrato nel forno prima di lei, e quello che mancherà potrai ancora metterlo dalla mano.
    .title = 2. Un’ordinazione
guide-turn-draw = Torna a { $hand } carte in mano: tutte dal mazzo degli ingredienti o tutte dalle tue ordinazioni, mai da tutti e due. Se non bastano, prendi quelle che restano.
    .title = 3. Pesca
guide-turn-draw-limit = Torna a { $hand } carte in mano, ma pescane al massimo { $draw_limit } per turno: tutte dal mazzo degli ingredienti o tutte dalle tue ordinazioni, mai da tutti e due. Se non bastano, prendi quelle che restano.
    .title = 3. Pesca
guide-turn-example = Metti 3 salami, posi un’ordinazione e vuoi pescare ordinazioni. Ne restano solo 3: continui con 6 carte fino alla prossima pesca.
    .title = Esempio
guide-turn-example-plus = Delle tue 9 carte metti 3 salami e posi un’ordinazione. Vuoi pescare ordinazioni, ma ne restano solo 3: continui con 8 carte.
    .title = Esempio
guide-memory = Tutto sta nel ricordare: la pagina ti mostra cosa è entrato dal tuo ultimo turno, e niente di prima.
guide-chef-card = Se peschi la carta del pizzaiolo, mettila scoperta davanti a te e pescane un’altra. Il pizzaiolo sei tu: a fine manche svuoti il forno e cominci la prossima.
    .title = La carta del pizzaiolo

## La fine di una manche

guide-round-end = Qualcuno prende l’ultima carta del mazzo degli ingredienti e la manche finisce subito, anche se la sua mano non è piena.
guide-round-end-plus = Qualcuno prende l’ultima carta del mazzo degli ingredienti e la manche finisce subito, anche se la sua mano non è piena. Il pizzaiolo è chi l’ha presa, e svuota il forno.
guide-reveal = Il pizzaiolo gira il forno e lo scopre carta per carta: quello che è entrato prima esce prima. Gli ingredienti si mettono in ordine sul tavolo, una colonna per tipo. Ogni ordinazione si decide quando esce.
guide-served = Sul tavolo c’è tutto quello che serve: l’ordinazione è servita. Quello che usa va via, e lei resta davanti a te e conta. Se ci sono più modi di servirla, scegli tu, anche uno che prende carte dalla tua mano.
    .title = C’è tutto
guide-served-hidden = Sul tavolo c’è tutto quello che serve: l’ordinazione è servita. Quello che usa va via, e lei finisce coperta su una pila comune. Se ci sono più modi di servirla, scegli tu, anche uno che prende carte dalla tua mano.
    .title = C’è tutto
guide-doubles-first = Dal tavolo le doppie si usano prima delle singole, anche se una singola basterebbe. Quello che avanza è perso.
    .title = Prima le doppie
guide-doubles-example = Servono quattro olive: prima la doppia, poi 2 singole.
    .title = Esempio
guide-from-hand = Puoi metterlo dalla mano: solo quello che manca sul tavolo, e nemmeno una carta di troppo. Per ora non ripeschi.
    .title = Manca qualcosa
guide-or-help = Oppure lo chiedi agli altri: vedi sotto.
guide-failed-gone = L’ordinazione esce dal gioco per sempre. Gli ingredienti restano sul tavolo per le prossime ordinazioni.
    .title = Non basta
guide-failed = L’ordinazione torna coperta sotto il mazzo delle tue ordinazioni. Gli ingredienti restano sul tavolo per le prossime.
    .title = Non basta
guide-classic-example = La tua ordinazione vuole 4 ananas e 1 peperone. Sul tavolo ci sono 3 ananas: ne aggiungi uno dalla mano.
    .title = Esempio
guide-next-round = Quello che resta sul tavolo diventa il nuovo forno: hai una decina di secondi per ricordarlo. Quello che è stato usato si mescola con la carta del pizzaiolo ed è il nuovo mazzo degli ingredienti. La mano te la tieni, e comincia il pizzaiolo.
    .title = La prossima manche
guide-next-round-plus = Quello che resta sul tavolo diventa il nuovo forno: hai una decina di secondi per ricordarlo. Quello che è stato usato si mescola ed è il nuovo mazzo degli ingredienti. La mano te la tieni, e comincia il pizzaiolo.
    .title = La prossima manche

## Le ordinazioni

guide-order-four = { $own } del tuo tipo e { $same } dell’altro tipo disegnato. Ne hai { $copies }, una per ogni altro tipo.
guide-order-all = { $each } di ognuno dei { $kinds } tipi.
guide-order-monotoni = { $own } del tuo tipo e { $joker } di un altro tipo, che scegli quando l’ordinazione esce.
guide-order-bombastica = { $anything } ingredienti o più, di qualsiasi tipo. Si prende tutto quello che c’è sul tavolo, anche se è di più. Se sono meno di { $anything }, puoi aggiungere il resto dalla mano.
guide-order-bombastica-help = { $anything } ingredienti o più, di qualsiasi tipo. Si prende tutto quello che c’è sul tavolo, anche se è di più. Se sono meno di { $anything }, puoi aggiungere il resto dalla mano o chiederlo, tipo per tipo.
guide-order-minimale = { $own } del tuo tipo e { $scarcest } del tipo di cui c’è meno sul tavolo quando l’ordinazione esce. Il tuo e quelli che non ci sono affatto non contano. A parità scegli tu. Se non c’è nessun altro tipo, l’ordinazione fallisce.
guide-minimale-example = I tuoi peperoni non contano, e di olive non ce ne sono. Quindi i più rari sono salami e funghi, 2 e 2. Prendi i salami e aggiungi il terzo dalla mano.
    .title = Esempio
guide-minimale-example-plus = Qui giochi col rosso: i tuoi salami non contano, e non ci sono né olive né gamberetti. Quindi i più rari sono peperoni e funghi, 2 e 2. Prendi i funghi e ne aggiungi 2 dalla mano.
    .title = Esempio
guide-count-doubles = Una doppia vale 2 in ogni ordinazione, anche per la Bombastica e nel conto della Minimale.
guide-order-quartet = { $same } del tipo disegnato, mai il tuo. Ne hai { $copies }, uno per ogni altro tipo.
guide-series = Quando esce un tuo quartetto, puoi posarne dalla mano fino ad altri tre. Insieme costano meno: uno ne vuole 4, uno 3, uno 2 e uno 1. Con due quartetti, 4 e 3. Dici tu quale ne vuole quanti.
    .title = La serie
guide-series-pay = Completa tutta la serie in una volta, oppure chiedi aiuto: aiuta uno solo, con un solo premio. Se nessuno aiuta, i quartetti che hai giocato falliscono. Il primo si giudica poi da solo: servito se sul tavolo ci sono i suoi quattro, altrimenti fallito.
guide-series-example = Qui giochi col viola. Esce il quartetto di peperoni e ne posi altri due: 4 funghi, 3 salami, 2 peperoni. Aggiungi 2 salami dalla mano e li servi tutti e tre.
    .title = Esempio
guide-order-two-each = { $each } di ogni tipo, tranne il tuo.
guide-order-ladder = { $step_1 } di un tipo, { $step_2 } di un secondo, { $step_3 } di un terzo e { $step_4 } di un quarto. I tipi li scegli tu; può esserci anche il tuo.
guide-ladder-example = Decidi tu: 2 ananas e 1 salame, oppure 2 salami e 1 ananas. Anche per 1 salame va via la doppia, e il tavolo resta vuoto.
    .title = Esempio
guide-order-absent = { $joker } e { $joker } di due tipi, e niente del tuo sul tavolo. I due tipi li scegli tu. Quello che c’è nelle mani non conta.
guide-absent-example = Qui giochi col rosso. Sul tavolo c’è un salame: la tua ordinazione fallisce.
    .title = Esempio
guide-order-two-doubles = Due carte doppie di tipi diversi; può esserci anche il tuo. Le singole non contano.
guide-order-duel = Almeno due del tuo tipo, e più di tutti gli altri insieme.
guide-duel = Di’ quanti ne metti in gioco: prima quelli sul tavolo, poi quanti vuoi dalla mano. A turno gli altri possono mostrare tutti quelli che hanno di quel tipo. Se arrivano al tuo numero, l’ordinazione fallisce e le tue carte restano sul tavolo. Se no, è servita. Le loro carte se le riprendono comunque. Nessuno può aiutarti. Con due o più del tuo tipo sul tavolo non puoi tirarti indietro.
guide-duel-example = Qui giochi col marrone. Con quello sul tavolo e 2 dalla mano metti in gioco 3 funghi. Gli altri mostrano una singola e una doppia: anche loro 3, e il duello fallisce.
    .title = Esempio
guide-order-match = Scegli qualcuno che ha ingredienti in mano. Te ne mostra uno e se lo riprende. Gioca una carta dello stesso tipo, singola o doppia, ed è servita; se ce l’hai, devi giocarla.
guide-match = Il tavolo non conta e nessuno può aiutarti. Prima di scegliere qualcuno puoi rinunciare.
guide-match-example = Ti mostrano un peperone doppio. Ne giochi uno singolo: conta il tipo.
    .title = Esempio
guide-order-takeover = { $chef } del tipo di chi è pizzaiolo quando l’ordinazione esce. Se la servi, la carta del pizzaiolo è tua: continui tu a svuotare il forno e cominci la prossima manche. Il prossimo cambio di pizzaiolo vorrà allora il tuo tipo. Se il pizzaiolo sei già tu, vuole il tuo.
guide-takeover-example = Qui giochi col rosso e il pizzaiolo è il giallo. Ti servono quindi 4 ananas, uno dalla mano. Ora il pizzaiolo sei tu, e il prossimo cambio vorrà salami.
    .title = Esempio
guide-order-pairs = { $own } del tuo tipo e { $shown } di ciascuno degli altri due disegnati.
guide-order-ciottona = { $own } del tuo tipo, { $joker } di un secondo e { $joker } di un terzo. Questi due li scegli tu.
guide-order-small-monotoni = { $joker } di un altro tipo a tua scelta, mai quello barrato, e sul tavolo niente del tipo barrato. Se ce n’è anche uno solo, l’ordinazione fallisce.
guide-order-mini = { $shown } del tipo disegnato, e sul tavolo niente del tipo barrato. Quello che c’è nelle mani non conta.
guide-order-mamma-mia = { $own } del tuo tipo e { $shown } di uno degli altri due disegnati. Quale, lo scegli tu, ma tutti e { $shown } devono essere uguali.
guide-order-mamma-mia-near = Lo stesso con altri due tipi: { $own } del tuo e { $shown } di uno dei due.
guide-mamma-mia-example = Qui giochi col rosso: ti servono salame e peperoni, oppure salame e ananas.
    .title = Esempio
guide-bombastica-example = Sul tavolo ci sono 21 ingredienti. La Bombastica se li prende tutti e 21.
    .title = Esempio

## L’aiuto

guide-help-ask = Sul tavolo manca qualcosa? Puoi chiedere agli altri, uno dopo l’altro, cominciando da sinistra. Di’ esattamente cosa vuoi: «2 funghi e 1 salame». Quello che non chiedi devi metterlo tu.
guide-help-give = Il primo che dice sì dà esattamente quello, in singole o doppie, e la tua ordinazione è servita. Per ogni ordinazione aiuta uno solo.
guide-help-give-singles = Il primo che dice sì dà esattamente quello, e la tua ordinazione è servita. Per ogni ordinazione aiuta uno solo.
guide-help-reward = Chi aiuta mette la prima carta del suo mazzo di ordinazioni, scoperta, fra quelle servite. Vale come le altre. Con il mazzo vuoto si può aiutare gratis.
    .title = Il premio
guide-help-reward-unseen = Chi aiuta mette la prima carta del suo mazzo di ordinazioni sulla pila di quelle servite, e nessuno la guarda. Vale come le altre. Con il mazzo vuoto non si può aiutare.
    .title = Il premio
guide-help-refuse = Si può dire no senza spiegare perché. Se tutti dicono no, l’ordinazione fallisce, anche se avresti potuto pagare tu. Fermarsi a metà non si può.
    .title = Se nessuno aiuta
guide-help-every-order = Puoi chiedere aiuto per ogni ordinazione, tranne Duello e Botta e risposta.
guide-help-two = In due non c’è aiuto, e si giocano { $rounds_without_help } manche.
guide-help-example = Servono quattro olive. Tu ne hai una e ne chiedi una. Il primo vicino dice no, il secondo te la dà, e la prima ordinazione del suo mazzo vale come servita.
    .title = Esempio
guide-help-example-plus = Servono quattro olive e ce ne sono 2. Tu ne hai una e ne chiedi una. Il primo vicino dice no, il secondo te la dà. La tua ordinazione e il premio vanno tutti e due coperti sulla pila.
    .title = Esempio
guide-help-refused-example = Hai un’oliva ma vuoi tenerla, così ne chiedi una. Nessuno aiuta, e l’ordinazione fallisce.
    .title = Esempio
guide-help-doubles-example = Hai un ananas doppio e chiedi un salame doppio. Nessuno aiuta, e il tuo ananas te lo tieni.
    .title = Esempio
guide-help-ladder-example = Hai un fungo e chiedi un fungo e un’oliva. Ecco la scala: 4 salami, 3 ananas, 2 funghi, 1 oliva.
    .title = Esempio

## La fine della partita

guide-end = Dopo { $rounds } manche vince chi ha servito più ordinazioni.
guide-end-tie = In caso di parità è davanti chi ha più ingredienti in mano. Se anche quelli sono pari, vi dividete il posto.
guide-end-tie-doubles = In caso di parità è davanti chi ha più ingredienti in mano; una doppia vale 2. Se anche quelli sono pari, vi dividete il posto.
guide-end-plus = Dopo { $rounds } manche, o { $rounds_without_help } senza aiuto, la pila delle ordinazioni servite si divide per colore e si conta. Vince chi ne ha di più.

## Varianti

guide-variants = Questo lo potete cambiare prima di cominciare.
guide-option-colours = Ognuno sceglie un colore; chi prima arriva, prima sceglie. Se non scegli, te ne tocca uno di quelli rimasti.
    .title = Colori
guide-option-first-player = Chi comincia lo decide il caso, oppure chi ha aperto il tavolo. Poi si va in senso orario. Dalla seconda partita a un tavolo si passa a sinistra, se chi ospita non sceglie altro.
guide-option-open-log = Tutti possono rileggere cosa è entrato nel forno. Utile per imparare, e per chi preferisce non giocare a memoria.
guide-option-doubles = Le doppie sul tavolo si usano per prime, anche dove basterebbe una singola. Oppure solo finché ne servono due o più: per l’ultimo ingrediente si usa una singola, se c’è.
guide-option-help = Potete decidere di giocare senza aiuto. Allora le manche sono { $rounds_without_help } invece di { $rounds }.
guide-option-start-card = Può cominciare qualsiasi carta, e chi gioca per primo deve ubbidirle. Oppure si scopre finché esce un numero.
guide-option-may-draw = Puoi pescare anche se potresti giocare. Altrimenti chi può giocare deve; una penalità si può pescare lo stesso.
guide-option-jump-in = Con tutte le carte, solo con i numeri, o mai.
guide-option-two-player-reverse = In due tocca semplicemente all’altro. Oppure l’altro salta il turno, e giochi ancora tu.
guide-option-raising = Su una penalità si rilancia solo con la stessa carta. Oppure si mescolano +2 e Jolly +4: i numeri si sommano, e un +2 deve avere il colore chiamato.
guide-option-triples = Tre o più carte con lo stesso numero possono andare insieme. La prima deve andare bene, l’ultima resta in cima. Al volo si gioca sempre una carta sola.
guide-option-first-dealer = Chi dà le carte per primo lo decide il caso, oppure chi ha aperto il tavolo. Dalla seconda partita a un tavolo si passa a sinistra, se chi ospita non sceglie altro.

## Domande frequenti

guide-ask-deck = Ci sono { $singles } carte di ognuno dei { $kinds } tipi. In meno di { $most }, qualcuna di ogni tipo resta nella scatola: { $singles_out_4 } in quattro, { $singles_out_3 } in tre, { $singles_out_2 } in due.
    .title = Quante carte ci sono in gioco?
guide-ask-deck-doubles = Ci sono { $singles } singole e { $doubles } doppie di ognuno dei { $kinds } tipi. In meno di { $most }, qualcuna di ogni tipo resta nella scatola: in quattro { $singles_out_4 } singola, in tre { $singles_out_3 } singola e { $doubles_out_3 } doppia, in due { $singles_out_2 } singole e { $doubles_out_2 } doppia.
    .title = Quante carte ci sono in gioco?
guide-ask-deck-six = Ci sono { $singles } carte di ognuno dei { $kinds } tipi. In meno di { $most }, qualcuna di ogni tipo resta nella scatola: { $singles_out_5 } in cinque, { $singles_out_4 } in quattro, { $singles_out_3 } in tre, { $singles_out_2 } in due.
    .title = Quante carte ci sono in gioco?
guide-ask-fewer = No. La mano si riempie sempre, anche se così prendi l’ultima carta e finisce la manche. E un mazzo vuoto non si può scegliere finché l’altro ha carte.
    .title = Posso pescare meno carte?
guide-ask-no-ingredients = Allora in questo turno non giochi niente, nemmeno un’ordinazione, e peschi soltanto. Se hai la mano piena di ordinazioni, passi.
    .title = E se in mano non ho ingredienti?
guide-ask-no-ingredients-plus = Allora in questo turno non giochi niente, nemmeno un’ordinazione, e peschi { $no_ingredients_draw } ingredienti, anche se così superi le { $hand } carte.
    .title = E se in mano non ho ingredienti?
guide-ask-decline = Non se sul tavolo c’è tutto: allora è servita, che ti piaccia o no. Ma nessuno ti obbliga ad aggiungere carte dalla mano.
    .title = Posso trattenere un’ordinazione quando esce?
guide-ask-help = No. Quello che manca sul tavolo viene dalla tua mano.
    .title = Qualcuno può aiutarmi?
guide-ask-double-from-hand = Sì, se così nessun’altra carta che aggiungi diventa inutile. La doppia va via intera, e non ti torna niente.
    .title = Posso dare una doppia dove ne manca solo uno?
guide-ask-leading = Fino alla fine non lo sa nessuno: le ordinazioni servite sono coperte, e si vede solo quante sono. Gli ingredienti usati sono scoperti, ma non si possono sfogliare.
    .title = Chi è in testa?
guide-ask-counting = Quante carte hanno i mazzi, le mani e il forno. Quello che è stato usato è coperto.
    .title = Cosa posso contare?
guide-ask-nothing-used = Allora il nuovo mazzo degli ingredienti è la sola carta del pizzaiolo. Chi la pesca chiude la manche.
    .title = E se in una manche non si serve niente?
guide-ask-nothing-used-plus = Allora il mazzo degli ingredienti non c’è. Ognuno gioca ancora una volta e pesca solo ordinazioni, e il pizzaiolo è chi ha cominciato quella manche.
    .title = E se in una manche non si serve niente?
guide-ask-stall-plus = Se per un giro intero nessuno ha giocato o pescato una carta, la manche finisce come se il mazzo degli ingredienti fosse vuoto, e il pizzaiolo è chi l’ha cominciata.
    .title = E se tutti hanno in mano solo ordinazioni?
guide-ask-stall = Se per un giro intero nessuno ha giocato o pescato una carta, la manche finisce come se il mazzo degli ingredienti fosse vuoto. Se nessuno ha la carta del pizzaiolo, il pizzaiolo è chi ha cominciato la manche. Quello che resta nel mazzo si mescola nel nuovo.
    .title = E se tutti hanno in mano solo ordinazioni?
guide-ask-fair = Sì, e puoi controllarlo: il mazzo viene sigillato prima della prima carta, e dopo la partita chiunque può vedere che nessuno l’ha toccato.
    .title = La distribuzione è onesta?

## SOLO

guide-solo-aim = Liberati di tutte le carte prima degli altri: quelle che restano in mano a loro contano contro di loro. Quando qualcuno supera { $limit } punti si finisce, e vince chi ne ha di meno.
guide-solo-deal = Ognuno riceve { $dealt } carte. Il resto è il mazzo; la sua prima carta si scopre e comincia gli scarti. Comincia chi siede a sinistra del mazziere, e si va in senso orario. Alla mano dopo dà le carte il prossimo a sinistra.
guide-solo-start = La carta scoperta vale come se qualcuno l’avesse appena giocata: a chi comincia può toccare di pescare o saltare il turno. Dopo una carta nera va bene tutto. Solo «Scambio di mani» e «Giro di mani» qui non fanno nulla.
guide-solo-follow = Gioca una carta che va bene su quella in cima: stesso colore, stesso numero o stesso simbolo. Le carte nere vanno su tutto.
guide-solo-follow-example = Su un 9 rosso va tutto il rosso e qualsiasi 9. Giochi il 9 blu, e adesso ci vuole blu o un 9.
    .title = Esempio
guide-solo-draw = Se non puoi o non vuoi giocare, pesca una carta. Se va bene puoi giocarla subito. Poi tocca al prossimo.
guide-solo-skip = Il prossimo salta il turno. In due giochi ancora tu. Se ti resta in mano: { $points } punti.
guide-solo-reverse = Il giro cambia verso. In due tocca semplicemente all’altro. { $points } punti.
guide-solo-draw-two = Il prossimo pesca due carte e salta il turno, oppure rilancia con un’altra, di qualsiasi colore: allora sono quattro per quello dopo, e così via. { $points } punti.
guide-solo-swap = Puoi scambiare tutta la tua mano con chi vuoi, oppure tenerla. { $points } punti.
guide-solo-choose-colour = Dici tu che colore deve seguire. { $points } punti.
guide-solo-colour-example = La giochi e dici «rosso»: adesso ci vuole rosso o nero.
    .title = Esempio
guide-solo-draw-four = Dici il colore, e il prossimo pesca quattro carte e salta il turno, oppure rilancia con un’altra. Allora vale l’ultimo colore detto. { $points } punti.
guide-solo-pass-on = Ognuno passa tutta la mano al prossimo, nel verso del gioco. Poi va bene qualsiasi carta. { $points } punti.
guide-solo-penalty = Finché gira una penalità puoi solo rilanciare o pescarla. Su un +2 va solo un +2, su un Jolly +4 solo un Jolly +4.
    .title = Le penalità
guide-solo-jump-in = Hai proprio la carta che sta in cima, stesso colore e stesso numero o simbolo? Giocala subito, anche se non tocca a te. Puoi farlo anche sulla tua. Si riprende da te, e chi stava per giocare perde quel turno.
guide-solo-jump-in-special = Una carta speciale colpisce chi viene dopo di te. Se giochi al volo su una penalità, cresce. Le carte nere con lo stesso simbolo sono la stessa carta: chi ne gioca una al volo dice il colore.
guide-solo-jump-in-window = Puoi farlo da quando il colore è detto e le mani sono scambiate finché non viene giocata la prossima carta. Conta il più veloce.
guide-solo-call = Di’ «SOLO» mentre giochi la penultima carta, anche al volo. Se te ne dimentichi, peschi subito due carte.
guide-solo-out = Chi gioca l’ultima carta chiude subito la mano: nessuno pesca, scambia o gioca più al volo.
guide-solo-points = Gli altri sommano le carte che hanno in mano. I numeri valgono quello che mostrano, le carte speciali quello che sta scritto sopra.
guide-solo-end = Quando alla fine di una mano qualcuno ha più di { $limit } punti, la partita è finita. Vince chi ne ha di meno; a parità si divide la vittoria.
guide-ask-solo-deck = { $cards } carte, da { $least } a { $most } giocatori. In ognuno dei { $colours } colori: { $numbers }× ogni numero da 1 a 9, { $swaps }× Scambio di mani e { $specials }× ogni altra carta speciale. In più { $blacks }× ogni carta nera.
    .title = Quante carte ci sono?
guide-ask-solo-jumped-over = Sì, anche subito dopo aver pescato. Se qualcuno gioca al volo prima che tu decida, la carta pescata te la tieni.
    .title = Tocca a me. Posso giocare al volo anch’io?
guide-ask-solo-swap = No. Puoi tenere la tua mano.
    .title = Devo scambiare per forza?
guide-ask-solo-one-card = No, solo chi giocando resta con una carta. Se lo dimentichi con una carta che fa cambiare le mani, peschi le due nella tua nuova mano.
    .title = Con lo scambio mi è arrivata una carta sola. Devo dire SOLO?
guide-ask-solo-pile = Gli scarti sotto la carta in cima si mescolano e diventano il nuovo mazzo. Se non c’è proprio niente da pescare, giochi se puoi, altrimenti passi. Di una penalità, quello che non si può pescare è condonato.
    .title = E se il mazzo è vuoto?
guide-ask-solo-stuck = Se per un giro intero nessuno può giocare o pescare, la mano finisce e tutti contano le carte.
    .title = E se nessuno può fare niente?
