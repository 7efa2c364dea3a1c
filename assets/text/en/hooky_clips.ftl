### Hooky: how to play in clips. At most eight words in each.

hooky-clip-missing = Three letters are missing. Find them.
hooky-clip-ask = Ask a word and hear a number
hooky-clip-number = It counts the letters that player has
    .child = It counts the letters that fit
hooky-clip-twice = A letter that is there twice counts twice
    .child = Two of one letter count twice
hooky-clip-reveal = Show a card to look at another
hooky-clip-guess = Guess the three missing letters
hooky-clip-word = LIGHT
hooky-clip-double = HOBBY
hooky-clip-two = 2
hooky-clip-children = Three children are missing. Find them.
hooky-clip-pick = Pick a word with a picture
hooky-clip-lamps = One lamp for each letter that fits
    .child = A lamp shines for each letter
hooky-clip-both = Two of one letter? Both count.
hooky-clip-crossed = Crossed out? That one is not missing.
hooky-clip-choose = At the end, pick three
