### Das Terminal.

## Die Tische

terminal-key-explain = erklären
terminal-head-ingredients = Zut.
terminal-head-orders = Best.
terminal-head-pile = Stapel
terminal-head-served = serviert

## Die Tasten

terminal-key-choose = wählen
terminal-key-play = spielen
terminal-key-take = OK
terminal-key-scroll = blättern
terminal-key-change = ändern
terminal-key-next = nächstes Feld
terminal-key-go = von Karte zu Karte
terminal-key-climb = zwischen Karten, Knöpfen und Tisch wechseln
terminal-key-pick = die Karte hier wählen oder zurücklegen
terminal-key-clear = alle Karten zurücklegen

## Die Bildschirme

terminal-help = Hilfe
terminal-quit = Beenden
terminal-quit-again = Noch einmal Strg+C beendet Forno.
terminal-quit-ends = Dieser Tisch läuft in diesem Programm und endet mit ihm, auch für { $names }.
terminal-goodbye = Tschüss, bis bald!
terminal-hint = Tipp
terminal-undo = Zurücknehmen
terminal-log = Verlauf
terminal-muted = stumm
terminal-join = An einen Tisch setzen
terminal-join-about = Füg den Link zum Tisch ein.
terminal-link-local = Der Link gilt nur auf diesem Computer. Für andere: „forno serve --help“.
terminal-seat = Platz ändern
terminal-past = Frühere Partien
terminal-step = Schritt
terminal-chapter = Runde oder Hand
terminal-faster = Schneller
terminal-slower = Langsamer
terminal-colour = Farben
terminal-bell = Signal, wenn du dran bist
terminal-number = { $number }
terminal-list-last = { $first } und { $last }

# --- einem Tisch über seinen Link beitreten

terminal-join-no-link = Das ist kein Link zu einem Tisch. So einer sieht so aus: https://karten.example/t/abcdefghijklmnop
terminal-join-no-server = { $room } ist der Name eines Tischs. Auf welchem Server? Gib ihn mit --server an.
terminal-join-no-answer = { $server } antwortet nicht. Stimmt der Link, und bist du online?
terminal-join-no-forno = { $server } ist kein Kartentisch oder einer in anderer Version.
terminal-join-version = Auf { $server } läuft eine andere Version von Forno als hier: Bring die ältere der beiden auf den neuen Stand.

# --- Zeilenmodus: Zeilen hinein, Zeilen heraus

terminal-plain-piped = Hier ist kein Terminal, darum kommt der Tisch in Textzeilen.
terminal-plain-missing = Für den ganzen Bildschirm fehlt Textual, darum kommt der Tisch in Textzeilen: { $advice }
terminal-plain-commands = Tippe die Nummer eines Zugs oder den Zug selbst. „help“ zeigt alles Weitere.
terminal-plain-help =
    eine Nummer oder ein Zug   spielen: „put 2 olive“
    hint   was ein guter Bot tun würde, und warum
    undo   den letzten Zug zurücknehmen
    table   wer wo sitzt und was auf dem Tisch liegt
    cards   die Karten auf deiner Hand erklärt
    log   was seit deinem letzten Zug geschah
    rules   die Regeln; „rules WORT“ findet die mit einem Wort
    say TEXT   mit den anderen reden
    yes, no   auf eine Frage der anderen antworten
    ready, rematch   noch ein Spiel
    start   austeilen, wenn du Gastgeber bist; Bots nehmen freie Plätze
    take NUMMER   den Platz eines Bots übernehmen, wenn du auf einen wartest
    report NUMMER GRUND TEXT   jemanden an einem Platz beim Betreiber des Servers melden
    quit   gehen
terminal-plain-report = Tippe die Nummer des Platzes, dann insult, name, spam, cheating oder other und, wenn du magst, ein paar Worte: „report 2 spam“.
terminal-plain-seed = Du hast einen Startwert gewählt, also sind diese Karten nicht geheim: Wer ihn kennt, kennt auch sie.
terminal-plain-more =
    { $count ->
        [one] und noch einer dieser Art: Tippe den Zug
       *[other] und noch { $count } dieser Art: Tippe den Zug
    }
terminal-plain-window = Du hast { $seconds } s. Tippe den Zug oder warte einfach.
terminal-plain-answer = Tippe yes oder no.
terminal-plain-unknown = „{ $typed }“ verstehe ich nicht. Tippe eine Zahl von 1 bis { $count } oder „help“.
terminal-plain-no-request = Niemand hat dich etwas gefragt.
terminal-plain-no-game = Gerade läuft kein Spiel.
terminal-plain-over = Tippe „rematch“ für noch ein Spiel oder „quit“.
terminal-plain-record = Die Aufzeichnung dieses Spiels steht in { $file }
terminal-plain-no-record = Kein Spiel ging zu Ende, also gibt es keine Aufzeichnung.
terminal-plain-go-on = Weiter mit der Eingabetaste.
terminal-back = Zurück an deinen Platz: { $link }
terminal-plain-goodbye = Bis bald!
terminal-bot-failed = { $name } hat versagt, darum wurde ein sicherer Zug gespielt. { $fault }
