### Word Porters: the pictures beside children’s sentences in clips.

word_porters-clip-fits = kids/parcel
word_porters-clip-parcel = kids/parcel
word_porters-clip-guess = kids/suitcase
