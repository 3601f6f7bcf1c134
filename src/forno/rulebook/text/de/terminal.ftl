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

# --- einem Tisch über seinen Link beitreten

terminal-join-no-link = Das ist kein Link zu einem Tisch. So einer sieht so aus: https://karten.example/t/abcdefghijklmnop
terminal-join-no-server = { $room } ist der Name eines Tischs. Auf welchem Server? Gib ihn mit --server an.
terminal-join-no-answer = { $server } antwortet nicht. Stimmt der Link, und bist du online?
terminal-join-no-forno = { $server } ist kein Kartentisch oder einer in anderer Version.
