### The end of a match: the podium, what comes next, and the replay with open hands.
###
### $names: several people. $number of $count: steps. $pace: how fast it goes.

# The names on a plate: "Anna and Rosa".
people = { $names }
results-win = { $names } { COUNT($names) ->
        [one] wins
       *[other] win
    }!
results-nobody = Nobody wins!
# The table has ended the match before its end: this is who is ahead. $count: deals.
results-lead = { $names } { COUNT($names) ->
        [one] leads
       *[other] lead
    }
results-ended = { $count ->
        [one] You agreed to end the match after 1 deal
       *[other] You agreed to end the match after { $count } deals
    }
    .child = We stopped here together
results-thanks = We all played so well!
    .child = We all played so well!

## What comes next

results-again = Again
results-other = Another game
results-look-back = Look back
results-replay = Replay
results-finish = Finish

## A kind word for each child

kind-well-played = Well played!
kind-great-fun = Great fun!
kind-clever = So clever!
kind-thinking = Good thinking!
kind-bravo = Bravo!
kind-super = Super!
kind-game = What a game!
kind-evening = What an evening!
kind-cards = Nice cards!
kind-good = Very good!
kind-hooray = Hooray!
kind-wow = Wow!
kind-lovely = Lovely!

## The replay

replay-play = Play
replay-pause = Pause
replay-again = Again
replay-step = Step
replay-why = Why?
replay-next-hand = Next hand
replay-leave = Leave
replay-end = The end of the record
replay-no-motion = No motion
replay-at = { $number } of { $count }
replay-at-pace = { $number } of { $count } · { $pace }
# $words: six words that stand for a seal, the same in every language.
replay-sealed = Sealed as { $words }
replay-not-sealed = This is not the deal that was sealed

# Beside watching: the button that leads to these, and the page's title.
replay-more = More
replay-more-back = Back to the replay
replay-highlights = Highlights
replay-highlights-line = The best of it in twenty seconds
    .child = The best bits!
replay-whole = All of it
replay-what-if = What if?
replay-what-if-line = Decide otherwise here, and the best computer players go on
    .child = Try something else here!
replay-nothing-decided = Nobody had a choice here
    .child = Nobody had a choice here
replay-turning = Where it turned
replay-turning-line = The decision that counted most, and why
replay-no-turning = The coach would have done nothing else
# $amount: so many percent.
replay-looking = The coach is still looking: { $amount } %
# $seat: whose decision that was.
replay-turned = { FACE($seat) } Here it turned: { $seat } did this
replay-lesson = A lesson for { $name }
replay-lesson-line = One decision of this match, to try again
replay-film = Keep as a film
replay-film-line = The highlights as a moving picture, for whoever was not there
replay-film-grows = The film is being made: { $amount } %
# Above stands the path of it.
replay-film-kept = The film is done: above stands where it lies
replay-film-failed = The film could not be made

## What might have been: a match that is over goes on otherwise

# On a sign, all the time.
what-if-standing = Imagined
what-if-hurry = Faster
what-if-back = To the real one
what-if-again = Once more
what-if-hand-over = That is how it would have gone
    .child = That is how it would go
what-if-nobody = Nobody would have won
    .child = Nobody would have won
what-if-same = { FACE($seats) } { $seats } would have won all the same
    .child = { FACE($seats) } { $seats } would win again
what-if-others = { FACE($seats) } { $seats } would have won
    .child = { FACE($seats) } { $seats } would have won
# $seats: who would have won. $seat would have had $amount, and has $real.
what-if-scores = { FACE($seats) } { $seats } would have won: { $seat } { $amount } instead of { $real }
    .child = { FACE($seats) } { $seats } would have won

## A lesson out of one's own match

mistake-title = Out of your match
# On a sign, all the time.
mistake-standing = Out of your match
mistake-asked = It was your turn, just like this. The coach would do something else now than you did. What?
mistake-taken = That is what you did. Something else is worth more.
mistake-another = The coach has another idea. Look again.

# The party of children: a sticker for the curtain.
party-hang = Hang a sticker!
party-hangs = { FACE($seat) } { $seat } hangs a sticker
party-hang-it = Hang it
