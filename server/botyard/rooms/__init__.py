"""The logic of rooms: seats, matches, clocks and log entries. Pure, except for `runtime`."""
