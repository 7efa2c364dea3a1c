### The lesson of Hooky's children's game, in the order in which it is played: for children in every house. $seat: who
### sits there. -not- is why another answer had better wait; it never says that it is wrong.

hooky_children-lesson-title = Who is missing?
hooky_children-lesson-goal = Find the three who are missing!
hooky_children-lesson-next = Now play a real game!

hooky_children-lesson-missing = Three kids are missing. Who is it?
hooky_children-lesson-own = These three are here.
hooky_children-lesson-ask = Ask with a word. Lamps count the letters.
hooky_children-lesson-word = Ask { $seat }. Find an S!
hooky_children-lesson-word-not-bus = That goes too. But look for the S.
hooky_children-lesson-lamps = One lamp for each letter that { $seat } has.
hooky_children-lesson-again = The lamps tell a lot. Ask { $seat } with the nose!
hooky_children-lesson-again-not-nose = Good too! But try the nose.
hooky_children-lesson-crossed = Look! The slate crosses out who is here.
hooky_children-lesson-your-word = Now ask { $seat }. Find a B!
hooky_children-lesson-your-word-not-bean = Good too! But look for the B.
hooky_children-lesson-last = Who has no cross yet? Ask with the bat!
hooky_children-lesson-last-not-bat = Good too! But try the bat.
hooky_children-lesson-guess = Now pick the three who are missing!
hooky_children-lesson-guess-not-crossed-out = Look: who has no cross and no face?
hooky_children-lesson-won = All three are found. That is a win!

# What was learned, on tags at its end.
hooky_children-lesson-learned-word = Words
hooky_children-lesson-learned-lamps = Lamps
hooky_children-lesson-learned-slate = The slate
