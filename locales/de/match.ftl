## room

room-loading = Tisch wird geöffnet …
room-unknownGame = Diese Seite kann { $name } nicht zeigen. Versuch, sie neu zu laden.
room-invite = Einladen
room-copy = Link zum Tisch kopieren
room-copied = Link kopiert
room-copyByHand = Kopiere diesen Link:
room-freeSeat = Freier Platz
room-take = Platz nehmen
room-takeSeat = Platz { $index } nehmen
room-leave = Platz verlassen
room-leaveSeat = Platz { $index } verlassen
room-startWith =
    { $taken ->
        [one] Mit { $taken } Spieler beginnen
       *[other] Mit { $taken } Spielern beginnen
    }
room-needMore = Es braucht mindestens { $fewest } Spieler.
room-startsFull = Die Partie beginnt von selbst, sobald alle Plätze belegt sind.
room-waitForHost = { $host } kann die Partie beginnen.
room-host = Leitung
room-you = du
room-attendance-here = da
room-attendance-away = abwesend
room-attendance-offline =
    { $duration ->
        [none] offline
       *[other] offline seit { $duration }
    }
room-spectators =
    { $count ->
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }
room-spectating = Du schaust zu.
room-waitTitle = Vor der Partie
room-rules = Regeln des Spiels

## lasting

lasting-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
lasting-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
lasting-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tagen
    }

## clock

clock-of = Uhr von { $name }
clock-questionOf = Zeit von { $name } für diese Entscheidung
clock-lost = Getrennt: letzte bekannte Zeit.

clock-absent = automatisch gespielt
clock-absentAbout = Dreimal lief die Zeit ab; Züge werden automatisch übersprungen, bis der Spieler zurück ist.
clock-youAreAbsent = Deine Zeit lief dreimal ab; deine Züge werden automatisch übersprungen.
clock-comeBack = Ich bin wieder da

## absence

absence-title = Fehlende Spieler
absence-gone = Offline: { $names }.
absence-left = Kann nicht zurückkommen: { $names }.
absence-back = Wieder online.
absence-allBack = Alle sind wieder da.
absence-ask = Was sollen wir tun?
absence-adjourned = Die Partie pausiert. Alle Uhren stehen.
absence-decided = Entscheidung: { $remedy }.
absence-anew = Neu abstimmen
absence-needed =
    { $count ->
        [one] Es braucht { $count } Stimme.
       *[other] Es braucht { $count } Stimmen.
    }
absence-plays = Ein Bot ({ $level }) spielt bis zur Rückkehr.
absence-ruled = Ihre Züge werden bis zur Rückkehr übersprungen.
absence-botShort = Bot spielt
absence-remedies-wait-name = warten
absence-remedies-wait-about = Die Uhren laufen weiter.
absence-remedies-rules-name = automatisch passen
absence-remedies-rules-about = Ihre Entscheidungen bis zur Rückkehr überspringen.
absence-remedies-bot-name = einen Bot spielen lassen
absence-remedies-bot-about = Bis zur Rückkehr.
absence-remedies-adjourn-name = pausieren
absence-remedies-adjourn-about = Alle Uhren stehen, bis ihr weiterspielt.
absence-remedies-forfeit-name = als aufgegeben werten
absence-remedies-forfeit-about = Wer fehlt, kommt auf den letzten Platz. Ist nur noch jemand übrig, gewinnt diese Person.
absence-remedies-end-name = ohne Ergebnis beenden
absence-remedies-end-about = Die Partie ist für alle vorbei, und es zählt kein Ergebnis.
absence-remedies-go_on-name = weiterspielen
absence-remedies-go_on-about = Die Uhren laufen wieder.
absence-sure = Abstimmen: { $choice }?
absence-final = Sobald genug Spieler dafür sind, lässt sich das nicht rückgängig machen.
absence-confirm = Abstimmen
absence-cancel = Abbrechen
absence-bot = einen Bot spielen lassen ({ $level })
absence-abandoned-vote = Die Spieler haben für ein Ende ohne Ergebnis gestimmt.
absence-abandoned-resigned = Alle haben aufgegeben; die Partie ist zu Ende.
absence-abandoned-operator = Ein Betreiber hat die Partie beendet.
absence-abandoned-deserted = Die Partie endete ohne Ergebnis, weil niemand zurückkam.

## luck

luck-sealed = Faires Mischen: { $start }…
luck-explanation = Der Server hat sein Geheimnis schon festgelegt. Die Verteilung mischt es mit einer Zufallszahl von jedem Spieler. Die Spieler legen ihre Zahlen zuerst fest und decken sie zu Beginn gemeinsam auf. Nach der Partie deckt der Server sein Geheimnis auf, und dein Browser vergleicht es mit diesem Fingerabdruck: { $commitment }
luck-shared = Deine Zufallszahl ist dabei.
luck-alone = Noch hat kein Spieler eine Zufallszahl beigetragen; der Server würde allein verteilen.
luck-bots = Bots tragen keine Zahlen bei: Deine verhindert, dass der Server die Verteilung wählt.
luck-shuffling = Gemeinsames Mischen … { $opened } von { $all }
luck-calledOff = Der Beginn wurde abgebrochen, weil { $names } beim Mischen nicht mitgemacht hat. Neue Zahlen werden gezogen.
luck-checked = Faires Mischen: geprüft.
luck-checkedAlone = Das Geheimnis stimmt, aber kein Spieler hat eine Zufallszahl beigetragen: Der Server hat allein verteilt.
luck-details = { $shares ->
        [one] { $shares } Zufallszahl
       *[other] { $shares } Zufallszahlen
    }{ $own ->
        [true] , auch deine
       *[false] {""}
    }. Das Geheimnis, die Zahlen und was du von der Verteilung gesehen hast, passen zusammen.
luck-failed = Das Mischen dieser Partie hat die Prüfung nicht bestanden:
luck-faults-seal = der Fingerabdruck des Servers hat sich seit dem Beginn geändert.
luck-faults-secret = das Geheimnis passt nicht zu seinem Fingerabdruck.
luck-faults-share = die Zufallszahl eines Spielers ist nicht die, die er festgelegt hatte.
luck-faults-list = die Liste der Zufallszahlen wurde geändert, nachdem du deine aufgedeckt hattest.
luck-faults-left_out = deine Zufallszahl wurde ausgelassen, obwohl du online warst.
luck-download = Partie herunterladen
luck-verify = Für Fachleute: „botyard verify“ prüft die heruntergeladene Datei.

## log

log-title = Protokoll
log-earlier = Frühere Einträge
log-later = Spätere Einträge
log-newest = Neueste Einträge
log-before = Vor der Partie
log-middle = Mitten im Zug
log-empty = Noch nichts. Die Roboter laufen sich warm.
log-nothingFound = Davon gibt es noch nichts.
log-filter = Zeigen
log-all = Alle Einträge
log-presetAnswer = (automatisch)
log-roomCreated = Der Tisch wurde eröffnet.
log-seatTaken = { $name } hat Platz { $seat } eingenommen.
log-botSeated = { $name } hat Platz genommen (Bot, { $level }).
log-seatLeft = Platz { $seat } ist wieder frei.
log-hostChanged = Der Tisch hat eine neue Leitung.
log-matchStarted =
    { $seats ->
        [one] Die Partie hat mit { $seats } Spieler begonnen.
       *[other] Die Partie hat mit { $seats } Spielern begonnen.
    }
log-contributed = Platz { $seat } hat eine Zufallszahl für das Mischen festgelegt.
log-openingStarted =
    { $people ->
        [one] Das Mischen hat mit { $people } Spieler begonnen.
       *[other] Das Mischen hat mit { $people } Spielern begonnen.
    }
log-shareOpened = Platz { $seat } hat seine Zufallszahl aufgedeckt.
log-startCalledOff =
    { $names ->
        [none] Alle ziehen eine neue Zufallszahl.
       *[other] Der Beginn wurde abgebrochen: keine Zufallszahl von { $names }.
    }
log-secretRevealed = Der Server hat seine Zufallszahl aufgedeckt.
log-timedOut = Die Zeit von { $name } ist abgelaufen; automatisch gespielt.
log-seatAbsent = Die Zeit von { $name } ist dreimal abgelaufen; die Züge werden nun automatisch gespielt.
log-seatReturned = { $name } ist wieder da.
log-watchLinkSet = Der Zuschauerlink wurde ersetzt.
log-coachLinkSet =
    { $valid ->
        [true] { $name } hat einen Coachlink erstellt.
       *[false] { $name } hat den Coachlink zurückgezogen.
    }
log-absenceChanged = Die Liste der fehlenden Spieler hat sich geändert.
log-personGone = { $name } fehlt. Die anderen Spieler entscheiden, wie es weitergeht.
log-personLeft = { $name } kann nicht zurückkommen. Die anderen Spieler entscheiden, wie es weitergeht.
log-personSeen = { $name } ist wieder online.
log-voted = { $name } hat gestimmt: { $remedy }.
log-decided = Entscheidung: { $remedy }.
log-matchAbandoned =
    { $words ->
        [none] { $why }
       *[other] { $why } „{ $words }“
    }
log-timeGranted =
    { $seconds ->
        [one] { $name } bekam { $seconds } Sekunde zurück, weil der Server ausgefallen war.
       *[other] { $name } bekam { $seconds } Sekunden zurück, weil der Server ausgefallen war.
    }

## end

end-title = Die Partie ist zu Ende
end-look = Spielplan ansehen
end-and = { LIST($names) }

## seats

seats-move = Hierher setzen
seats-moveTo = Hierher setzen: Platz { $seat }
seats-reservedFor = Reserviert für { $name }
seats-reservedForYou = Für dich reserviert
seats-decline = Ablehnen
seats-declineSeat = Platz { $seat } ablehnen
seats-release = Platz freigeben
seats-releaseSeat = Platz { $seat } freigeben, reserviert für { $name }
seats-more = Optionen für { $name }
seats-about = Optionen für { $name }
seats-swap = Plätze tauschen
seats-sendAway = Vom Tisch entfernen
seats-makeHost = Leitung übergeben
seats-ready = Bereit
seats-isReady = bereit
seats-notReady = nicht bereit
seats-sayReady = Ich bin bereit
seats-startsAsked = Alle Plätze sind besetzt, aber nicht alle sind da. Die Partie beginnt, sobald die Abwesenden bereit sind.
seats-wereAway = Während du weg warst, wurden alle Plätze besetzt. Die Partie beginnt, sobald du bereit bist.
seats-startsReady = Die Partie beginnt von selbst, sobald alle Plätze belegt und alle bereit sind.
seats-waitingFor = Noch nicht bereit: { $names }.
seats-asksSwap = { $name } möchte Plätze tauschen: Platz { $theirs } gegen deinen Platz { $yours }.
seats-askedSwap = Du hast { $name } einen Platztausch vorgeschlagen.
seats-offersYou = { $name } bietet dir einen Platz an.
seats-offersAnybody = { $name } bietet den eigenen Platz allen an.
seats-offered = Du hast deinen Platz angeboten. Er bleibt deiner, bis ihn jemand nimmt.
seats-doSwap = Tauschen
seats-takeOver = Platz übernehmen
seats-no = Ablehnen
seats-withdraw = Zurückziehen
seats-offers = Angebote
seats-sentAway = Entfernt
seats-barred = Die Leitung hat dich vom Tisch entfernt. Zuschauen kannst du weiterhin.
seats-byInvitation = An diesem Tisch spielt nur mit, wer eingeladen ist.
seats-ask = Um Einlass bitten
seats-askWord = Nachricht an die Leitung (freiwillig)
seats-asked = Du hast die Leitung um Einlass gebeten.
seats-letIn = Wieder zulassen
seats-letInName = { $name } wieder zulassen
seats-change = Tisch-Einstellungen
seats-changeTitle = Tisch-Einstellungen
seats-changeSave = Speichern
seats-changeFewer =
    { $count ->
        [one] Am Tisch ist { $count } Spieler; es braucht mindestens { $count } Platz.
       *[other] Am Tisch sind { $count } Spieler; es braucht mindestens { $count } Plätze.
    }
seats-changeNote = Alle müssen noch einmal bestätigen.
seats-handOver = Platz übergeben …
seats-handOverTitle = Deinen Platz übergeben
seats-handOverAbout = Jemand anderes spielt für dich weiter, sieht, was du weißt, und du wirst Zuschauer. Es geschieht nichts, bis das Angebot angenommen ist.
seats-handOverTo = An { $name }
seats-handOverAnybody = An den Ersten, der will
seats-again = Nochmal spielen
seats-againAbout = Mit denselben Optionen.
seats-rematch = Revanche
seats-rematchJoin = Bei der Revanche mitspielen
seats-rematchAbout = Gleiche Optionen, und alle rücken einen Platz weiter.
seats-rematchWanted = { $name } möchte eine Revanche.
seats-rematchWatch = Zur Revanche
seats-log-offered = Platz { $seat } wurde einem anderen Spieler angeboten.
seats-log-swap = Platz { $seat } hat Platz { $other } einen Tausch vorgeschlagen.
seats-log-ended-accepted = Das Angebot wurde angenommen.
seats-log-ended-declined = Das Angebot wurde abgelehnt.
seats-log-ended-withdrawn = Das Angebot wurde zurückgezogen.
seats-log-ended-void = Das Angebot ist verfallen.
seats-log-sentAway = Die Leitung hat { $name } vom Tisch entfernt.
seats-log-letIn = Die Leitung hat { $name } wieder zugelassen.
seats-log-ready =
    { $count ->
        [0] Noch ist niemand bereit.
       *[other] { $count ->
            [one] Bereit: { $count } Spieler.
           *[other] Bereit: { $count } Spieler.
        }
    }
seats-log-changed = Die Leitung hat die Tisch-Einstellungen geändert.
