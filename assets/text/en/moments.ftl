### Lines that the coach says unasked, once in a person’s life. They speak to one seat, from what that seat may know.

## Rook

moments-rook-trick = One card from each: a trick. Its taker keeps what counts in it, and leads.
    .child = The best card took them all.
moments-rook-lone-counter = That card counts, and a higher one may take it. Lead one that counts nothing first.
    .child = That card counts. It may get lost.
moments-rook-rook-for-nothing = The Rook wins any trick. Nothing in this one counts yet.
    .child = There is not much there yet. Keep the Rook.
moments-rook-forced-out = Trump was led, and the Rook is your only trump. So it must go.
    .child = Now the Rook must go.
moments-rook-partner-has-it = Your partner has this trick. A counter would be welcome, a high card wasted.
    .child = Our side has it. Save the high card.
moments-rook-first-bid = A bid promises points. High cards, counters and few colours make it safe.
    .child = Bid what this hand can catch.
moments-rook-first-nest = Try to empty a colour here. The last trick’s taker gets what you lay down.
    .child = Get rid of one colour.
moments-rook-not-the-bidder = You sit left of the dealer, so you lead, whoever won the bidding.
    .child = Left of the dealer goes first.
moments-rook-set-back = The bid was not made, so all of it comes off your score. A smaller bid is safer.
    .child = That was not enough. Next time bid less.

## Spooks

moments-spooks-pass-is-free = You may pass with a card that fits. Often it is better to play.
    .child = Play it, or pass. Both are fine.
moments-spooks-cat-wasted = The Cat fits on everything. Keep it for when nothing else does.
    .child = Keep the Cat for later.
moments-spooks-red-must = Answer red if you can: with the same suit or the same number.
    .child = Red! The same kind or the same number.
moments-spooks-first-goblin = Everybody lays one card. The Goblin on the pile is not in the trick.
    .child = We all lay one card down.
moments-spooks-goblin-leads-two = A Goblin sheds two cards: itself, and one in the trick.
    .child = A Goblin gets rid of two cards.
moments-spooks-row-in-hand = If the next one cannot match your Bone, you lay a whole straight. You hold one.
    .child = Try a Bone. A row may go down.
moments-spooks-straight-short = Your hand has a longer straight than this one.
    .child = A longer row can go down.
moments-spooks-victim-leads = More cards, but now you lead: any card at all.
    .child = Now any card can go!
moments-spooks-one-left = { $seat } has one card left. On blue only one number fits.
    .child = { $seat } has one card. Play blue!

## Hookie-Mookie

moments-hookie-aim = All of you win when { $count ->
        [one] one hand is
       *[other] { $count } hands are
    } empty before the deck is.
    .child = { $count ->
        [one] One empty hand, and we all win!
       *[other] { $count } empty hands, and we all win!
    }
moments-hookie-lay-first = You can lay cards without any risk. A missed call costs cards.
    .child = Lay first. That is safe.
moments-hookie-first-call = The custom for a first call: show your highest card. Aces are highest.
    .child = First we show the highest card.
moments-hookie-remember = No match, but everybody has seen both cards. They are your next chance.
    .child = We saw both cards. Keep them in mind!
moments-hookie-shown-value = { $seat } has shown a card that you can match. Show yours.
    .child = { $seat } has shown a match. Find it!
moments-hookie-own-promise = { $seat } has seen a card of yours and may count on it. Show that one again.
    .child = { $seat } has seen a card here. Find it!
moments-hookie-add = Sets belong to everybody. A card of yours fits on one.
    .child = Sets are for all of us. Add on!
moments-hookie-late = Three more misses, and the sun is down. Call only what you know.
    .child = The sun is low. Take care!
moments-hookie-last-card = With one card you have no choice. Let the others see it and remember.
    .child = One card left! Show it to a friend.

## Hooky

moments-hooky-clue-loud = That would say { $number }. One or two letters told are enough.
    .child = That tells a lot. Try to tell less.
moments-hooky-double = A letter that stands twice counts twice. That often gives it away.
    .child = A letter that is there twice counts twice.
moments-hooky-zero = None of these letters is in that hand: a 0 tells a lot.
    .child = It is 0! None of those is there.
moments-hooky-known-word = You can work out that number. Ask for letters that are still open.
    .child = We know that one. Pick new letters.
moments-hooky-heard-word = Everybody has heard that number. Nothing new will come of it.
    .child = We all know that one. Try a new word.
moments-hooky-reveal-safe = You may show a card and look at another. Everybody knows { $letter } anyway.
    .child = Show a card that they all know.
moments-hooky-reveal-secret = Nobody can be sure of that letter yet. Another one is known already.
    .child = No one knows that one. Pick a known one.
moments-hooky-marks = The register remembers for you. Mark in it what you know.
    .child = The list can help. Look at it!
moments-hooky-first-guess = A wrong letter costs nothing, so guess boldly. You may guess the same again.
    .child = A wrong guess is fine. Pick three!

## Word Porters

moments-porters-own-word = Choose the hint that fits your word, and fits the other words badly.
    .child = Pick a hint that fits the secret word.
moments-porters-better-elsewhere = That hint fits { $word } better. They would look there.
    .child = That fits { $word } more.
moments-porters-sharing = That hint is taken: sharing costs your 3 as well. You give two hints, not three.
    .child = To share takes two parcels.
moments-porters-lone-three = One parcel alone cannot share. It needs an empty hint.
    .child = One parcel must go on a free hint.
moments-porters-must-place = Nothing fits, and you must place all the same. Choose what harms least.
    .child = No hint fits well. Pick the least bad.
moments-porters-pass = A pass is for the whole round. Your other parcels stay home.
    .child = A pass is for the whole round.
moments-porters-order = Parcel 1 was the first idea. A 3 under another one is only the price.
    .child = Parcel 1 tells the most. Look there first.
moments-porters-own-number = That is your own word. It cannot be theirs.
    .child = That is the secret word here.
moments-porters-surer-first = Each word can be given once. Give it where you are surer.
    .child = Each word can go one time.
