### The line of each game on the shelf of the title.

entry-rook = Take tricks, mind the bird
entry-spooks = Get rid of every card
entry-hookie-mookie = Pairs before the sun goes down
entry-word-porters = Carry hints to the right word
entry-hooky = Who is missing from class?
