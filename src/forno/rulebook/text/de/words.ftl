game-mamma-mia = Mamma Mia!
game-mamma-mia-about = Alle legen Zutaten und Bestellungen in denselben Ofen. Merk dir, was drin ist, und servier die meisten Pizzen.
game-sole-mio = Sole Mio!
game-sole-mio-about = Derselbe Ofen mit Doppelkarten, kniffligeren Bestellungen und Mitspielern, die gegen Belohnung helfen.
game-grande = Mamma Mia! Grande
game-grande-about = Beide Spiele in einem: 19 Bestellungen für jeden, drei Runden, und was nicht klappt, ist für immer weg.
game-plus = Mamma Mia! Plus
game-plus-about = Der Ofen für bis zu sechs: Garnelen, größere Hände, größere Bestellungen, und wer führt, weiß bis zum Schluss niemand.
game-solo = SOLO
game-solo-about = Werde deine Karten los, nach Farbe, Zahl oder Symbol, wirf mit der gleichen Karte dazwischen und vergiss nicht, SOLO zu sagen.

section-play = Grundsätzliches
section-setup = Vorbereitung
section-deal = Mischen und Geben
section-turn = Der Zug
section-chef = Die Chefkarte
section-round = Das Ende einer Runde
section-bake = Den Ofen leeren
section-order = Die Bestellungen
section-help = Hilfe
section-grande = Grande
section-plus = Die Bestellungen von Plus
section-end = Das Ende der Partie
section-solo = SOLO
section-example = Beispiele
section-house = An einem Tisch von Forno
section-wire = Zwischen deinem Gerät und dem Server
rules-title = { $game }: die Regeln
rules-ruling = Markierte Zeilen sind unsere eigenen Regelungen, wo die Spielanleitung nichts sagt.
rules-players = { $least }–{ $most } Spieler

kind-pineapple =
    { $count ->
        [one] Ananas
       *[other] Ananas
    }
kind-olive =
    { $count ->
        [one] Olive
       *[other] Oliven
    }
kind-pepper =
    { $count ->
        [one] Paprika
       *[other] Paprika
    }
kind-mushroom =
    { $count ->
        [one] Pilz
       *[other] Pilze
    }
kind-salami =
    { $count ->
        [one] Salami
       *[other] Salami
    }
kind-shrimp =
    { $count ->
        [one] Garnele
       *[other] Garnelen
    }
double-pineapple =
    { $count ->
        [one] Doppel-Ananas
       *[other] Doppel-Ananas
    }
double-olive =
    { $count ->
        [one] Doppel-Olive
       *[other] Doppel-Oliven
    }
double-pepper =
    { $count ->
        [one] Doppel-Paprika
       *[other] Doppel-Paprika
    }
double-mushroom =
    { $count ->
        [one] Doppel-Pilz
       *[other] Doppel-Pilze
    }
double-salami =
    { $count ->
        [one] Doppel-Salami
       *[other] Doppel-Salami
    }
double-shrimp =
    { $count ->
        [one] Doppel-Garnele
       *[other] Doppel-Garnelen
    }

colour-yellow = Gelb
colour-purple = Lila
colour-green = Grün
colour-brown = Braun
colour-red = Rot
colour-pink = Rosa
colour-blue = Blau

chef-card = Chefkarte
pile-kitchen = Zutatenstapel
pile-waiter = Bestellstapel

order-name-classic-four =
    Klassiker mit { $kind ->
        [Pilze] Pilzen
       *[other] { $kind }
    }
order-name-classic-all = Klassiker mit allem
order-name-bombastica = Bombastica
order-name-monotoni = Monotoni
order-name-minimale = Minimale
order-name-quartet =
    Quartett mit { $kind ->
        [Pilze] Pilzen
       *[other] { $kind }
    }
order-name-two-each = Je zwei
order-name-duel = Duell
order-name-match = Gegenstück
order-name-absent = Fehlanzeige
order-name-two-doubles = Zwei Doppelte
order-name-ladder = Treppe
order-name-takeover = Übernahme
order-name-normale-four =
    Normale mit { $kind ->
        [Pilze] Pilzen
       *[other] { $kind }
    }
order-name-normale-all = Normale mit allem
order-name-normale-pairs = Normale mit Paaren
order-name-ciottona = Ciottona
order-name-small-monotoni = Kleine Monotoni
order-name-mini = Mini
order-name-mamma-mia-far = Mamma Mia! I
order-name-mamma-mia-near = Mamma Mia! II

card-skip = Aussetzen
card-reverse = Richtungswechsel
card-draw-two = +2
card-swap = Kartentausch
card-choose-colour = Farbwahl
card-draw-four = Farbwahl +4
card-pass-on = Karten weitergeben
card-any-colour = beliebige Farbe
card-coloured = { $colour } { $rank }

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-oops = Hoppla!
phrase-wow = Wow!
phrase-one-moment = Moment, bitte!
phrase-your-turn = Du bist dran!
phrase-mamma-mia = Mamma mia!
phrase-again = Noch eine Partie?
phrase-bye = Tschüss, bis bald!
