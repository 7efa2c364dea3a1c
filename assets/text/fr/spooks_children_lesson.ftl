### La leçon de Spooks pour les enfants. $seat : un joueur.

spooks_children-lesson-title = Petites mains
spooks_children-lesson-goal = Débarrasse-toi de toutes tes cartes !
spooks_children-lesson-next = Maintenant, joue pour de vrai !

spooks_children-lesson-aim = Plus de cartes ? C’est gagné !
spooks_children-lesson-count = Le bleu veut un de plus. Ou on passe.
spooks_children-lesson-blue = Qu’est-ce qui va sur le 1 ?
spooks_children-lesson-blue-not-cat = Le Chat va sur tout. Garde-le.
spooks_children-lesson-blue-not-pass = On peut passer. Mais il y a un 2 !
spooks_children-lesson-same = Le rouge veut pareil. { $seat } a un 2 !
spooks_children-lesson-trick = Un Gobelin ! On pose tous une carte. Le grand Gobelin gagne.
spooks_children-lesson-goblin = Quelle carte peut gagner ? Garde la meilleure.
spooks_children-lesson-goblin-not-cat = Le Chat gagne aussi. Mais garde-le !
spooks_children-lesson-goblin-not-four = Le 3 peut gagner. Garde le 4.
spooks_children-lesson-goblin-not-low = Elle va aussi. Mais un Gobelin peut gagner !
spooks_children-lesson-your-lead = Joue ce que tu veux. Quelle carte en enlève deux ?
spooks_children-lesson-your-lead-not-cat = Garde le Chat. Il aide bien plus tard.
spooks_children-lesson-your-lead-not-blue = Ça fait une seule carte. Essaie le Gobelin.
spooks_children-lesson-cat-fits = Le Chat va sur tout. Il gagne aussi un pli !
spooks_children-lesson-low = Garde le Chat. Quelle carte est basse ?
spooks_children-lesson-low-not-cat = Le Chat gagnerait. Mais garde-le !
spooks_children-lesson-low-not-three = C’est bien. Mais perds d’abord le 1.
spooks_children-lesson-low-not-bat = Garde la Chauve-souris. Elle aide plus tard.
spooks_children-lesson-nobody = Ni Gobelin ni Chat. Alors { $seat } continue.
spooks_children-lesson-bitten = Ni Chauve-souris ni 4. La Chauve-souris mord { $seat } !
spooks_children-lesson-given = { $seat } reçoit une carte et continue.
spooks_children-lesson-your-blue = Un 3 bleu ! Et maintenant ?
spooks_children-lesson-your-blue-not-cat = Le Chat va. Mais garde-le ! On peut passer.
spooks_children-lesson-bat = Un 1 rouge. Laquelle va et mord ?
spooks_children-lesson-bat-not-cat = Le Chat va. Mais laquelle mord ?
spooks_children-lesson-your-gift = La Chauve-souris mord { $seat } ! Donne une carte.
spooks_children-lesson-your-gift-not-cat = Garde le Chat. Il va sur tout !
spooks_children-lesson-last = Il ne reste que le Chat. Il va !
spooks_children-lesson-won = Plus de cartes. C’est gagné !
spooks_children-lesson-learned-blue = Bleu

spooks_children-lesson-learned-goblin = Les Gobelins
spooks_children-lesson-learned-cat = Le Chat
spooks_children-lesson-learned-bite = Les Chauves-souris
