### Hooky: the pictures beside children's sentences.

hooky-dealt = icons/bell
hooky-revealed = icons/eye
hooky-declined = icons/eye
hooky-round-began = icons/bell
hooky-round-over = icons/bell
hooky-round-over-guess = icons/question
hooky-round-over-hands = icons/question
hooky-ended = icons/question

hooky-count = kids/word
hooky-counts = kids/word
hooky-goes-back = kids/word
hooky-counts-against = kids/word

hooky-ask-clue = kids/word
hooky-ask-word = kids/word
hooky-ask-word-reveal = kids/word
hooky-ask-done = icons/eye
hooky-ask-guess = icons/question
hooky-ask-listed = kids/word
hooky-ask-guess-once = icons/question
hooky-ask-hands = icons/people
hooky-class-last = icons/people
hooky-class-last-line = icons/people
hooky-class-last-begins = icons/people
hooky-class-last-always = icons/bell

hooky-wait-clue = kids/word
hooky-wait-word = kids/word
hooky-wait-done = icons/eye
hooky-wait-guesses = icons/question

hooky-do-reveal = icons/eye
hooky-end-turn = icons/tick

hooky-points-last = icons/star
hooky-wins = icons/crown
hooky-wins-shared = icons/crown
hooky-wins-earliest = icons/crown
hooky-wins-most = icons/crown
hooky-wins-reveals = icons/crown

hooky-found-none = icons/question
hooky-found-some = icons/question
hooky-found-all = icons/question
hooky-count-all = icons/crown
hooky-count-together = icons/crown
hooky-count-some = icons/people
hooky-count-none = icons/question
hooky-count-won = icons/crown
hooky-hands-before = icons/people
hooky-hands-shown = icons/cards

hooky-hint-register = icons/book
hooky-hint-reveal = icons/eye

hooky-spell-clue = kids/word
hooky-spell-for = kids/word
hooky-spell-any = kids/word
hooky-spelled = kids/word
hooky-spelled-clue = kids/word
hooky-spelled-unknown = kids/word
hooky-spelled-unknown-clue = kids/word
hooky-not-word = kids/word
hooky-not-sent-back = kids/word
hooky-not-asked-before = kids/word
hooky-not-clue-letter = kids/word

hooky-reveal-card = icons/cards
hooky-reveal-seat = icons/eye
hooky-reveal-then = icons/eye
hooky-reveal-card-first = icons/cards
hooky-reveal-all-open = icons/eye

hooky-guess-missing = icons/question
hooky-guess-hand = icons/people
hooky-guess-filled = icons/tick
hooky-guess-more = icons/plus
hooky-guess-row-full = icons/cross
hooky-guess-face-up = icons/eye
hooky-guess-not-missing = icons/eye
hooky-guess-not-theirs = icons/cross

hooky-known-own = icons/cards
hooky-known-turned = icons/eye
hooky-known-theirs = icons/person
hooky-hand-open = icons/question
hooky-hand-no = icons/cross
hooky-hand-maybe = icons/question
hooky-hand-yes = icons/tick
hooky-missing-open = icons/question
hooky-missing-no = icons/cross
hooky-missing-maybe = icons/question
hooky-missing-yes = icons/tick
hooky-narrowed = icons/question
hooky-narrowed-twice = icons/question
hooky-narrowed-all = icons/tick
hooky-narrowed-none = icons/cross
hooky-narrowed-known = icons/eye
hooky-mark-sure = icons/tick
hooky-mark-nothing = icons/back
hooky-book-all = icons/book

hooky-goal = icons/question
hooky-coach-knows = icons/eye
hooky-why-all-known = icons/feather
hooky-why-known-already = icons/feather
hooky-why-likeliest-missing = icons/feather
hooky-why-splits = icons/feather
hooky-why-splits-best = icons/feather
