### La page d’accueil, les réglages et la page des règles.

## Partout

home-close = Fermer
home-rule = La règle
home-loading = Un instant…
home-back = Retour
home-again = Réessayer
home-reload = Recharger

## Les jeux

home-tagline = Cinq jeux de cartes, entre amis ou contre des bots. Pas de compte, juste un lien.
home-pick = Choisis un jeu
home-play = Jouer
home-minutes = { $least } à { $most } minutes
home-minutes-about = environ { $minutes } minutes
home-bots = Jouer contre des bots
home-level = Niveau des bots
home-level-novice = Débutant
home-level-regular = Moyen
home-level-expert = Expert
home-level-master = Maître
home-friends = Jouer entre amis
home-learn = Apprendre en trois minutes
home-rules = Règles
home-seats = Joueurs
home-fewer = Moins de joueurs
home-more = Plus de joueurs
home-name = Ton nom
home-opening = On ouvre une table…

## Nom et tête

home-you = Toi
home-name-placeholder = Comment tu t’appelles ?
home-name-missing = Écris d’abord ton nom.
home-face = Ta tête
home-face-fox = Renard
home-face-owl = Hibou
home-face-bear = Ours
home-face-lion = Lion
home-face-cat = Chat
home-face-rabbit = Lapin
home-face-frog = Grenouille
home-face-penguin = Pingouin
home-face-pig = Cochon
home-face-hedgehog = Hérisson
home-face-octopus = Pieuvre
home-face-raccoon = Raton laveur
home-colour = Ta couleur
home-colour-about = Tu l’as partout où le jeu la propose, si personne ne l’a prise avant toi.
home-colour-any = peu importe

## Les tables

home-yours = Tes tables
home-others = avec { $names }
home-nobody = encore personne d’autre
home-player-number = Joueur { $number }
home-deleted = (supprimé)
home-status-lobby = Pas commencée
home-status-playing = En cours
home-status-over = Terminée
home-status-closed = Fermée
home-turn-yours = À toi de jouer
home-turn-other = À { $name } de jouer
home-waits = Elle t’attend
home-last-move = dernier coup { $ago }
home-moves =
    { $count ->
        [one] un coup depuis ta visite
       *[other] { $count } coups depuis ta visite
    }
home-over-place =
    { $place ->
        [1] C’est fini : tu as gagné !
       *[other] C’est fini : tu termines { $place }e
    }
home-queued = Tu attends une place
home-lost-table = Cette table n’existe plus.
home-lost-seat = Ta place là-bas n’est plus à toi.
home-along = Mes tables sur un autre appareil
home-along-help = Ouvre ce lien sur l’autre appareil, ou scanne le code. Ensuite, les deux montrent les mêmes tables.
home-along-link = Lien vers tes tables
home-along-warning = Avec ce lien, n’importe qui peut s’asseoir à tes places : garde-le pour toi. Le serveur ne peut pas lire ta liste. Si tu la perds, seules tes places à toi disparaissent ; tes amis gardent les leurs.
home-along-new = Faire une nouvelle clé
home-along-new-help = Cet appareil aura alors sa propre liste. Tes autres appareils gardent l’ancienne.
home-along-new-done = C’est fait. Cet appareil a maintenant sa propre liste.
home-along-insecure = Tes tables restent sur cet appareil : sans https, le navigateur ne peut pas verrouiller la liste, donc pas moyen de l’emporter.
home-along-ask = Tes tables ici aussi ?
home-along-ask-text = Les tables de ce lien et celles d’ici ne feront plus qu’une liste. Ne dis oui que si le lien est à toi : qui l’a peut s’asseoir à tes places.
home-along-yes = Oui, je les veux ici
home-along-no = Pas maintenant
home-along-broken = Il manque un bout à ce lien. Copie-le encore une fois sur l’autre appareil.
home-forget = Oublier cette table
home-forget-ask = L’oublier ? Tu ne pourras plus revenir à ta place depuis cet appareil.
home-forget-yes = Oublier
home-forget-no = Garder
home-more-tables =
    { $count ->
        [one] En montrer une de plus
       *[other] En montrer { $count } de plus
    }
home-public = Tables publiques
home-taken = Places prises : { $taken } sur { $seats }
home-join = Jouer
home-watch = Regarder
home-all-rules = Toutes les règles

## Quand quelque chose ne marche pas

home-offline = Pas de connexion. Tu peux lire les règles ; tes tables seront là dès que tu seras de nouveau en ligne.
home-failed = Le serveur ne répond pas pour le moment.

## Réglages

home-settings = Réglages
home-language = Langue
home-theme = Thème
home-theme-auto = Comme le système
home-theme-light = Clair
home-theme-dark = Sombre
home-motion = Animations
home-motion-auto = Comme le système
home-motion-full = Toutes
home-motion-less = Moins
home-speed = Vitesse des animations
home-speed-value = { $speed }×
home-size = Taille du texte
home-size-value = { $percent } %
home-sound = Son et vibration
home-sound-about = Les cartes, la cloche du four et un signal quand c’est à toi
home-calls = Notifications
home-calls-about = T’appellent quand c’est à toi et que tu ne regardes pas, même page fermée
home-calls-insecure = Les notifications ont besoin d’une page en https. Demande à la personne qui s’occupe de ce serveur.
home-calls-unsupported = Ce navigateur n’a pas de notifications. Sur un iPhone, ajoute d’abord la page à l’écran d’accueil.
home-calls-blocked = Ton navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages.
home-calls-unavailable = Ça n’a pas marché : le service de notifications de ton navigateur est injoignable, ou ce serveur n’en envoie pas.
home-quiet = Heures calmes
home-quiet-about = Les notifications attendent qu’elles soient passées
home-quiet-begins = de
home-quiet-ends = à
home-speech = Lecture à voix haute
home-speech-about = Ton appareil lit ce qui se passe à la table
home-left = Pour gauchers
home-left-about = Met les boutons à gauche
home-tips = Conseils à table
home-tips-about = Une phrase aux premières décisions du jeu

## Les règles

home-rules-game = Jeu
home-rules-search = Chercher dans les règles
home-rules-found =
    { $count ->
        [one] { $count } règle trouvée
       *[other] { $count } règles trouvées
    }
home-rules-none = Rien trouvé. Essaie un mot plus court.
home-rules-contents = Sommaire
home-rules-ruling = Notre propre décision
home-rules-link = Lien vers cette règle
home-rules-missing = Il n’y a pas ici de règles pour ce jeu.

## Liens et pages introuvables

home-missing = Page introuvable
home-missing-text = Le lien est peut-être faux, ou la page n’existe plus.
home-missing-home = Vers les jeux
home-preview = Pizzas, cartes et bonne compagnie : cinq jeux de cartes dans ton navigateur, entre amis ou contre des bots.
home-preview-table = Viens jouer à { $game } : une table pour { $seats }. Touche pour entrer.
home-preview-rules = Les règles de { $game }, en images.
home-preview-learn = Apprends { $game } en trois minutes.
home-forget-me = M’oublier
home-forget-me-about = Tes noms et tes messages sont effacés à toutes les tables de cette liste, pour tout le monde. Tes places et tes parties restent ; les autres lisent alors « Joueur 1 ». C’est définitif.
home-forget-me-yes = Oui, m’oublier
home-forget-me-no = Non
home-forget-me-done = C’est fait. On t’a oublié à { $count ->
        [one] une table
       *[other] { $count } tables
    }.
home-forget-me-failed = Ça n’a pas marché partout. Réessaie dans un instant.
home-licences = Licences

# The footer, and messages of the operator
home-imprint = Mentions légales
home-privacy = Confidentialité
home-notice-close = Masquer ce message
