# La table des pizzas : ce qui se passe, ce qui est demandé, ce que fait un bouton

## Ce qui s’est passé

pizza-event-round-began = La manche { $round } commence. { $name } joue en premier.
    .you = La manche { $round } commence. Tu joues en premier.
pizza-event-announced =
    { $name } met { $number } { $kind } au four{ $doubles ->
        [0] .
        [one] , dont une carte double.
       *[other] , dont { $doubles } cartes doubles.
    }
    .you =
        Tu mets { $number } { $kind } au four{ $doubles ->
            [0] .
            [one] , dont une carte double.
           *[other] , dont { $doubles } cartes doubles.
        }
pizza-event-nothing-put = { $name } n’a pas d’ingrédient à mettre.
    .you = Tu n’as pas d’ingrédient à mettre.
pizza-event-order-laid = { $name } joue une commande : { $order }.
    .you = Tu joues une commande : { $order }.
pizza-event-drew-kitchen =
    { $count ->
        [one] { $name } pioche un ingrédient.
       *[other] { $name } pioche { $count } ingrédients.
    }
    .you =
        { $count ->
            [one] Tu pioches un ingrédient.
           *[other] Tu pioches { $count } ingrédients.
        }
pizza-event-drew-waiter =
    { $count ->
        [one] { $name } pioche une commande.
       *[other] { $name } pioche { $count } commandes.
    }
    .you =
        { $count ->
            [one] Tu pioches une commande.
           *[other] Tu pioches { $count } commandes.
        }
pizza-event-drew-own = { $name } pioche { $cards }.
    .you = Tu pioches { $cards }.
pizza-event-chef-drawn = { $name } pioche la carte chef.
    .you = Tu pioches la carte chef.
pizza-event-round-ended = La manche { $round } est finie. { $chef } vide le four.
    .you = La manche { $round } est finie. Tu vides le four.
pizza-event-revealed = Sorti du four : { $cards }.
pizza-event-order-revealed = Sorti du four : { $order }, pour { $name }.
    .you = Sorti du four : { $order }, pour toi.
pizza-event-series-laid = { $name } en fait une série : { $orders }.
    .you = Tu en fais une série : { $orders }.
pizza-event-help-asked = { $name } demande { $cards }.
    .you = Tu demandes { $cards }.
pizza-event-help-refused = { $name } n’aide pas.
    .you = Tu n’aides pas.
pizza-event-help-given = { $name } donne { $cards }.
    .you = Tu donnes { $cards }.
pizza-event-served = { $name } sert { $orders }.
    .you = Tu sers { $orders }.
pizza-event-served-hand = { $name } sert { $orders }, avec { $cards } de sa main.
    .you = Tu sers { $orders }, avec { $cards } de ta main.
pizza-event-failed = Commande ratée pour { $name } : { $orders }.
    .you = Commande ratée : { $orders }.
pizza-event-rewarded = { $name } reçoit une récompense : { $order }.
    .you = Tu reçois une récompense : { $order }.
pizza-event-rewarded-hidden = { $name } reçoit une récompense : une commande face cachée.
    .you = Tu reçois une récompense : une commande face cachée.
pizza-event-duel-committed = { $name } joue { $cards } dans le duel.
    .you = Tu joues { $cards } dans le duel.
pizza-event-duel-answered = { $name } montre { $cards }.
    .you = Tu montres { $cards }.
pizza-event-duel-answered-declined = { $name } ne montre rien.
    .you = Tu ne montres rien.
pizza-event-opponent-named = { $name } choisit { $opponent }.
    .you = Tu choisis { $opponent }.
    .to-you = { $name } te choisit.
pizza-event-card-shown = { $name } montre { $card }.
    .you = Tu montres { $card }.
pizza-event-chef-moved = { $name } devient chef.
    .you = Tu deviens chef.
pizza-event-leftovers = Il reste pour le prochain four : { $cards }.
pizza-event-leftovers-none = Il ne reste rien pour le prochain four.
pizza-event-game-ended = La partie est finie.

## Ce qui se dit à table

pizza-announced =
    { $number } { $kind } !{ $doubles ->
        [0] {""}
        [one] {" "}(1 double)
       *[other] {" "}({ $doubles } doubles)
    }
pizza-said-nothing = Rien à mettre
pizza-said-refused = Non, pas moi
pizza-said-given = Voilà : { $cards }
pizza-said-asks = Quelqu’un a { $cards } pour moi ?
pizza-said-series = Une série !
pizza-said-commits = J’y vais avec { $cards }
pizza-said-shows = J’ai { $cards }
pizza-said-declines = Je passe
pizza-said-names = Toi, { $name } !
pizza-said-chef = C’est moi le chef !
pizza-said-rewarded = Une de plus pour moi !

## Ce qui est demandé

pizza-ask-put-ingredients = À toi : mets au four des ingrédients d’une seule sorte
pizza-ask-lay-order = Tu joues une commande ?
pizza-ask-draw-cards = Que pioches-tu ?
pizza-ask-choose-serving = { $orders } : comment la sers-tu ?
pizza-ask-cover-missing = { $orders } : il n’y a pas assez. Et maintenant ?
    .only = { $orders } : il n’y a pas assez.
pizza-ask-lay-series = { $orders } : tu ajoutes des quatuors pour une série ?
    .only = { $orders } : aucun autre quatuor ne va avec.
pizza-ask-choose-way = { $orders } : quels ingrédients veux-tu ?
pizza-ask-request-help = { $orders } : choisis ce que tu ajoutes toi-même et demande le reste
pizza-ask-request-number = { $orders } : choisis ce que tu ajoutes toi-même et demande le reste
pizza-ask-request-kind = { $orders } : encore { $left } à demander. Combien : { $kind } ?
    .only = { $orders } : tu as déjà tout demandé.
pizza-ask-answer-help = { $name } demande { $cards }. Tu l’aides ?
    .only = { $name } demande { $cards }. Tu n’as pas ça.
pizza-ask-commit-to-duel = Ton duel : combien en joues-tu ?
pizza-ask-answer-duel = Duel de { $name } : { $cards }. Tu montres tous les tiens pour l’arrêter ?
    .only = Duel de { $name } : { $cards }. Tu n’en as pas.
pizza-ask-name-opponent = La pareille : qui doit te montrer une carte ?
pizza-ask-show-for-match = { $name } te choisit. Quelle carte montres-tu ?
pizza-ask-answer-match = La pareille : on te montre { $card }. Tu l’as aussi ?
    .only = La pareille : on te montre { $card }. Tu n’en as pas.
pizza-waiting = On attend { $name }
pizza-your-turn = À toi de jouer

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
pizza-do-lay = Jouer { $order }
pizza-do-pass-lay-order = Passer
    .only = Pas de commande : OK
pizza-do-pass-lay-series = Pas de série
    .only = Pas de série : OK
pizza-do-pass-answer-duel = Je passe
    .only = Rien à montrer : OK
pizza-do-draw-kitchen =
    { $count ->
        [one] { $count } ingrédient
       *[other] { $count } ingrédients
    }
pizza-do-draw-waiter =
    { $count ->
        [one] { $count } commande
       *[other] { $count } commandes
    }
pizza-did-draw-kitchen = Piocher des ingrédients
pizza-did-draw-waiter = Piocher des commandes
pizza-do-serve = Servir
pizza-do-serve-hand = Servir avec { $cards } de ta main
pizza-do-serve-way = Servir : { $way }
pizza-do-serve-way-hand = Servir : { $way }, avec { $cards } de ta main
pizza-do-fail = Abandonner la commande
    .only = Ça ne marche pas : OK
pizza-do-ask = Demander de l’aide
pizza-do-way = { $way }
pizza-do-want = Demander { $cards }
pizza-do-want-pledge = Demander { $cards } et ajouter { $pledge }
pizza-do-number = En demander { $number } en tout
pizza-do-number-pledge = En demander { $number } en tout et ajouter { $pledge }
pizza-do-kind = Demander { $number } { $kind }
    .only = { $number } { $kind } : OK
pizza-do-give = Donner { $cards }
pizza-do-refuse = Non, pas cette fois
    .only = Tu ne peux pas aider : OK
pizza-do-series = Série : { $orders }
pizza-do-commit = En jouer { $total } de la table
pizza-do-commit-hand = En jouer { $total }, avec { $cards } de ta main
pizza-do-show = Tout montrer
pizza-do-show-card = Montrer : { $card }
pizza-do-name = Choisir { $name }
pizza-pick-ingredients = Choisis des ingrédients d’une seule sorte
pizza-pick-cards = Choisis les cartes qu’il faut
pizza-pick-missing =
    { $count ->
        [one] Choisis encore { $count } carte
       *[other] Choisis encore { $count } cartes
    }
pizza-pick-order = Choisis une commande
pizza-why-order-now = Tes ingrédients sont déjà au four. Maintenant, tu peux jouer une commande, ou passer.
pizza-last-draw = Ce sont les derniers ingrédients : si tu les prends, la manche finit et on vide le four.
pizza-tip-put-ingredients = Ce qui entre d’abord au four en sort d’abord. Ta commande se sert de ce qui est sorti avant elle.
pizza-tip-lay-order = Pour une commande compte ce que tous ont mis avant elle. S’il manque quelque chose, tu pourras l’ajouter de ta main.
pizza-tip-draw-cards = Tu complètes ta main avec l’une des deux piles. Le dernier ingrédient finit la manche.
pizza-tip-emptying = Tout ressort dans l’ordre où c’est entré. Chaque commande prend ce qu’il lui faut dans ce qui est déjà sorti.
pizza-round-over = La manche { $round } est finie. Déjà servies : { $scores }.
pizza-round-over-hidden = La manche { $round } est finie. On saura à la fin qui mène.
pizza-round-back =
    { $count ->
        [one] Ta commande ratée est revenue sous ta pile.
       *[other] Tes { $count } commandes ratées sont revenues sous ta pile.
    }
pizza-all-choices = Tous les choix
pizza-hint = Conseil

## Petits choix

pizza-group-top = Au-dessus
pizza-group-way = Comment
pizza-group-request = Demander
pizza-group-number = Combien
pizza-group-total = En tout
pizza-group-numbers = Combien pour chacune
pizza-top-single = la simple
pizza-top-double = la double

## La table

pizza-players = Joueurs
pizza-you = toi
pizza-chef = chef
pizza-bot = bot
pizza-away = un bot joue
pizza-gone = hors connexion
pizza-on-turn = joue
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
        [one] encore { $count } commande à piocher
       *[other] encore { $count } commandes à piocher
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
pizza-own-kind = collectionne : { $kind }
pizza-seat-chef = Chef : vide le four à la fin de la manche et commence la suivante
pizza-seat-kind = Sa sorte : { $kind }
pizza-oven = Four
pizza-oven-size =
    { $count ->
        [one] { $count } carte dedans
       *[other] { $count } cartes dedans
    }
pizza-oven-empty = Le four est vide
pizza-on-top = au-dessus : { $card }
pizza-order-of = { $order } ({ $name })
pizza-kitchen = Ingrédients
pizza-waiter = Tes commandes
pizza-served-pile = Servies
pizza-hand = Ta main
pizza-ingredients = Ingrédients
pizza-orders = Commandes

## La sortie du four

pizza-scene = On vide le four
pizza-scene-turning = On vide le four
pizza-scene-leftovers = Reste pour le prochain four
pizza-scene-counting = On compte les commandes servies
pizza-scene-empty = Rien n’est encore sorti
pizza-scene-left =
    { $count ->
        [0] Four vide
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
pizza-scene-served = Servie !
pizza-scene-failed = Ratée
pizza-scene-order = { $order }, pour { $name }
pizza-scene-filled = { $done } sur { $all }
pizza-scene-anything = { $done } sur au moins { $all }
pizza-from-table = de la table
pizza-from-hand = de la main
pizza-from-helper = de la personne qui a aidé
pizza-pause = Pause
pizza-go-on = Continuer
pizza-step = Un pas
pizza-speed = Vitesse : { $speed }×
pizza-to-question = Aller à mon tour
pizza-skip = Tout passer
pizza-awaited = Une question pour toi
