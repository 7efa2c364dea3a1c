### The line of each game on the shelf of the title.

bill-rook = Take tricks, mind the bird
bill-spooks = Get rid of every card
bill-hookie-mookie = Pairs before the sun goes down
bill-word-porters = Carry hints to the right word
bill-hooky = Who is missing from class?
