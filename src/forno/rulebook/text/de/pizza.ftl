# Der Pizzatisch: was geschieht, was gefragt wird, was ein Knopf tut

## Was geschehen ist

pizza-event-round-began = Runde { $round } beginnt. { $name } fängt an.
    .you = Runde { $round } beginnt. Du fängst an.
pizza-event-announced =
    { $name } legt { $number } { $kind } in den Ofen{ $doubles ->
        [0] .
        [one] , davon eine Doppelkarte.
       *[other] , davon { $doubles } Doppelkarten.
    }
    .you =
        Du legst { $number } { $kind } in den Ofen{ $doubles ->
            [0] .
            [one] , davon eine Doppelkarte.
           *[other] , davon { $doubles } Doppelkarten.
        }
pizza-event-nothing-put = { $name } hat keine Zutat für den Ofen.
    .you = Du hast keine Zutat für den Ofen.
pizza-event-order-laid = { $name } spielt eine Bestellung: { $order }.
    .you = Du spielst eine Bestellung: { $order }.
pizza-event-drew-kitchen =
    { $count ->
        [one] { $name } zieht eine Zutat.
       *[other] { $name } zieht { $count } Zutaten.
    }
    .you =
        { $count ->
            [one] Du ziehst eine Zutat.
           *[other] Du ziehst { $count } Zutaten.
        }
pizza-event-drew-waiter =
    { $count ->
        [one] { $name } zieht eine Bestellung.
       *[other] { $name } zieht { $count } Bestellungen.
    }
    .you =
        { $count ->
            [one] Du ziehst eine Bestellung.
           *[other] Du ziehst { $count } Bestellungen.
        }
pizza-event-drew-own = { $name } zieht { $cards }.
    .you = Du ziehst { $cards }.
pizza-event-chef-drawn = { $name } zieht die Chefkarte.
    .you = Du ziehst die Chefkarte.
pizza-event-round-ended = Runde { $round } ist vorbei. { $chef } leert den Ofen.
    .you = Runde { $round } ist vorbei. Du leerst den Ofen.
pizza-event-revealed = Aus dem Ofen: { $cards }.
pizza-event-order-revealed = Aus dem Ofen: { $order } von { $name }.
    .you = Aus dem Ofen: { $order } von dir.
pizza-event-series-laid = { $name } macht eine Serie daraus: { $orders }.
    .you = Du machst eine Serie daraus: { $orders }.
pizza-event-help-asked = { $name } bittet um { $cards }.
    .you = Du bittest um { $cards }.
pizza-event-help-refused = { $name } hilft nicht.
    .you = Du hilfst nicht.
pizza-event-help-given = { $name } gibt { $cards }.
    .you = Du gibst { $cards }.
pizza-event-served = { $name } serviert: { $orders }.
    .you = Du servierst: { $orders }.
pizza-event-served-hand = { $name } serviert: { $orders }. Aus der Hand: { $cards }.
    .you = Du servierst: { $orders }. Aus der Hand: { $cards }.
pizza-event-failed = Geplatzt bei { $name }: { $orders }.
    .you = Geplatzt: { $orders }.
pizza-event-rewarded = { $name } bekommt eine Belohnung: { $order }.
    .you = Du bekommst eine Belohnung: { $order }.
pizza-event-rewarded-hidden = { $name } bekommt eine Belohnung: eine verdeckte Bestellung.
    .you = Du bekommst eine Belohnung: eine verdeckte Bestellung.
pizza-event-duel-committed = { $name } spielt { $cards } im Duell.
    .you = Du spielst { $cards } im Duell.
pizza-event-duel-answered = { $name } zeigt { $cards }.
    .you = Du zeigst { $cards }.
pizza-event-duel-answered-declined = { $name } zeigt nichts.
    .you = Du zeigst nichts.
pizza-event-opponent-named = { $name } wählt { $opponent }.
    .you = Du wählst { $opponent }.
    .to-you = { $name } wählt dich.
pizza-event-card-shown = { $name } zeigt { $card }.
    .you = Du zeigst { $card }.
pizza-event-chef-moved = { $name } ist jetzt Chef.
    .you = Du bist jetzt Chef.
pizza-event-leftovers = Bleibt für den nächsten Ofen: { $cards }.
pizza-event-leftovers-none = Für den nächsten Ofen bleibt nichts übrig.
pizza-event-game-ended = Die Partie ist vorbei.

## Was am Tisch gesagt wird

pizza-announced =
    { $number } { $kind }!{ $doubles ->
        [0] {""}
        [one] {" "}(1 doppelt)
       *[other] {" "}({ $doubles } doppelt)
    }
pizza-said-nothing = Nichts für den Ofen
pizza-said-refused = Nein, leider nicht
pizza-said-given = Bitte sehr: { $cards }
pizza-said-asks = Hat jemand { $cards } für mich?
pizza-said-series = Eine Serie!
pizza-said-commits = Ich gehe mit { $cards } rein
pizza-said-shows = Ich habe { $cards }
pizza-said-declines = Ich passe
pizza-said-names = Du, { $name }!
pizza-said-chef = Jetzt bin ich Chef!
pizza-said-rewarded = Noch eine für mich!

## Was gefragt wird

pizza-ask-put-ingredients = Du bist dran: Leg Zutaten einer Sorte in den Ofen
pizza-ask-lay-order = Spielst du eine Bestellung?
pizza-ask-draw-cards = Was ziehst du?
pizza-ask-choose-serving = { $orders }: Wie servierst du?
pizza-ask-cover-missing = { $orders }: Es reicht nicht. Was nun?
    .only = { $orders }: Es reicht nicht.
pizza-ask-lay-series = { $orders }: Noch mehr Quartette für eine Serie?
    .only = { $orders }: Kein weiteres Quartett passt dazu.
pizza-ask-choose-way = { $orders }: Welche Zutaten sollen es sein?
pizza-ask-request-help = { $orders }: Wähl, was du selbst dazugibst, und bitte um den Rest
pizza-ask-request-number = { $orders }: Wähl, was du selbst dazugibst, und bitte um den Rest
pizza-ask-request-kind = { $orders }: Noch um { $left } zu bitten. Wie viele davon: { $kind }?
    .only = { $orders }: Du bittest schon um alles.
pizza-ask-answer-help = { $name } braucht { $cards }. Hilfst du?
    .only = { $name } braucht { $cards }. Das hast du nicht.
pizza-ask-commit-to-duel = Dein Duell: Wie viele spielst du?
pizza-ask-answer-duel = Duell von { $name }: { $cards }. Zeigst du alle deine, um es zu stoppen?
    .only = Duell von { $name }: { $cards }. Davon hast du nichts.
pizza-ask-name-opponent = Dein Gegenstück: Wer soll dir eine Karte zeigen?
pizza-ask-show-for-match = { $name } hat dich gewählt. Welche Karte zeigst du?
pizza-ask-answer-match = Dein Gegenstück: Gezeigt wird { $card }. Hast du das auch?
    .only = Dein Gegenstück: Gezeigt wird { $card }. Das hast du nicht.
pizza-waiting = Warten auf { $name }
pizza-your-turn = Du bist dran

## Was ein Knopf tut

pizza-do-put = { $number } { $kind } in den Ofen legen
pizza-do-put-double =
    { $doubles ->
        [one] { $number } { $kind } in den Ofen legen (1 doppelt)
       *[other] { $number } { $kind } in den Ofen legen ({ $doubles } doppelt)
    }
pizza-do-put-double-last =
    { $doubles ->
        [one] { $number } { $kind } in den Ofen legen, die Doppelkarte nach oben
       *[other] { $number } { $kind } in den Ofen legen, die Doppelkarten nach oben
    }
pizza-do-lay = { $order } spielen
pizza-do-pass-lay-order = Weiter ohne
    .only = Keine Bestellung: Okay
pizza-do-pass-lay-series = Keine Serie
    .only = Keine Serie: Okay
pizza-do-pass-answer-duel = Ich passe
    .only = Nichts zu zeigen: Okay
pizza-do-draw-kitchen =
    { $count ->
        [one] { $count } Zutat
       *[other] { $count } Zutaten
    }
pizza-do-draw-waiter =
    { $count ->
        [one] { $count } Bestellung
       *[other] { $count } Bestellungen
    }
pizza-did-draw-kitchen = Zutaten ziehen
pizza-did-draw-waiter = Bestellungen ziehen
pizza-do-serve = Servieren
pizza-do-serve-hand = Servieren, aus der Hand dazu { $cards }
pizza-do-serve-way = Servieren: { $way }
pizza-do-serve-way-hand = Servieren: { $way }, davon aus der Hand { $cards }
pizza-do-fail = Bestellung aufgeben
    .only = Das klappt nicht: Okay
pizza-do-ask = Um Hilfe bitten
pizza-do-way = { $way }
pizza-do-want = Um { $cards } bitten
pizza-do-want-pledge = Um { $cards } bitten, selbst dazu { $pledge }
pizza-do-number = Um insgesamt { $number } bitten
pizza-do-number-pledge = Um insgesamt { $number } bitten, selbst dazu { $pledge }
pizza-do-kind = Um { $number } { $kind } bitten
    .only = { $number } { $kind }: Okay
pizza-do-give = { $cards } geben
pizza-do-refuse = Nein, leider nicht
    .only = Du kannst nicht helfen: Okay
pizza-do-series = Serie: { $orders }
pizza-do-commit = { $total } vom Tisch spielen
pizza-do-commit-hand = { $total } spielen, aus der Hand { $cards }
pizza-do-show = Alle zeigen
pizza-do-show-card = Zeigen: { $card }
pizza-do-name = { $name } wählen
pizza-pick-ingredients = Wähl Zutaten einer Sorte
pizza-pick-cards = Wähl die Karten dafür
pizza-pick-missing =
    { $count ->
        [one] Wähl noch 1 Karte
       *[other] Wähl noch { $count } Karten
    }
pizza-pick-order = Wähl eine Bestellung
pizza-why-order-now = Deine Zutaten sind schon im Ofen. Jetzt kannst du eine Bestellung spielen, oder du machst ohne weiter.
pizza-last-draw = Das sind die letzten Zutaten: Nimmst du sie, endet die Runde, und der Ofen wird geleert.
pizza-tip-put-ingredients = Was zuerst in den Ofen geht, kommt zuerst heraus. Deine Bestellung nutzt, was vor ihr herauskam.
pizza-tip-lay-order = Für eine Bestellung zählt, was vor ihr hineinging, von allen. Fehlt etwas, darfst du später aus der Hand dazulegen.
pizza-tip-draw-cards = Du füllst deine Hand von einem der zwei Stapel auf. Die letzte Zutat beendet die Runde.
pizza-tip-emptying = Jetzt kommt alles so heraus, wie es hineinging. Jede Bestellung nimmt sich, was sie braucht, aus dem, was schon draußen ist.
pizza-round-over = Runde { $round } ist vorbei. Bisher serviert: { $scores }.
pizza-round-over-hidden = Runde { $round } ist vorbei. Wer führt, zeigt sich am Ende.
pizza-round-back =
    { $count ->
        [one] Deine geplatzte Bestellung liegt wieder unter deinem Stapel.
       *[other] Deine { $count } geplatzten Bestellungen liegen wieder unter deinem Stapel.
    }
pizza-all-choices = Alle Möglichkeiten
pizza-hint = Tipp

## Kleine Wahlen

pizza-group-top = Oben
pizza-group-way = Wie
pizza-group-request = Bitten um
pizza-group-number = Wie viele
pizza-group-total = Insgesamt
pizza-group-numbers = Wie viele jeweils
pizza-top-single = die einfache
pizza-top-double = die doppelte

## Der Tisch

pizza-players = Spieler
pizza-you = du
pizza-chef = Chef
pizza-bot = Bot
pizza-away = ein Bot spielt
pizza-gone = nicht verbunden
pizza-on-turn = ist dran
pizza-cards =
    { $ingredients ->
        [one] 1 Zutat
       *[other] { $ingredients } Zutaten
    } und { $orders ->
        [one] 1 Bestellung
       *[other] { $orders } Bestellungen
    } auf der Hand
pizza-seat-ingredients =
    { $count ->
        [one] { $count } Zutat auf der Hand
       *[other] { $count } Zutaten auf der Hand
    }
pizza-seat-orders =
    { $count ->
        [one] { $count } Bestellung auf der Hand
       *[other] { $count } Bestellungen auf der Hand
    }
pizza-waiter-size =
    { $count ->
        [one] noch 1 Bestellung zu ziehen
       *[other] noch { $count } Bestellungen zu ziehen
    }
pizza-served-size = { $count } serviert
pizza-gone-size = { $count } aus dem Spiel
pizza-own-kind = sammelt { $kind }
pizza-seat-chef = Chef: leert am Ende der Runde den Ofen und beginnt die nächste
pizza-seat-kind = Eigene Sorte: { $kind }
pizza-oven = Ofen
pizza-oven-size =
    { $count ->
        [one] 1 Karte drin
       *[other] { $count } Karten drin
    }
pizza-oven-empty = Der Ofen ist leer
pizza-on-top = oben: { $card }
pizza-order-of = { $order } ({ $name })
pizza-kitchen = Zutaten
pizza-waiter = Deine Bestellungen
pizza-served-pile = Serviert
pizza-hand = Deine Hand
pizza-ingredients = Zutaten
pizza-orders = Bestellungen

## Das Leeren des Ofens

pizza-scene = Der Ofen wird geleert
pizza-scene-turning = Der Ofen wird geleert
pizza-scene-leftovers = Bleibt für den nächsten Ofen
pizza-scene-counting = Die servierten Bestellungen werden gezählt
pizza-scene-empty = Noch nichts aus dem Ofen gekommen
pizza-scene-left =
    { $count ->
        [0] Ofen leer
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
pizza-scene-served = Serviert!
pizza-scene-failed = Geplatzt
pizza-scene-order = { $order } von { $name }
pizza-scene-filled = { $done } von { $all }
pizza-scene-anything = { $done } von mindestens { $all }
pizza-from-table = vom Tisch
pizza-from-hand = aus der Hand
pizza-from-helper = von jemandem, der geholfen hat
pizza-pause = Pause
pizza-go-on = Weiter
pizza-step = Ein Schritt
pizza-speed = Tempo: { $speed }×
pizza-to-question = Vor zu mir
pizza-skip = Alles überspringen
pizza-awaited = Eine Frage an dich
