# La page autour de la leçon

learn-title = Leçon : { $game }
learn-next = Suite
learn-back = Retour
learn-again = Encore une fois
learn-leave = Quitter la leçon
learn-done = Vous en savez assez pour jouer.
learn-play-now = Jouer maintenant
learn-step = { $step } / { $steps }
learn-try = À vous : essayez.
learn-wrong-default = C’est permis aussi. Mais faites comme je dis, pour cette fois.
learn-you = Vous
learn-chef = Le chef

# Mamma Mia!

learn-mm-oven = Bienvenue dans ma cuisine ! Nous avons un seul four. On n’en voit que la carte du dessus : le reste, retenez-le.
learn-mm-hand = Voici vos ingrédients. Vous jouez vert : le poivron est votre spécialité, et presque toutes vos commandes en veulent un.
learn-mm-order = Voici votre commande : quatre champignons et un poivron. Elle prend ce qui est entré au four avant elle.
learn-mm-carla = Carla met un champignon, l’annonce et pioche. Retenez-le : personne ne le dira deux fois.
learn-mm-put = À vous. Mettez des cartes d’une même sorte, autant que vous voulez. Prenez vos trois champignons.
learn-mm-put-wrong = C’est permis. Mais votre commande veut des champignons : mettez les trois.
learn-mm-announce = Tous l’entendent : trois champignons de votre part. Avec celui de Carla, il y en a quatre au four.
learn-mm-lay = Vous pouvez maintenant poser une commande dessus. Quatre champignons sont dessous : posez la vôtre.
learn-mm-lay-wrong = Vous pouvez attendre. Mais les champignons y sont, et d’autres les veulent aussi : posez la commande.
learn-mm-draw = À la fin, complétez à sept, tout de la cuisine ou tout du serveur. Vous n’avez plus de commande : prenez le serveur.
learn-mm-draw-wrong = La cuisine a des ingrédients. Ce sont les commandes qui vous manquent : piochez dans le serveur.
learn-mm-chef = Bruno a pioché la carte chef. Il videra le four à la fin et commencera la manche suivante.
learn-mm-empty = La cuisine est vide, la manche est finie. Bruno retourne le four : le premier entré sort le premier.
learn-mm-first = Quatre champignons, puis votre commande. Le poivron manque, mais vous pouvez compléter de votre main.
learn-mm-serve = Vous avez gardé un poivron pour ce moment. Ajoutez-le et servez.
learn-mm-serve-wrong = Vous pourriez la laisser échouer. Mais vous avez le poivron : servez la pizza !
learn-mm-table = Servie ! Puis vint la commande de Bruno : tout était sur la table, elle s’est servie d’elle-même.
learn-mm-fail = Il manque quatre salamis à Carla. Sa commande échoue et retourne sous son serveur.
learn-mm-win = Après trois manches, le plus de commandes servies gagne : vous ! À égalité, les ingrédients en main décident.

# Sole Mio!

learn-sm-start = Comme Mamma Mia!, mais avec des cartes doubles, des commandes plus rusées et des voisins qui aident contre récompense.
learn-sm-double = Voyez la carte aux deux champignons : une double compte pour deux. Vos trois cartes font quatre champignons.
learn-sm-put = Mettez les trois cartes champignon. Tous entendent : quatre champignons, dont une carte double.
learn-sm-put-wrong = C’est permis. Mais votre commande en veut quatre : mettez les trois cartes champignon, les simples au-dessus.
learn-sm-lay = Un quatuor demande quatre ingrédients d’une sorte, et aucun de votre spécialité. Posez le quatuor de champignons.
learn-sm-lay-wrong = Cela peut attendre. Quatre champignons y sont : posez le quatuor de champignons.
learn-sm-drawn = Vous complétez à sept, comme toujours. Puis les autres jouent, jusqu’à ce que la cuisine soit vide.
learn-sm-series = On vide le four, et votre quatuor a ses quatre champignons. Vous pouvez en ajouter un de votre main : il n’en veut que trois.
learn-sm-series-lay = Trois olives sont là. Ajoutez votre quatuor d’olives : c’est une série.
learn-sm-series-wrong = Alors un seul est servi. Trois olives suffisent : ajoutez le quatuor d’olives.
learn-sm-duel = Servis tous les deux ! Votre duel : engagez au moins deux poivrons. Il échoue si les autres en montrent autant à eux tous.
learn-sm-commit = Deux poivrons sur la table, deux dans votre main. Engagez les quatre : qui peut suivre ?
learn-sm-commit-wrong = C’est peut-être trop peu. Engagez les quatre poivrons.
learn-sm-duel-shown = Chaque adversaire peut montrer tous ses poivrons, ou rien. Bruno n’en montre aucun, Carla un : votre duel est servi.
learn-sm-missing = Le dernier four : votre quatuor trouve trois olives, et vous n’en avez pas. Mais vous pouvez demander de l’aide.
learn-sm-ask = Demandez aux autres, l’un après l’autre.
learn-sm-ask-wrong = Alors la commande échoue. Demandez d’abord : quelqu’un a peut-être une olive.
learn-sm-want = Dites exactement ce que vous voulez : une olive.
learn-sm-refuse = Bruno refuse, sans devoir dire pourquoi. Si tous refusaient, la commande échouerait.
learn-sm-give = Carla donne une olive, et vous servez. Sa récompense : la commande du dessus de son serveur compte comme servie.
learn-sm-carla-asks = Maintenant, il manque un champignon au quatuor de Carla, et elle s’adresse à vous.
learn-sm-help = Vous avez un champignon. Donnez-le : votre récompense vaut autant que sa pizza.
learn-sm-help-wrong = Vous pouvez refuser. Mais alors vous n’avez rien : donnez le champignon.
learn-sm-win = Après deux manches, le plus de commandes servies gagne, récompenses comprises.

# Mamma Mia! Grande

learn-gr-start = Grande, c’est Mamma Mia! et Sole Mio! réunis : les commandes des deux, des cartes doubles et de l’aide.
learn-gr-orders = Dix-neuf commandes chacun, en trois manches. Vous ne les servirez guère toutes : choisissez bien.
learn-gr-put = Ici, une double compte pour deux dans toute commande. Mettez vos trois cartes olive : quatre olives.
learn-gr-put-wrong = C’est permis. Mais la classique veut quatre olives : les trois cartes, les simples au-dessus.
learn-gr-lay = Posez la classique : quatre olives et un poivron. Le poivron peut venir plus tard, de votre main.
learn-gr-lay-wrong = Les olives vont avec la classique. Posez celle-là.
learn-gr-draw = Complétez votre main. Il vous faut encore un poivron : piochez dans la cuisine.
learn-gr-draw-wrong = Il vous reste une commande. Ce sont les ingrédients qui manquent : piochez dans la cuisine.
learn-gr-drawn = Un poivron, juste ce qui manquait ! Il attend dans votre main qu’on vide le four.
learn-gr-reveal = Voici le dernier four. Quatre olives sont là, mais supposons que vous n’ayez pas trouvé de poivron.
learn-gr-ask = Dans Grande, l’aide est ouverte aussi aux commandes de Mamma Mia! Demandez.
learn-gr-ask-wrong = Ici, une commande ratée est perdue. Demandez d’abord !
learn-gr-want = Demandez ce qui manque : un poivron.
learn-gr-give = Bruno le donne, et vous servez. Sa récompense est la commande du dessus de son serveur.
learn-gr-bombastica = Ensuite votre bombastica : quinze ingrédients quelconques. Trois sont sur la table, et vous en avez deux.
learn-gr-fail = Encore dix, d’un seul voisin ? Sans espoir. Laissez-la échouer.
learn-gr-fail-wrong = Personne ici n’en a autant. Laissez-la échouer.
learn-gr-win = Dans Grande, une commande ratée est perdue pour de bon. Après trois manches, le plus de commandes servies gagne.

# Mamma Mia! Plus

learn-pl-start = Comme Mamma Mia!, mais en plus grand : jusqu’à six joueurs, des crevettes, quinze commandes chacun.
learn-pl-hand = Votre main aussi est plus grande : jusqu’à neuf cartes. Vous commencez avec huit ingrédients et une commande.
learn-pl-order = Une commande Mamma Mia : un poivron, et cinq de l’une des deux sortes indiquées. Le champignon en est une.
learn-pl-put = Mettez vos cinq champignons.
learn-pl-put-wrong = C’est permis. Mais la commande en veut cinq : mettez tous vos champignons.
learn-pl-lay = Posez la commande dessus. Le poivron reste dans votre main pour plus tard.
learn-pl-lay-wrong = Vous pouvez attendre. Mais cinq champignons y sont : posez la commande.
learn-pl-draw = Il vous manque six cartes pour neuf, mais on en pioche cinq au plus par tour. Prenez-les dans la cuisine.
learn-pl-draw-wrong = Les commandes peuvent attendre. Il vous faut des ingrédients : piochez dans la cuisine.
learn-pl-chef = Il n’y a pas de carte chef. Qui pioche la dernière carte de la cuisine vide le four et commence la manche suivante.
learn-pl-ciottona = Le dernier four. Votre ciottona veut un poivron et quatre de deux autres sortes : olives et salamis conviennent.
learn-pl-serve = Une olive et le poivron manquent, et vous les avez. Ajoutez-les et servez.
learn-pl-serve-wrong = Vous n’avez besoin de personne. Ajoutez une olive et le poivron.
learn-pl-pile = Les commandes servies vont face cachée sur une seule pile. Personne ne voit qui est en tête !
learn-pl-mini = Puis votre mini : trois crevettes, poivron barré. Aucun poivron n’était sur la table, elle a donc été servie.
learn-pl-crossed = La mini de Bruno barre le salami. Il y en avait un : elle a échoué, et rien ne pouvait y remédier.
learn-pl-carla = Maintenant, il manque deux olives à Carla pour une commande Mamma Mia, et elle s’adresse à vous.
learn-pl-give = Donnez-les. La commande du dessus de votre serveur est votre récompense : elle va sur la pile sans que personne la voie.
learn-pl-give-wrong = Vous pouvez refuser. Mais une récompense vaut une pizza : donnez les olives.
learn-pl-win = La pile n’est comptée qu’à la fin, par couleur. Le plus de commandes gagne, et c’est vous.

# SOLO

learn-so-start = Débarrassez-vous de vos cartes avant les autres. Sur le 9 rouge va une carte rouge, un 9 ou une carte noire.
learn-so-follow = Le nombre suffit. Jouez votre 9 bleu.
learn-so-follow-wrong = C’est permis. Mais essayez le nombre : jouez le 9 bleu.
learn-so-plus = Bruno suit en bleu. Carla joue un +2, et c’est à vous : piochez deux cartes, ou surenchérissez.
learn-so-raise = Vous avez un +2 aussi, et sa couleur importe peu. Surenchérissez !
learn-so-raise-wrong = Vous pouvez piocher les deux. Mais vous pouvez surenchérir : jouez votre +2 rouge.
learn-so-penalty = Bruno ne peut pas surenchérir. Il en pioche quatre et perd son tour. Carla continue avec un 8 rouge.
learn-so-draw = Vous n’avez ni rouge ni 8. Alors piochez une carte.
learn-so-drawn = Un 8 vert ! La carte piochée peut se jouer aussitôt si elle convient. Jouez-la.
learn-so-drawn-wrong = Vous pouvez la garder. Mais un 8 va sur un 8 : jouez-le.
learn-so-same = Bruno joue un 5 vert, et c’est le tour de Carla. Mais regardez : vous avez exactement la même carte.
learn-so-jump = Avec la même carte, chacun peut intercepter, s’il est rapide. Jouez votre 5 vert ; le jeu continue après vous.
learn-so-jumped = Quelle vitesse ! Carla a perdu son tour, et c’est à Bruno.
learn-so-swap = Une autre manche. Vous avez six cartes, Bruno deux. Un échange troque deux mains ; les « mains tournantes », toutes.
learn-so-swap-play = Jouez votre échange rouge.
learn-so-swap-wrong = Cela convient aussi. Mais l’échange vous aide mieux : jouez-le.
learn-so-swap-who = Choisissez avec qui : avec Bruno, bien sûr.
learn-so-swap-who-wrong = C’est permis. Mais Bruno a le moins de cartes : choisissez-le.
learn-so-two = Deux cartes contre cinq ! Bruno et Carla jouent. Retenez : qui joue son avant-dernière carte doit dire SOLO.
learn-so-call = Dites SOLO et jouez votre 2 vert.
learn-so-call-wrong = Sans l’annonce, vous piocheriez deux cartes. Dites SOLO et jouez le 2 vert.
learn-so-forgot = Carla a joué son avant-dernière carte sans rien dire. Elle en pioche deux.
learn-so-out = Il y a un 3 jaune, et votre dernière carte est jaune. Jouez-la !
learn-so-out-wrong = Votre dernière carte convient. Jouez-la !
learn-so-points = Les autres comptent leurs cartes. Au-delà de 300 points la partie s’achève, et le plus petit total gagne : le vôtre.
