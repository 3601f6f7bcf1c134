## Nach der Partie: der Schluss und der Rückblick

after-you-won = Du gewinnst!
after-you-tied = Du teilst den Sieg!
after-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] Geteilter Sieg: { $names }
    }
after-place = Platz
after-name = Name
after-served = Serviert
after-points = Punkte
after-left = + { $count } auf der Hand
after-again = Noch einmal
after-look-back = Rückblick
after-check = War fair gegeben?
after-share = Andere zusehen lassen
after-home = Zum Anfang
after-back = Zurück zum Tisch
after-no-story = Die Geschichte dieser Partie ist für die, die am Tisch saßen.
after-plot-orders = Servierte Bestellungen
after-plot-points = Punkte: weniger ist besser
after-plot-time-orders = Bestellungen aus dem Ofen
after-plot-time-hands = Gespielte Durchgänge
after-burned =
    { $count ->
        [one] Eine Bestellung verbrannt
       *[other] { $count } Bestellungen verbrannt
    }
after-burned-others = Die der anderen: { $count }
after-burned-by = { $name }, Runde { $round }
after-missing = Auf dem Tisch fehlte:
after-missing-kind = { $number } von einer Sorte
after-missing-mixed = { $number } von beliebigen Sorten
after-missing-double = Doppelkarten: { $number }
after-not-lacking = Der Tisch hatte genug; sie scheiterte an ihrer eigenen Regel.
after-replay = { $game }: Rückblick
after-public = Was alle sahen
after-open = Offene Karten
after-eyes = Aus der Sicht von { $name }
after-seen-by = Gesehen von
after-steps = Schritte der Partie
after-step = Schritt { $step } von { $steps }
after-first = Zum Anfang
after-previous = Einen Schritt zurück
after-next = Einen Schritt weiter
after-last = Zum Ende

## Wie gut war es gespielt?

after-review = Wie gut habe ich gespielt?
after-review-thinking = Ein Meister sieht sich jede deiner Entscheidungen an. Das kann eine halbe Minute dauern.
after-review-share = Gleicher Anteil
after-review-deal = Die Karten
after-review-luck = Glück
after-review-skill = Deine Entscheidungen
after-review-result = Das Ergebnis
after-review-hundred = Von hundert: Ein Sieg ist 100. Die ersten vier ergeben zusammen das Ergebnis.
after-review-course = Wie wahrscheinlich dein Sieg war
after-review-agreed =
    { $count ->
        [0] Es gab nichts zu entscheiden.
        [one] Du hattest eine Entscheidung; { $agreed ->
            [0] ein Meister hätte anders entschieden.
           *[other] ein Meister hätte ebenso entschieden.
        }
       *[other] Von deinen { $count } Entscheidungen hätte ein Meister { $agreed } ebenso getroffen.
    }
after-review-costly = Was dich am meisten gekostet hat
after-review-better = Besser: { $move }.
after-review-see = Diesen Moment ansehen

## Was the deal fair?

after-fair-title = Wurde fair gegeben?
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
after-fair-unnoted = Dieses Gerät hat vor der Partie nichts notiert und kann nicht sagen, ob es die Versprechen von damals sind. Vergleiche die Fingerabdrücke mit jemandem, der mitgespielt hat.
after-fair-limits = Das erste Geben hat dein Gerät selbst geprüft. Späteres Mischen und die Züge werden hier nicht geprüft: Das macht „forno verify“ mit der gespeicherten Aufzeichnung.
after-fair-unreadable = Diese Aufzeichnung lässt sich nicht lesen, also lässt sich auch nichts prüfen.
after-fair-hashes = Fingerabdrücke zeigen
after-fair-promised = Versprochen
after-fair-found = Gefunden
after-fair-right = Stimmt:
after-fair-wrong = Stimmt nicht:
after-fair-check-same-commitment = Das Versprechen, das du sahst
    .good = Vor der Partie hat dein Gerät den Fingerabdruck des Geheimnisses notiert. Er ist noch derselbe.
    .bad = Vor der Partie hat dein Gerät einen anderen Fingerabdruck des Geheimnisses notiert, als jetzt in der Aufzeichnung steht.
after-fair-check-words = Dein Teil am Mischen
    .good = Was dein Gerät zum Mischen beigetragen hat, ist unverändert darin.
    .bad = Was dein Gerät zum Mischen beigetragen hat, fehlt darin oder wurde verändert.
after-fair-check-same-root = Die Karten, die dir versprochen wurden
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
