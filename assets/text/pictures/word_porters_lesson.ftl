### The lesson of Word Porters: the pictures beside children’s sentences.

word_porters-lesson-goal = icons/hidden
word_porters-lesson-next = icons/play

word_porters-lesson-own-word = word_porters/words/snail
word_porters-lesson-parcels = kids/parcel
word_porters-lesson-first-parcel = kids/parcel
word_porters-lesson-first-parcel-not-big = h1
word_porters-lesson-first-parcel-not-small = h2
word_porters-lesson-first-parcel-not-cold = h6
word_porters-lesson-first-parcel-not-loud = h11
word_porters-lesson-first-parcel-not-bright = h21
word_porters-lesson-first-parcel-not-far = h15
word_porters-lesson-first-parcel-not-soft = h9
word_porters-lesson-first-parcel-not-scary = h28
word_porters-lesson-must = kids/parcel
word_porters-lesson-shared = h2
word_porters-lesson-second-parcel = kids/parcel
word_porters-lesson-second-parcel-not-soft = h9
word_porters-lesson-second-parcel-not-big = h1
word_porters-lesson-second-parcel-not-other = kids/parcel
word_porters-lesson-first-says-most = kids/suitcase
word_porters-lesson-vote = kids/suitcase
word_porters-lesson-vote-not-own-word = kids/suitcase
word_porters-lesson-vote-not-first-alone = kids/suitcase
word_porters-lesson-vote-not-second-alone = kids/suitcase
word_porters-lesson-vote-not-neither = kids/suitcase
word_porters-lesson-found = icons/star
word_porters-lesson-missed = icons/tick
word_porters-lesson-again = icons/hidden
word_porters-lesson-your-hint = word_porters/words/rocket
word_porters-lesson-your-hint-not-high = h3
word_porters-lesson-your-hint-not-new = h8
word_porters-lesson-your-hint-not-other = kids/parcel
word_porters-lesson-your-share = kids/parcel
word_porters-lesson-your-share-not-heavy = h19
word_porters-lesson-your-share-not-other = kids/parcel
word_porters-lesson-your-vote = kids/suitcase
word_porters-lesson-your-vote-not-own-word = kids/suitcase
word_porters-lesson-your-vote-not-first-alone = kids/suitcase
word_porters-lesson-your-vote-not-second-alone = kids/suitcase
word_porters-lesson-your-vote-not-neither = kids/suitcase
word_porters-lesson-won = icons/crown

word_porters-lesson-learned-hint = kids/parcel
word_porters-lesson-learned-share = icons/people
word_porters-lesson-learned-vote = kids/suitcase
