# Il tavolo delle pizze: che cosa succede, che cosa si chiede, che cosa fa un pulsante

## Che cosa è successo

pizza-event-round-began = Comincia la manche { $round }. Per primo: { $name }
pizza-event-announced =
    { $name }: { $number } { $kind }{ $doubles ->
        [0] {""}
        [one] , di cui una carta doppia
       *[other] , di cui { $doubles } carte doppie
    }
pizza-event-nothing-put = { $name }: nessun ingrediente da infornare
pizza-event-order-laid = { $name }: { $order } sul forno
pizza-event-drew-kitchen =
    { $count ->
        [one] { $name }: una carta dalla cucina
       *[other] { $name }: { $count } carte dalla cucina
    }
pizza-event-drew-waiter =
    { $count ->
        [one] { $name }: un’ordinazione dal cameriere
       *[other] { $name }: { $count } ordinazioni dal cameriere
    }
pizza-event-drew-own = { $name }: pescato: { $cards }
pizza-event-chef-drawn = { $name }: pesca la carta del pizzaiolo
pizza-event-round-ended = La manche { $round } è finita. Svuota il forno { $chef }
pizza-event-revealed = Dal forno: { $cards }
pizza-event-order-revealed = Dal forno: { $order }, ordinazione di { $name }
pizza-event-series-laid = { $name }: cala una serie: { $orders }
pizza-event-help-asked = { $name }: chiede { $cards }
pizza-event-help-refused = { $name }: non aiuta
pizza-event-help-given = { $name }: dà { $cards }
pizza-event-served = { $name }: serve { $orders }
pizza-event-served-hand = { $name }: serve { $orders }, aggiungendo dalla mano { $cards }
pizza-event-failed = { $name }: { $orders } è fallita
pizza-event-rewarded = { $name }: in premio { $order }
pizza-event-rewarded-hidden = { $name }: in premio un’ordinazione coperta
pizza-event-duel-committed = { $name }: impegna { $cards }
pizza-event-duel-answered = { $name }: mostra { $cards }
pizza-event-duel-answered-declined = { $name }: non mostra niente
pizza-event-opponent-named = { $name }: sceglie { $opponent }
pizza-event-card-shown = { $name }: mostra { $card }
pizza-event-chef-moved = { $name }: ora fa il pizzaiolo
pizza-event-leftovers = Resta per il prossimo forno: { $cards }
pizza-event-leftovers-none = Per il prossimo forno non resta niente
pizza-event-game-ended = La partita è finita

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
pizza-said-asks = Chi mi dà { $cards }?
pizza-said-series = Una serie!
pizza-said-commits = Impegno { $cards }
pizza-said-shows = Mostro { $cards }
pizza-said-declines = Non mostro niente
pizza-said-names = Tocca a te, { $name }!
pizza-said-chef = Ora il pizzaiolo sono io!
pizza-said-rewarded = Un’altra per me!

## Che cosa si chiede

pizza-ask-put-ingredients = Tocca a te: metti nel forno ingredienti di un solo tipo
pizza-ask-lay-order = Un’ordinazione sopra?
pizza-ask-draw-cards = Da dove peschi?
pizza-ask-choose-serving = { $orders }: come la servi?
pizza-ask-cover-missing = { $orders }: manca qualcosa. E adesso?
pizza-ask-lay-series = { $orders }: cali altri quartetti per una serie?
pizza-ask-choose-way = { $orders }: in che modo, con l’aiuto?
pizza-ask-request-help = { $orders }: tocca ciò che aggiungi tu; chiedi il resto
pizza-ask-request-number = { $orders }: tocca ciò che aggiungi tu; chiedi il resto
pizza-ask-request-kind = { $orders }: { $kind }, quanti pezzi su { $left } ancora da nominare?
pizza-ask-answer-help = { $name } chiede { $cards } ({ $orders }). Lo dai?
pizza-ask-commit-to-duel = { $orders }: quanti ne impegni?
pizza-ask-answer-duel = { $name } ha impegnato { $cards } ({ $orders }). Mostri tutti i tuoi?
pizza-ask-name-opponent = { $orders }: chi deve mostrare una carta?
pizza-ask-show-for-match = { $name } ha scelto te ({ $orders }). Quale carta mostri?
pizza-ask-answer-match = Per la tua ordinazione ({ $orders }) è stata mostrata: { $card }. Che cosa rispondi?
pizza-waiting = Tocca a { $name }

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
pizza-do-lay = Metti { $order } sul forno
pizza-do-pass-lay-order = Nessuna ordinazione
pizza-do-pass-lay-series = Nessuna serie
pizza-do-pass-answer-duel = Non mostrare niente
pizza-do-draw-kitchen = Dalla cucina ({ $count })
pizza-do-draw-waiter = Dal cameriere ({ $count })
pizza-do-serve = Servi dal tavolo
pizza-do-serve-hand = Servi, aggiungendo dalla mano { $cards }
pizza-do-serve-way = Servi: { $way }
pizza-do-serve-way-hand = Servi: { $way }; dalla mano { $cards }
pizza-do-fail = Lasciala fallire
pizza-do-ask = Chiedi aiuto
pizza-do-way = In questo modo: { $way }
pizza-do-want = Chiedi { $cards }
pizza-do-want-pledge = Chiedi { $cards }, aggiungendo { $pledge }
pizza-do-number = Chiedine { $number } in tutto
pizza-do-number-pledge = Chiedine { $number } in tutto, aggiungendo { $pledge }
pizza-do-kind = Chiedi { $number } { $kind }
pizza-do-give = Da’ { $cards }
pizza-do-refuse = Non aiutare
pizza-do-series = Cala una serie: { $orders }
pizza-do-commit = Impegnane { $total } dal tavolo
pizza-do-commit-hand = Impegnane { $total }, di cui dalla mano { $cards }
pizza-do-show = Mostra tutti i miei
pizza-do-show-card = Mostra: { $card }
pizza-do-name = Scegli { $name }
pizza-tap-ingredients = Tocca ingredienti di un solo tipo
pizza-tap-cards = Tocca le carte che servono
pizza-tap-order = Tocca un’ordinazione
pizza-all-choices = Tutte le scelte
pizza-hint = Consiglio

## Piccole scelte

pizza-group-top = Sopra
pizza-group-way = Come
pizza-group-request = Chiedi
pizza-group-number = Quanti
pizza-group-total = In tutto
pizza-group-numbers = Numeri
pizza-top-single = la singola
pizza-top-double = la doppia

## Il tavolo

pizza-players = Giocatori
pizza-you = tu
pizza-chef = pizzaiolo
pizza-bot = bot
pizza-away = gioca un bot
pizza-gone = non in linea
pizza-on-turn = di turno
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
        [one] 1 ordinazione dal cameriere
       *[other] { $count } ordinazioni dal cameriere
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
pizza-own-kind = il suo tipo: { $kind }
pizza-oven = Forno
pizza-oven-size =
    { $count ->
        [one] 1 carta dentro
       *[other] { $count } carte dentro
    }
pizza-oven-empty = Il forno è vuoto
pizza-on-top = in cima: { $card }
pizza-order-of = { $order } ({ $name })
pizza-kitchen = Cucina
pizza-waiter = Il tuo cameriere
pizza-served-pile = Servite
pizza-hand = La tua mano
pizza-ingredients = Ingredienti
pizza-orders = Ordinazioni

## Il forno si svuota

pizza-scene = Si svuota il forno
pizza-scene-turning = Il forno si capovolge
pizza-scene-leftovers = Resta per il prossimo forno
pizza-scene-counting = Si contano le ordinazioni servite
pizza-scene-empty = Sul tavolo ancora niente
pizza-scene-left =
    { $count ->
        [0] Forno vuoto
        [one] ancora 1 carta
       *[other] ancora { $count } carte
    }
pizza-scene-served = Servita!
pizza-scene-failed = Fallita
pizza-scene-order = { $order }, ordinazione di { $name }
pizza-scene-filled = { $done } su { $all }
pizza-scene-anything = { $done } su almeno { $all }
pizza-from-table = dal tavolo
pizza-from-hand = dalla mano
pizza-from-helper = da chi aiuta
pizza-pause = Pausa
pizza-go-on = Continua
pizza-step = Un passo
pizza-speed = Velocità: { $speed }×
pizza-to-question = Alla tua domanda
pizza-to-next = Alla prossima domanda
pizza-skip = Salta
pizza-awaited = Ti si chiede qualcosa
