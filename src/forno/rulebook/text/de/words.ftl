game-mamma-mia = Mamma Mia!
game-mamma-mia-about = Ein Pizzaspiel fürs Gedächtnis: Alle legen Zutaten und Bestellungen in denselben Ofen, und wer sich am besten merkt, was darin liegt, serviert die meisten Pizzen.
game-sole-mio = Sole Mio!
game-sole-mio-about = Neue, kniffligere Bestellungen für den gemeinsamen Ofen, dazu Doppelkarten, Duelle, Serien und die Hilfe der Mitspieler.
game-grande = Mamma Mia! Grande
game-grande-about = Die Bestellungen von Mamma Mia! und Sole Mio! in einer großen Partie, in der jede Bestellung nur eine einzige Chance hat.
game-plus = Mamma Mia! Plus
game-plus-about = Die große Pizzeria für bis zu sechs Spieler: eine sechste Zutat, größere Hände und ein Sieger, der sich erst am Ende zeigt.
game-solo = SOLO
game-solo-about = Ein schnelles Ablegespiel in vier Farben, in dem ganze Hände wandern und jeder mit der gleichen Karte dazwischenwerfen darf.

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
rules-title = { $game }: Die Regeln
rules-ruling = Markierte Zeilen sind Entscheidungen dieses Projekts, wo die Spielanleitung schweigt.
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
pile-kitchen = Küche
pile-waiter = Kellner

order-name-classic-four = Klassiker: { $kind }
order-name-classic-all = Klassiker mit allem
order-name-bombastica = Bombastica
order-name-monotoni = Monotoni
order-name-minimale = Minimale
order-name-quartet = Quartett: { $kind }
order-name-two-each = Je zwei
order-name-duel = Duell
order-name-match = Gegenstück
order-name-absent = Fehlanzeige
order-name-two-doubles = Zwei Doppelte
order-name-ladder = Treppe
order-name-takeover = Übernahme
order-name-normale-four = Normale: { $kind }
order-name-normale-all = Normale mit allem
order-name-normale-pairs = Normale mit Paaren
order-name-ciottona = Ciottona
order-name-small-monotoni = Kleine Monotoni
order-name-mini = Mini
order-name-mamma-mia-far = Mamma Mia (fern)
order-name-mamma-mia-near = Mamma Mia (nah)

card-skip = Aussetzen
card-reverse = Richtungswechsel
card-draw-two = Zwei ziehen
card-swap = Tausch
card-choose-colour = Farbwahl
card-draw-four = Vier ziehen
card-pass-on = Weitergeben
card-any-colour = beliebige Farbe
card-coloured = { $colour } { $rank }

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla!
phrase-wow = Wow!
phrase-one-moment = Einen Moment, bitte!
phrase-your-turn = Du bist dran!
phrase-mamma-mia = Mamma mia!
phrase-again = Noch eine Partie?
phrase-bye = Tschüss, bis bald!
