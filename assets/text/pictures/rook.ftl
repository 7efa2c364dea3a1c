### Rook: the pictures beside children's sentences.

rook-draws = icons/cards
rook-draw-tied = icons/cards
rook-draw-partners = icons/people
rook-seats-changed = icons/people
rook-turned = { $suit }
rook-turned-under = { $suit }
rook-auction-won = icons/star
rook-thrown-in = icons/cards
rook-nest-repaired = icons/cards
rook-trump-named = { $suit }
rook-taken-rook = rook/rook
rook-taken-trump = icons/crown
rook-taken-trumps = icons/crown
rook-taken-color = { $suit }
-rook-the-trick = icons/cards
rook-review-began = icons/eye
rook-agreed = icons/tick
rook-renege-none = icons/tick
rook-renege-late = icons/bell
rook-renege-mended = icons/bell
rook-taken-back = icons/replay
rook-stopped = icons/bell
rook-nest-counted-wrong = icons/cards
rook-nest-counted-right = icons/cards
rook-fine-talk = icons/bell
rook-talk-called = icons/question
rook-voted = icons/question
rook-talk-upheld = icons/bell
rook-talk-denied = icons/tick
rook-hand-stopped = icons/bell
rook-took-most = icons/star
rook-next-dealer = icons/cards
rook-tie-next = icons/cards
rook-last-hand = icons/crown
rook-made = icons/star
rook-short = icons/star

rook-ask-bid = icons/star
rook-ask-pass = icons/cross
rook-ask-bury = icons/cards
rook-ask-bury-more = icons/cards
rook-ask-repair-more = icons/cards
rook-ask-repair-done = icons/tick
rook-ask-repair-fewer = icons/cards
rook-ask-trump = icons/crown
rook-ask-lead = icons/cards
rook-ask-follow = { $suit }
rook-ask-follow-or-rook = { $suit }
rook-ask-rook = rook/rook
rook-ask-free = icons/cards
rook-ask-vote = icons/question
rook-ask-agree = icons/tick

rook-wait-bid = icons/star
rook-wait-bury = icons/cards
rook-wait-trump = icons/crown
rook-wait-vote = icons/question
rook-wait-repair = icons/cards
rook-wait-mend = icons/replay
rook-wait-review = icons/eye
rook-wait-lead = icons/cards
rook-wait-follow = { $suit }

rook-call-nest-line = icons/bell
rook-call-talk-line = icons/bell
rook-call-card-line = icons/bell
rook-own-refused = icons/tick

-rook-led = icons/cards
rook-sign-trump = icons/crown

rook-review-took = icons/cards
rook-review-doubt = icons/eye
rook-review-agreed = icons/clock

rook-count-trump = { $suit }

rook-goal = rook/rook

rook-latest-trick = icons/tricks
rook-sheet-lead = icons/star
rook-sheet-won = icons/star
rook-sheet-level = icons/star
rook-jars-empty = icons/star
rook-jar-needs = icons/star
rook-jar-full = icons/star
rook-coach-knows = icons/eye
rook-why-spend-the-bird = icons/feather
rook-why-cash-top = icons/feather
rook-why-draw-trump = icons/feather
rook-why-duck = icons/feather
rook-why-give-partner = icons/feather
rook-why-lead-counter = icons/feather
rook-why-lead-low = icons/feather
rook-why-lead-top = icons/feather
rook-why-lead-trump = icons/feather
rook-why-only-card = icons/feather
rook-why-throw-away = icons/feather
rook-why-trump-in = icons/feather
rook-why-trust-partner = icons/feather
rook-why-win-cheaply = icons/feather
rook-why-win-likely = icons/feather
rook-why-win-surely = icons/feather
