## Nach der Partie: Finale, Ergebnis und Wiederholung

after-you-won = Du gewinnst!
after-you-tied = Du teilst dir den Sieg!
after-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] Geteilter Sieg: { $names }
    }
after-ended-early = Die Partie wurde vorzeitig beendet. Niemand gewinnt.
after-finale = Jetzt wird gezählt
after-skip = Überspringen
after-pizzas =
    { $count ->
        [one] 1 Pizza
       *[other] { $count } Pizzen
    }
after-score-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
after-place = Platz
after-name = Name
after-served = Servierte Pizzen
after-left = Restkarten (bei Gleichstand)
after-points = Punkte
after-rule-pizza = Die meisten servierten Pizzen gewinnen. Bei Gleichstand zählen mehr Zutaten auf der Hand.
after-rule-solo = Die wenigsten Punkte gewinnen.
after-options = Und jetzt?
after-look-back = Partie ansehen
after-check = War die Verteilung fair?
after-share = Partie teilen
after-share-about = Erst wenn alle am Tisch zustimmen, können andere zusehen.
after-share-agree = Andere zusehen lassen
after-share-waiting = Es fehlt noch: { $names }. Dann gilt der Link für alle.
after-share-link = Link zur Partie
after-share-ready = Mit diesem Link können alle die Partie ansehen.
after-picture = Ergebnis als Bild teilen
after-picture-saved = Bild gespeichert
after-home = Startseite
after-back = Zurück zum Tisch
after-no-story = Wie diese Partie lief, sehen nur die, die am Tisch saßen.
after-plot-orders = Servierte Pizzen
after-plot-points = Punkte: weniger ist besser
after-plot-time-orders = Bestellungen aus dem Ofen
after-plot-time-hands = Gespielte Durchgänge
after-failed =
    { $count ->
        [one] Eine Bestellung geplatzt
       *[other] { $count } Bestellungen geplatzt
    }
after-failed-others = Bei den anderen: { $count }
after-failed-by = { $name }, Runde { $round }
after-missing = Auf dem Tisch fehlte:
after-missing-kind = { $number } von einer Sorte
after-missing-mixed = { $number } von beliebigen Sorten
after-missing-double = Doppelkarten: { $number }
after-unwanted = Verboten, aber auf dem Tisch: { $cards }.
after-not-won = Es kam auf die Karten auf der Hand an, und sie ging verloren.

## Wiederholung

after-replay = { $game }: Wiederholung
after-public = Sicht der Zuschauer
after-open = Offene Karten
after-view-of = Sicht von { $name }
after-seen-by = Blickwinkel
after-steps = Steuerung der Wiederholung
after-step = Schritt { $step } von { $steps }
after-first = Zum Anfang
after-previous = Einen Schritt zurück
after-next = Einen Schritt weiter
after-last = Zum Ende
after-play = Abspielen
after-pause = Pause
after-speed = Tempo
after-speed-times = { $times }-fach
after-moves = Züge
after-round = Runde { $number }
after-hand = Durchgang { $number }
after-dealt = Die Karten sind verteilt.
after-oven = Im Ofen, von unten nach oben
after-oven-empty = Der Ofen ist leer
after-play-on = Ab hier weiterspielen
after-play-on-about = Du bekommst einen eigenen Tisch mit genau diesen Karten, gegen Bots. Du hast sie gesehen, also ist diese Verteilung nicht versiegelt.
after-play-on-seat = Du spielst als
after-play-on-start = Weiterspielen
after-play-on-over = Hier ist die Partie vorbei. Geh einen Schritt zurück, um weiterzuspielen.

## Wie gut war es gespielt?

after-review = Wie gut habe ich gespielt?
after-review-thinking = Der Experte geht deine Entscheidungen durch. Was er findet, erscheint hier.
after-review-progress = { $done } von { $total } Entscheidungen geprüft
after-review-share = Gleicher Anteil
after-review-deal = Die Karten
after-review-luck = Glück
after-review-skill = Deine Entscheidungen
after-review-both = Glück und Entscheidungen
after-review-result = Das Ergebnis
after-review-hundred = Gewinnchance in %. Die ersten vier ergeben zusammen das Ergebnis.
after-review-imprecise = Glück und deine Entscheidungen lassen sich hier nicht trennen: Die Schätzung ist nur auf ± { $interval } genau.
after-review-rough = Glück und deine Entscheidungen lassen sich hier nicht trennen: Die Schätzung ist zu grob.
after-review-course = Deine Gewinnchance
after-review-agreed =
    { $count ->
        [0] Es gab nichts zu entscheiden.
        [one] Du hattest eine Entscheidung; { $agreed ->
            [0] der Experte hätte anders entschieden.
           *[other] der Experte hätte dasselbe getan.
        }
       *[other] In { $agreed } von { $count } Entscheidungen hast du wie der Experte gespielt.
    }
after-review-costly = Was dich am meisten gekostet hat
after-review-better = Besser: { $move }.
after-review-see = Diesen Moment zeigen

## Was the deal fair?

after-fair-title = War die Verteilung fair?
after-fair-checking = Dein Gerät gibt die Karten noch einmal …
after-fair-good = Ja. Alles stimmt.
after-fair-good-sealed = Jede aufgedeckte Karte stimmt.
after-fair-good-unnoted = Was in der Aufzeichnung steht, passt zusammen.
after-fair-bad =
    { $count ->
        [one] Etwas stimmt nicht.
       *[other] { $count } Dinge stimmen nicht.
    }
after-fair-sealed = In dieser Aufzeichnung bleiben verdeckte Karten verdeckt: Prüfen lassen sich nur die, die in der Partie ans Licht kamen.
after-fair-unnoted = Dieses Gerät hat vor der Partie nichts notiert und kann nicht sagen, ob es die Siegel von damals sind. Vergleiche die Fingerabdrücke mit jemandem, der mitgespielt hat.
after-fair-limits = Das erste Geben hat dein Gerät selbst geprüft. Späteres Mischen und die Züge werden hier nicht geprüft: Das macht „forno verify“ mit der gespeicherten Aufzeichnung.
after-fair-unsealed = Diese Partie setzt eine frühere mit denselben Karten fort. Sie waren schon bekannt: Die Verteilung war nicht versiegelt, es gibt nichts zu prüfen.
after-fair-unreadable = Diese Aufzeichnung lässt sich nicht lesen, also lässt sich auch nichts prüfen.
after-fair-hashes = Fingerabdrücke zeigen
after-fair-promised = Versiegelt
after-fair-found = Gefunden
after-fair-right = Stimmt:
after-fair-wrong = Stimmt nicht:
after-fair-check-same-commitment = Das Siegel, das du sahst
    .good = Vor der Partie hat dein Gerät den Fingerabdruck des Geheimnisses notiert. Er ist noch derselbe.
    .bad = Vor der Partie hat dein Gerät einen anderen Fingerabdruck des Geheimnisses notiert, als jetzt in der Aufzeichnung steht.
after-fair-check-words = Dein Teil am Mischen
    .good = Was dein Gerät zum Mischen beigetragen hat, ist unverändert darin.
    .bad = Was dein Gerät zum Mischen beigetragen hat, fehlt darin oder wurde verändert.
after-fair-check-same-root = Die versiegelten Karten
    .good = Bevor jemand eine Karte sah, hat dein Gerät den Fingerabdruck aller Karten notiert. Er ist noch derselbe.
    .bad = Bevor jemand eine Karte sah, hat dein Gerät einen anderen Fingerabdruck der Karten notiert, als jetzt in der Aufzeichnung steht.
after-fair-check-commitment = Das Geheimnis
    .good = Der Server hat eine geheime Zahl versiegelt, bevor jemand Wörter dazugab. Genau diese Zahl hat er jetzt geöffnet.
    .bad = Das geöffnete Geheimnis ist nicht das, das der Server vor der Partie versiegelt hat.
after-fair-check-seed = Der Teil aller
    .good = Die Wörter aller { $seats } Plätze sind eingemischt: Niemand hat die Karten allein bestimmt.
    .bad = Das Geheimnis und die Wörter aller { $seats } Plätze ergeben nicht die Mischung, die in der Aufzeichnung steht.
after-fair-check-root = Die Karten
    .good = Noch einmal gegeben auf deinem Gerät sind alle { $cards } verdeckten Karten die, die feststanden, bevor jemand eine sah.
    .bad = Noch einmal gegeben auf deinem Gerät sind es nicht die Karten, die vor der Partie feststanden.
after-fair-check-places = Die Hände und Stapel
    .good = In allen Händen und Stapeln lagen so viele Karten, wie dieses Spiel es will.
    .bad = Die Zahl der Karten in den Händen und Stapeln passt nicht zu diesem Spiel.
after-fair-check-deal = Das Geben in der Aufzeichnung
    .good = Karte für Karte steht da, was die Mischung ergibt.
    .bad = Aufgeschrieben ist etwas anderes, als die Mischung ergibt.
after-fair-check-opened = Die aufgedeckten Karten
    .good = { $count } von { $cards } Karten wurden aufgedeckt. Jede ist die, die vor der Partie an ihrem Ort feststand.
    .bad = { $count } von { $cards } Karten wurden aufgedeckt, aber nicht jede ist die, die vor der Partie an ihrem Ort feststand.
after-fair-check-hand = Deine Hand
    .good = Die Karten, die dir am Anfang gezeigt wurden, sind die, die dir die Mischung gab.
    .bad = Die Karten, die dir am Anfang gezeigt wurden, sind nicht die, die dir die Mischung gab.
after-fair-check-moves = Die Züge
    .good = Dein Gerät hat alle { $count } Züge nachgespielt. Jeder ist erlaubt, und sie führen zum Ergebnis.
    .bad = Auf deinem Gerät nachgespielt, sind nicht alle Züge erlaubt, oder sie führen zu einem anderen Ergebnis.
