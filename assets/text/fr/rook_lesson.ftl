### La leçon de Rook, dans l’ordre où on la joue. $seat et $to : qui est assis là.

rook-lesson-title = Attrape les étoiles
rook-lesson-goal = Gagne les plis qui ont des étoiles.
    .child = Attrape les étoiles !
rook-lesson-next = Joue maintenant le premier jeu contre trois joueurs faciles.
    .child = Joue maintenant pour de vrai !

rook-lesson-follow-not-rook = Le Rook gagne toujours, quand tu veux. Garde-le pour plus d’étoiles.
    .child = Le Rook gagne toujours. Garde-le encore.
rook-lesson-follow-not-five = Le 8 bat ton 5, et tu perdrais son étoile.
    .child = Le 8 bat le 5. L’étoile partirait.
rook-lesson-lone-red-not-rook = Il gagnerait, mais peut-être seul. Garde-le.
    .child = Pas encore. Le Rook attend plus d’étoiles.
rook-lesson-trump-in-not-rook = Le Rook gagnerait aussi. Mais tu joues en dernier, le 10 suffit.
    .child = Le 10 suffit. Garde le Rook.
rook-lesson-trump-in-not-five = Cela ne peut pas gagner, et { $seat } aurait son étoile.
    .child = Cela ne gagne pas. L’étoile partirait.
rook-lesson-trump-in-not-other = Ce n’est ni rouge ni atout, cela ne peut pas gagner.
    .child = Cela ne gagne pas. Noir, oui.

rook-lesson-learned-follow = Fournir
    .child = Même couleur
rook-lesson-learned-trump = Atout
    .child = Couleur chef
rook-lesson-learned-rook = Le Rook
rook-lesson-learned-stars = Étoiles
