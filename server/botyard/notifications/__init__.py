"""Notifications: what reaches people while no page of theirs is open."""
