### Hooky: why something cannot be done. Nothing of it tells of a card that the seat does not see itself.

## What only chance can hear.

hooky-no-dealt = The cards are already dealt.
hooky-no-deal-piles = A deal is { $players } × { $size } letters, { $playground ->
        [0] an empty Playground
       *[other] a Playground of { $playground }
    } and { $count } Hooky cards.
hooky-no-deal-letters = A deal has all letters from A to Z, each of them once.
hooky-no-deal-twelve = A deal has the letters { $row }, each of them once.

## Words

hooky-no-deal-first = Deal the cards first.
    .child = Not yet! Wait a bit.
hooky-no-own-seat = Choose another player.
    .child = Pick someone else.
hooky-no-word = A word has five letters from A to Z, unlike { $text }.
    .child = A word needs five letters.
hooky-no-sent-back = { $word } was rejected. You can’t use it in this game.
    .child = { $word } was sent back. Try a new word.
hooky-no-asked-before = You already asked that player { $word }, or the same letters.
    .child = Those letters were used. Try a new word.
hooky-no-clue-letter = { $word } has none of your letters. A starting clue needs one.
    .child = It needs one of these letters.
hooky-no-clue-first = The starting clues come first.
    .child = First come the clues.
hooky-no-clue-given = All starting clues are given.
    .child = The clues are all done.
hooky-no-asked = You already asked this turn.
    .child = The word was said. That is all.

## The children's game

hooky-no-not-here = Here you only ask words of the list and guess at the end.
    .child = Here we only ask and guess.
hooky-no-asks-other = In round { $round } { $by } asks { $seat }.
    .child = This word is for { $seat }.
hooky-no-on-list = { $text } isn’t on the list of words.
    .child = Pick a word with a picture.
hooky-no-guess-once-later = You guess the Hooky cards after round { $round }.
    .child = Not yet. First we ask.

## Words that are sent back

hooky-no-disputes = All words count in this game.
    .child = All words count in this game.
hooky-no-withdraw-late = The number is given, so the word counts.
    .child = The word counts now.
hooky-no-withdraw-clue = A starting clue is for all players, so name no player.
    .child = This clue is for all of us.
hooky-no-withdraw-ask = Say which player the rejected question was for.
    .child = Say who was asked.
hooky-no-against-speaker = You said the word, so the others decide.
    .child = The others say yes or no.
hooky-no-against-order = Name each player against the word once, in order.
    .child = Each one says it one time.
hooky-no-against-few = At least { $least } of the { $count } others must be against a word.
    .child = Not so many said no. It counts.

## Revealing a card, and looking at one

hooky-no-reveal-early = You can reveal cards from round 2 on.
    .child = Cards are shown from round two on.
hooky-no-revealed = You already revealed a card this turn.
    .child = One card is all for now.
hooky-no-reveal-none = All your cards are face up. There is none to reveal.
    .child = All these cards are shown.
hooky-no-reveal-nobody = The other players have no cards face down to look at.
    .child = There is no card to peek at.
hooky-no-reveal-shown = { $letter } is already face up.
    .child = That card is shown.
hooky-no-held = You don’t have { $letter }.
    .child = We do not have that card.
hooky-no-look-empty = All that player’s cards are face up. Look at another player.
    .child = There is no card to peek at.
hooky-no-look-first = First draw a card to look at.
    .child = First comes the peek.
hooky-no-look = There’s no card to look at now.
    .child = No one may peek now.
hooky-no-peek-shown = { $letter } is face up. A look draws a card that’s face down.
    .child = That card is shown.
hooky-no-peek-other = That player doesn’t have { $letter }.
    .child = That card is not there.
hooky-no-done-early = You can’t pass. Ask a question first.
    .child = No pass now. Ask for a word first.

## Guesses

hooky-no-guess-later = You guess the Hooky cards after rounds 4, 5 and 6.
    .child = It is too soon to guess.
hooky-no-guess-letters = Guess three different letters.
    .child = Pick three letters. No two the same.
hooky-no-guess-first = First each player guesses.
    .child = First we all guess.
hooky-no-guessed = { $seat } already guessed.
    .child = That guess is in. Wait for the rest.
hooky-no-hands-later = You guess the other players’ cards after round 6.
    .child = It is too soon for that guess.
hooky-no-hands-given = { $seat } already guessed the cards.
    .child = That guess is in. Wait for the rest.
hooky-no-hands-seats = Give { $players } guesses, player by player, with null for your own cards.
    .child = Each face needs a guess.
hooky-no-hands-own = Don’t guess your own cards.
    .child = Guess the others.
hooky-no-hands-all = Guess every other player’s cards.
    .child = Each face needs a guess.
hooky-no-hands-letters = Name { $count } different letters for each player.
    .child = Each face needs { $count } letters.
