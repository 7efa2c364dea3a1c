### The lesson of Hookie-Mookie: the pictures beside children’s sentences. Beside a question it is never the wanted card.

hookie_mookie-lesson-goal = hookie_mookie/sun
hookie_mookie-lesson-next = icons/play

hookie_mookie-lesson-aim = hookie_mookie/sun
hookie_mookie-lesson-alike = icons/cards
hookie_mookie-lesson-set = icons/cards
hookie_mookie-lesson-set-not-call = king-hearts
hookie_mookie-lesson-theirs = icons/people
hookie_mookie-lesson-theirs-not-call = 4-hearts
hookie_mookie-lesson-full = icons/tick
hookie_mookie-lesson-ghosts = icons/question
hookie_mookie-lesson-called = kids/flip
hookie_mookie-lesson-first-flip = kids/flip
hookie_mookie-lesson-first-flip-not-lower = kids/flip
hookie_mookie-lesson-miss = kids/draw
hookie_mookie-lesson-remember = icons/eye
hookie_mookie-lesson-your-set = kids/draw
hookie_mookie-lesson-your-set-not-call = king-hearts
hookie_mookie-lesson-your-call = icons/eye
hookie_mookie-lesson-your-call-not-eight = icons/people
hookie_mookie-lesson-shown-nine = icons/eye
hookie_mookie-lesson-shown-nine-not-other = icons/eye
hookie_mookie-lesson-match = 9-hearts
hookie_mookie-lesson-your-card = kids/flip
hookie_mookie-lesson-your-card-not-eight = icons/eye
hookie_mookie-lesson-your-last = icons/cards
hookie_mookie-lesson-your-last-not-call = 8-hearts
hookie_mookie-lesson-won = icons/crown

hookie_mookie-lesson-learned-set = king-hearts
hookie_mookie-lesson-learned-call = icons/people
hookie_mookie-lesson-learned-memory = icons/eye
