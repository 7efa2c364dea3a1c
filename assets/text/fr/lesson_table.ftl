### Une leçon en cours, et sa pause.

lesson-leave-line = Tu peux revenir à cette étape
    .child = Reviens ici une autre fois
lesson-again = Recommencer
lesson-again-line = Refaire la leçon depuis la première carte
    .child = La même leçon encore une fois
lesson-go-on-line = Reprendre où tu étais
lesson-offered = Dans cette leçon, choisis un des mots montrés
    .child = Choisis un de ces mots
