# Der Pizzatisch: was geschieht, was gefragt wird, was ein Knopf tut

## Was geschehen ist

pizza-event-round-began = Runde { $round } beginnt. Als Erstes: { $name }
pizza-event-announced =
    { $name }: { $number } { $kind }{ $doubles ->
        [0] {""}
        [one] , davon eine Doppelkarte
       *[other] , davon { $doubles } Doppelkarten
    }
pizza-event-nothing-put = { $name }: keine Zutat für den Ofen
pizza-event-order-laid = { $name }: { $order } auf den Ofen gelegt
pizza-event-drew-kitchen =
    { $count ->
        [one] { $name }: eine Karte aus der Küche
       *[other] { $name }: { $count } Karten aus der Küche
    }
pizza-event-drew-waiter =
    { $count ->
        [one] { $name }: eine Bestellung vom Kellner
       *[other] { $name }: { $count } Bestellungen vom Kellner
    }
pizza-event-drew-own = { $name }: gezogen: { $cards }
pizza-event-chef-drawn = { $name }: zieht die Chefkarte
pizza-event-round-ended = Runde { $round } ist zu Ende. Den Ofen leert { $chef }
pizza-event-revealed = Aus dem Ofen: { $cards }
pizza-event-order-revealed = Aus dem Ofen: { $order }, bestellt von { $name }
pizza-event-series-laid = { $name }: legt eine Serie: { $orders }
pizza-event-help-asked = { $name }: bittet um { $cards }
pizza-event-help-refused = { $name }: hilft nicht
pizza-event-help-given = { $name }: gibt { $cards }
pizza-event-served = { $name }: serviert { $orders }
pizza-event-served-hand = { $name }: serviert { $orders }, aus der Hand dazu { $cards }
pizza-event-failed = { $name }: { $orders } ist geplatzt
pizza-event-rewarded = { $name }: zur Belohnung { $order }
pizza-event-rewarded-hidden = { $name }: zur Belohnung eine verdeckte Bestellung
pizza-event-duel-committed = { $name }: setzt { $cards } ein
pizza-event-duel-answered = { $name }: zeigt { $cards }
pizza-event-duel-answered-declined = { $name }: zeigt nichts
pizza-event-opponent-named = { $name }: nennt { $opponent }
pizza-event-card-shown = { $name }: zeigt { $card }
pizza-event-chef-moved = { $name }: ist jetzt Chef
pizza-event-leftovers = Bleibt für den nächsten Ofen: { $cards }
pizza-event-leftovers-none = Für den nächsten Ofen bleibt nichts übrig
pizza-event-game-ended = Die Partie ist zu Ende

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
pizza-said-asks = Wer gibt mir { $cards }?
pizza-said-series = Eine Serie!
pizza-said-commits = Ich setze { $cards } ein
pizza-said-shows = Ich zeige { $cards }
pizza-said-declines = Ich zeige nichts
pizza-said-names = Du, { $name }!
pizza-said-chef = Jetzt bin ich Chef!
pizza-said-rewarded = Noch eine für mich!

## Was gefragt wird

pizza-ask-put-ingredients = Du bist dran: Lege Zutaten einer Sorte in den Ofen
pizza-ask-lay-order = Eine Bestellung obendrauf?
pizza-ask-draw-cards = Woher ziehst du?
pizza-ask-choose-serving = { $orders }: Wie servierst du?
pizza-ask-cover-missing = { $orders }: Es fehlt etwas. Was nun?
pizza-ask-lay-series = { $orders }: Legst du weitere Quartette zu einer Serie?
pizza-ask-choose-way = { $orders }: Welcher Weg, mit Hilfe?
pizza-ask-request-help = { $orders }: Tippe an, was du selbst dazugibst; um den Rest bittest du
pizza-ask-request-number = { $orders }: Tippe an, was du selbst dazugibst; um den Rest bittest du
pizza-ask-request-kind = { $orders }: Noch { $left } zu nennen, wie viele { $kind } davon?
pizza-ask-answer-help = { $name } bittet um { $cards } ({ $orders }). Gibst du das?
pizza-ask-commit-to-duel = { $orders }: Wie viele setzt du ein?
pizza-ask-answer-duel = { $name } hat { $cards } eingesetzt ({ $orders }). Zeigst du alle deine?
pizza-ask-name-opponent = { $orders }: Wer soll eine Karte zeigen?
pizza-ask-show-for-match = { $name } hat dich genannt ({ $orders }). Welche Karte zeigst du?
pizza-ask-answer-match = Für deine Bestellung ({ $orders }) wurde gezeigt: { $card }. Deine Antwort?
pizza-waiting = Am Zug: { $name }

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
pizza-do-lay = { $order } auf den Ofen legen
pizza-do-pass-lay-order = Keine Bestellung
pizza-do-pass-lay-series = Keine Serie
pizza-do-pass-answer-duel = Nichts zeigen
pizza-do-draw-kitchen = Aus der Küche ({ $count })
pizza-do-draw-waiter = Vom Kellner ({ $count })
pizza-do-serve = Vom Tisch servieren
pizza-do-serve-hand = Servieren, aus der Hand dazu { $cards }
pizza-do-serve-way = Servieren: { $way }
pizza-do-serve-way-hand = Servieren: { $way }; aus der Hand { $cards }
pizza-do-fail = Platzen lassen
pizza-do-ask = Um Hilfe bitten
pizza-do-way = Auf diesem Weg: { $way }
pizza-do-want = Um { $cards } bitten
pizza-do-want-pledge = Um { $cards } bitten, selbst dazu { $pledge }
pizza-do-number = Um { $number } insgesamt bitten
pizza-do-number-pledge = Um { $number } insgesamt bitten, selbst dazu { $pledge }
pizza-do-kind = Um { $number } { $kind } bitten
pizza-do-give = { $cards } geben
pizza-do-refuse = Nicht helfen
pizza-do-series = Serie legen: { $orders }
pizza-do-commit = { $total } vom Tisch einsetzen
pizza-do-commit-hand = { $total } einsetzen, davon aus der Hand { $cards }
pizza-do-show = Alle meine zeigen
pizza-do-show-card = Zeigen: { $card }
pizza-do-name = Nennen: { $name }
pizza-tap-ingredients = Tippe Zutaten einer Sorte an
pizza-tap-cards = Tippe die Karten dafür an
pizza-tap-order = Tippe eine Bestellung an
pizza-all-choices = Alle Möglichkeiten
pizza-hint = Tipp

## Kleine Wahlen

pizza-group-top = Oben
pizza-group-way = Wie
pizza-group-request = Bitten um
pizza-group-number = Wie viele
pizza-group-total = Insgesamt
pizza-group-numbers = Zahlen
pizza-top-single = die einfache
pizza-top-double = die doppelte

## Der Tisch

pizza-players = Spieler
pizza-you = du
pizza-chef = Chef
pizza-bot = Bot
pizza-away = ein Bot spielt
pizza-gone = nicht verbunden
pizza-on-turn = am Zug
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
        [one] 1 Bestellung beim Kellner
       *[other] { $count } Bestellungen beim Kellner
    }
pizza-served-size = { $count } serviert
pizza-gone-size = { $count } aus dem Spiel
pizza-own-kind = eigene Sorte: { $kind }
pizza-oven = Ofen
pizza-oven-size =
    { $count ->
        [one] 1 Karte drin
       *[other] { $count } Karten drin
    }
pizza-oven-empty = Der Ofen ist leer
pizza-on-top = obenauf: { $card }
pizza-order-of = { $order } ({ $name })
pizza-kitchen = Küche
pizza-waiter = Dein Kellner
pizza-served-pile = Serviert
pizza-hand = Deine Hand
pizza-ingredients = Zutaten
pizza-orders = Bestellungen

## Das Leeren des Ofens

pizza-scene = Der Ofen wird geleert
pizza-scene-turning = Der Ofen wird umgedreht
pizza-scene-leftovers = Bleibt für den nächsten Ofen
pizza-scene-counting = Die servierten Bestellungen werden gezählt
pizza-scene-empty = Noch nichts auf dem Tisch
pizza-scene-left =
    { $count ->
        [0] Ofen leer
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
pizza-scene-served = Serviert!
pizza-scene-failed = Geplatzt
pizza-scene-order = { $order }, bestellt von { $name }
pizza-scene-filled = { $done } von { $all } belegt
pizza-scene-anything = { $done } von mindestens { $all }
pizza-from-table = vom Tisch
pizza-from-hand = aus der Hand
pizza-from-helper = von jemandem, der hilft
pizza-pause = Anhalten
pizza-go-on = Weiter
pizza-step = Ein Schritt
pizza-speed = Tempo: { $speed }×
pizza-to-question = Zu deiner Frage
pizza-to-next = Zur nächsten Frage
pizza-skip = Überspringen
pizza-awaited = Du wirst etwas gefragt
