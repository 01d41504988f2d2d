"""What people are to each other: friends, recent opponents, blocked; and the invitations that they send."""
