"""Real processes, killed under play."""
