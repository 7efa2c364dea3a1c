### Ce que la voix de l’appareil dit en plus des mots de l’écran.

narrated-on = Je lis tout à voix haute maintenant
    .child = Je lis tout à voix haute
narrated-off = Je ne lis plus à voix haute
    .child = Je me tais maintenant
narrated-of = { $item }, { $number } sur { $count }
narrated-row = { $name } : { $value }
narrated-hint = { $button } : { $words }
narrated-picked = { $item } est choisi
narrated-unfit = { $item } ne va pas
narrated-players = { $text } joueurs
key-left = Flèche gauche
key-right = Flèche droite
key-up = Flèche haut
key-down = Flèche bas

## Facts of a table, for players who listen

table-fact-hand = En main, il y a { LIST($cards) }
table-fact-playable = On peut jouer { LIST($cards) }
table-fact-laid = { $seat } a posé { $card }
table-fact-cards = { $seat } a { $count ->
        [0] zéro carte
        [one] 1 carte
       *[other] { $count } cartes
    }
