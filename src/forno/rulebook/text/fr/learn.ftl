# La page autour de la leçon

learn-title = Leçon : { $game }
learn-next = Suite
learn-back = Retour
learn-again = Recommencer
learn-leave = Quitter la leçon
learn-done = Tu sais tout ce qu’il faut pour jouer.
learn-play-now = Jouer maintenant
learn-step = { $step } / { $steps }
learn-try = À toi : essaie.
learn-wrong-default = C’est permis aussi. Mais pour cette fois, fais comme je dis.
learn-you = Toi
learn-chef = Le chef

# Mamma Mia!

learn-mm-oven = Bienvenue dans ma cuisine ! On a un seul four. Tu ne vois que la carte du dessus : le reste, il faut le retenir.
learn-mm-hand = Voici tes ingrédients. Tu joues vert : le poivron est ta sorte, et presque toutes tes commandes en veulent un.
learn-mm-order = Voici ta commande : quatre champignons et un poivron. Elle prend ce qui est entré au four avant elle.
learn-mm-carla = Carla met un champignon, l’annonce et pioche. Retiens-le : personne ne le dira deux fois.
learn-mm-put = À toi. Mets des cartes d’une même sorte, autant que tu veux. Prends tes trois champignons.
learn-mm-put-wrong = C’est permis. Mais ta commande veut des champignons : mets les trois.
learn-mm-announce = Tout le monde l’entend : tu as mis trois champignons. Avec celui de Carla, ça fait quatre.
learn-mm-lay = Tu peux maintenant jouer une commande. Les quatre champignons y sont, et tu as le poivron : joue-la !
learn-mm-lay-wrong = Tu peux attendre, mais qui attend sert moins. Les champignons y sont : joue la commande.
learn-mm-draw = Maintenant, complète à sept : que des ingrédients ou que des commandes. Tu n’as plus de commande : pioches-en.
learn-mm-draw-wrong = Des ingrédients, tu en as. Il te manque des commandes : pioches-en.
learn-mm-chef = Bruno a pioché la carte chef. Il videra le four à la fin et commencera la manche suivante.
learn-mm-empty = Plus d’ingrédients : la manche est finie. Bruno vide le four : ce qui est entré en premier sort en premier.
learn-mm-first = Quatre champignons, puis ta commande. Le poivron manque, mais tu peux ajouter des cartes de ta main.
learn-mm-serve = Tu as gardé un poivron pour ça. Ajoute-le et sers.
learn-mm-serve-wrong = Tu pourrais l’abandonner. Mais tu as le poivron : sers la pizza !
learn-mm-table = Servie ! Puis est venue la commande de Bruno : tout était sur la table, elle a été servie toute seule.
learn-mm-fail = Il manque quatre salamis à Carla. Sa commande repasse sous sa pile. Alors ose : joues-en une presque à chaque tour.
learn-mm-win = Après trois manches, le plus de commandes servies gagne : toi ! À égalité, les ingrédients en main décident.

# Sole Mio!

learn-sm-start = Comme Mamma Mia!, mais avec des cartes doubles, des commandes plus rusées et des voisins qui aident contre récompense.
learn-sm-double = Tu vois la carte aux deux champignons ? Une double compte pour deux : tes trois cartes font quatre champignons.
learn-sm-put = Mets les trois cartes champignon. Tout le monde entend : quatre champignons, dont une carte double.
learn-sm-put-wrong = C’est permis. Mais ta commande en veut quatre : mets les trois cartes champignon, les simples au-dessus.
learn-sm-lay = Un quatuor demande quatre ingrédients d’une sorte, et aucun de la tienne. Joue le quatuor de champignons.
learn-sm-lay-wrong = Celle-là peut attendre. Quatre champignons y sont : joue le quatuor de champignons.
learn-sm-drawn = Tu complètes à sept, comme toujours. Puis les autres jouent jusqu’à ce qu’il n’y ait plus d’ingrédients.
learn-sm-series = On vide le four, et ton quatuor a ses quatre champignons. Tu peux en ajouter un de ta main : il n’en veut que trois.
learn-sm-series-lay = Trois olives sont là. Ajoute ton quatuor d’olives : c’est une série.
learn-sm-series-wrong = Alors un seul est servi. Trois olives suffisent : ajoute le quatuor d’olives.
learn-sm-duel = Servis tous les deux ! Ton duel : joue au moins deux poivrons. Il rate si les autres en montrent autant à eux tous.
learn-sm-commit = Deux poivrons sur la table, deux dans ta main. Joue les quatre : qui peut suivre ?
learn-sm-commit-wrong = C’est peut-être trop peu. Joue les quatre poivrons.
learn-sm-duel-shown = Chaque adversaire peut montrer tous ses poivrons, ou rien. Bruno n’en montre aucun, Carla un : ton duel est servi.
learn-sm-missing = Le dernier four : il y a trois olives pour ton quatuor, et tu n’en as pas. Mais tu peux demander de l’aide.
learn-sm-ask = Demande aux autres, l’un après l’autre.
learn-sm-ask-wrong = Alors la commande rate. Demande d’abord : quelqu’un a peut-être une olive.
learn-sm-want = Dis exactement ce qu’il te faut : une olive.
learn-sm-refuse = Bruno dit non, sans devoir dire pourquoi. Si tous disaient non, la commande raterait.
learn-sm-give = Carla donne une olive, et tu sers. Sa récompense : la commande du dessus de sa pile compte comme servie.
learn-sm-carla-asks = Maintenant, il manque un champignon au quatuor de Carla, et elle te le demande.
learn-sm-help = Tu as un champignon. Donne-le : ta récompense vaut autant que sa pizza.
learn-sm-help-wrong = Tu peux dire non. Mais alors tu n’as rien : donne le champignon.
learn-sm-win = Après deux manches, le plus de commandes servies gagne, récompenses comprises. Les ratées reviennent : ne te retiens pas.

# Mamma Mia! Grande

learn-gr-start = Grande, c’est Mamma Mia! et Sole Mio! réunis : les commandes des deux, des cartes doubles et de l’aide.
learn-gr-orders = Dix-neuf commandes chacun, en trois manches. Difficile de toutes les servir : joues-en sans arrêt.
learn-gr-put = Ici, une double compte pour deux dans toute commande. Mets tes trois cartes olive : quatre olives.
learn-gr-put-wrong = C’est permis. Mais la Classique veut quatre olives : les trois cartes, les simples au-dessus.
learn-gr-lay = Joue la Classique : quatre olives et un poivron. Le poivron peut venir plus tard, de ta main.
learn-gr-lay-wrong = Les olives vont avec la Classique. Joue celle-là.
learn-gr-draw = Complète ta main. Il te faut encore un poivron : pioche des ingrédients.
learn-gr-draw-wrong = Il te reste une commande. Ce sont les ingrédients qui manquent : pioches-en.
learn-gr-drawn = Un poivron, juste ce qui manquait ! Garde-le jusqu’à ce qu’on vide le four.
learn-gr-reveal = Voici le dernier four. Quatre olives sont là, mais supposons que tu n’aies pas trouvé de poivron.
learn-gr-ask = Dans Grande, tu peux demander de l’aide aussi pour les commandes de Mamma Mia! Demande.
learn-gr-ask-wrong = Ici, une commande ratée est perdue. Demande d’abord !
learn-gr-want = Demande ce qui manque : un poivron.
learn-gr-give = Bruno le donne, et tu sers. Sa récompense est la commande du dessus de sa pile.
learn-gr-bombastica = Ensuite ta Bombastica : quinze ingrédients quelconques. Trois sont sur la table, et tu en as deux.
learn-gr-fail = Encore dix, d’une seule personne ? Sans espoir. Abandonne-la.
learn-gr-fail-wrong = Personne ici n’en a autant. Abandonne-la.
learn-gr-win = Une commande ratée est perdue. Alors à deux, joue assez sûr ; à plusieurs, plus tu en joues, plus tu gagnes.

# Mamma Mia! Plus

learn-pl-start = Comme Mamma Mia!, mais en plus grand : jusqu’à six joueurs, des crevettes, quinze commandes chacun.
learn-pl-hand = Ta main aussi est plus grande : jusqu’à neuf cartes. Tu commences avec huit ingrédients et une commande.
learn-pl-order = Une commande Mamma Mia! : un poivron, et cinq de l’une des deux sortes indiquées. Le champignon en est une.
learn-pl-put = Mets tes cinq champignons.
learn-pl-put-wrong = C’est permis. Mais la commande en veut cinq : mets tous tes champignons.
learn-pl-lay = Joue la commande. Le poivron reste dans ta main pour plus tard.
learn-pl-lay-wrong = Tu peux attendre, mais qui attend sert moins. Cinq champignons y sont : joue la commande.
learn-pl-draw = Il te manque six cartes pour neuf, mais on en pioche cinq au plus par tour. Pioche des ingrédients.
learn-pl-draw-wrong = Les commandes peuvent attendre. Il te faut des ingrédients : pioches-en.
learn-pl-chef = Il n’y a pas de carte chef. Qui pioche le dernier ingrédient vide le four et commence la manche suivante.
learn-pl-ciottona = Le dernier four. Ta Ciottona veut un poivron et quatre de deux autres sortes : olives et salamis conviennent.
learn-pl-serve = Une olive et le poivron manquent, et tu les as. Ajoute-les et sers.
learn-pl-serve-wrong = Tu n’as besoin de personne. Ajoute une olive et le poivron.
learn-pl-pile = Les commandes servies vont face cachée sur une seule pile. Personne ne voit qui est en tête !
learn-pl-mini = Puis ta Mini : trois crevettes, poivron barré. Aucun poivron n’était sur la table, elle a donc été servie.
learn-pl-crossed = La Mini de Bruno barre le salami. Il y en avait un : elle a raté, et rien ne pouvait la sauver.
learn-pl-carla = Maintenant, il manque deux olives à Carla pour une commande Mamma Mia!, et elle te les demande.
learn-pl-give = Donne-les. Ta récompense est la commande du dessus de ta pile : elle compte comme servie, et personne ne la voit.
learn-pl-give-wrong = Tu peux dire non. Mais une récompense vaut une pizza : donne les olives.
learn-pl-win = On ne compte qu’à la fin, par couleur. Le plus gagne : toi ! Alors joue sans cesse des commandes, même incertaines.

# SOLO

learn-so-start = Débarrasse-toi de tes cartes avant les autres. Sur le 9 rouge va une carte rouge, un 9 ou une carte noire.
learn-so-follow = Le nombre suffit. Joue ton 9 bleu.
learn-so-follow-wrong = C’est permis. Mais essaie le nombre : joue le 9 bleu.
learn-so-plus = Bruno suit en bleu. Carla joue un +2, et c’est à toi : pioche deux cartes, ou rajoutes-en un.
learn-so-raise = Tu as un +2 aussi, et sa couleur importe peu. Rajoute-le !
learn-so-raise-wrong = Tu peux piocher les deux. Mais tu peux en rajouter un : joue ton +2 rouge.
learn-so-penalty = Bruno ne peut rien rajouter. Il en pioche quatre et perd son tour. Carla continue avec un 8 rouge.
learn-so-draw = Tu n’as ni rouge ni 8. Alors pioche une carte.
learn-so-drawn = Un 8 vert ! La carte piochée peut se jouer aussitôt si elle convient. Joue-la.
learn-so-drawn-wrong = Tu peux la garder. Mais un 8 va sur un 8 : joue-le.
learn-so-same = Bruno joue un 5 vert, et c’est à Carla. Mais regarde : tu as exactement la même carte.
learn-so-jump = Avec la même carte, tout le monde peut intercepter, en étant rapide. Joue ton 5 vert ; le jeu continue après toi.
learn-so-jumped = Quelle vitesse ! Carla a perdu son tour, et c’est à Bruno.
learn-so-swap = Une autre manche. Tu as six cartes, Bruno deux. « Échange de mains » en échange deux ; « Mains tournantes », toutes.
learn-so-swap-play = Joue ton Échange de mains rouge.
learn-so-swap-wrong = Ça convient aussi. Mais l’échange t’aide mieux : joue-le.
learn-so-swap-who = Choisis avec qui : avec Bruno, bien sûr.
learn-so-swap-who-wrong = C’est permis. Mais Bruno a le moins de cartes : choisis-le.
learn-so-two = Deux cartes contre cinq ! Bruno et Carla jouent. Retiens : dis SOLO quand tu joues ton avant-dernière carte.
learn-so-call = Dis SOLO et joue ton 2 vert.
learn-so-call-wrong = Sans l’annonce, tu piocherais deux cartes. Dis SOLO et joue le 2 vert.
learn-so-forgot = Carla a joué son avant-dernière carte et a oublié SOLO. Elle en pioche deux.
learn-so-out = Il y a un 3 jaune, et ta dernière carte est jaune. Joue-la !
learn-so-out-wrong = Ta dernière carte convient. Joue-la !
learn-so-points = Les autres comptent leurs cartes. Au-delà de 300 points la partie s’achève, et le plus petit total gagne : le tien.
