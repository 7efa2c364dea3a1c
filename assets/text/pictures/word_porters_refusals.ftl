### Word Porters: the pictures beside children’s refusals.

word_porters-no-start-first = icons/people
word_porters-no-started = icons/tick
word_porters-no-lay-first = icons/cards
word_porters-no-has-passed = icons/clock
word_porters-no-tokens = kids/parcel
word_porters-no-not-in-row = icons/cross
word_porters-no-own-there = kids/parcel
word_porters-no-share-one = kids/parcel
word_porters-no-pass-empty = kids/parcel
word_porters-no-vote-later = kids/parcel
word_porters-no-hints-over = kids/suitcase
word_porters-no-voted = icons/clock
word_porters-no-vote-seats = kids/suitcase
word_porters-no-vote-own = icons/hidden
word_porters-no-vote-all = kids/suitcase
word_porters-no-number-range = icons/cross
word_porters-no-number-twice = kids/suitcase
