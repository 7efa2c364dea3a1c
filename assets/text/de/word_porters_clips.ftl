### Word Porters: how to play in clips. At most eight words in each.

word_porters-clip-secret = Alle haben ein geheimes Wort
word_porters-clip-fits = Such einen Hinweis zu deinem Wort
    .child = Such einen passenden Hinweis
word_porters-clip-parcel = Leg dein kleinstes Paket darauf
    .child = Erst Paket 1, dann 2
word_porters-clip-share = Ein belegter Hinweis kostet zwei Pakete
word_porters-clip-guess = Rate die Wörter der anderen
    .child = Rate die Wörter der anderen
word_porters-clip-both = Richtig geraten zählt für beide
-word_porters-clip-word = Kerze
-word_porters-clip-hint = heiß
-word_porters-clip-poor = nass
