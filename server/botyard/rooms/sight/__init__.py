"""What an audience may see of a room. Pure."""
