### Spooks: the pictures beside children’s sentences in clips.

spooks-clip-aim = icons/cards
spooks-clip-pass = spooks/seal-blue
