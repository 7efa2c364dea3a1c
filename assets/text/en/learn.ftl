### Lessons: where they are offered, the shelf on which they stand, and what is said at the end of one.
###
### $names: people. $count: whole minutes, or things that were learned. $game: the name of a game. $number: a beat.

learn-offer = Learn it first ({ $count } { $count ->
        [one] minute
       *[other] minutes
    })
    .child = Learn it first
learn-play = Play
learn-offer-line = A short game that teaches you the rules
    .child = A short game shows how

title-learn = Learn
title-learn-line = Learn each game in a few minutes
    .child = Learn a game by playing
pause-lesson = Learn
pause-lesson-line = Learn the game. Your match waits for you.
    .child = A short game shows how
# The last page of the rules.
rules-lesson = Learn it by playing
rules-lesson-line = It takes { $count } { $count ->
        [one] minute
       *[other] minutes
    }.
    .child = A short game shows how.

## The shelf

learn-title = Learn by playing
# Cards in a lesson are no accident.
learn-laid-out = The cards are arranged to teach you
    .child = Pick a game to learn!
learn-minutes = { $count } min
# Where a lesson was left: at beat $number of $of.
learn-goes-on = Continue at step { $number } of { $count }
    .child = Go on from here
learn-done = You know this one. Play the lesson again?
    .child = This one is done!
hint-learn = Learn
hint-go-on = Continue
hint-from-start = Start over
hint-who-learns = Choose learner
learn-joins = { $name } joins. You’ll take turns.
    .child = { $name } learns too!
learn-leaves = { $name } left
    .child = { $name } is gone
learn-full = The lesson is full
    .child = No more room here

## The end of a lesson

lesson-end-well-done = Well done, { $names }!
lesson-end-play = Play it now
lesson-end-go-on = Play your match
lesson-end-again = Play it again
lesson-end-shelf = Choose another lesson
    .child = Other games
lesson-end-next = Start next lesson
# $count: how many things stand there on tags.
lesson-end-line = You learned { $count } { $count ->
        [one] thing
       *[other] things
    }
    .child = { $count } new things learned!
