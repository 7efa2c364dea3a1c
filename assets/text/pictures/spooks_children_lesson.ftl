### The lesson of Spooks' children's game: the pictures beside its sentences.

spooks_children-lesson-goal = icons/cards
spooks_children-lesson-next = icons/play

spooks_children-lesson-aim = icons/cards
spooks_children-lesson-opens = spider-1
spooks_children-lesson-count = spider-1
spooks_children-lesson-same = bone-2
spooks_children-lesson-goblin = goblin-3
spooks_children-lesson-goblin-not-cat = cat
spooks_children-lesson-goblin-not-four = goblin-4
spooks_children-lesson-goblin-not-low = goblin-3
spooks_children-lesson-lead = goblin-4
spooks_children-lesson-lead-not-cat = cat
spooks_children-lesson-lead-not-blue = goblin-4
spooks_children-lesson-trick = spook-2
spooks_children-lesson-trick-not-cat = cat
spooks_children-lesson-trick-not-three = spook-3
spooks_children-lesson-nobody = icons/cards
spooks_children-lesson-cat = cat
spooks_children-lesson-pass = bat-1
spooks_children-lesson-bitten = bat-1
spooks_children-lesson-bat = bat-4
spooks_children-lesson-bat-not-spook = bat-4
spooks_children-lesson-give = bat-4
spooks_children-lesson-won = icons/crown

spooks_children-lesson-learned-count = spider-1
spooks_children-lesson-learned-goblin = goblin-3
spooks_children-lesson-learned-same = bone-2
spooks_children-lesson-learned-bite = bat-1
