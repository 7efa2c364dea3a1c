### The lesson of Hooky's children's game: the pictures beside its sentences.

hooky_children-lesson-goal = icons/question
hooky_children-lesson-next = icons/play

hooky_children-lesson-missing = icons/question
hooky_children-lesson-own = icons/person
hooky_children-lesson-ask = kids/word
hooky_children-lesson-word = kids/word
hooky_children-lesson-word-not-bus = kids/word
hooky_children-lesson-lamps = icons/star
hooky_children-lesson-again = icons/star
hooky_children-lesson-again-not-nose = kids/word
hooky_children-lesson-crossed = icons/eye
hooky_children-lesson-your-word = kids/word
hooky_children-lesson-your-word-not-bean = kids/word
hooky_children-lesson-last = icons/eye
hooky_children-lesson-last-not-bat = kids/word
hooky_children-lesson-guess = icons/question
hooky_children-lesson-guess-not-crossed-out = icons/eye
hooky_children-lesson-won = icons/crown

hooky_children-lesson-learned-word = kids/word
hooky_children-lesson-learned-lamps = icons/star
hooky_children-lesson-learned-slate = icons/eye
