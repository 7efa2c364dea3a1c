### Hooky: why something cannot be done. Nothing of it tells of a card that the seat does not see itself.

## What only chance can hear.

hooky-no-dealt = The cards have been dealt already.
hooky-no-deal-piles = A deal is { $players } hands of { $size } letters, a Playground of { $playground } and { $count } Hooky cards.
hooky-no-deal-letters = A deal is all letters from A to Z, each of them once.
hooky-no-deal-twelve = A deal is the letters { $row }, each of them once.

## Words

hooky-no-deal-first = The cards have to be dealt first.
    .child = Not now. Wait a bit.
hooky-no-own-seat = It has to be another seat.
    .child = Pick someone else.
hooky-no-word = A word is five letters from A to Z, not { $text }.
    .child = A word needs five letters.
hooky-no-sent-back = { $word } was sent back: nobody may use it in this game.
    .child = { $word } was sent back. Try a new word.
hooky-no-asked-before = This asker has put { $word }, or its letters in another order, to that seat before.
    .child = Those letters were used. Try a new word.
hooky-no-clue-letter = A starting clue needs a letter of this hand; { $word } has none.
    .child = It needs one letter from this hand.
hooky-no-clue-first = The starting clues come first.
    .child = First come the clues.
hooky-no-clue-given = The starting clues have all been given.
    .child = The clues are all done.
hooky-no-asked = The question of this turn has been put.
    .child = The word was said. That is all.

## The children's game

hooky-no-not-here = Here everybody asks words of the list and guesses at the end, no more.
    .child = Here we only ask and guess.
hooky-no-asks-other = In round { $round } the word is for { $seat }.
    .child = This word is for { $seat }.
hooky-no-on-list = { $text } is not on the list of words.
    .child = Pick a word with a picture.
hooky-no-guess-once-later = The Hooky cards are guessed after round { $round }.
    .child = Not yet. First we ask.

## Words that are sent back

hooky-no-disputes = Words are not sent back in this game.
    .child = All words count in this game.
hooky-no-withdraw-late = The number has been given: the word stands.
    .child = The word counts now.
hooky-no-withdraw-clue = A starting clue is put to no other seat.
    .child = This clue is for all of us.
hooky-no-withdraw-ask = For a question that is sent back it says whom it was put to.
    .child = Say who was asked.
hooky-no-against-speaker = Whoever spoke the word is not asked about it.
    .child = The others say yes or no.
hooky-no-against-order = Those against a word are named once each, in the order of the seats.
    .child = Each one says it one time.
hooky-no-against-few = A word goes back if at least { $least } of the { $count } others are against it.
    .child = Not so many said no. It counts.

## Revealing a card, and looking at one

hooky-no-reveal-early = Cards can be revealed from round 2 on.
    .child = Cards are shown from round two on.
hooky-no-revealed = One card can be revealed in a turn, and it was.
    .child = One card is all for now.
hooky-no-reveal-none = All cards of this hand lie face up: there is none to reveal.
    .child = All these cards are shown.
hooky-no-reveal-nobody = Nobody else has a card face down to look at.
    .child = There is no card to peek at.
hooky-no-reveal-shown = { $letter } lies face up already.
    .child = That card is shown.
hooky-no-held = This hand does not hold { $letter }.
    .child = That card is not in this hand.
hooky-no-look-empty = All cards of that hand lie face up: there is nothing to look at.
    .child = There is no card to peek at.
hooky-no-look-first = The look comes first: a card is drawn for it.
    .child = First comes the peek.
hooky-no-look = Nobody is looking at a card now.
    .child = No one may peek now.
hooky-no-peek-shown = { $letter } lies face up: a look draws from the cards that lie face down.
    .child = That card is shown.
hooky-no-peek-other = The hand that is looked at does not hold { $letter }.
    .child = That card is not there.
hooky-no-done-early = Nobody may pass: every turn has a question.
    .child = No pass now. Ask for a word first.

## Guesses

hooky-no-guess-later = The Hooky cards are guessed after rounds 4, 5 and 6.
    .child = It is too soon to guess.
hooky-no-guess-letters = A guess is three different letters.
    .child = Pick three letters. No two the same.
hooky-no-guess-first = Everybody guesses first.
    .child = First we all guess.
hooky-no-guessed = { $seat } has guessed already.
    .child = That guess is in. Wait for the rest.
hooky-no-hands-later = Hands are guessed after round 6.
    .child = It is too soon for that guess.
hooky-no-hands-given = { $seat } has named the hands already.
    .child = That guess is in. Wait for the rest.
hooky-no-hands-seats = Hands are named seat by seat, { $players } of them, with null for one’s own.
    .child = Fill in each face.
hooky-no-hands-own = Nobody guesses their own hand.
    .child = Guess the others.
hooky-no-hands-all = Every other hand is guessed.
    .child = Fill in each face.
hooky-no-hands-letters = For each other hand { $count } different letters are named.
    .child = Each face needs { $count } letters.
