"""Chat: lines, permissions to read and write, muted users, and reports."""
