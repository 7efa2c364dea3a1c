### The end of a match: the podium, what comes next, and the replay with open hands.
###
### $names: several people. $number of $count: steps. $pace: how fast it goes.

# The names on a plate: "Anna and Rosa".
people = { $names }
results-win = { $names } { COUNT($names) ->
        [one] wins
       *[other] win
    }!
results-no-winner = No winner this time!
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

results-again = Play again
results-other = Change game
results-look-back = Look back
results-replay = Replay
results-finish = Finish
# To a person who played under a name of the house, once.
results-name = Change { $name }’s name
results-name-line = Not { $name }? Give your name, and today’s matches are yours.
results-named = Well played, { $name }! Today’s matches are yours.

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
replay-again = Play again
replay-step = Next step
replay-why = Ask why
replay-next-hand = Show next deal
replay-leave = Leave
replay-end = That’s the end of the match
replay-no-motion = No motion
replay-at = { $number } of { $count }
replay-at-pace = { $number } of { $count } · { $pace }
# $words: six words that stand for a seal, the same in every language.
replay-sealed = Sealed as { $words }
replay-not-sealed = This isn’t the deal that was sealed

# Beside watching: the button that leads to these, and the page's title.
replay-more = Show more
replay-more-back = Return to replay
replay-highlights = Watch highlights
replay-highlights-line = The best moments of the match
    .child = The best bits!
replay-whole = Watch it all
# The reel that comes after a match. $number of $count: which highlight.
replay-skip = Skip
replay-highlight = Highlight { $number } of { $count }
# Titles of highlights.
replay-moment-turning = The turning point
replay-moment-won = How { $seats } won
replay-moment-end = How it ended
replay-what-if = Try another move
replay-what-if-line = Try another move and see what happens
    .child = Try something else here!
replay-nothing-decided = There was no choice here
    .child = There was no choice here
replay-turning = See the turning point
replay-turning-line = The decision that counted most, and why
replay-no-turning = The coach agrees with every move
# $amount: so many percent.
replay-looking = The coach is still looking ({ $amount } %)
# $seat: whose decision that was.
replay-turned = { FACE($seat) } This was { $seat }’s turning point
replay-lesson = Practise, { $name }
replay-lesson-line = Try one decision of this match again
replay-film = Save a film
replay-film-line = Save the highlights as a film to share
replay-film-grows = Making the film ({ $amount } %)
# Above stands the path of it.
replay-film-kept = Film saved as WebP and GIF. The path is shown above.
replay-film-failed = We couldn’t make the film

## What might have been: a match that is over goes on otherwise

# On a sign, all the time.
what-if-standing = Imagined
what-if-hurry = Speed up
what-if-back = Return to replay
what-if-again = Try again
what-if-hand-over = That’s how it would have ended
    .child = That is how it would go
what-if-no-winner = There would be no winner
    .child = No one would have won
what-if-same = { FACE($seats) } { $seats } would still have won
    .child = { FACE($seats) } { $seats } would win again
what-if-others = { FACE($seats) } { $seats } would have won
    .child = { FACE($seats) } { $seats } would have won
# $seats: who would have won. $seat would have had $amount, and has $real.
what-if-scores = { FACE($seats) } { $seats } would have won. { $seat } would have { $amount }, not { $real }.
    .child = { FACE($seats) } { $seats } would have won

## A lesson out of one's own match

mistake-title = From your match
# On a sign, all the time.
mistake-standing = From your match
mistake-asked = You were here. The coach sees a better move. Can you?
mistake-taken = That’s what you played. There is a better move.
mistake-another = The coach has another idea. Look again.

# The party of children: a sticker for the curtain.
party-hang = Hang a sticker!
party-hangs = { FACE($seat) } { $seat } hangs a sticker
party-hang-it = Hang it
