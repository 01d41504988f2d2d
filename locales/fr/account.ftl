## account

copyRefused = Votre navigateur ne laisse pas cette page copier. Sélectionnez le texte ci-dessus et copiez-le.
account-title = Compte
account-registered = Vous avez un compte. Connectez-vous avec votre nom et votre mot de passe sur n’importe quel appareil.
account-register-title = Inscription
account-register-about = Gardez vos places et vos parties sur tous vos appareils. Il suffit d’un nom et d’un mot de passe. Les jetons créés en tant qu’invité cessent de fonctionner.
account-register-name = Nom
account-register-password = Mot de passe (au moins 8 caractères)
account-register-submit = S’inscrire
account-register-done = Vous êtes inscrit, { $name }.
account-logIn-name = Nom
account-logIn-password = Mot de passe
account-logIn-submit = Se connecter
account-logIn-leaves = Vous jouez en tant que { $name }, un invité. En vous connectant, vous perdez les places de cet invité ; inscrivez-vous plutôt pour les garder.
account-confirm-title = Confirmez votre mot de passe
account-confirm-about = Saisissez à nouveau votre mot de passe pour créer un jeton ou télécharger vos données.
account-confirm-password = Votre mot de passe
account-confirm-submit = Confirmer
account-rename-title = Nom
account-rename-label = Votre nom
account-rename-submit = Enregistrer le nom
account-rename-about = Les tables où vous êtes déjà gardent votre ancien nom.
account-rename-done = Enregistré.
account-password-title = Mot de passe
account-password-old = Mot de passe actuel
account-password-fresh = Nouveau mot de passe (au moins 8 caractères)
account-password-submit = Changer le mot de passe
account-password-about = Cela met fin à toutes vos autres sessions et à tous vos jetons.
account-password-done = Mot de passe changé. Toutes vos autres sessions sont terminées.
account-logOut-button = Se déconnecter
account-logOut-guestQuestion = Vous n’avez pas de compte : vous perdrez cet invité et toutes ses places. Se déconnecter ?
account-logOut-yes = Oui, se déconnecter
account-logOut-no = Rester connecté
account-sessions-title = Sessions
account-sessions-about = Vos appareils connectés. Mettez fin à ceux que vous ne reconnaissez pas.
account-sessions-loading = Chargement des sessions…
account-sessions-here = ce navigateur
account-sessions-unknown = Navigateur inconnu
account-sessions-guestToken = Programme
account-sessions-token = Jeton : { $label }
account-sessions-began = début : { RELATIVE_DAY($days) }
account-sessions-seen = dernière activité : { RELATIVE_DAY($days) }
account-sessions-until = fin : { RELATIVE_DAY($days) }
account-sessions-end = Terminer
account-sessions-endOne = Terminer la session { $what }
account-sessions-everywhere = Se déconnecter partout ailleurs
account-sessions-everywhereToo = Se déconnecter partout, ici aussi
account-sessions-others =
    { $count ->
        [one] { $count } autre session.
       *[other] { $count } autres sessions.
    }
account-tokens-title = Jetons pour bots et outils
account-tokens-about = Pour les programmes qui utilisent l’API. Montré une seule fois. Toute personne qui l’a peut agir en votre nom jusqu’à ce que vous mettiez fin à sa session.
account-tokens-label = À quoi il sert
account-tokens-submit = Créer le jeton
account-tokens-made = Jeton pour « { $label } ». Copiez-le maintenant : il ne sera plus montré.
account-tokens-copy = Copier
account-tokens-copied = Copié
account-data-title = Vos données
account-data-about = Téléchargez dans un fichier tout ce que nous gardons sur vous.
account-data-download = Télécharger mes données
account-data-remove = Supprimer le compte…
account-data-removeTitle = Supprimer votre compte
account-data-removeAbout = Votre nom, votre compte, vos sessions et vos listes sont supprimés définitivement. Les autres joueurs gardent leurs parties avec vous, sous « Ancien joueur » et un numéro. Abandonnez d’abord vos parties en cours.
account-data-password = Votre mot de passe
account-data-yes = Supprimer le compte définitivement
