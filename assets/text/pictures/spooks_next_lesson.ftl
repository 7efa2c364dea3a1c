### The second lesson of Spooks: the pictures beside children’s sentences. Beside a question it is never the wanted card.

spooks_next-lesson-goal = icons/cards
spooks_next-lesson-next = icons/play

spooks_next-lesson-straight = icons/people
spooks_next-lesson-longest = kids/row
spooks_next-lesson-longest-not-bone = bone-4
spooks_next-lesson-longest-not-longer = kids/row
spooks_next-lesson-longest-not-one-card = kids/row
spooks_next-lesson-bite = icons/people
spooks_next-lesson-points = icons/cards
spooks_next-lesson-gift = icons/people
spooks_next-lesson-gift-not-less = icons/cards
spooks_next-lesson-bitten = icons/people
spooks_next-lesson-your-gift = icons/people
spooks_next-lesson-your-gift-not-bone = bone-4
spooks_next-lesson-your-gift-not-less = icons/cards
spooks_next-lesson-your-straight = icons/people
spooks_next-lesson-your-straight-not-longer = kids/row
spooks_next-lesson-your-straight-not-one-card = kids/row
spooks_next-lesson-won = icons/crown

spooks_next-lesson-learned-straight = kids/row
spooks_next-lesson-learned-bite = bat-7
spooks_next-lesson-learned-points = goblin-m
