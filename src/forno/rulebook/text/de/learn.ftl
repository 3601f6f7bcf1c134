# Die Seite um die Lektion

learn-title = Lektion: { $game }
learn-next = Weiter
learn-back = Zurück
learn-again = Noch einmal
learn-leave = Lektion verlassen
learn-done = Du weißt genug, um zu spielen.
learn-play-now = Jetzt spielen
learn-step = { $step } / { $steps }
learn-try = Du bist dran: Probier es.
learn-wrong-default = Auch das ist erlaubt. Mach es dieses eine Mal so, wie ich sage.
learn-you = Du
learn-chef = Der Chef

# Mamma Mia!

learn-mm-oven = Willkommen in meiner Küche! Wir backen alle in einem Ofen. Nur die oberste Karte ist zu sehen: Den Rest musst du dir merken.
learn-mm-hand = Das sind deine Zutaten. Du spielst Grün, also ist Paprika deine Sorte. Die meisten deiner Bestellungen brauchen eine davon.
learn-mm-order = Das ist deine Bestellung: vier Pilze und eine Paprika. Sie nutzt, was vor ihr in den Ofen kam.
learn-mm-carla = Carla legt einen Pilz hinein, sagt es an und zieht nach. Merk es dir: Zweimal sagt es niemand.
learn-mm-put = Du bist dran. Leg Karten einer Sorte in den Ofen, so viele du willst. Nimm alle drei Pilze.
learn-mm-put-wrong = Das darfst du. Aber deine Bestellung will Pilze: Leg alle drei hinein.
learn-mm-announce = Alle hören es: drei Pilze von dir. Mit dem von Carla sind vier im Ofen.
learn-mm-lay = Jetzt darfst du eine Bestellung darauflegen. Vier Pilze liegen darunter, also leg deine.
learn-mm-lay-wrong = Du darfst warten. Aber die Pilze sind drin, und andere wollen sie auch: Leg die Bestellung.
learn-mm-draw = Am Ende füllst du auf sieben auf, nur aus der Küche oder nur vom Kellner. Du hast keine Bestellung mehr: Nimm den Kellner.
learn-mm-draw-wrong = In der Küche liegen Zutaten. Dir fehlen Bestellungen: Zieh vom Kellner.
learn-mm-chef = Bruno hat die Chefkarte gezogen. Er leert am Ende den Ofen und beginnt die nächste Runde.
learn-mm-empty = Die Küche ist leer, die Runde vorbei. Bruno dreht den Ofen um: Was zuerst hineinkam, kommt zuerst heraus.
learn-mm-first = Vier Pilze, dann deine Bestellung. Die Paprika fehlt, aber du darfst Karten aus der Hand ergänzen.
learn-mm-serve = Du hast eine Paprika aufgehoben. Leg sie dazu und servier.
learn-mm-serve-wrong = Du könntest sie platzen lassen. Aber du hast die Paprika: Servier die Pizza!
learn-mm-table = Serviert! Dann kam Brunos Bestellung. Alles lag auf dem Tisch, also wurde sie von selbst serviert.
learn-mm-fail = Carla fehlen vier Salami. Ihre Bestellung platzt und kommt zurück unter ihren Kellner.
learn-mm-win = Nach drei Runden gewinnen die meisten servierten Bestellungen: deine! Bei Gleichstand zählen die Zutaten auf der Hand.

# Sole Mio!

learn-sm-start = Wie Mamma Mia!, aber mit Doppelkarten, kniffligeren Bestellungen und Nachbarn, die gegen Belohnung helfen.
learn-sm-double = Sieh die Karte mit den zwei Pilzen: Eine Doppelkarte zählt zwei. Deine drei Karten sind also vier Pilze.
learn-sm-put = Leg alle drei Pilzkarten in den Ofen. Alle hören: vier Pilze, eine Karte doppelt.
learn-sm-put-wrong = Das darfst du. Aber deine Bestellung will vier: Leg alle drei Pilzkarten hinein, die einfachen obenauf.
learn-sm-lay = Ein Quartett braucht vier von einer Sorte und nichts von deiner eigenen. Leg das Pilz-Quartett.
learn-sm-lay-wrong = Das kann warten. Vier Pilze sind drin: Leg das Pilz-Quartett.
learn-sm-drawn = Du füllst wie immer auf sieben auf. Dann spielen die anderen weiter, bis die Küche leer ist.
learn-sm-series = Der Ofen wird geleert, und dein Quartett hat seine vier Pilze. Du darfst eines aus der Hand dazulegen: Es braucht nur drei.
learn-sm-series-lay = Drei Oliven liegen da. Leg dein Oliven-Quartett dazu: Das ist eine Serie.
learn-sm-series-wrong = Dann wird nur eines serviert. Drei Oliven genügen: Leg das Oliven-Quartett dazu.
learn-sm-duel = Beide serviert! Nun dein Duell: Setz zwei oder mehr deiner Sorte ein. Es platzt, wenn die anderen zusammen so viele zeigen.
learn-sm-commit = Zwei Paprika liegen auf dem Tisch, zwei hast du auf der Hand. Setz alle vier ein: Da hält kaum jemand mit.
learn-sm-commit-wrong = Das könnte zu wenig sein. Setz alle vier Paprika ein.
learn-sm-duel-shown = Jeder Mitspieler darf alle seine Paprika zeigen oder gar nichts. Bruno zeigt keine, Carla eine: Dein Duell ist serviert.
learn-sm-missing = Der letzte Ofen: Für dein Quartett liegen drei Oliven da, und du hast keine. Aber du darfst um Hilfe bitten.
learn-sm-ask = Frag die anderen, einen nach dem anderen.
learn-sm-ask-wrong = Dann platzt es. Frag erst: Vielleicht hat jemand eine Olive.
learn-sm-want = Sag genau, was du willst: eine Olive.
learn-sm-refuse = Bruno lehnt ab und muss nicht sagen, warum. Täten das alle, würde die Bestellung platzen.
learn-sm-give = Carla gibt eine Olive, und du servierst. Ihr Lohn: Die oberste Bestellung ihres Kellners zählt als serviert.
learn-sm-carla-asks = Jetzt fehlt Carlas Quartett ein Pilz, und sie fragt dich.
learn-sm-help = Du hast einen Pilz. Gib ihn her: Deine Belohnung zählt so viel wie ihre Pizza.
learn-sm-help-wrong = Du darfst ablehnen. Aber dann bekommst du nichts: Gib den Pilz.
learn-sm-win = Nach zwei Runden gewinnen die meisten servierten Bestellungen, Belohnungen mitgezählt.

# Mamma Mia! Grande

learn-gr-start = Grande ist Mamma Mia! und Sole Mio! in einem: die Bestellungen von beiden, Doppelkarten und Hilfe.
learn-gr-orders = Neunzehn Bestellungen für jeden, in drei Runden. Alle wirst du kaum servieren, also wähle gut.
learn-gr-put = Eine Doppelkarte zählt hier bei jeder Bestellung zwei. Leg deine drei Olivenkarten hinein: vier Oliven.
learn-gr-put-wrong = Das darfst du. Aber der Klassiker will vier Oliven: alle drei Karten, die einfachen obenauf.
learn-gr-lay = Leg den Klassiker: vier Oliven und eine Paprika. Die Paprika kann später aus deiner Hand kommen.
learn-gr-lay-wrong = Die Oliven passen zum Klassiker. Leg den.
learn-gr-draw = Füll deine Hand auf. Dir fehlt noch eine Paprika, also zieh aus der Küche.
learn-gr-draw-wrong = Eine Bestellung hast du noch. Dir fehlen Zutaten: Zieh aus der Küche.
learn-gr-drawn = Eine Paprika, genau sie hat gefehlt! Sie wartet auf deiner Hand, bis der Ofen geleert wird.
learn-gr-reveal = Nun der letzte Ofen. Vier Oliven liegen da, aber nimm an, du hast keine Paprika gefunden.
learn-gr-ask = Bei Grande darfst du auch für Bestellungen von Mamma Mia! um Hilfe bitten. Frag.
learn-gr-ask-wrong = Was hier platzt, ist verloren. Frag erst!
learn-gr-want = Bitte um das, was fehlt: eine Paprika.
learn-gr-give = Bruno gibt sie, und du servierst. Sein Lohn ist die oberste Bestellung seines Kellners.
learn-gr-bombastica = Nun deine Bombastica: fünfzehn Zutaten, egal welche. Drei liegen auf dem Tisch, und du hast zwei.
learn-gr-fail = Zehn weitere, von einem einzigen Helfer? Aussichtslos. Lass sie platzen.
learn-gr-fail-wrong = So viele hat hier niemand. Lass sie platzen.
learn-gr-win = Bei Grande ist eine geplatzte Bestellung für immer weg. Nach drei Runden gewinnen die meisten servierten.

# Mamma Mia! Plus

learn-pl-start = Wie Mamma Mia!, aber größer: bis zu sechs Spieler, Garnelen als sechste Sorte, fünfzehn Bestellungen für jeden.
learn-pl-hand = Auch deine Hand ist größer: bis zu neun Karten. Du beginnst mit acht Zutaten und einer Bestellung.
learn-pl-order = Eine Mamma-Mia-Bestellung: eine Paprika und fünf von einer der zwei gezeigten Sorten. Pilz ist eine davon.
learn-pl-put = Leg deine fünf Pilze in den Ofen.
learn-pl-put-wrong = Das darfst du. Aber die Bestellung will fünf: Leg alle deine Pilze hinein.
learn-pl-lay = Leg die Bestellung darauf. Die Paprika bleibt für später auf deiner Hand.
learn-pl-lay-wrong = Du darfst warten. Aber fünf Pilze sind drin: Leg die Bestellung.
learn-pl-draw = Dir fehlen sechs Karten bis neun, aber mehr als fünf zieht niemand pro Zug. Nimm sie aus der Küche.
learn-pl-draw-wrong = Bestellungen können warten. Du brauchst Zutaten: Zieh aus der Küche.
learn-pl-chef = Eine Chefkarte gibt es nicht. Wer die letzte Karte der Küche zieht, leert den Ofen und beginnt die nächste Runde.
learn-pl-ciottona = Der letzte Ofen. Deine Ciottona will eine Paprika und je vier von zwei anderen Sorten: Oliven und Salami passen.
learn-pl-serve = Eine Olive und die Paprika fehlen, und du hast beide. Leg sie dazu und servier.
learn-pl-serve-wrong = Dafür brauchst du niemanden. Leg eine Olive und die Paprika dazu.
learn-pl-pile = Servierte Bestellungen kommen verdeckt auf einen Stapel. Niemand sieht, wer führt!
learn-pl-mini = Dann kam deine Mini: drei Garnelen, Paprika durchgestrichen. Keine Paprika lag auf dem Tisch, also wurde sie serviert.
learn-pl-crossed = Brunos Mini streicht Salami durch. Eine lag da, also ist sie geplatzt, und daran war nichts zu retten.
learn-pl-carla = Jetzt fehlen Carla zwei Oliven für eine Mamma-Mia-Bestellung, und sie fragt dich.
learn-pl-give = Gib sie. Dein Lohn ist die oberste Bestellung deines Kellners: Sie kommt auf den Stapel, und niemand sieht sie.
learn-pl-give-wrong = Du darfst ablehnen. Aber der Lohn zählt so viel wie eine Pizza: Gib die Oliven.
learn-pl-win = Erst am Ende wird der Stapel nach Farben ausgezählt. Die meisten Bestellungen gewinnen, und das sind deine.

# SOLO

learn-so-start = Werde vor den anderen alle Karten los. Auf die rote 9 passt jede rote Karte, jede 9 oder eine schwarze.
learn-so-follow = Die Zahl genügt. Spiel deine blaue 9.
learn-so-follow-wrong = Das darfst du. Aber probier die Zahl: Spiel die blaue 9.
learn-so-plus = Bruno bedient Blau. Carla spielt „Zwei ziehen“, und du bist dran: Zieh zwei Karten oder erhöhe.
learn-so-raise = Du hast auch ein „Zwei ziehen“, und die Farbe ist dabei egal. Erhöhe!
learn-so-raise-wrong = Du darfst die zwei ziehen. Aber du kannst erhöhen: Spiel dein rotes „Zwei ziehen“.
learn-so-penalty = Bruno kann nicht erhöhen. Er zieht vier und verliert seinen Zug. Carla macht mit einer roten 8 weiter.
learn-so-draw = Du hast nichts Rotes und keine 8. Dann zieh eine Karte.
learn-so-drawn = Eine grüne 8! Die eben gezogene Karte darfst du sofort spielen, wenn sie passt. Spiel sie.
learn-so-drawn-wrong = Du darfst sie behalten. Aber eine 8 passt auf eine 8: Spiel sie.
learn-so-same = Bruno spielt eine grüne 5, und Carla ist dran. Aber sieh: Du hast genau die gleiche Karte.
learn-so-jump = Mit der gleichen Karte darf jeder dazwischenwerfen, der schnell ist. Spiel deine grüne 5; nach dir geht es weiter.
learn-so-jumped = Das war schnell! Carla hat ihren Zug verloren, und Bruno ist dran.
learn-so-swap = Ein anderer Durchgang. Du hast sechs Karten, Bruno zwei. Ein Tausch wechselt zwei ganze Hände, „Weitergeben“ sogar alle.
learn-so-swap-play = Spiel deinen roten Tausch.
learn-so-swap-wrong = Auch das passt. Aber der Tausch nützt dir mehr: Spiel ihn.
learn-so-swap-who = Jetzt wähle, mit wem: mit Bruno, versteht sich.
learn-so-swap-who-wrong = Das darfst du. Aber Bruno hat die wenigsten Karten: Wähle ihn.
learn-so-two = Zwei Karten für fünf! Bruno und Carla spielen weiter. Merk dir: Wer die vorletzte Karte spielt, muss SOLO sagen.
learn-so-call = Sag SOLO und spiel deine grüne 2.
learn-so-call-wrong = Ohne die Ansage müsstest du zwei Karten ziehen. Sag SOLO und spiel die grüne 2.
learn-so-forgot = Carla hat ihre vorletzte Karte gespielt und nichts gesagt. Sie zieht zwei.
learn-so-out = Eine gelbe 3 liegt da, und deine letzte Karte ist gelb. Spiel sie!
learn-so-out-wrong = Deine letzte Karte passt. Spiel sie!
learn-so-points = Die anderen zählen ihre Karten. Bei über 300 Punkten ist Schluss, und die niedrigste Summe gewinnt: deine.
