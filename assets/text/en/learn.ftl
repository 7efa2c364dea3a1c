### Lessons: where they are offered, the shelf on which they stand, and what is said at the end of one.
###
### $names: people. $count: whole minutes, or things that were learned. $game: the name of a game. $number: a beat.

learn-offer = Learn it first: { $count } { $count ->
        [one] minute
       *[other] minutes
    }
    .child = Learn it first
learn-play = Play
learn-offer-line = A short game with cards arranged for learning
    .child = A short game shows how

title-learn = Learn
title-learn-line = Learn each game by playing a short one
    .child = Learn a game by playing
pause-lesson = Lesson
pause-lesson-line = Learn the game by playing; this match waits
    .child = A short game shows how
# The last page of the rules.
rules-lesson = Learn it by playing
rules-lesson-line = { $count } { $count ->
        [one] minute
       *[other] minutes
    }, with cards arranged for learning.
    .child = A short game shows how.

## The shelf

learn-title = Learn by playing
# Cards in a lesson are no accident.
learn-laid-out = The cards are arranged for learning
    .child = Pick a game to learn!
learn-minutes = { $count } min
# Where a lesson was left: at beat $number of $of.
learn-goes-on = Goes on at step { $number } of { $count }
    .child = Go on from here
learn-done = Learned. Play it once more?
    .child = This one is done!
hint-learn = Learn
hint-go-on = Go on
hint-from-start = From the start
hint-who-learns = Who learns?
learn-joins = { $name } learns too: you take turns
    .child = { $name } learns too!
learn-leaves = { $name } has left
    .child = { $name } is gone
learn-full = There is no more room here
    .child = No more room here

## The end of a lesson

lesson-end-well-done = Well done, { $names }!
lesson-end-play = Play it now
lesson-end-go-on = Play on
lesson-end-again = Once more
lesson-end-shelf = Other lessons
    .child = Other games
# $count: how many things stand there on tags.
lesson-end-line = { $count } { $count ->
        [one] thing
       *[other] things
    } learned
    .child = { $count } new things learned!
