### Ce que l’hôte dit une fois à chaque personne, quand cela sert. $seat : un joueur. $count, $number : combien.

## Rook

moments-rook-trick = C’était un pli, une carte par personne. Gagne-le, garde ses étoiles et entame.
    .child = La meilleure carte les a toutes prises.
moments-rook-lone-counter = Cette carte compte, et une plus haute peut la prendre. Entames-en d’abord une autre.
    .child = Cette carte compte. On peut la perdre.
moments-rook-rook-for-nothing = Le Rook gagne tout pli. Celui-ci ne vaut encore rien.
    .child = Il y a peu ici. Garde le Rook.
moments-rook-forced-out = On a entamé atout, et le Rook est ton seul atout. Joue-le.
    .child = Maintenant, le Rook doit partir.
moments-rook-partner-has-it = Ton partenaire tient ce pli. Ajoute une carte qui compte, garde les hautes.
    .child = C’est à nous. Garde la haute carte.
moments-rook-first-bid = Une annonce promet des points. Hautes cartes et peu de couleurs la rendent sûre.
    .child = Annonce ce que nos cartes peuvent prendre.
moments-rook-first-nest = Essaie de vider une couleur ici. Le dernier pli gagne aussi le nid.
    .child = Débarrasse-toi d’une couleur.
moments-rook-not-the-bidder = Tu es à gauche du donneur, donc tu entames, pas l’annonceur.
    .child = À gauche du donneur, on commence.
moments-rook-set-back = Ton annonce est ratée, donc tu la perds toute. Une plus petite est plus sûre.
    .child = C’était trop peu. Annonce moins.

## Spooks

moments-spooks-pass-is-free = Tu peux passer même si une carte va. Souvent, mieux vaut jouer.
    .child = Joue, ou passe. Les deux vont.
moments-spooks-cat-wasted = Le Chat va sur tout. Garde-le pour quand rien d’autre ne va.
    .child = Garde le Chat pour plus tard.
moments-spooks-red-must = Si tu peux suivre le rouge, tu dois. Même famille ou même nombre.
    .child = Rouge ! La même image ou le même nombre.
moments-spooks-first-goblin = Chacun pose une carte. Le Gobelin de la pile n’est pas dans le pli.
    .child = On pose tous une carte.
moments-spooks-goblin-leads-two = Un Gobelin te débarrasse de deux cartes, lui et une dans le pli.
    .child = Un Gobelin, c’est deux cartes de moins.
moments-spooks-row-in-hand = Si le suivant n’a rien sur ton Os, tu poses une suite. Tu en as une.
    .child = Essaie un Os. Une suite peut partir.
moments-spooks-straight-short = Tu as une suite plus longue que celle-ci.
    .child = Une plus longue suite peut partir.
moments-spooks-victim-leads = Tu as reçu des cartes, mais tu entames maintenant ce que tu veux.
    .child = Maintenant, toute carte va !
moments-spooks-one-left = Il reste une carte à { $seat }. Sur le bleu, un seul nombre va.
    .child = { $seat } n’a qu’une carte. Joue bleu !

## Hookie-Mookie

moments-hookie-aim = Vous gagnez tous si { $count ->
        [1] une main est vide
       *[other] { $count } mains sont vides
    } avant la pioche.
    .child = { $count ->
        [1] Une main vide, et on gagne tous !
       *[other] { $count } mains vides, et on gagne tous !
    }
moments-hookie-lay-first = Poser des cartes est sûr. Un appel raté coûte des cartes.
    .child = Pose d’abord. C’est sûr.
moments-hookie-first-call = Au premier appel, on montre souvent sa plus haute carte. La tienne ira peut-être avec.
    .child = D’abord, on montre la plus haute carte.
moments-hookie-remember = Pas de paire, mais tout le monde a vu les deux cartes. Retiens-les.
    .child = On a vu les deux cartes. Retiens-les !
moments-hookie-shown-value = { $seat } a montré une carte que tu as aussi. Montre la tienne.
    .child = { $seat } a la même carte. Trouve-la !
moments-hookie-own-promise = { $seat } a vu une de tes cartes et peut compter dessus. Montre-la encore.
    .child = { $seat } a vu une carte ici. Trouve-la !
moments-hookie-add = On peut compléter toute série. Tu as une carte qui va.
    .child = Les séries sont à nous tous. Ajoute !
moments-hookie-late = Encore trois ratés et le soleil est couché. Appelle à coup sûr.
    .child = Le soleil est bas. Attention !
moments-hookie-last-card = Avec une carte, tu n’as pas le choix. Montre-la, les autres la retiendront.
    .child = Plus qu’une carte ! Montre-la à un ami.

## Hooky

moments-hooky-clue-loud = Ce mot fait { $number }. Un ou deux suffisent.
    .child = Ça en dit trop. Essaie d’en dire moins.
moments-hooky-double = Une lettre double compte deux fois. Cela la trahit souvent.
    .child = Une lettre double compte deux fois.
moments-hooky-zero = Un 0 t’en apprend beaucoup. Ce joueur n’a aucune de ces lettres.
    .child = C’est 0 ! Aucune n’est là.
moments-hooky-known-word = Tu peux déduire ce nombre. Demande des lettres que tu ne connais pas.
    .child = On le sait. Prends d’autres lettres.
moments-hooky-heard-word = Tu as déjà entendu ce nombre. Demande un nouveau mot.
    .child = On le sait tous. Un nouveau mot !
moments-hooky-reveal-safe = Montre une carte pour en voir une. Ils connaissent déjà { $letter }.
    .child = Montre une carte déjà connue.
moments-hooky-reveal-secret = Cette lettre est encore ton secret. Montres-en une déjà connue.
    .child = C’est un secret. Prends-en une connue.
moments-hooky-marks = Le registre retient pour toi. Note ce que tu sais.
    .child = La liste peut aider. Regarde-la !
moments-hooky-first-guess = Une lettre fausse ne coûte rien, alors ose. Tu peux répéter une réponse.
    .child = Se tromper n’est rien. Choisis-en trois !

## Word Porters

moments-porters-own-word = Choisis un indice qui va avec ton mot et aucun autre.
    .child = Prends un indice pour le mot secret.
moments-porters-better-elsewhere = Cet indice va mieux avec { $word }. Ils devineraient cela.
    .child = Ça va mieux avec { $word }.
moments-porters-sharing = Cet indice est pris. Partager coûte aussi ton { $number }, donc un indice de moins.
    .child = Pour partager, il faut deux colis.
moments-porters-lone-three = Avec un seul colis, on ne partage pas. Il veut un indice libre.
    .child = Un seul colis va sur un indice libre.
moments-porters-must-place = Rien ne va, mais tu dois poser un colis. Choisis le moins gênant.
    .child = Rien ne va bien. Prends le moins mauvais.
moments-porters-pass = On passe pour toute la manche. Tes autres colis ne servent plus.
    .child = On passe pour toute la manche.
moments-porters-order = Le colis 1 était la première idée, regarde-le d’abord.
    .child = Le colis 1 en dit le plus.
moments-porters-own-number = C’est ton mot, donc ce n’est pas le sien.
    .child = C’est notre mot secret.
moments-porters-surer-first = Chaque mot sert une fois. Commence où tu as le moins de doute.
    .child = Chaque mot va une fois.
