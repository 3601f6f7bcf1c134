### Die Anleitungen: die Regeln jedes Spiels, wie man sie liest (forno/guides). Die Zahlen kommen aus den Kartensätzen.

## Die Seite um eine Anleitung

guide-page = Regeln
guide-reference = Nachschlagen
guide-reference-title = { $game } zum Nachschlagen
guide-reference-about = Jede Regel mit allen Einzelheiten, auch für seltene Fälle.
guide-rule-link = Zum Nachschlagen: { $rule }
guide-print = Drucken
guide-labelled = { $label }: { $text }

## Überschriften

guide-section-aim = Worum es geht
guide-section-table = Was auf dem Tisch liegt
guide-section-turn = Du bist dran
guide-section-round = Ende der Runde: Der Ofen wird geleert
guide-section-orders = Die Bestellungen
guide-section-help = Um Hilfe bitten
guide-section-cards = Die Sonderkarten
guide-section-jump-in = Dazwischenwerfen
guide-section-call = SOLO rufen
guide-section-end = Ende des Spiels
guide-section-variants = Varianten
guide-section-questions = Was oft gefragt wird

## Überschriften in Bildern

guide-scene-hand = Deine Hand
guide-scene-kitchen = Zutatenstapel
guide-scene-waiter = Dein Bestellstapel
guide-scene-chef = Chefkarte
guide-scene-oven = Ofen
guide-scene-put = Das kommt rein
guide-scene-lay = Das legst du
guide-scene-draw = Das ziehst du
guide-scene-table = Auf dem Tisch
guide-scene-order = Die Bestellung
guide-scene-from-hand = Aus deiner Hand
guide-scene-used = Verbraucht
guide-scene-shown = Die anderen zeigen
guide-scene-shown-one = Dir wird gezeigt
guide-scene-given = Du bekommst
guide-scene-reward = Lohn fürs Helfen
guide-scene-hold = Du hast
guide-scene-asked = Du bittest um
guide-scene-refused = Alle sagen Nein
guide-scene-yours-now = Jetzt deine
guide-scene-either = Entweder
guide-scene-or = Oder
guide-scene-served = Serviert!
guide-scene-failed = Geplatzt
guide-scene-left = Bleibt auf dem Tisch
guide-scene-single = Zählt 1
guide-scene-double = Zählt 2
guide-scene-discards = Ablage
guide-scene-pile = Nachziehstapel
guide-scene-fits = Das passt
guide-scene-fits-now = Jetzt passt das
guide-scene-fits-red = Nach „Rot“ passt das
guide-scene-play = Du spielst
guide-scene-raise = Der Nächste legt drauf
guide-scene-draws = Der Übernächste zieht
guide-scene-jump = Du wirfst dazwischen
guide-scene-back =
    { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }

## Die Pizzaspiele: Ziel und Tisch

guide-aim = Wir backen alle in einem Ofen: Leg Zutaten rein, deine Bestellungen obendrauf, und merk dir, was drunterliegt. Wer nach { $rounds } Runden die meisten seiner { $orders } Bestellungen serviert hat, gewinnt.
guide-hand =
    Du beginnst mit { $ingredients } Zutaten und { $dealt_orders ->
        [one] einer Bestellung
       *[other] { $dealt_orders } Bestellungen
    }. Deine Karten sieht niemand. Aber alle sehen, wie viele von beiden du hast, denn die Rückseiten sind verschieden.
    .title = Deine Hand
guide-colours = Du spielst eine Farbe, und zu ihr gehört deine eigene Zutat: Gelb hat Ananas, Lila Oliven, Grün Paprika, Braun Pilze, Rot Salami.
    .title = Deine Farbe
guide-colours-shrimp = Du spielst eine Farbe, und zu ihr gehört deine eigene Zutat: Gelb hat Ananas, Lila Oliven, Grün Paprika, Braun Pilze, Rot Salami, Rosa Garnelen.
    .title = Deine Farbe
guide-own-kind = Alle deine Bestellungen außer der Bombastica brauchen mindestens eine eigene Zutat. Auf den Bildern hier spielst du Grün, deine Zutat ist also Paprika.
guide-pictures = Auf den meisten Bildern hier spielst du Grün, deine eigene Zutat ist also Paprika.
guide-doubles = Manche Zutaten gibt es doppelt: eine Karte, aber sie zählt 2.
    .title = Doppelkarten
guide-piles = Neben dem Ofen liegt der Zutatenstapel (die Küche), irgendwo darin die Chefkarte. Vor dir liegt der Stapel mit deinen übrigen Bestellungen (dein Kellner). Beide sind verdeckt.
    .title = Zwei Stapel zum Ziehen
guide-piles-plus = Neben dem Ofen liegt der Zutatenstapel (die Küche). Vor dir liegt der Stapel mit deinen übrigen Bestellungen (dein Kellner). Beide sind verdeckt. Eine Chefkarte gibt es nicht.
    .title = Zwei Stapel zum Ziehen
guide-oven = Der offene Stapel in der Mitte, auf den alle spielen. Du siehst die oberste Karte und wie viele es sind. Durchblättern darf ihn niemand. Am Anfang ist er leer.
    .title = Der Ofen

## Ein Zug

guide-turn-put = Leg mindestens eine Zutat aus der Hand in den Ofen. Es dürfen mehrere sein, wenn alle von einer Sorte sind. Sag laut, was reinkommt: „3 Salami“.
    .title = 1. Zutaten
guide-turn-put-doubles = Ist eine Doppelkarte dabei, sag das dazu: „3 Ananas, davon eine Doppelkarte“.
guide-turn-order = Dann darfst du eine Bestellung aus der Hand obendrauf legen, oder du lässt es. Sie nimmt sich, was vor ihr in den Ofen kam, und was dann fehlt, kannst du noch aus der Hand dazulegen.
    .title = 2. Eine Bestellung
guide-turn-draw = Füll deine Hand auf { $hand } Karten auf: alle vom Zutatenstapel oder alle von deinen Bestellungen, nie von beiden. Reicht der Stapel nicht, nimm den Rest.
    .title = 3. Ziehen
guide-turn-draw-limit = Füll deine Hand auf { $hand } Karten auf, aber zieh höchstens { $draw_limit } im Zug: alle vom Zutatenstapel oder alle von deinen Bestellungen, nie von beiden. Reicht der Stapel nicht, nimm den Rest.
    .title = 3. Ziehen
guide-turn-example = Du legst 3 Salami rein und eine Bestellung drauf, dann willst du Bestellungen ziehen. Es sind nur noch 3 da, also spielst du bis zum nächsten Ziehen mit 6 Karten weiter.
    .title = Beispiel
guide-turn-example-plus = Von 9 Karten legst du 3 Salami rein und eine Bestellung drauf. Du willst Bestellungen ziehen, aber es sind nur noch 3 da: Du spielst mit 8 Karten weiter.
    .title = Beispiel
guide-memory = Merken ist das ganze Spiel: Die Seite zeigt dir, was seit deinem letzten Zug reinkam, und nichts Älteres.
guide-chef-card = Ziehst du die Chefkarte, leg sie offen hin und zieh eine andere dafür. Dann bist du Chef: Du leerst am Ende der Runde den Ofen und beginnst die nächste.
    .title = Die Chefkarte

## Das Ende einer Runde

guide-round-end = Jemand nimmt die letzte Karte vom Zutatenstapel, und die Runde ist sofort vorbei, auch wenn seine Hand nicht voll ist.
guide-round-end-plus = Jemand nimmt die letzte Karte vom Zutatenstapel, und die Runde ist sofort vorbei, auch wenn seine Hand nicht voll ist. Wer das war, ist Chef und leert den Ofen.
guide-reveal = Der Chef dreht den Ofen um und deckt ihn Karte für Karte auf: Was zuerst reinkam, kommt zuerst raus. Die Zutaten werden auf dem Tisch nach Sorten geordnet. Jede Bestellung ist dran, wenn sie rauskommt.
guide-served = Auf dem Tisch liegt alles, was die Bestellung braucht: Sie wird serviert. Was sie verbraucht, ist weg, und die Bestellung liegt vor dir und zählt. Geht es auf mehrere Arten, suchst du aus, auch eine mit Karten aus deiner Hand.
    .title = Alles ist da
guide-served-hidden = Auf dem Tisch liegt alles, was die Bestellung braucht: Sie wird serviert. Was sie verbraucht, ist weg, und die Bestellung kommt verdeckt auf einen gemeinsamen Stapel. Geht es auf mehrere Arten, suchst du aus, auch eine mit Karten aus deiner Hand.
    .title = Alles ist da
guide-doubles-first = Vom Tisch gehen Doppelkarten vor einzelnen weg, auch wenn eine einzelne reichen würde. Was zu viel ist, ist verloren.
    .title = Doppelkarten zuerst
guide-doubles-example = Gebraucht werden vier Oliven: zuerst die Doppelkarte, dann 2 einzelne.
    .title = Beispiel
guide-from-hand = Du darfst es aus der Hand dazulegen: nur was auf dem Tisch fehlt, und keine Karte zu viel. Nachgezogen wird dafür jetzt nicht.
    .title = Etwas fehlt
guide-or-help = Oder du bittest die anderen darum, siehe unten.
guide-failed-gone = Die Bestellung ist endgültig aus dem Spiel. Die Zutaten bleiben für die nächsten Bestellungen auf dem Tisch.
    .title = Es reicht nicht
guide-failed = Die Bestellung kommt verdeckt unter deinen Bestellstapel. Die Zutaten bleiben für die nächsten Bestellungen auf dem Tisch.
    .title = Es reicht nicht
guide-classic-example = Deine Bestellung braucht 4 Ananas und 1 Paprika. Auf dem Tisch liegen 3 Ananas, also legst du eine aus der Hand dazu.
    .title = Beispiel
guide-next-round = Was auf dem Tisch übrig ist, wird der neue Ofen: Du hast etwa zehn Sekunden, es dir zu merken. Das Verbrauchte wird mit der Chefkarte gemischt und ist der neue Zutatenstapel. Deine Hand behältst du, und der Chef beginnt.
    .title = Die nächste Runde
guide-next-round-plus = Was auf dem Tisch übrig ist, wird der neue Ofen: Du hast etwa zehn Sekunden, es dir zu merken. Das Verbrauchte wird gemischt und ist der neue Zutatenstapel. Deine Hand behältst du, und der Chef beginnt.
    .title = Die nächste Runde

## Die Bestellungen

guide-order-four = { $own } von deiner Sorte und { $same } von der anderen Sorte auf der Karte. Davon hast du { $copies }, für jede andere Sorte eine.
guide-order-all = Je { $each } von jeder der { $kinds } Sorten.
guide-order-monotoni = { $own } von deiner Sorte und { $joker } von einer anderen. Welche, suchst du aus, wenn die Bestellung rauskommt.
guide-order-bombastica = { $anything } Zutaten oder mehr, egal welche. Sie nimmt alles, was auf dem Tisch liegt, auch wenn es mehr ist. Sind es weniger als { $anything }, darfst du den Rest aus der Hand dazulegen.
guide-order-bombastica-help = { $anything } Zutaten oder mehr, egal welche. Sie nimmt alles, was auf dem Tisch liegt, auch wenn es mehr ist. Sind es weniger als { $anything }, darfst du den Rest aus der Hand dazulegen oder um bestimmte Sorten bitten.
guide-order-minimale = { $own } von deiner Sorte und { $scarcest } von der Sorte, von der am wenigsten auf dem Tisch liegt, wenn die Bestellung rauskommt. Deine eigene und was gar nicht da ist, zählen nicht mit. Bei Gleichstand suchst du aus. Liegt keine andere Sorte da, platzt die Bestellung.
guide-minimale-example = Deine Paprika zählt nicht mit, Oliven sind keine da. Also liegt von Salami und Pilzen am wenigsten, je 2. Du nimmst Salami und legst die dritte aus der Hand dazu.
    .title = Beispiel
guide-minimale-example-plus = Hier spielst du Rot: Deine Salami zählt nicht mit, Oliven und Garnelen sind keine da. Also liegt von Paprika und Pilzen am wenigsten, je 2. Du nimmst Pilze und legst 2 aus der Hand dazu.
    .title = Beispiel
guide-count-doubles = Eine Doppelkarte zählt bei jeder Bestellung 2, auch für die Bombastica und beim Zählen für die Minimale.
guide-order-quartet = { $same } von der Sorte auf der Karte, nie deine eigene. Davon hast du { $copies }, für jede andere Sorte eine.
guide-series = Kommt eins deiner Quartette raus, darfst du bis zu drei weitere aus der Hand dazulegen. Zusammen sind sie billiger: Ein Quartett braucht 4, eins 3, eins 2 und eins 1. Bei zweien also 4 und 3. Welches wie viele braucht, sagst du.
    .title = Eine Serie
guide-series-pay = Bring die ganze Serie auf einmal zusammen oder bitte um Hilfe dafür: einer hilft, einmal Belohnung. Hilft niemand, platzen die dazugelegten Quartette. Das erste wird dann für sich geprüft: serviert, wenn seine vier auf dem Tisch liegen, sonst geplatzt.
guide-series-example = Hier spielst du Lila. Das Paprikaquartett kommt raus, und du legst zwei dazu: Pilze brauchen 4, Salami 3, Paprika 2. Du legst 2 Salami aus der Hand dazu und servierst alle drei.
    .title = Beispiel
guide-order-two-each = Je { $each } von jeder Sorte außer deiner eigenen.
guide-order-ladder = { $step_1 } von einer Sorte, { $step_2 } von einer zweiten, { $step_3 } von einer dritten und { $step_4 } von einer vierten. Die Sorten suchst du aus, deine eigene darf dabei sein.
guide-ladder-example = Du entscheidest: 2 Ananas und 1 Salami oder 2 Salami und 1 Ananas. Auch für 1 Salami geht die Doppelkarte weg, und der Tisch ist leer.
    .title = Beispiel
guide-order-absent = Je { $joker } von zwei Sorten, und auf dem Tisch darf nichts von deiner eigenen liegen. Die zwei Sorten suchst du aus. Was jemand auf der Hand hat, ist egal.
guide-absent-example = Hier spielst du Rot. Auf dem Tisch liegt eine Salami, also platzt deine Bestellung.
    .title = Beispiel
guide-order-two-doubles = Zwei Doppelkarten von verschiedenen Sorten, deine eigene darf dabei sein. Einzelne zählen nicht.
guide-order-duel = Mindestens zwei von deiner Sorte, und mehr als die anderen zusammen.
guide-duel = Sag, wie viele du einsetzt: erst die vom Tisch, dann so viele aus der Hand, wie du willst. Reihum darf jeder alle zeigen, die er von dieser Sorte hat. Kommen sie auf deine Zahl, platzt die Bestellung, und deine Karten bleiben auf dem Tisch. Sonst wird serviert. Ihre Karten nehmen die anderen immer zurück. Helfen kann dir niemand. Liegen zwei oder mehr von deiner Sorte auf dem Tisch, kannst du dich nicht drücken.
guide-duel-example = Hier spielst du Braun. Mit dem Pilz vom Tisch und 2 aus der Hand setzt du 3 Pilze ein. Die anderen zeigen einen einzelnen und eine Doppelkarte: auch 3, also platzt das Duell.
    .title = Beispiel
guide-order-match = Such dir jemanden aus, der Zutaten auf der Hand hat. Du bekommst eine davon gezeigt. Spiel eine von derselben Sorte aus der Hand, einzeln oder doppelt, und es wird serviert; hast du die Sorte, musst du.
guide-match = Der Tisch zählt hier nicht, und helfen kann dir niemand. Bevor du jemanden aussuchst, darfst du verzichten.
guide-match-example = Dir wird eine Doppel-Paprika gezeigt. Du spielst eine einzelne: Auf die Sorte kommt es an.
    .title = Beispiel
guide-order-takeover = { $chef } von der Sorte dessen, der gerade Chef ist, wenn die Bestellung rauskommt. Servierst du sie, gehört die Chefkarte dir: Du leerst den Ofen weiter und beginnst die nächste Runde. Eine spätere Übernahme will dann deine Sorte. Bist du selbst schon Chef, gilt deine eigene.
guide-takeover-example = Hier spielst du Rot, und Chef ist Gelb. Du brauchst also 4 Ananas, eine davon aus der Hand. Jetzt bist du Chef, und die nächste Übernahme will Salami.
    .title = Beispiel
guide-order-pairs = { $own } von deiner Sorte und je { $shown } von den beiden anderen auf der Karte.
guide-order-ciottona = { $own } von deiner Sorte, { $joker } von einer zweiten und { $joker } von einer dritten. Die beiden suchst du aus.
guide-order-small-monotoni = { $joker } von einer anderen Sorte, die du aussuchst, nie von der durchgestrichenen, und auf dem Tisch nichts von der durchgestrichenen. Liegt auch nur eine da, platzt die Bestellung.
guide-order-mini = { $shown } von der Sorte auf der Karte, und auf dem Tisch nichts von der durchgestrichenen. Was jemand auf der Hand hat, ist egal.
guide-order-mamma-mia = { $own } von deiner Sorte und { $shown } von einer der beiden anderen auf der Karte. Welche, suchst du aus, aber alle { $shown } müssen gleich sein.
guide-order-mamma-mia-near = Dasselbe mit zwei anderen Sorten: { $own } von deiner und { $shown } von einer der beiden.
guide-mamma-mia-example = Hier spielst du Rot: Du brauchst Salami und Paprika oder Salami und Ananas.
    .title = Beispiel
guide-bombastica-example = Auf dem Tisch liegen 21 Zutaten. Die Bombastica nimmt alle 21.
    .title = Beispiel

## Hilfe

guide-help-ask = Auf dem Tisch fehlt etwas? Du darfst die anderen bitten, einen nach dem anderen, links von dir angefangen. Sag genau, was du willst: „2 Pilze und 1 Salami“. Worum du nicht bittest, das musst du selbst dazulegen.
guide-help-give = Wer zuerst Ja sagt, gibt genau das, einzeln oder doppelt, und deine Bestellung wird serviert. Bei einer Bestellung hilft nur einer.
guide-help-give-singles = Wer zuerst Ja sagt, gibt genau das, und deine Bestellung wird serviert. Bei einer Bestellung hilft nur einer.
guide-help-reward = Wer hilft, legt die oberste Karte vom eigenen Bestellstapel offen zu seinen servierten. Sie zählt wie jede andere. Mit leerem Stapel kann man umsonst helfen.
    .title = Der Lohn
guide-help-reward-unseen = Wer hilft, legt die oberste Karte vom eigenen Bestellstapel auf den Stapel der servierten, und niemand sieht sie an. Sie zählt wie jede andere. Mit leerem Stapel kann man nicht helfen.
    .title = Der Lohn
guide-help-refuse = Jeder darf Nein sagen, ohne Grund. Sagen alle Nein, platzt die Bestellung, auch wenn du selbst hättest bezahlen können. Mittendrin aufhören geht nicht.
    .title = Wenn niemand hilft
guide-help-every-order = Um Hilfe bitten darfst du bei jeder Bestellung außer Duell und Gegenstück.
guide-help-two = Zu zweit gibt es keine Hilfe, und ihr spielt { $rounds_without_help } Runden.
guide-help-example = Gebraucht werden vier Oliven. Du hast eine und bittest um eine. Der erste Nachbar sagt Nein, der zweite gibt sie her, und die oberste Bestellung seines Stapels gilt als serviert.
    .title = Beispiel
guide-help-example-plus = Gebraucht werden vier Oliven, 2 liegen da. Du hast eine und bittest um eine. Der erste Nachbar sagt Nein, der zweite gibt sie her. Deine Bestellung und der Lohn kommen beide verdeckt auf den Stapel.
    .title = Beispiel
guide-help-refused-example = Du hast eine Olive, willst sie aber behalten und bittest um eine. Niemand hilft, und die Bestellung platzt.
    .title = Beispiel
guide-help-doubles-example = Du hast eine Doppel-Ananas und bittest um eine Doppel-Salami. Niemand hilft, und du behältst deine Ananas.
    .title = Beispiel
guide-help-ladder-example = Du hast einen Pilz und bittest um einen Pilz und eine Olive. Das ergibt die Treppe: 4 Salami, 3 Ananas, 2 Pilze, 1 Olive.
    .title = Beispiel

## Das Ende des Spiels

guide-end = Wer nach { $rounds } Runden die meisten Bestellungen serviert hat, gewinnt.
guide-end-tie = Bei Gleichstand liegt vorn, wer mehr Zutaten auf der Hand hat. Ist auch das gleich, teilt ihr euch den Platz.
guide-end-tie-doubles = Bei Gleichstand liegt vorn, wer mehr Zutaten auf der Hand hat; Doppelkarten zählen 2. Ist auch das gleich, teilt ihr euch den Platz.
guide-end-plus = Nach { $rounds } Runden, ohne Hilfe nach { $rounds_without_help }, wird der Stapel der servierten Bestellungen nach Farben sortiert und gezählt. Wer die meisten hat, gewinnt.

## Varianten

guide-variants = Das könnt ihr vor dem Start ändern.
guide-option-colours = Jeder sucht sich eine Farbe aus; wer zuerst kommt, hat sie. Suchst du keine aus, bekommst du eine, die übrig ist.
    .title = Farben
guide-option-first-player = Wer beginnt, entscheidet der Zufall oder der Gastgeber. Dann geht es im Uhrzeigersinn. Ab der zweiten Partie an einem Tisch geht es nach links weiter, wenn der Gastgeber nichts anderes wählt.
guide-option-open-log = Alle können nachlesen, was in den Ofen kam. Gut zum Lernen und für alle, die sich lieber nichts merken wollen.
guide-option-doubles = Doppelkarten gehen vom Tisch zuerst weg, auch wo eine einzelne reichen würde. Oder nur, solange zwei oder mehr gebraucht werden: Für die letzte Zutat geht eine einzelne weg, wenn eine daliegt.
guide-option-help = Ihr könnt ausmachen, ohne Hilfe zu spielen. Dann sind es { $rounds_without_help } Runden statt { $rounds }.
guide-option-start-card = Jede Karte darf die erste sein, und wer beginnt, muss sie befolgen. Oder ihr deckt auf, bis eine Zahl kommt.
guide-option-may-draw = Du darfst auch ziehen, wenn du spielen könntest. Ohne das muss spielen, wer kann; eine Strafe darf man trotzdem ziehen.
guide-option-jump-in = Mit jeder Karte, nur mit Zahlen oder gar nicht.
guide-option-two-player-reverse = Zu zweit ist einfach der andere dran. Oder die Karte wirkt wie Aussetzen, und du spielst gleich noch mal.
guide-option-raising = Auf eine Strafe kommt nur die gleiche Karte drauf. Oder ihr mischt +2 und Farbwahl +4: Die Zahlen werden addiert, und eine +2 muss die genannte Farbe haben.
guide-option-triples = Drei oder mehr gleiche Zahlen dürfen auf einmal raus. Die erste muss passen, die letzte liegt oben. Dazwischenwerfen geht immer nur mit einer Karte.
guide-option-first-dealer = Wer zuerst gibt, entscheidet der Zufall oder der Gastgeber. Ab der zweiten Partie an einem Tisch geht es nach links weiter, wenn der Gastgeber nichts anderes wählt.

## Was oft gefragt wird

guide-ask-deck = Von jeder der { $kinds } Sorten gibt es { $singles } Karten. Seid ihr weniger als { $most }, bleiben von jeder Sorte ein paar in der Schachtel: zu viert { $singles_out_4 }, zu dritt { $singles_out_3 }, zu zweit { $singles_out_2 }.
    .title = Wie viele Karten sind im Spiel?
guide-ask-deck-doubles = Von jeder der { $kinds } Sorten gibt es { $singles } einzelne und { $doubles } Doppelkarten. Seid ihr weniger als { $most }, bleiben von jeder Sorte ein paar in der Schachtel: zu viert { $singles_out_4 } einzelne, zu dritt { $singles_out_3 } einzelne und { $doubles_out_3 } Doppelkarte, zu zweit { $singles_out_2 } einzelne und { $doubles_out_2 } Doppelkarte.
    .title = Wie viele Karten sind im Spiel?
guide-ask-deck-six = Von jeder der { $kinds } Sorten gibt es { $singles } Karten. Seid ihr weniger als { $most }, bleiben von jeder Sorte ein paar in der Schachtel: zu fünft { $singles_out_5 }, zu viert { $singles_out_4 }, zu dritt { $singles_out_3 }, zu zweit { $singles_out_2 }.
    .title = Wie viele Karten sind im Spiel?
guide-ask-fewer = Nein. Du füllst deine Hand immer auf, auch wenn du damit die letzte Karte nimmst und die Runde endet. Und einen leeren Stapel darfst du nicht wählen, solange auf dem anderen Karten liegen.
    .title = Darf ich weniger ziehen?
guide-ask-no-ingredients = Dann spielst du in diesem Zug nichts, auch keine Bestellung, und ziehst nur. Ist deine Hand voller Bestellungen, passt du.
    .title = Und wenn ich keine Zutaten auf der Hand habe?
guide-ask-no-ingredients-plus = Dann spielst du in diesem Zug nichts, auch keine Bestellung, und ziehst { $no_ingredients_draw } Zutaten, auch wenn es dann mehr als { $hand } Karten sind.
    .title = Und wenn ich keine Zutaten auf der Hand habe?
guide-ask-decline = Nicht, wenn auf dem Tisch alles da ist: Dann wird serviert, ob du willst oder nicht. Aber aus der Hand dazulegen musst du nie.
    .title = Darf ich eine Bestellung zurückhalten, wenn sie rauskommt?
guide-ask-help = Nein. Was auf dem Tisch fehlt, kommt aus deiner eigenen Hand.
    .title = Darf mir jemand helfen?
guide-ask-double-from-hand = Ja, solange dadurch keine andere dazugelegte Karte überflüssig wird. Die Doppelkarte ist dann ganz weg, zurück bekommst du nichts.
    .title = Darf ich eine Doppelkarte geben, wo nur eine fehlt?
guide-ask-leading = Das weiß bis zum Schluss niemand: Servierte Bestellungen liegen verdeckt, man sieht nur, wie viele es sind. Die verbrauchten Zutaten liegen offen, aber durchblättern darf man sie nicht.
    .title = Wer liegt vorn?
guide-ask-counting = Wie groß die Stapel, die Hände und der Ofen sind. Das Verbrauchte liegt verdeckt.
    .title = Was darf ich zählen?
guide-ask-nothing-used = Dann ist der neue Zutatenstapel nur die Chefkarte. Wer sie zieht, beendet die Runde.
    .title = Und wenn in einer Runde nichts serviert wurde?
guide-ask-nothing-used-plus = Dann gibt es keinen Zutatenstapel. Jeder ist noch einmal dran und zieht nur Bestellungen, und wer die Runde begonnen hat, ist Chef.
    .title = Und wenn in einer Runde nichts serviert wurde?
guide-ask-stall-plus = Wenn eine ganze Tischrunde lang niemand eine Karte gespielt oder gezogen hat, endet die Runde, als wäre der Zutatenstapel leer. Chef ist, wer sie begonnen hat.
    .title = Und wenn alle nur noch Bestellungen haben?
guide-ask-stall = Wenn eine ganze Tischrunde lang niemand eine Karte gespielt oder gezogen hat, endet die Runde, als wäre der Zutatenstapel leer. Hat niemand die Chefkarte, ist Chef, wer die Runde begonnen hat. Was noch auf dem Stapel liegt, wird in den neuen gemischt.
    .title = Und wenn alle nur noch Bestellungen haben?
guide-ask-fair = Ja, und du kannst es nachprüfen: Die Karten sind versiegelt, bevor die erste verteilt wird, und nach dem Spiel kann jeder sehen, dass niemand etwas geändert hat.
    .title = Ist die Verteilung fair?

## SOLO

guide-solo-aim = Werd vor den anderen alle Karten los: Was sie dann noch haben, zählt gegen sie. Hat jemand mehr als { $limit } Punkte, ist Schluss, und wer die wenigsten hat, gewinnt.
guide-solo-deal = Jeder bekommt { $dealt } Karten. Der Rest ist der Nachziehstapel; seine erste Karte wird aufgedeckt und beginnt die Ablage. Wer links vom Geber sitzt, fängt an, und es geht im Uhrzeigersinn. Beim nächsten Mal gibt der Nächste links.
guide-solo-start = Die aufgedeckte Karte gilt, als hätte sie gerade jemand gespielt: Wer anfängt, muss vielleicht ziehen oder aussetzen. Nach einer schwarzen Karte darf alles folgen. Nur Kartentausch und Karten weitergeben bewirken hier nichts.
guide-solo-follow = Spiel eine Karte, die auf die oberste passt: dieselbe Farbe, dieselbe Zahl oder dasselbe Zeichen. Schwarze Karten passen auf alles.
guide-solo-follow-example = Auf eine rote 9 passt alles Rote und jede 9. Du spielst die blaue 9, und jetzt passt alles Blaue oder eine 9.
    .title = Beispiel
guide-solo-draw = Kannst oder willst du nicht spielen, zieh eine Karte. Passt sie, darfst du sie gleich spielen. Dann ist der Nächste dran.
guide-solo-skip = Der Nächste setzt aus. Zu zweit bist du gleich noch mal dran. Am Ende auf der Hand: { $points } Punkte.
guide-solo-reverse = Die Richtung wechselt. Zu zweit ist einfach der andere dran. { $points } Punkte.
guide-solo-draw-two = Der Nächste zieht zwei Karten und setzt aus, oder er legt noch eine drauf, egal in welcher Farbe: Dann sind es vier für den Übernächsten, und so weiter. { $points } Punkte.
guide-solo-swap = Du darfst mit jemandem die ganze Hand tauschen oder deine behalten. { $points } Punkte.
guide-solo-choose-colour = Du bestimmst, welche Farbe folgen muss. { $points } Punkte.
guide-solo-colour-example = Du spielst sie und sagst „Rot“: Jetzt muss Rot oder Schwarz folgen.
    .title = Beispiel
guide-solo-draw-four = Du bestimmst die Farbe, und der Nächste zieht vier Karten und setzt aus, oder er legt noch eine drauf. Dann gilt die zuletzt genannte Farbe. { $points } Punkte.
guide-solo-pass-on = Alle geben ihre ganze Hand in Spielrichtung weiter. Danach darf jede Karte folgen. { $points } Punkte.
guide-solo-penalty = Solange eine Strafe läuft, kannst du nur drauflegen oder sie ziehen. Auf +2 kommt nur +2, auf Farbwahl +4 nur Farbwahl +4.
    .title = Strafen
guide-solo-jump-in = Du hast genau die Karte, die oben liegt, gleiche Farbe und gleiche Zahl oder gleiches Zeichen? Dann wirf sie sofort dazwischen, auch wenn du nicht dran bist. Das geht auch auf deine eigene Karte. Es geht bei dir weiter, und wer gerade dran war, verliert seinen Zug.
guide-solo-jump-in-special = Eine Sonderkarte trifft den, der nach dir kommt. Wirfst du auf eine Strafe, wächst sie. Schwarze Karten mit gleichem Zeichen sind gleich: Wer eine dazwischenwirft, nennt die Farbe.
guide-solo-jump-in-window = Dazwischenwerfen kannst du, sobald die Farbe genannt ist und die Hände getauscht sind, und bis die nächste Karte liegt. Der Schnellste zählt.
guide-solo-call = Ruf „SOLO“, wenn du deine vorletzte Karte spielst, auch beim Dazwischenwerfen. Vergisst du es, ziehst du sofort zwei Karten.
guide-solo-out = Wer seine letzte Karte spielt, beendet den Durchgang sofort: Niemand zieht, tauscht oder wirft mehr dazwischen.
guide-solo-points = Die anderen zählen zusammen, was sie noch haben. Zahlen zählen, was draufsteht, Sonderkarten, was oben bei ihnen steht.
guide-solo-end = Hat nach einem Durchgang jemand mehr als { $limit } Punkte, ist das Spiel aus. Wer die wenigsten hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.
guide-ask-solo-deck = { $cards } Karten, für { $least } bis { $most } Leute. In jeder der { $colours } Farben: { $numbers }× jede Zahl von 1 bis 9, { $swaps }× Kartentausch und { $specials }× jede andere Sonderkarte. Dazu { $blacks }× jede schwarze Karte.
    .title = Wie viele Karten gibt es?
guide-ask-solo-jumped-over = Ja, auch wenn du gerade gezogen hast. Wirft jemand dazwischen, bevor du dich entscheidest, behältst du die gezogene Karte.
    .title = Ich bin dran. Darf ich auch dazwischenwerfen?
guide-ask-solo-swap = Nein. Du darfst deine Hand behalten.
    .title = Muss ich tauschen?
guide-ask-solo-one-card = Nein, nur wer selbst auf eine Karte herunterspielt. Vergisst du es bei einer Karte, die Hände tauscht, ziehst du die zwei zu deiner neuen Hand.
    .title = Ich habe beim Tausch nur eine Karte bekommen. Muss ich SOLO rufen?
guide-ask-solo-pile = Die Ablage unter der obersten Karte wird gemischt und ist der neue Nachziehstapel. Gibt es gar nichts zu ziehen, spielst du, wenn du kannst, sonst passt du. Was von einer Strafe nicht zu ziehen ist, bleibt dir erspart.
    .title = Und wenn der Nachziehstapel leer ist?
guide-ask-solo-stuck = Kann eine ganze Tischrunde lang niemand spielen oder ziehen, endet der Durchgang, und alle zählen ihre Karten.
    .title = Und wenn niemand mehr etwas tun kann?
