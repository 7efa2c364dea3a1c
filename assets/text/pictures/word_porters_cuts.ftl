### The small tables beside the pages of Word Porters: the pictures beside children’s sentences.

word_porters-cut-points-at = childs/parcel
word_porters-cut-things = childs/word
word_porters-cut-same-side = childs/word
word_porters-cut-mixed = childs/word
word_porters-cut-secret = icons/hidden
word_porters-cut-first = childs/parcel
word_porters-cut-shared = childs/parcel
word_porters-cut-passed = icons/cross
word_porters-cut-early = icons/cross
word_porters-cut-go-on = childs/parcel
word_porters-cut-silence = icons/silent
word_porters-cut-packed = childs/suitcase
word_porters-cut-count = icons/star
word_porters-cut-track = icons/star
word_porters-cut-next = childs/parcel
word_porters-cut-most = icons/star
