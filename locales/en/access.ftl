# A match for keyboards and screen readers.

table = Board as a table
keys = Keyboard shortcuts
key = Key
does = What it does
or = or
showTable = Shows the board as a table
showKeys = Shows this list
