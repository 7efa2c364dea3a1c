### The lesson of Hookie-Mookie: the pictures beside children’s sentences.

hookie_mookie-lesson-goal = hookie_mookie/sun
hookie_mookie-lesson-next = icons/play

hookie_mookie-lesson-day = hookie_mookie/sun
hookie_mookie-lesson-set = king-hearts
hookie_mookie-lesson-set-not-call = king-hearts
hookie_mookie-lesson-done = icons/tick
hookie_mookie-lesson-first-flip = kids/flip
hookie_mookie-lesson-first-flip-not-nine = 9-hearts
hookie_mookie-lesson-first-flip-not-seven = kids/flip
hookie_mookie-lesson-miss = kids/draw
hookie_mookie-lesson-remember = icons/eye
hookie_mookie-lesson-third-seven = 7-hearts
hookie_mookie-lesson-third-seven-not-call = 7-hearts
hookie_mookie-lesson-call = icons/people
hookie_mookie-lesson-shown-nine = 9-hearts
hookie_mookie-lesson-shown-nine-not-queen = queen-hearts
hookie_mookie-lesson-match = 9-hearts
hookie_mookie-lesson-shown-queen = queen-hearts
hookie_mookie-lesson-won = icons/crown

hookie_mookie-lesson-learned-set = king-hearts
hookie_mookie-lesson-learned-call = icons/people
hookie_mookie-lesson-learned-memory = icons/eye
hookie_mookie-lesson-learned-match = 9-hearts
