### Ein Tisch: hinsetzen, die Vorbereitung, die Leiste oben, das Protokoll, das Gespräch, die Verbindung.

## Hereinkommen

table-title = { $game } · Forno
table-title-turn = ● Du bist dran · { $game }
table-title-name = ● { $name } ist dran · { $game }
table-home = Startseite
table-connecting = Du kommst an den Tisch …
table-none = Hier ist kein Tisch
table-none-text = Diesen Tisch finden wir nicht. Vielleicht stimmt der Link nicht, oder das Spiel ist vorbei.
table-older = Eine neue Version ist da
table-broken = Der Tisch konnte nicht geladen werden.
table-closed = Dieser Tisch ist geschlossen.
table-closed-text = Hier wird nicht mehr gespielt.
table-which-title = Zwei Plätze für dich?
table-which-text = Auf diesem Gerät hast du hier schon einen Platz. Der Link ist für einen anderen.
table-which-new = Den neuen Platz nehmen
table-which-old = Meinen Platz behalten
table-sit = Hinsetzen
table-sit-invited = { $name } lädt dich ein
table-sit-full = Alle Plätze sind besetzt.
table-sit-locked = Der Tisch ist gesperrt.
table-unseated = Du hast diesen Platz nicht mehr: Er wurde freigegeben, oder dieses Gerät wurde abgemeldet.
table-watch = Nur zuschauen

## Vor dem Start

table-start = Start
table-start-bots =
    { $count ->
        [one] Start mit { $count } Bot
       *[other] Start mit { $count } Bots
    }
table-waiting = { $name } startet das Spiel
table-watching =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
table-invite = Einladen
table-invite-help = Wer diesen Link hat, kann mitspielen.
table-link-local = Dieser Link geht nur auf diesem Gerät. Starte Forno mit „./forno serve --host 0.0.0.0“ und öffne es unter dem Namen deines Rechners, dann können Handys im Netz mitspielen.
table-invite-link = Link zu diesem Tisch
table-copy = Link kopieren
table-copied = Kopiert
table-share = Teilen
table-qr = QR-Code: { $name }
table-seats = Plätze
table-seats-number = Zahl der Plätze
table-seats-fewer = Ein Platz weniger
table-seats-more = Ein Platz mehr
table-seat-number = Platz { $number }
table-seat-colour = Farbe von { $name }: { $colour }
table-seat-colour-any = egal welche
table-seat-colour-pick = Farbe wählen
table-seat-colour-taken = vergeben: { $name }
table-seat-free = Frei
table-seat-reserved = Reserviert
table-seat-you = du
table-seat-host = Gastgeber
table-seat-bot = Bot · { $level }
table-seat-gone = nicht verbunden
table-seat-away = solange spielt ein Bot
table-seat-add-bot = Bot hinzufügen
table-seat-level = Stärke des Bots
table-seat-change = Ändern: { $name }
table-seat-keep = Für jemanden reservieren
table-seat-keep-help = Der Platz bekommt einen eigenen Link. Er gilt einmal, auch wenn der Tisch gesperrt ist.
table-seat-reserve = Einladung erstellen
table-seat-invite = Schick diesen Link weiter. Du siehst ihn nur dieses eine Mal.
table-seat-invite-link = Einladung zu diesem Platz
table-seat-open = Platz freigeben
table-seat-remove = Vom Tisch entfernen
table-seat-hand-over = Zum Gastgeber machen
table-bot-random = Zufall
table-bot-default = Einfach
table-bot-novice = Anfänger
table-bot-regular = Normal
table-bot-expert = Experte
table-bot-master = Meister
table-somebody = Jemand

## Die Optionen des Spiels

table-options = Varianten
table-options-changed =
    { $count ->
        [0] wie üblich
        [one] { $count } geändert
       *[other] { $count } geändert
    }
table-option-on = ja
table-option-off = nein
table-option-random = zufällig
table-option-next = der Nächste links
table-option-first-player = Wer beginnt
table-option-first-dealer = Wer zuerst gibt
table-option-open-log = Ganzen Verlauf zeigen
table-option-doubles = Doppelkarten auf dem Tisch
table-option-doubles-first = gehen zuerst weg
table-option-doubles-fitting = zuerst, aber am Ende eine einzelne
table-option-help = Um Hilfe bitten
table-option-start-card = Erste Karte
table-option-start-card-any = jede Karte
table-option-start-card-number = eine Zahl
table-option-may-draw = Ziehen, obwohl man spielen könnte
table-option-jump-in = Dazwischenwerfen
table-option-jump-in-all = mit jeder Karte
table-option-jump-in-numbers = nur mit Zahlen
table-option-jump-in-off = nie
table-option-two-player-reverse = Richtungswechsel zu zweit
table-option-two-player-reverse-turn = dann ist der andere dran
table-option-two-player-reverse-skip = der andere setzt aus
table-option-raising = Strafkarten stapeln
table-option-raising-same = nur mit der gleichen Karte
table-option-raising-mixed = +2 und +4 gemischt
table-option-triples = Drei oder mehr gleiche Zahlen auf einmal

## Die Einstellungen des Tisches

table-settings = Uhr und Zuschauer
table-set-clock = Uhr
table-clock-none = ohne Uhr
table-clock-per-decision = Zeit pro Zug
table-clock-days = Tage pro Zug
table-set-seconds = Pro Zug
table-set-bank = Reserve für die ganze Partie
table-set-days = Pro Zug
table-set-jump-in = Zeit zum Dazwischenwerfen
table-set-latency-cap = Ausgleich für langsame Verbindungen
table-duration =
    { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes ->
            [0] { $seconds } s
           *[other] { $minutes } min { $seconds } s
        }
    }
table-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
table-days-left = { $days } T { $hours } h
table-jump-in =
    { $seconds ->
        [0] keine
       *[other] { $seconds } s
    }
table-latency-cap =
    { $milliseconds ->
        [0] keiner
       *[other] bis { $milliseconds } ms
    }
table-set-bot-pace = Tempo der Bots
table-bot-pace-quick = schnell
table-bot-pace-normal = normal
table-bot-pace-slow = gemütlich
table-set-chat = Chat
table-chat-free = an
table-chat-phrases = nur fertige Sätze
table-chat-off = aus
table-set-hints = Tipps erlaubt
table-set-spectators = Andere dürfen zuschauen
table-set-listed = In der öffentlichen Liste
table-set-locked = Gesperrt: Niemand kommt mehr dazu

## Die Leiste oben

table-menu = Menü
table-round = Runde { $round } von { $rounds }
table-hand = Durchgang { $number }
table-sort-hand = Hand sortieren
table-your-turn = Du bist dran
table-turn-of = { $name } ist dran
table-emptying = Der Ofen wird geleert
table-question = Eine Frage an dich
table-waits-for = Warten auf { $name }
table-you-watch = du schaust zu
table-over = Die Partie ist vorbei
table-time-left = Noch { $time }
table-connected = verbunden
table-not-connected = keine Verbindung
table-waited = Der Tisch hat auf dich gewartet.
table-go-on = Weiter
table-played =
    { $count ->
        [one] Ein Bot hat einen Zug für dich gespielt:
       *[other] Ein Bot hat { $count } Züge für dich gespielt:
    }
table-line-lost = Verbindung weg. Wir verbinden dich neu …
table-line-wait = Nächster Versuch in { $seconds } s.
table-line-trying = Verbinde …
table-line-now = Jetzt versuchen
table-line-back = Wieder verbunden

## Protokoll und Gespräch

table-log = Verlauf und Chat
table-log-unread = Verlauf und Chat: etwas Neues
table-tab-turn = Seit deinem Zug
table-tab-log = Was geschah
table-tab-chat = Chat
table-tab-unread = neue Nachrichten
table-log-empty = Noch ist nichts passiert.
table-log-memory-watching = Nur die letzten Züge sind zu sehen: Merken gehört zum Spiel.
table-log-memory = Nur was seit deinem letzten Zug passiert ist: Das Merken gehört zum Spiel.
table-rule = Die Regel
table-rule-of = Die Regel zu: { $text }
table-rulebook = Alle Regeln öffnen
table-quick = Reaktionen und Sätze
table-reactions = Reaktionen
table-reaction-thumbs-up = Daumen hoch
table-reaction-clap = Applaus
table-reaction-laugh = Lachen
table-reaction-wow = Oh!
table-reaction-cry = Tränen
table-reaction-heart = Herz
table-reaction-fire = Feuer
table-reaction-pizza = Pizza
table-phrases = Fertige Sätze
table-chat-here = Schreib etwas
table-chat-send = Senden
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-is-off = An diesem Tisch ist der Chat aus.
table-moves = Deine Züge
table-event-seat-taken = { $name } ist dabei.
    .you = Du bist dabei.
table-event-seat-left = { $name } ist gegangen.
    .you = Du bist gegangen.
table-event-seat-cleared = { $name } wurde vom Tisch entfernt.
table-event-name-changed = { $before } heißt jetzt { $name }.
    .you = Du heißt jetzt { $name }.
table-event-queue-joined = { $name } wartet auf einen Platz.
    .you = Du wartest auf einen Platz.
table-event-queue-left = { $name } wartet nicht mehr auf einen Platz.
    .you = Du wartest nicht mehr auf einen Platz.
table-event-made-way = { $name } setzt diese Partie aus.
    .you = Du setzt diese Partie aus.
table-event-game-changed = Als Nächstes gibt es { $game }.
table-event-host-changed = { $name } ist jetzt Gastgeber.
    .you = Du bist jetzt Gastgeber.
table-event-game-started = Partie { $number }. Die Karten sind versiegelt – nach dem Spiel kannst du sie prüfen.
table-event-silent-seats = In der Mischung fehlen zufällige Wörter von { $names }.
table-event-game-continued = Fortsetzung einer früheren Partie. Die Verteilung ist nicht versiegelt.
table-event-timed-out = Die Zeit von { $name } ist um. Ein sicherer Zug wurde gespielt.
    .you = Deine Zeit ist um. Ein sicherer Zug wurde gespielt.
table-event-player-away = { $name } ist weg. Solange spielt ein Bot.
    .you = Du bist weg. Solange spielt ein Bot.
table-event-player-back = { $name } ist wieder da.
    .you = Du bist wieder da.
table-event-move-overtaken = { $name } war schneller.
table-event-jump-in-lost = { $name } war { $seconds } s schneller.
table-event-undo-requested = { $name } möchte einen Zug zurücknehmen.
    .you = Du möchtest einen Zug zurücknehmen.
table-event-undo-declined = { $name } ist dagegen.
    .you = Du bist dagegen.
table-event-moves-undone =
    { $moves ->
        [one] { $name } hat einen Zug zurückgenommen.
       *[other] { $name } hat { $moves } Züge zurückgenommen.
    }
    .you =
        { $moves ->
            [one] Du hast einen Zug zurückgenommen.
           *[other] Du hast { $moves } Züge zurückgenommen.
        }
table-event-reaction-sent = { $name }: { $reaction }
table-event-chat-message = { $name }: { $text }
table-event-nudged = { $by } stupst { $name } an.
    .you = { $by } stupst dich an.
table-event-vote-close-game = { $name } möchte diese Partie beenden. Was sagen die anderen?
    .you = Du möchtest diese Partie beenden. Die anderen werden gefragt.
table-event-vote-remove = { $name } möchte { $other } vom Tisch entfernen. Was sagen die anderen?
    .you = Du möchtest { $other } vom Tisch entfernen. Die anderen werden gefragt.
table-event-vote-failed = Nicht genug Stimmen: Alles bleibt, wie es ist.
table-event-take-over-requested = { $name } möchte für { $other } weiterspielen.
    .you = Du möchtest für { $other } weiterspielen.
table-event-take-over-declined = { $name } kann gerade nicht einsteigen.
    .you = Du kannst gerade nicht einsteigen.
table-event-seat-taken-over = { $name } spielt jetzt für { $other } weiter.
    .you = Du spielst jetzt für { $other } weiter.
table-event-game-ended = Partie { $number } ist vorbei.
table-event-game-ended-early = Partie { $number } wurde vorzeitig beendet. Es gibt kein Ergebnis.
table-event-room-closed = Der Tisch ist geschlossen.

table-menu-game = Das Spiel
table-menu-device = Dieses Gerät
table-menu-go = Verlassen

## Das Menü

table-take-back = Meinen letzten Zug zurücknehmen
table-undo-requested = { $name } möchte einen Zug zurücknehmen. Okay?
table-undo-waiting = Die anderen werden gefragt …
table-yes = Ja
table-no = Nein
table-sound-on = Ton und Vibration: an
table-sound-off = Ton und Vibration: aus
table-hook = Einem Chat Bescheid geben
table-hook-about = Erzählt einem Chat von euch, wann eine Partie beginnt oder endet und wer dran ist, wenn jemand gerade fehlt. Mehr als ein Zuschauer erfährt er nicht.
table-hook-now = Jetzt: { $format } bei { $host }
table-hook-remove = Entfernen
table-hook-secret = Der Schlüssel seiner Signaturen, nur dieses eine Mal zu sehen:
table-hook-format = Dienst
table-hook-address = Webhook-Adresse
table-hook-token = Zugriffstoken
table-hook-save = Speichern
table-preferences = Einstellungen
table-profile = Dein Name und Gesicht
table-profile-save = Speichern
table-rules = Regeln dieses Spiels
table-players = Spieler
table-mute = Stumm
table-unmute = Stummschaltung aufheben
table-mute-name = { $name } stumm schalten
table-unmute-name = Stummschaltung aufheben: { $name }
table-move = Auf einem anderen Gerät weiterspielen
table-move-help = Öffne diesen Link auf dem anderen Gerät, oder scanne den Code damit.
table-move-warning = Mit diesem Link kann jeder auf deinem Platz spielen. Behalt ihn für dich.
table-move-link = Link zu deinem Platz
table-lock = Andere Geräte abmelden
table-lock-help = Andere Geräte verlieren den Zugang zu deinem Platz, und alte Links gelten nicht mehr.
table-lock-done = Erledigt. Nur dieses Gerät hat jetzt deinen Platz. Der Link oben ist neu.
table-leave = Tisch verlassen
table-leave-lobby = Jemand anders kann deinen Platz nehmen.
table-leave-game = Die anderen spielen weiter, und für dich spielt ein Bot. Auf diesem Gerät kannst du jederzeit zurückkommen.
table-leave-waits = Dein Tisch wartet auf dich. Auf diesem Gerät kannst du jederzeit zurückkommen.
table-waits = Dein Tisch wartet auf dich.
table-plays-on =
    { $minutes ->
        [0] { $seconds ->
            [0] Die anderen spielen weiter; ein Bot übernimmt sofort.
            [one] Die anderen spielen weiter; nach einer Sekunde übernimmt ein Bot.
           *[other] Die anderen spielen weiter; nach { $seconds } Sekunden übernimmt ein Bot.
        }
        [one] Die anderen spielen weiter; nach einer Minute übernimmt ein Bot.
       *[other] Die anderen spielen weiter; nach { $minutes } Minuten übernimmt ein Bot.
    }
table-close = Tisch schließen
table-close-sure = Der Tisch wird für alle geschlossen, und niemand kann weiterspielen.
table-stay = Bleiben
table-over-look = Den Tisch ansehen
table-over-result = Ergebnis zeigen

## Ein Abend zusammen

table-again = Noch einmal
table-go = Zum Tisch
table-next-made = Die nächste Partie wird vorbereitet: { $game }.
table-next-begun = Die nächste Partie hat angefangen.
table-next-turn = Die nächste Partie läuft schon, und du bist dran.
table-ready = Ich bin bereit
table-ready-undo = Moment noch
table-ready-people = Bereit für die nächste Partie
table-ready-name = { $name } ist bereit.
table-ready-not = { $name } ist noch nicht bereit.
table-ready-waiting = Du bist bereit. Es fehlt noch: { $names }.
table-ready-all = Alle sind bereit. Es geht los …
table-ready-free = Alle sind bereit, aber ein Platz ist noch frei.
table-seat-ready = bereit
table-start-now = Jetzt anfangen
table-change = Spiel wechseln
table-change-about = Alle bleiben am Tisch, mit demselben Link.
table-change-out =
    { $count ->
        [one] Einer von euch setzt diesmal aus. Nächstes Mal ist es jemand anders.
       *[other] { $count } von euch setzen diesmal aus. Nächstes Mal sind es andere.
    }
table-change-play = { $game } spielen
table-queue = Warten auf einen Platz
table-queue-wait = Du stehst in der Schlange. Der nächste freie Platz ist deiner.
table-queue-leave = Schlange verlassen
table-queue-leave-sure = Du verlierst deinen Platz in der Schlange. Zuschauen kannst du weiter.
table-evening = Dieser Abend
table-score-name = Name
table-score-wins = Siege
table-score-place = Mittlerer Platz
table-score-games = Partien
table-score-bots = Bots: { $level }
table-past-game = Partie { $number }: { $game }
table-past-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] Geteilter Sieg: { $names }
    }
table-past-early = Vorzeitig beendet, kein Ergebnis
table-guest-watching = Sie sind mitten in einer Partie, deshalb schaust du erst mal zu.
table-guest-over = Diese Partie ist vorbei. Bei der nächsten kannst du mitspielen.
table-guest-queue =
    { $place ->
        [1] Bei der nächsten Partie bist du dabei.
       *[other] Du bist Nummer { $place } in der Schlange.
    }
table-guest-seated = In der nächsten Partie hast du einen Platz.
table-guest-asked = Du möchtest für { $name } weiterspielen. Mal sehen, ob es klappt …
table-guest-cancel = Doch nicht
table-guest-join = Nächste Partie mitspielen
table-guest-take-over = Für einen Bot einspringen
table-guest-next = Weiter: Platz wählen
table-guest-seats = Welchen Platz möchtest du? Du spielst mit seinen Karten weiter.
table-guest-seats-ask = Welchen Platz möchtest du? Der Gastgeber wird erst gefragt.
table-request = { $name } möchte für { $other } weiterspielen. Okay?
table-vote-close-game = { $name } möchte diese Partie beenden. Okay?
table-vote-close-game-own = Du möchtest diese Partie beenden.
table-vote-remove = { $name } möchte { $other } vom Tisch entfernen. Okay?
table-vote-remove-own = Du möchtest { $other } vom Tisch entfernen.
table-vote-count = Ja: { $yes } von { $needed }
table-vote-withdraw = Zurückziehen
table-end = Partie beenden
table-end-sure = Die anderen werden gefragt. Ist mehr als die Hälfte dafür, endet die Partie ohne Ergebnis. Der Tisch bleibt offen.
table-remove = Entfernen
table-hand-over = Oder lass jemanden für dich weiterspielen:
table-nudge = { $name } anstupsen
table-nudged = { $name } wurde angestupst.
table-set-take-over = Für Bots einspringen
table-take-over-ask = wenn der Gastgeber Ja sagt
table-take-over-open = jeder, sofort
table-take-over-off = nein
table-set-absent = Wenn zum Start jemand fehlt
table-absent-bot = spielt ein Bot
table-absent-sit-out = setzt er aus
table-set-guests-talk = Wer wartet, darf chatten

## Mehrere auf einem Gerät

table-shared-add = Noch jemand auf diesem Gerät
table-shared-title = Wer spielt hier noch mit?
table-shared-do = Mitspielen
table-shared-here = auf diesem Gerät
table-shared-there = teilt sich ein Gerät
table-shared-remove = { $name } herausnehmen
table-shared-face = Name und Gesicht von { $name } ändern
table-shared-note = Ihr reicht dieses Gerät herum. Zwischen zwei Zügen zeigt es keine Karten, und die Uhr wartet.
table-shared-no-jump-ins = Einige von euch teilen sich ein Gerät, darum gibt es diesmal kein Dazwischenwerfen: Solange das Handy unterwegs ist, wäre das unfair.
table-shared-pass = Gib das Handy an { $name }
table-shared-pass-text = Hier sind keine Karten zu sehen. Sie kommen, wenn { $name } tippt.
table-shared-wait-text = Hier ist gerade niemand dran. Willst du deine Karten ansehen?
table-shared-uncover = Ich bin { $name }
table-shared-done = Fertig, weitergeben
table-shared-hide = Meine Karten verdecken
table-shared-clock = Uhr wartet

# Reporting somebody
table-report = Melden
table-report-name = { $name } melden
table-report-about = Das liest nur der Betreiber dieses Servers. { $name } erfährt nichts davon.
table-report-reason = Was ist los?
table-report-insult = Beleidigung
table-report-bad-name = Der Name
table-report-spam = Spam
table-report-cheating = Schummeln
table-report-other = Etwas anderes
table-report-line = Welche Nachricht?
table-report-no-line = Keine bestimmte
table-report-note = In deinen Worten (freiwillig)
table-report-send = Meldung abschicken
table-report-done = Danke. Deine Meldung ist abgeschickt. Du kannst { $name } auch stummschalten, dann siehst du die Nachrichten nicht mehr.
