### Rook : pourquoi une chose n’est pas possible. Rien n’y parle d’une carte que la place ne voit pas.

rook-no-chance-first = D’abord, tirez ou donnez les cartes.
rook-no-not-chance = Ce n’est pas le moment de tirer ou de donner.
rook-no-draw-partners = Ce tirage est pour les partenaires.
rook-no-draw-deal = Ce tirage est pour la première donne.
rook-no-draw-cards = Chacun tire une carte, toutes différentes et de ce jeu.
rook-no-deal-hands = Chacun reçoit { $count } cartes et le nid { $number }.
rook-no-deal-deck = Une donne prend tout le jeu, chaque carte une fois.

## Les enchères

rook-no-bidding = Ce jeu n’a pas d’enchères. La carte du nid dit l’atout.
    .child = Il n’y a pas d’annonces dans ce jeu.
rook-no-auction-over = Les enchères sont finies.
    .child = Les annonces sont finies.
rook-no-auction-first = Finis d’abord les enchères.
    .child = D’abord les annonces.
rook-no-bid-step = On annonce par pas de { $step }. { $amount } n’en est pas un.
    .child = Une annonce monte par { $step }.
rook-no-bid-first = { $amount } est trop bas. Commence à { $least } ou plus.
    .child = C’est trop bas. Commence à { $least }.
rook-no-bid-raise = { $amount } ne bat pas { $bid }. Annonce { $least } ou plus.
    .child = C’est trop bas. Il faut { $least }.
rook-no-bid-total = { $amount } est trop haut. Tout le jeu n’a que { $most }.
    .child = C’est trop haut. Il n’y a que { $most }.

## Le nid et l’atout

rook-no-bury-turn = Seule la plus haute annonce pose le nid.
    .child = Le nid va à la plus haute annonce.
rook-no-bury-first = Pose d’abord le nid.
    .child = D’abord les cartes du nid.
rook-no-bury-done = Le nid est déjà posé.
    .child = Le nid est fait.
rook-no-bury-size = Le nid prend { $count } cartes, pas { $given }.
    .child = Le nid veut { $count } cartes.
rook-no-bury-held = La plus haute annonce n’a pas { FORM($card, of: "name") }.
    .child = On n’a pas cette carte.
rook-no-bury-twice = Une carte se pose une seule fois.
    .child = Cette carte est posée.
rook-no-repair-first = Corrige d’abord le nid.
    .child = D’abord, le nid doit être juste.
rook-no-repair-out = Le nid est trop petit. Laisse-y cette carte : { FORM($card, of: "name") }.
    .child = Cette carte reste dans le nid.
rook-no-repair-in = Le nid est trop grand. N’y ajoute pas { FORM($card, of: "name") }.
    .child = Pas de nouvelle carte pour le nid.
rook-no-trump-turn = Seule la plus haute annonce choisit l’atout.
    .child = La plus haute annonce choisit la couleur.
rook-no-trump-first = Choisis d’abord l’atout.
    .child = D’abord la couleur chef.
rook-no-trump-done = L’atout est déjà choisi.
    .child = La couleur chef est choisie.
rook-no-trump-color = Choisis vert, rouge, noir ou jaune comme atout.
    .child = Prends vert, rouge, noir ou jaune.

## Jouer une carte

rook-no-follow = On a entamé { $suit }. Tu as { $suit }, donc joue { $suit }.
    .child = Il y a { $suit } ici. Joue-le d’abord.
rook-no-follow-trump = On a entamé atout. Tu as de l’atout, donc joue atout.
    .child = Une carte chef doit partir.
rook-no-follow-rook = On a entamé le Rook, il faut fournir { $suit }. Tu en as.
    .child = Le Rook veut { $suit }. Joue { $suit }.
rook-no-rook-forced = On a entamé atout. Le Rook est ton seul atout, joue-le.
    .child = Le Rook doit partir.
rook-no-held = Tu n’as pas { FORM($card, of: "name") }.
    .child = On n’a pas cette carte.

## L’honneur

rook-no-review-first = La donne est finie. Signale une faute ou accepte le compte.
    .child = D’abord on regarde tous les cartes.
rook-no-strict = Il n’y a rien à signaler. Le jeu surveille la règle.
    .child = Rien à signaler ici.
rook-no-vote-first = Les deux votes sur le bavardage viennent d’abord.
    .child = D’abord les deux votes.
rook-no-vote-turn = { $seat } ne vote pas là-dessus.
    .child = Les autres votent.
rook-no-vote = Il n’y a rien à voter.
    .child = Pas de vote maintenant.
rook-no-review = Il n’y a pas encore de compte à accepter.
    .child = On ne compte pas encore.
rook-no-agreed = { $seat } a déjà accepté le compte.
    .child = C’est fait. Attends les autres.
rook-no-call-self = On ne signale pas son propre camp.
    .child = On ne signale pas son camp.
rook-no-call-trick = { $seat } n’a pas joué dans ce pli.
    .child = Il n’y a pas de carte là.
rook-no-call-followed = Cette carte était bonne. Vous l’avez tous vue.
    .child = On l’a tous vue. Elle était bonne.
rook-no-call-cleared = Cette carte a déjà été vérifiée. Elle était bonne.
    .child = On l’a regardée. Elle était bonne.
rook-no-call-own = On avoue seulement une vraie erreur, et à temps.
    .child = Cette carte est bonne.
rook-no-call-partner = On ne signale pas la carte de son partenaire.
    .child = On ne signale pas son camp.
rook-no-call-fault = On signale une fausse carte, le nid ou un bavardage.
    .child = Cela ne se signale pas.
rook-no-nest-not-laid = Il n’y a pas encore de nid à compter.
    .child = Pas encore de nid.
rook-no-nest-counted = Le nid a déjà été compté dans cette donne.
    .child = Le nid a été compté.
rook-no-nest-late = Le dernier pli est joué. On compte le nid de toute façon.
    .child = C’est la fin. On le compte bientôt.
rook-no-nest-bidder = Seul un adversaire signale le nid de la plus haute annonce.
    .child = L’autre camp signale le nid.
rook-no-talk-alone = Il n’y a pas de partenaires qui bavardent.
    .child = Ici, chacun joue pour soi.
rook-no-talk-spent = { $seat } a déjà signalé un bavardage dans cette donne.
    .child = Une seule fois. C’est déjà fait.

## A card that was chosen before its turn

rook-ahead-led = On a entamé { $suit }. Choisis encore.
    .child = On a entamé { $suit }. Choisis encore.
rook-ahead-trumped = { $seat } a coupé. Choisis encore.
    .child = { $seat } a coupé. Choisis encore.
