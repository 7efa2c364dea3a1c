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
spooks-unanswered-bat = spooks/bat
spooks-straight = childs/row
spooks-clockwise = spooks/bone
spooks-counterclockwise = spooks/bone
spooks-upwards = spooks/bat
spooks-downwards = spooks/bat
spooks-trick = spooks/goblin
spooks-playoff = spooks/goblin
spooks-handed = spooks/spook
