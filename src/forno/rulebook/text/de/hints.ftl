# Tipps: was ein guter Bot täte, und warum, in einem Satz. $name ist ein Spieler.

hint-usual = Das würde ich hier tun.
hint-any = Ich würde einfach etwas versuchen.
hint-default = Das ist die sichere Wahl: So wird für jemanden gespielt, der nicht rechtzeitig antwortet.
hint-only = Etwas anderes kannst du hier nicht tun.
hint-search = Von all deinen Zügen hat dieser am besten abgeschnitten, ausprobiert in { $worlds } gedachten Verteilungen, die zu deinem Wissen passen: um { $gain } von hundert besser als der nächste.
hint-search-found = In vielen gedachten Verteilungen, die zu deinem Wissen passen, hat dieser Zug am besten abgeschnitten.

hint-pizza-put-for = Leg hinein, was deine nächste Bestellung braucht, dann liegt es gleich unter ihr: { $cards } für „{ $order }“.
hint-pizza-put-spare = Keine deiner Bestellungen braucht das: { $cards }.
hint-pizza-put-least = Darauf kannst du am leichtesten verzichten: { $cards }.
hint-pizza-wait = Für deine Bestellungen ist im Ofen wohl noch zu wenig: Behalte sie noch ein wenig.
hint-pizza-lay = Mit deiner Hand und dem, was vermutlich im Ofen liegt, hat das gute Aussichten: „{ $order }“.
hint-pizza-lay-try = Das kann klappen, und eine geplatzte Bestellung kommt nur zurück unter deinen Kellner: „{ $order }“.
hint-pizza-lay-bold = Du hast mehr Bestellungen als Züge vor dir: versuche in jedem Zug eine: „{ $order }“.
hint-pizza-lay-last = Die letzte Runde läuft, und Bestellungen auf der Hand zählen nichts: Versuch es mit „{ $order }“.
hint-pizza-draw-waiter =
    { $count ->
        [0] Du hast keine Bestellung auf der Hand: Hol dir welche vom Kellner.
        [one] Du hast nur eine Bestellung auf der Hand: Hol dir weitere vom Kellner.
       *[other] Du hast nur { $count } Bestellungen auf der Hand: Hol dir weitere vom Kellner.
    }
hint-pizza-draw-kitchen = Für die Bestellungen auf deiner Hand brauchst du Zutaten: Zieh aus der Küche.
hint-pizza-serve-free = Auf dem Tisch liegt alles: Servier sie und behalte deine Hand.
hint-pizza-serve = Mit wenigen Karten aus deiner Hand kannst du sie servieren: { $cards }.
hint-pizza-ask = Allein schaffst du es nicht, und um Hilfe zu bitten kostet nichts.
hint-pizza-fail = Es fehlt zu viel: Lass diese Bestellung platzen.
hint-pizza-fail-spare = Sie zu servieren kostet mehr, als es bringt: Was sie braucht, ist für deine nächsten Bestellungen mehr wert. Lass sie platzen.
hint-pizza-series =
    { $count ->
        [one] Ein Quartett lässt sich sofort bezahlen.
       *[other] Tisch und Hand reichen zusammen für { $count } Quartette auf einmal.
    }
hint-pizza-no-series = Für eine Serie reichen Tisch und Hand nicht: Lass es bei diesem Quartett.
hint-pizza-way = So fehlt am wenigsten.
hint-pizza-want = Bitte um so wenig wie möglich, dann hat es eher jemand: { $cards }.
hint-pizza-number =
    { $count ->
        [one] Bitte um so wenig wie möglich: Eine Zutat genügt.
       *[other] Bitte um so wenig wie möglich: { $count } Zutaten genügen.
    }
hint-pizza-kind = Bitte um die Sorte, von der noch am meisten verborgen ist.
hint-pizza-give = Wer hilft, bekommt die oberste Bestellung seines Kellners serviert; das ist diese Karten wert: { $cards }.
hint-pizza-cannot-give = Du hast nicht, worum gebeten wird.
hint-pizza-no-reward = Dein Kellner ist leer, Helfen brächte dir also nichts.
hint-pizza-duel = { $count } sollten mehr sein, als die anderen zusammen haben.
hint-pizza-duel-all = Die anderen haben davon vielleicht viel, also setz alles ein: { $count }.
hint-pizza-no-duel = Für ein Duell hast du zu wenig.
hint-pizza-show = Was du zeigst, nimmst du zurück, und es kann diese Bestellung aufhalten.
hint-pizza-name =
    { $count ->
        [one] Mit einer einzigen Zutat hat man keine Wahl: { $name }.
       *[other] Mit nur { $count } Zutaten hat man die kleinste Auswahl: { $name }.
    }
hint-pizza-show-card = Von dieser Sorte siehst du selbst viele, der andere hat also wohl keine: { $card }.
hint-pizza-match = Diese Karte passt: { $cards }.

hint-solo-out = Mit deiner letzten Karte bist du fertig: { $card }.
hint-solo-call = Sag dabei SOLO, denn dann hast du nur noch eine Karte: { $card }.
hint-solo-raise = Erhöhe die Strafe, dann muss der Nächste ziehen und nicht du: { $card }.
hint-solo-pass-on =
    { $count ->
        [one] Die Hand, die zu dir kommt, hat nur eine Karte.
       *[other] Die Hand, die zu dir kommt, hat nur { $count } Karten.
    }
hint-solo-alone = Nur diese Karte passt: { $card }.
hint-solo-attack =
    { $count ->
        [one] Dort ist nur noch eine Karte übrig, also bremse { $name }.
       *[other] Dort sind nur noch { $count } Karten übrig, also bremse { $name }.
    }
hint-solo-to-swap =
    { $count ->
        [one] Damit kannst du gegen eine Hand mit nur einer Karte tauschen: { $card }.
       *[other] Damit kannst du gegen eine Hand mit nur { $count } Karten tauschen: { $card }.
    }
hint-solo-keep-black = Schwarze Karten passen immer, also heb sie dir auf und spiel: { $card }.
hint-solo-black = Spar dir die anderen Karten, und lass dir jetzt von einer schwarzen helfen: { $card }.
hint-solo-same-colour =
    { $count ->
        [one] Von dieser Farbe hast du noch eine Karte zum Weiterspielen: { $card }.
       *[other] Von dieser Farbe hast du noch { $count } Karten zum Weiterspielen: { $card }.
    }
hint-solo-costly =
    { $count ->
        [one] Von den Karten, die passen, soll die teuerste zuerst weg: { $card }, ein Punkt.
       *[other] Von den Karten, die passen, soll die teuerste zuerst weg: { $card }, { $count } Punkte.
    }
hint-solo-draw = Keine deiner Karten passt: Zieh eine.
hint-solo-wait = Was passt, brächte dir eine größere Hand ein: Zieh lieber eine Karte.
hint-solo-penalty =
    { $count ->
        [one] Du kannst die Strafe nicht erhöhen: Zieh eine Karte.
       *[other] Du kannst die Strafe nicht erhöhen: Zieh { $count } Karten.
    }
hint-solo-pass = Du kannst weder spielen noch ziehen.
hint-solo-play-drawn = Die gezogene Karte passt, also spiel sie gleich: { $card }.
hint-solo-keep = Die gezogene Karte passt nicht: Behalte sie.
hint-solo-keep-back = Sie zu spielen brächte dir eine größere Hand ein: Behalte sie.
hint-solo-jump = Du hast genau die oberste Karte, also wirf sie dazwischen: { $card }.
hint-solo-no-jump = Dazwischenzuwerfen brächte dir eine größere Hand ein: Lass es.
hint-solo-colour =
    { $count ->
        [one] Von dieser Farbe hast du am meisten, nämlich eine Karte: { $colour }.
       *[other] Von dieser Farbe hast du am meisten, nämlich { $count } Karten: { $colour }.
    }
hint-solo-any-colour = Du hast keine farbige Karte, also ist jede Farbe recht.
hint-solo-swap =
    { $count ->
        [one] Die kleinste Hand hat nur eine Karte: Tausch mit { $name }.
       *[other] Die kleinste Hand hat nur { $count } Karten: Tausch mit { $name }.
    }
hint-solo-no-swap = Niemand hat weniger Karten als du: Behalte deine Hand.
hint-solo-first = Von den passenden Karten nimm einfach die erste: { $card }.
hint-solo-unnoticed = Hier ist nichts zu tun: Lass die anderen weiterspielen.
hint-solo-lacks = { $name } ist fast fertig und konnte diese Farbe vorhin nicht bedienen: { $card }.
hint-solo-hard-to-follow = { $name } ist fast fertig, und darauf lässt sich am schwersten etwas spielen: { $card }.
hint-solo-turn-away =
    { $count ->
        [one] Als Nächstes käme { $name } mit nur noch einer Karte, also dreh die Richtung um: { $card }.
       *[other] Als Nächstes käme { $name } mit nur noch { $count } Karten, also dreh die Richtung um: { $card }.
    }
hint-solo-give-away = Wer deine letzte Karte bekäme, wäre damit gleich fertig: Gib sie nicht weiter.
hint-solo-colour-lacks = Als Nächstes kommt { $name } und konnte diese Farbe vorhin nicht bedienen: { $colour }.
hint-solo-colour-hard = Jemand ist fast fertig und hat von dieser Farbe wohl am wenigsten: { $colour }.
