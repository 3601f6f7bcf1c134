# Karten in Worten: was eine Bestellung braucht, und ihre Erklärung (.more); auf der Karte stehen .title, wo der Name zu lang ist, und .short, wo die Zeichnung nicht reicht

card-order-classic-four = { $own } und { $cards }
    .title = Klassiker
card-order-classic-all = 1 von jeder Sorte
    .title = Klassiker
    .short = 1 von jeder
    .more = Also { $cards }.
card-order-bombastica = { $number } Zutaten oder mehr, egal welche
    .short = Zutaten, egal welche
    .more = Kommt sie heraus, geht alles vom Tisch auf diese Pizza.
card-order-monotoni = { $own } und { $number } von einer anderen Sorte
    .short = eine andere Sorte
    .more = Die Sorte suchst du aus, aber alle { $number } müssen gleich sein.
card-order-minimale = { $own } und { $number } von der seltensten anderen Sorte
    .short = seltenste auf dem Tisch
    .more = Die seltenste ist die Sorte mit den wenigsten Zutaten auf dem Tisch, wenn diese Karte herauskommt. Was gar nicht da ist, zählt nicht mit. Bei Gleichstand suchst du aus.
card-order-quartet = { $cards }
    .title = Quartett
    .more = Du darfst weitere Quartette aus deiner Hand als Serie dazulegen: Zwei brauchen 4 und 3, drei brauchen 4, 3 und 2, vier brauchen 4, 3, 2 und 1.
card-order-two-each = je 2 von allem außer { $kind }
    .short = je 2 von allen außer { $kind }
    .more = Also { $cards }.
card-order-duel = { $cards } oder mehr, und mehr, als alle anderen zeigen
    .short = mehr als alle anderen
    .more = Kommt sie heraus, sagst du, wie viele { $kind } du spielst: erst die vom Tisch, dann welche aus deiner Hand. Danach dürfen alle anderen die { $kind } auf ihrer Hand zeigen. Sind das zusammen weniger als deine, wird serviert. Wenn nicht, platzt die Bestellung, und deine Karten bleiben auf dem Tisch.
card-order-match = 1 Karte aus deiner Hand, von der Sorte, die dir jemand zeigt
    .short = 1 aus der Hand, Sorte wie beim Gegner
    .more = Kommt sie heraus, suchst du jemanden aus, der dir eine Zutat aus der Hand zeigt. Spielst du eine von derselben Sorte aus deiner Hand, ist die Bestellung serviert. Hast du keine, platzt sie. Was auf dem Tisch liegt, zählt hier nicht.
card-order-absent = 2 + 2 von zwei Sorten, und keine { $kind } auf dem Tisch
    .short = auf dem Tisch
    .more = Die zwei Sorten suchst du aus. Liegen dann { $kind } auf dem Tisch, platzt die Bestellung; die Karten auf der Hand sind egal.
card-order-two-doubles = 2 Doppelkarten verschiedener Sorten
    .short = 2 Doppelte von 2 Sorten
    .more = Zwei einzelne ersetzen keine doppelte. Die Sorten sind egal, auch deine eigene geht.
card-order-ladder = 4 + 3 + 2 + 1 von vier Sorten
    .short = von vier Sorten
    .more = Die Sorten suchst du aus; deine eigene darf dabei sein.
card-order-takeover = 4 von der Sorte des Chefs; du wirst Chef
    .short = 4 von der Sorte des Chefs; du wirst Chef
    .now = { $cards }, die Sorte des Chefs; du wirst Chef
    .more = Chef ist, wer die Chefkarte hat, wenn diese Bestellung aus dem Ofen kommt.
card-order-normale-four = { $own } und { $cards }
    .title = Normale
card-order-normale-all = 1 von jeder Sorte
    .title = Normale
    .short = 1 von jeder
    .more = Also { $cards }.
card-order-normale-pairs = { $own }, { $cards }
    .title = Normale
card-order-ciottona = { $own } und { $number } + { $number } von zwei anderen Sorten
    .short = zwei andere Sorten
    .more = Die zwei Sorten suchst du aus. Sie müssen verschieden sein und nicht deine eigene.
card-order-small-monotoni = { $number } von einer anderen Sorte, und keine { $kind } auf dem Tisch
    .line = { $number } anderer Sorte
    .short = auf dem Tisch
    .more = Die Sorte suchst du aus, nur nicht { $kind }. Liegen dann { $kind } auf dem Tisch, platzt die Bestellung; die Karten auf der Hand sind egal.
card-order-mini = { $cards }, und keine { $kind } auf dem Tisch
    .short = auf dem Tisch
    .more = Liegen dann { $kind } auf dem Tisch, platzt die Bestellung; die Karten auf der Hand sind egal.
card-order-mamma-mia-far = { $own } und { $one } oder { $other }
    .title = Mamma Mia!
    .short = { $own } + { $one } oder { $other }
    .more = Alle fünf von einer Sorte, gemischt zählt nicht.
card-order-mamma-mia-near = { $own } und { $one } oder { $other }
    .title = Mamma Mia!
    .short = { $own } + { $one } oder { $other }
    .more = Alle fünf von einer Sorte, gemischt zählt nicht.
card-order-label = { $order }: { $needs }
card-order-how = Liegt das alles auf dem Tisch, wenn diese Karte herauskommt, wird serviert. Was fehlt, darfst du aus der Hand dazulegen.
card-order-how-help = Liegt das alles auf dem Tisch, wenn diese Karte herauskommt, wird serviert. Was fehlt, darfst du aus der Hand dazulegen, oder du bittest die anderen darum.

# Andere Karten der Pizzaspiele

card-ingredient = Leg die Karte in den Ofen, oder behalt sie: Wenn der Ofen geleert wird, darfst du sie auf eine Pizza legen.
card-double = Eine Karte, die für zwei zählt. Doppelkarten gehen vom Tisch zuerst weg.
card-double-fitting = Eine Karte, die für zwei zählt. Doppelkarten gehen vom Tisch zuerst weg, für die letzte Zutat aber eine einzelne, wenn eine daliegt.
card-chef = Ziehst du sie, leg sie vor dich hin und zieh eine andere. Wer sie hat, leert am Ende der Runde den Ofen und beginnt die nächste.
card-back-kitchen = Zutaten
    .more = Eine verdeckte Zutat. Diese Rückseite haben alle Zutaten und die Chefkarte.
card-back-order = Bestellung
    .more = Eine verdeckte Bestellung. Die Farbe sagt, wem sie gehört.

# SOLO-Karten

card-solo-number = Passt auf ihre Farbe oder auf dieselbe Zahl.
card-solo-skip = Der Nächste setzt aus.
card-solo-reverse = Die Spielrichtung wechselt.
card-solo-draw-two = Der Nächste zieht zwei Karten und setzt aus, oder er legt noch eine drauf: Dann sind es vier für den Übernächsten, und so weiter.
card-solo-swap = Du darfst mit jemandem die ganze Hand tauschen.
card-solo-choose-colour = Passt auf alles. Du bestimmst, welche Farbe folgt.
card-solo-draw-four = Passt auf alles. Du bestimmst die Farbe, und der Nächste zieht vier Karten und setzt aus, oder er legt noch eine drauf.
card-solo-pass-on = Passt auf alles. Alle geben ihre ganze Hand an den Nächsten weiter. Danach darf jede Karte folgen.
card-solo-points =
    { $points ->
        [one] 1 Punkt gegen dich, wenn sie am Ende in deiner Hand ist.
       *[other] { $points } Punkte gegen dich, wenn sie am Ende in deiner Hand ist.
    }
card-solo-back = Verdeckte Karte
    .more = So sehen alle SOLO-Karten von hinten aus.

# Die große Karte

card-info = Karte
card-rule = Die Regel
card-all-orders = Alle deine Bestellungen
card-there = Auf dem Tisch: { $cards }
card-there-none = Davon liegt noch nichts auf dem Tisch.
card-oven-there = Im Ofen: { $cards }
card-oven-there-none = Davon ist noch nichts im Ofen.
card-missing = Es fehlt: { $cards }
card-another-kind = { $number } von einer anderen Sorte
card-any-of = { $number } von einer Sorte: { $kinds }
card-forbidden-table = Nicht zu schaffen. Auf dem Tisch: { $cards }.
card-forbidden-oven = Mit { $cards } im Ofen wäre sie nicht zu schaffen.
card-complete = Es fehlt nichts.

# Die Liste der Bestellungen

card-list = Alle deine Bestellungen
card-served-list = Serviert von { $name }
card-mark-hand = auf deiner Hand
card-mark-top = oben auf dem Ofen
card-mark-open = gerade aus dem Ofen gekommen
card-mark-served = serviert
card-mark-oven = im Ofen
card-mark-failed = aus dem Spiel

# Fragen: was man gewinnt und verliert

stake-commit-to-duel = Zeigen die anderen zusammen genauso viele, platzt die Bestellung, und deine Karten bleiben auf dem Tisch.
stake-answer-duel =
    { $count ->
        [0] Du hast keine { $kind }. Zeigen die anderen noch { $left }, platzt die Bestellung.
       *[other] Du hast { $cards }. Noch { $left }, und { $name } schafft die Bestellung nicht. Deine Karten behältst du so oder so.
    }
stake-name-opponent = Du bekommst eine Zutat gezeigt. Hast du dieselbe Sorte auf der Hand, wird serviert; wenn nicht, platzt die Bestellung.
stake-show-for-match = Die Karte behältst du. Hat { $name } dieselbe Sorte, wird die Bestellung serviert.
stake-answer-match = Mit einer Karte dieser Sorte wird serviert. Ohne platzt die Bestellung.
stake-answer-help = Du gibst die Karten her und bekommst einen Punkt: Die oberste Bestellung deines Stapels gilt als serviert.
stake-answer-help-empty = Du gibst die Karten her. Dein Stapel ist leer, also bekommst du nichts dafür.
stake-ask-help = Wer hilft, bekommt einen Punkt: Die oberste Bestellung seines Stapels gilt als serviert. Hilft niemand, platzt deine.
stake-lay-series = Die ganze Serie wird zusammen serviert. Bekommst du sie nicht zusammen und hilft niemand, platzen die Quartette aus deiner Hand. Das erste wird dann serviert, wenn seine vier auf dem Tisch liegen, sonst platzt es auch.
stake-takeover = Wird sie serviert, bist du Chef: Du leerst den Ofen weiter und beginnst die nächste Runde.
