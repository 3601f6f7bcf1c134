# Il tavolo delle pizze: che cosa succede, che cosa si chiede, che cosa fa un pulsante

## Che cosa è successo

pizza-event-round-began = Comincia la manche { $round }. Il primo turno è di { $name }.
    .you = Comincia la manche { $round }. Il primo turno è tuo.
pizza-event-announced =
    { $name } mette { $number } { $kind } nel forno{ $doubles ->
        [0] .
        [one] , con una carta doppia.
       *[other] , con { $doubles } carte doppie.
    }
    .you =
        Metti { $number } { $kind } nel forno{ $doubles ->
            [0] .
            [one] , con una carta doppia.
           *[other] , con { $doubles } carte doppie.
        }
pizza-event-nothing-put = { $name } non ha ingredienti da infornare.
    .you = Non hai ingredienti da infornare.
pizza-event-order-laid = { $name } gioca un’ordinazione: { $order }.
    .you = Giochi un’ordinazione: { $order }.
pizza-event-drew-kitchen =
    { $count ->
        [one] { $name } pesca un ingrediente.
       *[other] { $name } pesca { $count } ingredienti.
    }
    .you =
        { $count ->
            [one] Peschi un ingrediente.
           *[other] Peschi { $count } ingredienti.
        }
pizza-event-drew-waiter =
    { $count ->
        [one] { $name } pesca un’ordinazione.
       *[other] { $name } pesca { $count } ordinazioni.
    }
    .you =
        { $count ->
            [one] Peschi un’ordinazione.
           *[other] Peschi { $count } ordinazioni.
        }
pizza-event-drew-own = { $name } pesca { $cards }.
    .you = Peschi { $cards }.
pizza-event-chef-drawn = { $name } pesca la carta del pizzaiolo.
    .you = Peschi la carta del pizzaiolo.
pizza-event-round-ended = La manche { $round } è finita. { $chef } svuota il forno.
    .you = La manche { $round } è finita. Svuoti tu il forno.
pizza-event-revealed = Dal forno: { $cards }.
pizza-event-order-revealed = Dal forno: { $order } di { $name }.
    .you = Dal forno, tua: { $order }.
pizza-event-series-laid = { $name } ne fa una serie: { $orders }.
    .you = Ne fai una serie: { $orders }.
pizza-event-help-asked = { $name } chiede { $cards }.
    .you = Chiedi { $cards }.
pizza-event-help-refused = { $name } non aiuta.
    .you = Non aiuti.
pizza-event-help-given = { $name } dà { $cards }.
    .you = Dai { $cards }.
pizza-event-served = { $name } serve { $orders }.
    .you = Servi { $orders }.
pizza-event-served-hand = { $name } serve { $orders }, con { $cards } dalla mano.
    .you = Servi { $orders }, con { $cards } dalla mano.
pizza-event-failed = Ordinazione fallita per { $name }: { $orders }.
    .you = Ordinazione fallita: { $orders }.
pizza-event-rewarded = { $name } ha un premio: { $order }.
    .you = Hai un premio: { $order }.
pizza-event-rewarded-hidden = { $name } ha un premio: un’ordinazione coperta.
    .you = Hai un premio: un’ordinazione coperta.
pizza-event-duel-committed = { $name } gioca { $cards } nel duello.
    .you = Giochi { $cards } nel duello.
pizza-event-duel-answered = { $name } mostra { $cards }.
    .you = Mostri { $cards }.
pizza-event-duel-answered-declined = { $name } non mostra niente.
    .you = Non mostri niente.
pizza-event-opponent-named = { $name } sceglie { $opponent }.
    .you = Scegli { $opponent }.
    .to-you = { $name } sceglie te.
pizza-event-card-shown = { $name } mostra { $card }.
    .you = Mostri { $card }.
pizza-event-chef-moved = Ora il pizzaiolo è { $name }.
    .you = Ora il pizzaiolo sei tu.
pizza-event-leftovers = Resta per il prossimo forno: { $cards }.
pizza-event-leftovers-none = Per il prossimo forno non resta niente.
pizza-event-game-ended = La partita è finita.

## Che cosa si dice al tavolo

pizza-announced =
    { $number } { $kind }!{ $doubles ->
        [0] {""}
        [one] {" "}(1 doppia)
       *[other] {" "}({ $doubles } doppie)
    }
pizza-said-nothing = Niente da infornare
pizza-said-refused = No, mi dispiace
pizza-said-given = Ecco: { $cards }
pizza-said-asks = Qualcuno ha { $cards } per me?
pizza-said-series = Una serie!
pizza-said-commits = Gioco { $cards }
pizza-said-shows = Ho { $cards }
pizza-said-declines = Passo
pizza-said-names = Tu, { $name }!
pizza-said-chef = Ora il pizzaiolo sono io!
pizza-said-rewarded = Un’altra per me!

## Che cosa si chiede

pizza-ask-put-ingredients = Tocca a te: inforna ingredienti di un solo tipo
pizza-ask-lay-order = Giochi un’ordinazione?
pizza-ask-draw-cards = Che cosa peschi?
pizza-ask-choose-serving = { $orders }: come la servi?
pizza-ask-cover-missing = { $orders }: non basta. E adesso?
    .only = { $orders }: non basta.
pizza-ask-lay-series = { $orders }: aggiungi altri quartetti per una serie?
    .only = { $orders }: nessun altro quartetto ci va insieme.
pizza-ask-choose-way = { $orders }: quali ingredienti vuoi?
pizza-ask-request-help = { $orders }: scegli quello che aggiungi tu e chiedi il resto
pizza-ask-request-number = { $orders }: scegli quello che aggiungi tu e chiedi il resto
pizza-ask-request-kind = { $orders }: ancora { $left } da chiedere. Quanti: { $kind }?
    .only = { $orders }: hai già chiesto tutto.
pizza-ask-answer-help = { $name } chiede { $cards }. Dai una mano?
    .only = { $name } chiede { $cards }. Tu non ce l’hai.
pizza-ask-commit-to-duel = Il tuo duello: quanti ne giochi?
pizza-ask-answer-duel = Duello di { $name }: { $cards }. Mostri tutti i tuoi per fermarlo?
    .only = Duello di { $name }: { $cards }. Tu non ne hai.
pizza-ask-name-opponent = Botta e risposta: chi deve mostrarti una carta?
pizza-ask-show-for-match = { $name } ha scelto te. Quale carta mostri?
pizza-ask-answer-match = Botta e risposta: ti mostrano { $card }. Ce l’hai anche tu?
    .only = Botta e risposta: ti mostrano { $card }. Tu non ne hai.
pizza-waiting = Aspettiamo { $name }
pizza-your-turn = Tocca a te

## Che cosa fa un pulsante

pizza-do-put = Metti { $number } { $kind } nel forno
pizza-do-put-double =
    { $doubles ->
        [one] Metti { $number } { $kind } nel forno (1 doppia)
       *[other] Metti { $number } { $kind } nel forno ({ $doubles } doppie)
    }
pizza-do-put-double-last =
    { $doubles ->
        [one] Metti { $number } { $kind } nel forno, la doppia sopra
       *[other] Metti { $number } { $kind } nel forno, le doppie sopra
    }
pizza-do-lay = Gioca { $order }
pizza-do-pass-lay-order = Salta
    .only = Nessuna ordinazione: OK
pizza-do-pass-lay-series = Nessuna serie
    .only = Nessuna serie: OK
pizza-do-pass-answer-duel = Passo
    .only = Niente da mostrare: OK
pizza-do-draw-kitchen =
    { $count ->
        [one] { $count } ingrediente
       *[other] { $count } ingredienti
    }
pizza-do-draw-waiter =
    { $count ->
        [one] { $count } ordinazione
       *[other] { $count } ordinazioni
    }
pizza-did-draw-kitchen = Pesca ingredienti
pizza-did-draw-waiter = Pesca ordinazioni
pizza-do-serve = Servi
pizza-do-serve-hand = Servi con { $cards } dalla mano
pizza-do-serve-way = Servi: { $way }
pizza-do-serve-way-hand = Servi: { $way }, con { $cards } dalla mano
pizza-do-fail = Rinuncia all’ordinazione
    .only = Non si può completare: OK
pizza-do-ask = Chiedi aiuto
pizza-do-way = { $way }
pizza-do-want = Chiedi { $cards }
pizza-do-want-pledge = Chiedi { $cards } e aggiungi { $pledge }
pizza-do-number = Chiedine { $number } in tutto
pizza-do-number-pledge = Chiedine { $number } in tutto e aggiungi { $pledge }
pizza-do-kind = Chiedi { $number } { $kind }
    .only = { $number } { $kind }: OK
pizza-do-give = Da’ { $cards }
pizza-do-refuse = No, mi dispiace
    .only = Non puoi aiutare: OK
pizza-do-series = Serie: { $orders }
pizza-do-commit = Giocane { $total } dal tavolo
pizza-do-commit-hand = Giocane { $total }, con { $cards } dalla mano
pizza-do-show = Mostra tutti
pizza-do-show-card = Mostra: { $card }
pizza-do-name = Scegli { $name }
pizza-pick-ingredients = Scegli ingredienti di un solo tipo
pizza-pick-cards = Scegli le carte che servono
pizza-pick-missing =
    { $count ->
        [one] Scegli ancora 1 carta
       *[other] Scegli ancora { $count } carte
    }
pizza-pick-order = Scegli un’ordinazione
pizza-why-order-now = I tuoi ingredienti sono già nel forno. Ora puoi giocare un’ordinazione, oppure saltare.
pizza-last-draw = Sono gli ultimi ingredienti: se li prendi, la manche finisce e si svuota il forno.
pizza-tip-put-ingredients = Quello che entra prima nel forno esce prima. La tua ordinazione usa quello che è uscito prima di lei.
pizza-tip-lay-order = Per un’ordinazione conta quello che tutti hanno messo prima di lei. Se manca qualcosa, dopo puoi aggiungerlo dalla mano.
pizza-tip-draw-cards = Riempi la mano da uno dei due mazzi. L’ultimo ingrediente chiude la manche.
pizza-tip-emptying = Ora esce tutto nell’ordine in cui è entrato. Ogni ordinazione prende quello che le serve da quello che è già fuori.
pizza-round-over = La manche { $round } è finita. Servite finora: { $scores }.
pizza-round-over-hidden = La manche { $round } è finita. Chi è in testa si scopre alla fine.
pizza-round-back =
    { $count ->
        [one] La tua ordinazione fallita è tornata sotto il tuo mazzo.
       *[other] Le tue { $count } ordinazioni fallite sono tornate sotto il tuo mazzo.
    }
pizza-all-choices = Tutte le scelte
pizza-hint = Suggerimento

## Piccole scelte

pizza-group-top = Sopra
pizza-group-way = Come
pizza-group-request = Chiedi
pizza-group-number = Quanti
pizza-group-total = In tutto
pizza-group-numbers = Quanti ciascuno
pizza-top-single = la singola
pizza-top-double = la doppia

## Il tavolo

pizza-players = Giocatori
pizza-you = tu
pizza-chef = pizzaiolo
pizza-bot = bot
pizza-away = gioca un bot
pizza-gone = non in linea
pizza-on-turn = sta giocando
pizza-cards =
    { $ingredients ->
        [one] 1 ingrediente
       *[other] { $ingredients } ingredienti
    } e { $orders ->
        [one] 1 ordinazione
       *[other] { $orders } ordinazioni
    } in mano
pizza-seat-ingredients =
    { $count ->
        [one] { $count } ingrediente in mano
       *[other] { $count } ingredienti in mano
    }
pizza-seat-orders =
    { $count ->
        [one] { $count } ordine in mano
       *[other] { $count } ordini in mano
    }
pizza-waiter-size =
    { $count ->
        [one] ancora 1 ordinazione da pescare
       *[other] ancora { $count } ordinazioni da pescare
    }
pizza-served-size =
    { $count ->
        [one] 1 servita
       *[other] { $count } servite
    }
pizza-gone-size =
    { $count ->
        [one] 1 fuori dal gioco
       *[other] { $count } fuori dal gioco
    }
pizza-own-kind = raccoglie { $kind }
pizza-seat-chef = Pizzaiolo: svuota il forno alla fine della manche e comincia la prossima
pizza-seat-kind = Il suo tipo: { $kind }
pizza-oven = Forno
pizza-oven-size =
    { $count ->
        [one] 1 carta dentro
       *[other] { $count } carte dentro
    }
pizza-oven-empty = Il forno è vuoto
pizza-on-top = in cima: { $card }
pizza-order-of = { $order } ({ $name })
pizza-kitchen = Ingredienti
pizza-waiter = Le tue ordinazioni
pizza-served-pile = Servite
pizza-hand = La tua mano
pizza-ingredients = Ingredienti
pizza-orders = Ordinazioni

## Il forno si svuota

pizza-scene = Si svuota il forno
pizza-scene-turning = Si svuota il forno
pizza-scene-leftovers = Resta per il prossimo forno
pizza-scene-counting = Si contano le ordinazioni servite
pizza-scene-empty = Non è ancora uscito niente
pizza-scene-left =
    { $count ->
        [0] Forno vuoto
        [one] ancora 1 carta
       *[other] ancora { $count } carte
    }
pizza-scene-served = Servita!
pizza-scene-failed = Fallita
pizza-scene-order = { $order } di { $name }
pizza-scene-filled = { $done } su { $all }
pizza-scene-anything = { $done } su almeno { $all }
pizza-from-table = dal tavolo
pizza-from-hand = dalla mano
pizza-from-helper = da chi ha aiutato
pizza-pause = Pausa
pizza-go-on = Continua
pizza-step = Un passo
pizza-speed = Velocità: { $speed }×
pizza-to-question = Vai al mio turno
pizza-skip = Salta tutto
pizza-awaited = C’è una domanda per te
