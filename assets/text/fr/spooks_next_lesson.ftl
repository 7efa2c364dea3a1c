### La deuxième leçon de Spooks, dans l’ordre où on la joue. $seat et $to : qui est assis là.

spooks_next-lesson-title = Os et Chauves-souris
spooks_next-lesson-goal = Pose des suites, survis aux morsures et garde peu de points.
    .child = Pose de longues suites et mords !
spooks_next-lesson-next = Joue maintenant aux points contre trois joueurs faciles.
    .child = Joue maintenant pour de vrai !

spooks_next-lesson-straight = { $seat } ne peut pas suivre l’Os. Alors { $to } pose une suite.
    .child = { $seat } n’a rien. Alors { $to } pose une suite !
spooks_next-lesson-longest = { $seat } ne peut pas suivre ton Os. Quelle est ta plus longue suite ?
    .child = { $seat } n’a rien. Quelle suite est longue ?
spooks_next-lesson-longest-not-bone = Garde l’Os. Il peut amener une autre suite.
    .child = Garde l’Os pour une autre suite.
spooks_next-lesson-longest-not-longer = C’est une suite. Mais tu en as une plus longue.
    .child = Bonne suite. Mais une autre est plus longue.
spooks_next-lesson-longest-not-one-card = Tu peux poser une carte. Mais tu peux en poser quatre d’un coup.
    .child = Une, c’est bien. Mais quatre peuvent partir !
spooks_next-lesson-bite = { $seat } ne peut pas suivre la Chauve-souris. Elle mord, et chacun donne une carte à { $seat }.
    .child = La Chauve-souris mord { $seat } ! On donne tous une carte.
spooks_next-lesson-points = Les cartes qui te restent coûtent leur nombre. Un Maître coûte 20, le Chat 30.
    .child = À la fin, les cartes coûtent des points. Les hautes, beaucoup !
spooks_next-lesson-gift = Quelle carte donnes-tu à { $seat } ?
    .child = Quelle carte va à { $seat } ?
spooks_next-lesson-gift-not-less = Une autre de tes cartes coûte plus de points. Donne celle-là.
    .child = Une carte coûte plus. Donne celle-là !
spooks_next-lesson-bitten = Après une morsure, le joueur mordu entame. C’est { $seat }.
    .child = Maintenant { $seat } joue une carte.
spooks_next-lesson-your-gift = À toi. Les chauves-souris mordent { $seat }.
    .child = Les chauves-souris mordent { $seat } ! Et maintenant ?
spooks_next-lesson-your-gift-not-bone = Garde l’Os. Il peut amener une autre suite.
    .child = Garde l’Os pour une autre suite.
spooks_next-lesson-your-gift-not-less = Elle fait partie d’une suite. Une autre coûte plus.
    .child = Garde-la pour une suite. Laquelle est haute ?
spooks_next-lesson-your-straight = À toi. { $seat } ne peut pas suivre ton Os.
    .child = { $seat } n’a rien. Et maintenant ?
spooks_next-lesson-your-straight-not-longer = Ajoutes-en une. Toutes tes cartes se suivent.
    .child = Ajoutes-en une. Toutes peuvent partir !
spooks_next-lesson-your-straight-not-one-card = Tu peux poser une carte. Mais tu peux les poser toutes.
    .child = Une, c’est bien. Mais toutes peuvent partir !
spooks_next-lesson-won = La suite était tout ce que tu avais, donc tu gagnes. Les autres paient leurs cartes.
    .child = Plus de cartes. C’est gagné !

spooks_next-lesson-learned-straight = Suites
spooks_next-lesson-learned-bite = Morsures
spooks_next-lesson-learned-points = Points
