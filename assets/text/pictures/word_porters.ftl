### Word Porters: the pictures beside children's sentences.

word_porters-stacks = icons/cards
word_porters-start = icons/person
word_porters-words = icons/cards
word_porters-hints = icons/cards
word_porters-shuffled = icons/cards
word_porters-identities = icons/hidden
word_porters-placed = childs/parcel
word_porters-shared = childs/parcel
word_porters-passed = childs/parcel
word_porters-forced-pass = childs/parcel
word_porters-given = childs/suitcase
word_porters-voted = childs/suitcase
word_porters-found-all = icons/star
word_porters-found-none = icons/star
-word_porters-all-found = icons/star
-word_porters-some-found = icons/star
-word_porters-none-found = icons/star
word_porters-starts-again = icons/person
word_porters-fewest-starts = icons/person
word_porters-next-of-two = icons/person
word_porters-next-of-many = icons/person

word_porters-ask-place = childs/parcel
word_porters-ask-pass = childs/parcel
word_porters-ask-vote = childs/suitcase
word_porters-youngest = icons/people
word_porters-youngest-begins = icons/people
word_porters-youngest-parcels = icons/silent
word_porters-youngest-starts = icons/people
word_porters-wait-hint = childs/parcel
word_porters-wait-votes = childs/suitcase

word_porters-no-word-yet = icons/hidden
word_porters-word-of = icons/hidden
word_porters-goes-here = childs/parcel
word_porters-two-go-here = childs/parcel
word_porters-pass-asked = icons/clock
word_porters-vote-asks = childs/suitcase
word_porters-vote-whose = childs/suitcase
word_porters-vote-gets = childs/suitcase
word_porters-vote-back = childs/suitcase
word_porters-vote-complete = childs/suitcase
word_porters-vote-review = childs/suitcase

word_porters-sheet-empty = icons/star
word_porters-sheet-hints = childs/parcel
word_porters-hint-unknown = childs/parcel
word_porters-hint-fits = childs/parcel
word_porters-hint-fits-more = childs/parcel
word_porters-hint-fits-a-little = childs/parcel
word_porters-hint-fits-a-little-more = childs/parcel
word_porters-hint-opposite = childs/parcel
word_porters-hint-opposite-left = childs/parcel
word_porters-hint-nothing = childs/parcel
word_porters-hint-nothing-left = childs/parcel
word_porters-goal = word_porters/trolley
