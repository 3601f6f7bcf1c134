# La pagina intorno alla lezione

learn-title = Lezione: { $game }
learn-next = Avanti
learn-back = Indietro
learn-again = Ricomincia
learn-leave = Esci dalla lezione
learn-done = Non ti serve altro per giocare.
learn-play-now = Gioca adesso
learn-step = { $step } / { $steps }
learn-try = Tocca a te: prova.
learn-wrong-default = Si può fare anche così. Ma per questa volta fa’ come dico io.
learn-you = Tu
learn-chef = Il pizzaiolo

# Mamma Mia!

learn-mm-oven = Ti do il benvenuto nella mia cucina! Il forno è uno per tutti. Vedi solo la carta in cima: il resto devi ricordarlo.
learn-mm-hand = Questi sono i tuoi ingredienti. Giochi il verde: il peperone è il tuo tipo, e quasi ogni tua ordinazione ne vuole uno.
learn-mm-order = Questa è la tua ordinazione: quattro funghi e un peperone. Usa quello che è entrato nel forno prima.
learn-mm-carla = Carla mette un fungo, lo dice e pesca. Ricordalo: nessuno lo dice due volte.
learn-mm-put = Tocca a te. Metti carte di un solo tipo, quante ne vuoi. Prendi tutti e tre i funghi.
learn-mm-put-wrong = Si può fare. Ma la tua ordinazione vuole funghi: mettili tutti e tre.
learn-mm-announce = Lo sentono tutti: tre funghi da te. Con quello di Carla fanno quattro.
learn-mm-lay = Ora puoi giocare un’ordinazione. I quattro funghi ci sono, e il peperone ce l’hai: giocala!
learn-mm-lay-wrong = Puoi aspettare, ma chi aspetta serve meno. I funghi ci sono: gioca l’ordinazione.
learn-mm-draw = Ora arriva a sette carte: tutte ingredienti o tutte ordinazioni. Non hai più ordinazioni: pesca quelle.
learn-mm-draw-wrong = Gli ingredienti li hai. Ti mancano ordinazioni: pesca quelle.
learn-mm-chef = Bruno ha pescato la carta del pizzaiolo. Alla fine svuota il forno e comincia la manche seguente.
learn-mm-empty = Gli ingredienti sono finiti, e così la manche. Bruno svuota il forno: quello che è entrato per primo esce per primo.
learn-mm-first = Quattro funghi, poi la tua ordinazione. Manca il peperone, ma puoi aggiungere carte dalla mano.
learn-mm-serve = Hai tenuto un peperone per questo momento. Aggiungilo e servi.
learn-mm-serve-wrong = Potresti rinunciare. Ma il peperone ce l’hai: servi la pizza!
learn-mm-table = Servita! Poi l’ordinazione di Bruno: era tutto sul tavolo, così si è servita da sola.
learn-mm-fail = A Carla mancano quattro salami. L’ordinazione torna sotto il suo mazzo. Quindi osa: giocane una quasi a ogni turno.
learn-mm-win = Dopo tre manche vince chi ha servito più ordinazioni: tu! A parità decidono gli ingredienti rimasti in mano.

# Sole Mio!

learn-sm-start = Come Mamma Mia!, ma con carte doppie, ordinazioni più furbe e vicini che aiutano in cambio di un premio.
learn-sm-double = Guarda la carta con due funghi: una doppia conta due. Le tue tre carte fanno quattro funghi.
learn-sm-put = Metti tutte e tre le carte di funghi. Tutti sentono: quattro funghi, una carta è doppia.
learn-sm-put-wrong = Si può fare. Ma l’ordinazione ne vuole quattro: metti tutte e tre le carte di funghi, le semplici in cima.
learn-sm-lay = Un quartetto vuole quattro di un tipo, e nessuno del tuo. Gioca il quartetto di funghi.
learn-sm-lay-wrong = Quello può aspettare. I quattro funghi ci sono: gioca il quartetto di funghi.
learn-sm-drawn = Arrivi a sette carte, come sempre. Poi giocano gli altri, finché gli ingredienti non finiscono.
learn-sm-series = Si svuota il forno, e il tuo quartetto ha i suoi quattro funghi. Puoi aggiungerne uno dalla mano: ne vuole solo tre.
learn-sm-series-lay = Tre olive ci sono. Aggiungi il tuo quartetto di olive: è una serie.
learn-sm-series-wrong = Così se ne serve uno solo. Tre olive bastano: aggiungi il quartetto di olive.
learn-sm-duel = Serviti tutti e due! Ora il duello: gioca due o più del tuo tipo. Fallisce se gli altri, insieme, ne mostrano altrettanti.
learn-sm-commit = Due peperoni sono sul tavolo, due li hai in mano. Giocali tutti e quattro: chi può tenerti testa?
learn-sm-commit-wrong = Forse sono pochi. Gioca tutti e quattro i peperoni.
learn-sm-duel-shown = Ogni avversario può mostrare tutti i suoi peperoni, o niente. Bruno nessuno, Carla uno: il tuo duello è servito.
learn-sm-missing = L’ultimo forno: il tuo quartetto trova tre olive, e tu non ne hai. Ma puoi chiedere aiuto.
learn-sm-ask = Chiedi agli altri, uno dopo l’altro.
learn-sm-ask-wrong = Così fallisce. Prima chiedi: forse qualcuno ha un’oliva.
learn-sm-want = Di’ esattamente che cosa ti serve: un’oliva.
learn-sm-refuse = Bruno dice di no e non deve dire perché. Se dicessero tutti di no, l’ordinazione fallirebbe.
learn-sm-give = Carla dà un’oliva, e tu servi. Il suo premio: la prima ordinazione del suo mazzo conta come servita.
learn-sm-carla-asks = Ora al quartetto di Carla manca un fungo, e lei lo chiede a te.
learn-sm-help = Hai un fungo. Daglielo: il tuo premio vale quanto la sua pizza.
learn-sm-help-wrong = Puoi dire di no. Ma così non ottieni niente: dai il fungo.
learn-sm-win = Dopo due manche vince chi ne ha servite di più, premi compresi. Quelle fallite tornano, quindi non trattenerti.

# Mamma Mia! Grande

learn-gr-start = Grande è Mamma Mia! e Sole Mio! insieme: le ordinazioni di tutti e due, carte doppie e aiuto.
learn-gr-orders = Diciannove ordinazioni a testa, in tre manche. Difficile servirle tutte: continua a giocarne.
learn-gr-put = Qui una doppia conta due per ogni ordinazione. Metti le tue tre carte di olive: quattro olive.
learn-gr-put-wrong = Si può fare. Ma la Classica vuole quattro olive: tutte e tre le carte, le semplici in cima.
learn-gr-lay = Gioca la Classica: quattro olive e un peperone. Il peperone può arrivare dopo, dalla tua mano.
learn-gr-lay-wrong = Le olive vanno con la Classica. Gioca quella.
learn-gr-draw = Completa la mano. Ti serve ancora un peperone: pesca ingredienti.
learn-gr-draw-wrong = Un’ordinazione ce l’hai ancora. Ti mancano ingredienti: pesca quelli.
learn-gr-drawn = Un peperone, proprio quello che mancava! Tienilo finché non si svuota il forno.
learn-gr-reveal = Ecco l’ultimo forno. Quattro olive ci sono, ma mettiamo che tu non abbia trovato un peperone.
learn-gr-ask = In Grande puoi chiedere aiuto anche per le ordinazioni di Mamma Mia! Chiedi.
learn-gr-ask-wrong = Qui un’ordinazione fallita è persa. Prima chiedi!
learn-gr-want = Chiedi quello che manca: un peperone.
learn-gr-give = Bruno lo dà, e tu servi. Il suo premio è la prima ordinazione del suo mazzo.
learn-gr-bombastica = Ora la tua Bombastica: quindici ingredienti qualsiasi. Tre sono sul tavolo, e tu ne hai due.
learn-gr-fail = Altri dieci, da una sola persona? Niente da fare. Rinuncia.
learn-gr-fail-wrong = Qui nessuno ne ha tanti. Rinuncia.
learn-gr-win = Un’ordinazione fallita è persa. Quindi in due gioca abbastanza sul sicuro; in più, vince chi ne gioca di più.

# Mamma Mia! Plus

learn-pl-start = Come Mamma Mia!, ma più grande: fino a sei giocatori, i gamberetti come sesto tipo, quindici ordinazioni a testa.
learn-pl-hand = Anche la mano è più grande: fino a nove carte. Cominci con otto ingredienti e un’ordinazione.
learn-pl-order = Un’ordinazione Mamma Mia!: un peperone, e cinque di uno dei due tipi mostrati. Il fungo è uno di questi.
learn-pl-put = Metti i tuoi cinque funghi.
learn-pl-put-wrong = Si può fare. Ma l’ordinazione ne vuole cinque: metti tutti i tuoi funghi.
learn-pl-lay = Gioca l’ordinazione. Il peperone resta in mano per dopo.
learn-pl-lay-wrong = Puoi aspettare, ma chi aspetta serve meno. I cinque funghi ci sono: gioca l’ordinazione.
learn-pl-draw = Ti mancano sei carte per arrivare a nove, ma se ne pescano al massimo cinque per turno. Pesca ingredienti.
learn-pl-draw-wrong = Le ordinazioni possono aspettare. Ti servono ingredienti: pesca quelli.
learn-pl-chef = La carta del pizzaiolo non c’è. Chi pesca l’ultimo ingrediente svuota il forno e comincia la manche seguente.
learn-pl-ciottona = L’ultimo forno. La tua Ciottona vuole un peperone e quattro per ciascuno di altri due tipi: vanno bene olive e salami.
learn-pl-serve = Mancano un’oliva e il peperone, e tu li hai. Aggiungili e servi.
learn-pl-serve-wrong = Non ti serve nessuno. Aggiungi un’oliva e il peperone.
learn-pl-pile = Le ordinazioni servite vanno coperte su una sola pila. Nessuno vede chi è in testa!
learn-pl-mini = Poi la tua Mini: tre gamberetti, peperone barrato. Sul tavolo non c’erano peperoni, così è stata servita.
learn-pl-crossed = La Mini di Bruno barra il salame. Uno c’era: è fallita, e non c’era rimedio.
learn-pl-carla = Ora a Carla mancano due olive per un’ordinazione Mamma Mia!, e le chiede a te.
learn-pl-give = Dagliele. Il tuo premio è la prima ordinazione del tuo mazzo: conta come servita, e nessuno la vede.
learn-pl-give-wrong = Puoi dire di no. Ma un premio vale quanto una pizza: dai le olive.
learn-pl-win = Si conta solo alla fine, per colore. Vince chi ne ha di più: tu! Quindi gioca ordinazioni di continuo, anche incerte.

# SOLO

learn-so-start = Libera la mano prima degli altri. Sul 9 rosso va una carta rossa, un 9 o una carta nera.
learn-so-follow = Basta il numero. Gioca il tuo 9 blu.
learn-so-follow-wrong = Si può fare. Ma prova il numero: gioca il 9 blu.
learn-so-plus = Bruno segue in blu. Carla gioca un +2, e tocca a te: pesca due carte, oppure aggiungine un altro.
learn-so-raise = Anche tu hai un +2, e il colore non importa. Aggiungilo!
learn-so-raise-wrong = Puoi pescarne due. Ma puoi aggiungerne un altro: gioca il +2 rosso.
learn-so-penalty = Bruno non può aggiungere niente. Ne pesca quattro e perde il turno. Carla continua con un 8 rosso.
learn-so-draw = Non hai né rosso né un 8. Allora pesca una carta.
learn-so-drawn = Un 8 verde! La carta appena pescata si può giocare subito, se va bene. Giocala.
learn-so-drawn-wrong = Puoi tenerla. Ma un 8 va su un 8: giocalo.
learn-so-same = Bruno gioca un 5 verde, e tocca a Carla. Ma guarda: tu hai la stessa identica carta.
learn-so-jump = Con la stessa carta chiunque può giocare al volo, se fa in fretta. Gioca il 5 verde: si prosegue da te.
learn-so-jumped = Che riflessi! Carla ha perso il turno, e tocca a Bruno.
learn-so-swap = Un’altra manche. Tu hai sei carte, Bruno due. «Scambio di mani» scambia due mani intere, «Giro di mani» le sposta tutte.
learn-so-swap-play = Gioca il tuo Scambio di mani rosso.
learn-so-swap-wrong = Va bene anche quella. Ma scambiare ti aiuta di più: gioca lo Scambio di mani.
learn-so-swap-who = Ora scegli con chi: con Bruno, naturalmente.
learn-so-swap-who-wrong = Si può fare. Ma Bruno ha meno carte di tutti: scegli lui.
learn-so-two = Due carte al posto di cinque! Bruno e Carla giocano. Ricorda: di’ SOLO quando giochi la penultima carta.
learn-so-call = Di’ SOLO e gioca il tuo 2 verde.
learn-so-call-wrong = Senza dirlo pescheresti due carte. Di’ SOLO e gioca il 2 verde.
learn-so-forgot = Carla ha giocato la penultima carta e ha dimenticato SOLO. Ne pesca due.
learn-so-out = In cima c’è un 3 giallo, e la tua ultima carta è gialla. Giocala!
learn-so-out-wrong = La tua ultima carta va bene. Giocala!
learn-so-points = Gli altri contano le carte rimaste. Oltre 300 punti la partita finisce, e vince il totale più basso: il tuo.
