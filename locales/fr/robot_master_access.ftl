## keys

keys-card = Choisir une carte de la main
keys-cell = Aller de case en case, puis aux valeurs
keys-ends = Aller à la première ou dernière case d’une ligne
keys-lay = Choisir la case, puis jouer la carte
keys-back = Annuler
