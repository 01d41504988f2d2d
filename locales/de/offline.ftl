newVersion = Eine neue Version von Botyard ist bereit.
load = Jetzt laden
later = Später
title = Ohne Verbindung
rules = Regeln von { $game }
matches = Deine beendeten Partien auf diesem Gerät
none = Noch keine: Partien werden hier aufbewahrt, wenn du die Lobby besuchst.
watch = Noch einmal ansehen
loading = Wird geladen …

blocked = Der Dienst antwortet, aber Live-Verbindungen zu ihm werden blockiert. Der Grund kann ein Proxy, eine Firewall oder ein Firmen- oder Schulnetz sein.
