### The lesson of Hookie-Mookie, in the order in which it is played. $seat and $to: who sits there.
###
### -not- is why another answer had better wait, in one or two short sentences; it never says that it is wrong.

hookie_mookie-lesson-title = One short day
hookie_mookie-lesson-goal = Empty one hand together before sunset.
    .child = Empty one hand before dark!
hookie_mookie-lesson-next = Now play a whole day with an easy partner.
    .child = Now play a real day!

hookie_mookie-lesson-aim = Together, empty one hand before the deck’s gone.
    .child = We are one team. Empty one hand before dark!
hookie_mookie-lesson-alike = Three or four of a kind make a set. Suits don’t matter.
    .child = Three alike can go down. Any suit is fine.
hookie_mookie-lesson-set = Which three can you lay?
    .child = Which three are alike?
hookie_mookie-lesson-set-not-call = A call is a guess, and a miss costs cards. A set is safe.
    .child = Three are alike. Lay them first.
hookie_mookie-lesson-theirs = { $seat } laid a set. Sets belong to everyone. Which card of yours fits?
    .child = { $seat } laid a set. What fits?
hookie_mookie-lesson-theirs-not-call = You can call. But you have a 4, and it’s safe to lay.
    .child = A 4 is here. It can go there!
hookie_mookie-lesson-full = All four of a kind are a full set. It leaves the table.
    .child = All four! A full set goes away.
hookie_mookie-lesson-ghosts = Five ghost cards are out of the game. So some sets can never be full.
    .child = These are ghosts. They do not play.
hookie_mookie-lesson-called = On your turn, lay cards or call. { $seat } calls you. You both show one card.
    .child = { $seat } calls! Now we both show one card.
hookie_mookie-lesson-first-flip = If the cards match, both stay on the table. First show your highest card.
    .child = Alike is good! First show the highest card.
hookie_mookie-lesson-first-flip-not-lower = Players show their highest card first. So { $seat } can guess it.
    .child = First we show the highest card.
hookie_mookie-lesson-miss = No match, so the cards go back. The caller draws two cards, the other player one.
    .child = Not alike. So we take new cards.
hookie_mookie-lesson-remember = { $seat } has a 9 and knows your queen. You can’t talk about cards, so remember.
    .child = { $seat } has a 9. Keep it in mind!
hookie_mookie-lesson-your-set = Your turn. You drew one card.
    .child = There is a new card. What now?
hookie_mookie-lesson-your-set-not-call = You have the fourth king. Lay it on the set first.
    .child = There are kings on the table. Lay it there!
hookie_mookie-lesson-your-call = Your turn. You know a card that matches one of yours.
    .child = Which two cards are alike? Use it!
hookie_mookie-lesson-your-call-not-eight = The 8 fits there later too. Call now, while you remember.
    .child = The 8 can wait. Call now!
hookie_mookie-lesson-shown-nine = When you call, show what the other player showed. What was it?
    .child = What did { $seat } show? Show the same!
hookie_mookie-lesson-shown-nine-not-other = { $seat } showed something else and shows it again. Think back.
    .child = Not that one. What did { $seat } show?
hookie_mookie-lesson-match = A match! No player draws, and both hands are smaller. You have two cards left.
    .child = A match! Two cards are left.
hookie_mookie-lesson-your-card = Your turn. { $seat } calls you.
    .child = { $seat } calls! Which card now?
hookie_mookie-lesson-your-card-not-eight = { $seat } never saw your 8. Which card did you show?
    .child = { $seat } did not see the 8.
hookie_mookie-lesson-your-last = Your turn. One card is left.
    .child = Just one card is left!
hookie_mookie-lesson-your-last-not-call = A call is a guess. There are eights on the table.
    .child = There are eights on the table. Lay it!
hookie_mookie-lesson-won = Your hand is empty and the deck isn’t. You both win!
    .child = One hand is empty. We all win!

# What was learned, on tags at its end.
hookie_mookie-lesson-learned-set = Sets
    .child = Three alike
hookie_mookie-lesson-learned-call = Calling
hookie_mookie-lesson-learned-memory = Remembering
