### The small tables beside the pages of Spooks: the pictures beside children’s sentences.

spooks-cut-suits = icons/cards
spooks-cut-one-higher = spook-3
spooks-cut-same-suit = bone-m
spooks-cut-same-number = bat-m
spooks-cut-same-three = bone-3
spooks-cut-goblin-started = goblin-3
spooks-cut-best-goblin = goblin-5
spooks-cut-best-four = goblin-4
spooks-cut-cat-on-all = cat
spooks-cut-two-tie = goblin-9
spooks-cut-ghost-aside = icons/hidden
spooks-cut-lowest-spider = spider-2
spooks-cut-one-lower = spider-9
spooks-cut-left-over = icons/star
