"""`botyard backup` and `botyard restore`: all data of the embedded server in one file, and back."""
