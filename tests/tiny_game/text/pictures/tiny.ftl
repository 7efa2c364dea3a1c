### High Card: the pictures beside children's sentences.

tiny-ask-show = icons/cards
tiny-no-gone = icons/cards
tiny-no-held = icons/cards
tiny-goal = icons/star
tiny-why-likeliest = icons/feather
tiny-coach-knows = icons/eye
