"""The messages that a node sends unrequested: entries of rooms, presence, lobby, chat and messages to users."""
