### Word Porters : comment jouer, en clips. Huit mots au plus dans chacun.

word_porters-clip-secret = Chaque joueur a un mot secret
word_porters-clip-fits = Trouve un indice pour ton mot
    .child = Trouve un indice qui va
word_porters-clip-parcel = Pose dessus ton plus petit colis
    .child = D’abord le colis 1, puis le 2
word_porters-clip-share = Un indice pris coûte deux colis
word_porters-clip-guess = Devine les mots des autres joueurs
    .child = Devine les mots des autres
word_porters-clip-both = Bien deviné ? Un point pour chacun.
# En français, les mots du jeu sont anglais.
-word_porters-clip-word = candle
-word_porters-clip-hint = hot
-word_porters-clip-poor = wet
