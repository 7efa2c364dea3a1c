### Lines that the coach says unasked: the pictures beside children’s sentences.

moments-rook-trick = icons/cards
moments-rook-lone-counter = icons/star
moments-rook-rook-for-nothing = rook
moments-rook-forced-out = rook
moments-rook-partner-has-it = rook
moments-rook-first-bid = rook/hat
moments-rook-first-nest = rook/barn
moments-rook-not-the-bidder = icons/arrow
moments-rook-set-back = icons/star

moments-spooks-pass-is-free = spooks/seal-blue
moments-spooks-cat-wasted = spooks/cat
moments-spooks-red-must = spooks/seal-red
moments-spooks-first-goblin = spooks/goblin
moments-spooks-goblin-leads-two = spooks/goblin
moments-spooks-row-in-hand = spooks/bone
moments-spooks-straight-short = kids/row
moments-spooks-victim-leads = spooks/bat
moments-spooks-one-left = spooks/seal-blue

moments-hookie-aim = hookie_mookie/sun
moments-hookie-lay-first = icons/tick
moments-hookie-first-call = kids/flip
moments-hookie-remember = icons/eye
moments-hookie-shown-value = kids/flip
moments-hookie-own-promise = kids/flip
moments-hookie-add = icons/people
moments-hookie-late = hookie_mookie/sun
moments-hookie-last-card = icons/people

moments-hooky-clue-loud = kids/word
moments-hooky-double = kids/word
moments-hooky-zero = icons/tick
moments-hooky-known-word = icons/book
moments-hooky-heard-word = icons/book
moments-hooky-reveal-safe = icons/eye
moments-hooky-reveal-secret = icons/eye
moments-hooky-marks = icons/book
moments-hooky-first-guess = icons/question

moments-porters-own-word = kids/parcel
moments-porters-better-elsewhere = kids/suitcase
moments-porters-sharing = kids/parcel
moments-porters-lone-three = kids/parcel
moments-porters-must-place = kids/parcel
moments-porters-pass = icons/back
moments-porters-order = kids/suitcase
moments-porters-own-number = icons/hidden
moments-porters-surer-first = kids/suitcase
