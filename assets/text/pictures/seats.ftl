### The picture beside a child's sentence: a file of assets/pictures without its end.

seats-hello = icons/people
seats-how = icons/plus
seats-joins = icons/person
seats-leaves = icons/person
seats-all-taken = icons/people
seats-counted = icons/people
seats-computer = icons/bot
seats-partners = icons/people
seats-plays-with = icons/person
level-gentle-line = icons/bot
level-fair-line = icons/bot
level-sharp-line = icons/bot
level-master-line = icons/bot
seat-who-line = icons/person
seat-picture-line = icons/star
seat-place-line = icons/people
seat-partner = icons/people
seat-device-line = icons/pad
seat-remove-line = icons/cross
seat-more-line = icons/people
seat-done-line = icons/tick
pictures-pick = icons/star
pictures-be = icons/tick
pictures-taken = icons/person
pictures-taken-now = icons/cross
