### Hookie-Mookie: how to play in clips. At most eight words in each.

hookie_mookie-clip-together = Videz des mains avant la pioche
hookie_mookie-clip-race = La première main vide gagne
hookie_mookie-clip-set = Pose trois ou quatre cartes égales
hookie_mookie-clip-add = Complète les séries sur la table
hookie_mookie-clip-call = Appelle quelqu’un. Vous montrez une carte.
hookie_mookie-clip-match = Deux cartes égales restent sur la table
hookie_mookie-clip-miss = Pas de paire ? Reprenez-les et piochez.
