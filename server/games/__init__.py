"""Pure rules of the games and what they share."""
