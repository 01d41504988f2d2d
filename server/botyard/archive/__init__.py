"""The archive: a database of finished matches, in SQLite or PostgreSQL. Nothing here knows rooms, Redis or sockets."""
