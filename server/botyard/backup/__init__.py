"""`botyard backup`, `restore` and `repair`: all data of the embedded server in one file, back, and what is left."""
