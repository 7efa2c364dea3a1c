### The line of each game on the shelf of the title.

entry-rook = Stiche mit Sternen gewinnen
entry-spooks = Alle Karten loswerden
entry-hookie-mookie = Zusammen eine Hand leeren, bevor die Sonne sinkt
entry-word-porters = Hinweise geben und geheime Wörter erraten
entry-hooky = Wer fehlt heute im Unterricht?
