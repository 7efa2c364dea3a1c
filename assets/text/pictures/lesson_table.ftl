### A lesson as it is played: the pictures beside children’s sentences.

lesson-leave-line = icons/door
lesson-again = icons/back
lesson-again-line = icons/back
lesson-offered = kids/word
