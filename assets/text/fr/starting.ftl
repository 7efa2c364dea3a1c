### L’ouverture des parties gardées, et ce qu’on voit quand quelque chose a échoué.

opening-title = Vérification des parties
opening-line = Cela prend un instant.
opening-count = { $amount } sur { $count }

crash-title = Quelque chose a échoué
crash-line = C’est notre erreur, pas la tienne.
crash-continue = Continuer
crash-leave = Revenir au titre

stopped-title = Le jeu doit s’arrêter
stopped-line = Préviens la personne qui s’en occupe.
stopped-file = Un fichier du jeu est abîmé : { $file }. Il faut réinstaller le jeu.
stopped-place = Le programme a une erreur : { $place }
