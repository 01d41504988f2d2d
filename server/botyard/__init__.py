"""The online service: rules, rooms, store, sockets."""
