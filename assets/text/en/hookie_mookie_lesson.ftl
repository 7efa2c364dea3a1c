### The lesson of Hookie-Mookie, in the order in which it is played. $seat and $to: who sits there.
###
### -not- is why another answer had better wait, in one or two short sentences; it never says that it is wrong.

hookie_mookie-lesson-title = One short day
hookie_mookie-lesson-goal = Empty one hand together before the sun goes down.
    .child = Empty one hand before dark!
hookie_mookie-lesson-next = Now play a whole day: a gentle partner is ready.
    .child = Now play a real day!

hookie_mookie-lesson-day = You play together against the day. Empty one hand before the deck is gone.
    .child = We are one team. Empty one hand before dark!
hookie_mookie-lesson-set = A turn is one thing: lay cards, or call a partner. Three alike make a set.
    .child = Three alike can go down. Lay the kings!
hookie_mookie-lesson-set-not-call = A call is a guess, and a miss costs cards. Three kings are safe.
    .child = The kings are safe. Lay them first.
hookie_mookie-lesson-done = Nothing else makes a set. Say done, and { $seat } goes on.
    .child = That is all. Say done!
hookie_mookie-lesson-first-flip = { $seat } calls you. Both show one card at once, the first time the highest.
    .child = { $seat } calls! Show the highest card.
hookie_mookie-lesson-first-flip-not-nine = The custom is your highest card, so that { $seat } can guess it.
    .child = First we show the highest card.
hookie_mookie-lesson-first-flip-not-seven = Keep your sevens together. One more, and they are a set.
    .child = Keep the two sevens. One more makes a set.
hookie_mookie-lesson-miss = No match: both cards go back, and three cards leave the deck.
    .child = No match. We must take new cards.
hookie_mookie-lesson-remember = But now you know of a 9 there, and { $seat } knows your queen. Remember both.
    .child = There is a 9 there. Keep it in mind!
hookie_mookie-lesson-third-seven = You drew a third 7. A set in your hand needs no luck.
    .child = Three sevens! Lay them down.
hookie_mookie-lesson-third-seven-not-call = You may call. But the sevens are safe, and a miss costs cards.
    .child = Lay them first. They are safe.
hookie_mookie-lesson-call = { $seat } put the fourth king on yours: sets belong to all. Nothing fits now, so call.
    .child = No card fits now. Call { $seat }!
hookie_mookie-lesson-shown-nine = Whoever calls shows what the other has shown. What did you see there?
    .child = What did { $seat } show? Show the same!
hookie_mookie-lesson-shown-nine-not-queen = { $seat } has shown a 9 and waits for yours. The queen comes later.
    .child = We saw a 9 there. Show the 9.
hookie_mookie-lesson-match = A match costs nothing and makes both hands smaller. One card is left.
    .child = A match! Just one card is left.
hookie_mookie-lesson-shown-queen = { $seat } calls, and has seen your queen. Trust that.
    .child = { $seat } saw the queen. Show it!
hookie_mookie-lesson-won = One hand is empty, so both of you win. Memory did it.
    .child = One hand is empty. We all win!

# What was learned, on tags at its end.
hookie_mookie-lesson-learned-set = Sets
    .child = Three alike
hookie_mookie-lesson-learned-call = Calling
hookie_mookie-lesson-learned-memory = Remembering
hookie_mookie-lesson-learned-match = A match
