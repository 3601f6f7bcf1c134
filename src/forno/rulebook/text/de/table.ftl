### Ein Tisch: hinsetzen, die Vorbereitung, die Leiste oben, das Protokoll, das Gespräch, die Verbindung.

## Hereinkommen

table-title = { $game } · Forno
table-title-turn = ● Du bist dran · { $game }
table-home = Zur Startseite
table-connecting = Unterwegs zum Tisch …
table-none = Hier ist kein Tisch
table-none-text = Hinter diesem Link steht kein Tisch. Prüfe ihn oder lass dir einen neuen geben.
table-older = Es gibt eine neuere Seite
table-broken = Die Karten konnten nicht geholt werden.
table-closed = Dieser Tisch ist geschlossen.
table-closed-text = Hier wird nicht mehr gespielt.
table-which-title = Zwei Plätze für dich?
table-which-text = Dieses Gerät sitzt schon an diesem Tisch. Der Link öffnet einen anderen Platz.
table-which-new = Den Platz des Links nehmen
table-which-old = Meinen Platz behalten
table-sit = Hinsetzen
table-sit-invited = Es lädt ein: { $name }
table-sit-full = Alle Plätze sind besetzt.
table-sit-locked = Der Tisch ist abgesperrt.
table-unseated = Dein Platz hier ist weg: Er wurde freigegeben, oder sein Schloss wurde ausgewechselt.
table-watch = Nur zuschauen

## Vor dem Start

table-start = Start
table-start-bots =
    { $count ->
        [one] Start mit { $count } Bot
       *[other] Start mit { $count } Bots
    }
table-waiting = Den Start gibt { $name }
table-watching =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
table-invite = Einladen
table-invite-help = Wer diesen Link hat, kann sich dazusetzen.
table-link-local = Dieser Link führt nur auf diesem Gerät zum Tisch. Starte Forno mit „./forno serve --host 0.0.0.0“ und öffne es unter dem Namen deines Rechners, dann können Handys im Netz dazukommen.
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
table-seat-face = Gesicht ändern
table-seat-free = Frei
table-seat-reserved = Freigehalten
table-seat-you = du
table-seat-host = Gastgeber
table-seat-bot = Bot, { $level }
table-seat-gone = nicht verbunden
table-seat-away = ein Bot spielt so lange
table-seat-add-bot = Bot dazusetzen
table-seat-level = Wie der Bot spielt
table-seat-change = Ändern: { $name }
table-seat-keep = Für jemanden freihalten
table-seat-keep-help = Der Platz bekommt einen eigenen Link. Er gilt einmal, auch wenn der Tisch abgesperrt ist.
table-seat-reserve = Einladung machen
table-seat-invite = Schick diesen Link an den, dem der Platz gehört. Er wird nur jetzt gezeigt.
table-seat-invite-link = Einladung zu diesem Platz
table-seat-open = Platz freigeben
table-seat-remove = Vom Tisch entfernen
table-seat-hand-over = Zum Gastgeber machen
table-bot-random = spielt aufs Geratewohl
table-bot-default = spielt einfach
table-bot-novice = spielt wie ein Anfänger
table-bot-regular = spielt gut
table-bot-expert = spielt sehr gut
table-bot-master = spielt meisterhaft
table-somebody = Jemand

## Die Optionen des Spiels

table-options = Spielregeln
table-options-changed =
    { $count ->
        [0] wie üblich
        [one] { $count } geändert
       *[other] { $count } geändert
    }
table-option-on = ja
table-option-off = nein
table-option-random = zufällig
table-option-colours = Farben
table-option-first-player = Wer beginnt
table-option-first-dealer = Wer zuerst gibt
table-option-open-log = Ganzes Protokoll zeigen
table-option-doubles = Doppelkarten auf dem Tisch
table-option-doubles-first = gehen zuerst weg
table-option-doubles-last = gehen zuletzt weg
table-option-help = Um Hilfe bitten
table-option-start-card = Erste Karte
table-option-start-card-any = jede Karte
table-option-start-card-number = eine Zahl
table-option-may-draw = Ziehen, obwohl man legen kann
table-option-jump-in = Dazwischenwerfen
table-option-jump-in-all = mit jeder Karte
table-option-jump-in-numbers = nur mit Zahlen
table-option-jump-in-off = nie
table-option-two-player-reverse = Richtungswechsel zu zweit
table-option-two-player-reverse-turn = der andere ist dran
table-option-two-player-reverse-skip = der andere setzt aus
table-option-raising = Strafe erhöhen
table-option-raising-same = nur mit der gleichen Karte
table-option-raising-mixed = „Zwei ziehen“ und „Vier ziehen“ gemischt
table-option-triples = Drei oder mehr gleiche Zahlen auf einmal

## Die Einstellungen des Tisches

table-settings = Zeit und Gesellschaft
table-set-clock = Uhr
table-clock-none = ohne Uhr
table-clock-per-decision = Zeit für jede Entscheidung
table-clock-days = Tage für jede Entscheidung
table-set-seconds = Je Entscheidung
table-set-bank = Vorrat für die ganze Partie
table-set-days = Je Entscheidung
table-set-jump-in = Zeit zum Dazwischenwerfen
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
table-set-chat = Gespräch
table-chat-free = frei
table-chat-phrases = nur fertige Sätze
table-chat-off = keines
table-set-hints = Tipps sind erlaubt
table-set-spectators = Andere dürfen zuschauen
table-set-listed = In der öffentlichen Liste
table-set-locked = Abgesperrt: Niemand setzt sich mehr dazu

## Die Leiste oben

table-menu = Menü
table-round = Runde { $round } von { $rounds }
table-hand = Durchgang { $number }
table-your-turn = Du bist dran
table-turn-of = Am Zug: { $name }
table-you-watch = du schaust zu
table-over = Die Partie ist vorbei
table-time-left = Zeit übrig: { $time }
table-connected = verbunden
table-not-connected = keine Verbindung
table-line-lost = Verbindung verloren. Sie kommt gleich wieder …
table-line-wait = Nächster Versuch in { $seconds } s.
table-line-trying = Versuch läuft …
table-line-now = Jetzt versuchen
table-line-back = Wieder verbunden

## Protokoll und Gespräch

table-log = Protokoll und Gespräch
table-log-unread = Protokoll und Gespräch: etwas Neues
table-log-empty = Noch ist nichts geschehen.
table-log-memory = Nur was seit deinem letzten Zug geschah: Das Merken gehört zum Spiel.
table-rule = Die Regel
table-rule-of = Die Regel zu: { $text }
table-rulebook = Regelheft öffnen
table-phrases = Fertige Sätze
table-chat-here = Sag etwas
table-chat-send = Sagen
table-chat-is-off = An diesem Tisch wird nicht gesprochen.
table-moves = Deine Züge
table-event-seat-taken = { $name } setzt sich.
table-event-seat-left = { $name } steht auf.
table-event-seat-cleared = { $name } wurde vom Tisch entfernt.
table-event-host-changed = Gastgeber ist jetzt { $name }.
table-event-game-started = Partie { $number } beginnt. Jede Karte ist versprochen.
table-event-timed-out = Zeit abgelaufen für { $name }: Die Vorgabe wurde gespielt.
table-event-player-away = { $name } ist weg. Ein Bot spielt weiter.
table-event-player-back = { $name } ist wieder da.
table-event-move-overtaken = { $name } hat vor deinem Zug dazwischengeworfen.
table-event-jump-in-lost = { $name } war { $milliseconds } ms schneller.
table-event-undo-requested = { $name } möchte einen Zug zurücknehmen.
table-event-undo-declined = { $name } stimmt nicht zu.
table-event-moves-undone =
    { $moves ->
        [one] { $name } hat einen Zug zurückgenommen.
       *[other] { $name } hat zurückgenommen: { $moves } Züge sind ungeschehen.
    }
table-event-chat-message = { $name }: { $text }
table-event-game-ended = Partie { $number } ist vorbei.
table-event-room-closed = Der Tisch ist geschlossen.

## Das Menü

table-take-back = Meinen letzten Zug zurücknehmen
table-undo-requested = { $name } möchte einen Zug zurücknehmen. Einverstanden?
table-undo-waiting = Zurücknehmen? Die anderen werden gefragt …
table-yes = Ja
table-no = Nein
table-sound-on = Ton: an
table-sound-off = Ton: aus
table-preferences = Einstellungen
table-rules = Regeln dieses Spiels
table-players = Spieler
table-mute = Stumm
table-unmute = Wieder hören
table-mute-name = { $name } stumm schalten
table-unmute-name = { $name } wieder hören
table-move = Auf einem anderen Gerät weiterspielen
table-move-help = Öffne diesen Link auf dem anderen Gerät oder fotografiere damit den Code.
table-move-warning = Wer diesen Link hat, hat deinen Platz. Zeig ihn niemandem sonst.
table-move-link = Link zu deinem Platz
table-lock = Schloss auswechseln
table-lock-help = Sperrt jedes andere Gerät aus, das deinen Platz hat. Frühere Links gelten nicht mehr.
table-lock-done = Erledigt: Nur dieses Gerät hat jetzt deinen Platz. Der Link oben ist neu.
table-leave = Aufstehen
table-leave-lobby = Dein Platz wird für andere frei.
table-leave-game = Ein Bot spielt für dich weiter. Mit diesem Gerät kannst du jederzeit zurückkommen.
table-close = Tisch schließen
table-close-sure = Der Tisch endet für alle, und niemand kann weiterspielen.
table-stay = Bleiben
table-over-look = Den Tisch ansehen
table-over-result = Ergebnis zeigen
table-again = Noch einmal
