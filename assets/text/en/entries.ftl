### The line of each game on the shelf of the title.

entry-rook = Win the tricks that hold stars
entry-spooks = Get rid of all your cards
entry-hookie-mookie = Empty a hand before sunset, together
entry-word-porters = Give hints and guess the secret words
entry-hooky = Find out who is missing from class
