newVersion = Une nouvelle version de Botyard est prête.
load = Charger maintenant
later = Plus tard

title = Sans connexion
rules = Règles de { $game }
matches = Vos parties terminées sur cet appareil
none = Aucune pour l’instant : les parties sont gardées ici quand vous passez au salon.
watch = Revoir
loading = Chargement…

blocked = Le service répond, mais les connexions en direct sont bloquées, peut-être par un proxy, un pare-feu ou le réseau d’une entreprise ou d’une école.
