"""Actions of users that websocket and HTTP share, with the checks that come before them."""
