logIn-lost = Mot de passe oublié ?
logIn-back = Se connecter avec un mot de passe
recover-about = Saisissez votre nom, l’un de vos codes de secours et un nouveau mot de passe. Toutes les sessions et tous les jetons de votre compte prennent fin.
recover-name = Nom
recover-code = Code de secours
recover-password = Nouveau mot de passe (au moins 8 caractères)
recover-submit = Définir le nouveau mot de passe
recover-noCode = Plus de code ? Demandez un lien de réinitialisation aux responsables de ce site : voyez la page de contact. Sans l’un ni l’autre, personne ne peut rouvrir votre compte.
reset-title = Définir un nouveau mot de passe
reset-loading = Vérification de votre lien…
reset-about = Choisissez un nouveau mot de passe pour le compte { $name }. Toutes ses sessions et tous ses jetons prennent fin, et vous êtes connecté ici.
reset-password = Nouveau mot de passe (au moins 8 caractères)
reset-submit = Définir le nouveau mot de passe
reset-home = Vers la page d’accueil
codes-title = Codes de secours
codes-about = Nous n’avons pas votre adresse e-mail. Si vous perdez votre mot de passe, seul un code de secours permet d’en définir un nouveau. Chaque code sert une fois.
codes-none = Vous n’avez pas de codes de secours.
codes-left =
    { $left ->
        [one] Il vous reste { $left } code, créé le { $date }.
       *[other] Il vous reste { $left } codes, créés le { $date }.
    }
codes-make = Créer des codes de secours
codes-makeNew = Remplacer les codes de secours
codes-made-title = Conservez vos codes de secours
codes-made-about = Ils ne s’affichent que cette fois. Imprimez-les ou gardez-les avec vos mots de passe. Les codes créés auparavant ne servent plus.
codes-made-account = Codes de secours Botyard de { $name }
codes-print = Imprimer
codes-copy = Copier
codes-copied = Copié
codes-save = Enregistrer dans un fichier
codes-done = C’est fait
banned-title = Vous êtes banni de ce site
banned-until = Vous pourrez jouer de nouveau à partir du { $date }, dans votre fuseau horaire.
banned-why = Motif : { $why }
banned-over = Le bannissement est terminé ou a été levé.
banned-about = Vos places restent les vôtres, et les horloges continuent. Si vous pensez que c’est une erreur, écrivez aux responsables : voyez la page de contact.
banned-contact = Contact
banned-account = Votre compte et vos données
banned-again = Réessayer
