### The lesson of Spooks' children's game, in the order in which it is played: for children in every house. $seat: who
### sits there. -not- is why another answer had better wait; it never says that it is wrong.

spooks_children-lesson-title = Small hands
spooks_children-lesson-goal = Get rid of all the cards!
spooks_children-lesson-next = Now play a real game!

spooks_children-lesson-aim = All cards gone? That is a win!
spooks_children-lesson-opens = The Spider 1 goes first. Play it!
spooks_children-lesson-count = Blue wants one more. { $seat } needs a 2.
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
spooks_children-lesson-low-not-three = That is fine. But lose the 2 first.
spooks_children-lesson-nobody = No Goblin and no Cat. So { $seat } goes on.
spooks_children-lesson-your-cat = Red, and no Bat here. What fits on all?
spooks_children-lesson-pass = A Bat! No card fits. So pass.
spooks_children-lesson-bitten = The Bat bites! { $seat } gives one card.
spooks_children-lesson-bat = A new card! Which one can bite?
spooks_children-lesson-bat-not-spook = Try the Bat. It can bite!
spooks_children-lesson-your-gift = The Bat bites { $seat }! Give the last card.
spooks_children-lesson-won = No cards left. That is a win!

# What was learned, on tags at its end.
spooks_children-lesson-learned-goblin = Goblins
spooks_children-lesson-learned-cat = The Cat
spooks_children-lesson-learned-bite = Bats
