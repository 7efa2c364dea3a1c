### The lesson of Word Porters' children's game, in the order in which it is played: for children in every house. $seat: who
### sits there. -not- is why another answer had better wait; it never says that it is wrong.

word_porters_children-lesson-title = Two secret words
word_porters_children-lesson-goal = Find out who has which word!
word_porters_children-lesson-next = Now play a real game!

word_porters_children-lesson-own-word = The secret word here is snail.
word_porters_children-lesson-parcels = Parcels on hints help them find it.
word_porters_children-lesson-first-parcel = What is a snail like?
word_porters_children-lesson-first-parcel-not-big = Is a snail big? The elephant is!
word_porters_children-lesson-first-parcel-not-small = Small fits a lot of words. Try one more.
word_porters_children-lesson-first-parcel-not-cold = Cold is more like ice cream.
word_porters_children-lesson-first-parcel-not-loud = Loud is more like the train.
word_porters_children-lesson-first-parcel-not-bright = Bright is more like the moon.
word_porters_children-lesson-first-parcel-not-far = Far is more like the moon.
word_porters_children-lesson-first-parcel-not-hot = Hot is more like the candle.
word_porters_children-lesson-first-parcel-not-scary = Scary is more like the ghost.
word_porters_children-lesson-first-parcel-not-pass = Then no one can find the snail.
word_porters_children-lesson-lowest = Parcel 1 is gone. Parcel 2 goes next.
word_porters_children-lesson-second-parcel = Parcel 1 says slow. What else fits?
word_porters_children-lesson-second-parcel-not-big = Big is the elephant. What is the snail?
word_porters_children-lesson-second-parcel-not-other = That is more like some other word.
word_porters_children-lesson-second-parcel-not-pass = One more hint will help them.
word_porters_children-lesson-first-says-most = Look at { $seat }. First far, then cold.
word_porters_children-lesson-vote = Which word fits parcel 1 and parcel 2?
word_porters_children-lesson-vote-not-own-word = That is the snail. Pick some other word.
word_porters_children-lesson-vote-not-first-alone = The moon fits! What is bright and hot?
word_porters_children-lesson-vote-not-second-alone = The candle fits! What is far and cold?
word_porters_children-lesson-vote-not-neither = Look at parcel 1 first.
word_porters_children-lesson-found = They found the snail! Both sides get a point.
word_porters_children-lesson-missed = { $seat } picked the money. That is fine!
word_porters_children-lesson-again = New words! All parcels are back.
word_porters_children-lesson-your-hint = Now it is a rocket. What is it like?
word_porters_children-lesson-your-hint-not-high = High fits the castle, too. Try one more.
word_porters_children-lesson-your-hint-not-new = New fits a lot of words. Try one more.
word_porters_children-lesson-your-hint-not-other = That is more like some other word.
word_porters_children-lesson-your-hint-not-pass = Then no one can find the rocket.
word_porters_children-lesson-your-second = One more parcel is left. What now?
word_porters_children-lesson-your-second-not-other = Where does a rocket go?
word_porters_children-lesson-your-second-not-pass = One more hint will help them.
word_porters_children-lesson-your-vote = Now find both words!
word_porters_children-lesson-your-vote-not-own-word = That is the rocket. Pick some other word.
word_porters_children-lesson-your-vote-not-first-alone = One is right! What is new and alive?
word_porters_children-lesson-your-vote-not-second-alone = One is right! What is old and heavy?
word_porters_children-lesson-your-vote-not-neither = Look at parcel 1 first.
word_porters_children-lesson-won = They found the rocket! That is a win.

# What was learned, on tags at its end.
word_porters_children-lesson-learned-hint = Hints
word_porters_children-lesson-learned-second = The next hint
word_porters_children-lesson-learned-vote = Guessing
