### Lines that the coach says unasked, once in a person’s life. They speak to one seat, from what that seat may know.

## Rook

moments-rook-trick = That was a trick, one card from each player. Win it, keep its stars and lead next.
    .child = The best card took them all.
moments-rook-lone-counter = That card scores, and a higher one could take it. Lead another one first.
    .child = That card counts. It may get lost.
moments-rook-rook-for-nothing = The Rook wins any trick. This one is worth nothing yet.
    .child = There is not much there yet. Keep the Rook.
moments-rook-forced-out = Trump was led, and the Rook is your only trump. You must play it.
    .child = Now the Rook must go.
moments-rook-partner-has-it = Your partner has this trick. Add a counter and save your high cards.
    .child = Our side has it. Save the high card.
moments-rook-first-bid = A bid promises points. High cards, counters and few colours make it safe.
    .child = Bid what our cards can catch.
moments-rook-first-nest = Try to empty a colour here. The last trick also wins the nest.
    .child = Get rid of one colour.
moments-rook-not-the-bidder = You sit left of the dealer, so you lead. The bidder doesn’t.
    .child = Left of the dealer goes first.
moments-rook-set-back = You missed your bid, so you lose all of it. A smaller bid is safer.
    .child = That was not enough. Next time bid less.

## Spooks

moments-spooks-pass-is-free = You can pass even if a card fits. Often it’s better to play.
    .child = Play it, or pass. Both are fine.
moments-spooks-cat-wasted = The Cat fits on everything. Keep it for when nothing else does.
    .child = Keep the Cat for later.
moments-spooks-red-must = If you can match red, you must. Use the same suit or number.
    .child = Red! The same kind or the same number.
moments-spooks-first-goblin = Each player lays one card. The Goblin on the pile isn’t in the trick.
    .child = We all lay one card down.
moments-spooks-goblin-leads-two = A Goblin gets rid of two cards: itself, and one in the trick.
    .child = A Goblin gets rid of two cards.
moments-spooks-row-in-hand = If the next player can’t match your Bone, you lay a straight. You have one.
    .child = Try a Bone. A row may go down.
moments-spooks-straight-short = You have a longer straight than this one.
    .child = A longer row can go down.
moments-spooks-victim-leads = You got more cards, but now you lead any card.
    .child = Now any card can go!
moments-spooks-one-left = { $seat } has one card left. On blue only one number fits.
    .child = { $seat } has one card. Play blue!

## Hookie-Mookie

moments-hookie-aim = You all win when { $count ->
        [one] one hand is
       *[other] { $count } hands are
    } empty before the deck is.
    .child = { $count ->
        [one] One empty hand, and we all win!
       *[other] { $count } empty hands, and we all win!
    }
moments-hookie-lay-first = Laying cards is safe. A missed call costs cards.
    .child = Lay first. That is safe.
moments-hookie-first-call = In a first call most players show their highest card. It’s a habit, so yours may match.
    .child = First we show the highest card.
moments-hookie-remember = No match, but you all saw both cards. They’re your next chance.
    .child = We saw both cards. Keep them in mind!
moments-hookie-shown-value = { $seat } showed a card that you can match. Show yours.
    .child = { $seat } has shown a match. Find it!
moments-hookie-own-promise = { $seat } saw one of your cards and may count on it. Show it again.
    .child = { $seat } has seen a card here. Find it!
moments-hookie-add = You can add to any set. You have a card that fits one.
    .child = Sets are for all of us. Add on!
moments-hookie-late = Three more misses and the sun is down. Call only what you know.
    .child = The sun is low. Take care!
moments-hookie-last-card = With one card you have no choice. Show it, so the others remember.
    .child = One card left! Show it to a friend.

## Hooky

moments-hooky-clue-loud = That word scores { $number }. One or two is enough.
    .child = That tells a lot. Try to tell less.
moments-hooky-double = A letter that’s there twice counts twice. That often gives it away.
    .child = A letter that is there twice counts twice.
moments-hooky-zero = A 0 tells you a lot. That player has none of these letters.
    .child = It is 0! None of those is there.
moments-hooky-known-word = You can work out that number. Ask about letters you don’t know.
    .child = We know that one. Pick new letters.
moments-hooky-heard-word = You’ve all heard that number. Ask a new word.
    .child = We all know that one. Try a new word.
moments-hooky-reveal-safe = You can show a card to look at another. They all know { $letter } anyway.
    .child = Show a card that they all know.
moments-hooky-reveal-secret = That letter is still your secret. Show one they already know.
    .child = No one knows that one. Pick a known one.
moments-hooky-marks = The register remembers for you. Mark what you know.
    .child = The list can help. Look at it!
moments-hooky-first-guess = A wrong letter costs nothing, so guess boldly. You can repeat a guess.
    .child = A wrong guess is fine. Pick three!

## Word Porters

moments-porters-own-word = Choose a hint that fits your word and no other word.
    .child = Pick a hint that fits the secret word.
moments-porters-better-elsewhere = That hint fits { $word } better. They’d guess that.
    .child = That fits { $word } more.
moments-porters-sharing = That hint is taken. Sharing also costs your { $number }, so you give one hint fewer.
    .child = To share takes two parcels.
moments-porters-lone-three = You can’t share with one parcel. It needs a free hint.
    .child = One parcel must go on a free hint.
moments-porters-must-place = Nothing fits, but you must place a parcel. Choose the least harmful hint.
    .child = No hint fits well. Pick the least bad.
moments-porters-pass = A pass is for the whole round. You can’t use your other parcels.
    .child = A pass is for the whole round.
moments-porters-order = Parcel 1 was the first idea, so look there first.
    .child = Parcel 1 tells the most. Look there first.
moments-porters-own-number = That’s your own word, so it can’t be theirs.
    .child = That is our secret word.
moments-porters-surer-first = You can use each word once. Start where you’re surest.
    .child = Each word can go one time.
