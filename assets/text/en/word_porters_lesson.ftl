### The lesson of Word Porters, in the order in which it is played. $seat and $to: who sits there.
###
### -not- is why another answer had better wait, in one or two short sentences; it never says that it is wrong.

word_porters-lesson-title = The snail
word_porters-lesson-goal = Lead the others to your word, and find theirs.
    .child = Find out who has which word!
word_porters-lesson-next = Now play two rounds with easy words: two gentle players are ready.
    .child = Now play a real game!

word_porters-lesson-words = Ten words will lie open. Everybody secretly owns one of them.
    .child = Here come ten words. Each of us gets one.
word_porters-lesson-own-word = Yours is the snail. The others must find it by your hints alone.
    .child = The secret word is snail. Help them find it!
word_porters-lesson-first-parcel = Parcel 1 is your first idea. Which hint says snail and nothing else so well?
    .child = Parcel 1 goes first. What is a snail like?
word_porters-lesson-first-parcel-not-big = Big? Everybody would think of the elephant.
    .child = Is a snail big? The elephant is!
word_porters-lesson-first-parcel-not-small = It fits. But so do candle, flower and money: find something rarer.
    .child = Small fits a lot of words. Try one more.
word_porters-lesson-first-parcel-not-cold = Cold makes people think of ice cream, or of the moon.
    .child = Cold is more like ice cream.
word_porters-lesson-first-parcel-not-loud = Loud makes people think of the train, or of the guitar.
    .child = Loud is more like the train.
word_porters-lesson-first-parcel-not-bright = Bright makes people think of the moon, or of the candle.
    .child = Bright is more like the moon.
word_porters-lesson-first-parcel-not-far = Far makes people think of the moon.
    .child = Far is more like the moon.
word_porters-lesson-first-parcel-not-soft = A snail is soft. But what do people think of first?
    .child = It is soft. But how does it go?
word_porters-lesson-first-parcel-not-scary = Scary makes people think of the ghost.
    .child = Scary is more like the ghost.
word_porters-lesson-first-parcel-not-pass = You may pass. But without hints nobody finds your word.
    .child = Then no one can find the snail.
word_porters-lesson-watch = Now watch the others. A first parcel says the most about its owner’s word.
    .child = Now look what the others do.
word_porters-lesson-second-parcel = Slow could be the elephant; small tells them apart. Sharing it costs two parcels.
    .child = The elephant is slow too. But it is not small!
word_porters-lesson-second-parcel-not-soft = Soft is empty and costs one parcel. But small says more, even for two.
    .child = Soft is fine. But small says more.
word_porters-lesson-second-parcel-not-big = Big would send everybody to the elephant.
    .child = Big is the elephant. What is the snail?
word_porters-lesson-second-parcel-not-other = That leads to another word. What is a snail, and an elephant not?
    .child = That is more like some other word.
word_porters-lesson-second-parcel-not-pass = Slow alone may be the elephant. One more hint decides.
    .child = One more hint will help them.
word_porters-lesson-far-bright-cold = Now find theirs. { $seat } began with far, then came bright, then cold.
    .child = Look at { $seat }. First far, then bright, then cold.
word_porters-lesson-vote = { $seat } said small, then bright. Choose a word for each of them.
    .child = { $seat } said small and bright. Pick both words!
word_porters-lesson-vote-not-own-word = Number 2 is your own word. It cannot be theirs.
    .child = That is the snail. Pick some other word.
word_porters-lesson-vote-not-first-alone = The moon fits { $seat } well. What is small and gives light?
    .child = The moon fits! What is small and bright?
word_porters-lesson-vote-not-second-alone = The candle fits { $seat } well. What is far, bright and cold?
    .child = The candle fits! What is far and bright?
word_porters-lesson-vote-not-neither = Read the parcels in their order. The first one says the most.
    .child = Look at parcel 1 first.
word_porters-lesson-found = Both found your snail. A right guess is a point for finder and owner.
    .child = They found the snail! Both sides get a point.
word_porters-lesson-missed = { $seat } took { $to }’s candle for the flower. A wrong guess costs nothing.
    .child = { $seat } picked the flower. That is fine!

# What was learned, on tags at its end.
word_porters-lesson-learned-hint = Hints
word_porters-lesson-learned-share = Sharing
word_porters-lesson-learned-vote = The vote
