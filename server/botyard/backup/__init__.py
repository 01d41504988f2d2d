"""`botyard backup`, `restore` and `repair`: save all data in a file, put it back, keep what can be loaded."""
