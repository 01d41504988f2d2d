newVersion = A new version of Botyard is ready.
load = Load it now
later = Later

title = Without a connection
# $game (string)
rules = Rules of { $game }
matches = Your finished matches on this device
none = None yet: matches are kept here when you visit the lobby.
watch = Watch it again
loading = Loading…
