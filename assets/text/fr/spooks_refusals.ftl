### Spooks : pourquoi une chose n’est pas possible. Rien n’y parle d’une carte que la place ne voit pas.

## Donner

spooks-no-deal-over = On donne seulement quand une donne est finie.
spooks-no-deal-turn = La donne est passée à la place { $number }.
spooks-no-deal-ghost = Donne aussi les cartes fantômes.
spooks-no-deal-no-ghost = Ce jeu n’a pas de cartes fantômes.
spooks-no-deal-seats = Une donne nomme { $players } mains, vides pour les joueurs sortis.
spooks-no-deal-size = La place { $number } reçoit { $count } cartes dans cette donne, pas { $given }.
spooks-no-deal-ghost-size = Le fantôme reçoit { $count } cartes dans cette donne, pas { $given }.
spooks-no-deal-aside = { FORM($card, of: "full") } doit être dans la donne. Seules d’autres cartes restent de côté.
spooks-no-deal-twice = Cette donne a { FORM($card, of: "full") } plus souvent que le jeu.
spooks-no-deal-first = Donne d’abord les cartes.
    .child = Pas encore ! Attends un peu.

## Ce qui vient d’abord

spooks-no-dropped = { $seat } n’est plus dans la partie.
    .child = C’est fini pour lui.
spooks-no-held = Tu n’as pas { FORM($card, of: "full") }.
    .child = On n’a pas cette carte.
spooks-no-open-first = La carte d’ouverture vient d’abord.
    .child = D’abord la petite Araignée.
spooks-no-lead-first = Il faut d’abord une entame.
    .child = D’abord une carte sur la pile.
spooks-no-blue-first = Joue d’abord sur la pile, ou passe.
    .child = D’abord une carte, ou passe.
spooks-no-red-first = Suis d’abord la carte rouge.
    .child = D’abord la carte rouge.
spooks-no-straight-first = La suite vient d’abord.
    .child = D’abord la suite.
spooks-no-trick-first = D’abord, chacun pose une carte cachée.
    .child = D’abord, on pose tous une carte.
spooks-no-bite-first = Les chauves-souris mordent. Donnez d’abord les cartes.
    .child = Morsure ! D’abord le cadeau.
spooks-no-gift-first = Le cadeau du Maître des Gobelins vient d’abord.
    .child = D’abord une carte en cadeau.
spooks-no-handing-first = D’abord, chacun passe une carte.
    .child = D’abord, on donne tous une carte.

## Jouer et passer

spooks-no-open-card = Ta première carte est { FORM($card, of: "full") }.
    .child = La première carte est { FORM($card, of: "full") }.
spooks-no-pass-open = Tu ne peux pas encore passer. Joue la carte d’ouverture.
    .child = On ne passe pas. Joue la petite Araignée.
spooks-no-pass-lead = Tu as l’entame, donc joue une carte. Toutes vont.
    .child = On ne passe pas. Toute carte va.
spooks-no-red-able = Tu peux suivre { FORM($card, of: "full") }, donc ne passe pas.
    .child = Une carte va, donc joue-la.
spooks-no-red-match = { FORM($card, of: "full") } veut la famille { $suit }, { $rank } ou le Chat noir.
    .child = Joue { $suit }, { $rank }, ou le Chat.
spooks-no-blue-next = { FORM($card, of: "full") } veut { $rank } de toute famille, ou le Chat noir.
    .child = Il faut { $rank } ou le Chat.
spooks-no-blue-end = Aucun nombre ne va sur { FORM($card, of: "full") }. Seul le Chat noir y va.
    .child = Seul le Chat va là.

## Suites

spooks-no-straight-none = Il n’y a pas de suite à poser maintenant.
    .child = Pas de suite maintenant.
spooks-no-straights = Ce jeu n’a pas de suites.
    .child = Ce jeu n’a pas de suites.
spooks-no-straight-turn = Seul le joueur de l’Os pose la suite.
    .child = Un autre pose la suite.
spooks-no-straight-empty = Choisis au moins une carte pour la suite.
    .child = Prends une carte ou plus.
spooks-no-straight-cat = Le Chat noir ne va pas dans une suite. Pose-le seul.
    .child = Le Chat va tout seul.
spooks-no-straight-same = Une suite a une seule carte de chaque nombre.
    .child = Chaque nombre vient une fois.
spooks-no-straight-order = Une suite veut des nombres qui se suivent. Commence par le plus bas.
    .child = La suite monte, comme 3, 4, 5.

## Plis, morsures et cadeaux

spooks-no-lay-none = Il n’y a pas de pli où poser une carte.
    .child = Il n’y a pas de Gobelin.
spooks-no-lay-twice = Ta carte est déjà posée.
    .child = La carte est posée. C’est tout.
spooks-no-lay-playoff = Seuls les deux joueurs à égalité posent encore une carte.
    .child = Seuls ces deux-là posent une carte.
spooks-no-give-bat = Ici, seul { $seat } donne une carte.
    .child = Seul { $seat } donne une carte.
spooks-no-give-none = Il n’y a rien à donner maintenant.
    .child = Rien à donner maintenant.
spooks-no-give-turn = Un autre joueur donne d’abord. Attends un peu.
    .child = Attends. Un autre donne d’abord.
spooks-no-give-victim = Les chauves-souris t’ont mordu, donc tu ne donnes rien.
    .child = Morsure ! Alors rien à donner.
spooks-no-give-twice = Ta carte est déjà choisie.
    .child = La carte est choisie. C’est tout.
spooks-no-give-to = Laisse « to ». On sait déjà qui reçoit la carte.
    .child = On sait qui reçoit la carte.
spooks-no-gift-turn = Le cadeau vient du joueur du Maître des Gobelins.
    .child = Un autre la donne.
spooks-no-gift-to = Le cadeau du Maître des Gobelins veut « to ». Dis qui le reçoit.
    .child = Choisis qui reçoit la carte.
spooks-no-gift-fewest = Donne-la à un adversaire qui a le moins de cartes.
    .child = Choisis celui qui a le moins de cartes.

## Une carte choisie avant son tour

spooks-ahead-changed = La pile a changé. Choisis encore.
    .child = La pile a changé. Choisis encore.
