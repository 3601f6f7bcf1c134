# I giochi
game-mamma-mia = Mamma Mia!
game-mamma-mia-about = Tutti mettono ingredienti e ordinazioni nello stesso forno. Ricorda che cosa c’è dentro e servi più pizze di tutti.
game-sole-mio = Sole Mio!
game-sole-mio-about = Lo stesso forno con carte doppie, ordinazioni più furbe e vicini che aiutano in cambio di un premio.
game-grande = Mamma Mia! Grande
game-grande-about = I due giochi insieme: 19 ordinazioni a testa, tre manche, e quelle che falliscono sono perse.
game-plus = Mamma Mia! Plus
game-plus-about = Il forno fino a sei giocatori: gamberetti, mani più grandi, ordinazioni più grosse, e chi è in testa si scopre solo alla fine.
game-solo = SOLO
game-solo-about = Liberati delle carte per colore, numero o simbolo, gioca al volo la carta identica e non dimenticare di dire «SOLO».

# I titoli del regolamento
rules-title = Le regole di { $game }
rules-ruling = Le righe segnate sono nostre decisioni dove il regolamento non dice nulla.
rules-players = { $least }–{ $most } giocatori
section-play = Giocare qui
section-setup = Preparazione
section-deal = Mescolare e distribuire
section-turn = Il turno
section-chef = La carta del pizzaiolo
section-round = La fine di una manche
section-bake = Svuotare il forno
section-order = Le ordinazioni
section-help = L’aiuto
section-grande = Grande
section-plus = Le ordinazioni di Plus
section-end = La fine della partita
section-solo = SOLO
section-example = Esempi
section-house = A un tavolo di Forno
section-wire = Tra il tuo dispositivo e il server

# I tipi
kind-pineapple =
    { $count ->
        [one] ananas
       *[other] ananas
    }
kind-olive =
    { $count ->
        [one] oliva
       *[other] olive
    }
kind-pepper =
    { $count ->
        [one] peperone
       *[other] peperoni
    }
kind-mushroom =
    { $count ->
        [one] fungo
       *[other] funghi
    }
kind-salami =
    { $count ->
        [one] salame
       *[other] salami
    }
kind-shrimp =
    { $count ->
        [one] gamberetto
       *[other] gamberetti
    }

# Le carte doppie
double-pineapple =
    { $count ->
        [one] ananas doppio
       *[other] ananas doppi
    }
double-olive =
    { $count ->
        [one] oliva doppia
       *[other] olive doppie
    }
double-pepper =
    { $count ->
        [one] peperone doppio
       *[other] peperoni doppi
    }
double-mushroom =
    { $count ->
        [one] fungo doppio
       *[other] funghi doppi
    }
double-salami =
    { $count ->
        [one] salame doppio
       *[other] salami doppi
    }
double-shrimp =
    { $count ->
        [one] gamberetto doppio
       *[other] gamberetti doppi
    }

# I colori
colour-yellow = giallo
colour-purple = viola
colour-green = verde
colour-brown = marrone
colour-red = rosso
colour-pink = rosa
colour-blue = blu

# La carta del pizzaiolo e i mazzi
chef-card = carta del pizzaiolo
pile-kitchen = mazzo degli ingredienti
pile-waiter = mazzo delle ordinazioni

# Le ordinazioni
order-name-classic-four = Classica con { $kind }
order-name-classic-all = Classica con tutto
order-name-bombastica = Bombastica
order-name-monotoni = Monotoni
order-name-minimale = Minimale
order-name-quartet = Quartetto di { $kind }
order-name-two-each = Due per tipo
order-name-duel = Duello
order-name-match = Botta e risposta
order-name-absent = Assente
order-name-two-doubles = Due doppie
order-name-ladder = Scala
order-name-takeover = Cambio di pizzaiolo
order-name-normale-four = Normale con { $kind }
order-name-normale-all = Normale con tutto
order-name-normale-pairs = Normale a coppie
order-name-ciottona = Ciottona
order-name-small-monotoni = Piccola Monotoni
order-name-mini = Mini
order-name-mamma-mia-far = Mamma Mia! I
order-name-mamma-mia-near = Mamma Mia! II

# Le carte di SOLO
card-skip = Salta turno
card-reverse = Cambio giro
card-draw-two = +2
card-swap = Scambio di mani
card-choose-colour = Jolly
card-draw-four = Jolly +4
card-pass-on = Giro di mani
card-any-colour = qualsiasi colore
card-coloured = { $rank } { $colour }

# Frasi pronte per le chiacchiere al tavolo
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-oops = Ops!
phrase-wow = Caspita!
phrase-one-moment = Un attimo!
phrase-your-turn = Tocca a te!
phrase-mamma-mia = Mamma mia!
phrase-again = Un’altra partita?
phrase-bye = Ciao, alla prossima!
