# Consigli: che cosa farebbe un buon bot, e perché, in una frase. $name è un giocatore.

hint-usual = Qui io farei così.
hint-any = Io proverei una mossa qualsiasi.
hint-default = È la scelta sicura: quella che si gioca per chi non risponde in tempo.
hint-only = Qui non puoi fare altro.
hint-search = Di tutte le tue mosse questa è risultata la migliore, provata in { $worlds } distribuzioni immaginate che si accordano con ciò che sai: { $gain } su cento meglio della seconda.
hint-search-found = Provata in molte distribuzioni immaginate che si accordano con ciò che sai, questa è risultata la migliore.

hint-pizza-put-for = Inforna quello che serve alla tua prossima ordinazione, così le sta proprio sotto: { $cards } per «{ $order }».
hint-pizza-put-spare = A nessuna delle tue ordinazioni serve questo: { $cards }.
hint-pizza-put-least = È ciò di cui puoi fare a meno più facilmente: { $cards }.
hint-pizza-wait = Nel forno probabilmente non c’è ancora abbastanza per le tue ordinazioni: tienile ancora un po’.
hint-pizza-lay = Con la tua mano e ciò che forse c’è nel forno, questa ha buone probabilità: «{ $order }».
hint-pizza-lay-try = Può riuscire, e un’ordinazione fallita torna soltanto sotto il tuo cameriere: «{ $order }».
hint-pizza-lay-bold = Hai più ordini che turni davanti a te: provane uno a ogni turno: «{ $order }».
hint-pizza-lay-last = È l’ultima manche, e un’ordinazione rimasta in mano non vale nulla, quindi prova: «{ $order }».
hint-pizza-draw-waiter =
    { $count ->
        [0] Non hai ordinazioni in mano: prendine dal tuo cameriere.
        [one] Hai una sola ordinazione in mano: prendine altre dal tuo cameriere.
       *[other] Hai solo { $count } ordinazioni in mano: prendine altre dal tuo cameriere.
    }
hint-pizza-draw-kitchen = Per le ordinazioni che hai in mano ti servono ingredienti: pesca dalla cucina.
hint-pizza-serve-free = Sul tavolo c’è tutto: servila e tieniti la mano.
hint-pizza-serve = Puoi servirla con poche carte della tua mano: { $cards }.
hint-pizza-ask = Senza aiuto non ce la fai, e chiedere non costa nulla.
hint-pizza-fail = Manca troppo: lascia fallire questa ordinazione.
hint-pizza-fail-spare = Servirlo costerebbe più di quanto rende: ciò che serve vale di più per i tuoi prossimi ordini. Lascialo andare.
hint-pizza-series =
    { $count ->
        [one] Puoi pagare subito un quartetto.
       *[other] Tavolo e mano insieme bastano per { $count } quartetti in una volta.
    }
hint-pizza-no-series = Tavolo e mano non bastano per una serie: fermati a questo quartetto.
hint-pizza-way = Così manca il meno possibile.
hint-pizza-want = Chiedi il meno possibile, così è più facile che qualcuno ce l’abbia: { $cards }.
hint-pizza-number =
    { $count ->
        [one] Chiedi il meno possibile: basta un ingrediente.
       *[other] Chiedi il meno possibile: bastano { $count } ingredienti.
    }
hint-pizza-kind = Chiedi il tipo di cui restano più carte nascoste.
hint-pizza-give = Chi aiuta ha servita la prima ordinazione del suo cameriere; vale bene queste carte: { $cards }.
hint-pizza-cannot-give = Non hai quello che si chiede.
hint-pizza-no-reward = Il tuo cameriere è vuoto: aiutare non ti porterebbe nulla.
hint-pizza-duel = { $count } dovrebbero essere più di quanti ne hanno gli altri insieme.
hint-pizza-duel-all = Forse gli altri ne hanno molti, quindi impegna tutto: { $count }.
hint-pizza-no-duel = Ne hai troppo pochi per un duello.
hint-pizza-show = Ciò che mostri lo riprendi, e può fermare questa ordinazione.
hint-pizza-name =
    { $count ->
        [one] Con un solo ingrediente non c’è scelta: { $name }.
       *[other] Con soli { $count } ingredienti la scelta è la più piccola: { $name }.
    }
hint-pizza-show-card = Di questo tipo ne vedi già molti tu, quindi l’altro probabilmente non ne ha: { $card }.
hint-pizza-match = Questa carta va bene: { $cards }.

hint-solo-out = Con la tua ultima carta hai finito: { $card }.
hint-solo-call = Di’ «SOLO» mentre la giochi, perché poi ti resta una carta sola: { $card }.
hint-solo-raise = Aumenta la penalità, così pesca chi viene dopo e non tu: { $card }.
hint-solo-pass-on =
    { $count ->
        [one] La mano che ti arriva ha una carta sola.
       *[other] La mano che ti arriva ha solo { $count } carte.
    }
hint-solo-alone = È l’unica carta che va bene: { $card }.
hint-solo-attack =
    { $count ->
        [one] Lì resta una carta sola, quindi frena { $name }.
       *[other] Lì restano solo { $count } carte, quindi frena { $name }.
    }
hint-solo-to-swap =
    { $count ->
        [one] Ti permette di scambiare con una mano di una carta sola: { $card }.
       *[other] Ti permette di scambiare con una mano di sole { $count } carte: { $card }.
    }
hint-solo-keep-black = Le carte nere vanno su tutto, quindi tienile per il bisogno e gioca: { $card }.
hint-solo-black = Risparmia le altre carte e fatti aiutare adesso da una nera: { $card }.
hint-solo-same-colour =
    { $count ->
        [one] Di quel colore hai ancora una carta per continuare: { $card }.
       *[other] Di quel colore hai ancora { $count } carte per continuare: { $card }.
    }
hint-solo-costly =
    { $count ->
        [one] Tra le carte che vanno bene, liberati prima della più cara: { $card }, un punto.
       *[other] Tra le carte che vanno bene, liberati prima della più cara: { $card }, { $count } punti.
    }
hint-solo-draw = Nessuna delle tue carte va bene: pescane una.
hint-solo-wait = La carta che andrebbe bene ti porterebbe una mano più grande: meglio pescare.
hint-solo-penalty =
    { $count ->
        [one] Non puoi aumentare la penalità: pesca una carta.
       *[other] Non puoi aumentare la penalità: pesca { $count } carte.
    }
hint-solo-pass = Non puoi né giocare né pescare.
hint-solo-play-drawn = La carta pescata va bene, giocala subito: { $card }.
hint-solo-keep = La carta pescata non va bene: tienila.
hint-solo-keep-back = Giocarla ti porterebbe una mano più grande: tienila.
hint-solo-jump = Hai proprio la carta in cima, quindi giocala al volo: { $card }.
hint-solo-no-jump = Giocarla al volo ti porterebbe una mano più grande: lascia stare.
hint-solo-colour =
    { $count ->
        [one] È il colore che hai di più, con una carta: { $colour }.
       *[other] È il colore che hai di più, con { $count } carte: { $colour }.
    }
hint-solo-any-colour = Non hai carte colorate: un colore vale l’altro.
hint-solo-swap =
    { $count ->
        [one] La mano più piccola ha una carta sola: scambia con { $name }.
       *[other] La mano più piccola ha solo { $count } carte: scambia con { $name }.
    }
hint-solo-no-swap = Nessuno ha meno carte di te: tieniti la tua mano.
hint-solo-first = Tra le carte che vanno bene, prendi semplicemente la prima: { $card }.
hint-solo-unnoticed = Qui non c’è niente da fare: lascia giocare gli altri.
hint-solo-lacks = { $name } ha quasi finito e prima non ha potuto seguire questo colore: { $card }.
hint-solo-hard-to-follow = { $name } ha quasi finito, e questa è la carta più difficile da seguire: { $card }.
hint-solo-turn-away =
    { $count ->
        [one] Dopo di te tocca a { $name }, con una carta sola, quindi cambia giro: { $card }.
       *[other] Dopo di te tocca a { $name }, con solo { $count } carte, quindi cambia giro: { $card }.
    }
hint-solo-give-away = Chi ricevesse la tua ultima carta potrebbe finire subito: non passarla.
hint-solo-colour-lacks = Dopo di te tocca a { $name }, che prima non ha potuto seguire questo colore: { $colour }.
hint-solo-colour-hard = Qualcuno ha quasi finito, e probabilmente è il colore che ha di meno: { $colour }.
