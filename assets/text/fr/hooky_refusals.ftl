### Hooky : pourquoi une chose n’est pas possible. Rien n’y parle d’une carte que la place ne voit pas.

hooky-no-dealt = Les cartes sont déjà données.
hooky-no-deal-piles = Une donne a { $players } × { $size } lettres, { $playground ->
        [0] une cour vide
       *[other] une cour de { $playground }
    } et { $count } cartes absentes.
hooky-no-deal-letters = Une donne a toutes les lettres de A à Z, chacune une fois.
hooky-no-deal-twelve = Une donne a les lettres { $row }, chacune une fois.
hooky-no-deal-first = Donne d’abord les cartes.
    .child = Pas encore ! Attends un peu.

## Mots et indices

hooky-no-own-seat = Choisis un autre joueur.
    .child = Choisis un autre.
hooky-no-word = Un mot a cinq lettres de A à Z, pas comme { $text }.
    .child = Un mot a cinq lettres.
hooky-no-sent-back = { $word } a été refusé. Prends un autre mot dans cette partie.
    .child = { $word } ne compte pas. Un autre mot !
hooky-no-asked-before = Tu as déjà demandé { $word } à ce joueur, ou les mêmes lettres.
    .child = C’est déjà demandé. Un autre mot !
hooky-no-clue-letter = { $word } n’a aucune de tes lettres. Un indice de départ en veut une.
    .child = Il y faut une de ces lettres.
hooky-no-clue-first = Les indices de départ viennent d’abord.
    .child = D’abord les indices.
hooky-no-clue-given = Tous les indices de départ sont donnés.
    .child = Les indices sont tous donnés.
hooky-no-asked = Tu as déjà demandé à ce tour.
    .child = Le mot est dit. C’est tout.
hooky-no-not-here = Ici, on demande les mots de la liste et on devine à la fin.
    .child = Ici, on demande et on devine.
hooky-no-asks-other = Dans la manche { $round }, { $by } demande à { $seat }.
    .child = Ce mot est pour { $seat }.
hooky-no-on-list = { $text } n’est pas sur la liste des mots.
    .child = Prends un mot avec une image.
hooky-no-guess-once-later = On devine les absents après la manche { $round }.
    .child = Pas encore. D’abord on demande.

## Si un mot compte

hooky-no-disputes = Tous les mots comptent dans ce jeu.
    .child = Tous les mots comptent ici.
hooky-no-withdraw-late = Le nombre est donné, donc le mot compte.
    .child = Le mot compte maintenant.
hooky-no-withdraw-clue = Un indice de départ est pour tous, donc ne nomme pas de joueur.
    .child = Cet indice est pour nous tous.
hooky-no-withdraw-ask = Dis à quel joueur on demandait le mot refusé.
    .child = Dis à qui on demandait.
hooky-no-against-speaker = C’est ton mot, donc les autres décident.
    .child = Les autres disent oui ou non.
hooky-no-against-order = Nomme une fois, dans l’ordre, chaque joueur contre le mot.
    .child = Chacun le dit une fois.
hooky-no-against-few = Au moins { $least } des { $count } autres doivent être contre un mot.
    .child = Trop peu disent non. Il compte.

## Dévoiler et regarder

hooky-no-reveal-early = On peut dévoiler dès la manche 2.
    .child = On montre des cartes dès la manche deux.
hooky-no-revealed = Tu as déjà dévoilé une carte à ce tour.
    .child = Une carte, c’est tout.
hooky-no-reveal-none = Toutes tes cartes sont visibles. Il n’y en a plus à dévoiler.
    .child = On voit déjà toutes ces cartes.
hooky-no-reveal-nobody = Les autres n’ont plus de carte cachée à regarder.
    .child = Il n’y a rien à regarder.
hooky-no-reveal-shown = { $letter } est déjà visible.
    .child = On voit déjà cette carte.
hooky-no-held = Tu n’as pas { $letter }.
    .child = On n’a pas cette carte.
hooky-no-look-empty = Toutes les cartes de ce joueur sont visibles. Regarde chez un autre.
    .child = Il n’y a rien à regarder.
hooky-no-look-first = Tire d’abord une carte à regarder.
    .child = D’abord, on regarde.
hooky-no-look = Il n’y a pas de carte à regarder maintenant.
    .child = On ne regarde pas maintenant.
hooky-no-peek-shown = { $letter } est visible. Un regard tire une carte cachée.
    .child = On voit déjà cette carte.
hooky-no-peek-other = Ce joueur n’a pas { $letter }.
    .child = Cette carte n’est pas là.
hooky-no-done-early = Tu ne peux pas passer. Demande d’abord un mot.
    .child = On ne passe pas. Demande un mot.

## Deviner

hooky-no-guess-later = On devine les absents après les manches 4, 5 et 6.
    .child = C’est trop tôt pour deviner.
hooky-no-guess-letters = Devine trois lettres différentes.
    .child = Prends trois lettres, toutes différentes.
hooky-no-guess-first = D’abord, chacun devine.
    .child = D’abord, on devine tous.
hooky-no-guessed = { $seat } a déjà deviné.
    .child = C’est rendu. Attends les autres.
hooky-no-hands-later = On devine les cartes des autres après la manche 6.
    .child = C’est trop tôt pour ça.
hooky-no-hands-given = { $seat } a déjà deviné les cartes.
    .child = C’est rendu. Attends les autres.
hooky-no-hands-seats = Donne { $players } réponses, joueur par joueur, avec null pour tes propres cartes.
    .child = Il faut une réponse par visage.
hooky-no-hands-own = Ne devine pas tes propres cartes.
    .child = Devine chez les autres.
hooky-no-hands-all = Devine les cartes de tous les autres.
    .child = Il faut une réponse par visage.
hooky-no-hands-letters = Nomme { $count } lettres différentes par joueur.
    .child = Il faut { $count } lettres par visage.
