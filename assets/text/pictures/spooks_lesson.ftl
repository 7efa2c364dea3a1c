### The lesson of Spooks: the pictures beside children’s sentences.

spooks-lesson-goal = spooks/house
spooks-lesson-next = icons/play

spooks-lesson-aim = spooks/house
spooks-lesson-blue = spooks/seal-blue
spooks-lesson-five = spook-5
spooks-lesson-five-not-pass = spook-5
spooks-lesson-five-not-cat = cat
spooks-lesson-red = spooks/seal-red
spooks-lesson-red-not-ten = bone-10
spooks-lesson-red-not-cat = cat
spooks-lesson-straight = kids/row
spooks-lesson-straight-not-from-one = spook-1
spooks-lesson-straight-not-from-middle = spook-m
spooks-lesson-straight-not-short = goblin-8
spooks-lesson-straight-not-elsewhere = kids/row
spooks-lesson-straight-not-one-card = kids/row
spooks-lesson-master = spook-m
spooks-lesson-goblin = goblin-3
spooks-lesson-goblin-not-cat = cat
spooks-lesson-goblin-not-one-card = goblin-3
spooks-lesson-goblin-trick = spooks/goblin
spooks-lesson-goblin-trick-not-cat = cat
spooks-lesson-goblin-trick-not-bat = bat-3
spooks-lesson-goblin-trick-not-two = spook-2
spooks-lesson-trick-won = spooks/goblin
spooks-lesson-pass = spooks/seal-blue
spooks-lesson-pass-not-cat = cat
spooks-lesson-red-again = bat-3
spooks-lesson-red-again-not-cat = cat
spooks-lesson-bite = spooks/bat
spooks-lesson-bite-not-cat = cat
spooks-lesson-one-left = cat
spooks-lesson-cat = cat
spooks-lesson-won = icons/crown

spooks-lesson-learned-sign = spooks/seal-red
spooks-lesson-learned-row = kids/row
spooks-lesson-learned-goblin = goblin-3
spooks-lesson-learned-cat = cat
