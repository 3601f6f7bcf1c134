### Les guides : les règles de chaque jeu, comme on les lit (forno/guides). Les nombres viennent des jeux de cartes.

## La page autour d’un guide

guide-page = Règles
guide-reference = Référence
guide-reference-title = { $game } : la référence
guide-reference-about = Chaque règle en détail, même pour les cas rares.
guide-rule-link = Dans la référence : { $rule }
guide-print = Imprimer
guide-labelled = { $label } : { $text }

## Titres

guide-section-aim = Le but
guide-section-table = Ce qu’il y a sur la table
guide-section-turn = Ton tour
guide-section-round = La fin d’une manche : on vide le four
guide-section-orders = Les commandes
guide-section-help = Demander de l’aide
guide-section-cards = Les cartes spéciales
guide-section-jump-in = L’interception
guide-section-call = Dire SOLO
guide-section-end = La fin de la partie
guide-section-variants = Variantes
guide-section-questions = Questions fréquentes

## Titres dans les images

guide-scene-hand = Ta main
guide-scene-kitchen = Pile d’ingrédients
guide-scene-waiter = Ta pile de commandes
guide-scene-chef = Carte chef
guide-scene-oven = Four
guide-scene-put = Tu mets au four
guide-scene-lay = Tu poses
guide-scene-draw = Tu pioches
guide-scene-table = Sur la table
guide-scene-order = La commande
guide-scene-from-hand = De ta main
guide-scene-used = Utilisé
guide-scene-shown = Les autres montrent
guide-scene-shown-one = On te montre
guide-scene-given = On te donne
guide-scene-reward = La récompense
guide-scene-hold = Tu as
guide-scene-asked = Tu demandes
guide-scene-refused = Tous disent non
guide-scene-yours-now = À toi maintenant
guide-scene-either = Soit
guide-scene-or = Soit
guide-scene-served = Servie !
guide-scene-failed = Ratée
guide-scene-left = Reste sur la table
guide-scene-single = Compte 1
guide-scene-double = Compte 2
guide-scene-discards = Talon
guide-scene-pile = Pioche
guide-scene-fits = Ça va
guide-scene-fits-now = Maintenant ça va
guide-scene-fits-red = Après « rouge », ça va
guide-scene-play = Tu joues
guide-scene-raise = Le suivant en remet une
guide-scene-draws = Celui d’après pioche
guide-scene-jump = Tu interceptes
guide-scene-back =
    { $count ->
        [one] une carte face cachée
       *[other] { $count } cartes face cachée
    }

## Les jeux de pizza : le but et la table

guide-aim = On cuit tous dans le même four : mets-y des ingrédients, pose tes commandes dessus et retiens ce qu’il y a dessous. Qui a servi le plus de ses { $orders } commandes après { $rounds } manches gagne.
guide-hand =
    Tu commences avec { $ingredients } ingrédients et { $dealt_orders ->
        [one] une commande
       *[other] { $dealt_orders } commandes
    }. Personne ne voit tes cartes, mais tout le monde voit combien tu en as de chaque : les dos sont différents.
    .title = Ta main
guide-colours = Tu joues une couleur, et chaque couleur a son ingrédient : jaune l’ananas, violet l’olive, vert le poivron, marron le champignon, rouge le salami.
    .title = Ta couleur
guide-colours-shrimp = Tu joues une couleur, et chaque couleur a son ingrédient : jaune l’ananas, violet l’olive, vert le poivron, marron le champignon, rouge le salami, rose la crevette.
    .title = Ta couleur
guide-own-kind = Toutes tes commandes, sauf la Bombastica, demandent au moins un ingrédient à toi. Sur les images, tu joues vert : ton ingrédient est donc le poivron.
guide-pictures = Sur la plupart des images, tu joues vert : ton ingrédient est donc le poivron.
guide-doubles = Certains ingrédients sont doubles : une seule carte, mais elle compte 2.
    .title = Les doubles
guide-piles = À côté du four, il y a la pile d’ingrédients (la cuisine), avec la carte chef quelque part dedans. Devant toi, la pile de tes autres commandes (ton serveur). Les deux sont face cachée.
    .title = Deux piles où piocher
guide-piles-plus = À côté du four, il y a la pile d’ingrédients (la cuisine). Devant toi, la pile de tes autres commandes (ton serveur). Les deux sont face cachée. Il n’y a pas de carte chef.
    .title = Deux piles où piocher
guide-oven = La pile au milieu, face visible, où tout le monde joue. Tu vois la carte du dessus et le nombre de cartes. Personne n’a le droit de la feuilleter. Au début, le four est vide.
    .title = Le four

## Un tour

guide-turn-put = Mets au moins un ingrédient de ta main dans le four. Tu peux en mettre plusieurs s’ils sont tous de la même sorte. Dis tout haut ce que tu mets : « 3 salamis ».
    .title = 1. Des ingrédients
guide-turn-put-doubles = S’il y a une double dans le lot, dis-le aussi : « 3 ananas, dont une carte double ».
guide-turn-order = Ensuite, tu peux poser une commande de ta main par-dessus, ou pas. Elle prendra ce qui est entré au four avant elle, et ce qui manquera pourra encore venir de ta main.
    .title = 2. Une commande
guide-turn-draw = Complète ta main à { $hand } cartes : toutes de la pile d’ingrédients ou toutes de tes commandes, jamais des deux. S’il n’y en a pas assez, prends ce qui reste.
    .title = 3. La pioche
guide-turn-draw-limit = Complète ta main à { $hand } cartes, mais pioches-en au plus { $draw_limit } par tour : toutes de la pile d’ingrédients ou toutes de tes commandes, jamais des deux. S’il n’y en a pas assez, prends ce qui reste.
    .title = 3. La pioche
guide-turn-example = Tu mets 3 salamis, tu poses une commande et tu veux piocher des commandes. Il n’en reste que 3 : tu continues avec 6 cartes jusqu’à ta prochaine pioche.
    .title = Exemple
guide-turn-example-plus = De tes 9 cartes, tu mets 3 salamis et tu poses une commande. Tu veux piocher des commandes, mais il n’en reste que 3 : tu continues avec 8 cartes.
    .title = Exemple
guide-memory = Tout est dans la mémoire : la page te montre ce qui est entré depuis ton dernier tour, rien d’avant.
guide-chef-card = Si tu pioches la carte chef, pose-la face visible et prends-en une autre. Te voilà chef : tu vides le four à la fin de la manche et tu commences la suivante.
    .title = La carte chef

## La fin d’une manche

guide-round-end = Quelqu’un prend la dernière carte de la pile d’ingrédients, et la manche s’arrête aussitôt, même si sa main n’est pas complète.
guide-round-end-plus = Quelqu’un prend la dernière carte de la pile d’ingrédients, et la manche s’arrête aussitôt, même si sa main n’est pas complète. C’est le chef : il vide le four.
guide-reveal = Le chef retourne le four et dévoile les cartes une à une : ce qui est entré en premier sort en premier. Les ingrédients sont rangés sur la table, une colonne par sorte. Chaque commande est réglée quand elle sort.
guide-served = Tout ce qu’il faut est sur la table : la commande est servie. Ce qu’elle utilise disparaît, elle reste devant toi et compte. S’il y a plusieurs façons de la servir, tu choisis, même une qui prend des cartes de ta main.
    .title = Tout y est
guide-served-hidden = Tout ce qu’il faut est sur la table : la commande est servie. Ce qu’elle utilise disparaît, et elle va face cachée sur une pile commune. S’il y a plusieurs façons de la servir, tu choisis, même une qui prend des cartes de ta main.
    .title = Tout y est
guide-doubles-first = Sur la table, les doubles partent avant les simples, même quand une simple suffirait. Le surplus est perdu.
    .title = Les doubles d’abord
guide-doubles-example = Il faut quatre olives : la double d’abord, puis 2 simples.
    .title = Exemple
guide-from-hand = Tu peux compléter avec ta main : seulement ce qui manque sur la table, et pas une carte de trop. Tu ne repioches pas tout de suite.
    .title = Il manque quelque chose
guide-or-help = Ou tu demandes aux autres : voir plus bas.
guide-failed-gone = La commande quitte la partie pour de bon. Les ingrédients restent sur la table pour les commandes suivantes.
    .title = Ça ne suffit pas
guide-failed = La commande retourne face cachée sous ta pile de commandes. Les ingrédients restent sur la table pour les commandes suivantes.
    .title = Ça ne suffit pas
guide-classic-example = Ta commande demande 4 ananas et 1 poivron. Il y a 3 ananas sur la table : tu en ajoutes un de ta main.
    .title = Exemple
guide-next-round = Ce qui reste sur la table devient le nouveau four : tu as une dizaine de secondes pour le retenir. Ce qui a servi est mélangé avec la carte chef et devient la nouvelle pile d’ingrédients. Tu gardes ta main, et le chef commence.
    .title = La manche suivante
guide-next-round-plus = Ce qui reste sur la table devient le nouveau four : tu as une dizaine de secondes pour le retenir. Ce qui a servi est mélangé et devient la nouvelle pile d’ingrédients. Tu gardes ta main, et le chef commence.
    .title = La manche suivante

## Les commandes

guide-order-four = { $own } de ta sorte et { $same } de l’autre sorte dessinée. Tu en as { $copies }, une pour chaque autre sorte.
guide-order-all = { $each } de chacune des { $kinds } sortes.
guide-order-monotoni = { $own } de ta sorte et { $joker } d’une autre sorte, que tu choisis quand la commande sort.
guide-order-bombastica = { $anything } ingrédients ou plus, peu importe lesquels. Elle prend tout ce qu’il y a sur la table, même s’il y en a davantage. S’il y en a moins de { $anything }, tu peux ajouter le reste de ta main.
guide-order-bombastica-help = { $anything } ingrédients ou plus, peu importe lesquels. Elle prend tout ce qu’il y a sur la table, même s’il y en a davantage. S’il y en a moins de { $anything }, tu peux ajouter le reste de ta main ou le demander, sorte par sorte.
guide-order-minimale = { $own } de ta sorte et { $scarcest } de la sorte la plus rare sur la table quand la commande sort. La tienne et celles qui n’y sont pas du tout ne comptent pas. À égalité, tu choisis. S’il n’y a aucune autre sorte, la commande rate.
guide-minimale-example = Tes poivrons ne comptent pas, et il n’y a pas d’olives. Les plus rares sont donc les salamis et les champignons, 2 de chaque. Tu prends les salamis et tu ajoutes le troisième de ta main.
    .title = Exemple
guide-minimale-example-plus = Ici tu joues rouge : tes salamis ne comptent pas, et il n’y a ni olives ni crevettes. Les plus rares sont donc les poivrons et les champignons, 2 de chaque. Tu prends les champignons et tu en ajoutes 2 de ta main.
    .title = Exemple
guide-count-doubles = Une double compte 2 pour toutes les commandes, y compris pour la Bombastica et pour le compte de la Minimale.
guide-order-quartet = { $same } de la sorte dessinée, jamais la tienne. Tu en as { $copies }, une pour chaque autre sorte.
guide-series = Quand un de tes quatuors sort, tu peux en poser jusqu’à trois autres de ta main. Ensemble, ils coûtent moins : l’un demande 4, un autre 3, un autre 2, un autre 1. À deux quatuors, c’est 4 et 3. Tu dis lequel demande combien.
    .title = La série
guide-series-pay = Complète toute la série d’un coup, ou demande de l’aide : une seule personne, une seule récompense. Si personne n’aide, les quatuors que tu as joués ratent. Le premier est alors jugé seul : servi si la table a ses quatre, sinon raté.
guide-series-example = Ici tu joues violet. Le quatuor de poivrons sort et tu en poses deux autres : 4 champignons, 3 salamis, 2 poivrons. Tu ajoutes 2 salamis de ta main et tu sers les trois.
    .title = Exemple
guide-order-two-each = { $each } de chaque sorte, sauf la tienne.
guide-order-ladder = { $step_1 } d’une sorte, { $step_2 } d’une deuxième, { $step_3 } d’une troisième et { $step_4 } d’une quatrième. Tu choisis les sortes ; la tienne peut en être.
guide-ladder-example = À toi de choisir : 2 ananas et 1 salami, ou 2 salamis et 1 ananas. Même pour 1 salami, c’est la double qui part, et la table est vide.
    .title = Exemple
guide-order-absent = { $joker } de chacune de deux sortes, et rien de ta propre sorte sur la table. Tu choisis les deux sortes. Ce que chacun a en main ne compte pas.
guide-absent-example = Ici tu joues rouge. Il y a un salami sur la table : ta commande rate.
    .title = Exemple
guide-order-two-doubles = Deux cartes doubles de sortes différentes ; la tienne peut en être. Les simples ne comptent pas.
guide-order-duel = Au moins deux de ta sorte, et plus que tous les autres réunis.
guide-duel = Dis combien tu en mises : d’abord ceux de la table, puis autant que tu veux de ta main. Chacun son tour, les autres peuvent montrer tout ce qu’ils ont de cette sorte. S’ils atteignent ton nombre, la commande rate et tes cartes restent sur la table. Sinon, elle est servie. Ils reprennent leurs cartes de toute façon. Personne ne peut t’aider. Avec deux ou plus de ta sorte sur la table, tu ne peux pas renoncer.
guide-duel-example = Ici tu joues marron. Avec celui de la table et 2 de ta main, tu mises 3 champignons. Les autres montrent une simple et une double : 3 aussi, et le duel rate.
    .title = Exemple
guide-order-match = Choisis quelqu’un qui a des ingrédients en main. On t’en montre un, puis on le reprend. Joue une carte de la même sorte, simple ou double, et c’est servi ; si tu en as une, tu dois la jouer.
guide-match = La table ne compte pas et personne ne peut t’aider. Tu peux renoncer avant d’avoir choisi quelqu’un.
guide-match-example = On te montre un poivron double. Tu en joues un simple : c’est la sorte qui compte.
    .title = Exemple
guide-order-takeover = { $chef } de la sorte de la personne qui est chef quand la commande sort. Sers-la, et la carte chef est à toi : tu continues à vider le four et tu commences la manche suivante. La prochaine prise de pouvoir demandera alors ta sorte. Si tu es déjà chef, c’est ta propre sorte qu’il faut.
guide-takeover-example = Ici tu joues rouge, et le chef est jaune. Il te faut donc 4 ananas, dont un de ta main. Te voilà chef, et la prochaine prise de pouvoir demandera des salamis.
    .title = Exemple
guide-order-pairs = { $own } de ta sorte et { $shown } de chacune des deux autres sortes dessinées.
guide-order-ciottona = { $own } de ta sorte, { $joker } d’une deuxième et { $joker } d’une troisième. Tu choisis ces deux-là.
guide-order-small-monotoni = { $joker } d’une autre sorte de ton choix, jamais la sorte barrée, et rien de la sorte barrée sur la table. S’il y en a ne serait-ce qu’un, la commande rate.
guide-order-mini = { $shown } de la sorte dessinée, et rien de la sorte barrée sur la table. Ce que chacun a en main ne compte pas.
guide-order-mamma-mia = { $own } de ta sorte et { $shown } de l’une des deux autres sortes dessinées. Tu choisis laquelle, mais les { $shown } doivent être pareils.
guide-order-mamma-mia-near = La même chose avec deux autres sortes : { $own } de la tienne et { $shown } de l’une des deux.
guide-mamma-mia-example = Ici tu joues rouge : il te faut du salami et des poivrons, ou du salami et des ananas.
    .title = Exemple
guide-bombastica-example = Il y a 21 ingrédients sur la table. La Bombastica prend les 21.
    .title = Exemple

## L’aide

guide-help-ask = Il manque quelque chose sur la table ? Tu peux demander aux autres, l’un après l’autre, en commençant à ta gauche. Dis exactement ce que tu veux : « 2 champignons et 1 salami ». Ce que tu ne demandes pas, tu dois l’ajouter toi-même.
guide-help-give = La première personne qui dit oui donne exactement ça, en simples ou en doubles, et ta commande est servie. Une seule personne aide par commande.
guide-help-give-singles = La première personne qui dit oui donne exactement ça, et ta commande est servie. Une seule personne aide par commande.
guide-help-reward = Qui aide met la première carte de sa pile de commandes avec ses commandes servies, face visible. Elle compte comme les autres. Avec une pile vide, on peut aider gratuitement.
    .title = La récompense
guide-help-reward-unseen = Qui aide met la première carte de sa pile de commandes sur la pile des commandes servies, sans que personne la regarde. Elle compte comme les autres. Avec une pile vide, on ne peut pas aider.
    .title = La récompense
guide-help-refuse = On peut dire non sans donner de raison. Si tous disent non, la commande rate, même si tu aurais pu payer toi-même. Impossible de s’arrêter en route.
    .title = Si personne n’aide
guide-help-every-order = Tu peux demander de l’aide pour toutes les commandes, sauf le Duel et La pareille.
guide-help-two = À deux, il n’y a pas d’aide, et on joue { $rounds_without_help } manches.
guide-help-example = Il faut quatre olives. Tu en as une et tu en demandes une. Ton premier voisin dit non, le deuxième la donne, et la première commande de sa pile compte comme servie.
    .title = Exemple
guide-help-example-plus = Il faut quatre olives, il y en a 2. Tu en as une et tu en demandes une. Ton premier voisin dit non, le deuxième la donne. Ta commande et la récompense vont toutes deux face cachée sur la pile.
    .title = Exemple
guide-help-refused-example = Tu as une olive mais tu veux la garder, alors tu en demandes une. Personne n’aide, et la commande rate.
    .title = Exemple
guide-help-doubles-example = Tu as un ananas double et tu demandes un salami double. Personne n’aide, et tu gardes ton ananas.
    .title = Exemple
guide-help-ladder-example = Tu as un champignon et tu demandes un champignon et une olive. Voilà l’escalier : 4 salamis, 3 ananas, 2 champignons, 1 olive.
    .title = Exemple

## La fin de la partie

guide-end = Après { $rounds } manches, qui a servi le plus de commandes gagne.
guide-end-tie = À égalité, celui qui a le plus d’ingrédients en main passe devant. Si c’est encore égal, vous partagez la place.
guide-end-tie-doubles = À égalité, celui qui a le plus d’ingrédients en main passe devant, une double comptant 2. Si c’est encore égal, vous partagez la place.
guide-end-plus = Après { $rounds } manches, ou { $rounds_without_help } sans aide, on trie la pile des commandes servies par couleur et on compte. Qui en a le plus gagne.

## Variantes

guide-variants = Vous pouvez changer ceci avant de commencer.
guide-option-colours = Chacun choisit une couleur ; premier arrivé, premier servi. Si tu n’en choisis pas, tu en reçois une qui reste.
    .title = Couleurs
guide-option-first-player = Le hasard décide qui commence, ou bien l’hôte. Ensuite, on joue dans le sens des aiguilles d’une montre. À partir de la deuxième partie à une table, on passe à gauche, sauf si l’hôte choisit autre chose.
guide-option-open-log = Tout le monde peut relire ce qui est entré au four. Bien pour apprendre, et pour qui préfère ne pas jouer de mémoire.
guide-option-doubles = Les doubles de la table partent en premier, même là où une simple suffirait. Ou seulement tant qu’il en faut deux ou plus : pour le dernier ingrédient, on prend une simple s’il y en a une.
guide-option-help = Vous pouvez décider de jouer sans aide. Alors il y a { $rounds_without_help } manches au lieu de { $rounds }.
guide-option-start-card = N’importe quelle carte peut commencer, et le premier joueur doit lui obéir. Ou bien on retourne des cartes jusqu’à un chiffre.
guide-option-may-draw = Tu peux piocher même si tu pourrais jouer. Sinon, qui peut jouer doit jouer ; une pénalité peut quand même se piocher.
guide-option-jump-in = Avec toutes les cartes, avec les chiffres seulement, ou pas du tout.
guide-option-two-player-reverse = À deux, c’est simplement à l’autre. Ou bien l’autre passe son tour, et tu rejoues.
guide-option-raising = Sur une pénalité, on ne remet que la même carte. Ou bien on mélange +2 et Joker +4 : les nombres s’ajoutent, et un +2 doit avoir la couleur demandée.
guide-option-triples = Trois cartes ou plus du même chiffre peuvent partir d’un coup. La première doit convenir, la dernière est sur le dessus. On intercepte toujours avec une seule carte.
guide-option-first-dealer = Le hasard décide qui donne en premier, ou bien l’hôte. À partir de la deuxième partie à une table, on passe à gauche, sauf si l’hôte choisit autre chose.

## Questions fréquentes

guide-ask-deck = Il y a { $singles } cartes de chacune des { $kinds } sortes. À moins de { $most }, quelques-unes de chaque sorte restent dans la boîte : { $singles_out_4 } à quatre, { $singles_out_3 } à trois, { $singles_out_2 } à deux.
    .title = Combien de cartes y a-t-il en jeu ?
guide-ask-deck-doubles = Il y a { $singles } simples et { $doubles } doubles de chacune des { $kinds } sortes. À moins de { $most }, quelques-unes de chaque sorte restent dans la boîte : à quatre { $singles_out_4 } simple, à trois { $singles_out_3 } simple et { $doubles_out_3 } double, à deux { $singles_out_2 } simples et { $doubles_out_2 } double.
    .title = Combien de cartes y a-t-il en jeu ?
guide-ask-deck-six = Il y a { $singles } cartes de chacune des { $kinds } sortes. À moins de { $most }, quelques-unes de chaque sorte restent dans la boîte : { $singles_out_5 } à cinq, { $singles_out_4 } à quatre, { $singles_out_3 } à trois, { $singles_out_2 } à deux.
    .title = Combien de cartes y a-t-il en jeu ?
guide-ask-fewer = Non. Tu complètes toujours ta main, même si ça prend la dernière carte et finit la manche. Et on ne choisit pas une pile vide tant que l’autre a des cartes.
    .title = Je peux piocher moins de cartes ?
guide-ask-no-ingredients = Alors tu ne joues rien à ce tour, pas même une commande, et tu pioches seulement. Si ta main est pleine de commandes, tu passes.
    .title = Et si je n’ai aucun ingrédient en main ?
guide-ask-no-ingredients-plus = Alors tu ne joues rien à ce tour, pas même une commande, et tu pioches { $no_ingredients_draw } ingrédients, même si ça fait plus de { $hand } cartes.
    .title = Et si je n’ai aucun ingrédient en main ?
guide-ask-decline = Pas si tout est sur la table : alors elle est servie, que tu le veuilles ou non. Mais personne ne t’oblige à ajouter des cartes de ta main.
    .title = Je peux retenir une commande quand elle sort ?
guide-ask-help = Non. Ce qui manque sur la table vient de ta propre main.
    .title = Quelqu’un peut m’aider ?
guide-ask-double-from-hand = Oui, tant qu’aucune autre carte ajoutée ne devient inutile. La double part en entier, on ne te rend rien.
    .title = Je peux donner une double là où il n’en manque qu’un ?
guide-ask-leading = Personne ne le sait avant la fin : les commandes servies sont face cachée, on voit seulement combien il y en a. Les ingrédients utilisés sont face visible, mais on ne peut pas les feuilleter.
    .title = Qui est en tête ?
guide-ask-counting = La taille des piles, des mains et du four. Ce qui a servi est face cachée.
    .title = Qu’est-ce que j’ai le droit de compter ?
guide-ask-nothing-used = Alors la nouvelle pile d’ingrédients, c’est la carte chef toute seule. Qui la pioche finit la manche.
    .title = Et si rien n’a été servi dans une manche ?
guide-ask-nothing-used-plus = Alors il n’y a pas de pile d’ingrédients. Chacun joue encore une fois et ne pioche que des commandes, et qui a commencé cette manche est chef.
    .title = Et si rien n’a été servi dans une manche ?
guide-ask-stall-plus = Si personne n’a joué ni pioché de carte pendant un tour de table entier, la manche finit comme si la pile d’ingrédients était vide, et qui l’a commencée est chef.
    .title = Et si tout le monde n’a plus que des commandes ?
guide-ask-stall = Si personne n’a joué ni pioché de carte pendant un tour de table entier, la manche finit comme si la pile d’ingrédients était vide. Si personne n’a la carte chef, qui a commencé la manche est chef. Ce qui reste dans la pile est mélangé à la nouvelle.
    .title = Et si tout le monde n’a plus que des commandes ?
guide-ask-fair = Oui, et tu peux le vérifier : le paquet est scellé avant la première carte, et après la partie chacun peut voir que rien n’a bougé.
    .title = La donne est-elle honnête ?

## SOLO

guide-solo-aim = Débarrasse-toi de toutes tes cartes en premier : ce que les autres ont encore compte contre eux. Dès que quelqu’un dépasse { $limit } points, c’est fini, et qui en a le moins gagne.
guide-solo-deal = Chacun reçoit { $dealt } cartes. Le reste est la pioche ; on retourne sa première carte pour commencer le talon. La personne à gauche du donneur commence, et on joue dans le sens des aiguilles d’une montre. À la donne suivante, c’est au suivant à gauche de donner.
guide-solo-start = La carte retournée compte comme si on venait de la jouer : il faut peut-être piocher ou passer son tour dès le début. Après une carte noire, tout peut suivre. Seuls « Échange de mains » et « Mains tournantes » ne font rien ici.
guide-solo-follow = Joue une carte qui va sur celle du dessus : même couleur, même chiffre ou même symbole. Les cartes noires vont sur tout.
guide-solo-follow-example = Sur un 9 rouge va tout ce qui est rouge, et tous les 9. Tu joues le 9 bleu, et maintenant c’est du bleu ou un 9.
    .title = Exemple
guide-solo-draw = Si tu ne peux pas ou ne veux pas jouer, pioche une carte. Si elle va, tu peux la jouer tout de suite. Ensuite, c’est au suivant.
guide-solo-skip = Le suivant passe son tour. À deux, tu rejoues. En main à la fin : { $points } points.
guide-solo-reverse = Le jeu change de sens. À deux, c’est simplement à l’autre. { $points } points.
guide-solo-draw-two = Le suivant pioche deux cartes et passe son tour, ou en remet une, de n’importe quelle couleur : ça fait quatre pour celui d’après, et ainsi de suite. { $points } points.
guide-solo-swap = Tu peux échanger toute ta main avec quelqu’un, ou la garder. { $points } points.
guide-solo-choose-colour = Tu dis quelle couleur doit suivre. { $points } points.
guide-solo-colour-example = Tu la joues et tu dis « rouge » : maintenant, il faut du rouge ou du noir.
    .title = Exemple
guide-solo-draw-four = Tu dis la couleur, et le suivant pioche quatre cartes et passe son tour, ou en remet une. Alors la dernière couleur dite compte. { $points } points.
guide-solo-pass-on = Chacun passe toute sa main au suivant, dans le sens du jeu. Ensuite, n’importe quelle carte va. { $points } points.
guide-solo-penalty = Tant qu’une pénalité court, tu peux seulement en remettre une ou la piocher. Sur un +2, seulement un +2 ; sur un Joker +4, seulement un Joker +4.
    .title = Les pénalités
guide-solo-jump-in = Tu as exactement la carte du dessus, même couleur et même chiffre ou même symbole ? Joue-la tout de suite, même si ce n’est pas ton tour. Ça marche aussi sur ta propre carte. Le jeu reprend à partir de toi, et qui allait jouer perd son tour.
guide-solo-jump-in-special = Une carte spéciale agit sur la personne après toi. Si tu interceptes une pénalité, elle grandit. Deux cartes noires au même symbole sont la même carte : si tu interceptes avec l’une d’elles, tu dis la couleur.
guide-solo-jump-in-window = Tu peux intercepter dès que la couleur est dite et les mains échangées, et jusqu’à la carte suivante. Le plus rapide l’emporte.
guide-solo-call = Dis « SOLO » en jouant ton avant-dernière carte, même quand tu interceptes. Si tu oublies, tu pioches deux cartes aussitôt.
guide-solo-out = Qui joue sa dernière carte finit la manche aussitôt : on ne pioche, n’échange et n’intercepte plus.
guide-solo-points = Les autres additionnent ce qu’ils ont en main. Les chiffres comptent ce qu’ils montrent, les cartes spéciales ce qui est écrit plus haut.
guide-solo-end = Dès que quelqu’un dépasse { $limit } points après une manche, la partie est finie. Qui en a le moins gagne ; à égalité, on partage la victoire.
guide-ask-solo-deck = { $cards } cartes, de { $least } à { $most } joueurs. Dans chacune des { $colours } couleurs : { $numbers }× chaque chiffre de 1 à 9, { $swaps }× Échange de mains et { $specials }× chaque autre carte spéciale. Et { $blacks }× chaque carte noire.
    .title = Combien de cartes y a-t-il ?
guide-ask-solo-jumped-over = Oui, même juste après avoir pioché. Si quelqu’un intercepte avant que tu te décides, tu gardes la carte piochée.
    .title = C’est mon tour. Je peux intercepter aussi ?
guide-ask-solo-swap = Non. Tu peux garder ta main.
    .title = L’échange est-il obligatoire ?
guide-ask-solo-one-card = Non, seulement si tu descends toi-même à une carte. Si tu oublies avec une carte qui fait changer les mains, tu pioches les deux dans ta nouvelle main.
    .title = On m’a passé une seule carte. Je dois dire SOLO ?
guide-ask-solo-pile = Les cartes du talon, sauf celle du dessus, sont mélangées et deviennent la nouvelle pioche. S’il n’y a vraiment rien à piocher, tu joues si tu peux, sinon tu passes. D’une pénalité, ce qu’on ne peut pas piocher est oublié.
    .title = Et si la pioche est vide ?
guide-ask-solo-stuck = Si personne ne peut jouer ni piocher pendant un tour de table entier, la manche finit et chacun compte ses cartes.
    .title = Et si personne ne peut rien faire ?
