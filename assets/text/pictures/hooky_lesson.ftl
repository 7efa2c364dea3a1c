### The lesson of Hooky: the pictures beside children’s sentences.

hooky-lesson-goal = icons/question
hooky-lesson-next = icons/play

hooky-lesson-missing = icons/question
hooky-lesson-number = icons/people
hooky-lesson-clue = kids/word
hooky-lesson-clue-not-bread = kids/word
hooky-lesson-clue-not-daddy = kids/word
hooky-lesson-everyone = icons/people
hooky-lesson-asked = icons/question
hooky-lesson-twice = icons/book
hooky-lesson-twice-not-other-seat = A
hooky-lesson-twice-not-w = icons/question
hooky-lesson-twice-not-own = icons/book
hooky-lesson-twice-not-once = A
hooky-lesson-counts-twice = A
hooky-lesson-question = kids/word
hooky-lesson-question-not-hardy = kids/word
hooky-lesson-zero = W
hooky-lesson-known-b = B
hooky-lesson-playground = I
hooky-lesson-peek = icons/eye
hooky-lesson-reveal = icons/eye
hooky-lesson-reveal-not-other-hand = B
hooky-lesson-reveal-not-secret = icons/eye
hooky-lesson-reveal-not-question-first = icons/eye
hooky-lesson-your-question = kids/word
hooky-lesson-your-question-not-known = kids/word
hooky-lesson-your-letter = icons/book
hooky-lesson-your-letter-not-other-seat = icons/book
hooky-lesson-your-letter-not-other = icons/question
hooky-lesson-without = L
hooky-lesson-your-reveal = icons/eye
hooky-lesson-your-reveal-not-other-hand = icons/eye
hooky-lesson-your-reveal-not-secret = icons/eye
hooky-lesson-your-reveal-not-question-first = icons/eye
hooky-lesson-guesses = icons/question
hooky-lesson-won = icons/crown

hooky-lesson-learned-number = icons/book
hooky-lesson-learned-question = icons/question
hooky-lesson-learned-reveal = icons/eye
