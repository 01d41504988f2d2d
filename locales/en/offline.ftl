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

# live connections fail while the service answers other requests
blocked = The service answers, but live connections to it are blocked. A proxy, a firewall or the network of a company or school may be the reason.
