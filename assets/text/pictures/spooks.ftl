### Spooks: the signs of cards, and the pictures beside children's sentences.

-spooks-spider = spooks/spider
-spooks-spook = spooks/spook
-spooks-goblin = spooks/goblin
-spooks-bone = spooks/bone
-spooks-bat = spooks/bat
-spooks-card = { $suit }
-spooks-master = { $suit }
-spooks-cat = spooks/cat

spooks-unanswered-bone = spooks/bone
spooks-unanswered-bone-again = spooks/bone
spooks-unanswered-bat = spooks/bat
spooks-straight = kids/row
spooks-clockwise = spooks/bone
spooks-counterclockwise = spooks/bone
spooks-upwards = spooks/bat
spooks-downwards = spooks/bat
spooks-trick = spooks/goblin
spooks-playoff = spooks/goblin
spooks-trick-tied = spooks/goblin
spooks-trick-tied-cats = spooks/cat
spooks-trick-empty = spooks/seal-none
spooks-trick-empty-lead = spooks/seal-none
spooks-trick-cat = spooks/cat
spooks-trick-only = spooks/goblin
spooks-trick-highest = spooks/goblin
spooks-trick-lowest = spooks/goblin
spooks-bite = spooks/bat
spooks-bite-once = spooks/bat
spooks-gift = spooks/goblin
spooks-given-bats = spooks/bat
spooks-handing = spooks/spook
spooks-handed = spooks/spook

spooks-ask-open = spooks/spider
spooks-ask-lead = spooks/seal-none
spooks-ask-number = spooks/seal-blue
spooks-ask-special = spooks/seal-blue
spooks-ask-cat = spooks/cat
spooks-ask-match = { $suit }
spooks-ask-match-cat = { $suit }
spooks-ask-pass-red = spooks/seal-none
spooks-ask-pass-blue = spooks/seal-none
spooks-ask-lay = spooks/goblin
spooks-ask-straight = kids/row
spooks-ask-bite = spooks/bat
spooks-ask-gift = spooks/goblin
spooks-ask-gift-to = icons/people
spooks-ask-hand = spooks/spook

spooks-wait-open = spooks/spider
spooks-wait-lead = spooks/seal-none
spooks-wait-number = spooks/seal-blue
spooks-wait-cat = spooks/cat
spooks-wait-match = { $suit }
spooks-wait-straight = kids/row
spooks-wait-bite = spooks/bat
spooks-wait-gift = spooks/goblin
spooks-wait-choice = icons/cards
spooks-wait-choices = icons/cards
spooks-cannot-play = icons/cards

spooks-rule-anything = spooks/seal-none
-spooks-rule-anything-line = spooks/seal-none
spooks-rule-opening = spooks/spider
-spooks-rule-opening-line = spooks/spider
spooks-rule-straight = kids/row
-spooks-rule-straight-line = kids/row
spooks-rule-playoff = spooks/goblin
-spooks-rule-playoff-line = spooks/goblin
-spooks-rule-lay-line = spooks/goblin
spooks-rule-hand = spooks/spook
-spooks-rule-hand-line = spooks/spook
spooks-sheet-fewest = icons/star
spooks-sheet-fewest-below = icons/star

spooks-goal = spooks/cat

spooks-latest-trick = icons/tricks
spooks-latest-nobody = icons/tricks
