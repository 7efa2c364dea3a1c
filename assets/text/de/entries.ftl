### The line of each game on the shelf of the title.

entry-rook = Stiche machen und auf den Vogel achten
entry-spooks = Alle Karten loswerden
entry-hookie-mookie = Paare finden, bevor die Sonne sinkt
entry-word-porters = Hinweise zum richtigen Wort tragen
entry-hooky = Wer fehlt heute im Unterricht?
