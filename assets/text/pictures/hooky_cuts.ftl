### The small tables beside the pages of Hooky: the pictures beside children’s sentences.

hooky-cut-missing = icons/hidden
hooky-cut-both = E
hooky-cut-slate = icons/hidden
hooky-cut-own = icons/eye
hooky-cut-hands = icons/cards
hooky-cut-clue = H
hooky-cut-twice = B
hooky-cut-heard = kids/word
hooky-cut-sent-back = icons/cross
hooky-cut-word = icons/tick
hooky-cut-register = icons/book
hooky-cut-worked-out = A
hooky-cut-look = icons/eye
hooky-cut-playground = I
hooky-cut-guessed = icons/question
hooky-cut-points = icons/star
hooky-cut-most = icons/star
hooky-cut-nothing = kids/word
