### Word Porters: why something cannot be done. Nothing of it tells of a card that the seat does not see itself.

## What only chance can hear.

word_porters-no-deal-first = Shuffle the stacks first.
word_porters-no-dealt = The stacks are already shuffled.
word_porters-no-deal-words = A deal names { $count } word cards.
word_porters-no-word-twice = The word card { $word } is in the stack twice.
word_porters-no-deal-chicks = The children’s game uses only the Chick side, a.
word_porters-no-deal-sides = Without mixed sides, all word cards show the same side.
word_porters-no-deal-hints = The hint stack has the cards h1 to { $word }, each of the { $count } once.
word_porters-no-text-bad = This can’t be a card’s text: { $text }. Use letters, no control characters, and no outer spaces.
word_porters-no-text-twice = Two cards of a stack have the same text: { $text }.
word_porters-no-reshuffle-first = The hint stack is empty. Shuffle the discarded hints first.
word_porters-no-reshuffle-cards = Shuffle exactly the discarded hints, none from the row.
word_porters-no-reshuffle-ever = Nothing is reshuffled in this game.
word_porters-no-reshuffle = Shuffle the hint stack only when it is empty.
word_porters-no-have-identities = The identity cards are already dealt.
word_porters-no-identities-seats = { $players } players get one identity card each.

## Hints

word_porters-no-start-first = Name the first player first.
    .child = First, who is the youngest?
word_porters-no-started = The first player is already named.
    .child = We know who starts.
word_porters-no-lay-first = The words, the hints and the identity cards come first.
    .child = The words come first.
word_porters-no-has-passed = { $seat } passed, and that’s for the whole round.
    .child = A pass is for this whole round.
word_porters-no-tokens = You have no parcels left.
    .child = All parcels are gone.
word_porters-no-not-in-row = That hint isn’t on the table.
    .child = That hint is not here.
word_porters-no-own-there = You already have a parcel on that hint.
    .child = Our parcel is there. Pick a new hint.
word_porters-no-share-one = To share a hint you need two parcels. You have only the { $number }.
    .child = To share a hint takes two parcels.
word_porters-no-pass-empty = You can’t pass. There’s still a free hint.
    .child = A hint is still free. So no pass yet.

## Votes

word_porters-no-vote-later = You guess after all hints are given.
    .child = First come all the hints.
word_porters-no-hints-over = All hints are given. Now you guess.
    .child = The hints are done. Now we guess.
word_porters-no-voted = { $seat } already guessed.
    .child = That guess is in. Wait for the rest.
word_porters-no-vote-seats = Name a word for each of the { $players } players, null for yourself.
    .child = Pick a word for each face.
word_porters-no-vote-own = Don’t guess your own word.
    .child = That is our secret word.
word_porters-no-vote-all = Guess a word for every other player.
    .child = Pick a word for each face.
word_porters-no-number-range = Words have the numbers { $least } to { $most }, not { $number }.
    .child = There is no word like that.
word_porters-no-number-twice = Use each number only once. You used { $number } twice.
    .child = Each word goes one time.
