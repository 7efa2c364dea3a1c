### Word Porters: why something cannot be done. Nothing of it tells of a card that the seat does not see itself.

## What only chance can hear.

word_porters-no-deal-first = The stacks have to be shuffled first.
word_porters-no-dealt = The stacks have been shuffled already.
word_porters-no-deal-words = The word stack is named down to its card number { $count }, word cards only.
word_porters-no-word-twice = The word card { $word } is in the stack twice.
word_porters-no-deal-chicks = In the children’s game every word card shows its Chick side, a.
word_porters-no-deal-sides = Without mixed sides all word cards show the same side.
word_porters-no-deal-hints = The hint stack is the cards h1 to { $word }, each of the { $count } once.
word_porters-no-text-bad = A card’s text is not empty, has no white space at either end and no control character: not { $text }.
word_porters-no-text-twice = Two cards of a stack bear the same text: { $text }.
word_porters-no-reshuffle-first = The hint stack is empty: the discarded hints are shuffled first.
word_porters-no-reshuffle-cards = Exactly the discarded hint cards are shuffled, none from the row.
word_porters-no-reshuffle = The hint stack is shuffled anew only when its last card was drawn.
word_porters-no-have-identities = The identity cards have been dealt already.
word_porters-no-identities-seats = { $players } seats get one identity card each.

## Hints

word_porters-no-start-first = The start player has to be named first.
    .child = First, who is the youngest?
word_porters-no-started = The start player has been named already.
    .child = We know who starts.
word_porters-no-lay-first = The words, the row and the identity cards have to lie there first.
    .child = The words come first.
word_porters-no-has-passed = { $seat } has passed: that is for the whole round.
    .child = A pass is for this whole round.
word_porters-no-tokens = This seat has placed all its tokens.
    .child = All parcels are gone.
word_porters-no-not-in-row = That hint card is not in the row.
    .child = That hint is not here.
word_porters-no-own-there = This seat has a token on that card already.
    .child = There is one parcel from here. Pick a new hint.
word_porters-no-share-one = To share a card takes two tokens, and only the { $number } is left.
    .child = To share a hint takes two parcels.
word_porters-no-pass-empty = Nobody passes while a hint card is empty.
    .child = A hint is still free. So no pass yet.

## The same at a table, where seats have names and tokens are parcels

word_porters-not-own-there = { $seat } has a parcel there already
    .child = There is one parcel from here. Pick a new hint.
word_porters-not-share-one = Sharing takes two parcels, { $seat } has only the { $number }
    .child = To share a hint takes two parcels.

## Votes

word_porters-no-vote-later = Everybody votes when all hints are given.
    .child = First come all the hints.
word_porters-no-hints-over = All hints are given: everybody votes now.
    .child = The hints are done. Now we guess.
word_porters-no-voted = { $seat } has voted already.
    .child = That guess is in. Wait for the rest.
word_porters-no-vote-seats = A vote names { $players } seats, with null for one’s own.
    .child = Pick a word for each face.
word_porters-no-vote-own = Nobody votes on their own word.
    .child = That is the secret word from here.
word_porters-no-vote-all = Every other seat gets a tile.
    .child = Pick a word for each face.
word_porters-no-number-range = Words have the numbers { $least } to { $most }, not { $number }.
    .child = There is no word like that.
word_porters-no-number-twice = Every number is there once only: { $number } stands twice.
    .child = Each word goes one time.
