### The lesson of Spooks: the pictures beside children’s sentences. Beside a question it is never the wanted card.

spooks-lesson-goal = icons/cards
spooks-lesson-next = icons/play

spooks-lesson-aim = icons/cards
spooks-lesson-blue = spider-4
spooks-lesson-five = spider-4
spooks-lesson-five-not-pass = spook-5
spooks-lesson-five-not-cat = cat
spooks-lesson-passed = icons/people
spooks-lesson-match = bone-7
spooks-lesson-red = bone-7
spooks-lesson-red-not-ten = bone-10
spooks-lesson-red-not-cat = bone-3
spooks-lesson-straight = kids/row
spooks-lesson-master = spook-m
spooks-lesson-cat-fits = cat
spooks-lesson-trick = icons/cards
spooks-lesson-goblin = icons/people
spooks-lesson-goblin-not-cat = cat
spooks-lesson-goblin-not-one-card = goblin-3
spooks-lesson-your-lay = icons/cards
spooks-lesson-your-lay-not-cat = cat
spooks-lesson-your-lay-not-bat = bat-3
spooks-lesson-your-lay-not-two = spook-1
spooks-lesson-trick-won = goblin-5
spooks-lesson-no-goblin = cat
spooks-lesson-your-blue = spider-8
spooks-lesson-your-blue-not-cat = cat
spooks-lesson-your-red = bat-6
spooks-lesson-your-red-not-cat = cat
spooks-lesson-bite = icons/people
spooks-lesson-bite-not-cat = spook-2
spooks-lesson-bite-not-bat = bat-3
spooks-lesson-bitten = icons/people
spooks-lesson-last = cat
spooks-lesson-won = icons/crown

spooks-lesson-learned-blue = spider-4
spooks-lesson-learned-red = bone-7
spooks-lesson-learned-goblin = goblin-3
spooks-lesson-learned-cat = cat
