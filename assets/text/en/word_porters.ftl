### Word Porters. $seat: a person. $word, $hint, $rival: words of the match's pack, as they are. $number: of a word, a
### parcel, a round. $count, $amount: so many of so many. $chance: in percent.

## What happened

word_porters-stacks = Words and hints are shuffled
    .child = The cards are mixed
word_porters-start = { FACE($seat) } { $seat } starts
    .child = { FACE($seat) } { $seat } starts
word_porters-words = Round { $number } of { $amount }. Here are ten words.
    .child = Round { $number } of { $amount }. Here are ten words.
word_porters-hints = Here are { $count } hints
    .child = Here are { $count } hints
word_porters-shuffled = The old hints are shuffled again
    .child = The old hints are mixed again
word_porters-identities = Each player gets the number of a secret word
    .child = Each of us gets a secret word
word_porters-placed = { FACE($seat) } { $seat } puts parcel { $number } on a free hint
    .child = { FACE($seat) } { $seat } puts parcel { $number } on a hint
word_porters-shared = { FACE($seat) } { $seat } shares a hint with parcels { $number } and { $under }
    .child = { FACE($seat) } { $seat } shares a hint
word_porters-passed = { FACE($seat) } { $seat } passes and gives no more hints this round
    .child = { FACE($seat) } { $seat } gives no more hints
word_porters-forced-pass = { FACE($seat) } All hints are taken, so { $seat } passes
    .child = { FACE($seat) } { $seat } gives no more hints
# Said before a parcel goes where it has to go.
word_porters-one-hint-left = { FACE($seat) } One hint is left for { $seat }
word_porters-given = All hints are given. Whose word is which?
    .child = All hints are here. Who has which word?
word_porters-voted = { FACE($seat) } { $seat } guessed
    .child = { FACE($seat) } { $seat } is done
# $seat: whose word it was. $seats: who found it, or $count where they are many. $hints: what had been given for it.
word_porters-found = { FACE($seats) } { $seats } found { $seat }’s { $word } { COUNT($hints) ->
        [0] without a hint
       *[other] ({ LIST($hints) })
    }
word_porters-found-many = { FACE($seat) } { $count } found { $seat }’s { $word } { COUNT($hints) ->
        [0] without a hint
       *[other] ({ LIST($hints) })
    }
word_porters-found-all = { FACE($seat) } Everyone found { $seat }’s { $word } { COUNT($hints) ->
        [0] without a hint
       *[other] ({ LIST($hints) })
    }
    .child = { FACE($seat) } All of us found { $word }! { COUNT($hints) ->
        [0] Hooray!
       *[other] { LIST($hints) }
    }
word_porters-found-none = { FACE($seat) } { COUNT($hints) ->
        [0] { $seat } gave no hint for { $word }
       *[other] { $seat }’s { $word } stayed a secret ({ LIST($hints) })
    }
    .child = { FACE($seat) } No one found { $word }. It was hard.
# On the board.
-word_porters-all-found = everyone found it!
    .child = we all found it!
-word_porters-some-found = { $count } of { $amount } found it
    .child = { $count } found it
-word_porters-none-found = not found
    .child = it was a hard one
# Who begins the next round, and why.
word_porters-starts-again = { FACE($seat) } { $seat } is last and starts again
    .child = { FACE($seat) } { $seat } starts one more time
word_porters-fewest-starts = { FACE($seat) } { $seat } has the fewest points and starts
    .child = { FACE($seat) } { $seat } starts the next round
word_porters-next-of-two = { FACE($seat) } { $seats } have the fewest points. { $seat } is next.
    .child = { FACE($seat) } { $seat } starts the next round
word_porters-next-of-many = { FACE($seat) } { $count } have the fewest points. { $seat } is next.
    .child = { FACE($seat) } { $seat } starts the next round
word_porters-ended = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] wins
       *[other] win
    }!

## What a player is asked

word_porters-ask-place = Put parcel { $number } on a free hint
    .child = Put parcel { $number } on a hint
    .how = Pick a hint that fits the secret word.
word_porters-ask-pass = All hints are taken, so pass
    .child = All hints are full. Pass!
word_porters-ask-vote = Whose word is which?
    .child = Who has which word?
    .how = Look at the parcels. Pick a word for each face.
word_porters-youngest = Who is the youngest?
word_porters-youngest-begins = That player starts.
    .child = That is who starts.
word_porters-youngest-parcels = From now on, only parcels can tell.
    .child = Now only parcels may tell.
word_porters-youngest-starts = The youngest player starts
    .child = The youngest starts

## Whom the table waits for

word_porters-wait-hint = { FACE($seat) } { $seat } is choosing a hint
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

word_porters-scores = See scores
# Opens the board with the own word.
word_porters-peek = See word
-word_porters-choice-hint = { $hint }
word_porters-choice-place = Place a parcel
word_porters-choice-pass = Pass
word_porters-choice-vote = Guess
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
word_porters-goes-here = Put parcel { $number } here ({ $count ->
        [0] none
        [1] one
       *[other] two
    } left)
    .child = What fits { $word }?
# $number: the upper one of two.
word_porters-two-go-here = Share this hint with two parcels, { $number } on top ({ $count ->
        [0] none
        [1] one
       *[other] two
    } left)
    .child = Two parcels go here
word_porters-pass-asked = A pass is for the whole round
    .child = A pass is for the whole round
word_porters-give-hint = Give a hint

## The vote

word_porters-vote-asks = Which word is { $seat }’s?
    .child = { $seat }’s word?
word_porters-vote-count = { $number } of { $amount }
-word_porters-left-out = not used
word_porters-vote-whose = Whose word is it? { $seat }’s.
word_porters-vote-gets = Guess { $seat }’s word: { $number }, “{ $word }”
    .child = { $seat } gets { $word }
word_porters-vote-own = { FACE($seat) } That’s { $seat }’s own word
    .child = { FACE($seat) } { $seat } has that word
word_porters-vote-back = Take { $number }, “{ $word }”, back from { $seat }
    .child = { $seat } gives { $word } back
word_porters-vote-missing = No guess yet for { $seats }
word_porters-vote-complete = Hand in guesses
    .child = Hand it in
word_porters-vote-review = { $count ->
        [2] Both words are chosen
       *[other] All words are chosen
    }
    .child = All done? Hand it in!
word_porters-vote-answer = { $seat }’s word is
word_porters-vote-advice = Point at a word to change it
word_porters-vote-hand-in = Hand in
word_porters-vote-give = Guess
word_porters-vote-take-back = Take back
word_porters-vote-next = Show next player

## The reveal, and the sheets

word_porters-whose-word = { $seat }’s word
word_porters-next-word = Continue
word_porters-round = Round { $number }
# The heads of the columns of the sheet, and who begins the next round.
-word_porters-sheet-round = round
-word_porters-sheet-begins = starts
word_porters-sheet-start = { $seat } starts
# Which round is played.
-word_porters-moment = round { $number } of { $amount }
word_porters-round-of = Round { $number } of { $amount }
word_porters-count-most = { $seats } { COUNT($seats) ->
        [one] gets
       *[other] get
    } { $count ->
        [one] 1 point
       *[other] { $count } points
    }!
word_porters-count-all = All of you get { $count ->
        [one] 1 point
       *[other] { $count } points
    }!
word_porters-count-none = All words stayed a secret
word_porters-points = See points
word_porters-why = Ask why
word_porters-sheet-empty = No scores yet
    .child = No points yet
word_porters-sheet-hints = What was each hint for?
    .child = What was each hint for?
word_porters-column-word = Word
word_porters-column-hints = Hints
word_porters-column-finders = Found by
word_porters-column-points = Points
-word_porters-no-hints = no hints
-word_porters-nobody = not found
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
word_porters-hint-opposite-left = “{ $hint }” says the opposite of { $word }, but no other was free
    .child = “{ $hint }” is not like { $word }. All else was full.
word_porters-hint-nothing = “{ $hint }” says nothing about { $word }
    .child = “{ $hint }” does not fit { $word }
word_porters-hint-nothing-left = “{ $hint }” says nothing about { $word }, but no other was free
    .child = “{ $hint }” is not like { $word }. All else was full.

## The coach

word_porters-why-fits-best = It’s the best free hint for { $word }. Some may think of { $rival }.
    .child = It fits our word best.
word_porters-why-fits = It fits { $word } as well as any. Some may think of { $rival }.
    .child = It fits our word well.
word_porters-why-says-little = It would make them think of { $rival } before { $word }.
    .child = It fits { $rival } more.
word_porters-why-hardly-fits = It hardly fits { $word }, but it’s harmless. Some may think of { $rival }.
    .child = It does no harm.
word_porters-why-shared = It fits { $word } well enough for two parcels. Some may think of { $rival }.
    .child = It is worth two parcels.
word_porters-why-unknown-text = The coach doesn’t know how it goes with { $word }.
    .child = I do not know that one.
word_porters-why-nothing-fits = No free hint fits { $word }. No hint is better than a wrong one.
    .child = No free hint fits.
word_porters-why-keeps-tokens = “{ $hint }” would still say something about { $word }.
    .child = “{ $hint }” still fits.
word_porters-why-nothing-else = There’s no hint left to choose.
    .child = There is no hint left.
word_porters-why-likeliest = { $seat }’s parcels are the clearest. It’s { $word }, { $chance }% sure.
    .child = These fit best.
word_porters-why-reads = { $seat } probably has { $word }. About { $count } of { $amount } will be right.
    .child = These fit best.
word_porters-coach-place = Choose “{ $hint }”.
word_porters-coach-pass = Pass.
word_porters-coach-knows = The coach knows your word and all parcels. It guesses how the others read them.
    .child = I know our word. I guess theirs.
-word_porters-idea-fits = say { $word } with “{ $hint }”
-word_porters-idea-unknown-text = { -word_porters-idea-fits }
-word_porters-idea-hardly-fits = { -word_porters-idea-fits }
-word_porters-idea-says-little = { -word_porters-idea-fits }
-word_porters-idea-shared = share “{ $hint }” for { $word }
-word_porters-idea-reads = read { $word } from { $seat }’s parcels
word_porters-why-behind-a-hint = Plan: { $idea }. Another hint says it more clearly.
word_porters-why-behind-a-pass = Plan: { $idea }. A pass would be better.
word_porters-why-behind-a-word = Plan: { $idea }. Another word is more likely.
# "pearl 62% and candle 12%"
word_porters-outlook-beliefs = They would think of: { $odds }
-word_porters-odds = { $word } { $chance }%
word_porters-outlook-reads = { $read }
word_porters-outlook-two-reads = { $read }. { $more }
-word_porters-read = { $seat }: { $word } { $chance }%
# $count: in percent, for the second word.
-word_porters-read-two = { $seat }: { $word } { $chance }%, { $rival } { $count }%

## How a match is set up

word_porters-variant-standard = The full game
word_porters-variant-standard-line = Ten words, vague hints, four rounds
word_porters-variant-children = For children
word_porters-variant-children-line = Easy words with pictures, and you can always pass
word_porters-variant-two-rounds = Two rounds
word_porters-variant-two-rounds-line = For children. Easy words with pictures, and half as long.
word_porters-preset = Easy words
word_porters-preset-line = For children. Three players and picture words.
word_porters-option-mix-sides = Words
word_porters-option-mix-sides-line = Each card has an easy word and a hard word
-word_porters-mixed-sides = easy and hard mixed
-word_porters-one-side = all easy or all hard
word_porters-option-words = Word language
word_porters-option-words-line = The language of words and hints

## The pages of the rules: a title, and its sentences

word_porters-page-idea = The idea
word_porters-rules-idea =
    There are ten words on the table. Each player has one secret word.
    Parcels on hints point to it. Then you guess all the other players’ words.
    After { $count } rounds, most points wins.
word_porters-rules-idea-children =
    Each player has one of ten words, in secret.
    Parcels on hints point to it.
    Then you all guess. After { $count } rounds, most points wins.
word_porters-page-things = The things
word_porters-rules-things =
    A word is a plate with a number.
    A hint is a luggage label. Three players have 9, and six have 12.
    Each player has parcels { $parcels }.
word_porters-rules-pack = Language of words and hints: { $name }.
word_porters-page-number = The secret number
word_porters-rules-number =
    Each player gets a tag with a secret number. All numbers are different.
    The others have to find the word with your number.
    You can look at your tag at any time.
word_porters-page-hint = Giving a hint
word_porters-rules-hint =
    The youngest player starts. Play goes clockwise, one hint a turn.
    Put your lowest parcel on a free hint.
    So parcel 1 is your first idea.
word_porters-page-sharing = Sharing a hint
word_porters-rules-sharing =
    A taken hint needs two parcels: your lowest, and your { $under } under it.
    If you don’t have both, you can’t share.
    You can’t use the same hint twice.
word_porters-page-passing = Passing
word_porters-rules-passing =
    While a hint is free, you must place a parcel, even if nothing fits.
    When no hint is free, you can pass.
    If you pass, you give no more hints this round.
word_porters-rules-passing-children =
    You don’t have to place a parcel. You can pass at any time.
    If you pass, you give no more hints this round. That’s how we read the rulebook.
    The others continue.
word_porters-page-silence = Don’t give it away
word_porters-rules-silence =
    Only parcels can tell.
    No words, no looks, no groans.
    Their order tells a lot, and so do hints that stay free.
word_porters-page-vote = The guess
word_porters-rules-vote =
    Then you all guess at the same time, in secret.
    Pack a suitcase for each other player with the word you think is theirs.
    Use each number once. You can change everything until you hand it in.
word_porters-page-count = Scoring
word_porters-rules-count =
    The secret numbers are turned up one by one.
    Then the suitcases for that player open.
    A right guess is a point for you and one for the word’s owner.
word_porters-page-track = The track
word_porters-rules-track =
    Your porter moves one step for every point.
    A wrong suitcase costs nothing.
    After 20, your porter goes through the tunnel and wears +20.
word_porters-page-next = The next round
word_porters-rules-next =
    There are new words and new hints, and you get your parcels back.
    The player with the fewest points starts.
    In a tie, it’s the next of them clockwise from the last starter.
word_porters-page-sides = Easy and hard words
word_porters-rules-sides = Each word card has an easy side and a hard one.
word_porters-rules-sides-mixed = They are mixed. As an option, all cards are easy or all are hard.
word_porters-rules-sides-same = All cards are easy or all are hard, by chance. An option mixes them.
word_porters-page-end = The end
word_porters-rules-end =
    The game ends after { $count } rounds.
    Most points wins. Players who tie win together.

## Where the book is silent

word_porters-ours-rounds = For children the rulebook has four rounds and three parcels. This shorter game is ours.
word_porters-ours-pass = A pass is for the whole round.
word_porters-ours-empty = You can share a taken hint while another is free.
word_porters-ours-lone = You can’t share with only a { $under }.
word_porters-ours-third = A third player on a hint also pays two parcels.
word_porters-ours-own = Your own number in a suitcase is never right.
word_porters-ours-tie = If all have the same points, the next player starts.
word_porters-ours-back = A word card comes once, and with one side only.

## For children: the goal, and the pages of the rules

word_porters-goal = Help the others find your word, and find theirs!
    .child = Help friends find the secret word!
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

# What a player did, below its name at the children’s party.
-word-porters-did-words = found { $count ->
        [one] a word
       *[other] { $count } words
    }
-word-porters-did-parcels = gave out { $count ->
        [one] a parcel
       *[other] { $count } parcels
    }
-word-porters-did-clear = helped { $count ->
        [one] once
       *[other] { $count } times
    }

# What going on along the chapters of a record is called.
word_porters-next-hint = Next hint
# On the title card of a highlight. $count: how many players found the $word.
word_porters-moment = { $count ->
        [one] One player
       *[other] { $count }
    } found { $seat }’s { $word }
word_porters-moment-secret = { $seat }’s { $word } stayed a secret

# Under the number of what a player did in a whole evening.
-word-porters-fact-words = words guessed
-word-porters-fact-parcels = hints placed
-word-porters-fact-clear = right guesses about you

## Facts of the table, for players who listen

word_porters-fact-own = Your word is { $word }
word_porters-fact-parcels = You have parcels { LIST($numbers) }
word_porters-fact-given = { $seat } put parcel { $count } on { $hint }
word_porters-fact-words = The words are { LIST($words) }
word_porters-fact-hints = The hints are { LIST($hints) }
