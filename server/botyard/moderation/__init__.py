"""The work of moderators: reports, measures against people, and look-ups. All of it goes to the audit log first."""
