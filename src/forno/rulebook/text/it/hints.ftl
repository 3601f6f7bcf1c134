# Consigli: che cosa farebbe un buon bot, e perché, in una frase. $name è un giocatore.

hint-usual = Qui io farei così.
hint-any = Io proverei una mossa qualsiasi.
hint-default = È la scelta sicura, quella che si gioca quando scade il tempo.
hint-only = Qui non puoi fare altro.
hint-search-cards = Di solito infornerei questo: { $cards }, ma su { $worlds } prove in { $worse } costa una pizza e in { $better } ne porta una.
hint-search-order = Di solito giocherei «{ $order }», ma su { $worlds } prove in { $worse } costa una pizza e in { $better } ne porta una.
hint-search-waiter = Di solito pescherei ordinazioni, ma su { $worlds } prove in { $worse } costa una pizza e in { $better } ne porta una.
hint-search-kitchen = Di solito pescherei ingredienti, ma su { $worlds } prove in { $worse } costa una pizza e in { $better } ne porta una.
hint-search-pizza-wait = Di solito aspetterei, ma su { $worlds } prove in { $worse } costa una pizza e in { $better } ne porta una.
hint-search-pizza-usual = Di solito farei altro, ma su { $worlds } prove in { $worse } costa una pizza e in { $better } ne porta una.
hint-search-card = Di solito giocherei { $card }, ma su { $worlds } prove in { $worse } va peggio e in { $better } meglio.
hint-search-draw = Di solito pescherei una carta, ma su { $worlds } prove in { $worse } va peggio e in { $better } meglio.
hint-search-wait = Di solito aspetterei, ma su { $worlds } prove in { $worse } va peggio e in { $better } meglio.
hint-search-usual = Di solito farei altro, ma su { $worlds } prove in { $worse } va peggio e in { $better } meglio.
hint-search-found = Ho provato le tue mosse in molte distribuzioni possibili, e questa è andata meglio di tutte.

hint-pizza-put-for =
    { $keep ->
        [0] Serve a «{ $order }», e quello che entra subito prima c’è quando esce: { $cards }.
        [one] Serve a «{ $order }», e quello che entra subito prima c’è quando esce: { $cards }. Tieni ancora 1 carta per lei.
       *[other] Serve a «{ $order }», e quello che entra subito prima c’è quando esce: { $cards }. Tieni ancora { $keep } carte per lei.
    }
hint-pizza-put-scarcest =
    { $keep ->
        [0] «{ $order }» vuole il tipo più raro. Se lo inforni, probabilmente è questo: { $cards }.
        [one] «{ $order }» vuole il tipo più raro. Se lo inforni, probabilmente è questo: { $cards }. Tieni ancora 1 carta per lei.
       *[other] «{ $order }» vuole il tipo più raro. Se lo inforni, probabilmente è questo: { $cards }. Tieni ancora { $keep } carte per lei.
    }
hint-pizza-put-spare = Qualcosa devi infornare, e questo non serve a nessuna delle tue ordinazioni: { $cards }.
hint-pizza-put-least = Qualcosa devi infornare, e questo è quello che ti serve di meno: { $cards }.
hint-pizza-wait = Nel forno c’è ancora poco per le tue ordinazioni: aspetta un po’.
hint-pizza-lay = Quello che probabilmente c’è nel forno, con la tua mano, dovrebbe bastare per «{ $order }». Tieni le carte che le servono.
hint-pizza-lay-chance = C’è una buona probabilità che il forno e la tua mano bastino per «{ $order }», e tanto basta.
hint-pizza-lay-try = Forse non basta ancora, ma provare non costa niente: se «{ $order }» fallisce, la ritrovi più tardi.
hint-pizza-lay-bold = Hai più ordinazioni che turni: giocane una a ogni turno: «{ $order }».
hint-pizza-lay-last = È l’ultima manche, e le ordinazioni che restano in mano non valgono nulla: prova «{ $order }».
hint-pizza-draw-waiter =
    { $count ->
        [0] Non hai ordinazioni in mano: pescane.
        [one] Hai una sola ordinazione in mano: pescane altre.
       *[other] Hai solo { $count } ordinazioni in mano: pescane altre.
    }
hint-pizza-draw-kitchen = Per le ordinazioni che hai in mano ti servono ingredienti: pescane.
hint-pizza-serve-free = Sul tavolo c’è tutto: servila e tieniti le carte.
hint-pizza-serve = Una pizza servita vale un punto, e dalla mano serve solo questo: { $cards }.
hint-pizza-ask = Da solo non puoi pagarla, e senza aiuto fallisce: chiedi.
hint-pizza-ask-spare = Potresti pagarla tu, ma queste carte servono di più alle ordinazioni che vengono. Chiedi se qualcuno ti aiuta.
hint-pizza-fail = Manca troppo: rinuncia a questa ordinazione.
hint-pizza-fail-spare = Queste carte servono di più alle tue prossime ordinazioni. Rinuncia a questa.
hint-pizza-series =
    { $count ->
        [one] Hai abbastanza per un quartetto.
       *[other] Hai abbastanza per { $count } quartetti in una volta.
    }
hint-pizza-no-series = Per una serie non basta: servi solo questo quartetto.
hint-pizza-way = Così manca il meno possibile.
hint-pizza-want = Meno chiedi, più è facile che qualcuno ce l’abbia: { $cards }.
hint-pizza-number =
    { $count ->
        [one] Chiedi il meno possibile: basta un ingrediente.
       *[other] Chiedi il meno possibile: bastano { $count } ingredienti.
    }
hint-pizza-kind = Chiedi il tipo di cui gli altri hanno probabilmente di più.
hint-pizza-kind-none = Di questi non chiederne: gli altri hanno probabilmente più di un altro tipo.
hint-pizza-give = Se aiuti, ricevi un’ordinazione dal tuo mazzo, e vale queste carte: { $cards }.
hint-pizza-cannot-give = Non hai quello che serve.
hint-pizza-no-reward = Il tuo mazzo delle ordinazioni è vuoto: aiutare non ti porta niente.
hint-pizza-duel = { $count } dovrebbero essere più di quanti ne hanno gli altri insieme.
hint-pizza-duel-all = Forse gli altri ne hanno molti, quindi giocali tutti: { $count }.
hint-pizza-no-duel = Ne hai troppo pochi per un duello.
hint-pizza-show = Quello che mostri torna a te, e può fermare questa ordinazione.
hint-pizza-name =
    { $count ->
        [one] { $name } ha un solo ingrediente e quindi nessuna scelta.
       *[other] { $name } ha solo { $count } ingredienti tra cui scegliere.
    }
hint-pizza-show-card = Delle tue carte, è il tipo che più difficilmente ha anche l’altro: { $card }.
hint-pizza-match = Questa carta va bene: { $cards }.

hint-solo-out = La tua ultima carta, e hai finito: { $card }.
hint-solo-call = Di’ SOLO mentre la giochi, perché poi ti resta una carta sola: { $card }.
hint-solo-raise = Aggiungila, così pesca chi viene dopo e non tu: { $card }.
hint-solo-pass-on =
    { $count ->
        [one] La mano che ti arriva ha una carta sola.
       *[other] La mano che ti arriva ha solo { $count } carte.
    }
hint-solo-alone = È l’unica carta che va bene: { $card }.
hint-solo-attack =
    { $count ->
        [one] A { $name } resta una carta sola: è ora di reagire.
       *[other] A { $name } restano solo { $count } carte: è ora di reagire.
    }
hint-solo-to-swap =
    { $count ->
        [one] Ti permette di scambiare con una mano di una carta sola: { $card }.
       *[other] Ti permette di scambiare con una mano di sole { $count } carte: { $card }.
    }
hint-solo-keep-black = Le carte nere vanno su tutto: conservale e gioca { $card }.
hint-solo-black = Conserva le altre carte e usa adesso una nera: { $card }.
hint-solo-same-colour =
    { $count ->
        [one] Di quel colore hai ancora una carta: { $card }.
       *[other] Di quel colore hai ancora { $count } carte: { $card }.
    }
hint-solo-costly =
    { $count ->
        [one] Liberati prima della carta più cara che si può giocare: { $card }, un punto.
       *[other] Liberati prima della carta più cara che si può giocare: { $card }, { $count } punti.
    }
hint-solo-draw = Non va bene niente: pesca una carta.
hint-solo-wait = Quello che va bene ti porterebbe più carte: meglio pescarne una.
hint-solo-penalty =
    { $count ->
        [one] Non puoi aggiungere niente: pesca una carta.
       *[other] Non puoi aggiungere niente: pesca { $count } carte.
    }
hint-solo-pass = Non puoi né giocare né pescare.
hint-solo-play-drawn = La carta pescata va bene, quindi giocala: { $card }.
hint-solo-keep = La carta pescata non va bene: tienila.
hint-solo-keep-back = Giocarla ti porterebbe più carte: tienila.
hint-solo-jump = Hai la stessa identica carta, quindi giocala al volo: { $card }.
hint-solo-no-jump = Giocare al volo ti porterebbe più carte: lascia stare.
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
hint-solo-no-swap = Nessuno ha meno carte di te: tieni le tue.
hint-solo-first = Prendi semplicemente la prima che va bene: { $card }.
hint-solo-unnoticed = Qui non c’è niente da fare: lascia giocare gli altri.
hint-solo-overlooked = Questa volta nessuna carta salta all’occhio.
hint-solo-lacks = { $name } ha quasi finito e prima non aveva questo colore: { $card }.
hint-solo-hard-to-follow = { $name } ha quasi finito, e questa è la carta più difficile da seguire: { $card }.
hint-solo-turn-away =
    { $count ->
        [one] Dopo di te tocca a { $name }, con una carta sola, quindi cambia giro: { $card }.
       *[other] Dopo di te tocca a { $name }, con solo { $count } carte, quindi cambia giro: { $card }.
    }
hint-solo-give-away = Chi riceve la tua ultima carta potrebbe finire subito: non passarla.
hint-solo-colour-lacks = Dopo di te tocca a { $name }, che prima non aveva questo colore: { $colour }.
hint-solo-colour-hard = Qualcuno ha quasi finito, e probabilmente è il colore che ha di meno: { $colour }.
