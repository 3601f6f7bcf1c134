# La table des pizzas : ce qui se passe, ce qui est demandé, ce que fait un bouton

## Ce qui s’est passé

pizza-event-round-began = La manche { $round } commence. Premier tour : { $name }
pizza-event-announced =
    { $name } : { $number } { $kind }{ $doubles ->
        [0] {""}
        [one] , dont une carte double
       *[other] , dont { $doubles } cartes doubles
    }
pizza-event-nothing-put = { $name } : aucun ingrédient à mettre
pizza-event-order-laid = { $name } : { $order } posée sur le four
pizza-event-drew-kitchen =
    { $count ->
        [one] { $name } : une carte de la cuisine
       *[other] { $name } : { $count } cartes de la cuisine
    }
pizza-event-drew-waiter =
    { $count ->
        [one] { $name } : une commande du serveur
       *[other] { $name } : { $count } commandes du serveur
    }
pizza-event-drew-own = { $name } : pioché : { $cards }
pizza-event-chef-drawn = { $name } : pioche la carte chef
pizza-event-round-ended = La manche { $round } est finie. Le four est vidé par { $chef }
pizza-event-revealed = Sorti du four : { $cards }
pizza-event-order-revealed = Sorti du four : { $order } ({ $name })
pizza-event-series-laid = { $name } : pose une série : { $orders }
pizza-event-help-asked = { $name } : demande { $cards }
pizza-event-help-refused = { $name } : n’aide pas
pizza-event-help-given = { $name } : donne { $cards }
pizza-event-served = { $name } : sert { $orders }
pizza-event-served-hand = { $name } : sert { $orders }, en ajoutant de sa main { $cards }
pizza-event-failed = { $name } : { $orders } ratée
pizza-event-rewarded = { $name } : récompense : { $order }
pizza-event-rewarded-hidden = { $name } : récompense : une commande cachée
pizza-event-duel-committed = { $name } : engage { $cards }
pizza-event-duel-answered = { $name } : montre { $cards }
pizza-event-duel-answered-declined = { $name } : ne montre rien
pizza-event-opponent-named = { $name } : désigne { $opponent }
pizza-event-card-shown = { $name } : montre { $card }
pizza-event-chef-moved = { $name } : devient chef
pizza-event-leftovers = Il reste pour le prochain four : { $cards }
pizza-event-leftovers-none = Il ne reste rien pour le prochain four
pizza-event-game-ended = La partie est finie

## Ce qui se dit à table

pizza-announced =
    { $number } { $kind } !{ $doubles ->
        [0] {""}
        [one] {" "}(1 double)
       *[other] {" "}({ $doubles } doubles)
    }
pizza-said-nothing = Rien à mettre
pizza-said-refused = Non, désolé
pizza-said-given = Voilà : { $cards }
pizza-said-asks = Qui me donne { $cards } ?
pizza-said-series = Une série !
pizza-said-commits = J’engage { $cards }
pizza-said-shows = Je montre { $cards }
pizza-said-declines = Je ne montre rien
pizza-said-names = À vous, { $name } !
pizza-said-chef = C’est moi le chef !
pizza-said-rewarded = Une de plus pour moi !

## Ce qui est demandé

pizza-ask-put-ingredients = À vous : mettez au four des ingrédients d’une seule sorte
pizza-ask-lay-order = Poser une commande par-dessus ?
pizza-ask-draw-cards = Où piochez-vous ?
pizza-ask-choose-serving = { $orders } : comment la servez-vous ?
pizza-ask-cover-missing = { $orders } : il manque quelque chose. Que faire ?
pizza-ask-lay-series = { $orders } : ajoutez-vous des quatuors pour une série ?
pizza-ask-choose-way = { $orders } : de quelle façon, avec de l’aide ?
pizza-ask-request-help = { $orders } : touchez ce que vous ajoutez vous-même ; vous demandez le reste
pizza-ask-request-number = { $orders } : touchez ce que vous ajoutez vous-même ; vous demandez le reste
pizza-ask-request-kind = { $orders } : { $kind }, combien sur { $left } encore à nommer ?
pizza-ask-answer-help = { $name } demande { $cards } ({ $orders }). Le donnez-vous ?
pizza-ask-commit-to-duel = { $orders } : combien en engagez-vous ?
pizza-ask-answer-duel = { $name } engage { $cards } ({ $orders }). Montrez-vous tous les vôtres ?
pizza-ask-name-opponent = { $orders } : qui doit montrer une carte ?
pizza-ask-show-for-match = { $name } vous a désigné ({ $orders }). Quelle carte montrez-vous ?
pizza-ask-answer-match = Pour votre commande ({ $orders }), carte montrée : { $card }. Votre réponse ?
pizza-waiting = À jouer : { $name }

## Ce que fait un bouton

pizza-do-put = Mettre { $number } { $kind } au four
pizza-do-put-double =
    { $doubles ->
        [one] Mettre { $number } { $kind } au four (1 double)
       *[other] Mettre { $number } { $kind } au four ({ $doubles } doubles)
    }
pizza-do-put-double-last =
    { $doubles ->
        [one] Mettre { $number } { $kind } au four, la double au-dessus
       *[other] Mettre { $number } { $kind } au four, les doubles au-dessus
    }
pizza-do-lay = Poser { $order } sur le four
pizza-do-pass-lay-order = Pas de commande
pizza-do-pass-lay-series = Pas de série
pizza-do-pass-answer-duel = Ne rien montrer
pizza-do-draw-kitchen = De la cuisine ({ $count })
pizza-do-draw-waiter = De votre serveur ({ $count })
pizza-do-serve = Servir avec la table
pizza-do-serve-hand = Servir, en ajoutant de votre main { $cards }
pizza-do-serve-way = Servir : { $way }
pizza-do-serve-way-hand = Servir : { $way } ; de votre main { $cards }
pizza-do-fail = Laisser rater
pizza-do-ask = Demander de l’aide
pizza-do-way = De cette façon : { $way }
pizza-do-want = Demander { $cards }
pizza-do-want-pledge = Demander { $cards }, en ajoutant { $pledge }
pizza-do-number = En demander { $number } en tout
pizza-do-number-pledge = En demander { $number } en tout, en ajoutant { $pledge }
pizza-do-kind = Demander { $number } { $kind }
pizza-do-give = Donner { $cards }
pizza-do-refuse = Ne pas aider
pizza-do-series = Poser une série : { $orders }
pizza-do-commit = En engager { $total } de la table
pizza-do-commit-hand = En engager { $total }, dont de votre main { $cards }
pizza-do-show = Montrer tous les miens
pizza-do-show-card = Montrer : { $card }
pizza-do-name = Désigner { $name }
pizza-tap-ingredients = Touchez des ingrédients d’une seule sorte
pizza-tap-cards = Touchez les cartes qu’il faut
pizza-tap-order = Touchez une commande
pizza-all-choices = Tous les choix
pizza-hint = Conseil

## Petits choix

pizza-group-top = Au-dessus
pizza-group-way = Comment
pizza-group-request = Demander
pizza-group-number = Combien
pizza-group-total = En tout
pizza-group-numbers = Nombres
pizza-top-single = la simple
pizza-top-double = la double

## La table

pizza-players = Joueurs
pizza-you = vous
pizza-chef = chef
pizza-bot = bot
pizza-away = un bot joue
pizza-gone = non connecté
pizza-on-turn = à son tour
pizza-cards =
    { $ingredients ->
        [one] { $ingredients } ingrédient
       *[other] { $ingredients } ingrédients
    } et { $orders ->
        [one] { $orders } commande
       *[other] { $orders } commandes
    } en main
pizza-seat-ingredients =
    { $count ->
        [one] { $count } ingrédient en main
       *[other] { $count } ingrédients en main
    }
pizza-seat-orders =
    { $count ->
        [one] { $count } commande en main
       *[other] { $count } commandes en main
    }
pizza-waiter-size =
    { $count ->
        [one] { $count } commande chez le serveur
       *[other] { $count } commandes chez le serveur
    }
pizza-served-size =
    { $count ->
        [one] { $count } servie
       *[other] { $count } servies
    }
pizza-gone-size =
    { $count ->
        [one] { $count } hors du jeu
       *[other] { $count } hors du jeu
    }
pizza-own-kind = sa sorte : { $kind }
pizza-oven = Four
pizza-oven-size =
    { $count ->
        [one] { $count } carte dedans
       *[other] { $count } cartes dedans
    }
pizza-oven-empty = Le four est vide
pizza-on-top = au-dessus : { $card }
pizza-order-of = { $order } ({ $name })
pizza-kitchen = Cuisine
pizza-waiter = Votre serveur
pizza-served-pile = Servies
pizza-hand = Votre main
pizza-ingredients = Ingrédients
pizza-orders = Commandes

## La sortie du four

pizza-scene = Le four est vidé
pizza-scene-turning = Le four est retourné
pizza-scene-leftovers = Reste pour le prochain four
pizza-scene-counting = On compte les commandes servies
pizza-scene-empty = Encore rien sur la table
pizza-scene-left =
    { $count ->
        [0] Four vide
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
pizza-scene-served = Servie !
pizza-scene-failed = Ratée
pizza-scene-order = { $order } ({ $name })
pizza-scene-filled = { $done } sur { $all }
pizza-scene-anything = { $done } sur au moins { $all }
pizza-from-table = de la table
pizza-from-hand = de la main
pizza-from-helper = d’un voisin qui aide
pizza-pause = Pause
pizza-go-on = Continuer
pizza-step = Un pas
pizza-speed = Vitesse : { $speed }×
pizza-to-question = À votre question
pizza-to-next = À la question suivante
pizza-skip = Passer
pizza-awaited = On vous demande quelque chose
