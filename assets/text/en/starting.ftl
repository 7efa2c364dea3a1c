### What is said before the first scene, and after the program has failed.
###
### $amount of $count matches. $file: the path of one of our own files. $place: where in our code an error came from.

## A start that takes long

opening-title = Checking your games
opening-line = This takes a moment.
opening-count = { $amount } of { $count }

## After an error of ours. These words are in prepared pictures: `python -m tools.make_crash_pictures` makes them again.

crash-title = Something went wrong
crash-line = It was our mistake, not yours.
crash-continue = Keep playing
crash-leave = Return to title

## Where starting again does not help

stopped-title = The game has to stop
stopped-line = Please tell the person who looks after it.
stopped-file = A file of the game is damaged: { $file }. Install the game again.
stopped-place = The program has an error: { $place }
