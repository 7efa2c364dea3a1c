### Word Porters. $seat: a person. $word, $hint, $rival: words of the match's pack, as they are. $number: of a word, a
### parcel, a round. $count, $amount: so many of so many. $chance: in percent.

## What happened

word_porters-stacks = Words and hints are shuffled
    .child = The cards are mixed
word_porters-start = { FACE($seat) } { $seat } begins
    .child = { FACE($seat) } { $seat } starts
word_porters-words = Round { $number } of { $amount }: ten words
    .child = Round { $number } of { $amount }: here are ten words
word_porters-hints = { $count } hints lie in the row
    .child = Here are { $count } hints
word_porters-shuffled = The old hints are shuffled again
    .child = The old hints are mixed again
word_porters-identities = Everybody gets the number of a secret word
    .child = Each of us gets a secret word
word_porters-placed = { FACE($seat) } { $seat } puts parcel { $number } on an empty hint
    .child = { FACE($seat) } { $seat } puts parcel { $number } on a hint
word_porters-shared = { FACE($seat) } { $seat } shares a hint: parcel { $number }, and the { $under } underneath
    .child = { FACE($seat) } { $seat } shares a hint
word_porters-passed = { FACE($seat) } { $seat } passes: no more hints this round
    .child = { FACE($seat) } { $seat } gives no more hints
word_porters-forced-pass = { FACE($seat) } Every hint is taken: { $seat } has to pass
    .child = { FACE($seat) } { $seat } gives no more hints
# Said before a parcel goes where it has to go.
word_porters-one-hint-left = { FACE($seat) } One hint is left for { $seat }
word_porters-given = All hints are given: whose word is which?
    .child = All hints are here: who has which word?
word_porters-voted = { FACE($seat) } { $seat } has voted
    .child = { FACE($seat) } { $seat } is done
# $seat: whose word it was. $seats: who found it, or $count where they are many. $hints: what had been given for it.
word_porters-found = { FACE($seats) } { $seats } found { $seat }’s { $word }: { COUNT($hints) ->
        [0] without a hint
       *[other] { LIST($hints) }
    }
word_porters-found-many = { FACE($seat) } { $count } found { $seat }’s { $word }: { COUNT($hints) ->
        [0] without a hint
       *[other] { LIST($hints) }
    }
word_porters-found-all = { FACE($seat) } Everybody found { $seat }’s { $word }: { COUNT($hints) ->
        [0] without a hint
       *[other] { LIST($hints) }
    }
    .child = { FACE($seat) } All of us found { $word }: { COUNT($hints) ->
        [0] hooray!
       *[other] { LIST($hints) }
    }
word_porters-found-none = { FACE($seat) } Nobody found { $seat }’s { $word }: { COUNT($hints) ->
        [0] { $seat } gave no hint
       *[other] { LIST($hints) }
    }
    .child = { FACE($seat) } No one found { $word }. It was hard
# On the board.
-word_porters-all-found = everybody found it!
    .child = we all found it!
-word_porters-some-found = { $count } of { $amount } found it
    .child = { $count } found it
-word_porters-none-found = nobody found it
    .child = it was a hard one
# Who begins the next round, and why.
word_porters-starts-again = { FACE($seat) } { $seat } alone has the fewest points and begins again
    .child = { FACE($seat) } { $seat } starts one more time
word_porters-fewest-starts = { FACE($seat) } { $seat } has the fewest points and begins
    .child = { FACE($seat) } { $seat } starts the next round
word_porters-next-of-two = { FACE($seat) } { $seats } have the fewest: { $seat } is next
    .child = { FACE($seat) } { $seat } starts the next round
word_porters-next-of-many = { FACE($seat) } { $count } have the fewest points: { $seat } is next
    .child = { FACE($seat) } { $seat } starts the next round
word_porters-ended = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] wins
       *[other] win
    }!

## What somebody is asked

word_porters-ask-place = Parcel { $number } goes on an empty hint
    .child = Put parcel { $number } on a hint
    .how = Pick a hint that fits the secret word.
word_porters-ask-pass = Every hint is taken: pass
    .child = All hints are full: pass
word_porters-ask-vote = Whose word is which?
    .child = Who has which word?
    .how = Look at the parcels. Pick a word for each face.
word_porters-youngest = Who is the youngest?
word_porters-youngest-begins = That is who begins.
    .child = That is who starts.
word_porters-youngest-parcels = And from now on, only parcels may tell anything.
    .child = Now only parcels may tell.
word_porters-youngest-starts = The youngest begins
    .child = The youngest starts

## Whom the table waits for

word_porters-wait-hint = { FACE($seat) } { $seat } gives a hint
    .child = { $seat } gives a hint
word_porters-wait-votes = { COUNT($seats) ->
        [1] { $seats } is still choosing
        [2] { $seats } are still choosing
       *[other] { COUNT($seats) } are still choosing
    }
    .child = { COUNT($seats) ->
        [1] { $seats } is still picking
       *[other] { COUNT($seats) } are still picking
    }

## Answers, and what stands at the seats

word_porters-scores = Scores
# Opens the board with the own word.
word_porters-peek = Secret word
-word_porters-choice-hint = { $hint }
word_porters-choice-place = Place a parcel
word_porters-choice-pass = Pass
word_porters-choice-vote = Vote
# "Anna 3, Theo 5 and Max 9"
word_porters-choice-tiles = { $tiles }
-word_porters-tile = { $seat } { $number }
-word_porters-own-word = secret word: { $number }
-word_porters-says-pass = pass

## The board on which a hint is given, and the one with the own word

word_porters-no-word-yet = No secret word yet
    .child = No secret word yet
word_porters-word-of = { $seat }’s word is { $number }: { $word }
    .child = The word of { $seat } is { $number }: { $word }
# Behind the picture of a parcel. $count: parcels that are left then. $word: the secret word, which children see.
word_porters-goes-here = Parcel { $number } goes here, { $count ->
        [0] none
        [1] one
       *[other] two
    } left
    .child = What fits { $word }?
# $number: the upper one of two.
word_porters-two-go-here = Two parcels to share, { $number } on top, { $count ->
        [0] none
        [1] one
       *[other] two
    } left
    .child = Two parcels go here
word_porters-pass-asked = A pass is for the whole round
    .child = A pass is for the whole round
word_porters-give-hint = Give a hint

## The vote

word_porters-vote-asks = Which word is { $seat }’s?
    .child = { $seat }’s word?
word_porters-vote-count = { $number } of { $amount }
-word_porters-left-out = left out
word_porters-vote-whose = Whose word? { $seat }’s
word_porters-vote-gets = { $seat } gets { $number }, { $word }
    .child = { $seat } gets { $word }
word_porters-vote-own = { FACE($seat) } { $seat } has that word
    .child = { FACE($seat) } { $seat } has that word
word_porters-vote-back = { $seat } gives { $number }, { $word }, back
    .child = { $seat } gives { $word } back
word_porters-vote-missing = No word yet for { $seats }
word_porters-vote-complete = Hand in the vote
    .child = Hand it in
word_porters-vote-review = { $count ->
        [2] Both words are chosen
       *[other] All words are chosen
    }
    .child = All done? Hand it in!
word_porters-vote-answer = { $seat }’s word is
word_porters-vote-advice = Point at a word to change it
word_porters-vote-hand-in = Hand in
word_porters-vote-give = Give
word_porters-vote-take-back = Take back
word_porters-vote-next = Next

## The reveal, and the sheets

word_porters-whose-word = { $seat }’s word
word_porters-next-word = Next
word_porters-round = Round { $number }
# The heads of the columns of the sheet, and who begins the next round.
-word_porters-sheet-round = round
-word_porters-sheet-begins = begins
word_porters-sheet-start = { $seat } begins
# Which round is played.
-word_porters-moment = round { $number } of { $amount }
word_porters-round-of = Round { $number } of { $amount }
word_porters-points = Points
word_porters-why = Why?
word_porters-sheet-empty = No round scored yet
    .child = No points yet
word_porters-sheet-hints = What was each hint meant for?
    .child = What was each hint for?
word_porters-column-word = Word
word_porters-column-hints = Hints
word_porters-column-finders = Found by
-word_porters-no-hints = no hints
-word_porters-nobody = nobody
# What a hint has to do with the word that it was given for; $rival: a word that it fits better.
word_porters-hint-unknown = { $seat } knows why “{ $hint }” is for { $word }
    .child = { $seat } knows why “{ $hint }” is for { $word }
word_porters-hint-fits = “{ $hint }” says a lot about { $word }
    .child = “{ $hint }” fits { $word } a lot
word_porters-hint-fits-more = “{ $hint }” says a lot about { $word }, more about { $rival }
    .child = “{ $hint }” fits { $word }. It fits { $rival } more.
word_porters-hint-fits-a-little = “{ $hint }” says a little about { $word }
    .child = “{ $hint }” fits { $word } a bit
word_porters-hint-fits-a-little-more = “{ $hint }” says a little about { $word }, more about { $rival }
    .child = “{ $hint }” fits { $word } a bit. It fits { $rival } more.
word_porters-hint-opposite = “{ $hint }” says the opposite of { $word }
    .child = “{ $hint }” is not at all like { $word }
word_porters-hint-opposite-left = “{ $hint }” says the opposite of { $word }: no other hint was empty
    .child = “{ $hint }” is not like { $word }. All else was full.
word_porters-hint-nothing = “{ $hint }” says nothing about { $word }
    .child = “{ $hint }” does not fit { $word }
word_porters-hint-nothing-left = “{ $hint }” says nothing about { $word }: no other hint was empty
    .child = “{ $hint }” is not like { $word }. All else was full.

## The coach

word_porters-advice-fits-best = Of the free hints “{ $hint }” says most about { $word }; beware of { $rival }.
word_porters-advice-fits = “{ $hint }” says { $word } about as well as any; beware of { $rival }.
word_porters-advice-says-little = “{ $hint }” would make them think of { $rival } before { $word }.
word_porters-advice-hardly-fits = “{ $hint }” hardly fits { $word }, but misleads little; beware of { $rival }.
word_porters-advice-shared = “{ $hint }” says { $word } well enough for two parcels; beware of { $rival }.
word_porters-advice-unknown-text = The coach does not know what “{ $hint }” has to do with { $word }.
word_porters-advice-nothing-fits = Nothing that is left says { $word }: better no hint than a wrong one.
word_porters-advice-keeps-tokens = “{ $hint }” would still say something about { $word }.
word_porters-advice-nothing-else = No hint is left to choose.
word_porters-advice-likeliest = { $seat }’s parcels speak most clearly: { $word }, { $chance }% sure.
word_porters-advice-reads = For { $seat }, { $word } is a close call; in all, about { $count } of { $amount } will be right.
-word_porters-idea-says = say { $word } with “{ $hint }”
-word_porters-idea-shares = share “{ $hint }” for { $word }
-word_porters-idea-reads = read { $word } from { $seat }’s parcels
word_porters-advice-behind-a-hint = Meant to { $idea }; another hint says it more clearly.
word_porters-advice-behind-a-pass = Meant to { $idea }; no hint would be better.
word_porters-advice-behind-a-word = Meant to { $idea }; another word is likelier.
# "pearl 62% and candle 12%"
word_porters-outlook-beliefs = They would think of: { $odds }
-word_porters-odds = { $word } { $chance }%
word_porters-outlook-reads = { $read }
word_porters-outlook-two-reads = { $read }; { $more }
-word_porters-read = { $seat }: { $word } { $chance }%
# $count: in percent, for the second word.
-word_porters-read-two = { $seat }: { $word } { $chance }%, { $rival } { $count }%

## How a match is set up

word_porters-variant-standard = The full game
word_porters-variant-standard-line = Ten words, vague hints, four rounds
word_porters-variant-children = For children
word_porters-variant-children-line = Easy words with pictures, and nobody has to give a hint
word_porters-variant-two-rounds = Two rounds
word_porters-variant-two-rounds-line = For children: easy words with pictures, and half as long
word_porters-preset = Easy words
word_porters-preset-line = For children: three seats, words with pictures
word_porters-option-mix-sides = Words
word_porters-option-mix-sides-line = Each card has an easy word on one side and a hard one on the other
-word_porters-mixed-sides = easy and hard ones mixed
-word_porters-one-side = all easy or all hard
word_porters-option-words = Words in
word_porters-option-words-line = The language of words and hints

## The pages of the rules: a title, and its sentences

word_porters-page-idea = The idea
word_porters-rules-idea =
    Ten words lie on the table. Everybody secretly owns one of them.
    Parcels on hints point at it. Then everybody guesses all the other words.
    After { $count } rounds the most points win.
word_porters-rules-idea-children =
    Everybody secretly owns one of ten words.
    Parcels on hints point at it.
    Then everybody guesses. After { $count } rounds the most points win.
word_porters-page-things = The things
word_porters-rules-things =
    A word is a plate with a number.
    A hint is a luggage label: 9 for 3 players, up to 12 for 6.
    Everybody has parcels { $parcels }.
word_porters-rules-pack = Words and hints: { $name }.
word_porters-page-number = The secret number
word_porters-rules-number =
    Everybody gets a tag with a secret number. All numbers differ.
    The others have to find the word with that number.
    The tag may be looked at again at any time.
word_porters-page-hint = Giving a hint
word_porters-rules-hint =
    The youngest begins. Then it goes round clockwise, one hint a turn.
    On an empty hint goes the lowest parcel that is left.
    So parcel 1 is somebody’s first idea.
word_porters-page-sharing = Sharing a hint
word_porters-rules-sharing =
    On a taken hint go two parcels: the lowest, and the { $under } under it.
    Whoever does not have both left cannot share.
    Nobody goes on the same hint twice.
word_porters-page-passing = Passing
word_porters-rules-passing =
    While a hint is empty a parcel must be placed, even if nothing fits.
    When no hint is empty, a seat may pass.
    Whoever passes is done with hints for this round.
word_porters-rules-passing-children =
    Nobody has to place a parcel: passing is free at any time.
    Whoever passes is done with hints for this round. That is our reading of the book.
    The others go on.
word_porters-page-silence = No hints by mouth
word_porters-rules-silence =
    Only parcels may tell something.
    No words, no looks, no groans.
    Their order tells a lot, and so do hints that stay empty.
word_porters-page-vote = The vote
word_porters-rules-vote =
    Then all vote at the same time, in secret.
    A suitcase for each of the others says which word they own.
    No number may be used twice. All can be changed until they are handed in.
word_porters-page-count = The count
word_porters-rules-count =
    One after the other the secret numbers are turned up.
    Then the suitcases that were packed for that player open.
    A right one is a point for its packer, and one for the owner.
word_porters-page-track = The track
word_porters-rules-track =
    Every point is a step for the porter.
    A wrong suitcase costs nothing.
    After 20 the porter goes through the tunnel and wears +20.
word_porters-page-next = The next round
word_porters-rules-next =
    New words, new hints, and all parcels back.
    Whoever has the fewest points begins.
    If several do, it is the next of them clockwise from whoever began last.
word_porters-page-sides = Easy and hard words
word_porters-rules-sides = Each word card has an easy side and a hard one.
word_porters-rules-sides-mixed = They are mixed. An option keeps all cards on one side: all easy or all hard.
word_porters-rules-sides-same = All cards show the same side: all easy or all hard, by chance. An option mixes them.
word_porters-page-end = The end
word_porters-rules-end =
    The game ends after { $count } rounds.
    The most points win. If several have the most, they win together.

## Where the book is silent

word_porters-ours-rounds = The book has four rounds and three parcels for children: this shorter game is ours.
word_porters-ours-pass = A pass is for the round, not for one turn only.
word_porters-ours-empty = While a hint is empty, a taken one may be shared.
word_porters-ours-lone = A { $under } alone cannot share.
word_porters-ours-third = A third on a hint pays two parcels, too.
word_porters-ours-own = One’s own number on a suitcase is never right.
word_porters-ours-tie = All have the same points: the next seat begins.
word_porters-ours-back = A word card comes once, and with one side only.

## For children: the goal, and the pages of the rules

word_porters-goal = Help friends find the secret word!
word_porters-kids-page-idea = What it is about
word_porters-kids-idea =
    Each of us has a secret word.
    Help the others find it.
word_porters-kids-page-number = The secret word
word_porters-kids-number =
    The tag shows a number.
    The secret word has that number.
word_porters-kids-page-hint = A hint
word_porters-kids-hint =
    Put a parcel on a hint that fits.
    First 1, then 2.
word_porters-kids-page-sharing = One hint for two
word_porters-kids-sharing = Is a parcel there? Then it takes two parcels.
word_porters-kids-page-pass = A pass
word_porters-kids-pass =
    No hint fits? Then pass.
    A pass is for the whole round.
word_porters-kids-page-silence = Do not tell
word_porters-kids-silence =
    Only parcels tell.
    No words and no looks.
word_porters-kids-page-vote = Guess
word_porters-kids-vote =
    Now we all guess.
    Who has which word?
word_porters-kids-page-points = Points
word_porters-kids-points =
    A right guess is one point for both.
    At the end the most points win.

# What somebody did, below its name at the children’s party.
-word-porters-did-words = found { $count ->
        [one] a word
       *[other] { $count } words
    }
-word-porters-did-parcels = gave out { $count ->
        [one] a parcel
       *[other] { $count } parcels
    }

# What going on along the beads of a record is called.
word_porters-next-hint = Next hint

# Under the number of what somebody did in a whole evening.
-word-porters-fact-words = words guessed
-word-porters-fact-parcels = hints placed
