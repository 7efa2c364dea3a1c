### À propos : à qui sont ces jeux, qui a fait ce programme, et les licences.

about = À propos
about-line = À qui sont ces jeux, qui a fait ceci, et les licences
about-program =
    Voici la version { $text }. Les contributeurs de ce projet l’ont faite, par plaisir.
    C’est un logiciel libre sous la licence MIT.
    Les éditeurs et auteurs des jeux ne le recommandent pas et n’y participent pas.
    Les noms des jeux sont à leurs propriétaires. Ici, ils disent quelle règle on joue.
    Aucun texte, image ou son ne vient d’un jeu publié.
about-games = À qui sont ces jeux
origin-hooky = Hooky est de James Miller et Friends of Aseema, chez Rio Grande Games.
origin-word-porters = Word Porters est de Hisashi Hayashi, chez OKAZU Brand.
origin-rook = Rook est de George S. Parker. Le nom est une marque déposée de Hasbro.
origin-spooks = Spooks est de Jason D. Wittman, chez Steve Jackson Games.
origin-hookie-mookie = Hookie-Mookie est de Benjamin Rosenbaum. Sa règle est sur son blog.
about-licence = Licence { $number } sur { $count }
about-made-by = Fait par : { $text }
about-terms = Licence : { $text }
about-files = Fichiers : { $text }
