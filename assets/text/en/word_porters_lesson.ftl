### The lesson of Word Porters, in the order in which it is played. $seat and $to: who sits there.
###
### -not- is why another answer had better wait, in one or two short sentences; it never says that it is wrong.

word_porters-lesson-title = The snail
word_porters-lesson-goal = Help the others find your word, and find theirs.
    .child = Find out who has which word!
word_porters-lesson-next = Now play two rounds with easy words against two easy players.
    .child = Now play a real game!

word_porters-lesson-words = Here come ten words. Each player has one secret word.
    .child = Here come ten words. Each of us gets one.
word_porters-lesson-own-word = Yours is the snail. The others must find it from your hints.
    .child = The secret word is snail. Help them find it!
word_porters-lesson-first-parcel = Parcel 1 is your first idea. Which hint fits the snail best and nothing else?
    .child = Parcel 1 goes first. What is a snail like?
word_porters-lesson-first-parcel-not-big = Big? They’d all think of the elephant.
    .child = Is a snail big? The elephant is!
word_porters-lesson-first-parcel-not-small = It fits. But so do candle, flower and money. Find something rarer.
    .child = Small fits a lot of words. Try one more.
word_porters-lesson-first-parcel-not-cold = Cold makes people think of ice cream or the moon.
    .child = Cold is more like ice cream.
word_porters-lesson-first-parcel-not-loud = Loud makes people think of the train or the guitar.
    .child = Loud is more like the train.
word_porters-lesson-first-parcel-not-bright = Bright makes people think of the moon or the candle.
    .child = Bright is more like the moon.
word_porters-lesson-first-parcel-not-far = Far makes people think of the moon.
    .child = Far is more like the moon.
word_porters-lesson-first-parcel-not-soft = A snail is soft. But what do people think of first?
    .child = It is soft. But how does it go?
word_porters-lesson-first-parcel-not-scary = Scary makes people think of the ghost.
    .child = Scary is more like the ghost.
word_porters-lesson-first-parcel-not-pass = You can pass. But without hints they can’t find your word.
    .child = Then no one can find the snail.
word_porters-lesson-watch = Watch the others now. A player’s first parcel is their best hint.
    .child = Now look what the others do.
word_porters-lesson-second-parcel = An elephant is slow too, but not small. Sharing “small” costs two parcels.
    .child = The elephant is slow too. But it is not small!
word_porters-lesson-second-parcel-not-soft = Soft is free and costs one parcel. But small says more.
    .child = Soft is fine. But small says more.
word_porters-lesson-second-parcel-not-big = Big would send them all to the elephant.
    .child = Big is the elephant. What is the snail?
word_porters-lesson-second-parcel-not-other = That leads to another word. What fits a snail but not an elephant?
    .child = That is more like some other word.
word_porters-lesson-second-parcel-not-pass = So far it could be the elephant. One more hint decides.
    .child = One more hint will help them.
word_porters-lesson-far-bright-cold = Now find theirs. { $seat } gave far, then bright, then cold.
    .child = Look at { $seat }. First far, then bright, then cold.
word_porters-lesson-vote = { $seat } gave small, then bright. Choose a word for each player.
    .child = { $seat } said small and bright. Pick both words!
word_porters-lesson-vote-not-own-word = Number 2 is your own word, so it can’t be theirs.
    .child = That is the snail. Pick some other word.
word_porters-lesson-vote-not-first-alone = The moon is a good guess for { $seat }. What’s small and gives light?
    .child = The moon fits! What is small and bright?
word_porters-lesson-vote-not-second-alone = The candle is a good guess for { $seat }. What’s far, bright and cold?
    .child = The candle fits! What is far and bright?
word_porters-lesson-vote-not-neither = Read the parcels in order. The first one says the most.
    .child = Look at parcel 1 first.
word_porters-lesson-found = Both found your snail. A right guess scores a point for you both.
    .child = They found the snail! Both sides get a point.
word_porters-lesson-missed = { $seat } took { $to }’s candle for the flower. A wrong guess costs nothing.
    .child = { $seat } picked the flower. That is fine!

# What was learned, on tags at its end.
word_porters-lesson-learned-hint = Hints
word_porters-lesson-learned-share = Sharing
word_porters-lesson-learned-vote = Guessing
