"""Play under faults: everything between clients, nodes and Redis fails at random, and a checker looks for lies."""
