### Die Startseite, die Einstellungen und die Seite der Regeln.

## Überall

home-close = Schließen
home-rule = Die Regel
home-loading = Einen Moment …
home-back = Zurück
home-again = Noch einmal versuchen
home-reload = Neu laden

## Die Spiele

home-games = Die Spiele
home-minutes = { $least }–{ $most } Minuten
home-minutes-about = etwa { $minutes } Minuten
home-bots = Gegen Bots spielen
home-level = Die Bots spielen
home-level-novice = wie Anfänger
home-level-regular = gut
home-level-expert = sehr gut
home-level-master = meisterhaft
home-friends = Mit Freunden spielen
home-learn = In drei Minuten lernen
home-rules = Regeln
home-seats = Spieler
home-fewer = Weniger Spieler
home-more = Mehr Spieler
home-name = Dein Name
home-opening = Der Tisch wird gedeckt …

## Name und Gesicht

home-you = Du
home-name-placeholder = Wie heißt du?
home-name-missing = Schreib zuerst deinen Namen.
home-name-long = Der Name ist zu lang: höchstens { $most } Zeichen.
home-name-signs = Ein Name hat keinen Doppelpunkt und kein Komma.
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
home-forget = Diesen Tisch vergessen
home-forget-ask = Vergessen? Dieses Gerät verliert damit den Schlüssel zu deinem Platz.
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

home-offline = Keine Verbindung. Die Regeln kannst du lesen; die Tische warten, bis sie wieder da ist.
home-failed = Der Server antwortet gerade nicht.

## Einstellungen

home-settings = Einstellungen
home-language = Sprache
home-theme = Farben
home-theme-auto = Wie das Gerät
home-theme-light = Hell
home-theme-dark = Dunkel
home-motion = Bewegung
home-motion-auto = Wie das Gerät
home-motion-full = Voll
home-motion-less = Weniger
home-size = Schriftgröße
home-size-value = { $percent } %
home-sound = Klang
home-sound-about = Karten auf Holz, die Ofenglocke, drei Töne, wenn du dran bist
home-speech = Vorlesen
home-speech-about = Dein Gerät sagt, was am Tisch geschieht
home-left = Linkshändig
home-left-about = Die Knöpfe liegen unter dem linken Daumen

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
home-rules-ruling = Eine Entscheidung dieses Projekts
home-rules-link = Link zu dieser Regel
home-rules-missing = Für dieses Spiel gibt es hier keine Regeln.
