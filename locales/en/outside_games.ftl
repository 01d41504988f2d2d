# $game (string)
failed = The page of { $game } has failed. The match goes on: reload the page, or go back to the lobby.
