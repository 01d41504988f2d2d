## match: rooms and matches

match-room-loading = Tisch wird geöffnet …
match-room-unknownGame = Diese Seite kann { $name } nicht zeigen. Versuch, sie neu zu laden.
match-room-copy = Link zum Tisch kopieren
match-room-copied = Link kopiert
match-room-copyByHand = Kopiere diesen Link:
match-room-attendance-here = da
match-room-attendance-away = abwesend
match-room-attendance-offline =
    { $duration ->
        [none] offline
       *[other] offline seit { $duration }
    }
match-room-spectators =
    { $count ->
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }
match-room-spectating = Du schaust zu.
match-room-rules = Regeln des Spiels

match-lasting-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
match-lasting-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tagen
    }

match-clock-of = Uhr von { $name }
match-clock-questionOf = Zeit von { $name } für diese Entscheidung
match-clock-lost = Getrennt: letzte bekannte Zeit.

match-clock-absent = automatisch gespielt
match-clock-absentAbout = Dreimal lief die Zeit ab; Züge werden automatisch übersprungen, bis der Spieler zurück ist.
match-clock-youAreAbsent = Deine Zeit lief dreimal ab; deine Züge werden automatisch übersprungen.
match-clock-comeBack = Ich bin wieder da

match-absence-plays = Ein Bot ({ $level }) spielt bis zur Rückkehr.
match-absence-ruled = Die Züge werden bis zur Rückkehr übersprungen.
match-absence-botShort = Bot spielt
match-absence-remedies-wait-name = warten
match-absence-remedies-wait-about = Die Uhren laufen weiter.
match-absence-remedies-rules-name = automatisch passen
match-absence-remedies-rules-about = Alle Entscheidungen bis zur Rückkehr überspringen.
match-absence-remedies-bot-name = einen Bot spielen lassen
match-absence-remedies-bot-about = Bis zur Rückkehr.
match-absence-remedies-adjourn-name = pausieren
match-absence-remedies-adjourn-about = Alle Uhren stehen, bis ihr weiterspielt.
match-absence-remedies-forfeit-name = als aufgegeben werten
match-absence-remedies-forfeit-about = Wer fehlt, kommt auf den letzten Platz. Ist nur noch ein Spieler übrig, gewinnt er.
match-absence-remedies-end-name = ohne Ergebnis beenden
match-absence-remedies-end-about = Die Partie ist für alle vorbei, und es zählt kein Ergebnis.
match-absence-remedies-go_on-name = weiterspielen
match-absence-remedies-go_on-about = Die Uhren laufen wieder.
match-absence-bot = einen Bot spielen lassen ({ $level })
match-absence-abandoned-vote = Die Spieler haben für ein Ende ohne Ergebnis gestimmt.
match-absence-abandoned-resigned = Alle haben aufgegeben; die Partie ist zu Ende.
match-absence-abandoned-operator = Ein Betreiber hat die Partie beendet.
match-absence-abandoned-deserted = Die Partie endete ohne Ergebnis, weil niemand zurückkam.

match-log-title = Protokoll
match-log-earlier = Frühere Einträge
match-log-later = Spätere Einträge
match-log-newest = Neueste Einträge
match-log-before = Vor der Partie
match-log-middle = Mitten im Zug
match-log-empty = Noch ist nichts passiert.
match-log-nothingFound = Davon gibt es noch nichts.
match-log-filter = Zeigen
match-log-all = Alle Einträge
match-log-presetAnswer = (automatisch)
match-log-roomCreated = Der Tisch wurde eröffnet.
match-log-seatTaken = { $name } hat Platz { $seat } eingenommen.
match-log-botSeated = { $name } hat Platz genommen (Bot, { $level }).
match-log-seatLeft = Platz { $seat } ist wieder frei.
match-log-hostChanged = Der Tisch hat einen neuen Gastgeber.
match-log-matchStarted =
    { $seats ->
        [one] Die Partie hat mit { $seats } Spieler begonnen.
       *[other] Die Partie hat mit { $seats } Spielern begonnen.
    }
match-log-contributed = Platz { $seat } hat eine Zufallszahl für das Mischen festgelegt.
match-log-openingStarted =
    { $people ->
        [one] Das Mischen hat mit { $people } Spieler begonnen.
       *[other] Das Mischen hat mit { $people } Spielern begonnen.
    }
match-log-shareOpened = Platz { $seat } hat seine Zufallszahl aufgedeckt.
match-log-startCalledOff =
    { $names ->
        [none] Alle ziehen eine neue Zufallszahl.
       *[other] Der Beginn wurde abgebrochen: keine Zufallszahl von { $names }.
    }
match-log-secretRevealed = Der Server hat seine Zufallszahl aufgedeckt.
match-log-timedOut = Die Zeit von { $name } ist abgelaufen; automatisch gespielt.
match-log-seatAbsent = Die Zeit von { $name } ist dreimal abgelaufen; die Züge werden nun automatisch gespielt.
match-log-seatReturned = { $name } ist wieder da.
match-log-watchLinkSet = Der Zuschauer-Link wurde ersetzt.
match-log-coachLinkSet =
    { $valid ->
        [true] { $name } hat einen Coach-Link erstellt.
       *[false] { $name } hat den Coach-Link zurückgezogen.
    }
match-log-absenceChanged = Die Liste der fehlenden Spieler hat sich geändert.
match-log-personGone = { $name } fehlt. Die anderen Spieler entscheiden, wie es weitergeht.
match-log-personLeft = { $name } kann nicht zurückkommen. Die anderen Spieler entscheiden, wie es weitergeht.
match-log-personSeen = { $name } ist wieder online.
match-log-voted = { $name } hat abgestimmt: { $remedy }.
match-log-decided = Entscheidung: { $remedy }.
match-log-matchAbandoned =
    { $words ->
        [none] { $why }
       *[other] { $why } „{ $words }“
    }
match-log-timeGranted =
    { $seconds ->
        [one] { $name } bekam { $seconds } Sekunde zurück, weil der Server ausgefallen war.
       *[other] { $name } bekam { $seconds } Sekunden zurück, weil der Server ausgefallen war.
    }

match-end-title = Die Partie ist zu Ende
match-end-and = { LIST($names) }

match-seats-log-offered = Platz { $seat } wurde einem anderen Spieler angeboten.
match-seats-log-swap = Platz { $seat } hat Platz { $other } einen Tausch vorgeschlagen.
match-seats-log-ended-accepted = Das Angebot wurde angenommen.
match-seats-log-ended-declined = Das Angebot wurde abgelehnt.
match-seats-log-ended-withdrawn = Das Angebot wurde zurückgezogen.
match-seats-log-ended-void = Das Angebot ist verfallen.
match-seats-log-sentAway = Der Gastgeber hat { $name } vom Tisch entfernt.
match-seats-log-letIn = Der Gastgeber hat { $name } wieder zugelassen.
match-seats-log-ready =
    { $count ->
        [0] Noch ist niemand bereit.
       *[other] { $count ->
            [one] Bereit: { $count } Spieler.
           *[other] Bereit: { $count } Spieler.
        }
    }
match-seats-log-changed = Der Gastgeber hat die Tisch-Einstellungen geändert.

match-compact-show = { $name }, { $points }

match-compact-close = Zurück zum Spielplan

match-lookBack-open = Verlauf
match-lookBack-openLabel = Auf diese Partie zurückblicken
match-lookBack-pause = Anhalten und zurückblicken
match-lookBack-replay = Letzten Zug noch einmal zeigen
match-lookBack-sinceTurnOf = Alles seit dem letzten Zug von { $name } noch einmal zeigen
match-lookBack-skipTurn = Diesen Zug überspringen
match-lookBack-skipAll = Zum aktuellen Stand
## match: when a player comes back
match-lookBack-offer = Während du weg warst, ging die Partie weiter.
match-lookBack-since = Was ist geschehen?
match-lookBack-dismiss = Nicht jetzt
match-watching-late = Du siehst die Partie verzögert: { $delay }.
match-watching-lateAbout = Damit Zuschauer den Spielern nichts verraten können.
match-watching-coaching = Du schaust als Coach zu: { $name }.
match-watching-coachOf = Coach von { $name }
match-watching-unnamed = und { $count } weitere
match-watching-menu = Partie
match-settings-resign = Aufgeben
match-settings-resignTitle = Aufgeben?
match-settings-resignYes = Ja, aufgeben
match-settings-resignNo = Weiterspielen

## access: a match for keyboards and screen readers

access-table = Spielplan als Tabelle
access-short = Regeln in Kürze
access-keys = Tastenkürzel
access-key = Taste
access-does = Was sie tut
access-showTable = Zeigt den Spielplan als Tabelle
access-showShort = Zeigt die Regeln in Kürze
access-allRules = Alle Regeln
access-print = Drucken
access-showKeys = Zeigt diese Liste
access-showSince = Zeigt, was seit deinem letzten Zug geschehen ist
access-stepOrder = Im Verlauf: einen Schritt zurück oder vor
access-stepTurn = Im Verlauf: einen Zug zurück oder vor
access-stepRound = Im Verlauf: eine Runde zurück oder vor
access-stepEnds = Im Verlauf: zum ersten oder letzten Schritt
access-space = Leertaste
access-play = Im Verlauf: abspielen oder anhalten

## timeline: the timeline of a match

## timeline: the bar
timeline-title = Verlauf
timeline-loading = Die Partie wird gelesen …
timeline-failed = Der Verlauf kann nicht gezeigt werden. { $reason }
timeline-none = Dieses Spiel hat keinen.
timeline-live = Live
timeline-ownView = Meine eigene Sicht zeigen
timeline-closeAbout = Zurück zur Partie, wie sie jetzt steht.
timeline-yourTurn = Du bist am Zug
timeline-play = Abspielen
timeline-pause = Pause
timeline-keys = Pfeiltasten gehen einen Schritt, mit Umschalt einen Zug, Bild auf und Bild ab eine Runde. Leertaste spielt ab, Escape schließt.
## timeline: steps
timeline-back-order = Ein Schritt zurück
timeline-back-turn = Ein Zug zurück
timeline-back-round = Eine Runde zurück
timeline-forward-order = Ein Schritt vor
timeline-forward-turn = Ein Zug vor
timeline-forward-round = Eine Runde vor
## timeline: the moment
timeline-position = Moment der Partie
timeline-turn = Zug { $turn } von { $turns }: { $player }
timeline-turnOfAll = Zug { $turn } von { $turns }
timeline-round = Runde { $round }
timeline-end = Ende der Partie. { $words }
timeline-newest = Jetzt. { $words }
## timeline: choices
timeline-speed = Tempo
timeline-times = { $factor }×
timeline-viewpoint = Wissensstand von
timeline-own = Du
## timeline: a sandbox
timeline-tryIt = Ab hier ausprobieren
timeline-tryAbout = Spiel ab diesem Moment selbst weiter. Nichts davon zählt.
## timeline: sharing
timeline-share = Teilen
timeline-shareLabel = Diesen Moment teilen
timeline-copyLink = Link kopieren
timeline-picture = Bild dieses Moments
timeline-making = Einen Moment …
timeline-copied = Link kopiert
timeline-notCopied = Kopiere diese Adresse:

## end: the end of a match

end-verdict-won = Du hast gewonnen!
end-verdict-drawn = Unentschieden.
end-verdict-shared = Du teilst dir den ersten Platz.
end-verdict-lost = Du hast verloren.
# $place (number)
end-verdict-placed = Du bist auf Platz { $place } gelandet.
end-playMoment = Diesen Moment abspielen
end-higher = Eine Stufe schwerer
end-more = Einzelheiten
end-duration = Dauer
end-turns = Züge
end-rounds = Runden
end-statistics = Statistik
end-awards = Auszeichnungen
end-award = { $title }: { $name } ({ $statistic }: { $value })
end-player = Spieler
end-byRound = Punkte nach Runden
end-byTurn = Punkte nach Zügen
end-line = { $name }: { $points }
end-curveAbout = Am Ende: { LIST($lines) }.
end-curveTable = Punkte als Tabelle
end-start = Start
end-round = Runde { $number }
end-turn = Zug { $number }
end-moments = Schlüsselmomente
end-lead = { $name } übernimmt die Führung.
end-loading = Das Protokoll der Partie wird gelesen …
end-unavailable = Das Protokoll der Partie kann gerade nicht gelesen werden.

## end: sharing

end-share = Ergebnis teilen
end-drawing = Das Bild wird gezeichnet …
end-noPicture = Das Bild lässt sich gerade nicht erstellen.
end-send = Teilen …
end-copyLink = Link kopieren
end-copied = Link kopiert. Damit kann man die Partie noch einmal ansehen.
end-copyByHand = Kopiere diese Adresse:
end-savePicture = Bild speichern
end-notPublic = Diese Partie dürfen nicht alle sehen, darum wird nur ihr Bild geteilt.
end-result = { $game }: das Ergebnis einer Partie
end-resultLines = { $game } – { LIST($lines) }
end-placed = { $place }. { $name }

end-luck-checked = Faires Mischen: geprüft.
end-luck-checkedAlone = Das Geheimnis stimmt, aber kein Spieler hat eine Zufallszahl beigetragen: Der Server hat allein verteilt.
end-luck-details = { $shares ->
        [one] { $shares } Zufallszahl
       *[other] { $shares } Zufallszahlen
    }{ $own ->
        [true] , auch deine
       *[false] {""}
    }. Das Geheimnis, die Zahlen und was du von der Verteilung gesehen hast, passen zusammen.
end-luck-failed = Das Mischen dieser Partie hat die Prüfung nicht bestanden:
end-luck-faults-seal = der Fingerabdruck des Servers hat sich seit dem Beginn geändert.
end-luck-faults-secret = das Geheimnis passt nicht zu seinem Fingerabdruck.
end-luck-faults-share = die Zufallszahl eines Spielers ist nicht die, die er festgelegt hatte.
end-luck-faults-list = die Liste der Zufallszahlen wurde geändert, nachdem du deine aufgedeckt hattest.
end-luck-faults-left_out = deine Zufallszahl wurde ausgelassen, obwohl du online warst.
end-luck-download = Partie herunterladen
end-luck-verify = Für Fachleute: „botyard verify“ prüft die heruntergeladene Datei.
end-end-look = Zurück zum Spielplan
end-lookBack-watchAgain = Nachspielen

embedded-title = Eine Partie
embedded-whole = In { $site } öffnen
embedded-none = Diese Partie kann hier nicht gezeigt werden. Vielleicht hat sie noch nicht begonnen, oder nicht alle dürfen zusehen.

## table: a table before the match

table-room-invite = Einladen
table-room-freeSeat = Freier Platz
table-room-take = Platz nehmen
table-room-takeSeat = Platz { $index } nehmen
table-room-leave = Platz verlassen
table-room-leaveSeat = Platz { $index } verlassen
table-room-startWith =
    { $taken ->
        [one] Mit { $taken } Spieler beginnen
       *[other] Mit { $taken } Spielern beginnen
    }
table-room-needMore = Es sind mindestens { $fewest } Spieler nötig.
table-room-startsFull = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
table-room-waitForHost = { $host } kann die Partie beginnen.
table-room-host = Gastgeber
table-room-you = du
table-room-waitTitle = Vor der Partie
table-room-ways = Während du wartest
table-room-learn = Lernen in 3 Minuten
table-room-share = Link zu diesem Tisch
table-luck-sealed = Faires Mischen: { $start }…
table-luck-explanation = Der Server hat sein Geheimnis schon festgelegt. Die Verteilung mischt es mit einer Zufallszahl von jedem Spieler. Die Spieler legen ihre Zahlen zuerst fest und decken sie zu Beginn gemeinsam auf. Nach der Partie deckt der Server sein Geheimnis auf, und dein Browser vergleicht es mit diesem Fingerabdruck: { $commitment }
table-luck-shared = Deine Zufallszahl ist dabei.
table-luck-alone = Noch hat kein Spieler eine Zufallszahl beigetragen; der Server würde allein verteilen.
table-luck-bots = Bots tragen keine Zahlen bei: Deine verhindert, dass der Server die Verteilung wählt.
table-luck-shuffling = Gemeinsames Mischen … { $opened } von { $all }
table-luck-calledOff = Der Beginn wurde abgebrochen, weil { $names } beim Mischen nicht mitgemacht hat. Neue Zahlen werden gezogen.
table-seats-move = Hierher setzen
table-seats-moveTo = Hierher setzen: Platz { $seat }
table-seats-reservedFor = Reserviert für { $name }
table-seats-reservedForYou = Für dich reserviert
table-seats-decline = Ablehnen
table-seats-declineSeat = Platz { $seat } ablehnen
table-seats-release = Platz freigeben
table-seats-releaseSeat = Platz { $seat } freigeben, reserviert für { $name }
table-seats-more = Optionen für { $name }
table-seats-about = Optionen für { $name }
table-seats-swap = Plätze tauschen
table-seats-sendAway = Vom Tisch entfernen
table-seats-makeHost = Zum Gastgeber machen
table-seats-ready = Bereit
# $points (string)
table-seats-rating = Wertung { $points }
table-seats-isReady = bereit
table-seats-notReady = nicht bereit
table-seats-sayReady = Ich bin bereit
table-seats-startsAsked = Alle Plätze sind besetzt, aber nicht alle sind da. Die Partie beginnt, sobald die Abwesenden bereit sind.
table-seats-wereAway = Während du weg warst, wurden alle Plätze besetzt. Die Partie beginnt, sobald du bereit bist.
table-seats-startsReady = Die Partie beginnt von selbst, sobald alle Plätze besetzt und alle bereit sind.
table-seats-waitingFor = Noch nicht bereit: { $names }.
table-seats-asksSwap = { $name } möchte Plätze tauschen: Platz { $theirs } gegen deinen Platz { $yours }.
table-seats-askedSwap = Du hast { $name } einen Platztausch vorgeschlagen.
table-seats-offersYou = { $name } bietet dir einen Platz an.
table-seats-offersAnybody = { $name } bietet den eigenen Platz allen an.
table-seats-offered = Du hast deinen Platz angeboten. Er bleibt deiner, bis ihn jemand nimmt.
table-seats-doSwap = Tauschen
table-seats-takeOver = Platz übernehmen
table-seats-no = Ablehnen
table-seats-withdraw = Zurückziehen
table-seats-offers = Angebote
table-seats-sentAway = Entfernt
table-seats-barred = Der Gastgeber hat dich vom Tisch entfernt. Zuschauen kannst du weiterhin.
table-seats-byInvitation = An diesem Tisch spielt nur mit, wer eingeladen ist.
table-seats-ask = Um Einlass bitten
table-seats-askWord = Nachricht an den Gastgeber (freiwillig)
table-seats-asked = Du hast den Gastgeber um Einlass gebeten.
table-seats-letIn = Wieder zulassen
table-seats-letInName = { $name } wieder zulassen
table-seats-change = Tisch-Einstellungen
table-seats-changeSave = Speichern
table-seats-changeFewer =
    { $count ->
        [one] Am Tisch ist { $count } Spieler; nötig ist mindestens { $count } Platz.
       *[other] Am Tisch sind { $count } Spieler; nötig sind mindestens { $count } Plätze.
    }
table-seats-changeNote = Alle müssen noch einmal bestätigen.
table-seats-handOver = Platz übergeben …
table-seats-handOverTitle = Deinen Platz übergeben
table-seats-handOverAbout = Jemand anderes spielt für dich weiter, sieht, was du weißt, und du wirst Zuschauer. Es geschieht nichts, bis das Angebot angenommen ist.
table-seats-handOverTo = An { $name }
table-seats-handOverAnybody = An den Ersten, der will
table-seats-again = Noch einmal spielen
table-seats-againAbout = Mit denselben Optionen.
table-seats-rematch = Revanche
table-seats-rematchJoin = Bei der Revanche mitspielen
table-seats-rematchAbout = Gleiche Optionen, und alle rücken einen Platz weiter.
table-seats-rematchWanted = { $name } möchte eine Revanche.
table-seats-rematchWatch = Zur Revanche
table-bots-added = Stufe des Bots
table-bots-add = Bot hinzufügen
table-bots-addTo = Bot hinzufügen auf Platz { $seat }
table-bots-remove = Entfernen
table-bots-removeFrom = { $name } von Platz { $seat } entfernen
table-lobby-readyCheckAbout = Die Partie beginnt erst, wenn alle bereit sind.

## absence: a match without some of its players

absence-absence-title = Fehlende Spieler
absence-absence-gone = Offline: { $names }.
absence-absence-left = Kann nicht zurückkommen: { $names }.
absence-absence-back = Wieder online.
absence-absence-allBack = Alle sind wieder da.
absence-absence-ask = Was sollen wir tun?
absence-absence-adjourned = Die Partie pausiert. Alle Uhren stehen.
absence-absence-decided = Entscheidung: { $remedy }.
absence-absence-anew = Neu abstimmen
absence-absence-needed =
    { $count ->
        [one] Nötig ist { $count } Stimme.
       *[other] Nötig sind { $count } Stimmen.
    }
absence-absence-sure = Abstimmen: { $choice }?
absence-absence-final = Sobald genug Spieler dafür sind, lässt sich das nicht rückgängig machen.
absence-absence-confirm = Abstimmen
absence-absence-cancel = Abbrechen
absence-absence-claim = Sieg beanspruchen
absence-absence-more = Mehr …
