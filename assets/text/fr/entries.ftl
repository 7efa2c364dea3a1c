### La ligne de chaque jeu sur l’étagère du titre.

entry-rook = Gagne les plis qui ont des étoiles
entry-spooks = Débarrasse-toi de toutes tes cartes
entry-hookie-mookie = Videz une main ensemble, avant le soir
entry-word-porters = Donne des indices et devine les mots secrets
entry-hooky = Trouve qui manque en classe
