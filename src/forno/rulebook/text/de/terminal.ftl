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

## Die Bildschirme

terminal-help = Hilfe
terminal-quit = Beenden
terminal-goodbye = Tschüss, bis bald!
terminal-hint = Tipp
terminal-undo = Zurücknehmen
terminal-log = Verlauf
terminal-muted = stumm
terminal-join = An einen Tisch setzen
terminal-join-about = Füg den Link zum Tisch ein.
terminal-seat = Platz ändern
terminal-past = Frühere Partien
terminal-step = Schritt
terminal-chapter = Runde oder Hand
terminal-faster = Schneller
terminal-slower = Langsamer
terminal-colour = Farben
terminal-bell = Signal, wenn du dran bist
terminal-small = Das Fenster ist zu klein: mindestens { $columns } mal { $rows }.
terminal-number = { $number }
terminal-list-last = { $first } und { $last }

# --- einem Tisch über seinen Link beitreten

terminal-join-no-link = Das ist kein Link zu einem Tisch. So einer sieht so aus: https://karten.example/t/abcdefghijklmnop
terminal-join-no-server = { $room } ist der Name eines Tischs. Auf welchem Server? Gib ihn mit --server an.
terminal-join-no-answer = { $server } antwortet nicht. Stimmt der Link, und bist du online?
terminal-join-no-forno = { $server } ist kein Kartentisch oder einer in anderer Version.
