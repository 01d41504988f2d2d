"""What a node sends without being asked: entries of rooms, presence, lobby, chat and messages to users."""
