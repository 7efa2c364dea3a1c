### Hooky. $seat, $by, $to: people at the table, and $seats: several. $name, $names: pupils, or a letter that stands for one.
### $word: what somebody said. $number: how many of its letters fit. $letter: a card; $letters: several; $row: letters side
### by side. $round: which round, $total: of how many. $count: how many. $amount: points, or percent.

## What happened

hooky-dealt = { FACE($seat) } { $seat } begins every round
    .child = { FACE($seat) } { $seat } starts each round
hooky-clue = { FACE($seat) } { $seat }’s clue: { $word } { $number }
hooky-answered = { FACE($seat) } { $seat } answers { $number }
hooky-sent-back = { FACE($seat) } { $word } is sent back: { $seat } finds another word
hooky-revealed = { FACE($seat) } { $seat } reveals { $letter } for all to see { CARD($letter) }
    .child = { FACE($seat) } { $seat } shows { $letter } { CARD($letter) }
hooky-seen = { FACE($seat) } { $seat } looks at one of { $to }’s cards { FACE($to) }
hooky-declined = { FACE($seat) } { $seat } reveals no card
    .child = { FACE($seat) } { $seat } shows no card
hooky-round-began = { FACE($seat) } Round { $round } of { $total }: { $seat } begins
    .child = { FACE($seat) } Round { $round } of { $total }: { $seat } starts
# Which round is played.
-hooky-moment = round { $round } of { $total }
hooky-round-over = Round { $round } is over
    .child = Round { $round } is done
hooky-round-over-guess = Round { $round } is over: everybody guesses
    .child = Round { $round } is done: now we guess
hooky-round-over-hands = Round { $round } is over: everybody guesses, hands too
    .child = Round { $round } is done: now we guess
hooky-turned = { $name } is in the Playground { CARD($letter) }
hooky-guessed = { FACE($seat) } { $seat } has guessed
hooky-named = { FACE($seat) } { $seat } has named all hands
hooky-ended = All guesses are in: who played hooky?
    .child = All guesses are in: who is not here?

# A word before its number is known: to all, or to one.
hooky-says = { FACE($seat) } { $seat } says { $word }
hooky-says-to = { FACE($seat) } { $seat } asks { $to }: { $word } { FACE($to) }
hooky-hangs = { FACE($seat) } { $word }
hooky-hangs-to = { FACE($seat) } { $word } { FACE($to) }

## Whether a word counts

hooky-count = Does { $word } count?
    .child = Is { $word } a word?
hooky-count-yes = It counts
hooky-count-no = Not a word
hooky-counts = { $word } counts
hooky-goes-back = { $word } goes back
    .child = { $word } does not count
hooky-counts-against = Only { $seats } { COUNT($seats) ->
        [one] is
       *[other] are
    } against it: { $word } counts
    .child = { $word } counts. Only { $seats } said no.

## What somebody is asked

hooky-ask-clue = A starting clue: a word with a letter of this hand
    .child = Spell a word as a clue
    .how = It needs one letter from this hand.
hooky-ask-word = A word for whom?
    .child = Pick a face. Spell a word.
    .how = We hear how many of its letters fit.
hooky-ask-word-reveal = A word for whom? Or reveal first
    .child = Pick a face. Spell a word.
    .how = Or show a card to peek at one.
hooky-ask-done = Reveal a card, or end the turn
    .child = Show a card, or say done
    .how = Whoever shows a card may peek at one.
hooky-ask-guess = Who is missing? Guess { $count } of { $total }
    .child = Who is not here? Pick three
    .how = The list tells who it cannot be.
hooky-ask-listed = A word for { $seat }
    .child = Ask { $seat } a word
    .how = Lamps tell how many letters fit.
hooky-ask-guess-once = Who is missing? Pick three
    .child = Who is missing? Pick three
    .how = Who is crossed out is here.
hooky-slate-title = Who is missing?
# Of a pupil: nobody else can be missing any more.
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
hooky-class-last-line = Whoever was in class last begins
    .child = The last one in class starts
hooky-class-last-begins = That is who begins.
    .child = That is who starts.
hooky-class-last-always = They begin every round after that, too.
    .child = That one starts each round.

## Whom the table waits for

hooky-wait-clue = { FACE($seat) } { $seat } thinks of a starting clue
    .child = { $seat } thinks of a word
hooky-wait-word = { FACE($seat) } { $seat } puts a word to somebody
    .child = { $seat } asks with a word
hooky-wait-done = { FACE($seat) } { $seat } may reveal a card
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
hooky-choice-reveal = { $letter } for one of { $seat }’s cards
hooky-choice-guess = { $row }
-hooky-hand-row = { $seat } { $row }
hooky-choice-hands = { $hands }
hooky-do-clue = Give a clue
hooky-do-ask = Ask
hooky-do-reveal = Reveal a card
    .child = Show a card
hooky-do-guess = Guess
hooky-do-hands = Name the hands
hooky-do-withdraw = Send the word back
hooky-end-turn = End the turn
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
hooky-spent = Sent back:

## The class book, and the points

hooky-book = Class book
hooky-points = Points
hooky-words = Words
hooky-points-last = Points come at the end
    .child = The points come last
hooky-part-guess = Round { $round }, { $amount } each
hooky-part-letters = Letters in hands
hooky-part-hands = Whole hands
hooky-part-guess-short = Round { $round }
hooky-part-letters-short = Letters
hooky-part-hands-short = Hands
-hooky-part-each = { $amount } each
hooky-total = Total
hooky-wins = { $seat } wins!
hooky-wins-shared = { $seats } share the win
    .child = { $seats } win together!
hooky-wins-earliest = Level on points: { $seat } was right in an earlier round
    .child = So close! { $seat } knew it first
hooky-wins-most = Level on points: { $seat } had more right letters first
    .child = So close! { $seat } knew it first
hooky-wins-reveals = Level on points: { $seat } has revealed fewer cards
    .child = So close! { $seat } showed less

## The great reveal

hooky-found-none = Who played hooky?
    .child = Who is not here?
hooky-found-some = { $names } …
hooky-found-all = { $names } played hooky
    .child = { $names } are not here!
hooky-hands-before = Who knew the hands?
    .child = Who knew the cards?
hooky-hands-shown = { $seat } had { $row }
hooky-next-hands = Hands next
hooky-next-sum = Total
hooky-next-on = Go on

## Boards behind the curtain: what the buttons do

hooky-hint-register = Register
    .child = List
hooky-hint-letter = Letter
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
hooky-spell-clue = Starting clue
    .child = A clue
hooky-spell-for = Which word for { $seat }?
    .child = Spell a word for { $seat }
hooky-spell-any = A word with a letter of this hand
    .child = Spell a word as a clue
hooky-spelled = { $word } for { $seat }?
# $count: the number that the hand gives it.
hooky-spelled-clue = { $word } as a starting clue? It will say { $count }
    .child = { $word } as a clue?
hooky-spelled-unknown = { $word }? The table will be asked
    .child = { $word }? The others say yes or no
hooky-spelled-unknown-clue = { $word } will say { $count }, but the table will be asked
    .child = { $word }? The others say yes or no
hooky-spell-so-far = { $seat } so far
hooky-spell-clues = Clues so far
hooky-spell-fitting = Words that fit
hooky-spell-letters = { $count } of { $total } letters
hooky-spell-done = Say it to all
hooky-spell-done-to = Say it to { $seat }

hooky-not-word = A word has five letters
    .child = A word needs five letters.
hooky-not-sent-back = { $word } was sent back before
    .child = { $word } was sent back. Try a new word.
hooky-not-asked-before = { $seat } knows these letters from { $by }
    .child = Those letters were used. Try a new word.
hooky-not-clue-letter = { $word } has no letter of { $seat }’s hand
    .child = It needs one letter from this hand.

## A card is revealed

hooky-reveal-card = Which card is revealed?
    .child = Which card do we show?
hooky-reveal-seat = { $letter } for all to see. Whose card is seen for it?
    .child = We show { $letter }. Whose card do we peek at?
hooky-reveal-then = Then see one card, by chance, of
    .child = Then peek at one card of
hooky-reveal-card-first = The card comes first
    .child = First pick a card
hooky-reveal-all-open = All of { $seat }’s cards lie open
    .child = We see all cards of { $seat }
hooky-seen-from = A card from { $seat }’s hand

## Guesses

hooky-guess-missing = Who is missing?
    .child = Who is not here?
hooky-guess-hand = Which letters does { $seat } have?
hooky-guess-before = Round { $round }: { $row }
hooky-guess-filled = All is filled in
    .child = It is all filled in
hooky-guess-more = { $count ->
        [one] One more letter
       *[other] { $count } more letters
    }
    .child = { $count ->
        [one] Pick one more
       *[other] Pick { $count } more
    }
hooky-guess-hand-in = Hand in the guess
hooky-guess-hand-in-all = Hand in the guesses
hooky-guess-row-full = This row is full
hooky-guess-face-up = { $letter } lies there face up
    .child = We can all see { $letter }
hooky-guess-not-missing = { $letter } cannot be missing
    .child = { $letter } is here
hooky-guess-not-theirs = { $letter } cannot be { $seat }’s
    .child = { $seat } cannot have { $letter }

## The register

hooky-known-own = { $name } is in this hand
hooky-known-turned = { $name } is in the Playground
    .child = We can all see { $name }
hooky-known-theirs = { $name } is { $seat }’s
    .child = { $seat } has { $name }
hooky-band-own = Own card
hooky-band-turned = Turned up
hooky-band-open = Face up
# What the number of a word tells of its letters, for one seat alone. $letters: those of which it is open. $count: how many.
hooky-narrowed = { $word } { $number }: { $seat } has { $count } of { LIST($letters) }
    .child = { $seat } has { $count } of { LIST($letters) }
# Some of these letters stand in the word twice.
hooky-narrowed-twice = { $word } { $number }: { $seat } has some of { LIST($letters) }; twice in the word counts twice
    .child = { $seat } has some of { LIST($letters) }
hooky-narrowed-all = { $word } { $number }: { $seat } has { LIST($letters) }
    .child = { $seat } has { LIST($letters) }
hooky-narrowed-none = { $word } { $number }: { $seat } has no { LIST($letters, last: "or") }
    .child = { $seat } has no { LIST($letters, last: "or") }
hooky-narrowed-known = { $word } { $number }: nothing new about { $seat }
    .child = Nothing new about { $seat }
hooky-mark-open = Wipe off
hooky-mark-no = No
hooky-mark-maybe = Maybe
hooky-mark-yes = Yes
hooky-hand-open = Does { $seat } have { $letter }?
hooky-hand-no = { $seat } has no { $letter }
hooky-hand-maybe = Perhaps { $seat } has { $letter }
hooky-hand-yes = { $seat } has { $letter }
hooky-missing-open = Is { $letter } missing?
hooky-missing-no = { $letter } is not missing
hooky-missing-maybe = Perhaps { $letter } is missing
hooky-missing-yes = { $letter } is missing
hooky-mark-sure = This is filled in by itself
    .child = This is there on its own
hooky-mark-nothing = Nothing to undo
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
hooky-why-clue-little = { $word } tells the others little: { $fits } of this hand.
hooky-why-clue-more = { $word } fits { $fits } of this hand: a clue with fewer letters of this hand would tell less.
hooky-why-clue-any = { $word } is as good as any: { $fits } of this hand.
# $letters: those on which the number turns; there may be none.
hooky-why-splits-best = { COUNT($letters) ->
        [0] { $word } splits { $seat }’s { $hands } best.
       *[other] { $word } splits { $seat }’s { $hands } best: look out for { $letters }.
    }
hooky-why-splits = { COUNT($letters) ->
        [0] { $word } splits { $seat }’s { $hands } about as well as any.
       *[other] { $word } splits { $seat }’s { $hands } about as well as any: look out for { $letters }.
    }
hooky-why-all-known = All hands are known: any word will do.
hooky-why-known-already = { $seat }’s hand is known already: no number tells more of it.
hooky-why-known-anyway = The others are { $amount }% sure of { $letter } anyway: showing it buys a look at { $seat }.
hooky-why-gives-away = A look at { $seat } costs { $letter }, which everybody then learns.
hooky-why-look-little = A look at { $seat } would tell next to nothing new: { $letter } is better kept.
hooky-why-reveals-nothing = A letter shown helps everybody, a look only one seat: better not.
hooky-why-could-look = The others are { $amount }% sure of { $letter }: a look would cost next to nothing.
hooky-why-missing = Likeliest to be missing: { $odds }.
hooky-why-hands = Of { $total } letters about { $count } will be right.
hooky-why-sent-back = { $word } was sent back: another word is as good.
# What was meant, and what would have been better.
-hooky-idea-splits = split { $seat }’s hands with { $word }
-hooky-idea-all-known = ask { $seat }
-hooky-idea-known-already = ask { $seat }, whose hand is known
-hooky-idea-missing = name { $letters }
-hooky-idea-hands = name letters of which about { $count } will be right
-hooky-better-ask = { $word } for { $seat } tells more
-hooky-better-guess = { $letters } are likelier
-hooky-better-hands = others are likelier
hooky-why-behind = Meant to { $idea }; { $better }.

hooky-outlook-missing = Missing: { $odds }
# What is sure of a hand, and how many hands it may be.
-hooky-sure = { $seat }: { $row }, { $hands }
-hooky-unsure = { $seat }: { $hands }
hooky-outlook-one = { $hand }
hooky-outlook-two = { $hand } · { $next }

## How it is set up

hooky-children = Who is missing?
hooky-children-line = Twelve pupils, words with pictures, one guess
hooky-missing-idea = Who is missing?
hooky-missing-idea-lines = Twelve pupils go to this school. Three are with each of the three seats. Three are missing: who?
hooky-missing-ask = Asking a word
hooky-missing-ask-lines = On a turn there are three words with pictures. One of them is put to the seat that the round gives: first the next one, then the other.
hooky-missing-number = The number
hooky-missing-number-lines = Lamps tell how many letters of the word that seat has. A letter that stands twice counts twice.
hooky-missing-slate = The slate
hooky-missing-slate-lines = Every seat has its own slate. Whoever cannot be missing is crossed out by itself, and a face says who has that pupil.
hooky-missing-guess = The guess
# $count: the rounds that are played.
hooky-missing-guess-lines = After { $count } rounds everyone names three pupils in secret. Each right one is a point. The most points win.
hooky-ours-list = Only words of the list are asked, and none is sent back.
hooky-ours-turns = The round says who is asked. First it is the next player, then the other, and so on.
hooky-ours-shared = Whoever has as many points shares the win.
hooky-option-rounds = Rounds
hooky-option-rounds-line = Fewer rounds leave more to guess
-hooky-rounds = { $count }
hooky-standard = Six rounds
hooky-standard-line = Ask words, hear numbers, find the three who are missing
hooky-disputes = Odd words
hooky-disputes-line = When a word that nobody knows goes back to its speaker
-hooky-disputes-consensus = back if all object
-hooky-disputes-majority = back if most object
-hooky-disputes-off = all words count
hooky-pack = Words in
hooky-pack-line = The language of the words that the house says, offers and knows
hooky-preset = Who is missing?
hooky-preset-line = For children: twelve pupils, words in pictures
hooky-goal = Find the three who are missing!
    .child = Find the three who are not here!

## How it is played. A line is a sentence or two that stand together.

hooky-page-idea = The idea
hooky-page-idea-lines =
    Twenty-six pupils, one for each letter. Three of them play hooky.
    The players are teachers and hold some of the others. Words and numbers tell who has whom.
    Points come from naming the missing, and from knowing the other hands.
hooky-page-cards = The cards
hooky-page-cards-lines =
    With three teachers a hand is 7 cards, with four 5, with five 4.
    Three cards are missing: nobody looks at them.
    The rest is the Playground: three cards, two with three teachers.
hooky-page-clues = Starting clues
hooky-page-clues-lines =
    Everybody says a five-letter word about their own hand, and its number is told.
    The number is how many places of the word have a letter of that hand.
    A starting clue needs at least one letter of that hand.
hooky-page-number = The number
hooky-page-number-lines =
    A letter counts at each of its places: DADDY is 3 for a hand with the D but without A and Y.
    Which letters counted is never told.
    The number is always true.
hooky-page-turn = A turn
hooky-page-turn-lines =
    Put one five-letter word to one other teacher. Everybody hears the number.
    It may be 0. Nobody may pass.
    Nobody puts the same word, or its letters in another order, to the same teacher twice.
hooky-page-words = Words
hooky-page-words-lines = Any word of five letters that exists, names too.
hooky-words-asked = A word that the house does not know is put to the others first.
hooky-words-all = If they are all against it, nobody may ever use it.
hooky-words-most = If more than half are against it, nobody may ever use it.
# Where every word counts, by agreement.
hooky-words-free = Nobody is asked whether a word exists: in this match all words count.
hooky-words-pack = The words of the house: { $name }.
# $name: how a language calls itself. $spelled: its letters, as below.
-hooky-spelled = { $letter } is { $word }
hooky-page-pack = Words in { $name }
hooky-page-pack-lines =
    Hooky has only the letters A to Z.
    { $spelled }.
    Whoever types one of them gets both letters.
hooky-page-register = The register
hooky-page-register-lines =
    It shows for each letter who has it: a column for each hand, and the hook for the missing.
    A press turns a dot into no, maybe and yes. What is plain to see is filled in by itself.
    It is for one pair of eyes, and a mark may be wrong.
hooky-page-worked-out = Worked out
hooky-page-worked-out-lines =
    Somebody holds D and R and hears: AWARD is 2 for another hand.
    D and R cannot be there. So the 2 comes from A, W and A.
    The W alone gives 1, all three give 3. So the A is there, and the W is not.
hooky-page-reveal = Revealing a card
hooky-page-reveal-lines =
    From round 2 on, whoever has the turn may lay one card of their hand face up, before or after the question.
    In return, they see one card of another hand, drawn by chance.
    A card that lies open still counts in every number about that hand.
hooky-page-rounds = Rounds
hooky-page-rounds-lines =
    Six rounds. Whoever was in a classroom last has the bell, and begins each of them.
    After rounds 1, 2 and 3 a card of the Playground turns up; with three teachers after 1 and 2.
    Those letters are in no hand, and not missing.
hooky-page-guesses = Guesses
hooky-page-guesses-lines =
    After rounds 4, 5 and 6 everybody guesses the three missing letters, in secret.
    A guess stays as it is. Nobody is told whether it is right.
    After round 6 everybody also names the other hands.
hooky-page-points = Points
hooky-page-points-lines =
    Each missing letter in a guess: 5 after round 4, 5 after round 5, 10 after round 6.
    Each right letter in another hand: 1. A whole hand: 1 more.
    Wrong letters cost nothing.
hooky-page-end = The end
hooky-page-end-lines =
    All guesses and all hands are shown. The most points win.
    Level? Whoever had a right letter in an earlier guess wins, then whoever had more of them there.
    Still level? Fewer revealed cards win. After that the win is shared.
hooky-page-advice = Good advice
hooky-page-advice-lines =
    A starting clue tells the others a lot: one letter of the hand in it is enough.
    A 0 is worth a lot: all letters of the word are somewhere else.
    The best card to reveal is one that the others know of already.

## Where the book is silent

hooky-ours-asker = A word is used up between one asker and one teacher.
hooky-ours-known = A teacher may be asked about their own starting clue.
hooky-ours-speaker = Whoever says a word has no vote on it.
hooky-ours-computers = Computers send back only what is plainly no word.
hooky-ours-look = A card that lies open is never drawn in a look.
hooky-ours-no-look = No other hand has a card face down: nobody can reveal.
hooky-ours-hands = A hand is named with as many letters as it has.
hooky-ours-guess = A guess may have one’s own letters and open ones, too.

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

# What somebody did, below its name at the children’s party.
-hooky-did-found = found { $count ->
        [one] one child
       *[other] { $count } of them
    }
-hooky-did-asked = asked { $count ->
        [one] a question
       *[other] { $count } questions
    }

# What going on along the beads of a record is called.
hooky-next-word = Next word

# Under the number of what somebody did in a whole evening.
-hooky-fact-found = found in Hooky
-hooky-fact-asked = clever questions
