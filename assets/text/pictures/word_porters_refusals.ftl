### Word Porters: the pictures beside children’s refusals.

word_porters-no-start-first = icons/people
word_porters-no-started = icons/tick
word_porters-no-lay-first = icons/cards
word_porters-no-has-passed = icons/clock
word_porters-no-tokens = childs/parcel
word_porters-no-not-in-row = icons/cross
word_porters-no-own-there = childs/parcel
word_porters-no-share-one = childs/parcel
word_porters-no-pass-empty = childs/parcel
word_porters-not-own-there = childs/parcel
word_porters-not-share-one = childs/parcel
word_porters-no-vote-later = childs/parcel
word_porters-no-hints-over = childs/suitcase
word_porters-no-voted = icons/clock
word_porters-no-vote-seats = childs/suitcase
word_porters-no-vote-own = icons/hidden
word_porters-no-vote-all = childs/suitcase
word_porters-no-number-range = icons/cross
word_porters-no-number-twice = childs/suitcase
