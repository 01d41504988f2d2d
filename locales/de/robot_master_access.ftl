## keys

keys-card = Eine Karte deiner Hand wählen
keys-cell = Von Feld zu Feld gehen, und weiter zu den Werten
keys-ends = Zum ersten oder letzten Feld einer Zeile gehen
keys-lay = Das Feld wählen, dann die Karte legen
keys-back = Rückgängig
