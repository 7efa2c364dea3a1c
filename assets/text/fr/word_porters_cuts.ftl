### Ce qu’on dit des petites tables à côté de la règle de Word Porters. $seat : un joueur.
### En français, les mots du jeu sont anglais. Leur sens est dit à côté.

word_porters-cut-points-at = « Slow », lent, montre le mot secret de { $seat }, l’escargot
    .child = « Slow », lent, va avec l’escargot
word_porters-cut-things = Dix mots avec leurs numéros, et les indices dessous
    .child = Les mots en haut, les indices en bas
word_porters-cut-same-side = Tous les mots sont faciles, toutes les cartes montrent le même côté
    .child = Seulement des mots faciles
word_porters-cut-mixed = Des mots faciles comme « castle » à côté de difficiles comme « idea »
    .child = Mots faciles et difficiles
word_porters-cut-secret = Le mot 2, « snail », l’escargot, est le secret de { $seat }
    .child = L’escargot est le secret de { $seat }
word_porters-cut-first = Le colis 1 sur « far », loin, est la première idée de { $seat }
    .child = { $seat } pose le colis 1 sur « far »
word_porters-cut-shared = { $seat } partage « small » avec le 2 dessus et le 3 dessous
    .child = Deux colis, le 2 et le 3
word_porters-cut-passed = Tous les indices sont pris, et un seul 3 ne partage pas. Les deux passent.
    .child = Aucun indice n’est libre, ils passent
word_porters-cut-early = { $seat } passe avec deux colis et ne donne plus d’indices dans cette manche
    .child = { $seat } passe pour cette manche
word_porters-cut-go-on = Les autres continuent
    .child = Les autres continuent
word_porters-cut-silence = Seuls les colis parlent. Tous les joueurs se taisent.
    .child = Seuls les colis parlent
word_porters-cut-packed = Deux joueurs ont rempli leurs valises. Les mots restent secrets.
    .child = Deux ont deviné
word_porters-cut-count = { $seat } a trouvé deux mots, et deux ont trouvé le sien. 4 points.
    .child = Quatre points pour { $seat }
word_porters-cut-track = Chaque point est un pas. Ces joueurs en ont 4, 3 et 3.
    .child = Chaque point est un pas
word_porters-cut-next = Tous avaient autant de points, donc { $seat } suivait et a commencé
    .child = De nouveaux mots ! { $seat } commence.
word_porters-cut-most = Après quatre manches, { $seat } a le plus de points
    .child = { $seat } a le plus de points
