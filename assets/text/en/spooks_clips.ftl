### Spooks: how to play in clips. At most eight words in each.

spooks-clip-aim = Get rid of all your cards
    .child = The first empty hand wins
spooks-clip-blue = On blue, play one number higher
spooks-clip-pass = On blue you can always pass
    .child = On blue a pass is fine
spooks-clip-red = On red, match the picture or number
spooks-clip-goblin = The highest Goblin wins the trick
spooks-clip-cat = The Cat goes on any card
