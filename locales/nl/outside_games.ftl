failed = De pagina van { $game } is vastgelopen. De partij gaat door: laad de pagina opnieuw of ga terug naar de lobby.
