### The lesson of Spooks' children's game: the pictures beside its sentences. Beside a question it is never the wanted card.

spooks_children-lesson-goal = icons/cards
spooks_children-lesson-next = icons/play

spooks_children-lesson-aim = icons/cards
spooks_children-lesson-count = spider-1
spooks_children-lesson-blue = spider-1
spooks_children-lesson-blue-not-cat = cat
spooks_children-lesson-blue-not-pass = bone-2
spooks_children-lesson-same = bone-2
spooks_children-lesson-trick = goblin-2
spooks_children-lesson-goblin = goblin-2
spooks_children-lesson-goblin-not-cat = cat
spooks_children-lesson-goblin-not-four = goblin-4
spooks_children-lesson-goblin-not-low = goblin-3
spooks_children-lesson-your-lead = icons/cards
spooks_children-lesson-your-lead-not-cat = cat
spooks_children-lesson-your-lead-not-blue = goblin-4
spooks_children-lesson-cat-fits = cat
spooks_children-lesson-low = cat
spooks_children-lesson-low-not-cat = cat
spooks_children-lesson-low-not-three = spook-1
spooks_children-lesson-low-not-bat = bat-1
spooks_children-lesson-nobody = icons/people
spooks_children-lesson-bitten = bat-4
spooks_children-lesson-given = icons/people
spooks_children-lesson-your-blue = spider-3
spooks_children-lesson-your-blue-not-cat = cat
spooks_children-lesson-bat = bone-1
spooks_children-lesson-bat-not-cat = bat-1
spooks_children-lesson-your-gift = icons/people
spooks_children-lesson-your-gift-not-cat = cat
spooks_children-lesson-last = cat
spooks_children-lesson-won = icons/crown
spooks_children-lesson-learned-blue = spider-1

spooks_children-lesson-learned-goblin = goblin-3
spooks_children-lesson-learned-cat = cat
spooks_children-lesson-learned-bite = bat-1
