### What is said of the small tables beside the pages of Spooks, in place of what the table says. $seat: a player.

spooks-cut-suits = Spiders and Spooks are blue, Goblins green, Bones and Bats red; the Cat is alone
    .child = Blue, green and red, and one Cat
spooks-cut-one-higher = On the 2 goes a 3, of any suit
    .child = On a 2 goes a 3
spooks-cut-same-suit = { $seat } matches a Bone with a Bone
    .child = A Bone goes on a Bone
spooks-cut-same-number = { $seat } matches a Master with a Master
    .child = A Master goes on a Master
spooks-cut-goblin-started = The Goblin on the pile starts the trick, and does not count in it
    .child = This Goblin does not count
spooks-cut-best-goblin = The 5 is the highest Goblin: { $seat } takes the trick, and leads
    .child = The 5 is best: { $seat } goes on
spooks-cut-cat-on-all = The Cat goes on everything: the next player leads any card
    .child = The Cat goes on any card
spooks-cut-two-tie = Two equal Goblins: { $seat } and { $to } lay one more card each
    .child = { $seat } and { $to } lay one more
spooks-cut-ghost-aside = One more hand lies there, face down
    .child = One more hand lies there
spooks-cut-lowest-spider = Spider 1 is in it: { $seat } opens with the lowest Spider in play
    .child = { $seat } starts with the low Spider
spooks-cut-one-lower = The numbers run down: on the 10 goes a 9
    .child = On a 10 goes a 9
spooks-cut-left-over = { $seat } has no cards left: all others count what they still hold
    .child = { $seat } is out. The others count
