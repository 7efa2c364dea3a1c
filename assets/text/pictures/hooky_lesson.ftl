### The lesson of Hooky: the pictures beside children’s sentences.

hooky-lesson-goal = icons/question
hooky-lesson-next = icons/play

hooky-lesson-missing = icons/question
hooky-lesson-own-hand = icons/book
hooky-lesson-clue = kids/word
hooky-lesson-clue-not-bread = kids/word
hooky-lesson-clue-not-daddy = kids/word
hooky-lesson-twice = A
hooky-lesson-twice-not-other-seat = A
hooky-lesson-twice-not-w = W
hooky-lesson-twice-not-own = A
hooky-lesson-twice-not-once = A
hooky-lesson-question = kids/word
hooky-lesson-question-not-hardy = kids/word
hooky-lesson-zero = W
hooky-lesson-known-b = B
hooky-lesson-playground = I
hooky-lesson-reveal = icons/eye
hooky-lesson-reveal-not-other-hand = B
hooky-lesson-reveal-not-secret = icons/eye
hooky-lesson-reveal-not-question-first = icons/eye
hooky-lesson-peeked = J
hooky-lesson-peeked-not-heard = J
hooky-lesson-double-l = L
hooky-lesson-last-two = icons/question
hooky-lesson-last-two-not-known = icons/question
hooky-lesson-last-two-not-reveal = icons/question
hooky-lesson-last-two-not-other-hand = icons/question
hooky-lesson-only-e = Q
hooky-lesson-guess = icons/question
hooky-lesson-guess-not-other = icons/question
hooky-lesson-guess-not-hands-first = icons/question
hooky-lesson-hands = icons/people
hooky-lesson-won = icons/crown

hooky-lesson-learned-clue = kids/word
hooky-lesson-learned-question = icons/question
hooky-lesson-learned-reveal = icons/eye
hooky-lesson-learned-guess = icons/hidden
