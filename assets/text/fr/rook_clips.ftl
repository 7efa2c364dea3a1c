### Rook: how to play in clips. At most eight words in each.

rook-clip-follow = Fournis la couleur entamée
rook-clip-trick = La meilleure carte prend le pli
rook-clip-trump = L’atout bat toutes les autres couleurs
rook-clip-rook = Le Rook prend tous les plis
rook-clip-stars = Gagne les cartes à étoiles
rook-clip-lead = Prends un pli et entame le suivant
rook-clip-bid = Gagne au moins ton enchère
rook-clip-won = { $amount } gagnés
