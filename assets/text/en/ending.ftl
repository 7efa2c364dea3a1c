### The end of a match: the podium, what comes next, and the replay with open hands.
###
### $names: several people. $number of $count: steps. $pace: how fast it goes.

# The names on a plate: "Anna and Rosa".
people = { $names }
# Of more than two that share a place, below it: the first, and how many more. Their faces stand above.
podium-more = { $name } +{ $count }
results-win = { $names } { COUNT($names) ->
        [one] wins
       *[other] win
    }!
results-nobody = Nobody wins!
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
# $words: five words that stand for a seal, the same in every language.
replay-sealed = Sealed as { $words }
replay-not-sealed = This is not the deal that was sealed

# The party of children: a sticker for the curtain.
party-hang = Hang a sticker!
party-hangs = { FACE($seat) } { $seat } hangs a sticker
party-hang-it = Hang it
