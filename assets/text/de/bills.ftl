### The line of each game on the shelf of the title.

bill-rook = Stiche machen und auf den Vogel achten
bill-spooks = Alle Karten loswerden
bill-hookie-mookie = Paare finden, bevor die Sonne sinkt
bill-word-porters = Hinweise zum richtigen Wort tragen
bill-hooky = Wer fehlt heute im Unterricht?
