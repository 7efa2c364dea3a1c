### La leçon de Spooks pour les enfants. $seat : un joueur.

spooks_children-lesson-title = Petites mains
spooks_children-lesson-goal = Débarrasse-toi de toutes tes cartes !
spooks_children-lesson-next = Maintenant, joue pour de vrai !

spooks_children-lesson-aim = Plus de cartes ? C’est gagné !
spooks_children-lesson-opens = L’Araignée 1 va d’abord. Joue-la !
spooks_children-lesson-count = Le bleu veut un de plus. Il faut un 2 à { $seat }.
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
spooks_children-lesson-low-not-three = C’est bien. Mais perds d’abord le 2.
spooks_children-lesson-nobody = Ni Gobelin ni Chat. Alors { $seat } continue.
spooks_children-lesson-your-cat = Rouge, et pas de Chauve-souris ici. Qui va sur tout ?
spooks_children-lesson-pass = Une Chauve-souris ! Rien ne va. Alors passe.
spooks_children-lesson-bitten = La Chauve-souris mord ! { $seat } donne une carte.
spooks_children-lesson-bat = Une nouvelle carte ! Laquelle peut mordre ?
spooks_children-lesson-bat-not-spook = Essaie la Chauve-souris. Elle peut mordre !
spooks_children-lesson-your-gift = La Chauve-souris mord { $seat } ! Donne la dernière carte.
spooks_children-lesson-won = Plus de cartes. C’est gagné !

spooks_children-lesson-learned-goblin = Les Gobelins
spooks_children-lesson-learned-cat = Le Chat
spooks_children-lesson-learned-bite = Les Chauves-souris
