"""Practice: positions that are played on by the rules of a game without a room: lessons, puzzles, sandboxes."""
