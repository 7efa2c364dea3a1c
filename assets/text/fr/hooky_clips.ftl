### Hooky : comment jouer, en clips. Huit mots au plus dans chacun.

hooky-clip-missing = Il manque trois lettres. Trouve-les.
hooky-clip-ask = Demande un mot et écoute le nombre
hooky-clip-number = Il compte les lettres de ce joueur
    .child = Il compte les lettres qui vont
hooky-clip-twice = Une lettre en double compte deux fois
    .child = Une lettre en double compte deux fois
hooky-clip-reveal = Montre une carte, regardes-en une autre
hooky-clip-guess = Devine les trois lettres qui manquent
# En français, les mots du jeu sont anglais.
hooky-clip-word = LIGHT
hooky-clip-double = HOBBY
hooky-clip-two = 2
hooky-clip-children = Il manque trois enfants. Trouve-les.
hooky-clip-pick = Choisis un mot avec une image
hooky-clip-lamps = Une lampe par lettre qui va
    .child = Une lampe brille pour chaque lettre
hooky-clip-both = Deux fois la même lettre ? Les deux comptent.
hooky-clip-crossed = Une croix ? Celui-là ne manque pas.
hooky-clip-choose = À la fin, choisis-en trois
