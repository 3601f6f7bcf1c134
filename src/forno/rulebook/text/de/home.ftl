### Die Startseite, die Einstellungen und die Seite der Regeln.

## Überall

home-close = Schließen
home-rule = Die Regel
home-loading = Einen Moment …
home-back = Zurück
home-again = Noch einmal versuchen
home-reload = Neu laden

## Die Spiele

home-tagline = Fünf Kartenspiele, mit Freunden oder gegen Bots. Kein Konto, nur ein Link.
home-pick = Wähl ein Spiel
home-play = Spielen
home-minutes = { $least }–{ $most } Minuten
home-minutes-about = etwa { $minutes } Minuten
home-bots = Gegen Bots spielen
home-level = Stärke der Bots
home-level-novice = Anfänger
home-level-regular = Normal
home-level-expert = Experte
home-level-master = Meister
home-friends = Mit Freunden spielen
home-learn = In drei Minuten lernen
home-rules = Regeln
home-seats = Spieler
home-fewer = Weniger Spieler
home-more = Mehr Spieler
home-name = Dein Name
home-opening = Tisch wird geöffnet …

## Name und Gesicht

home-you = Du
home-name-placeholder = Wie heißt du?
home-name-missing = Schreib zuerst deinen Namen.
home-face = Dein Gesicht
home-face-fox = Fuchs
home-face-owl = Eule
home-face-bear = Bär
home-face-lion = Löwe
home-face-cat = Katze
home-face-rabbit = Hase
home-face-frog = Frosch
home-face-penguin = Pinguin
home-face-pig = Schwein
home-face-hedgehog = Igel
home-face-octopus = Oktopus
home-face-raccoon = Waschbär
home-colour = Deine Farbe
home-colour-about = Du bekommst sie, wo ein Spiel sie hat und niemand schneller war.
home-colour-any = egal

## Tische

home-yours = Deine Tische
home-others = mit { $names }
home-nobody = noch niemand sonst
home-player-number = Spieler { $number }
home-deleted = (gelöscht)
home-status-lobby = Noch nicht begonnen
home-status-playing = Im Spiel
home-status-over = Beendet
home-status-closed = Geschlossen
home-turn-yours = Du bist dran
home-turn-other = { $name } ist dran
home-waits = Wartet auf dich
home-last-move = letzter Zug { $ago }
home-moves =
    { $count ->
        [one] ein Zug, seit du hier warst
       *[other] { $count } Züge, seit du hier warst
    }
home-over-place =
    { $place ->
        [1] Vorbei: Du hast gewonnen!
       *[other] Vorbei: Platz { $place } für dich
    }
home-queued = Du wartest auf einen Platz
home-lost-table = Diesen Tisch gibt es nicht mehr.
home-lost-seat = Dein Platz dort gehört dir nicht mehr.
home-along = Meine Tische mitnehmen
home-along-help = Öffne diesen Link auf dem anderen Gerät, oder scanne den Code damit. Ab dann zeigen beide dieselben Tische.
home-along-link = Link zu deinen Tischen
home-along-warning = Mit diesem Link kann jeder auf deinen Plätzen sitzen. Behalt ihn für dich. Der Server kann deine Liste nicht lesen. Geht sie verloren, sind nur deine eigenen Plätze weg; deine Freunde behalten ihre.
home-along-new = Neuen Schlüssel machen
home-along-new-help = Dieses Gerät hat dann eine eigene Liste. Deine anderen Geräte bleiben bei der alten.
home-along-new-done = Fertig. Dieses Gerät hat jetzt eine eigene Liste.
home-along-insecure = Deine Tische bleiben auf diesem Gerät: Ohne https kann der Browser die Liste nicht abschließen, darum lässt sie sich nicht mitnehmen.
home-along-ask = Deine Tische auch hier?
home-along-ask-text = Die Tische hinter diesem Link und die von hier werden eine Liste. Sag nur Ja, wenn der Link von dir ist: Wer ihn hat, kann auf deinen Plätzen sitzen.
home-along-yes = Ja, hol sie her
home-along-no = Jetzt nicht
home-along-broken = An diesem Link fehlt etwas. Kopier ihn auf dem anderen Gerät noch einmal.
home-forget = Diesen Tisch vergessen
home-forget-ask = Vergessen? Von diesem Gerät aus kommst du dann nicht mehr an deinen Platz.
home-forget-yes = Vergessen
home-forget-no = Behalten
home-more-tables =
    { $count ->
        [one] Noch einen zeigen
       *[other] Noch { $count } zeigen
    }
home-public = Öffentliche Tische
home-taken = { $taken } von { $seats } Plätzen besetzt
home-join = Mitspielen
home-watch = Zuschauen
home-all-rules = Alle Regeln

## Wenn etwas nicht geht

home-offline = Keine Verbindung. Die Regeln kannst du trotzdem lesen; deine Tische sind da, sobald du wieder online bist.
home-failed = Der Server antwortet gerade nicht.

## Einstellungen

home-settings = Einstellungen
home-language = Sprache
home-theme = Design
home-theme-auto = Wie im System
home-theme-light = Hell
home-theme-dark = Dunkel
home-motion = Animationen
home-motion-auto = Wie im System
home-motion-full = Alle
home-motion-less = Weniger
home-speed = Tempo der Animationen
home-speed-value = { $speed }×
home-size = Schriftgröße
home-size-value = { $percent } %
home-sound = Ton und Vibration
home-sound-about = Karten, die Ofenglocke und ein Signal, wenn du dran bist
home-calls = Benachrichtigungen
home-calls-about = Rufen dich, wenn du dran bist und nicht hinschaust, auch wenn die Seite zu ist
home-calls-insecure = Benachrichtigungen brauchen eine Seite mit https. Frag, wer diesen Server betreibt.
home-calls-unsupported = Dieser Browser kann keine Benachrichtigungen. Auf dem iPhone leg die Seite erst auf den Startbildschirm.
home-calls-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
home-calls-unavailable = Das hat nicht geklappt: Der Benachrichtigungsdienst deines Browsers ist nicht erreichbar, oder dieser Server verschickt keine.
home-quiet = Ruhezeit
home-quiet-about = Benachrichtigungen warten, bis sie vorbei ist
home-quiet-begins = von
home-quiet-ends = bis
home-speech = Vorlesen
home-speech-about = Dein Gerät liest vor, was am Tisch passiert
home-left = Linkshändig
home-left-about = Knöpfe auf der linken Seite
home-tips = Tipps am Tisch
home-tips-about = Ein Satz bei den ersten Entscheidungen im Spiel

## Die Regeln

home-rules-game = Spiel
home-rules-search = In den Regeln suchen
home-rules-found =
    { $count ->
        [one] { $count } Regel gefunden
       *[other] { $count } Regeln gefunden
    }
home-rules-none = Nichts gefunden. Versuch ein kürzeres Wort.
home-rules-contents = Inhalt
home-rules-ruling = Unsere eigene Regelung
home-rules-link = Link zu dieser Regel
home-rules-missing = Für dieses Spiel gibt es hier keine Regeln.

## Links und fehlende Seiten

home-missing = Seite nicht gefunden
home-missing-text = Vielleicht stimmt der Link nicht, oder die Seite gibt es nicht mehr.
home-missing-home = Zu den Spielen
home-preview = Pizza, Karten und gute Gesellschaft: fünf Kartenspiele im Browser, mit Freunden oder gegen Bots.
home-preview-table = Komm und spiel { $game }: ein Tisch für { $seats }. Tippen und mitspielen.
home-preview-rules = Die Regeln von { $game }, mit Bildern.
home-preview-learn = { $game } in drei Minuten lernen.
home-forget-me = Vergesst mich
home-forget-me-about = Deine Namen und Nachrichten werden an allen Tischen dieser Liste gelöscht, für alle. Deine Plätze und Partien bleiben; die anderen lesen dann „Spieler 1“. Das lässt sich nicht rückgängig machen.
home-forget-me-yes = Ja, vergesst mich
home-forget-me-no = Nein
home-forget-me-done = Erledigt. Du bist an { $count ->
        [one] einem Tisch
       *[other] { $count } Tischen
    } vergessen.
home-forget-me-failed = Das hat gerade nicht überall geklappt. Versuch es gleich noch einmal.
home-licences = Lizenzen

# The footer, and messages of the operator
home-imprint = Impressum
home-privacy = Datenschutz
home-notice-close = Nachricht ausblenden
