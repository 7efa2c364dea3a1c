### La leçon de Hooky pour les enfants. $seat : un joueur. Les mots du jeu sont anglais et ont des images.

hooky_children-lesson-title = Qui manque ?
hooky_children-lesson-goal = Trouve les trois qui manquent !
hooky_children-lesson-next = Maintenant, joue pour de vrai !

hooky_children-lesson-missing = Trois enfants manquent. Qui est-ce ?
hooky_children-lesson-own = Ces trois-là sont ici.
hooky_children-lesson-ask = Demande un mot. Les lampes comptent les lettres.
hooky_children-lesson-word = Demande à { $seat }. Trouve un S !
hooky_children-lesson-word-not-bus = Ça va aussi. Mais cherche le S.
hooky_children-lesson-lamps = Une lampe par lettre que { $seat } a.
hooky_children-lesson-again = Les lampes en disent beaucoup. Demande le nez à { $seat } !
hooky_children-lesson-again-not-nose = Bien aussi ! Mais essaie le nez.
hooky_children-lesson-crossed = Regarde ! L’ardoise raye qui est là.
hooky_children-lesson-your-word = Demande à { $seat }. Trouve un B !
hooky_children-lesson-your-word-not-bean = Bien aussi ! Mais cherche le B.
hooky_children-lesson-last = Qui n’a pas de croix ? Demande BAT !
hooky_children-lesson-last-not-bat = Bien aussi ! Mais essaie BAT.
hooky_children-lesson-guess = Choisis maintenant les trois qui manquent !
hooky_children-lesson-guess-not-crossed-out = Regarde qui n’a ni croix ni visage.
hooky_children-lesson-won = Les trois sont trouvés. C’est gagné !

hooky_children-lesson-learned-word = Les mots
hooky_children-lesson-learned-lamps = Les lampes
hooky_children-lesson-learned-slate = L’ardoise
