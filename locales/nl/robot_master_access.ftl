## keys

keys-card = Een kaart uit je hand kiezen
keys-cell = Van vak naar vak gaan, en verder naar de waarden
keys-ends = Naar het eerste of laatste vak van een rij
keys-lay = Het vak kiezen en dan de kaart leggen
keys-back = Ongedaan maken
