"""The tools of authors of games: a new package, and a service that follows what they save."""
