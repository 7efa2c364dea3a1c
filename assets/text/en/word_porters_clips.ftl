### Word Porters: how to play in clips. At most eight words in each.

word_porters-clip-secret = Each player has a secret word
word_porters-clip-fits = Find a hint that fits your word
    .child = Find a hint that fits
word_porters-clip-parcel = Put your lowest parcel on it
    .child = First parcel 1, then 2
word_porters-clip-share = A taken hint takes two parcels
word_porters-clip-guess = Guess all the other players’ words
    .child = Guess the words of the others
word_porters-clip-both = A right guess scores for both
-word_porters-clip-word = candle
-word_porters-clip-hint = hot
-word_porters-clip-poor = wet
