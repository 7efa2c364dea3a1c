### Hooky. $seat, $by, $to: people at the table, and $seats: several. $name, $names: pupils, or a letter that stands for one.
### $word: the word that was said. $number: how many of its letters fit. $letter: a card; $letters: several; $row: letters side
### by side. $round: which round, $total: of how many. $count: how many. $amount: points, or percent.

## What happened

hooky-dealt = { FACE($seat) } { $seat } starts every round
    .child = { FACE($seat) } { $seat } starts each round
hooky-clue = { FACE($seat) } { $seat }’s clue: { $word } { $number }
hooky-answered = { FACE($seat) } { $seat } answers { $number }
hooky-sent-back = { FACE($seat) } { $word } doesn’t count. { $seat } finds another word.
hooky-revealed = { FACE($seat) } { $seat } shows { $letter } { CARD($letter) }
    .child = { FACE($seat) } { $seat } shows { $letter } { CARD($letter) }
hooky-seen = { FACE($seat) } { $seat } looks at one of { $to }’s cards { FACE($to) }
hooky-declined = { FACE($seat) } { $seat } shows no card
    .child = { FACE($seat) } { $seat } shows no card
hooky-round-began = { FACE($seat) } { $seat } starts round { $round } of { $total }
    .child = { FACE($seat) } { $seat } starts round { $round } of { $total }
# Which round is played.
-hooky-moment = round { $round } of { $total }
hooky-round-over = Round { $round } is over
    .child = Round { $round } is done
hooky-round-over-guess = Round { $round } is over. Time to guess!
    .child = Round { $round } is done. Now we guess.
hooky-round-over-hands = Round { $round } is over. Guess everything, the other players’ cards too.
    .child = Round { $round } is done. Now we guess.
hooky-turned = { $name } is in the Playground { CARD($letter) }
hooky-guessed = { FACE($seat) } { $seat } guessed
hooky-named = { FACE($seat) } { $seat } guessed all cards
hooky-ended = All guesses are in. Who played hooky?
    .child = All guesses are in. Who is not here?

# A word before its number is known: to all, or to one.
hooky-says = { FACE($seat) } { $seat } says { $word }
hooky-says-to = { FACE($seat) } { $seat } asks { $to }: { $word } { FACE($to) }
hooky-hangs = { FACE($seat) } { $word }
hooky-hangs-to = { FACE($seat) } { $word } { FACE($to) }

## Whether a word counts

hooky-count = Does { $word } count?
    .child = Is { $word } a word?
hooky-count-yes = Accept
hooky-count-no = Reject
hooky-counts = { $word } counts
hooky-goes-back = { $word } doesn’t count
    .child = { $word } does not count
hooky-counts-against = { $word } counts. Only { $seats } { COUNT($seats) ->
        [one] is
       *[other] are
    } against it.
    .child = { $word } counts. Only { $seats } said no.

## What a player is asked

hooky-ask-clue = Say a word with one of your letters as a clue
    .child = Spell a word as a clue
    .how = It needs one of our letters.
hooky-ask-word = Who do you ask?
    .child = Pick a face. Spell a word.
    .how = We hear how many of its letters fit.
hooky-ask-word-reveal = Ask a player, or reveal a card first
    .child = Pick a face. Spell a word.
    .how = Or show a card to peek at one.
hooky-ask-done = Reveal a card or end your turn
    .child = Show a card, or say done
    .how = Show a card to peek at one.
hooky-ask-guess = Who is missing? Guess { $count } of { $total }
    .child = Who is not here? Pick three.
    .how = The list tells who it cannot be.
hooky-ask-listed = Choose a word for { $seat }
    .child = Ask { $seat } a word
    .how = Lamps tell how many letters fit.
hooky-ask-guess-once = Who is missing? Choose three.
    .child = Who is missing? Pick three.
    .how = A cross means this one is here.
hooky-slate-title = Who is missing?
# Of a pupil: no other one can be missing any more.
hooky-slate-found = Is it { $name }?
hooky-slate-none = The lamps will tell how many fit.
hooky-slate-says = { $count ->
    [0] Has none
   *[other] Has { $count }
 }
hooky-guess-these = These three are missing
hooky-ask-hands = Who has which letters?
    .child = Who has which letters?
    .how = The list tells a lot.

hooky-class-last = Who was in a classroom last?
    .child = Who was in class last?
hooky-class-last-line = The last player who was in class starts
    .child = The last one in class starts
hooky-class-last-begins = That player starts.
    .child = That is who starts.
hooky-class-last-always = That player also starts every later round.
    .child = That one starts each round.

## Whom the table waits for

hooky-wait-clue = { FACE($seat) } { $seat } is thinking of a clue
    .child = { $seat } thinks of a word
hooky-wait-word = { FACE($seat) } { $seat } is thinking of a word
    .child = { $seat } asks with a word
hooky-wait-done = { FACE($seat) } { $seat } can reveal a card
    .child = { $seat } may show a card
# One, two, or more who guess at the same time.
hooky-wait-guesses = { COUNT($seats) ->
        [1] { $seats } is still guessing
        [2] { $seats } are still guessing
       *[other] { COUNT($seats) } are still guessing
    }
    .child = { COUNT($seats) ->
        [one] { $seats } is still thinking
       *[other] { COUNT($seats) } are still thinking
    }

## Answers by name

hooky-choice-word = { $word }
hooky-choice-ask = { $word } for { $seat }
hooky-choice-reveal = { $letter } for a look at { $seat }’s cards
hooky-choice-guess = { $row }
-hooky-hand-row = { $seat } { $row }
hooky-choice-hands = { $hands }
hooky-do-clue = Give a clue
hooky-do-ask = Ask
hooky-do-reveal = Reveal a card
    .child = Show a card
hooky-do-guess = Guess
hooky-do-hands = Guess the cards
hooky-do-withdraw = Reject the word
hooky-end-turn = End your turn
    .child = Done

## Signs and small words on the board

hooky-sign = Hooky
hooky-sign-clues = Starting clues
hooky-sign-round = Round { $round } of { $total }
hooky-sign-guesses = Guesses after round { $round }
hooky-sign-end = School is out
hooky-playground = Playground
# Of the words about a hand, those for which there is no room.
hooky-earlier = { $count } earlier
hooky-spent = Not allowed:

## The class book, and the points

hooky-book = Class book
hooky-see-book = See class book
hooky-sheet-points = Points
hooky-points = See points
hooky-words = See words
hooky-points-last = The points come last
    .child = The points come last
hooky-part-guess = Round { $round }, { $amount } each
hooky-part-letters = Other players’ letters
hooky-part-hands = Complete hands
hooky-part-guess-short = Round { $round }
hooky-part-letters-short = Letters
hooky-part-hands-short = Hands
-hooky-part-each = { $amount } each
hooky-total = Total
hooky-wins = { $seat } wins!
hooky-wins-shared = { $seats } share the win
    .child = { $seats } win together!
hooky-wins-earliest = It’s a tie. { $seat } was right in an earlier round.
    .child = So close! { $seat } knew it first.
hooky-wins-most = It’s a tie. { $seat } had more right letters earlier.
    .child = So close! { $seat } knew it first.
hooky-wins-reveals = It’s a tie. { $seat } revealed fewer cards.
    .child = So close! { $seat } showed less.

## The great reveal

hooky-found-none = Who played hooky?
    .child = Who is not here?
hooky-found-some = { $names } …
hooky-found-all = { $names } played hooky
    .child = { $names } are not here!
hooky-hands-before = Who guessed whose cards?
    .child = Who knew the cards?
hooky-hands-shown = { $seat } had { $row }
hooky-count-all = { $seats } found all three!
    .child = { $seats } found all three!
hooky-count-together = You all found them!
    .child = We all found them!
hooky-count-some = { $seats } found { $count } of 3
    .child = { $seats } found { $count } of 3
hooky-count-none = Not one was found
    .child = Not one was found
hooky-count-won = { $seats } { COUNT($seats) ->
        [one] wins
       *[other] win
    } with { $amount }!
hooky-next-hands = See cards
hooky-next-on = Continue

## Boards behind the curtain: what the buttons do

hooky-hint-register = Open register
    .child = Open list
hooky-hint-letter = Add letter
hooky-hint-say = Say it
hooky-hint-hand-in = Hand in
hooky-hint-fill = Fill
hooky-hint-fill-rest = Fill the rest
hooky-hint-take = Take
hooky-hint-take-out = Take out
hooky-hint-put-back = Put back
hooky-hint-reveal = Reveal
    .child = Show
hooky-hint-undo = Undo

## A word is spelled

hooky-spell-ask = Ask
hooky-spell-clue = Give a clue
    .child = A clue
hooky-spell-for = Which word for { $seat }?
    .child = Spell a word for { $seat }
hooky-spell-any = Spell a word with one of your letters
    .child = Spell a word as a clue
hooky-spelled = Ask { $seat } about { $word }?
# $count: the number that the hand gives it.
hooky-spelled-clue = Say { $word } as your clue? It scores { $count }.
    .child = { $word } as a clue?
hooky-spelled-unknown = { $word }? The others will decide if it counts.
    .child = { $word }? The others say yes or no.
hooky-spelled-unknown-clue = { $word } scores { $count }, but the others decide if it counts
    .child = { $word }? The others say yes or no.
hooky-spell-how-many = How many?
hooky-spell-letters = { $count } of { $total } letters
hooky-spell-done = Tell all players
hooky-spell-done-to = Ask { $seat }

hooky-not-word = A word needs five letters
    .child = A word needs five letters.
hooky-not-sent-back = { $word } was rejected before
    .child = { $word } was sent back. Try a new word.
hooky-not-asked-before = You already asked { $seat } these letters
    .child = Those letters were used. Try a new word.
hooky-not-clue-letter = { $word } has none of your letters
    .child = It needs one of these letters.

## A card is revealed

hooky-reveal-card = Which card do you reveal?
    .child = Which card do we show?
hooky-reveal-seat = You reveal { $letter }. Whose cards do you look at?
    .child = We show { $letter }. Whose card do we peek at?
hooky-reveal-then = Then look at a card of
    .child = Then peek at one card of
hooky-reveal-card-first = Choose a card first
    .child = First pick a card
hooky-reveal-all-open = All { $seat }’s cards are face up
    .child = We see all cards of { $seat }
hooky-seen-from = One of { $seat }’s cards

## Guesses

hooky-guess-missing = Who is missing?
    .child = Who is not here?
hooky-guess-hand = Which letters does { $seat } have?
hooky-guess-before = Round { $round }: { $row }
hooky-guess-filled = You’ve filled everything in
    .child = It is all filled in
hooky-guess-more = Choose { $count ->
        [one] one more letter
       *[other] { $count } more letters
    }
    .child = { $count ->
        [one] Pick one more
       *[other] Pick { $count } more
    }
hooky-guess-hand-in = Hand in guess
hooky-guess-hand-in-all = Hand in guesses
hooky-guess-row-full = This row is full
hooky-guess-face-up = { $letter } is face up already
    .child = We can all see { $letter }
hooky-guess-not-missing = { $letter } can’t be missing
    .child = { $letter } is here
hooky-guess-not-theirs = { $seat } can’t have { $letter }
    .child = { $seat } cannot have { $letter }

## The register

hooky-known-own = You have { $name }
    .child = We have { $name }
hooky-known-turned = { $name } is in the Playground
    .child = We can all see { $name }
hooky-known-theirs = { $seat } has { $name }
    .child = { $seat } has { $name }
hooky-band-own = Your card
hooky-band-turned = Turned up
hooky-band-open = Face up
# What the number of a word tells of its letters, for one seat alone. $letters: those of which it is open. $count: how many.
hooky-narrowed = { $word } { $number }: { $seat } has { $count } of { LIST($letters) }
    .child = { $seat } has { $count } of { LIST($letters) }
# Some of these letters stand in the word twice.
hooky-narrowed-twice = { $word } { $number }: { $seat } has some of { LIST($letters) }. Double letters count twice.
    .child = { $seat } has some of { LIST($letters) }
hooky-narrowed-all = { $word } { $number }: { $seat } has { LIST($letters) }
    .child = { $seat } has { LIST($letters) }
hooky-narrowed-none = { $word } { $number }: { $seat } has no { LIST($letters, last: "or") }
    .child = { $seat } has no { LIST($letters, last: "or") }
hooky-narrowed-known = { $word } { $number } says nothing new about { $seat }
    .child = Nothing new about { $seat }
hooky-mark-open = Wipe off
hooky-mark-no = Mark no
hooky-mark-maybe = Mark maybe
hooky-mark-yes = Mark yes
hooky-hand-open = Does { $seat } have { $letter }?
hooky-hand-no = { $seat } has no { $letter }
hooky-hand-maybe = { $seat } may have { $letter }
hooky-hand-yes = { $seat } has { $letter }
hooky-missing-open = Is { $letter } missing?
hooky-missing-no = { $letter } is not missing
hooky-missing-maybe = { $letter } may be missing
hooky-missing-yes = { $letter } is missing
hooky-mark-sure = The register already knows this
    .child = The list knows this
hooky-mark-nothing = There’s nothing to undo
    .child = There is no step back
hooky-book-all = All words so far
hooky-book-own = { $seat }’s cards

## The coach

-hooky-odds = { $letter } { $amount }%
-hooky-hands = { $count ->
        [one] 1 hand
       *[other] { $count } hands
    }
-hooky-fits = { $count ->
        [one] one letter
       *[other] { $count } letters
    }
hooky-why-clue-tells-little = It tells the others little. It has { $fits } of yours.
hooky-why-clue-tells-more = It has { $fits } of yours. A word with fewer would tell less.
hooky-why-any-clue = It’s as good as any. It has { $fits } of yours.
# $letters: those on which the number turns; there may be none.
hooky-why-splits-best = { COUNT($letters) ->
        [0] It tells you most about { $seat }’s cards.
       *[other] It tells you most about { $seat }’s cards. It decides about { $letters }.
    }
    .child = It tells us the most.
hooky-why-splits = { COUNT($letters) ->
        [0] It’s as good as any for { $seat }.
       *[other] It’s as good as any for { $seat }. It decides about { $letters }.
    }
    .child = It is a good word.
hooky-why-all-known = You know all the cards, so any word will do.
    .child = We know all the cards.
hooky-why-known-already = You know { $seat }’s cards already. No number tells you more.
    .child = We know those cards.
hooky-why-known-anyway = They’re { $amount }% sure of your { $letter } anyway.
hooky-why-gives-away = To look at { $seat } you’d show them all your { $letter }.
hooky-why-look-is-little = A look at { $seat } tells you little. Keep your { $letter } hidden.
hooky-why-reveals-nothing = Don’t reveal. A shown letter helps them all, a look only you.
hooky-why-could-look = They’re { $amount }% sure of your { $letter }, so a look costs little.
hooky-why-likeliest-missing = Most likely missing: { $odds }.
    .child = They may be missing.
hooky-why-likeliest-hands = About { $count } of { $total } letters will be right.
hooky-why-word-sent-back = { $word } was rejected. Another word is as good.
hooky-coach-clue = Say { $word }.
hooky-coach-ask = Ask { $seat } about { $word }.
hooky-coach-reveal = Show your { $letter } and look at { $seat }.
hooky-coach-guess = Guess { $letters }.
hooky-coach-knows = The coach knows your cards and all numbers. It works out the rest, and can’t see other cards.
    .child = I see our cards. I guess the rest.
# What was meant, and what would have been better.
-hooky-idea-splits-best = learn about { $seat }’s cards with { $word }
-hooky-idea-splits = { -hooky-idea-splits-best }
-hooky-idea-all-known = ask { $seat }
-hooky-idea-known-already = ask { $seat }, whose cards are known
-hooky-idea-likeliest-missing = guess { $letters }
-hooky-idea-likeliest-hands = guess about { $count } letters right
-hooky-better-ask = { $word } for { $seat } tells more
-hooky-better-guess = { $letters } are likelier
-hooky-better-hands = others are likelier
hooky-why-behind = Plan: { $idea }. { $better }.

hooky-outlook-missing = Missing: { $odds }.
# What is sure of a hand, and how many hands it may be.
-hooky-sure = { $seat }: { $row }, { $hands }
-hooky-unsure = { $seat }: { $hands }
hooky-outlook-one = { $hand }.
hooky-outlook-two = { $hand }. { $next }.

## How it is set up

hooky-children = Who is missing?
hooky-children-line = Twelve pupils, picture words, one guess
hooky-missing-idea = Who is missing?
hooky-missing-idea-lines =
    Twelve pupils go to this school. Each of the three players has three.
    Three are missing. Find out who.
hooky-missing-ask = Asking a word
hooky-missing-ask-lines =
    On your turn you choose one of three words with pictures.
    The round says who you ask. It’s the next player first, then the other.
hooky-missing-number = The number
hooky-missing-number-lines =
    Lamps show how many letters of the word that player has.
    A letter that’s there twice counts twice.
hooky-missing-slate = The slate
hooky-missing-slate-lines =
    Each player has a slate. It crosses out pupils who can’t be missing.
    A face shows who has a pupil.
hooky-missing-guess = The guess
# $count: the rounds that are played.
hooky-missing-guess-lines =
    After { $count } rounds you each name three pupils in secret.
    Each right one is a point. Most points wins.
hooky-ours-list = You can ask only words of the list, and they all count.
hooky-ours-turns = The round says who you ask. First the next player, then the other, in turn.
hooky-ours-shared = Players with equal points share the win.
hooky-option-rounds = Rounds
hooky-option-rounds-line = Fewer rounds leave more to guess
-hooky-rounds = { $count }
hooky-standard = Six rounds
hooky-standard-line = Ask words, hear numbers, find the three who are missing
hooky-disputes = Unknown words
hooky-disputes-line = What happens when the game doesn’t know a word
-hooky-disputes-consensus = rejected if all object
-hooky-disputes-majority = rejected if most object
-hooky-disputes-off = all words count
hooky-pack = Word language
hooky-pack-line = The language of all words in the game
hooky-preset = Who is missing?
hooky-preset-line = For children. Twelve pupils and picture words.
hooky-goal = Find the three letters that are missing!
    .child = Find the three who are not here!

## How it is played. A line is a sentence or two that stand together.

hooky-page-idea = The idea
hooky-page-idea-lines =
    Twenty-six pupils, one for each letter. Three of them play hooky.
    You’re teachers and have some of the others. Words and numbers tell who has whom.
    You score points for the missing pupils and for the other players’ cards.
hooky-page-cards = The cards
hooky-page-cards-lines =
    Three teachers have 7 cards each, four have 5, and five have 4.
    Three cards are missing. They stay secret.
    The rest is the Playground: three cards, or two with three teachers.
hooky-page-clues = Starting clues
hooky-page-clues-lines =
    Each player says a five-letter word and hears its number.
    The number counts the places in the word with one of your letters.
    Your starting clue needs at least one of your letters.
hooky-page-number = The number
hooky-page-number-lines =
    A letter counts each time it’s in the word. With only the D, DADDY is 3.
    You never hear which letters counted.
    The number is always true.
hooky-page-turn = A turn
hooky-page-turn-lines =
    Ask one other teacher one five-letter word. You all hear the number.
    It can be 0. You can’t pass.
    You can’t ask the same teacher the same letters twice.
hooky-page-words = Words
hooky-page-words-lines = You can use any real word of five letters, and names.
hooky-words-asked = If the game doesn’t know your word, the others decide.
hooky-words-all = If all others object, the word is out for this match.
hooky-words-most = If most of the others object, the word is out for this match.
# Where every word counts, by agreement.
hooky-words-free = In this match all words count.
hooky-words-pack = Words in the game: { $name }.
# $name: how a language calls itself. $spelled: its letters, as below.
-hooky-spelled = { $letter } is { $word }
hooky-page-pack = Words in { $name }
hooky-page-pack-lines =
    Hooky has only the letters A to Z.
    { $spelled }.
    Type one of them and you get both letters.
hooky-page-register = The register
hooky-page-register-lines =
    It has a column for each player, and the hook for the missing.
    Press to change a dot to no, maybe or yes. It marks by itself what you can see.
    Only you see it, and your marks can be wrong.
hooky-page-worked-out = Work it out
hooky-page-worked-out-lines =
    You have D and R. Then AWARD is 2 for another player.
    D and R are yours, so the 2 comes from A, W and A.
    W gives 1, and all three give 3. So it’s A and not W.
hooky-page-reveal = Revealing a card
hooky-page-reveal-lines =
    From round 2 on, you can reveal one of your cards on your turn.
    In return you look at one card of another player, drawn at random.
    A revealed card still counts in every number.
hooky-page-rounds = Rounds
hooky-page-rounds-lines =
    There are six rounds. The player with the bell starts each of them.
    After rounds 1, 2 and 3 a Playground card is turned up.
    With three teachers, only after 1 and 2. Those letters are neither held nor missing.
hooky-page-guesses = Guesses
hooky-page-guesses-lines =
    After rounds 4, 5 and 6 you guess the three missing letters in secret.
    You can’t change a guess, and you don’t hear if it’s right.
    After round 6 you also guess the other players’ cards.
hooky-page-points = Points
hooky-page-points-lines =
    Each missing letter scores 5 after rounds 4 and 5, and 10 after 6.
    Each right letter of another player scores 1. A complete hand scores 1 more.
    Wrong letters cost nothing.
hooky-page-end = The end
hooky-page-end-lines =
    All guesses and cards are shown. Most points wins.
    In a tie, the earlier right letter wins, then more right letters there.
    Still a tie? Fewer revealed cards win. After that the win is shared.
hooky-page-advice = Good advice
hooky-page-advice-lines =
    A starting clue tells the others a lot. One of your letters in it is enough.
    A 0 is worth a lot. All letters of the word are somewhere else.
    The best card to reveal is one the others already know.

## Where the book is silent

hooky-ours-asker = A word is used up between one player and one teacher.
hooky-ours-known = You can ask teachers about their own starting clues.
hooky-ours-speaker = You can’t vote on your own word.
hooky-ours-computers = Computer players object only if it’s clearly no word.
hooky-ours-look = A look never draws a card that’s face up.
hooky-ours-no-look = If no other player has a card face down, you can’t reveal.
hooky-ours-hands = You name as many letters for a player as that player has.
hooky-ours-guess = You can guess your own letters and open ones, too.

## The same for children

hooky-kids-idea = What it is about
hooky-kids-idea-lines =
    12 children are in this school.
    Three are missing. Find out who.
hooky-kids-word = A word
hooky-kids-word-lines =
    Pick one of three pictures.
    A friend tells how many letters fit.
hooky-kids-number = The lamps
hooky-kids-number-lines =
    One lamp for each letter that fits.
    Two of one letter? Both count.
hooky-kids-list = The slate
hooky-kids-list-lines =
    It crosses out who is not missing.
    A face shows who has that child.
hooky-kids-guess = Who is missing?
hooky-kids-guess-lines =
    We ask { $count } words each.
    Then we all pick three. Right ones count.

# What a player did, below its name at the children’s party.
-hooky-did-found = found { $count ->
        [one] one child
       *[other] { $count } of them
    }
-hooky-did-asked = asked { $count ->
        [one] a question
       *[other] { $count } questions
    }
-hooky-did-answered = gave { $count ->
        [one] an answer
       *[other] { $count } answers
    }

# What going on along the chapters of a record is called.
hooky-next-word = Next word

# Under the number of what a player did in a whole evening.
-hooky-fact-found = found in Hooky
-hooky-fact-asked = clever questions
-hooky-fact-answered = answers given

## Facts of the table, for players who listen

hooky-fact-letters = You hold { LIST($letters) }
hooky-fact-open = The Playground shows { LIST($letters) }
hooky-fact-shown = { $seat } shows { LIST($letters) }
hooky-fact-saw = You saw { $letter } in { $seat }’s hand
hooky-fact-guess = Your latest guess is { LIST($letters) }
hooky-fact-number = The number is { $count }
