### Hookie-Mookie : pourquoi une chose n’est pas possible. Rien n’y parle d’une carte que la place ne voit pas.

hookie_mookie-no-not-chance = Ce n’est pas le moment de donner.
hookie_mookie-no-deal-piles = Une donne a { $players } × { $size } cartes, un fantôme de { $ghost } et { $deck } autres.
hookie_mookie-no-deal-pack = Une donne prend tout le jeu, chaque carte une fois, avec { $count } { $count ->
        [one] joker
       *[other] jokers
    }.
hookie_mookie-no-chance-first = D’abord, nommez le premier joueur et donnez les cartes.
    .child = Pas encore ! Attends un peu.
hookie_mookie-no-start-first = Nommez le premier joueur avant la donne.
    .child = D’abord, qui commence ?
hookie_mookie-no-out = Tu as fini. Tu n’as plus de cartes.
    .child = Plus de cartes ici. C’est fini.
hookie_mookie-no-held = Tu n’as pas { $card }.
    .child = On n’a pas cette carte.
hookie_mookie-no-held-often = Tu n’as pas { $card } aussi souvent.
    .child = On n’en a pas autant.

## Un hookie

hookie_mookie-no-offer-first = Un hookie est appelé. Les deux joueurs montrent d’abord une carte.
    .child = D’abord, deux cartes doivent être là.
hookie_mookie-no-offer-turn = Seuls les deux joueurs du hookie montrent une carte.
    .child = Seuls ces deux-là posent une carte.
hookie_mookie-no-offered = Ta carte est déjà choisie.
    .child = La carte est posée. C’est tout.
hookie_mookie-no-hookie = Il n’y a pas de hookie en cours.
    .child = On n’a encore appelé personne.
hookie_mookie-no-hookie-laid = Tu as posé des cartes, donc plus de hookie à ce tour.
    .child = Des cartes sont posées. Pas d’appel.
hookie_mookie-no-partner-self = Appelle un autre joueur que toi.
    .child = Appelle un autre.
hookie_mookie-no-partner-out = Ce joueur n’a plus de cartes. Appelle un autre joueur.
    .child = Plus de cartes là. Appelle un autre.

## Poser

hookie_mookie-no-lay-none = Choisis au moins une carte à poser.
    .child = Prends une carte ou plus.
hookie_mookie-no-lay-values = { $card } et { $other } ne vont pas ensemble. Pose des cartes pareilles.
    .child = Celles-là ne sont pas pareilles.
hookie_mookie-no-new-few = Une nouvelle série veut trois ou quatre cartes. Seul un hookie fait une paire.
    .child = Une nouvelle série veut trois cartes.
hookie_mookie-no-new-many = Une nouvelle série a trois ou quatre cartes, pas { $count }.
    .child = Une nouvelle série a trois ou quatre cartes.
hookie_mookie-no-new-there = Il y a déjà une série de { FORM($value, of: "many") }. Ajoute tes cartes.
    .child = Il y a une série. Ajoute là.
hookie_mookie-no-new-open = Il y a déjà une série de jokers. Ajoute tes jokers à une série.
    .child = Il y a une série de jokers. Ajoute là.
hookie_mookie-no-to-word = Il n’y a pas de série nommée { $text }.
    .child = Il n’y a pas de série comme ça.
hookie_mookie-no-to-missing = Il n’y a pas de série de { FORM($value, of: "many") } sur la table.
    .child = Il n’y a pas de série comme ça.
hookie_mookie-no-to-other = Aux { FORM($value, of: "many") } s’ajoutent seulement des { FORM($value, of: "many") } et des jokers.
    .child = Ça ne va pas sur cette série.
hookie_mookie-no-open-taken = Il y a une série de { FORM($value, of: "many") }. Ajoute-lui les { FORM($value, of: "many") }, pas aux jokers.
    .child = Il y a une série. Ajoute là.

## Finir et piocher

hookie_mookie-no-done-early = Tu ne peux pas passer. Pose des cartes ou appelle un hookie.
    .child = On ne passe pas. Pose ou appelle.
hookie_mookie-no-draw-partner = Ne pioche pas. Tu peux encore appeler un hookie.
    .child = Ne pioche pas. Appelle un ami.
hookie_mookie-no-draw-laid = Tu as posé des cartes, donc ne pioche pas.
    .child = Des cartes sont posées. Ne pioche pas.
hookie_mookie-no-draw-lay = Ne pioche pas. Tu as encore des cartes à poser.
    .child = Des cartes vont encore. Pose-les.
