# Tipps: was ein guter Bot täte, und warum, in einem Satz. $name ist ein Spieler.

hint-usual = Das würde ich hier tun.
hint-any = Ich würde einfach etwas versuchen.
hint-default = Das ist die sichere Wahl: So wird gespielt, wenn die Zeit abläuft.
hint-only = Etwas anderes kannst du hier nicht tun.
hint-search-cards = Sonst würde ich { $cards } hineinlegen, doch in { $worse } von { $worlds } Versuchen kostet das eine Pizza, in { $better } bringt es eine.
hint-search-order = Sonst würde ich „{ $order }“ spielen, doch in { $worse } von { $worlds } Versuchen kostet das eine Pizza, in { $better } bringt es eine.
hint-search-waiter = Sonst würde ich Bestellungen ziehen, doch in { $worse } von { $worlds } Versuchen kostet das eine Pizza, in { $better } bringt es eine.
hint-search-kitchen = Sonst würde ich Zutaten ziehen, doch in { $worse } von { $worlds } Versuchen kostet das eine Pizza, in { $better } bringt es eine.
hint-search-pizza-wait = Sonst würde ich warten, doch in { $worse } von { $worlds } Versuchen kostet das eine Pizza, in { $better } bringt es eine.
hint-search-pizza-usual = Sonst würde ich etwas anderes tun, doch in { $worse } von { $worlds } Versuchen kostet das eine Pizza, in { $better } bringt es eine.
hint-search-card = Sonst würde ich { $card } spielen, doch in { $worse } von { $worlds } Versuchen geht das schlechter aus, in { $better } besser.
hint-search-draw = Sonst würde ich eine Karte ziehen, doch in { $worse } von { $worlds } Versuchen geht das schlechter aus, in { $better } besser.
hint-search-wait = Sonst würde ich warten, doch in { $worse } von { $worlds } Versuchen geht das schlechter aus, in { $better } besser.
hint-search-usual = Sonst würde ich etwas anderes tun, doch in { $worse } von { $worlds } Versuchen geht das schlechter aus, in { $better } besser.
hint-search-found = Ich habe deine Züge in vielen möglichen Verteilungen probiert, und dieser war im Schnitt der beste.

hint-pizza-put-for =
    { $keep ->
        [0] „{ $order }“ braucht das, und was gleich davor hineingeht, ist da, wenn sie herauskommt: { $cards }.
        [one] „{ $order }“ braucht das, und was gleich davor hineingeht, ist da, wenn sie herauskommt: { $cards }. Behalte noch 1 Karte dafür.
       *[other] „{ $order }“ braucht das, und was gleich davor hineingeht, ist da, wenn sie herauskommt: { $cards }. Behalte noch { $keep } Karten dafür.
    }
hint-pizza-put-scarcest =
    { $keep ->
        [0] „{ $order }“ nimmt die seltenste Sorte. Wenn das hineingeht, ist es wohl diese: { $cards }.
        [one] „{ $order }“ nimmt die seltenste Sorte. Wenn das hineingeht, ist es wohl diese: { $cards }. Behalte noch 1 Karte dafür.
       *[other] „{ $order }“ nimmt die seltenste Sorte. Wenn das hineingeht, ist es wohl diese: { $cards }. Behalte noch { $keep } Karten dafür.
    }
hint-pizza-put-spare = Etwas muss hinein, und keine deiner Bestellungen braucht das: { $cards }.
hint-pizza-put-least = Etwas muss hinein, und das brauchst du am wenigsten: { $cards }.
hint-pizza-wait = Für deine Bestellungen ist wohl noch zu wenig im Ofen: Warte noch ein wenig.
hint-pizza-lay = Was wohl im Ofen ist, reicht mit deiner Hand vermutlich für „{ $order }“. Behalte die Karten, die sie braucht.
hint-pizza-lay-chance = Die Chancen stehen ganz gut, dass Ofen und Hand für „{ $order }“ reichen, und das genügt.
hint-pizza-lay-try = Vielleicht reicht es noch nicht, aber der Versuch kostet nichts: Platzt „{ $order }“, bekommst du sie später wieder.
hint-pizza-lay-bold = Du hast mehr Bestellungen als Züge übrig, also spiel jeden Zug eine: „{ $order }“.
hint-pizza-lay-last = Es ist die letzte Runde, und Bestellungen auf der Hand zählen nichts: Versuch es mit „{ $order }“.
hint-pizza-draw-waiter =
    { $count ->
        [0] Du hast keine Bestellung auf der Hand: Zieh welche.
        [one] Du hast nur eine Bestellung auf der Hand: Zieh noch welche.
       *[other] Du hast nur { $count } Bestellungen auf der Hand: Zieh noch welche.
    }
hint-pizza-draw-kitchen = Für die Bestellungen auf deiner Hand brauchst du Zutaten: Zieh welche.
hint-pizza-serve-free = Auf dem Tisch liegt alles: Servier sie und behalte deine Karten.
hint-pizza-serve = Eine servierte Pizza ist ein Punkt, und aus der Hand kostet sie nur das: { $cards }.
hint-pizza-ask = Allein kannst du sie nicht bezahlen, und ohne Hilfe schlägt sie fehl: Frag.
hint-pizza-ask-spare = Du könntest sie selbst bezahlen, aber die nächsten Bestellungen brauchen diese Karten dringender. Frag, ob jemand hilft.
hint-pizza-fail = Es fehlt zu viel: Gib diese Bestellung auf.
hint-pizza-fail-spare = Deine nächsten Bestellungen brauchen diese Karten dringender. Gib sie auf.
hint-pizza-series =
    { $count ->
        [one] Für ein Quartett reicht es.
       *[other] Es reicht für { $count } Quartette auf einmal.
    }
hint-pizza-no-series = Für eine Serie reicht es nicht: Servier nur dieses Quartett.
hint-pizza-way = So fehlt am wenigsten.
hint-pizza-want = Je weniger du willst, desto eher hat es jemand: { $cards }.
hint-pizza-number =
    { $count ->
        [one] Bitte um so wenig wie möglich: Eine Zutat genügt.
       *[other] Bitte um so wenig wie möglich: { $count } Zutaten genügen.
    }
hint-pizza-kind = Bitte um die Sorte, von der die anderen wohl am meisten haben.
hint-pizza-kind-none = Frag nach keinen davon: Von einer anderen Sorte haben die anderen wohl mehr.
hint-pizza-give = Wer hilft, bekommt eine Bestellung vom eigenen Stapel, und die ist diese Karten wert: { $cards }.
hint-pizza-cannot-give = Du hast nicht, was gebraucht wird.
hint-pizza-no-reward = Dein Bestellstapel ist leer, Helfen bringt dir also nichts.
hint-pizza-duel = { $count } sollten mehr sein, als die anderen zusammen haben.
hint-pizza-duel-all = Die anderen haben vielleicht viele, also spiel alle: { $count }.
hint-pizza-no-duel = Für ein Duell hast du zu wenige.
hint-pizza-show = Was du zeigst, bekommst du zurück, und vielleicht stoppst du damit diese Bestellung.
hint-pizza-name =
    { $count ->
        [one] { $name } hat nur eine Zutat und damit keine Wahl.
       *[other] { $name } hat nur { $count } Zutaten zur Wahl.
    }
hint-pizza-show-card = Von deinen Karten ist das die Sorte, die der andere am wenigsten wahrscheinlich hat: { $card }.
hint-pizza-match = Diese Karte passt: { $cards }.

hint-solo-out = Deine letzte Karte, und du bist fertig: { $card }.
hint-solo-call = Sag dabei SOLO, denn du hast dann nur noch eine Karte: { $card }.
hint-solo-raise = Leg noch eins drauf, dann muss der Nächste ziehen und nicht du: { $card }.
hint-solo-pass-on =
    { $count ->
        [one] Du bekommst dafür eine Hand mit nur einer Karte.
       *[other] Du bekommst dafür eine Hand mit nur { $count } Karten.
    }
hint-solo-alone = Nur diese Karte passt: { $card }.
hint-solo-attack =
    { $count ->
        [one] { $name } hat nur noch eine Karte: Zeit gegenzuhalten.
       *[other] { $name } hat nur noch { $count } Karten: Zeit gegenzuhalten.
    }
hint-solo-to-swap =
    { $count ->
        [one] Damit kannst du gegen eine Hand mit nur einer Karte tauschen: { $card }.
       *[other] Damit kannst du gegen eine Hand mit nur { $count } Karten tauschen: { $card }.
    }
hint-solo-keep-black = Schwarze Karten passen immer: Heb sie auf und spiel { $card }.
hint-solo-black = Heb die anderen Karten auf und nimm jetzt eine schwarze: { $card }.
hint-solo-same-colour =
    { $count ->
        [one] Von dieser Farbe hast du noch eine Karte: { $card }.
       *[other] Von dieser Farbe hast du noch { $count } Karten: { $card }.
    }
hint-solo-costly =
    { $count ->
        [one] Werde zuerst die teuerste Karte los, die passt: { $card }, ein Punkt.
       *[other] Werde zuerst die teuerste Karte los, die passt: { $card }, { $count } Punkte.
    }
hint-solo-draw = Nichts passt: Zieh eine Karte.
hint-solo-wait = Was passt, brächte dir mehr Karten ein: Zieh lieber eine.
hint-solo-penalty =
    { $count ->
        [one] Du kannst nichts drauflegen: Zieh eine Karte.
       *[other] Du kannst nichts drauflegen: Zieh { $count } Karten.
    }
hint-solo-pass = Du kannst weder spielen noch ziehen.
hint-solo-play-drawn = Die gezogene Karte passt, also spiel sie: { $card }.
hint-solo-keep = Die gezogene Karte passt nicht: Behalte sie.
hint-solo-keep-back = Sie zu spielen brächte dir mehr Karten ein: Behalte sie.
hint-solo-jump = Du hast genau die gleiche Karte, also wirf sie dazwischen: { $card }.
hint-solo-no-jump = Dazwischenwerfen brächte dir mehr Karten ein: Lass es.
hint-solo-colour =
    { $count ->
        [one] Von dieser Farbe hast du am meisten, eine Karte: { $colour }.
       *[other] Von dieser Farbe hast du am meisten, { $count } Karten: { $colour }.
    }
hint-solo-any-colour = Du hast keine farbige Karte, also ist jede Farbe recht.
hint-solo-swap =
    { $count ->
        [one] Die kleinste Hand hat nur eine Karte: Tausch mit { $name }.
       *[other] Die kleinste Hand hat nur { $count } Karten: Tausch mit { $name }.
    }
hint-solo-no-swap = Niemand hat weniger Karten als du: Behalte deine.
hint-solo-first = Nimm einfach die erste Karte, die passt: { $card }.
hint-solo-unnoticed = Hier ist nichts zu tun: Lass die anderen spielen.
hint-solo-overlooked = Diesmal springt dir keine Karte ins Auge.
hint-solo-lacks = { $name } ist fast fertig und hatte vorhin nichts in dieser Farbe: { $card }.
hint-solo-hard-to-follow = { $name } ist fast fertig, und darauf lässt sich am schwersten etwas spielen: { $card }.
hint-solo-turn-away =
    { $count ->
        [one] Als Nächstes kommt { $name } mit nur noch einer Karte, also wechsle die Richtung: { $card }.
       *[other] Als Nächstes kommt { $name } mit nur noch { $count } Karten, also wechsle die Richtung: { $card }.
    }
hint-solo-give-away = Wer deine letzte Karte bekäme, wäre damit gleich fertig: Gib sie nicht weiter.
hint-solo-colour-lacks = Als Nächstes kommt { $name } und hatte vorhin nichts in dieser Farbe: { $colour }.
hint-solo-colour-hard = Jemand ist fast fertig und hat von dieser Farbe wohl am wenigsten: { $colour }.
