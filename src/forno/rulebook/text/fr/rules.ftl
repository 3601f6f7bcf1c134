# Les règles des cinq jeux, pour les joueurs à la table.
# Un message par règle ; l’attribut « refused » est ce que lit le joueur dont le coup est refusé.

## Jouer

play-decision = Chaque action nomme la question à laquelle elle répond. Une réponse à une question déjà réglée est refusée ; elle n’est jamais appliquée à une autre situation. Ainsi une réponse en retard ne fait aucun mal.
    .refused = On a déjà répondu à cette question.
play-move = Seule compte une réponse qui convient à la question posée. Ainsi rien n’arrive qu’on n’ait demandé.
    .refused = Ça ne répond pas à la question.
play-over = Quand la partie est finie, plus personne n’agit. Le résultat est acquis.
    .refused = La partie est finie.

## Mise en place

setup-options = Les options de la table sont celles que le jeu propose ; elles sont fixées avant la donne. On ne change pas les règles d’une partie en cours.
    .refused = « { $option } » ne peut pas être « { $value } ». Possible : { $allowed }.
setup-players = Le nombre de joueurs doit être dans les limites du jeu : de 2 à 5 pour Mamma Mia!, Sole Mio! et Grande, de 2 à 6 pour Plus, de 2 à 10 pour SOLO.
    .refused = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $players }.
setup-deck = Il y a 5 sortes d’ingrédients, 6 dans Plus. De chaque sorte, le paquet compte 13 simples dans Mamma Mia!, 9 simples et 2 doubles dans Sole Mio!, 12 simples et 2 doubles dans Grande, 15 simples dans Plus. Selon le nombre de joueurs, on retire de chaque sorte : dans Mamma Mia!, rien à 5 joueurs, 1 carte à 4 joueurs, 3 cartes à 3 joueurs, 5 cartes à 2 joueurs ; dans Sole Mio! et Grande, rien à 5 joueurs, 1 simple à 4 joueurs, 1 simple et 1 double à 3 joueurs, et à 2 joueurs 1 double et 3 simples (4 simples dans Grande) ; dans Plus, rien à 6 joueurs, 1 carte à 5 joueurs, 3 cartes à 4 joueurs, 5 cartes à 3 joueurs, 7 cartes à 2 joueurs. Les cartes retirées restent de côté pendant toute la partie.
setup-deal = On mélange les ingrédients et on en distribue à chaque joueur 6 dans Mamma Mia!, 5 dans Sole Mio! et Grande, 8 dans Plus.
setup-chef-card = La carte chef n’est mélangée au reste des ingrédients qu’après la donne : elle n’est donc jamais dans une main de départ. Ce paquet forme la cuisine. Plus n’a pas de carte chef.
setup-orders = Chaque joueur mélange les commandes d’une couleur (8 dans Mamma Mia!, 11 dans Sole Mio!, 19 dans Grande, 15 dans Plus) pour former son serveur, puis en prend en main les premières : 1 dans Mamma Mia! et Plus, 2 dans Sole Mio! et Grande.
setup-colour = Chaque joueur prend la couleur de son choix, jamais deux fois la même : premier arrivé, premier servi, puis les autres dans l’ordre des places. À chaque couleur sa spécialité : l’ananas pour le jaune, l’olive pour le violet, le poivron pour le vert, le champignon pour le marron, le salami pour le rouge, la crevette pour le rose. Les sortes dont personne ne joue la couleur restent dans le paquet. Les règles ne disent pas comment se mettre d’accord ; ainsi personne n’attend.
    .refused = Tu ne peux pas prendre cette couleur : { $colour }.
setup-first-player = On désigne un premier joueur, par le hasard même de la donne ou au choix de l’hôte (Plus suggère le plus affamé) ; on joue ensuite dans le sens horaire. À partir de la deuxième partie à une table, le départ passe à gauche, sauf si l’hôte choisit autre chose. Le hasard ne favorise personne, et faire tourner le départ est juste sur une soirée.
    .refused = Il n’y a pas de place { $seat } à cette table.
setup-oven = Le premier four est vide.

## La donne

deal-chance = Tous les mélanges d’une partie viennent d’un seul secret de 256 bits, auquel se mêlent les contributions des joueurs eux-mêmes. Ce secret est scellé avant que la première carte soit distribuée, et chacun peut le vérifier ensuite. Ainsi personne ne peut choisir les cartes, pas même le serveur.

## Le tour de jeu

turn-ingredient-first = Un tour commence par au moins une carte ingrédient, posée de la main sur le four.
    .refused = Mets d’abord au moins un ingrédient au four.
turn-one-kind = On peut poser plusieurs cartes à la fois si elles sont toutes de la même sorte.
    .refused = Les cartes que tu mets ensemble doivent être de la même sorte.
turn-announce = La sorte et le nombre sont annoncés à tous ; une double compte pour deux et on le précise (« 3 ananas, dont une carte double »). L’annonce est vraie et publique.
turn-card-order = Les cartes posées ensemble restent dans le four dans l’ordre où elles ont été jouées. Comme elles sont de la même sorte, cela ne change que la carte visible sur le dessus : le joueur choisit, et par défaut les simples viennent en dernier.
turn-one-order = Ensuite, on peut poser sur le four au plus une commande de sa main, face visible.
    .refused = Tu ne peux jouer qu’une commande par tour.
turn-own-orders = On n’a jamais en main que ses propres commandes : on ne peut donc jouer que celles-là.
    .refused = Tu ne peux jouer que tes propres commandes, pas celle-ci : { $order }.
turn-whose = Seul agit le joueur dont c’est le tour, sauf pour répondre à une question qui lui est posée, et sauf pour intercepter (SOLO).
    .refused = C’est à { $player }.
turn-held = On ne peut jouer, promettre, donner ou montrer que des cartes que l’on a vraiment en main.
    .refused = Tu n’as pas ça en main : { $cards }.
turn-draw = Le tour s’achève par la pioche. Elle est obligatoire et complète la main, à 7 cartes, ou 9 dans Plus : personne ne peut piocher moins, pas même pour laisser la dernière carte de la cuisine. On pioche tout dans la cuisine ou tout dans son propre serveur, jamais dans les deux.
    .refused = Complète ta main : que des ingrédients ou que des commandes.
turn-draw-short = Si la pile choisie n’a pas assez de cartes, on prend ce qu’il y a et on continue avec moins de cartes.
turn-draw-choice = On peut choisir l’une ou l’autre pile tant qu’il y reste une carte, même si elle ne suffit pas à compléter la main et que l’autre suffirait. On ne peut pas choisir une pile vide tant que l’autre a des cartes. Si les deux sont vides, ou si la main est pleine, on ne pioche rien. Piocher est obligatoire : une pile vide n’est pas un moyen d’y échapper.
    .refused = Il n’y a rien à piocher ici : { $pile }.
turn-draw-limit = Dans Plus, on pioche au plus 5 cartes par tour.
turn-no-peeking = Personne ne fouille dans le four : seule la carte du dessus se voit. Le nombre de cartes du four et de chaque pile est public, tout comme le nombre de cartes ingrédient et de commandes dans chaque main (leurs dos sont différents).
turn-memory = L’écran montre les annonces faites depuis ton dernier tour, rien de plus ancien, et on ne peut pas remonter le journal pendant une manche : se souvenir fait partie du jeu. L’option « Montrer tout le journal » le montre en entier, pour apprendre, ou pour qui ne peut pas compter sur sa mémoire.
turn-no-ingredients = Un joueur sans carte ingrédient ne joue rien, pas même une commande, et pioche comme d’habitude. Ce qu’il pioche ne se joue pas pendant ce tour. Avec une main pleine de commandes, il passe sans piocher. Dans Plus, il pioche à la place 5 ingrédients dans la cuisine, ou ce qu’il en reste, même au-delà de neuf cartes et même avec neuf commandes en main ; il ne peut pas choisir son serveur, et aux tours suivants il ne pioche rien tant que sa main n’est pas redescendue sous neuf cartes. Sinon, ce joueur pourrait ne plus jamais pouvoir jouer.
    .refused = Sans ingrédient, tu ne peux que piocher, et dans Plus que des ingrédients.
turn-empty-waiter = Un serveur a le droit d’être vide ; les commandes ratées le regarnissent, sauf dans Grande. Aucune règle ne l’interdit.
turn-stall = Si, pendant un tour de table complet, personne n’a joué ni pioché de carte, la manche est bloquée et s’achève comme si la cuisine était épuisée (cela peut arriver quand les mains ne contiennent plus que des commandes). Le chef est alors le détenteur de la carte chef ou, si personne ne l’a piochée, le joueur qui a commencé la manche. Sinon la partie ne finirait jamais.

## La carte chef

chef-drawn = Le joueur qui pioche la carte chef la pose devant lui, face visible, et pioche aussitôt à sa place la carte suivante de la cuisine.
chef-last-card = La carte chef compte comme une carte de la cuisine : la manche dure jusqu’à ce qu’elle aussi soit piochée. Si c’est la dernière, elle n’est pas remplacée et la manche s’achève. Sinon une manche pourrait rester sans chef.
chef-duty = Le détenteur de la carte chef vide le four à la fin de la manche et commence la suivante.
chef-plus = Dans Plus, le joueur qui a pioché la dernière carte de la cuisine vide le four et commence la manche suivante.

## La fin d’une manche

round-end = Quand la dernière carte de la cuisine est prise, la manche s’achève aussitôt ; personne n’a droit à un autre tour.
round-last-hand = Le joueur qui prend la dernière carte de la cuisine peut se retrouver avec une main incomplète.
round-leftovers = Une fois le four vidé, les ingrédients restés sur la table, laissés à la vue de tous une dizaine de secondes, deviennent le nouveau four, face visible. Ils s’y empilent par sorte, dans l’ordre des colonnes ; entre ingrédients l’ordre n’a jamais d’importance, puisque aucune commande ne se trouve parmi eux.
round-leftover-doubles = Dans chaque colonne du nouveau four, les doubles se trouvent sous les simples. Il faut bien fixer un ordre, car la carte du dessus se voit.
round-new-kitchen = La pile des ingrédients utilisés, avec la carte chef s’il y en a une et tout ce qu’une manche bloquée a laissé dans l’ancienne cuisine, est mélangée et devient la nouvelle cuisine. Ainsi aucune carte ne se perd.
round-new-kitchen-empty = Si rien n’a été utilisé, la nouvelle cuisine se réduit à la carte chef ; la prendre met fin à la manche. Dans Plus, la cuisine est alors vide : chaque joueur a exactement un tour et ne pioche que dans son serveur (sans ingrédient : rien), et celui qui a commencé cette manche en est le chef. Ainsi même une telle manche finit.
round-hands-stay = On garde sa main d’une manche à l’autre ; personne ne pioche entre deux manches.
round-count = La partie s’achève quand le four a été vidé 3 fois dans Mamma Mia! et Grande, 2 fois dans Sole Mio! et, dans Plus, 3 fois avec l’aide ou 4 fois sans.

## La sortie du four

bake-order = On retourne la pile du four sans rien y changer et on révèle ses cartes une à une, en commençant par la première jouée.
bake-sort = Un ingrédient rejoint la colonne de sa sorte sur la table.
bake-automatic = Quand une commande est révélée et que la table suffit à la servir, elle est servie : son propriétaire ne peut pas la refuser, mais il choisit parmi les façons de la servir qu’il peut payer aussitôt, y compris avec des cartes de sa main, jamais avec de l’aide. Quand la commande laisse un choix de sortes, un propriétaire qui a une carte ingrédient est toujours interrogé, même si une seule façon est possible ; sinon, la question elle-même trahirait sa main. Des façons qui utilisent les mêmes cartes n’en font qu’une.
    .refused = La table suffit pour cette commande : tu ne peux pas l’abandonner.
bake-from-hand = Quand il manque quelque chose, le propriétaire peut compléter de sa main, sans carte superflue. Personne n’y est obligé, sauf pour la pareille.
    .refused = Ça ne suffit pas ; il manque encore : { $missing }.
bake-silent = Un propriétaire à qui il manque quelque chose est toujours interrogé (payer, demander de l’aide, laisser échouer), et après un quatuor il l’est toujours au sujet d’une série ; ne pas pouvoir et ne pas vouloir se ressemblent, y compris par le temps pris. Seul n’est pas interrogé celui qui, d’après ce que tout le monde peut compter, n’a rien à décider : sans carte ingrédient on ne peut pas payer, mais on est interrogé quand même là où l’aide est possible ; sans carte commande, on n’est pas interrogé au sujet d’une série.
bake-no-refill = Les cartes jouées de la main ne sont pas remplacées avant le prochain tour du joueur.
bake-served = Une commande servie compte pour son propriétaire ; tous les ingrédients qui y sont entrés vont à la pile des ingrédients utilisés.
bake-used-pile = La pile des ingrédients utilisés est face cachée, dans Plus face visible ; dans tous les jeux, son nombre de cartes est public et on ne peut pas la fouiller. Sinon, regarder remplacerait la mémoire.
bake-failed = Une commande qui n’est pas servie va, face cachée, sous le serveur de son propriétaire (dans Grande, elle quitte la partie), et la table reste inchangée. Sous un serveur vide, elle en devient la carte du dessus. Rien n’est au-dessus.
bake-doubles-first = Pour chaque sorte qu’une commande prend sur la table, on prend les doubles avant les simples, tant qu’il faut encore de cette sorte. Ainsi, une commande à qui il en faut 1 prend une double s’il y en a une, et une commande à qui il en faut 3 prend deux doubles s’il y en a deux : l’excédent est perdu et va à la pile des ingrédients utilisés. Les règles des boîtes diffèrent ici, et nous suivons la française. Avec l’option « Doubles sur la table : en premier, mais une simple pour finir », comme dans la règle italienne, les doubles partent en premier tant qu’il en faut deux ou plus ; pour le dernier ingrédient, on prend une simple s’il y en a une, sinon une double.
bake-hand-cover = Les cartes venues d’une main (celle du propriétaire ou de celui qui aide) sont choisies librement, simples ou doubles, mais aucune ne doit être superflue : si on en retirait une seule, n’importe laquelle, le besoin ne serait plus couvert. Ainsi personne ne se débarrasse de cartes au passage.
    .refused = Tu n’as pas besoin de tout ça : { $cards }.
bake-table-first = Ce que la table a d’une sorte est utilisé avant qu’une main fournisse cette sorte. Une commande se sert avec la table, et la main ne fait que compléter.
    .refused = Prends d’abord ce qui est sur la table, ensuite seulement de ta main : { $cards }.
bake-owner-chooses = Chaque fois qu’une commande peut être servie de plusieurs façons, son propriétaire décide.
    .refused = Choisis avec quoi tu sers la commande.

## Les commandes de Mamma Mia!

order-classic-four = Quatre commandes par joueur : un ingrédient de ta spécialité et quatre d’une même autre sorte, une carte pour chaque autre sorte.
order-classic-all = Une commande par joueur : un ingrédient de chacune des cinq sortes.
order-bombastica = Au moins 15 ingrédients, de n’importe quelles sortes. Si la table en a 15 ou plus, tous sont utilisés, la table est vide et personne n’ajoute rien. Si la table en a moins, elle est utilisée en entier, et le propriétaire, ou un joueur à qui il demande des sortes précises, fournit ce qui manque pour arriver à 15. Sans carte superflue, une double peut mener à 16 ; avec de l’aide, même au-delà, car le don et l’apport sont jugés séparément, et le don sorte par sorte.
order-minimale = Un ingrédient de ta spécialité et trois d’une même autre sorte, qui doit être l’une de celles qui ont le moins d’ingrédients sur la table. Pour trouver les moins nombreuses, on ne compte ni ta spécialité ni les sortes absentes de la table. S’il y en a plusieurs, tu choisis. Les cartes manquantes peuvent venir de la main. On compte une seule fois, quand la commande est révélée, avant toute carte venue d’une main ; les cartes ajoutées ensuite n’y changent rien (dans Plus non plus).
order-minimale-none = Si aucune autre sorte ne se trouve sur la table, la minimale ne peut pas être servie.
order-monotoni = Un ingrédient de ta spécialité et six d’une même autre sorte, que tu choisis.

## Les commandes de Sole Mio!

order-quartet = Quatre commandes par joueur : quatre ingrédients d’une même sorte, une carte pour chaque sorte sauf ta spécialité.
order-series = Quand un quatuor est révélé, son propriétaire peut aussitôt poser jusqu’à trois autres quatuors de sa main. Dans la série, un quatuor demande 4 ingrédients, un autre 3, puis 2, puis 1 : autant de ces nombres, à partir de 4, qu’il y a de quatuors. Le propriétaire les répartit librement.
    .refused = Une série reçoit jusqu’à trois quatuors de plus, chacun avec son nombre, à partir de 4 en descendant.
order-series-steps = Une série se pose avec ses nombres en un seul coup ; le quatuor révélé prend le nombre qui reste. Ensuite, on la paie ou on demande de l’aide. Ainsi les nombres sont fixés avant qu’on demande à quiconque.
order-series-whole = Une série est annoncée avec la répartition de ses nombres et payée en entier aussitôt, ou bien on demande de l’aide pour elle ; on ne peut pas l’annoncer et la laisser impayée. Si l’aide est refusée, tous les quatuors posés échouent, et le quatuor révélé est jugé seul : servi si la table a ses quatre ingrédients, sinon raté.
    .refused = Paie toute la série maintenant, ou demande de l’aide.
order-series-failed = Les quatuors posés dans une série qui échoue vont là où vont les commandes ratées et ne reviennent jamais en main ; ils passent sous le serveur dans l’ordre où ils ont été posés, après le quatuor révélé s’il a échoué lui aussi. Ils ont été joués comme toute autre commande.
order-series-first = On décide de poser une série ou non avant que le quatuor révélé soit servi, même quand la table a déjà ses quatre ingrédients. Seuls comptent les quatuors de Sole Mio! ; dans Grande, une classique à quatre ingrédients d’une sorte n’en est pas un. Il le faut, car une série change ce que prend le quatuor révélé.
    .refused = Seuls des quatuors vont dans une série, pas ça : { $order }.
order-series-help = On peut demander de l’aide pour une série : un seul joueur aide et reçoit une seule récompense, quel que soit le nombre de commandes.
order-two-each = Deux ingrédients de chaque sorte sauf ta spécialité.
order-duel = Au moins deux ingrédients de sa spécialité. Le propriétaire décide combien il en engage : d’abord ceux de la table puis, quand tous ceux de la table y sont, autant qu’il veut de sa main. Tout ce qui est engagé est étalé face visible avant que le premier adversaire soit interrogé. Ensuite, dans le sens horaire à partir de la gauche du propriétaire, chaque adversaire peut montrer tout ce qu’il a de cette sorte. Si le total montré est au moins égal au nombre engagé, la commande échoue, et tout ce qui est engagé, même de la main, reste sur la table ; sinon, elle est servie. Dans les deux cas, les adversaires reprennent leurs cartes.
    .refused = Joue au moins deux ingrédients de ta sorte : d’abord de la table, et de ta main seulement quand tous ceux-là y sont.
order-duel-no-help = Pas d’aide pour un duel.
    .refused = Tu ne peux pas demander d’aide pour un duel.
order-duel-show-all = Qui montre doit montrer tout ce qu’il a de cette sorte. Montrer est un choix que chacun fait à son tour. Tous les adversaires sont interrogés ; celui qui n’a rien de cette sorte ressemble à celui qui s’abstient, y compris par le temps pris. On cesse d’interroger dès que le total montré atteint le nombre engagé.
    .refused = Si tu montres, montre tout ce que tu as de cette sorte.
order-duel-cards = On engage des cartes entières, une double comptant pour deux ; les doubles de la table entrent avant ses simples. L’interdiction des cartes superflues ne limite pas ici les cartes de la main. Un duel ne demande pas un nombre exact : aucune carte n’y est superflue.
    .refused = Joue des cartes entières, et d’abord les doubles de la table.
order-duel-decline = Avec au moins deux ingrédients de sa spécialité sur la table (une double en vaut deux), le propriétaire doit en engager au moins deux ; avec moins, il peut renoncer. Il en va ainsi de toute commande que la table suffit à servir.
    .refused = Il y a au moins deux ingrédients de ta sorte sur la table : tu dois faire le duel.
order-match = Le propriétaire désigne un adversaire, qui choisit une carte ingrédient de sa main, la montre et la reprend. Si le propriétaire joue alors de sa main une carte de cette sorte, simple ou double, la commande est servie et cette carte va à la pile des ingrédients utilisés. La table n’est d’aucun secours.
    .refused = Il te faut un ingrédient pareil de ta main, pas ça : { $cards }.
order-match-asked = Une fois la carte montrée, un propriétaire qui a une carte ingrédient est toujours interrogé, même si rien ne convient ou si une seule carte convient. Ainsi la question ne dit rien de la main.
order-match-no-help = Pas d’aide pour la pareille.
    .refused = Tu ne peux pas demander d’aide pour la pareille.
order-match-target = On ne peut désigner qu’un adversaire qui a un ingrédient en main ; si aucun n’en a, la commande échoue. Personne d’autre ne pourrait en montrer.
    .refused = Tu ne peux pas choisir { $player } : il faut quelqu’un qui a un ingrédient.
order-match-decline = Le propriétaire peut renoncer avant d’avoir désigné quelqu’un. Une fois la carte montrée, s’il a de cette sorte, il doit en jouer une, simple ou double à son choix ; s’il n’en a pas, la commande échoue. Qui a fait montrer une carte doit la réponse.
    .refused = Tu as cette sorte, tu dois donc en jouer un.
order-absent = Cette commande ne peut pas être servie tant que la table a le moindre ingrédient de ta spécialité ; sinon, il faut deux ingrédients de chacune de deux autres sortes. Seule la table compte, pas les mains.
order-two-doubles = Deux cartes doubles de sortes différentes, ta spécialité étant permise ; des simples ne remplacent jamais une double. L’aide se demande pour une ou deux doubles de sortes précises et se donne avec exactement ces cartes.
order-ladder = Quatre ingrédients d’une sorte, trois d’une deuxième, deux d’une troisième et un d’une quatrième, que tu choisis toutes, ta spécialité comprise.
order-takeover = Quatre ingrédients de la spécialité de celui qui détient la carte chef quand la commande est révélée. Si elle est servie, son propriétaire prend aussitôt la carte chef, continue de vider le four et commencera la manche suivante. La sorte est fixée au moment où la commande est révélée, comme pour toute commande ; l’aide est possible, même de la part du chef qui va perdre la carte.
order-takeover-chain = Une prise de pouvoir révélée plus tard dans la même sortie du four demande la spécialité du nouveau détenteur de la carte chef.
order-takeover-self = Quand le propriétaire de la prise de pouvoir est lui-même le chef, elle demande quatre ingrédients de sa propre spécialité, et rien ne change de mains. Il n’y a personne à qui la prendre.
order-takeover-nobody = Si personne ne détient la carte chef, après une manche bloquée, celui qui est alors le chef compte comme son détenteur. Le propriétaire de la prise de pouvoir devient ainsi chef sans la carte, qui reste dans l’ancienne cuisine et sera mélangée à la nouvelle. Ainsi la commande a toujours une sorte à demander.

## L’aide

help-ask = Un propriétaire qui ne peut pas ou ne veut pas fournir ce qui manque à la table peut demander à ses adversaires, l’un après l’autre, dans le sens horaire à partir de sa gauche, des ingrédients précis (« 2 champignons et 1 salami »). Un adversaire sans carte ingrédient est sollicité comme les autres.
help-ask-steps = On demande de l’aide par étapes : d’abord dire que l’on demande, puis (si la commande laisse un choix) la façon de la servir, puis ce que l’on demande et l’apport que l’on promet ; pour une bombastica, on continue sorte par sorte. Le nombre d’étapes ne dépend que de ce que tout le monde peut voir. Ainsi il ne dit rien de la main.
help-none = Mamma Mia! se joue sans aide.
    .refused = Dans ce jeu, on ne demande pas d’aide.
help-exact = La demande, l’apport que le propriétaire promet de sa main et la table doivent ensemble servir exactement la commande. La demande est la même pour tous ceux que l’on sollicite ; l’apport aussi, et il reste secret jusqu’à ce que quelqu’un accepte. La demande porte, sorte par sorte, sur tout ou partie de ce qui manque à la table pour la façon choisie ; l’apport couvre le reste sans carte superflue, comme si le don était exactement du nombre demandé. On peut donc promettre une double là où il ne faut qu’un ingrédient. Ainsi chacun sait exactement ce qu’on lui demande.
    .refused = Ta demande et ce que tu ajoutes doivent compléter la commande exactement, et là non : { $cards }.
help-only-for-missing = L’aide ne couvre que ce qui manque à la table pour la façon choisie ; tant que la table suffit à servir la commande d’une façon quelconque, on ne peut pas en demander. Pour une série, on en juge sur les quatuors posés, avec toutes les répartitions possibles de leurs nombres ; peu importe que le quatuor révélé puisse être servi seul. Une commande que la table suffit à servir n’a pas besoin d’aide.
    .refused = Tu ne peux demander que ce qui manque sur la table.
help-accept = Le premier qui accepte donne exactement ce qui est demandé, en simples ou en doubles ; on ne sollicite personne après lui, le propriétaire ajoute son apport et la commande est servie. Les cartes superflues sont jugées séparément pour le don et pour l’apport : une double donnée pour un seul ingrédient demandé est dépensée en entier ; elle ne dispense pas le propriétaire de son apport et ne le rend pas superflu. Aucun des deux ne connaît les cartes de l’autre.
    .refused = Donne exactement ce qui est demandé ; ça ne va pas : { $cards }.
help-no-withdraw = Une demande fait le tour jusqu’à ce que quelqu’un accepte ou que tous refusent ; le propriétaire ne peut ni sauter quelqu’un, ni l’arrêter, ni la changer, ni payer seul après coup. Sinon une demande servirait à sonder les mains des autres.
    .refused = Ta demande fait déjà le tour : tu ne peux plus la changer.
help-way-fixed = Quand une commande laisse un choix, la façon de la servir est fixée avec l’apport avant de solliciter le premier adversaire ; elle reste secrète jusqu’à ce que quelqu’un accepte et n’est jamais montrée si tous refusent (la répartition d’une série, elle, est publique). L’apport se compose de cartes que l’on a vraiment en main ; la demande porte sur au moins un ingrédient. Ainsi on ne peut rien changer une fois la réponse connue.
    .refused = Choisis d’abord comment servir, et demande au moins un ingrédient.
help-one-helper = Un seul joueur aide à servir une commande.
help-refuse = Un refus ne se justifie pas et ne révèle rien : celui qui ne peut pas et celui qui ne veut pas se ressemblent, y compris par le temps pris.
help-refused-memory = Quand tous ont refusé, les autres savent tout de même que le demandeur avait en main ce que sa demande laissait de côté. Cela se déduit de la demande.
help-all-refuse = Si personne n’aide, la commande échoue, même quand le propriétaire aurait pu payer de sa main.
help-reward = Celui qui aide place aussitôt la carte du dessus de son propre serveur parmi ses commandes servies, et elle compte. Elle ne vient jamais de sa main. Cela vaut même si la carte du dessus est une commande ratée plus tôt dans la même sortie du four. La carte du dessus reste celle du dessus, d’où qu’elle vienne.
help-reward-empty = Dans Sole Mio! et Grande, un joueur dont le serveur est vide peut aider, sans récompense. Seul Plus l’interdit.
help-reward-face = Dans Sole Mio! et Grande, la récompense est posée face visible.
help-plus-waiter = Dans Plus, seul peut aider un joueur qui a encore une commande dans son serveur. On en juge au moment de le solliciter ; celui dont le serveur est vide est sauté, ce que chacun peut voir de toute façon. Si tous les adversaires devaient être sautés, on ne peut pas demander d’aide.
    .refused = Tu ne peux pas demander d’aide : personne d’autre n’a encore de commandes à piocher.
help-plus-reward-unseen = Dans Plus, la récompense rejoint la pile des commandes servies sans que personne la voie.
help-plus-two = Dans Plus, pas d’aide à deux joueurs ; on joue donc quatre manches.
    .refused = À deux, il n’y a pas d’aide.
help-plus-off = Dans Plus, les joueurs peuvent convenir de jouer sans aide ; il y a alors 4 manches.
    .refused = Cette table joue sans aide.

## Mamma Mia! Grande

grande-union = Les règles de Sole Mio! avec les commandes des deux jeux, 19 par joueur, et trois manches.
grande-failed-order = Une commande qui n’est pas servie quitte la partie ; les quatuors posés pour une série qui échoue aussi.
grande-doubles-count-two = Partout où une commande de Mamma Mia! compte des ingrédients (les 15 de la bombastica, les moins nombreux de la minimale), une double compte pour deux. C’est le cas partout ailleurs.
grande-help-all = On peut demander de l’aide pour les commandes de Mamma Mia! comme pour celles de Sole Mio! Grande se joue selon les règles de Sole Mio!

## Mamma Mia! Plus

plus-normale = Un ingrédient de ta spécialité et une combinaison fixe d’autres ingrédients, indiquée sur la carte.
plus-bombastica = Au moins 15 ingrédients, de n’importe quelles sortes, selon les mêmes règles que la bombastica de Mamma Mia!
plus-monotoni = Un ingrédient de ta spécialité et six d’une même autre sorte, que tu choisis.
plus-ciottona = Un ingrédient de ta spécialité, quatre d’une deuxième sorte et quatre d’une troisième, que tu choisis, toutes deux autres que ta spécialité et différentes l’une de l’autre.
plus-small-monotoni = Cinq ingrédients d’une même sorte, que tu choisis, jamais de la sorte barrée (un joker n’est jamais une sorte indiquée sur la carte), et aucun ingrédient de la sorte barrée sur la table.
plus-mini = Les trois ingrédients indiqués, et aucun ingrédient de la sorte barrée sur la table.
plus-crossed-out = S’il y a ne serait-ce qu’un ingrédient de la sorte barrée sur la table quand la commande est révélée, elle échoue ; rien ne peut y remédier. Seule la table compte, pas les mains.
plus-minimale = Un ingrédient de ta spécialité et exactement quatre d’une autre sorte qui est l’une des moins nombreuses sur la table (sans compter ta spécialité ni les sortes absentes). Si aucune autre sorte ne se trouve sur la table, elle ne peut pas être servie.
plus-mamma-mia = Un ingrédient de ta spécialité et exactement cinq de l’une des deux autres sortes indiquées.

## La fin de la partie

end-winner = Le joueur qui a le plus de commandes servies gagne.
end-tie = En cas d’égalité, on compare les ingrédients restés en main (une double compte pour deux) : celui qui en a le plus l’emporte.
end-shared = Si l’égalité persiste, les joueurs concernés partagent la victoire ; Plus le prévoit aussi. La règle de Plus le dit ; les autres n’en parlent pas.
end-places = Les places suivantes se départagent comme la première : commandes servies, puis ingrédients en main, sinon la place est partagée. Ainsi chacun a une place.
end-plus-count = Dans Plus, la pile des commandes servies n’est comptée par couleur qu’à la fin ; jusque-là, l’écran montre son nombre de cartes et non qui est en tête.

## SOLO

solo-deal = Huit cartes à chacun ; la carte suivante commence la défausse.
solo-start-card = La carte retournée compte comme carte du dessus, quelle qu’elle soit, et le premier joueur lui obéit comme si elle venait d’être jouée, selon l’usage de l’édition classique : un « Passe ton tour » coûte le premier tour, un changement de sens inverse la direction (le joueur à droite du donneur commence), un +2 ou un Joker +4 frappe le premier joueur, qui peut surenchérir ; après une carte noire, n’importe quelle carte peut suivre ; l’échange et les mains tournantes sont sans effet. Option « Première carte : un nombre » : on retourne des cartes jusqu’à ce qu’un nombre soit sur le dessus.
solo-start-number = Avec « Première carte : un nombre », les cartes retournées avant le nombre restent sous lui dans la défausse. Ainsi toutes les cartes restent en jeu.
solo-start-no-number = Si, avec « Première carte : un nombre », la pioche ne contient plus aucun nombre, la dernière carte retournée commence et l’on y obéit. Il faut bien une carte pour commencer.
solo-first-player = Le joueur à gauche du donneur commence ; la donne avance d’une place vers la gauche à chaque manche, pour que chacun donne à son tour, et le jeu démarre dans le sens horaire. Le premier donneur est désigné par le hasard même de la donne ou au choix de l’hôte, comme le premier joueur des autres jeux.
solo-follow = On peut jouer une carte si elle a la couleur de la carte du dessus (ou la couleur choisie), son nombre ou son symbole.
    .refused = Tu ne peux pas jouer { $card } sur { $top } (couleur : { $colour }).
solo-black = Les cartes noires vont sur n’importe quelle carte.
    .refused = Seule une carte noire va sur tout.
solo-must-draw = Qui ne peut pas jouer pioche une carte.
    .refused = Joue une carte ou pioches-en une.
solo-may-draw = Qui peut jouer a aussi le droit de piocher à la place. L’option « Piocher alors qu’on peut jouer : non » l’interdit.
    .refused = À cette table, tu ne peux pas piocher tant que tu peux jouer.
solo-may-draw-penalty = On peut toujours piocher une pénalité au lieu de monter, même avec « Piocher alors qu’on peut jouer : non ». Être forcé de rajouter trahirait la main.
solo-play-drawn = La carte que l’on vient de piocher peut être jouée aussitôt si elle convient (celle-là seulement) ; sinon, le tour passe. À qui vient de piocher on demande toujours s’il joue ou garde la carte, même quand elle ne convient pas. Ainsi la question ne dit rien de la carte.
    .refused = Tu as déjà pioché : joue cette carte si elle convient, ou garde-la.
solo-pass = Quand il n’y a rien à piocher, un joueur qui ne peut pas jouer est interrogé quand même et ne peut que passer ; l’interception reste ainsi ouverte aussi longtemps qu’à n’importe quel tour.
solo-jump-in = Quiconque a exactement la carte du dessus (même couleur et même nombre ou symbole) peut la jouer aussitôt hors de son tour : c’est une interception, et le jeu continue avec le joueur qui le suit. On peut intercepter jusqu’à ce que la carte suivante soit jouée, même pendant que quelqu’un pioche.
    .refused = Pour intercepter, il te faut exactement la carte du dessus ({ $top }), pas celle-ci : { $card }.
solo-jump-in-single = Une interception se fait toujours avec une seule carte, même avec l’option triples. On y répond à une carte par la même.
solo-jump-in-action = Une carte action jouée en interception agit sur le joueur qui suit celui qui intercepte.
solo-jump-in-self = On peut aussi intercepter sa propre carte. La règle n’exclut personne.
solo-jump-in-window = L’interception s’ouvre quand le choix lié à la carte est fait (couleur nommée, mains échangées ; ce sont les nouvelles mains qui comptent), car alors seulement on sait qui tient quoi, et se ferme quand la carte suivante est sur le dessus. La première arrivée compte ; une plus tardive est jugée par rapport à la nouvelle carte du dessus. Cela vaut aussi pour la carte de départ et pour une carte piochée que l’on vient de jouer.
    .refused = Tu ne peux pas intercepter maintenant.
solo-jump-in-turn = Celui qu’une interception saute perd son tour ; s’il a pioché et n’a pas encore décidé, il garde la carte. Le joueur dont c’est le tour peut intercepter lui aussi, même après avoir pioché et avec une autre carte que celle piochée, et celui qui vient de devoir passer son tour le peut aussi. Un changement de sens joué en interception inverse de nouveau la direction, à compter de celui qui intercepte. Une interception se fait en dehors des tours.
solo-jump-in-black = Les cartes noires d’un même type sont exactement la même carte : on peut donc les intercepter ; celui qui intercepte nomme la couleur si la carte en demande une. L’option « Interception : avec les nombres seulement » (édition de 2018) ne permet que les nombres, « Interception : jamais » ne permet rien.
    .refused = À cette table, tu ne peux pas intercepter avec ça : { $card }.
solo-jump-in-penalty = Un +2 ou un Joker +4 joué en interception sur une pénalité en attente s’y ajoute, et elle frappe le joueur qui suit celui qui a intercepté. Il en serait ainsi si elle était jouée à son tour.
solo-sequence = Là où les joueurs sont interrogés l’un après l’autre, comme le sont les robots, chaque joueur qui a en main la même carte que celle du dessus est interrogé une fois après chaque pose, dans le sens du jeu, à partir du joueur qui suit celui qui a posé, avant que le joueur dont c’est le tour agisse. Ainsi la vitesse ne favorise personne.
solo-skip = Le joueur suivant perd son tour. À deux, le même joueur rejoue.
solo-reverse = Le sens du jeu s’inverse ; à deux, l’autre joueur joue simplement ensuite. Avec l’option « Changement de sens à deux : l’autre passe son tour », la carte agit à deux comme un « Passe ton tour ».
solo-reverse-turns = Avec « Changement de sens à deux : l’autre passe son tour », le sens s’inverse aussi ; à deux, cela ne change rien d’autre.
solo-draw-two = Le joueur suivant pioche deux cartes ou surenchérit avec un autre +2 ; celui d’après en pioche quatre ou surenchérit, et ainsi de suite. Qui pioche perd son tour. Il en va de même pour le Joker +4.
solo-draw-four = Le joueur choisit la couleur ; le suivant pioche quatre cartes ou surenchérit avec un autre Joker +4. C’est la couleur du dernier à surenchérir qui vaut. Qui pioche perd son tour, comme pour un +2.
solo-no-mixing = On ne surenchérit sur un +2 qu’avec un +2, sur un Joker +4 qu’avec un Joker +4. L’option « Cumuler les pénalités : +2 et Joker +4 mélangés » permet de les mêler : les nombres s’additionnent alors, et un +2 ne va sur un Joker +4 que dans la couleur nommée. La règle ne parle que d’une autre carte pareille.
    .refused = Tu ne peux pas rajouter ça ici : { $card }.
solo-penalty-only = Face à une pénalité en attente, on surenchérit ou on pioche ; on ne peut rien jouer d’autre, pas même une autre carte noire. Le sens du jeu ne change donc jamais tant qu’elle est en attente.
    .refused = Rajoutes-en une, ou pioche la pénalité.
solo-penalty-paid = Une pénalité une fois piochée est épuisée ; une interception ultérieure sur cette carte repart de deux ou de quatre. Qui a pioché a tout payé.
solo-choose-colour = Le joueur nomme la couleur qui doit suivre.
    .refused = Choisis une couleur : rouge, vert, bleu ou jaune.
solo-swap = Le joueur échange toute sa main avec celle d’un joueur de son choix. C’est un droit : il peut aussi garder sa main. Il n’y a qu’une carte « Échange de mains » par couleur ; elle n’est donc jamais interceptée.
    .refused = Choisis quelqu’un de la table pour l’échange, ou garde ta main.
solo-pass-on = Chacun passe toute sa main au joueur suivant, dans le sens du jeu. La carte n’a pas de couleur et n’en demande aucune : n’importe quelle carte peut suivre.
solo-call = Avant de jouer son avant-dernière carte, un joueur dit « SOLO ». Qui l’oublie pioche deux cartes.
solo-call-when = L’annonce est due par quiconque, en posant, se retrouve avec exactement une carte, avant qu’un échange de mains prenne effet. C’est sa propre défausse qui compte, pas ce que devient la main ensuite.
solo-call-how = L’annonce se fait avec la pose qui l’exige, en interception aussi ; si elle manque, deux cartes sont piochées aussitôt et automatiquement. On ne peut pas la faire d’avance ; une annonce inutile est sans effet. Ainsi personne ne se dispute pour savoir qui l’a dit à temps.
solo-call-exchange = Avec l’Échange de mains ou les mains tournantes, celui qui a oublié pioche ses deux cartes après l’échange, dans sa nouvelle main. Qui reçoit une seule carte ne doit aucune annonce et peut finir avec elle. La pénalité vise le joueur, pas la main.
solo-call-colour = Celui qui oublie l’annonce avec une carte qui fait choisir la couleur pioche d’abord ses deux cartes, puis nomme la couleur. La pénalité tombe aussitôt, avant toute autre question.
solo-empty-pile = Quand il faut une carte et que la pioche est vide, même au milieu d’une pénalité, les cartes de la défausse sous celle du dessus sont mélangées en une nouvelle pioche et on continue de piocher ; ce qui ne peut pas être pioché est oublié. S’il n’y a rien à piocher, qui peut jouer doit jouer, sinon il passe. De même sous une pénalité : s’il n’y a rien à piocher, qui peut surenchérir doit le faire ; qui ne le peut pas en est dispensé et perd son tour, et ce tour compte parmi ceux où l’on ne peut ni jouer ni piocher et qui, sur un tour de table complet, mettent fin à la manche. Ainsi une carte qui manque n’arrête jamais le jeu.
    .refused = Il n’y a rien à piocher : si tu peux jouer, tu dois jouer.
solo-stuck = Si personne ne peut jouer ni piocher pendant un tour de table complet, la manche s’achève et tous comptent leurs cartes. Sinon la manche ne finirait jamais.
solo-triples = Option, désactivée par défaut : trois cartes ou plus du même nombre à la fois, en l’annonçant ; la première doit convenir, la dernière est la nouvelle carte du dessus. C’est comme si on les jouait l’une après l’autre.
    .refused = Plusieurs cartes à la fois doivent être trois ou plus du même nombre, et la table doit le permettre.
solo-out = La manche s’achève aussitôt qu’un joueur joue sa dernière carte. Rien ne suit : ni interception, ni pioche, ni échange, ni couleur, et une pénalité en attente tombe. La manche est alors jouée.
solo-points = Les autres additionnent la valeur de leurs cartes : un nombre de 1 à 9 vaut son chiffre, un changement de sens 10 points, un « Passe ton tour » 20, un « +2 » vaut 30, un Échange de mains 30, les mains tournantes 40, un Joker 40, un Joker +4 vaut 50.
solo-points-told = À la fin d’une manche, on annonce les points, pas les cartes qui les valent. Seul leur compte importe.
solo-game-end = Quand un total dépasse 300 après une manche (à 300 tout juste, on continue), la partie s’achève, quel que soit le nombre de joueurs au-dessus ; le plus petit total gagne, et des totaux égaux partagent la victoire. La règle n’a rien pour départager.

## Exemples

example-sm-quartet = Sur la table : des olives (1 double et 4 simples), 2 salamis, 1 poivron. Un quatuor d’olives prend 1 double et 2 simples ; il reste 2 olives, 2 salamis et 1 poivron.
example-sm-ladder = Sur la table : 4 olives, 3 champignons, 2 ananas (des simples) et 1 salami double. Un escalier peut prendre 2 ananas et 1 salami, ou 2 salamis et 1 ananas ; le premier choix utilise le salami double et vide la table.
example-sm-help = Sur la table : 2 olives. Un quatuor d’olives appartient au joueur des poivrons, qui a une olive en main et en demande une. Son voisin de gauche refuse, le joueur des olives en donne une ; 4 olives sont utilisées, et la commande du dessus du serveur de celui qui a aidé compte comme servie.
example-sm-help-refused = Sur la table : 3 olives. Le propriétaire en a une en main mais en demande une ; tous refusent. La commande échoue, alors qu’il aurait pu payer ; les 3 olives restent.
example-sm-series = Sur la table : 4 champignons, 2 poivrons, 1 salami. Un quatuor de poivrons est révélé ; son propriétaire pose les quatuors de champignons et de salamis et joue 2 salamis : la série est servie avec 4 champignons, 3 salamis et 2 poivrons.
example-sm-duel = Sur la table : 2 salamis, 1 champignon. Le joueur des champignons a 3 champignons en main et en ajoute 2 ; ses adversaires ont l’un 1 champignon, l’autre une double : 3 contre 3, le duel échoue, et 3 champignons se trouvent sur la table.
example-sm-match = L’adversaire désigné montre un poivron double et le reprend ; le propriétaire joue un poivron simple : la commande est servie.
example-sm-absent = Sur la table : 3 ananas, 2 olives, 1 poivron, 1 salami. L’absent du joueur des salamis échoue.
example-sm-two-doubles = Aucune double sur la table. Le propriétaire a un ananas double en main et demande un salami double ; tous refusent : la commande échoue, l’ananas reste en main.
example-sm-ladder-help = Sur la table : 4 ananas, 4 salamis. Le propriétaire a 1 champignon en main, demande 1 champignon et 1 olive et les obtient : l’escalier est servi avec 4 salamis, 3 ananas, 2 champignons et 1 olive. Il reste 1 ananas, et celui qui a aidé reçoit sa récompense.
example-sm-takeover = Sur la table : 3 ananas, 2 poivrons. Le joueur des ananas est chef ; la prise de pouvoir du joueur des salamis demande 4 ananas, dont un de sa main : elle est servie et la carte chef change de mains. La prise de pouvoir suivante demandera des salamis.
example-mm-turn = Un joueur à qui il reste 3 commandes dans son serveur y pioche après avoir joué 3 salamis et une commande : il a 6 cartes en main jusqu’à sa prochaine pioche.
example-mm-classic = Sur la table : 1 poivron, 2 salamis, 3 ananas, 4 champignons. La commande demande 4 ananas et 1 poivron ; le propriétaire ajoute un ananas : elle est servie.
example-mm-minimale = Sur la table : 2 poivrons, 2 salamis, 2 champignons, 3 ananas. Pour sa minimale, le joueur des poivrons peut choisir le salami ou le champignon, mais ni le poivron ni l’olive.
example-plus-turn = Avec une main de neuf cartes, un joueur à qui il reste 3 commandes dans son serveur joue 3 salamis et une commande : il lui reste 5 cartes, il pioche les 3 commandes et a 8 cartes.
example-plus-classic = Sur la table : 4 champignons, 3 ananas, 2 poivrons, 2 olives. La commande demande 4 ananas et 1 poivron ; un ananas vient de la main.
example-plus-help = Sur la table : 4 champignons, 2 olives, 1 poivron. La commande demande 4 olives et 1 poivron ; le propriétaire a une olive en main et en demande une. Le deuxième joueur sollicité la donne ; les deux commandes vont face cachée à la pile des commandes servies.
example-plus-bombastica = La table a 21 ingrédients : une bombastica utilise les 21.
example-plus-minimale = Sur la table : 2 poivrons, 2 salamis, 2 champignons, 3 ananas. Pour sa minimale, le joueur des salamis choisit le poivron ou le champignon.
example-plus-mamma-mia = La commande demande un salami et cinq poivrons, ou un salami et cinq ananas.
example-solo-follow = Sur un 9 rouge : n’importe quel 9 ou n’importe quelle carte rouge ; sur le 9 bleu qui suit : un 9 ou n’importe quelle carte bleue.
example-solo-colour = Joker, « rouge » : le joueur suivant joue une carte rouge (ou noire).

## À une table de Forno

house-missing = Chaque table a son propre lien, pour que seuls ceux qui l’ont la trouvent. Une table fermée depuis longtemps n’existe plus.
    .refused = On ne trouve pas cette table. Le lien est peut-être faux, ou la partie est finie.
house-seat = Une place appartient à qui l’occupe et garde son numéro. Ainsi une main n’a qu’un propriétaire.
    .refused = La place { $seat } n’est pas libre. Choisis-en une autre.
house-full = On ne peut pas s’asseoir là où aucune place n’est libre. Les règles n’admettent pas plus de joueurs.
    .refused = Il n’y a plus de place libre à cette table.
house-locked = L’hôte peut verrouiller la table ; plus personne ne peut alors s’y asseoir. Ainsi un groupe peut rester entre soi.
    .refused = L’hôte a verrouillé la table : tu ne peux pas entrer pour l’instant.
house-last-seat = À une table publique, la dernière place n’est pas pour quelqu’un d’une adresse internet qui a déjà toutes les autres : personne ne remplit seul une table publique. Une invitation, ou la même adresse internet que l’hôte, fait exception.
    .refused = La dernière place de cette table publique est gardée pour quelqu’un d’ailleurs. L’hôte peut t’inviter.
house-invite = On peut réserver une place à quelqu’un, avec un lien qui lui est propre. Ainsi un ami qui arrive plus tard trouve sa place.
    .refused = La place { $seat } est réservée. Si c’est pour toi, ouvre son lien ; sinon, choisis-en une autre.
house-name = Un nom se compose de lettres, de chiffres, de ponctuation et d’émojis, sans deux-points ni virgule : 24 caractères au plus, les plus larges, comme les émojis, comptant double. Il ne ressemble à aucun autre nom à la table, et personne ne s’appelle « server » ou « Forno ». Contre les bots seulement, on peut s’en passer.
    .refused = Choisis un autre nom : { $most } lettres, chiffres ou émojis au plus (les plus larges comptent double), sans deux-points ni virgule, et qui ne ressemble ni à un nom d’ici, ni à « server », ni à « Forno ».
house-rename = Tu peux changer de nom à la table quand tu veux, mais pas deux fois en dix secondes.
    .refused = Tu viens de changer de nom. Attends quelques secondes.
house-key = Chaque place a une clé secrète, que garde l’appareil de son joueur. Sans elle, on ne peut pas y agir. Ainsi personne ne joue les cartes d’un autre, et personne n’a besoin d’un compte.
    .refused = Cet appareil n’a pas de place ici. Prends celui avec lequel tu as rejoint la table.
house-sit = Qui ne fait que regarder n’agit pas. Une partie est à ceux qui la jouent.
    .refused = Tu ne fais que regarder. Prends d’abord une place.
house-host = Certaines choses reviennent à l’hôte seul : ajouter des bots, verrouiller la table, retirer un joueur, lancer la première partie, fermer la table. L’hôte peut confier ce rôle à un autre joueur. Il faut bien que quelqu’un en décide pour tous.
    .refused = Seul l’hôte peut faire cela.
house-stand-in = Quand l’hôte s’absente, tout joueur présent peut lancer la partie suivante et laisser quelqu’un reprendre une place. Les réglages, les retraits et la fermeture attendent l’hôte ; le rôle lui-même ne passe à un autre que si l’hôte est parti. Ainsi une soirée n’attend pas une seule personne.
    .refused = Seul l’hôte peut le faire. Toi, tu le remplaces seulement.
house-before = Les places, les options et les robots se règlent avant le début. Chacun sait à quoi il s’engage.
    .refused = Ce n’est possible qu’avant le début.
house-during = On n’agit et on ne reprend un coup que pendant une partie.
    .refused = Ce n’est possible que pendant une partie.
house-after = La revanche et la relecture viennent après la partie. Avant, une rediffusion montrerait des cartes cachées.
    .refused = Ce n’est possible qu’après la partie.
house-start = Une partie commence quand toutes les places sont occupées et que le nombre de joueurs convient au jeu. Les places vides peuvent être confiées à des robots ou retirées. Ainsi personne n’est oublié, et les règles conviennent.
    .refused = On ne peut pas encore commencer : il faut de { $least } à { $most } joueurs, et il y en a { $players }. Donne les places vides à des bots, ou retire-les.
house-closed = Une table fermée reste lisible pour ses joueurs, mais on n’y joue plus. Ainsi ce qui est écrit le reste.
    .refused = Cette table est fermée, on n’y joue plus.
house-spectators = La table décide si d’autres peuvent regarder. Ils voient ce qui est public, et rien d’autre.
    .refused = Cette table joue sans spectateurs.
house-talk = L’hôte peut limiter la conversation à des phrases toutes prêtes, ou la couper. Certaines tables jouent avec des inconnus ou des enfants.
    .refused = L’hôte a limité ou désactivé le chat à cette table.
house-hints = L’hôte décide si l’on peut demander ce que ferait un bon robot. Un conseil ne s’appuie que sur ce que le joueur a le droit de savoir, et lui seul le voit. Les uns veulent apprendre, les autres trouver seuls.
    .refused = L’hôte a désactivé les conseils à cette table.
house-text = Un message à la table n’est ni vide ni trop long. Un long message chasserait la partie de l’écran.
    .refused = Un message compte de 1 à { $most } caractères.
house-marks = Dans un message, chaque caractère ne porte que quelques accents ou autres signes : davantage couvrirait les lignes voisines.
    .refused = Un caractère porte { $most } signes au plus : enlèves-en quelques-uns.
house-bot = On choisit un robot parmi ceux que propose le serveur.
    .refused = Il n’y a pas de bot « { $level } ». Il y a : { $levels }.
house-game = On choisit un jeu parmi ceux que propose le serveur.
    .refused = Il n’y a pas de jeu « { $game } ». Il y a : { $games }.
house-setting = Chaque réglage de la table n’accepte que certaines valeurs.
    .refused = « { $setting } » ne peut pas être « { $value } ». Possible : { $allowed }.
house-clock = Une table joue sans pendule, avec un temps pour chaque décision et une réserve pour les réflexions plus longues, ou avec des jours pour chaque décision. Seul dépense du temps celui qui doit une réponse. Quand une seule personne est à la table, aucune pendule ne tourne : elle ne fait attendre personne.
house-time-out = Quand le temps d’un joueur est écoulé, c’est le coup par défaut, fixé d’avance pour cette décision, qui est joué, pour que les autres puissent continuer. Quand une seule personne est à la table, on ne joue rien à sa place.
house-absent = Si tu es la seule personne à la table, elle t’attend aussi longtemps qu’il faut : personne ne joue en ton nom, aucun robot ne joue avant que tu aies vu le dernier coup, et si l’on pouvait intercepter, ce temps recommence en entier à ton retour. À plusieurs, si un joueur s’absente plus longtemps que le délai de grâce, un robot joue pour lui, pour que les autres puissent continuer, et tout le monde le voit. Le joueur peut reprendre sa place à tout moment, et on lui montre ce que le robot a joué. Entre deux parties, on compte comme absent après une minute sans connexion, et la suivante n’attend pas : un robot joue jusqu’à ton retour ou, si la table en décide ainsi, tu passes ton tour.
house-vote = Une partie en cours s’arrête si plus de la moitié des joueurs présents le veulent ; de même pour retirer quelqu’un, qui ne vote pas. À deux, l’hôte décide d’un retrait, et il faut être d’accord tous les deux pour arrêter. Qui a demandé pour rien, ou s’est ravisé, attend une minute avant de redemander. Une partie arrêtée n’a pas de résultat, et sa donne se vérifie comme une autre.
    .refused = Les joueurs en décident ensemble : il faut plus de la moitié des voix, une question à la fois. Après une demande sans suite, attends une minute.
house-take-over = Qui est à la table sans place peut reprendre celle d’un robot ou d’un joueur parti, si la table le permet ; et chacun peut céder la sienne. Jamais à qui a déjà vu une autre main de cette partie. Le nouveau joueur apprend ce que la place sait d’après les règles, et rien d’autre.
    .refused = On ne peut pas reprendre cette place dans cette partie.
house-nudge = Qui attend peut faire signe au joueur qui doit répondre : après une demi-minute, une fois par décision, et au plus une fois par minute. Jamais pour une interception. Ainsi ceux qui attendent ont un moyen, sans harceler personne.
    .refused = Encore un peu de patience : on fait signe après une demi-minute, une fois par décision.
house-hot-seat = On peut partager un appareil à plusieurs et se le passer. Personne à la table ne fait alors d’interception : qui tient l’appareil serait toujours le plus rapide. La pendule d’une décision attend que son joueur ait l’écran, et un écran couvert ne dit rien d’une main, pas même un conseil. Les joueurs d’un même appareil sont présents ensemble et n’ont qu’une voix : pour la partie suivante, dans un vote, pour reprendre un coup et pour partager. Et comme une main a pu être vue au passage, aucun d’eux ne reprend une autre place dans cette partie.
    .refused = D’abord, l’écran doit être à toi : c’est à qui doit jouer de le découvrir.
house-undo = Un coup qui n’a montré de carte à personne et n’a rien fait piocher ni mélanger peut être repris librement par son joueur, tant que personne d’autre n’a agi. Rien n’a été appris.
    .refused = Tu n’as pas de coup à reprendre.
house-undo-agree = Les autres coups ne peuvent être repris que si tous les autres joueurs sont d’accord. Ils ont vu quelque chose : c’est à eux de décider.
    .refused = Personne ne t’a demandé de reprendre un coup.
house-undo-hidden = Un coup après lequel quelqu’un a vu une carte que son joueur n’a pas choisi de montrer (piochée, retournée, ou d’un autre) ne peut jamais être repris : ce qui a été vu ne se cache plus.
    .refused = Tu ne peux pas reprendre ce coup : quelqu’un a déjà vu une carte.
house-undo-limit = Après deux refus de reprendre un coup, on ne redemande qu’après avoir joué de nouveau. Ainsi on ne redemande pas sans fin.
    .refused = On t’a dit non { $most } fois. Joue un autre coup avant de redemander.
house-window = Dans SOLO, après chaque pose, l’interception reste ouverte pendant la même durée, que quelqu’un puisse intercepter ou non. Les réponses restent scellées jusqu’à la fin ; alors compte l’interception la plus rapide, mesurée depuis le moment où chaque joueur a été informé, moins un petit retard de la ligne, mesuré lui aussi. Ainsi ni l’attente ni une ligne rapide ne disent ou ne décident rien.
    .refused = Tu as déjà répondu. Ça comptera quand le temps sera écoulé.
house-beaten = Dans SOLO, celui qu’un autre devance pour intercepter apprend par qui et de combien. Il vaut mieux savoir combien c’était serré.
    .refused = { $name } te bat de { $ms } ms.
house-jumped = Dans SOLO, une interception passe avant le coup du joueur dont c’est le tour. Intercepter, c’est devancer le tour.
    .refused = { $name } a été plus rapide.
house-fair = Avant la première carte, le serveur s’engage sur son secret et chaque appareil y ajoute ses propres mots. Après la partie, chacun peut vérifier la donne. Ainsi personne n’a à croire le serveur sur parole.
house-share = Une partie finie reste réservée à sa table, sauf si tous ses joueurs la partagent. Elle montre comment chacun a joué.
    .refused = Cette partie est privée : tous ses joueurs ne l’ont pas partagée.
house-play-on = On peut reprendre une partie finie à n’importe quelle décision, à n’importe quelle place, contre des bots. Ses cartes sont connues : cette donne n’est donc pas scellée. C’est pour essayer ce qu’on aurait pu faire d’autre.
    .refused = Il n’y a rien à reprendre ici. Choisis une étape plus tôt.
house-address = Les notifications et les webhooks ne vont qu’aux services autorisés par l’exploitant de ce serveur. Sinon on pourrait faire appeler n’importe qui au serveur.
    .refused = Ce serveur n’a pas le droit d’écrire à cette adresse. Demande à la personne qui s’en occupe.
house-person = Couper le son de quelqu’un, lui faire signe, etc. : cela vaut pour les gens qui sont à la table, assis ou dans la file. Personne d’autre n’en saurait rien.
    .refused = Cette personne n’est plus à la table.
house-banned = La personne qui gère le serveur peut retirer quelqu’un d’une table et en exclure son appareil. Les autres tables ne sont pas concernées. Quelqu’un doit pouvoir protéger une table.
    .refused = La personne qui gère ce serveur t’a exclu de cette table.
house-report = On peut signaler une personne de sa table, ou ce qu’elle a dit, à qui gère le serveur. Personne d’autre ne l’apprend. Chacun a quelques signalements en cours par table, pas des dizaines.
    .refused = Ce signalement ne peut pas partir : il doit concerner quelqu’un d’autre à ta table et ce qui a vraiment été dit, et cinq suffisent pour une soirée.
house-words = La personne qui gère le serveur peut tenir une liste de mots exclus de ses tables, dans les noms et dans le chat. Ce qui est bienvenu change d’un lieu à l’autre.
    .refused = Il y a là un mot qui n’est pas le bienvenu sur ce serveur. Dis-le autrement.
house-ready = Après une partie, chacun dit quand il est prêt pour la suivante. Elle commence quand tous les présents sont prêts et toutes les places prises, ou quand l’hôte le dit. On ne dérange pas ceux qui regardent encore le résultat.
    .refused = Il n’y a pas de partie suivante à attendre pour l’instant.
house-queue = À la table, on attend dans la file quand on n’a pas de place. Avant chaque nouvelle partie, les gens présents dans la file prennent les places libres, puis de nouvelles places si le jeu le permet, puis celles des robots. S’il en reste, cèdent leur place ceux qui ont joué le plus de parties d’affilée ; à égalité, la personne assise depuis le plus longtemps. Quand un jeu a moins de places, le même ordre décide. Ainsi chacun joue à son tour.
    .refused = La file est pour les gens sans place, tant qu’aucune n’est libre.
house-evening = Le score de la soirée compte toutes les parties jouées jusqu’au bout à la table, quel que soit le jeu : les victoires, une victoire partagée comptant pour une fraction, et le rang moyen. Le résultat revient à la personne qui tient la place à la fin ; les robots sont comptés à part. Ainsi on peut compter ensemble des jeux différents.
house-command = La même requête envoyée deux fois au serveur est exécutée une seule fois et reçoit deux fois la même réponse. Les lignes se coupent, et personne ne doit jouer deux fois.
    .refused = Quelque chose n’a pas marché, et rien n’a été fait. Réessaie.
house-rules = Une partie s’achève avec les règles avec lesquelles elle a commencé. Personne ne doit perdre par une règle qui n’existait pas.
    .refused = Cette table a commencé avec d’autres règles de { $game } que celles de ce serveur : { $pinned }.

## Entre votre appareil et le serveur

wire-hello = Une connexion commence par une salutation. Alors seulement on sait qui parle quelle langue.
    .refused = La connexion doit commencer par une salutation.
wire-version = La page et le serveur doivent aller ensemble. Sinon ils se comprendraient mal.
    .refused = Cette page est plus ancienne que le serveur. Recharge-la.
wire-unreadable = Seul compte un message que l’on peut lire.
    .refused = Le message est illisible : { $why }.
wire-path = Le serveur répond aux adresses que nomme son protocole.
    .refused = Le serveur n’a rien ici pour une telle demande.
wire-size = Un message ne peut pas être plus gros que ce que permet le serveur. Ainsi un message ne retarde jamais les autres.
    .refused = Le message est trop gros : il peut compter au plus { $most } octets.
# Un nombre qui arrive sous forme de texte n’a pas de pluriel et prend la dernière forme.
wire-rate = Un appareil ne peut pas tout envoyer d’un coup : le serveur doit avoir du temps pour chacun.
    .refused =
        { $seconds ->
            [one] C’était trop à la fois ; attends { $seconds } seconde.
            [other] C’était trop à la fois ; attends { $seconds } secondes.
           *[text] C’était trop à la fois ; attends { $seconds } s.
        }
wire-slow = Une connexion qui ne suit plus est coupée. Quand elle est rétablie, elle reprend là où elle s’était arrêtée. Ainsi personne n’a à l’attendre.
    .refused = Ta connexion était trop lente et a été coupée. Elle reprendra là où elle s’était arrêtée.
wire-full = Le serveur n’accepte que le nombre de connexions qu’il peut bien servir. Mieux vaut quelques-uns qui jouent bien que beaucoup qui attendent.
    .refused = Le serveur est complet pour le moment. Réessaie plus tard.
wire-address = Tous ceux qui partagent une adresse internet ne peuvent faire ensemble qu’un certain nombre de choses coûteuses, pour qu’un programme n’écarte pas les autres. Deux cents personnes derrière une adresse ne s’en aperçoivent jamais.
    .refused = Il se passe beaucoup de choses à ton adresse internet en ce moment (limite « { $limit } » : { $most } par minute). Réessaie dans { $seconds } s.
wire-connections = Une adresse internet ne peut avoir qu’un certain nombre de connexions à la fois, pour qu’un programme ne les prenne pas toutes.
    .refused = Ton adresse internet a déjà { $most } connexions à ce serveur. Ferme quelques onglets et réessaie.
wire-origin = Le serveur n’accepte que les connexions venues de ses propres pages. Ainsi aucune autre page n’agit en ton nom.
    .refused = Les connexions venues de pages web étrangères ne sont pas acceptées.
wire-host = Le serveur ne répond que sous ses propres noms. Ainsi personne ne peut le faire passer pour un autre.
    .refused = Ce serveur ne porte pas ce nom. Ouvre plutôt { $address }.
wire-store = Un coup compte dès qu’il est inscrit au journal du serveur. Tant que le journal est hors d’atteinte, la partie attend et rien n’est perdu.
    .refused = Le serveur n’arrive pas à enregistrer pour l’instant. Rien n’est perdu ; il réessaie.
wire-damaged = Si ce que le serveur a enregistré est endommagé, il le dit. Il continue avec les tables qu’il peut encore lire, et la personne qui s’en occupe peut les sauver.
    .refused = Une partie de ce que ce serveur a enregistré est endommagée : impossible de lire ou d’enregistrer ceci. Préviens la personne qui s’en occupe : elle peut sauver ce qui est encore lisible, ou remettre une sauvegarde.
wire-broken = Une panne du serveur n’arrête qu’une seule demande. Elle est notée sous un numéro, que son exploitant peut retrouver.
    .refused = Quelque chose a mal tourné de notre côté. Si cela se répète, donne le numéro { $request } à la personne qui gère ce serveur.
wire-key-file = Ce qui est caché dans une partie en cours est chiffré sur le serveur. Sans la clé, elle ne peut pas continuer ; les parties finies restent lisibles.
    .refused = Cette table est verrouillée : le serveur n’a plus la clé de sa partie en cours. Demande à la personne qui s’occupe du serveur ; les parties finies restent lisibles.
wire-fault = Une panne d’une table n’arrête que cette table. Rien n’en est effacé, et la personne qui gère le serveur peut la rouvrir.
    .refused = Quelque chose ne va pas avec cette table, et elle ne peut pas continuer pour l’instant. Rien n’en est effacé ; la personne qui gère ce serveur peut la rouvrir.
wire-stopping = Quand le serveur redémarre, les tables restent telles quelles et les connexions reviennent.
    .refused = Le serveur redémarre. Ta connexion revient toute seule.
wire-stream = Un appareil qui revient apprend ce qu’il a manqué. Si ce qu’il a retenu ne correspond pas à la table, il repart de zéro. Ainsi chacun voit la même table.
wire-ring = Ta liste de tables est scellée par tes appareils ; le serveur ne fait que la garder. Si deux appareils la changent en même temps, le second la relit d’abord.
    .refused = Un autre appareil a changé ta liste de tables entre-temps.
