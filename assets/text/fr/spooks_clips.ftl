### Spooks: how to play in clips. At most eight words in each.

spooks-clip-aim = Débarrasse-toi de toutes tes cartes
spooks-clip-blue = Sur le bleu, joue le nombre suivant
spooks-clip-pass = Sur le bleu, tu peux toujours passer
spooks-clip-red = Sur le rouge, même image ou même nombre
spooks-clip-goblin = Le plus haut Gobelin gagne le pli
spooks-clip-cat = Le Chat va sur toutes les cartes
