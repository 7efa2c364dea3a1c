### The second lesson of Spooks, in the order in which it is played. $seat and $to: who sits there.
###
### -not- is why another answer had better wait, in one or two short sentences; it never says that it is wrong.

spooks_next-lesson-title = Bones and Bats
spooks_next-lesson-goal = Lay straights, survive bites, and keep few points.
    .child = Lay long rows and bite!
spooks_next-lesson-next = Now play for points against three easy players.
    .child = Now play a real game!

spooks_next-lesson-straight = { $seat } can’t match the Bone. So { $to } lays a straight.
    .child = { $seat } is stuck. So { $to } lays a row!
spooks_next-lesson-longest = { $seat } can’t match your Bone. What is your longest straight?
    .child = { $seat } is stuck. Which row is long?
spooks_next-lesson-longest-not-bone = Keep the Bone. It can bring another straight.
    .child = Keep the Bone for one more row.
spooks_next-lesson-longest-not-longer = That’s a straight. But you have a longer one.
    .child = A good row. But one is longer.
spooks_next-lesson-longest-not-one-card = You can lay one card. But you can lay four at once.
    .child = One is fine. But four can go!
spooks_next-lesson-bite = { $seat } can’t match the Bat, so it bites. You all give { $seat } one card.
    .child = The Bat bites { $seat }! We all give one card.
spooks_next-lesson-points = Cards that you hold at the end cost their number. A Master costs 20, the Cat 30.
    .child = Cards cost points at the end. High cards cost a lot!
spooks_next-lesson-gift = Which card do you give to { $seat }?
    .child = Which card can { $seat } have?
spooks_next-lesson-gift-not-less = Another card of yours costs more points. Give that one.
    .child = One card costs more. Give that one!
spooks_next-lesson-bitten = After a bite the bitten player leads any card. That’s { $seat }.
    .child = Now { $seat } plays any card.
spooks_next-lesson-your-gift = Your turn. The bats bite { $seat }.
    .child = The bats bite { $seat }! What now?
spooks_next-lesson-your-gift-not-bone = Keep the Bone. It can bring another straight.
    .child = Keep the Bone for one more row.
spooks_next-lesson-your-gift-not-less = That one is part of a straight. Another card costs more.
    .child = Keep that one for a row. Which one is high?
spooks_next-lesson-your-straight = Your turn. { $seat } can’t match your Bone.
    .child = { $seat } is stuck. What now?
spooks_next-lesson-your-straight-not-longer = Add one more. All your cards are in a row.
    .child = Add one more. All cards can go!
spooks_next-lesson-your-straight-not-one-card = You can lay one card. But you can lay them all.
    .child = One is fine. But all can go!
spooks_next-lesson-won = The straight was all you had, so you win the deal. The others pay for their cards.
    .child = All cards are gone. That is a win!

# What was learned, on tags at its end.
spooks_next-lesson-learned-straight = Straights
spooks_next-lesson-learned-bite = Bites
spooks_next-lesson-learned-points = Points
