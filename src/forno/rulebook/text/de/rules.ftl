### Die Regeln der fünf Spiele auf Deutsch.

## Grundsätzliches

play-decision = Jede Aktion nennt die Frage, auf die sie antwortet. Eine Antwort auf eine bereits erledigte Frage wird abgelehnt und nie auf eine andere Spielsituation angewendet. So richtet eine verspätete Antwort keinen Schaden an.
    .refused = Diese Frage ist schon beantwortet.
play-move = Es zählt nur eine Antwort, die zur gestellten Frage passt. So geschieht nichts, wonach niemand gefragt hat.
    .refused = Das passt nicht zur Frage.
play-over = Ist die Partie vorbei, handelt niemand mehr. Das Ergebnis steht.
    .refused = Die Partie ist vorbei.

## Vorbereitung

setup-players = Die Zahl der Spieler liegt im Rahmen des Spiels: 2 bis 5 bei Mamma Mia!, Sole Mio! und Grande, 2 bis 6 bei Plus, 2 bis 10 bei SOLO.
    .refused = Dieses Spiel braucht { $least } bis { $most } Spieler, nicht { $players }.
setup-options = An einem Tisch gelten nur die Optionen, die das Spiel anbietet; sie werden vor dem Geben festgelegt. Die Regeln einer laufenden Partie ändert niemand.
    .refused = „{ $option }“ kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.
setup-deck = Gespielt wird mit fünf Sorten, bei Plus mit sechs. Von jeder Sorte gibt es bei Mamma Mia! 13 Einzelkarten, bei Sole Mio! 9 Einzel- und 2 Doppelkarten, bei Grande 12 Einzel- und 2 Doppelkarten, bei Plus 15 Einzelkarten. Je nach Spielerzahl kommen von jeder Sorte Karten heraus und bleiben die ganze Partie draußen. Mamma Mia!: zu fünft keine, zu viert 1, zu dritt 3, zu zweit 5. Sole Mio! und Grande: zu fünft keine, zu viert 1 Einzelkarte, zu dritt 1 Einzel- und 1 Doppelkarte, zu zweit 1 Doppelkarte und 3 Einzelkarten (bei Grande 4 Einzelkarten). Plus: zu sechst keine, zu fünft 1, zu viert 3, zu dritt 5, zu zweit 7.
setup-deal = Die Zutaten werden gemischt und ausgeteilt: jedem 6 bei Mamma Mia!, 5 bei Sole Mio! und Grande, 8 bei Plus.
setup-chef-card = Die Chefkarte wird erst nach dem Austeilen unter die übrigen Zutaten gemischt, ist also nie in einer Starthand. Dieser Stapel ist die Küche. Bei Plus gibt es keine Chefkarte.
setup-orders = Jeder mischt die Bestellungen einer Farbe zu seinem Kellner: 8 bei Mamma Mia!, 11 bei Sole Mio!, 19 bei Grande, 15 bei Plus. Die ersten davon nimmt er auf die Hand: eine bei Mamma Mia! und Plus, zwei bei Sole Mio! und Grande.
setup-colour = Jeder nimmt eine Farbe seiner Wahl, keine zwei die gleiche: Wer zuerst kommt, wählt zuerst, der Rest geht nach Sitzplatz. Die Farbe bestimmt die eigene Sorte: Gelb Ananas, Lila Oliven, Grün Paprika, Braun Pilze, Rot Salami, Rosa Garnelen. Sorten, deren Farbe niemand spielt, bleiben im Spiel. Wie man sich einigt, sagen die Regelhefte nicht; so muss niemand warten.
    .refused = Du kannst diese Farbe nicht nehmen: { $colour }.
setup-first-player = Ein Startspieler wird bestimmt, durch den Zufall des Gebens oder durch den Gastgeber (bei Plus heißt es: der Hungrigste). Gespielt wird im Uhrzeigersinn. Ab der zweiten Partie an einem Tisch wandert der Start nach links weiter, wenn der Gastgeber nichts anderes wählt. Der Zufall bevorzugt niemanden, und reihum anzufangen ist über einen Abend gerecht.
    .refused = Einen Platz { $seat } gibt es an diesem Tisch nicht.
setup-oven = Der erste Ofen ist leer.

## Mischen und Geben

deal-chance = Alles Mischen einer Partie stammt aus einem einzigen Geheimnis von 256 Bit, in das auch die Beiträge der Spieler eingemischt sind. Es wird verbindlich festgelegt, bevor die erste Karte ausgeteilt ist, und lässt sich hinterher überprüfen. So kann niemand die Karten aussuchen, auch der Server nicht.

## Der Zug

turn-ingredient-first = Ein Zug beginnt mit mindestens einer Zutatenkarte aus der Hand auf den Ofen.
    .refused = Leg zuerst mindestens eine Zutat in den Ofen.
turn-one-kind = Mehrere Karten dürfen zugleich in den Ofen, wenn alle von einer Sorte sind.
    .refused = Alle Karten, die du zusammen hineinlegst, müssen von einer Sorte sein.
turn-announce = Sorte und Anzahl werden allen angesagt. Eine Doppelkarte zählt zwei und wird genannt („3 Ananas, eine Karte doppelt“). Die Ansage ist wahr und öffentlich.
turn-card-order = Zusammen gelegte Karten liegen im Ofen so, wie sie gespielt wurden. Weil sie von einer Sorte sind, kommt es nur darauf an, welche Karte oben zu sehen ist. Das bestimmt der Spieler; ohne eigene Wahl kommen die Einzelkarten zuletzt.
turn-one-order = Danach darf höchstens eine Bestellung aus der Hand offen auf den Ofen gelegt werden.
    .refused = Du kannst pro Zug nur eine Bestellung spielen.
turn-own-orders = Auf der Hand hat man nur eigene Bestellungen, also lassen sich auch nur diese spielen.
    .refused = Du kannst nur deine eigenen Bestellungen spielen, nicht diese: { $order }.
turn-whose = Nur wer am Zug ist, handelt. Ausgenommen sind die Antwort auf eine Frage, die einem gestellt wird, und bei SOLO das Dazwischenwerfen.
    .refused = { $player } ist dran.
turn-held = Nur Karten, die man wirklich auf der Hand hat, kann man spielen, zusagen, geben oder zeigen.
    .refused = Das hast du nicht auf der Hand: { $cards }.
turn-draw = Der Zug endet mit dem Nachziehen. Es ist Pflicht und füllt die Hand auf: bis 7 Karten, bei Plus bis 9. Niemand darf weniger ziehen, auch nicht, um die letzte Karte der Küche liegen zu lassen. Alle Karten kommen aus der Küche oder alle vom eigenen Kellner, nie von beiden.
    .refused = Füll deine Hand auf: nur mit Zutaten oder nur mit Bestellungen.
turn-draw-short = Hat der gewählte Stapel zu wenige Karten, nimmt man, was da ist, und spielt mit weniger weiter.
turn-draw-choice = Jeder der beiden Stapel darf gewählt werden, solange er eine Karte hat, auch wenn er die Hand nicht füllen kann und der andere schon. Ein leerer Stapel kann nicht gewählt werden, solange der andere Karten hat. Sind beide leer oder ist die Hand voll, wird nichts gezogen. Ziehen ist Pflicht, und ein leerer Stapel ist kein Ausweg.
    .refused = Hier gibt es nichts zu ziehen: { $pile }.
turn-draw-limit = Plus: Man zieht höchstens 5 Karten pro Zug.
turn-no-peeking = Der Ofen darf nicht durchgesehen werden; zu sehen ist nur die oberste Karte. Für alle offen sind seine Höhe, die Höhe aller Stapel und wie viele Zutatenkarten und wie viele Bestellungen jeder auf der Hand hat (die Rückseiten sind verschieden).
turn-memory = Angezeigt werden jedem die Ansagen seit seinem eigenen letzten Zug, nichts Älteres, und während einer Runde lässt sich das Protokoll nicht zurückblättern: Sich zu erinnern gehört zum Spiel. Die Option „Ganzen Verlauf zeigen“ zeigt alles, zum Lernen und für Spieler, die sich nicht auf ihr Gedächtnis verlassen können.
turn-no-ingredients = Wer keine Zutatenkarte hat, spielt nichts, auch keine Bestellung, und zieht wie üblich nach, also bis sieben Karten. Bei Plus zieht man stattdessen 5 Zutaten aus der Küche oder was davon noch da ist, auch über neun Karten hinaus. Gezogene Karten werden in diesem Zug nicht mehr gespielt. Wer die Hand voller Bestellungen hat, passt, ohne zu ziehen. Nur bei Plus werden auch zu neun Bestellungen noch fünf Karten gezogen; der Kellner kann dort nicht gewählt werden, und in späteren Zügen wird nichts gezogen, bis die Hand weniger als neun Karten hat. Sonst käme so ein Spieler vielleicht nie wieder zum Zug.
    .refused = Ohne Zutat kannst du nur ziehen, bei Plus nur Zutaten.
turn-empty-waiter = Ein Kellner darf leer sein. Geplatzte Bestellungen füllen ihn wieder auf, außer bei Grande. Kein Regelheft verbietet es.
turn-stall = Hat reihum jeder Spieler weder eine Karte gespielt noch eine gezogen, endet die Runde, als wäre die Küche leer. Das kann vorkommen, wenn alle nur noch Bestellungen auf der Hand haben. Küchenchef ist dann, wer die Chefkarte hat, oder, falls niemand sie gezogen hat, wer die Runde begonnen hat. Sonst ginge die Partie nie zu Ende.

## Die Chefkarte

chef-drawn = Wer die Chefkarte zieht, legt sie offen vor sich hin und zieht dafür sofort die nächste Karte der Küche.
chef-last-card = Die Chefkarte zählt als Karte der Küche: Die Runde dauert, bis auch sie gezogen ist. Ist sie die letzte, gibt es keinen Ersatz, und die Runde endet. Sonst hätte eine Runde vielleicht keinen Chef.
chef-duty = Wer sie hat, leert am Ende der Runde den Ofen und beginnt die nächste Runde.
chef-plus = Plus: Beides übernimmt, wer die letzte Karte der Küche gezogen hat.

## Das Ende einer Runde

round-end = Sobald die letzte Karte der Küche genommen ist, endet die Runde; niemand kommt mehr an die Reihe.
round-last-hand = Wer die letzte Karte nimmt, hat danach vielleicht keine volle Hand.
round-leftovers = Ist der Ofen geleert, bleiben die unverbrauchten Zutaten auf dem Tisch etwa zehn Sekunden für alle sichtbar liegen und werden dann offen zum neuen Ofen. Gestapelt wird nach Sorten in der Reihenfolge der Spalten. Wie Zutaten untereinander liegen, ist ohnehin gleich, weil keine Bestellung dazwischen liegt.
round-leftover-doubles = Innerhalb einer Spalte des neuen Ofens liegen Doppelkarten unter Einzelkarten. Eine Reihenfolge muss festliegen, denn die oberste Karte ist zu sehen.
round-new-kitchen = Der Verbrauchsstapel wird gemischt und zur neuen Küche, zusammen mit der Chefkarte, wo es eine gibt, und mit allem, was nach einem Stillstand in der alten Küche liegen blieb. So geht keine Karte verloren.
round-new-kitchen-empty = Wurde nichts verbraucht, besteht die neue Küche nur aus der Chefkarte; wer sie nimmt, beendet die Runde. Bei Plus ist die Küche dann leer: Jeder Spieler hat genau einen Zug und zieht nur vom Kellner (ohne Zutatenkarte gar nicht), und Küchenchef ist, wer diese Runde begonnen hat. So endet auch eine solche Runde.
round-hands-stay = Handkarten behält man von Runde zu Runde; zwischen den Runden zieht niemand.
round-count = Die Partie endet, wenn der Ofen so oft geleert ist: bei Mamma Mia! und Grande dreimal, bei Sole Mio! zweimal, bei Plus dreimal mit Hilfe und viermal ohne.

## Den Ofen leeren

bake-order = Der Stapel wird unverändert umgedreht, und seine Karten werden einzeln aufgedeckt, die zuerst gespielte zuerst.
bake-sort = Eine Zutat kommt in die Spalte ihrer Sorte auf dem Tisch.
bake-automatic = Wird eine Bestellung aufgedeckt, die der Tisch allein erfüllen kann, wird sie serviert. Der Besitzer kann das nicht ablehnen, wählt aber, auf welchem der Wege, die er sofort bezahlen kann; auch einer mit Karten aus der Hand ist erlaubt, nie einer mit Hilfe. Lässt die Bestellung eine Wahl der Sorten, wird ein Besitzer mit Zutatenkarte immer gefragt, auch wenn nur ein Weg offensteht, denn sonst würde die Frage seine Hand verraten. Wege mit denselben Karten gelten als einer.
    .refused = Der Tisch reicht für diese Bestellung, du kannst sie nicht aufgeben.
bake-from-hand = Fehlt etwas, darf der Besitzer es aus der Hand ergänzen, ohne eine überflüssige Karte. Gezwungen ist dazu niemand, außer beim Gegenstück.
    .refused = Das reicht nicht; es fehlt noch: { $missing }.
bake-silent = Fehlt einem Besitzer etwas, wird er immer gefragt (bezahlen, um Hilfe bitten oder platzen lassen), und nach einem Quartett immer nach einer Serie. Nicht können und nicht wollen sehen gleich aus, auch in der Dauer. Nicht gefragt wird nur, wer nach dem, was alle abzählen können, nichts zu entscheiden hat: Ohne Zutatenkarte kann man nicht bezahlen, wird aber trotzdem gefragt, wo Hilfe möglich ist; ohne Bestellung auf der Hand wird man nicht nach einer Serie gefragt.
bake-no-refill = Aus der Hand gespielte Karten werden erst im nächsten eigenen Zug ersetzt.
bake-served = Eine servierte Bestellung zählt für ihren Besitzer; alle Zutaten, die hineingingen, kommen auf den Verbrauchsstapel.
bake-used-pile = Der Verbrauchsstapel liegt verdeckt, bei Plus offen. In jedem Spiel ist seine Höhe allen bekannt, und er darf nicht durchgesehen werden. Nachsehen würde sonst das Erinnern ersetzen.
bake-failed = Andernfalls platzt die Bestellung: Sie kommt verdeckt unter den Kellner ihres Besitzers, bei Grande ganz aus dem Spiel, und der Tisch bleibt, wie er ist. Ist der Kellner leer, wird sie dort die oberste Karte. Über ihr liegt dann ja nichts.
bake-doubles-first = Von jeder Sorte, die eine Bestellung vom Tisch nimmt, gehen Doppelkarten vor Einzelkarten, solange von dieser Sorte noch etwas gebraucht wird. Eine Bestellung, die 1 braucht, nimmt also eine Doppelkarte, wenn eine daliegt, und eine, die 3 braucht, nimmt zwei Doppelkarten, wenn zwei daliegen. Was zu viel ist, geht auf dem Verbrauchsstapel verloren. Die Regelhefte sagen hier nicht dasselbe, und wir folgen dem französischen. Mit der Option „Doppelkarten auf dem Tisch: zuerst, aber am Ende eine einzelne“, wie im italienischen Regelheft, gehen Doppelkarten zuerst weg, solange zwei oder mehr gebraucht werden; für die letzte Zutat wird eine einzelne genommen, wenn eine daliegt, sonst eine Doppelkarte.
bake-hand-cover = Karten aus einer Hand, ob vom Besitzer oder von einem Helfer, werden frei gewählt, einzeln oder doppelt. Keine darf aber überflüssig sein: Fehlte auch nur eine von ihnen, wäre der Bedarf nicht gedeckt. So wird niemand nebenbei Karten los.
    .refused = Das brauchst du nicht alles: { $cards }.
bake-table-first = Was der Tisch von einer Sorte hat, wird verbraucht, bevor eine Hand diese Sorte liefert. Serviert wird vom Tisch, und die Hand hilft nur aus.
    .refused = Nimm zuerst, was auf dem Tisch liegt, und dann erst aus der Hand: { $cards }.
bake-owner-chooses = Lässt sich eine Bestellung auf mehreren Wegen servieren, entscheidet ihr Besitzer.
    .refused = Wähl aus, womit du die Bestellung servierst.

## Die Bestellungen von Mamma Mia!

order-classic-four = Klassiker (4 Karten): eine Zutat deiner eigenen Sorte und vier einer anderen Sorte, je eine Karte für jede andere Sorte.
order-classic-all = Klassiker mit allem (1 Karte): je eine Zutat von allen fünf Sorten.
order-bombastica = Bombastica: mindestens 15 Zutaten beliebiger Sorten. Liegen 15 oder mehr auf dem Tisch, werden alle verbraucht, und der Tisch ist leer; dann legt niemand etwas dazu. Liegen dort weniger, wird alles verbraucht, und der Besitzer oder ein Helfer, der um genannte Sorten gebeten wird, liefert, was zu 15 fehlt. Mit einer Doppelkarte dürfen es 16 werden, solange keine Karte aus der Hand überflüssig ist. Mit Hilfe können es noch mehr sein, weil Gabe und Zusage getrennt beurteilt werden und die Gabe Sorte für Sorte.
order-minimale = Minimale: eine Zutat deiner eigenen Sorte und drei einer anderen, die zu den Sorten mit den wenigsten Zutaten auf dem Tisch gehören muss. Deine eigene Sorte und Sorten, die auf dem Tisch ganz fehlen, zählen bei der Suche nach der seltensten nicht mit. Sind mehrere gleich selten, wählst du. Fehlende Karten dürfen aus der Hand kommen. Gezählt wird ein einziges Mal, beim Aufdecken, vor jeder Karte aus einer Hand; spätere Karten ändern nichts mehr, auch bei Plus.
order-minimale-none = Liegt keine andere Sorte auf dem Tisch, kann die Minimale nicht serviert werden.
order-monotoni = Monotoni: eine Zutat deiner eigenen Sorte und sechs einer anderen Sorte nach deiner Wahl.

## Die Bestellungen von Sole Mio!

order-quartet = Quartett (4 Karten): vier Zutaten einer Sorte, je eine Karte für jede Sorte außer deiner eigenen.
order-series = Wird ein Quartett aufgedeckt, darf sein Besitzer sofort bis zu drei weitere Quartette aus der Hand dazulegen. Von den Quartetten der Serie braucht eines 4 Zutaten, eines 3, eines 2 und eines 1; bei weniger Quartetten gelten die ersten dieser Zahlen. Der Besitzer verteilt die Zahlen frei.
    .refused = In eine Serie kommen bis zu drei weitere Quartette, jedes mit einer eigenen Zahl von 4 abwärts.
order-series-steps = Eine Serie wird mit ihren Zahlen in einem einzigen Schritt gelegt; das aufgedeckte Quartett bekommt die Zahl, die übrig bleibt. Dann wird bezahlt oder um Hilfe gebeten. So stehen die Zahlen fest, bevor jemand gefragt wird.
order-series-whole = Eine Serie wird mit der Verteilung ihrer Zahlen angesagt und sofort ganz bezahlt, oder es wird für sie um Hilfe gebeten. Ansagen und dann nicht bezahlen geht nicht. Wird die Hilfe abgelehnt, platzen alle dazugelegten Quartette, und das aufgedeckte wird für sich beurteilt: Es wird serviert, wenn der Tisch seine vier Zutaten hat, sonst platzt es auch.
    .refused = Bezahl die ganze Serie jetzt, oder bitte um Hilfe.
order-series-failed = Die Quartette einer geplatzten Serie gehen dorthin, wo geplatzte Bestellungen hinkommen, nie zurück auf die Hand. Unter den Kellner kommen sie in der Reihenfolge, in der sie gelegt wurden, nach dem aufgedeckten, falls auch dieses geplatzt ist. Sie sind gespielt wie jede andere Bestellung.
order-series-first = Ob eine Serie gelegt wird, entscheidet sich, bevor das aufgedeckte Quartett serviert wird, auch wenn der Tisch allein seine vier Zutaten hat. Es zählen nur die Quartette von Sole Mio!; ein Klassiker gehört bei Grande nicht dazu. Anders geht es nicht, denn eine Serie ändert, was das aufgedeckte Quartett nimmt.
    .refused = In eine Serie kommen nur Quartette, nicht das: { $order }.
order-series-help = Auch für eine Serie darf um Hilfe gebeten werden: ein Helfer, eine Belohnung, egal wie viele Bestellungen es sind.
order-two-each = Je zwei: zwei Zutaten von jeder Sorte außer deiner eigenen.
order-duel = Duell: mindestens zwei Zutaten der eigenen Sorte. Der Besitzer entscheidet, wie viele er einsetzt: zuerst vom Tisch und, sobald dort alle eingesetzt sind, beliebig viele aus der Hand. Der Einsatz liegt offen da, bevor der erste Mitspieler gefragt wird. Dann darf im Uhrzeigersinn, links vom Besitzer beginnend, jeder Mitspieler alles zeigen, was er von dieser Sorte hat. Erreicht die Summe des Gezeigten den Einsatz, platzt die Bestellung, und der ganze Einsatz, auch der aus der Hand, bleibt auf dem Tisch; sonst wird sie serviert. Die Mitspieler nehmen ihre Karten in jedem Fall zurück.
    .refused = Spiel mindestens zwei deiner Sorte: zuerst vom Tisch, und aus der Hand erst, wenn die alle dabei sind.
order-duel-no-help = Für ein Duell gibt es keine Hilfe.
    .refused = Für ein Duell kannst du nicht um Hilfe bitten.
order-duel-show-all = Wer zeigt, muss alles zeigen, was er von dieser Sorte hat. Ob man zeigt, entscheidet man, wenn man an der Reihe ist. Jeder Mitspieler wird gefragt; wer nichts hat, wirkt wie einer, der verzichtet, auch in der Dauer. Sobald die Summe des Gezeigten den Einsatz erreicht, wird niemand mehr gefragt.
    .refused = Wenn du zeigst, zeig alles, was du von dieser Sorte hast.
order-duel-cards = Eingesetzt werden ganze Karten; eine Doppelkarte zählt zwei. Vom Tisch gehen Doppelkarten vor Einzelkarten. Für die Karten aus der Hand gilt hier nicht, dass keine überflüssig sein darf. Ein Duell verlangt keine genaue Zahl, also ist keine Karte überflüssig.
    .refused = Spiel ganze Karten, vom Tisch zuerst die Doppelkarten.
order-duel-decline = Liegen zwei oder mehr eigene Zutaten auf dem Tisch (eine Doppelkarte zählt zwei), muss der Besitzer mindestens zwei einsetzen; liegen dort weniger, darf er verzichten. So ist es bei jeder Bestellung, für die der Tisch allein reicht.
    .refused = Auf dem Tisch liegen zwei oder mehr deiner Sorte, also musst du ins Duell.
order-match = Gegenstück: Der Besitzer nennt einen Mitspieler. Dieser wählt eine Zutatenkarte aus seiner Hand, zeigt sie und nimmt sie zurück. Spielt der Besitzer dann eine Karte dieser Sorte aus der Hand, einzeln oder doppelt, wird die Bestellung serviert, und diese Karte kommt auf den Verbrauchsstapel. Der Tisch hilft dabei nicht.
    .refused = Du brauchst eine passende Zutat aus deiner Hand, nicht das: { $cards }.
order-match-no-help = Für ein Gegenstück gibt es keine Hilfe.
    .refused = Für ein Gegenstück kannst du nicht um Hilfe bitten.
order-match-target = Genannt werden kann nur ein Mitspieler, der eine Zutat auf der Hand hat; hat keiner eine, platzt die Bestellung. Niemand sonst könnte eine zeigen.
    .refused = { $player } kannst du nicht wählen, nur jemanden mit einer Zutat auf der Hand.
order-match-asked = Ist die Karte gezeigt, wird ein Besitzer mit Zutatenkarte immer gefragt, auch wenn nichts oder nur eine Karte passt. So verrät die Frage nichts über die Hand.
order-match-decline = Bevor er jemanden nennt, darf der Besitzer verzichten. Ist eine Karte gezeigt, muss er eine dieser Sorte spielen, wenn er sie hat, einzeln oder doppelt nach seiner Wahl; hat er keine, platzt die Bestellung. Wer sich eine Karte hat zeigen lassen, schuldet die Antwort.
    .refused = Du hast diese Sorte, also musst du eine spielen.
order-absent = Fehlanzeige: kann nicht serviert werden, solange eine Zutat deiner eigenen Sorte auf dem Tisch liegt; sonst braucht sie je zwei Zutaten von zwei anderen Sorten. Es zählt nur der Tisch, nicht die Hände.
order-two-doubles = Zwei Doppelte: zwei Doppelkarten verschiedener Sorten, auch deine eigene ist erlaubt; Einzelkarten ersetzen nie eine Doppelkarte. Um Hilfe bittet man für eine oder zwei Doppelkarten genannter Sorten, und gegeben werden genau diese Karten.
order-ladder = Treppe: vier Zutaten einer Sorte, drei einer zweiten, zwei einer dritten und eine einer vierten, alle nach deiner Wahl, auch deine eigene Sorte.
order-takeover = Übernahme: vier Zutaten der eigenen Sorte desjenigen, der beim Aufdecken die Chefkarte hat. Wird sie serviert, nimmt ihr Besitzer sofort die Chefkarte, leert den Ofen weiter und beginnt die nächste Runde. Die Sorte steht mit dem Aufdecken fest, wie bei jeder Bestellung. Um Hilfe darf gebeten werden, auch den Küchenchef, der die Karte gleich verliert.
order-takeover-chain = Eine spätere Übernahme beim selben Leeren verlangt die Sorte des neuen Küchenchefs.
order-takeover-self = Ist ihr Besitzer selbst Küchenchef, verlangt die Übernahme vier seiner eigenen Sorte, und nichts wechselt den Besitzer. Es ist niemand da, dem man sie nehmen könnte.
order-takeover-nobody = Hat nach einem Stillstand niemand die Chefkarte, gilt der Küchenchef dieser Runde als ihr Inhaber. Der Besitzer der Übernahme ist dann Küchenchef ohne Karte; sie bleibt in der alten Küche und kommt mit ihr in die neue. So hat die Bestellung immer eine Sorte.

## Hilfe

help-ask = Wer nicht liefern kann oder will, was dem Tisch für seine Bestellung fehlt, darf einen Mitspieler nach dem anderen, im Uhrzeigersinn von links an, um genau benannte Zutaten bitten („2 Pilze und 1 Salami“). Ein Mitspieler ohne Zutatenkarte wird gefragt wie jeder andere.
help-ask-steps = Um Hilfe bittet man in Schritten: zuerst, dass man bittet, dann, wo die Bestellung eine Wahl lässt, der Weg, dann, worum man bittet und was man zusagt; bei einer Bombastica danach Sorte für Sorte. Wie viele Schritte es sind, hängt nur von dem ab, was alle sehen können. So verrät das nichts über die Hand.
help-none = Bei Mamma Mia! gibt es keine Hilfe.
    .refused = In diesem Spiel kann man nicht um Hilfe bitten.
help-exact = Anfrage, Zusage des Besitzers aus der Hand und Tisch müssen die Bestellung zusammen genau erfüllen. Die Anfrage ist für alle Gefragten gleich, ebenso die Zusage, die geheim bleibt, bis jemand annimmt. Erbeten wird ein Teil oder alles von dem, was dem Tisch für den gewählten Weg fehlt, Sorte für Sorte. Die Zusage deckt den Rest ohne überflüssige Karte, so als würde genau die erbetene Zahl gegeben; für eine einzelne Zutat darf also auch eine Doppelkarte zugesagt werden. So weiß jeder Gefragte genau, was gebraucht wird.
    .refused = Deine Bitte und dein Beitrag müssen genau aufgehen, und das tun sie nicht: { $cards }.
help-only-for-missing = Hilfe gilt nur für das, was dem Tisch für den gewählten Weg fehlt. Solange der Tisch allein die Bestellung auf irgendeinem Weg erfüllen kann, darf nicht um Hilfe gebeten werden. Bei einer Serie kommt es auf die gelegten Quartette an, mit allen möglichen Verteilungen ihrer Zahlen; dass das aufgedeckte allein serviert werden könnte, spielt keine Rolle. Eine Bestellung, für die der Tisch reicht, braucht keine Hilfe.
    .refused = Du kannst nur um das bitten, was auf dem Tisch fehlt.
help-accept = Wer als Erster annimmt, gibt genau das Erbetene, einzeln oder doppelt; danach wird niemand mehr gefragt. Der Besitzer legt seine Zusage dazu, und die Bestellung wird serviert. Ob eine Karte überflüssig ist, wird für Gabe und Zusage getrennt beurteilt: Eine Doppelkarte, die für eine erbetene Zutat gegeben wird, ist ganz verbraucht; sie befreit den Besitzer nicht von seiner Zusage und macht diese auch nicht überflüssig. Keiner kennt ja die Karten des anderen.
    .refused = Gib genau das, worum gebeten wurde; das passt nicht: { $cards }.
help-no-withdraw = Eine Anfrage geht reihum, bis einer annimmt oder alle ablehnen. Der Besitzer kann niemanden auslassen, nicht abbrechen, sie nicht ändern und auch nicht doch noch allein bezahlen. Sonst ließen sich mit einer Bitte die Hände der anderen abtasten.
    .refused = Deine Bitte geht schon herum; ändern kannst du sie nicht mehr.
help-way-fixed = Lässt eine Bestellung eine Wahl, steht der Weg mit der Zusage fest, bevor der Erste gefragt wird. Er ist geheim, bis einer annimmt, und wird nie gezeigt, wenn alle ablehnen; nur die Verteilung einer Serie ist offen. Zugesagt werden Karten, die man wirklich hat, und gebeten wird um mindestens eine Zutat. So lässt sich nichts mehr ändern, wenn eine Antwort da ist.
    .refused = Wähl zuerst, wie du servierst, und bitte um mindestens eine Zutat.
help-one-helper = Bei einer Bestellung hilft nur ein einziger Spieler.
help-refuse = Ablehnen braucht keinen Grund und verrät nichts: Wer nicht kann und wer nicht will, sieht gleich aus, auch in der Dauer.
help-all-refuse = Hilft niemand, platzt die Bestellung, selbst wenn der Besitzer sie aus der Hand hätte bezahlen können.
help-refused-memory = Haben alle abgelehnt, wissen die anderen trotzdem, dass der Bittende auf der Hand hatte, was zur Bestellung fehlte und was er nicht erbeten hat. Das folgt aus der Bitte.
help-reward = Der Helfer legt sofort die oberste Karte seines eigenen Kellners zu seinen servierten Bestellungen; sie zählt. Sie kommt nie aus der Hand. Das gilt auch, wenn die oberste Karte eine Bestellung ist, die beim selben Leeren schon geplatzt ist. Die oberste Karte ist die oberste, woher auch immer sie kam.
help-reward-empty = Sole Mio! und Grande: Wessen Kellner leer ist, darf auch ohne Belohnung helfen. Nur Plus verbietet es.
help-plus-waiter = Plus: Helfen darf nur, wer noch eine Bestellung beim Kellner hat. Das entscheidet sich im Moment der Frage; wessen Kellner leer ist, wird übergangen, was ohnehin alle sehen. Müssten alle Mitspieler übergangen werden, kann nicht um Hilfe gebeten werden.
    .refused = Du kannst nicht um Hilfe bitten: Niemand sonst hat noch Bestellungen zu ziehen.
help-plus-reward-unseen = Plus: Die Belohnung kommt auf den Stapel der servierten Bestellungen, ohne dass jemand sie sieht.
help-plus-two = Plus: Zu zweit gibt es keine Hilfe, dafür vier Runden.
    .refused = Zu zweit gibt es keine Hilfe.
help-plus-off = Plus: Die Spieler dürfen vereinbaren, ohne Hilfe zu spielen; dann gibt es 4 Runden.
    .refused = An diesem Tisch wird ohne Hilfe gespielt.
help-reward-face = Sole Mio! und Grande: Die Belohnung wird offen hingelegt.

## Grande

grande-union = Es gelten die Regeln von Sole Mio! mit den Bestellungen beider Spiele, 19 für jeden, über drei Runden.
grande-failed-order = Eine Bestellung, die nicht serviert wird, ist aus dem Spiel, ebenso die Quartette, die für eine geplatzte Serie dazugelegt wurden.
grande-doubles-count-two = Wo eine Bestellung von Mamma Mia! Zutaten zählt (15 für die Bombastica, die seltenste Sorte für die Minimale), zählt eine Doppelkarte zwei. So zählt sie auch sonst überall.
grande-help-all = Um Hilfe darf man für Bestellungen von Mamma Mia! ebenso bitten wie für die von Sole Mio!. Grande wird nach den Regeln von Sole Mio! gespielt.

## Die Bestellungen von Plus

plus-normale = Normale: eine Zutat deiner eigenen Sorte und eine feste Kombination anderer Zutaten, wie die Karte sie zeigt.
plus-bombastica = Bombastica: 15 oder mehr Zutaten beliebiger Sorten, wie bei Mamma Mia!.
plus-monotoni = Monotoni: eine Zutat deiner eigenen Sorte und sechs einer anderen Sorte nach deiner Wahl.
plus-ciottona = Ciottona: eine Zutat deiner eigenen Sorte, vier einer zweiten und vier einer dritten Sorte nach deiner Wahl; beide sind nicht deine eigene und voneinander verschieden.
plus-small-monotoni = Kleine Monotoni: fünf Zutaten einer Sorte nach deiner Wahl, nie der durchgestrichenen, und keine der durchgestrichenen Sorte auf dem Tisch. Ein Joker steht nie für eine Sorte, die auf der Karte abgebildet ist.
plus-mini = Mini: die drei abgebildeten Zutaten, und keine der durchgestrichenen Sorte auf dem Tisch.
plus-crossed-out = Liegt beim Aufdecken auch nur eine Zutat der durchgestrichenen Sorte auf dem Tisch, platzt die Bestellung; daran ist nichts zu retten. Es zählt nur der Tisch, nicht die Hände.
plus-minimale = Minimale: eine Zutat deiner eigenen Sorte und genau vier einer anderen, die zu den seltensten auf dem Tisch gehört. Deine eigene Sorte und fehlende Sorten zählen dabei nicht. Liegt keine andere Sorte auf dem Tisch, kann sie nicht serviert werden.
plus-mamma-mia = Mamma Mia: eine Zutat deiner eigenen Sorte und genau fünf von einer der beiden anderen abgebildeten Sorten.

## Das Ende der Partie

end-winner = Es gewinnt, wer die meisten Bestellungen serviert hat.
end-tie = Bei Gleichstand zählen die Zutaten, die man noch auf der Hand hat (eine Doppelkarte zählt zwei): Wer mehr hat, gewinnt.
end-shared = Steht es immer noch gleich, teilen sie sich den Sieg. So steht es im Regelheft von Plus; die anderen sagen nichts dazu.
end-places = Die weiteren Plätze werden vergeben wie der erste: nach servierten Bestellungen, dann nach Zutaten auf der Hand, sonst geteilt. So hat jeder einen Platz.
end-plus-count = Plus: Der Stapel der servierten Bestellungen wird erst am Ende nach Farben ausgezählt. Bis dahin ist nur seine Höhe zu sehen und nicht, wer führt.

## SOLO

solo-deal = Jeder bekommt acht Karten; die nächste Karte eröffnet den Ablagestapel.
solo-start-card = Die aufgedeckte Karte gilt als oberste Karte, was immer sie ist, und der erste Spieler folgt ihr, als wäre sie eben gespielt worden, wie in der klassischen Ausgabe. Aussetzen kostet ihn den ersten Zug. Richtungswechsel dreht die Richtung, und es beginnt, wer rechts vom Geber sitzt. +2 und Farbwahl +4 treffen den ersten Spieler, der erhöhen darf. Nach einer schwarzen Karte darf jede Karte folgen. Kartentausch und Karten weitergeben bewirken nichts. Option „Erste Karte: eine Zahl“: Es wird aufgedeckt, bis eine Zahl oben liegt.
solo-start-number = Mit der Option „Erste Karte: eine Zahl“ bleiben die Karten, die vor der Zahl aufgedeckt wurden, unter ihr im Ablagestapel. So bleiben alle Karten im Spiel.
solo-start-no-number = Liegt mit „Erste Karte: eine Zahl“ keine Zahl mehr im Stapel, beginnt die zuletzt aufgedeckte Karte, und sie wird befolgt. Mit irgendeiner Karte muss es losgehen.
solo-first-player = Es beginnt, wer links vom Geber sitzt. Das Geben wandert mit jedem Durchgang einen Platz nach links, damit jeder einmal gibt, und gespielt wird anfangs im Uhrzeigersinn. Der erste Geber wird bestimmt wie sonst der Startspieler: durch den Zufall des Gebens oder durch den Gastgeber.
solo-follow = Eine Karte darf gespielt werden, wenn sie die Farbe der obersten Karte (oder die gewünschte Farbe), ihre Zahl oder ihr Symbol hat.
    .refused = Du kannst { $card } nicht auf { $top } spielen (Farbe: { $colour }).
solo-black = Schwarze Karten passen auf alles.
    .refused = Nur eine schwarze Karte passt auf alles.
solo-must-draw = Wer nicht spielen kann, zieht eine Karte.
    .refused = Spiel eine Karte oder zieh eine.
solo-may-draw = Wer spielen kann, darf stattdessen auch ziehen. Option „Ziehen, obwohl man spielen könnte: nein“: Das ist nicht erlaubt.
    .refused = An diesem Tisch darfst du nicht ziehen, solange du spielen kannst.
solo-may-draw-penalty = Eine Strafe darf man immer ziehen, statt zu erhöhen, auch mit „Ziehen, obwohl man spielen könnte: nein“. Drauflegen zu müssen würde die Hand verraten.
solo-play-drawn = Die eben gezogene Karte darf sofort gespielt werden, wenn sie passt, und nur diese; sonst ist der Nächste am Zug. Wer gezogen hat, wird immer gefragt, ob er spielt oder behält, auch wenn die Karte nicht passt. So verrät die Frage nichts über die Karte.
    .refused = Du hast schon gezogen: Spiel diese Karte, wenn sie passt, oder behalte sie.
solo-pass = Gibt es nichts zu ziehen, wird auch gefragt, wer nicht spielen kann, und kann dann nur passen. So bleibt das Dazwischenwerfen ebenso lange möglich wie in jedem anderen Zug.
solo-jump-in = Wer genau die oberste Karte auf der Hand hat (gleiche Farbe und gleiche Zahl oder gleiches Symbol), darf sie sofort dazwischenwerfen, auch wenn er nicht am Zug ist; weiter geht es mit dem Spieler nach ihm. Das ist möglich, bis die nächste Karte gespielt ist, auch während jemand zieht.
    .refused = Dazwischenwerfen kannst du nur genau die oberste Karte ({ $top }), nicht: { $card }.
solo-jump-in-action = Eine dazwischengeworfene Aktionskarte trifft den Spieler nach dem, der sie geworfen hat.
solo-jump-in-self = Man darf auch auf die eigene Karte dazwischenwerfen. Das Regelheft schließt niemanden aus.
solo-jump-in-single = Dazwischengeworfen wird immer nur eine einzelne Karte, auch mit Drillingen. Man antwortet auf eine Karte mit der gleichen.
solo-jump-in-window = Dazwischenwerfen kann man, sobald die Wahl erledigt ist, die zur Karte gehört (Farbe genannt, Hände gewechselt; es zählen die neuen Hände), denn erst dann steht fest, wer was hat, und bis die nächste Karte obenauf liegt. Der Erste zählt; wer später kommt, wird an der neuen obersten Karte gemessen. Das gilt auch für die Startkarte und für eine eben gezogene und gespielte Karte.
    .refused = Gerade kannst du nicht dazwischenwerfen.
solo-jump-in-turn = Wer dabei übersprungen wird, verliert seinen Zug; wer gezogen und noch nicht entschieden hat, behält die Karte. Auch wer am Zug ist, darf dazwischenwerfen, selbst nach dem Ziehen und mit einer anderen Karte als der gezogenen, und ebenso, wer gerade aussetzen muss. Ein dazwischengeworfener Richtungswechsel dreht die Richtung noch einmal, gezählt von dem, der ihn geworfen hat. Dazwischenwerfen steht außerhalb der Reihe.
solo-jump-in-black = Schwarze Karten einer Art sind genau gleich und dürfen darum dazwischengeworfen werden; wer das tut, nennt die Farbe, wo die Karte eine verlangt. Mit der Option „Dazwischenwerfen: nur mit Zahlen“ (Ausgabe von 2018) dürfen nur Zahlen dazwischengeworfen werden, mit „Dazwischenwerfen: nie“ gar keine Karten.
    .refused = An diesem Tisch kannst du das nicht dazwischenwerfen: { $card }.
solo-jump-in-penalty = +2 oder Farbwahl +4, auf eine offene Strafe dazwischengeworfen, erhöht sie, und sie trifft den Spieler nach dem, der geworfen hat. So wäre es auch, wenn man an der Reihe wäre.
solo-sequence = Wo die Spieler nacheinander gefragt werden, wie es bei Bots ist, wird nach jedem Ablegen jeder, der die oberste Karte auf der Hand hat, einmal gefragt: in Spielrichtung, beginnend beim Spieler nach dem, der abgelegt hat, und bevor der Spieler am Zug handelt. So wird niemand bevorzugt, weil er schneller ist.
solo-skip = Aussetzen: Der nächste Spieler verliert seinen Zug. Zu zweit spielt derselbe Spieler noch einmal.
solo-reverse = Richtungswechsel: Die Spielrichtung dreht sich; zu zweit ist einfach der andere am Zug. Option „Richtungswechsel zu zweit: der andere setzt aus“: Zu zweit wirkt die Karte wie Aussetzen.
solo-reverse-turns = Mit „Richtungswechsel zu zweit: der andere setzt aus“ dreht sich auch die Richtung; zu zweit ändert das sonst nichts.
solo-draw-two = +2: Der nächste Spieler zieht zwei Karten oder erhöht mit einem weiteren +2; der übernächste zieht dann vier oder erhöht, und so weiter. Wer zieht, verliert seinen Zug. So ist es auch bei Farbwahl +4.
solo-draw-four = Farbwahl +4: Der Spieler wählt die Farbe; der nächste zieht vier Karten oder erhöht mit einem weiteren Farbwahl +4. Es gilt die Farbe dessen, der zuletzt erhöht hat. Wer zieht, verliert seinen Zug, wie bei +2.
solo-no-mixing = +2 wird nur mit +2 erhöht, Farbwahl +4 nur mit Farbwahl +4. Mit der Option „Strafkarten stapeln: +2 und +4 gemischt“ darf gemischt werden: Die Zahlen werden zusammengezählt, und +2 darf auf Farbwahl +4 nur in der genannten Farbe. Das Regelheft spricht nur von einer weiteren gleichen Karte.
    .refused = Das kannst du hier nicht drauflegen: { $card }.
solo-penalty-only = Auf eine offene Strafe erhöht man oder zieht; nichts anderes darf gespielt werden, auch keine andere schwarze Karte. Darum wechselt die Richtung nie, solange eine Strafe offen ist.
    .refused = Leg noch eins drauf, oder zieh die Strafe.
solo-penalty-paid = Eine gezogene Strafe ist erledigt; wird später auf diese Karte dazwischengeworfen, beginnt sie neu bei zwei oder vier. Wer gezogen hat, hat alles bezahlt.
solo-choose-colour = Farbwahl: Der Spieler nennt die Farbe, die folgen muss.
    .refused = Wähl eine Farbe: Rot, Grün, Blau oder Gelb.
solo-swap = Kartentausch: Der Spieler tauscht die ganze Hand mit einem Spieler seiner Wahl. Das ist ein Recht, er darf seine Hand also auch behalten. Es gibt nur eine solche Karte je Farbe, darum wird sie nie dazwischengeworfen.
    .refused = Wähl jemanden am Tisch zum Tauschen, oder behalt deine Karten.
solo-pass-on = Karten weitergeben: Alle geben ihre ganze Hand an den nächsten Spieler in Spielrichtung weiter. Die Karte hat keine Farbe und verlangt keine, also darf jede Karte folgen.
solo-call = Bevor ein Spieler seine vorletzte Karte spielt, sagt er „SOLO“. Wer es vergisst, zieht zwei Karten.
solo-call-when = „SOLO“ sagen muss, wem nach dem Ablegen genau eine Karte bleibt, noch bevor ein Wechsel der Hände wirkt. Es zählt, was man selbst ablegt, nicht was danach mit der Hand geschieht.
solo-call-how = Angesagt wird zusammen mit der Karte, bei der es nötig ist, auch beim Dazwischenwerfen. Fehlt die Ansage, werden sofort und von selbst zwei Karten gezogen. Sie lässt sich nicht aufsparen; eine unnötige bewirkt nichts. So gibt es keinen Streit, wer rechtzeitig gerufen hat.
solo-call-exchange = Wer bei Kartentausch oder Karten weitergeben die Ansage vergisst, zieht die zwei Karten nach dem Wechsel der Hände, in die neue Hand. Wer eine einzelne Karte bekommt, muss nichts ansagen und darf sie als letzte Karte spielen. Die Strafe gilt dem Spieler, nicht der Hand.
solo-call-colour = Wer die Ansage bei einer Karte vergisst, die eine Farbe verlangt, zieht erst die zwei Karten und nennt dann die Farbe. Die Strafe kommt sofort, vor jeder weiteren Frage.
solo-empty-pile = Wird eine Karte gebraucht und der Nachziehstapel ist leer, auch mitten in einer Strafe, wird der Ablagestapel ohne die oberste Karte zu einem neuen gemischt und weitergezogen; was nicht gezogen werden kann, ist erlassen. Gibt es nichts zu ziehen, muss spielen, wer kann, sonst passt er. So auch unter einer Strafe: Gibt es nichts zu ziehen, muss erhöhen, wer kann; wer es nicht kann, dem wird sie erlassen, und er verliert seinen Zug, was als Zug ohne Spielen und Ziehen zählt. So hält eine fehlende Karte das Spiel nie auf.
    .refused = Es gibt nichts zu ziehen: Wenn du spielen kannst, musst du.
solo-stuck = Kann einmal reihum niemand spielen oder ziehen, endet der Durchgang, und alle zählen ihre Karten. Sonst ginge der Durchgang nie zu Ende.
solo-triples = Option „Drei oder mehr gleiche Zahlen auf einmal: ja“, von Haus aus ausgeschaltet: Drei oder mehr Karten derselben Zahl dürfen mit Ansage auf einmal gespielt werden. Die erste muss passen, die letzte ist die neue oberste Karte. Es ist, als würden sie nacheinander gespielt.
    .refused = Mehrere Karten auf einmal müssen drei oder mehr von einer Zahl sein, und der Tisch muss es erlauben.
solo-out = Der Durchgang endet sofort, wenn ein Spieler seine letzte Karte spielt. Danach folgt nichts mehr: kein Dazwischenwerfen, kein Ziehen, kein Wechsel der Hände und keine Farbwahl, und eine offene Strafe verfällt. Der Durchgang ist dann entschieden.
solo-points = Die anderen zählen die Werte ihrer Karten zusammen: 1 bis 9 nach Zahl, Richtungswechsel: 10, Aussetzen: 20, +2: 30, Kartentausch: 30, Karten weitergeben: 40, Farbwahl: 40, Farbwahl +4: 50.
solo-points-told = Am Ende eines Durchgangs werden die Punkte genannt, nicht die Karten dazu. Nur was sie zählen, ist wichtig.
solo-game-end = Liegt nach einem Durchgang eine Summe über 300 (bei genau 300 geht es weiter), endet die Partie, egal wie viele darüber sind. Die niedrigste Summe gewinnt; bei gleicher Summe wird der Sieg geteilt. Das Regelheft kennt keinen Stichentscheid.

## Beispiele

example-sm-quartet = Auf dem Tisch: Oliven in 1 Doppelkarte und 4 Einzelkarten, 2 Salami, 1 Paprika. Ein Quartett aus Oliven nimmt 1 Doppelkarte und 2 Einzelkarten; 2 Oliven, 2 Salami und 1 Paprika bleiben liegen.
example-sm-ladder = Auf dem Tisch: 4 Oliven, 3 Pilze und 2 Ananas als Einzelkarten, 1 Doppel-Salami. Eine Treppe darf 2 Ananas und 1 Salami nehmen oder 2 Salami und 1 Ananas. Im ersten Fall wird die Doppel-Salami verbraucht, und der Tisch ist leer.
example-sm-help = Auf dem Tisch: 2 Oliven. Aufgedeckt wird ein Quartett aus Oliven des Paprika-Spielers, der eine Olive hat und um eine bittet. Der linke Nachbar lehnt ab, der Oliven-Spieler gibt eine. 4 Oliven werden verbraucht, und die oberste Bestellung beim Kellner des Helfers zählt als serviert.
example-sm-help-refused = Auf dem Tisch: 3 Oliven für ein Quartett. Der Besitzer hat eine Olive, bittet aber um eine, und alle lehnen ab. Die Bestellung platzt, obwohl er hätte bezahlen können; 3 Oliven bleiben liegen.
example-sm-series = Auf dem Tisch: 4 Pilze, 2 Paprika, 1 Salami. Ein Quartett aus Paprika wird aufgedeckt. Der Besitzer legt die Quartette aus Pilzen und Salami dazu und spielt 2 Salami: serviert mit 4 Pilzen, 3 Salami und 2 Paprika.
example-sm-duel = Auf dem Tisch: 2 Salami, 1 Pilz. Der Pilz-Spieler hat 3 Pilze und legt 2 dazu; seine Mitspieler haben 1 Pilz und einen Doppel-Pilz. Es steht 3 gegen 3, das Duell platzt, und 3 Pilze liegen auf dem Tisch.
example-sm-match = Der genannte Mitspieler zeigt eine Doppel-Paprika und nimmt sie zurück; der Besitzer spielt eine einzelne Paprika: Das Gegenstück ist serviert.
example-sm-absent = Auf dem Tisch: 3 Ananas, 2 Oliven, 1 Paprika, 1 Salami. Die Fehlanzeige des Salami-Spielers platzt.
example-sm-two-doubles = Für Zwei Doppelte liegt keine Doppelkarte auf dem Tisch. Der Besitzer hat eine Doppel-Ananas und bittet um eine Doppel-Salami; alle lehnen ab. Die Bestellung platzt, die Ananas bleibt auf der Hand.
example-sm-ladder-help = Auf dem Tisch: 4 Ananas, 4 Salami. Der Besitzer einer Treppe hat 1 Pilz, bittet um 1 Pilz und 1 Olive und bekommt Hilfe: serviert mit 4 Salami, 3 Ananas, 2 Pilzen und 1 Olive. 1 Ananas bleibt liegen, und der Helfer wird belohnt.
example-sm-takeover = Auf dem Tisch: 3 Ananas, 2 Paprika. Der Ananas-Spieler ist Küchenchef. Die Übernahme des Salami-Spielers braucht 4 Ananas, eine davon aus der Hand: serviert, und die Chefkarte wechselt zu ihm. Die nächste Übernahme verlangt Salami.
example-mm-turn = Ein Spieler, bei dessen Kellner noch 3 Bestellungen liegen, zieht von dort, nachdem er 3 Salami und eine Bestellung gespielt hat: Bis zum nächsten Nachziehen hat er 6 Karten auf der Hand.
example-mm-classic = Auf dem Tisch: 1 Paprika, 2 Salami, 3 Ananas, 4 Pilze. Die Bestellung verlangt 4 Ananas und 1 Paprika; der Besitzer legt eine Ananas dazu: serviert.
example-mm-minimale = Auf dem Tisch: 2 Paprika, 2 Salami, 2 Pilze, 3 Ananas. Für die Minimale des Paprika-Spielers dürfen Salami oder Pilze gewählt werden, Paprika und Oliven nicht.
example-plus-turn = Wie das Beispiel zum Zug bei Mamma Mia!, mit einer Hand von neun Karten: Nach 3 Salami und einer Bestellung bleiben 5, dazu 3 gezogene Bestellungen macht 8 Karten.
example-plus-classic = Auf dem Tisch: 4 Pilze, 3 Ananas, 2 Paprika, 2 Oliven. Die Bestellung verlangt 4 Ananas und 1 Paprika; eine Ananas kommt aus der Hand.
example-plus-help = Auf dem Tisch: 4 Pilze, 2 Oliven, 1 Paprika. Die Bestellung verlangt 4 Oliven und 1 Paprika. Der Besitzer hat eine Olive und bittet um eine; der Zweite, den er fragt, gibt sie. Beide Bestellungen kommen verdeckt auf den Stapel.
example-plus-bombastica = 21 Zutaten liegen auf dem Tisch: Die Bombastica verbraucht alle 21.
example-plus-minimale = Auf dem Tisch: 2 Paprika, 2 Salami, 2 Pilze, 3 Ananas. Für die Minimale des Salami-Spielers kommen Paprika oder Pilze infrage.
example-plus-mamma-mia = Mamma Mia des Salami-Spielers: verlangt werden eine Salami und fünf Paprika oder eine Salami und fünf Ananas.
example-solo-follow = Auf eine rote 9 passt jede 9 und jede rote Karte; auf die blaue 9, die dann folgt, eine 9 oder jede blaue Karte.
example-solo-colour = Farbwahl, „Rot“: Der Nächste spielt Rot (oder Schwarz).

## An einem Tisch von Forno

house-missing = Jeder Tisch hat seinen eigenen Link, und nur wer ihn hat, findet hin. Ein Tisch, der vor langer Zeit geschlossen wurde, ist nicht mehr zu finden.
    .refused = Diesen Tisch finden wir nicht. Vielleicht stimmt der Link nicht, oder das Spiel ist vorbei.
house-seat = Ein Platz gehört dem, der dort sitzt, und behält seine Nummer. So gehört eine Hand immer einem.
    .refused = Platz { $seat } ist nicht frei. Nimm bitte einen anderen.
house-full = Wo kein Platz frei ist, setzt sich niemand dazu. Mehr Spieler lassen die Regeln nicht zu.
    .refused = An diesem Tisch ist kein Platz mehr frei.
house-locked = Der Gastgeber darf den Tisch absperren; dann setzt sich niemand Neues mehr dazu. So kann eine Gruppe unter sich bleiben.
    .refused = Der Gastgeber hat den Tisch gesperrt, du kannst gerade nicht dazukommen.
house-last-seat = An einem öffentlichen Tisch ist der letzte Platz nicht für jemanden von einer Internetadresse, die schon alle anderen hat: Niemand füllt einen öffentlichen Tisch allein. Eine Einladung oder die Internetadresse des Gastgebers macht eine Ausnahme.
    .refused = Der letzte Platz dieses öffentlichen Tisches bleibt für jemanden von anderswo frei. Der Gastgeber kann dich einladen.
house-invite = Ein Platz kann mit einem eigenen Link für jemanden freigehalten werden. So findet auch noch Platz, wer später kommt.
    .refused = Platz { $seat } ist reserviert. Wenn er für dich ist, öffne den Link dazu; sonst nimm einen anderen.
house-name = Ein Name besteht aus Buchstaben, Ziffern, Satzzeichen und Emojis, ohne Doppelpunkt und Komma: höchstens 24 Zeichen, von denen breite wie Emojis doppelt zählen. Er sieht anders aus als alle anderen Namen am Tisch, und niemand heißt „server“ oder „Forno“. Allein mit Bots geht es auch ohne.
    .refused = Nimm bitte einen anderen Namen: höchstens { $most } Buchstaben, Ziffern oder Emojis (breite zählen doppelt), ohne Doppelpunkt und Komma, und keinen, der wie ein Name hier oder wie „server“ oder „Forno“ aussieht.
house-rename = Deinen Namen am Tisch kannst du jederzeit ändern, nur nicht zweimal innerhalb von zehn Sekunden.
    .refused = Du hast deinen Namen gerade erst geändert. Warte ein paar Sekunden.
house-key = Jeder Platz hat einen geheimen Schlüssel, den das Gerät seines Spielers verwahrt. Nur mit ihm kann man dort handeln. So spielt niemand fremde Karten, und niemand braucht ein Konto.
    .refused = Dieses Gerät hat hier keinen Platz. Nimm bitte das, mit dem du dich hingesetzt hast.
house-sit = Wer nur zuschaut, handelt nicht. Eine Partie gehört denen, die sie spielen.
    .refused = Du schaust nur zu. Nimm dir zuerst einen Platz.
house-host = Manches tut nur der Gastgeber: Bots dazusetzen, den Tisch absperren, jemanden vom Tisch entfernen, die erste Partie starten, den Tisch schließen. Diese Rolle kann er abgeben. Einer muss das für alle entscheiden.
    .refused = Das kann nur der Gastgeber.
house-stand-in = Ist der Gastgeber weg, darf jeder Spieler am Tisch die nächste Partie starten und jemanden einen Platz übernehmen lassen. Einstellungen, Entfernen und Schließen warten auf den Gastgeber; die Rolle selbst wird nur weitergegeben, wenn er gegangen ist. So wartet ein Abend nicht auf einen Einzelnen.
    .refused = Das kann nur der Gastgeber. Du vertrittst ihn bloß.
house-before = Plätze, Optionen und Bots werden vor dem Start festgelegt. Jeder weiß, worauf er sich einlässt.
    .refused = Das geht nur vor dem Start.
house-during = Handeln und Zurücknehmen gehören in eine laufende Partie.
    .refused = Das geht nur während einer Partie.
house-after = Revanche und Wiedergabe kommen nach der Partie. Vorher würde eine Wiederholung verdeckte Karten zeigen.
    .refused = Das geht erst nach der Partie.
house-start = Eine Partie beginnt, wenn alle Plätze besetzt sind und die Zahl der Spieler zum Spiel passt. Leere Plätze kann man Bots geben oder wegnehmen. So bleibt niemand außen vor, und die Regeln passen.
    .refused = Es kann noch nicht losgehen: Dieses Spiel braucht { $least } bis { $most } Spieler, da sind { $players }. Gib leere Plätze Bots, oder nimm sie weg.
house-closed = Ein geschlossener Tisch bleibt für seine Spieler lesbar, aber gespielt wird dort nicht mehr. So bleibt, was geschrieben steht.
    .refused = Dieser Tisch ist geschlossen, hier wird nicht mehr gespielt.
house-spectators = Der Tisch entscheidet, ob andere zuschauen dürfen. Sie sehen, was für alle offen ist, und sonst nichts.
    .refused = An diesem Tisch wird ohne Zuschauer gespielt.
house-talk = Der Gastgeber darf das Tischgespräch auf fertige Sätze beschränken oder abschalten. An manchen Tischen sitzen Fremde oder Kinder.
    .refused = Der Gastgeber hat den Chat an diesem Tisch eingeschränkt oder ausgeschaltet.
house-hints = Der Gastgeber entscheidet, ob man fragen darf, was ein guter Bot täte. Ein Tipp beruht nur auf dem, was der Spieler wissen darf, und nur er sieht ihn. Die einen wollen lernen, die anderen selbst darauf kommen.
    .refused = Der Gastgeber hat die Tipps an diesem Tisch ausgeschaltet.
house-text = Eine Nachricht am Tisch ist weder leer noch zu lang. Eine lange würde das Spiel vom Bildschirm schieben.
    .refused = Eine Nachricht hat 1 bis { $most } Zeichen.
house-marks = In einer Nachricht trägt jedes Zeichen nur wenige Akzente oder andere Zusätze: Mehr würden die Zeilen daneben verdecken.
    .refused = Ein Zeichen darf höchstens { $most } Zusätze tragen: Nimm bitte einige weg.
house-bot = Bots wählt man unter denen, die der Server anbietet.
    .refused = Einen Bot „{ $level }“ gibt es nicht. Es gibt: { $levels }.
house-game = Spiele wählt man unter denen, die der Server anbietet.
    .refused = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $games }.
house-setting = Für jede Einstellung des Tisches gibt es bestimmte Werte.
    .refused = „{ $setting }“ kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.
house-clock = Ein Tisch spielt ohne Uhr, mit einer Zeit für jede Entscheidung und einem Vorrat für längeres Nachdenken oder mit Tagen für jede Entscheidung. Zeit verbraucht nur, wer eine Antwort schuldet. Sitzt nur ein Mensch am Tisch, läuft keine Uhr: Er lässt niemanden warten.
house-time-out = Läuft einem Spieler die Zeit ab, wird der Zug gespielt, der für diese Entscheidung als Vorgabe festgehalten ist, damit die anderen weiterspielen können. Sitzt nur ein Mensch am Tisch, wird nichts für ihn gespielt.
house-absent = Bist du der einzige Mensch am Tisch, wartet der Tisch auf dich, so lange es dauert: Niemand spielt in deinem Namen, kein Bot zieht, bevor du den letzten Zug gesehen hast, und war gerade Zeit zum Dazwischenwerfen, beginnt sie von vorn, wenn du zurück bist. Sind mehrere am Tisch, spielt für jemanden, der länger weg ist als die Schonfrist, ein Bot, damit die anderen weiterspielen können, und alle sehen das. Er kann seinen Platz jederzeit wieder übernehmen und sieht, was der Bot gespielt hat. Zwischen zwei Partien gilt als weg, wer eine Minute lang keine Verbindung hat, und die nächste wartet nicht: Ein Bot spielt, bis er zurück ist, oder er setzt aus, wenn der Tisch es so will.
house-vote = Eine laufende Partie endet vorzeitig, wenn mehr als die Hälfte der anwesenden Spieler dafür ist; genauso wird jemand vom Tisch entfernt, und er selbst stimmt nicht mit. Zu zweit entscheidet über das Entfernen der Gastgeber, und beenden können beide nur gemeinsam. Wer umsonst gefragt oder die Frage zurückgezogen hat, wartet mit der nächsten eine Minute. Eine vorzeitig beendete Partie hat kein Ergebnis; ihr Geben lässt sich prüfen wie jedes andere.
    .refused = Das entscheiden die Spieler gemeinsam: Mehr als die Hälfte muss dafür sein, eine Frage nach der anderen. Nach einer, aus der nichts wurde, warte eine Minute.
house-take-over = Wer ohne Platz am Tisch ist, darf den eines Bots oder eines Spielers übernehmen, der gegangen ist, so wie der Tisch es erlaubt; und jeder darf seinen eigenen abgeben. Nie an jemanden, der in dieser Partie schon eine andere Hand gesehen hat. Der Neue erfährt, was der Platz nach den Regeln weiß, und sonst nichts.
    .refused = Dieser Platz lässt sich in dieser Partie nicht übernehmen.
house-nudge = Wer wartet, darf den Spieler anstupsen, der eine Antwort schuldet: nach einer halben Minute, einmal je Entscheidung und höchstens einmal in der Minute. Fürs Dazwischenwerfen nie. So kann sich melden, wer wartet, und niemand wird bedrängt.
    .refused = Noch etwas Geduld: Anstupsen geht nach einer halben Minute, einmal je Entscheidung.
house-hot-seat = Mehrere dürfen sich ein Gerät teilen und es herumreichen. Dann wirft am ganzen Tisch niemand dazwischen, denn wer das Gerät gerade hat, wäre immer schneller. Die Uhr einer Entscheidung wartet, bis ihr Spieler den Bildschirm vor sich hat, und ein verdeckter Bildschirm verrät nichts von einer Hand, auch keinen Tipp. Wer sich ein Gerät teilt, ist gemeinsam da und hat eine Stimme: für die nächste Partie, bei einer Abstimmung, beim Zurücknehmen und beim Teilen. Und weil beim Herumreichen jemand eine Hand gesehen haben kann, übernimmt keiner von ihnen in dieser Partie einen anderen Platz.
    .refused = Erst muss der Bildschirm bei dir sein: Wer dran ist, deckt ihn auf.
house-undo = Einen Zug, durch den niemand eine Karte gesehen hat und bei dem nichts gezogen und nichts gemischt wurde, darf sein Spieler frei zurücknehmen, bis ein anderer gehandelt hat. Niemand hat dadurch etwas erfahren.
    .refused = Du hast keinen Zug zum Zurücknehmen.
house-undo-agree = Andere Züge lassen sich nur zurücknehmen, wenn alle Mitspieler zustimmen. Sie haben etwas gesehen, also entscheiden sie.
    .refused = Niemand hat dich gebeten, einen Zug zurückzunehmen.
house-undo-hidden = Ein Zug, nach dem jemand eine Karte gesehen hat, die der Spieler nicht zeigen wollte (eine gezogene, eine aufgedeckte oder die eines anderen), lässt sich nie zurücknehmen: Was man gesehen hat, lässt sich nicht wieder verdecken.
    .refused = Das kannst du nicht zurücknehmen: Jemand hat schon eine Karte gesehen.
house-undo-limit = Wer zweimal ein Nein zum Zurücknehmen bekommen hat, fragt erst nach dem nächsten eigenen Zug wieder. So wird niemand immer wieder gefragt.
    .refused = Du hast { $most }-mal ein Nein bekommen. Mach erst wieder einen Zug, bevor du noch einmal fragst.
house-window = Bei SOLO bleibt das Dazwischenwerfen nach jedem Ablegen gleich lange offen, ob nun jemand kann oder nicht. Die Antworten bleiben bis zum Schluss versiegelt; dann zählt, wer am schnellsten dazwischengeworfen hat, gemessen ab dem Moment, in dem er selbst von der Karte erfuhr, abzüglich einer kleinen gemessenen Verzögerung der Leitung. So verraten und entscheiden weder das Warten noch eine schnelle Leitung etwas.
    .refused = Du hast schon geantwortet. Es zählt, wenn die Zeit um ist.
house-beaten = Wem bei SOLO jemand beim Dazwischenwerfen zuvorkommt, der erfährt, wer es war und um wie viel. Besser, man weiß, wie knapp es war.
    .refused = { $name } war { $ms } ms schneller.
house-jumped = Bei SOLO geht das Dazwischenwerfen dem Zug des Spielers vor, der an der Reihe ist. Dazwischenwerfen heißt, dem Zug zuvorzukommen.
    .refused = { $name } war schneller.
house-fair = Vor der ersten Karte legt sich der Server auf sein Geheimnis fest, und jedes Gerät gibt eigene Wörter dazu. Nach der Partie kann jeder das Geben nachprüfen. So muss niemand dem Server vertrauen.
house-share = Eine beendete Partie bleibt privat an ihrem Tisch, es sei denn, alle ihre Spieler geben sie frei. Sie zeigt, wie jeder gespielt hat.
    .refused = Diese Partie ist privat: Nicht alle Spieler haben sie geteilt.
house-play-on = Eine beendete Partie lässt sich ab jeder Entscheidung weiterspielen, auf jedem Platz, gegen Bots. Ihre Karten sind bekannt, diese Verteilung ist also nicht versiegelt. So lässt sich ausprobieren, was sonst möglich gewesen wäre.
    .refused = Ab hier gibt es nichts weiterzuspielen. Wähle einen früheren Schritt.
house-address = Benachrichtigungen und Webhooks gehen nur an Dienste, die der Betreiber dieses Servers erlaubt. Sonst ließe sich der Server dazu bringen, irgendwen anzurufen.
    .refused = An diese Adresse darf dieser Server nichts schicken. Frag, wer ihn betreibt.
house-person = Stummschalten, Anstupsen und Ähnliches gilt Leuten, die am Tisch sind, mit Platz oder in der Warteschlange. Sonst würde es niemanden erreichen.
    .refused = Diese Person ist nicht mehr am Tisch.
house-banned = Wer den Server betreibt, darf jemanden von einem Tisch nehmen und sein Gerät dort aussperren. Andere Tische betrifft das nicht. Jemand muss einen Tisch schützen können.
    .refused = Der Betreiber dieses Servers hat dich von diesem Tisch ausgesperrt.
house-report = Spieler können eine Person an ihrem Tisch, oder etwas, das sie gesagt hat, dem Betreiber des Servers melden. Sonst erfährt es niemand. Jeder hat an einem Tisch einige offene Meldungen, keine Dutzende.
    .refused = Diese Meldung geht so nicht: Sie muss jemand anderen an deinem Tisch betreffen und das, was wirklich gesagt wurde, und fünf reichen für einen Abend.
house-words = Wer den Server betreibt, kann eine Liste von Wörtern führen, die an seinen Tischen nichts verloren haben, in Namen und im Chat. Was willkommen ist, ist nicht überall gleich.
    .refused = Da ist ein Wort dabei, das auf diesem Server nicht erwünscht ist. Sag es anders.
house-ready = Nach einer Partie sagt jeder, ob er bereit für die nächste ist. Sie beginnt, wenn alle, die da sind, bereit und alle Plätze besetzt sind, oder wenn der Gastgeber es sagt. Wer noch das Ergebnis ansieht, wird nicht gestört.
    .refused = Gerade gibt es keine nächste Partie, auf die man warten könnte.
house-queue = Wer am Tisch keinen Platz hat, wartet in der Schlange. Vor jeder weiteren Partie nehmen die Wartenden, die da sind, freie Plätze, dann neue, soweit das Spiel es erlaubt, dann die der Bots. Warten danach noch welche, machen die Platz, die am meisten Partien hintereinander gespielt haben; bei Gleichstand zuerst, wer am längsten sitzt. Hat ein Spiel weniger Plätze, entscheidet dieselbe Reihenfolge. So kommt jeder einmal dran.
    .refused = In der Schlange wartet, wer keinen Platz hat, solange keiner frei ist.
house-evening = Zum Stand des Abends zählen alle Partien am Tisch, die zu Ende gespielt wurden, gleich welches Spiel: Siege, ein geteilter als Bruchteil, und der mittlere Rang. Ein Ergebnis gehört dem, der am Ende auf dem Platz sitzt; Bots werden für sich gezählt. So lassen sich verschiedene Spiele zusammenzählen.
house-command = Derselbe Befehl, zweimal gesendet, wird einmal ausgeführt und beide Male gleich beantwortet. Leitungen reißen ab, und niemand soll zweimal ziehen.
    .refused = Etwas ging schief, und nichts ist passiert. Versuch es bitte noch einmal.
house-rules = Eine Partie wird nach den Regeln beendet, mit denen sie begonnen wurde. Niemand soll durch eine Regel verlieren, die es vorher nicht gab.
    .refused = Dieser Tisch wurde mit anderen Regeln von { $game } begonnen, als dieser Server sie hat: { $pinned }.

## Zwischen deinem Gerät und dem Server

wire-hello = Eine Verbindung beginnt mit einer Begrüßung. Erst dann ist klar, wer welche Sprache spricht.
    .refused = Die Verbindung muss mit einer Begrüßung beginnen.
wire-version = Seite und Server müssen zueinander passen. Sonst würden sie sich missverstehen.
    .refused = Diese Seite ist älter als der Server. Lade sie bitte neu.
wire-unreadable = Es zählt nur eine Nachricht, die sich lesen lässt.
    .refused = Die Nachricht lässt sich nicht lesen: { $why }.
wire-path = Der Server antwortet an den Adressen, die sein Protokoll nennt.
    .refused = Für so eine Anfrage hat der Server hier nichts.
wire-size = Eine Nachricht darf nicht größer sein, als der Server erlaubt. So hält eine Nachricht nie die anderen auf.
    .refused = Die Nachricht ist zu groß: Sie darf höchstens { $most } Bytes haben.
# Eine Zahl, die als Text kommt, hat keinen Plural und nimmt die letzte Form.
wire-rate = Ein Gerät darf nicht beliebig viel auf einmal senden, damit der Server für alle Zeit hat.
    .refused =
        { $seconds ->
            [one] Das war zu viel auf einmal; warte bitte { $seconds } Sekunde.
            [other] Das war zu viel auf einmal; warte bitte { $seconds } Sekunden.
           *[text] Das war zu viel auf einmal; warte bitte { $seconds } s.
        }
wire-slow = Eine Verbindung, die nicht mitkommt, wird getrennt. Nach dem erneuten Verbinden geht es dort weiter, wo sie aufgehört hat. So muss niemand auf sie warten.
    .refused = Deine Verbindung war zu langsam und wurde getrennt. Es geht dort weiter, wo sie aufgehört hat.
wire-full = Der Server nimmt nur so viele Verbindungen an, wie er gut bedienen kann. Lieber spielen wenige gut, als dass viele warten.
    .refused = Der Server ist gerade voll. Versuch es bitte später noch einmal.
wire-address = Alle hinter einer Internetadresse zusammen dürfen Aufwendiges nur so oft tun, dass ein Programm die anderen nicht verdrängt. Zweihundert Leute hinter einer Adresse merken nie etwas davon.
    .refused = Von deiner Internetadresse kommt gerade sehr viel auf einmal (Grenze „{ $limit }“: { $most } pro Minute). Versuch es bitte in { $seconds } s noch einmal.
wire-connections = Eine Internetadresse darf nur so viele Verbindungen zugleich haben, dass ein Programm nicht alle belegt.
    .refused = Deine Internetadresse hat schon { $most } Verbindungen zu diesem Server. Schließ bitte ein paar Tabs und versuch es noch einmal.
wire-origin = Der Server nimmt nur Verbindungen von seinen eigenen Seiten an. So kann keine andere Seite in deinem Namen handeln.
    .refused = Verbindungen von fremden Webseiten werden nicht angenommen.
wire-host = Der Server antwortet nur unter seinen eigenen Namen. So kann ihn niemand für einen anderen ausgeben.
    .refused = Dieser Server heißt nicht so. Öffne bitte stattdessen { $address }.
wire-store = Ein Zug zählt, sobald er im Protokoll des Servers steht. Ist es nicht erreichbar, wartet die Partie, und nichts geht verloren.
    .refused = Der Server kann gerade nicht speichern. Nichts ist verloren; er versucht es weiter.
wire-damaged = Ist beschädigt, was der Server gespeichert hat, sagt er das. Mit den Tischen, die er noch lesen kann, macht er weiter, und wer ihn betreibt, kann diese retten.
    .refused = Ein Teil dessen, was dieser Server gespeichert hat, ist beschädigt; das hier lässt sich nicht lesen oder speichern. Sag bitte der Person Bescheid, die den Server betreibt: Sie kann retten, was noch lesbar ist, oder eine Sicherung einspielen.
wire-broken = Ein Fehler des Servers hält eine Anfrage auf und sonst nichts. Er steht mit einer Nummer im Protokoll, unter der ihn der Betreiber findet.
    .refused = Bei uns ist etwas schiefgegangen. Passiert es wieder, nenne dem Betreiber dieses Servers die Nummer { $request }.
wire-key-file = Was in einer laufenden Partie verdeckt ist, liegt auf dem Server verschlüsselt. Ohne den Schlüssel geht sie nicht weiter; beendete Partien bleiben lesbar.
    .refused = Dieser Tisch ist verschlossen: Dem Server fehlt der Schlüssel zur laufenden Partie. Frag, wer den Server betreibt; beendete Partien bleiben lesbar.
wire-fault = Ein Fehler an einem Tisch hält diesen Tisch auf und keinen anderen. Nichts davon wird gelöscht, und wer den Server betreibt, kann ihn wieder öffnen.
    .refused = Mit diesem Tisch stimmt etwas nicht, und er kann gerade nicht weitergehen. Nichts davon ist gelöscht; wer diesen Server betreibt, kann ihn wieder öffnen.
wire-stopping = Startet der Server neu, bleiben die Tische, wie sie sind, und die Verbindungen kommen wieder.
    .refused = Der Server startet neu. Deine Verbindung kommt von selbst wieder.
wire-stream = Ein Gerät, das zurückkommt, erfährt, was es verpasst hat. Passt das, was es sich gemerkt hat, nicht zum Tisch, fängt es neu an. So sehen alle denselben Tisch.
wire-ring = Deine Liste der Tische wird auf deinen Geräten versiegelt; der Server bewahrt sie nur auf. Ändern zwei Geräte sie zugleich, liest das zweite sie vorher neu.
    .refused = Ein anderes Gerät hat deine Liste der Tische inzwischen geändert.
