"""Contacts of users: friends, recent opponents and blocked users, and invitations to rooms."""
