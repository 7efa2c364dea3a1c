### The small tables beside the pages of Word Porters: the pictures beside children’s sentences.

word_porters-cut-points-at = kids/parcel
word_porters-cut-things = kids/word
word_porters-cut-same-side = kids/word
word_porters-cut-mixed = kids/word
word_porters-cut-secret = icons/hidden
word_porters-cut-first = kids/parcel
word_porters-cut-shared = kids/parcel
word_porters-cut-passed = icons/cross
word_porters-cut-early = icons/cross
word_porters-cut-go-on = kids/parcel
word_porters-cut-silence = icons/silent
word_porters-cut-packed = kids/suitcase
word_porters-cut-count = icons/star
word_porters-cut-track = icons/star
word_porters-cut-next = kids/parcel
word_porters-cut-most = icons/star
