## keys

keys-card = Choose a card of your hand
keys-cell = Go from cell to cell, and on to the worths
keys-ends = Go to the first or last cell of a row
keys-lay = Choose the cell, then play the card
keys-back = Undo
