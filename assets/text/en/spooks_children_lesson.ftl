### The lesson of Spooks' children's game, in the order in which it is played: for children in every house. $seat: who
### sits there. -not- is why another answer had better wait; it never says that it is wrong.

spooks_children-lesson-title = Small hands
spooks_children-lesson-goal = Get rid of all the cards!
spooks_children-lesson-next = Now play a real game!

spooks_children-lesson-aim = All cards gone? That is a win!
spooks_children-lesson-count = Blue wants one more. Or we pass.
spooks_children-lesson-blue = What goes on the 1?
spooks_children-lesson-blue-not-cat = The Cat goes on anything. Keep it.
spooks_children-lesson-blue-not-pass = We can pass. But a 2 is here!
spooks_children-lesson-same = A red card wants its like. { $seat } has a 2!
spooks_children-lesson-trick = A Goblin! All lay one card. The top Goblin wins.
spooks_children-lesson-goblin = Which card can win? Keep the best one.
spooks_children-lesson-goblin-not-cat = The Cat would win too. But keep it!
spooks_children-lesson-goblin-not-four = The 3 can win. Keep the 4.
spooks_children-lesson-goblin-not-low = That goes too. But a Goblin can win!
spooks_children-lesson-your-lead = Now play any card. Which one takes two away?
spooks_children-lesson-your-lead-not-cat = Keep the Cat. It helps a lot later.
spooks_children-lesson-your-lead-not-blue = That is just one card. Try the Goblin.
spooks_children-lesson-cat-fits = The Cat fits on all cards. It wins a trick, too!
spooks_children-lesson-low = Keep the Cat. Which card is low?
spooks_children-lesson-low-not-cat = The Cat would win. But keep it!
spooks_children-lesson-low-not-three = That is fine. But lose the 1 first.
spooks_children-lesson-low-not-bat = Keep the Bat. It can help later.
spooks_children-lesson-nobody = No Goblin and no Cat. So { $seat } goes on.
spooks_children-lesson-bitten = No Bat and no 4 there. The Bat bites { $seat }!
spooks_children-lesson-given = { $seat } gets one more card and goes on.
spooks_children-lesson-your-blue = A blue 3! What now?
spooks_children-lesson-your-blue-not-cat = The Cat fits. But keep it! A pass is fine.
spooks_children-lesson-bat = A red 1. What fits and can bite?
spooks_children-lesson-bat-not-cat = The Cat fits. But a Bat can bite!
spooks_children-lesson-your-gift = The Bat bites { $seat }! Give one card.
spooks_children-lesson-your-gift-not-cat = Keep the Cat. It fits on all cards!
spooks_children-lesson-last = Just the Cat is left. It fits!
spooks_children-lesson-won = No cards left. That is a win!
spooks_children-lesson-learned-blue = Blue

# What was learned, on tags at its end.
spooks_children-lesson-learned-goblin = Goblins
spooks_children-lesson-learned-cat = The Cat
spooks_children-lesson-learned-bite = Bats
