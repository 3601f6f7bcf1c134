# Die Seite um die Lektion

learn-title = Lektion: { $game }
learn-next = Weiter
learn-back = Zurück
learn-again = Von vorn
learn-leave = Lektion verlassen
learn-done = Mehr brauchst du nicht, um zu spielen.
learn-play-now = Jetzt spielen
learn-step = { $step } / { $steps }
learn-try = Du bist dran: Probier es.
learn-wrong-default = Auch das ist erlaubt. Mach es dieses eine Mal so, wie ich sage.
learn-you = Du
learn-chef = Der Chef

# Mamma Mia!

learn-mm-oven = Willkommen in meiner Küche! Wir backen alle in einem Ofen. Du siehst nur die oberste Karte: Den Rest musst du dir merken.
learn-mm-hand = Das sind deine Zutaten. Du spielst Grün, also ist Paprika deine Sorte. Die meisten deiner Bestellungen wollen eine.
learn-mm-order = Das ist deine Bestellung: vier Pilze und eine Paprika. Sie nutzt, was vor ihr in den Ofen kam.
learn-mm-carla = Carla legt einen Pilz hinein, sagt es und zieht nach. Merk es dir: Zweimal sagt es niemand.
learn-mm-put = Du bist dran. Leg Karten einer Sorte in den Ofen, so viele du willst. Nimm alle drei Pilze.
learn-mm-put-wrong = Das darfst du. Aber deine Bestellung will Pilze: Leg alle drei hinein.
learn-mm-announce = Alle hören es: drei Pilze von dir. Mit dem von Carla sind es vier.
learn-mm-lay = Jetzt darfst du eine Bestellung spielen. Vier Pilze sind drin, und die Paprika hast du: Spiel sie!
learn-mm-lay-wrong = Du kannst warten, aber wer wartet, serviert weniger. Die Pilze sind drin: Spiel die Bestellung.
learn-mm-draw = Jetzt füllst du auf sieben auf: nur Zutaten oder nur Bestellungen. Du hast keine Bestellung mehr: Zieh welche.
learn-mm-draw-wrong = Zutaten hast du. Dir fehlen Bestellungen: Zieh die.
learn-mm-chef = Bruno hat die Chefkarte gezogen. Er leert am Ende den Ofen und beginnt die nächste Runde.
learn-mm-empty = Die Zutaten sind alle, also ist die Runde vorbei. Bruno leert den Ofen: Was zuerst hineinkam, kommt zuerst heraus.
learn-mm-first = Vier Pilze, dann deine Bestellung. Die Paprika fehlt, aber du darfst Karten aus der Hand dazulegen.
learn-mm-serve = Du hast eine Paprika aufgehoben. Leg sie dazu und servier.
learn-mm-serve-wrong = Du könntest sie aufgeben. Aber du hast die Paprika: Servier die Pizza!
learn-mm-table = Serviert! Dann kam Brunos Bestellung. Alles lag auf dem Tisch, also wurde sie von selbst serviert.
learn-mm-fail = Carla fehlen vier Salami. Ihre Bestellung kommt unter ihren Stapel zurück. Also trau dich: Spiel fast jeden Zug eine.
learn-mm-win = Nach drei Runden gewinnen die meisten servierten Bestellungen: deine! Bei Gleichstand zählen die Zutaten auf der Hand.

# Sole Mio!

learn-sm-start = Wie Mamma Mia!, aber mit Doppelkarten, kniffligeren Bestellungen und Nachbarn, die gegen Belohnung helfen.
learn-sm-double = Siehst du die Karte mit den zwei Pilzen? Eine Doppelkarte zählt zwei: Deine drei Karten sind vier Pilze.
learn-sm-put = Leg alle drei Pilzkarten in den Ofen. Alle hören: vier Pilze, eine Karte doppelt.
learn-sm-put-wrong = Das darfst du. Aber deine Bestellung will vier: Leg alle drei Pilzkarten hinein, die einfachen obenauf.
learn-sm-lay = Ein Quartett braucht vier von einer Sorte und nichts von deiner eigenen. Spiel das Pilz-Quartett.
learn-sm-lay-wrong = Das kann warten. Vier Pilze sind drin: Spiel das Pilz-Quartett.
learn-sm-drawn = Du füllst wie immer auf sieben auf. Dann spielen die anderen weiter, bis die Zutaten alle sind.
learn-sm-series = Der Ofen wird geleert, und dein Quartett hat seine vier Pilze. Du darfst eines aus der Hand dazulegen: Es braucht nur drei.
learn-sm-series-lay = Drei Oliven liegen da. Leg dein Oliven-Quartett dazu: Das ist eine Serie.
learn-sm-series-wrong = Dann wird nur eines serviert. Drei Oliven genügen: Leg das Oliven-Quartett dazu.
learn-sm-duel = Beide serviert! Nun dein Duell: Spiel zwei oder mehr deiner Sorte. Es geht schief, wenn die anderen zusammen so viele zeigen.
learn-sm-commit = Zwei Paprika liegen auf dem Tisch, zwei hast du auf der Hand. Spiel alle vier: Da hält kaum jemand mit.
learn-sm-commit-wrong = Das könnte zu wenig sein. Spiel alle vier Paprika.
learn-sm-duel-shown = Jeder Mitspieler darf alle seine Paprika zeigen oder gar nichts. Bruno zeigt keine, Carla eine: Dein Duell ist serviert.
learn-sm-missing = Der letzte Ofen: Für dein Quartett liegen drei Oliven da, und du hast keine. Aber du darfst um Hilfe bitten.
learn-sm-ask = Frag die anderen, einen nach dem anderen.
learn-sm-ask-wrong = Dann wird nichts daraus. Frag erst: Vielleicht hat jemand eine Olive.
learn-sm-want = Sag genau, was du brauchst: eine Olive.
learn-sm-refuse = Bruno sagt Nein und muss nicht sagen, warum. Sagen alle Nein, ist die Bestellung verloren.
learn-sm-give = Carla gibt eine Olive, und du servierst. Ihre Belohnung: Die oberste Bestellung ihres Stapels zählt als serviert.
learn-sm-carla-asks = Jetzt fehlt Carlas Quartett ein Pilz, und sie fragt dich.
learn-sm-help = Du hast einen Pilz. Gib ihn her: Deine Belohnung zählt so viel wie ihre Pizza.
learn-sm-help-wrong = Du kannst Nein sagen. Aber dann bekommst du nichts: Gib den Pilz.
learn-sm-win = Nach zwei Runden gewinnen die meisten servierten, mit Belohnungen. Was nicht klappt, kommt wieder: Also halt nichts zurück.

# Mamma Mia! Grande

learn-gr-start = Grande ist Mamma Mia! und Sole Mio! in einem: die Bestellungen von beiden, Doppelkarten und Hilfe.
learn-gr-orders = Neunzehn Bestellungen für jeden, in drei Runden. Alle schaffst du kaum, also spiel sie laufend aus.
learn-gr-put = Eine Doppelkarte zählt hier bei jeder Bestellung zwei. Leg deine drei Olivenkarten hinein: vier Oliven.
learn-gr-put-wrong = Das darfst du. Aber der Klassiker will vier Oliven: alle drei Karten, die einfachen obenauf.
learn-gr-lay = Spiel den Klassiker: vier Oliven und eine Paprika. Die Paprika kann später aus deiner Hand kommen.
learn-gr-lay-wrong = Die Oliven passen zum Klassiker. Spiel den.
learn-gr-draw = Füll deine Hand auf. Dir fehlt noch eine Paprika, also zieh Zutaten.
learn-gr-draw-wrong = Eine Bestellung hast du noch. Dir fehlen Zutaten: Zieh die.
learn-gr-drawn = Eine Paprika, genau die hat gefehlt! Heb sie auf, bis der Ofen geleert wird.
learn-gr-reveal = Nun der letzte Ofen. Vier Oliven liegen da, aber nimm an, du hast keine Paprika gefunden.
learn-gr-ask = Bei Grande darfst du auch für Bestellungen von Mamma Mia! um Hilfe bitten. Frag.
learn-gr-ask-wrong = Was hier nicht klappt, ist weg. Frag erst!
learn-gr-want = Bitte um das, was fehlt: eine Paprika.
learn-gr-give = Bruno gibt sie, und du servierst. Seine Belohnung ist die oberste Bestellung seines Stapels.
learn-gr-bombastica = Nun deine Bombastica: fünfzehn Zutaten, egal welche. Drei liegen auf dem Tisch, und du hast zwei.
learn-gr-fail = Zehn weitere, von einem einzigen Helfer? Aussichtslos. Gib sie auf.
learn-gr-fail-wrong = So viele hat hier niemand. Gib sie auf.
learn-gr-win = Was nicht klappt, ist für immer weg. Zu zweit sei dir also ziemlich sicher; mit mehr gewinnt, wer mehr spielt.

# Mamma Mia! Plus

learn-pl-start = Wie Mamma Mia!, aber größer: bis zu sechs Spieler, Garnelen als sechste Sorte, fünfzehn Bestellungen für jeden.
learn-pl-hand = Auch deine Hand ist größer: bis zu neun Karten. Du beginnst mit acht Zutaten und einer Bestellung.
learn-pl-order = Eine Mamma-Mia-Bestellung: eine Paprika und fünf von einer der zwei gezeigten Sorten. Pilz ist eine davon.
learn-pl-put = Leg deine fünf Pilze in den Ofen.
learn-pl-put-wrong = Das darfst du. Aber die Bestellung will fünf: Leg alle deine Pilze hinein.
learn-pl-lay = Spiel die Bestellung. Die Paprika bleibt für später auf deiner Hand.
learn-pl-lay-wrong = Du kannst warten, aber wer wartet, serviert weniger. Fünf Pilze sind drin: Spiel die Bestellung.
learn-pl-draw = Dir fehlen sechs Karten bis neun, aber mehr als fünf zieht niemand pro Zug. Zieh Zutaten.
learn-pl-draw-wrong = Bestellungen können warten. Du brauchst Zutaten: Zieh die.
learn-pl-chef = Eine Chefkarte gibt es nicht. Wer die letzte Zutat zieht, leert den Ofen und beginnt die nächste Runde.
learn-pl-ciottona = Der letzte Ofen. Deine Ciottona will eine Paprika und je vier von zwei anderen Sorten: Oliven und Salami passen.
learn-pl-serve = Eine Olive und die Paprika fehlen, und du hast beide. Leg sie dazu und servier.
learn-pl-serve-wrong = Dafür brauchst du niemanden. Leg eine Olive und die Paprika dazu.
learn-pl-pile = Servierte Bestellungen kommen verdeckt auf einen Stapel. Niemand sieht, wer führt!
learn-pl-mini = Dann kam deine Mini: drei Garnelen, Paprika durchgestrichen. Keine Paprika lag auf dem Tisch, also hat sie geklappt.
learn-pl-crossed = Brunos Mini streicht Salami durch. Eine lag da, also war nichts zu retten.
learn-pl-carla = Jetzt fehlen Carla zwei Oliven für eine Mamma-Mia-Bestellung, und sie fragt dich.
learn-pl-give = Gib sie. Deine Belohnung ist die oberste Bestellung deines Stapels: Sie zählt als serviert, und niemand sieht sie.
learn-pl-give-wrong = Du kannst Nein sagen. Aber eine Belohnung zählt so viel wie eine Pizza: Gib die Oliven.
learn-pl-win = Erst am Ende wird nach Farben gezählt. Die meisten gewinnen: deine! Also spiel ständig Bestellungen, auch unsichere.

# SOLO

learn-so-start = Werde vor den anderen alle Karten los. Auf die rote 9 passt jede rote Karte, jede 9 oder eine schwarze.
learn-so-follow = Die Zahl genügt. Spiel deine blaue 9.
learn-so-follow-wrong = Das darfst du. Aber probier die Zahl: Spiel die blaue 9.
learn-so-plus = Bruno bedient Blau. Carla spielt +2, und du bist dran: Zieh zwei Karten oder leg noch eins drauf.
learn-so-raise = Du hast auch ein +2, und die Farbe ist dabei egal. Leg es drauf!
learn-so-raise-wrong = Du kannst die zwei ziehen. Aber du kannst auch drauflegen: Spiel dein rotes +2.
learn-so-penalty = Bruno kann nichts drauflegen. Er zieht vier und verliert seinen Zug. Carla macht mit einer roten 8 weiter.
learn-so-draw = Du hast nichts Rotes und keine 8. Dann zieh eine Karte.
learn-so-drawn = Eine grüne 8! Die eben gezogene Karte darfst du sofort spielen, wenn sie passt. Spiel sie.
learn-so-drawn-wrong = Du darfst sie behalten. Aber eine 8 passt auf eine 8: Spiel sie.
learn-so-same = Bruno spielt eine grüne 5, und Carla ist dran. Aber schau: Du hast genau die gleiche Karte.
learn-so-jump = Mit der gleichen Karte darf jeder dazwischenwerfen, der schnell ist. Spiel deine grüne 5; nach dir geht es weiter.
learn-so-jumped = Das war schnell! Carla hat ihren Zug verloren, und Bruno ist dran.
learn-so-swap = Ein anderer Durchgang. Du hast sechs Karten, Bruno zwei. „Kartentausch“ tauscht zwei Hände, „Karten weitergeben“ alle.
learn-so-swap-play = Spiel deinen roten Kartentausch.
learn-so-swap-wrong = Auch das passt. Aber tauschen nützt dir mehr: Spiel den Kartentausch.
learn-so-swap-who = Jetzt wähl, mit wem: mit Bruno, klar.
learn-so-swap-who-wrong = Das darfst du. Aber Bruno hat die wenigsten Karten: Wähl ihn.
learn-so-two = Zwei Karten für fünf! Bruno und Carla spielen weiter. Merk dir: Sag SOLO, wenn du deine vorletzte Karte spielst.
learn-so-call = Sag SOLO und spiel deine grüne 2.
learn-so-call-wrong = Ohne die Ansage müsstest du zwei Karten ziehen. Sag SOLO und spiel die grüne 2.
learn-so-forgot = Carla hat ihre vorletzte Karte gespielt und SOLO vergessen. Sie zieht zwei.
learn-so-out = Eine gelbe 3 liegt da, und deine letzte Karte ist gelb. Spiel sie!
learn-so-out-wrong = Deine letzte Karte passt. Spiel sie!
learn-so-points = Die anderen zählen ihre Karten. Bei über 300 Punkten ist Schluss, und die niedrigste Summe gewinnt: deine.
