### The lesson of Hookie-Mookie, in the order in which it is played. $seat and $to: who sits there.
###
### -not- is why another answer had better wait, in one or two short sentences; it never says that it is wrong.

hookie_mookie-lesson-title = One short day
hookie_mookie-lesson-goal = Empty one hand together before sunset.
    .child = Empty one hand before dark!
hookie_mookie-lesson-next = Now play a whole day with an easy partner.
    .child = Now play a real day!

hookie_mookie-lesson-day = You play together against the day. Empty one hand before the deck is gone.
    .child = We are one team. Empty one hand before dark!
hookie_mookie-lesson-set = On your turn, lay cards or call a partner. Three alike make a set.
    .child = Three alike can go down. Lay the kings!
hookie_mookie-lesson-set-not-call = A call is a guess, and a miss costs cards. Three kings are safe.
    .child = The kings are safe. Lay them first.
hookie_mookie-lesson-done = You have no other set. Say done, and { $seat } plays.
    .child = That is all. Say done!
hookie_mookie-lesson-first-flip = { $seat } calls you. You both show a card at once. Start with your highest.
    .child = { $seat } calls! Show the highest card.
hookie_mookie-lesson-first-flip-not-nine = Show your highest card first, so that { $seat } can guess it.
    .child = First we show the highest card.
hookie_mookie-lesson-first-flip-not-seven = Keep your sevens together. One more makes a set.
    .child = Keep the two sevens. One more makes a set.
hookie_mookie-lesson-miss = No match. Both cards go back, and three cards leave the deck.
    .child = No match. We must take new cards.
hookie_mookie-lesson-remember = Now you know { $seat }’s 9, and { $seat } knows your queen. Remember both.
    .child = There is a 9 there. Keep it in mind!
hookie_mookie-lesson-third-seven = You drew a third 7. A set of your own needs no luck.
    .child = Three sevens! Lay them down.
hookie_mookie-lesson-third-seven-not-call = You can call. But the sevens are safe, and a miss costs cards.
    .child = Lay them first. They are safe.
hookie_mookie-lesson-call = { $seat } added the fourth king to your set. Nothing of yours fits, so call.
    .child = No card fits now. Call { $seat }!
hookie_mookie-lesson-shown-nine = When you call, show what the other player showed. What did you see?
    .child = What did { $seat } show? Show the same!
hookie_mookie-lesson-shown-nine-not-queen = { $seat } showed a 9 and waits for yours. The queen comes later.
    .child = We saw a 9 there. Show the 9.
hookie_mookie-lesson-match = A match costs nothing, and you both have fewer cards. You have one left.
    .child = A match! Just one card is left.
hookie_mookie-lesson-shown-queen = { $seat } saw your queen and calls you. Show it.
    .child = { $seat } saw the queen. Show it!
hookie_mookie-lesson-won = One hand is empty, so you both win. You remembered, and it paid off.
    .child = One hand is empty. We all win!

# What was learned, on tags at its end.
hookie_mookie-lesson-learned-set = Sets
    .child = Three alike
hookie_mookie-lesson-learned-call = Calling
hookie_mookie-lesson-learned-memory = Remembering
hookie_mookie-lesson-learned-match = A match
