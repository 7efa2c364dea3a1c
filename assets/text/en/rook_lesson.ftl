### The lesson of Rook, in the order in which it is played. $seat and $to: who sits there.
###
### -not- is why another answer had better wait, in one or two short sentences; it never says that it is wrong.

rook-lesson-title = Catch the stars
rook-lesson-goal = Win the tricks that hold stars.
    .child = Catch the stars!
rook-lesson-next = Now play a beginner’s game against three easy players.
    .child = Now play a real game!

rook-lesson-trick = Each player plays one card. That’s a trick. The best card takes all four.
    .child = Each of us plays one card. The best card takes all four.
rook-lesson-trump = The top card of the nest is black, so black is trump. Trump beats every other colour.
    .child = Black is the boss colour. Black beats all!
rook-lesson-stars = You win tricks for their stars. Your 14 has two, the Rook has four.
    .child = Catch the stars! The Rook has four of them.
rook-lesson-follow = { $seat } led yellow, so you play yellow. Your 14 is the highest.
    .child = Yellow came first, so play yellow. The 14 is the top one.
rook-lesson-follow-not-rook = You can always play the Rook, and it always wins. Save it for more stars.
    .child = The Rook always wins. Keep it for more stars.
rook-lesson-follow-not-five = The 8 beats your 5, and you’d lose its star.
    .child = The 8 beats the 5. The star would go.
rook-lesson-follow-not-lower = That may win, but the 14 surely does. Later it could be trumped.
    .child = The 14 is the top one. Use it now.
rook-lesson-two-stars = You get two stars. You took the trick, so you lead the next one.
    .child = Two stars! The winner goes first.
rook-lesson-lone-red = The 7 is your only red. Lead it, and later you can trump red.
    .child = Play the lone red card. Then black can beat red.
rook-lesson-lone-red-not-trump = There are higher trumps. One could take your 10 and its two stars.
    .child = A higher black card could take it.
rook-lesson-lone-red-not-rook = It would win, but perhaps only its own stars. Save it.
    .child = Not yet. The Rook waits for more stars.
rook-lesson-lone-red-not-green = You have two greens but only one red. One lead clears red.
    .child = There are two greens. There is just one red.
rook-lesson-lone-red-not-yellow = Your yellows can wait. First clear the colour with only one card.
    .child = Yellow can wait. Red is just one card.
rook-lesson-no-star = { $seat } takes it but gets no stars. That cost you nothing.
    .child = No stars there. That is fine!
rook-lesson-trump-in = Red was led and you have none, so you can play any card. Trump beats red.
    .child = No red here, so any card goes. Black beats red!
rook-lesson-trump-in-not-rook = The Rook would win too. But you play last, so the 10 is enough.
    .child = The 10 is enough. Keep the Rook.
rook-lesson-trump-in-not-five = That can’t win, and { $seat } would get its star.
    .child = That cannot win. Its star would go.
rook-lesson-trump-in-not-other = That’s neither red nor trump, so it can’t win.
    .child = That cannot win. Black can.
rook-lesson-four-stars = You won four stars with one trump! Now two tricks go by fast.
    .child = Four stars! Now two rounds go by fast.
rook-lesson-trump-led = { $seat } leads trump to catch stars. You must follow with trump.
    .child = Black came first. So black must go on it.
rook-lesson-rook-must-go = The Rook is your only trump, so you must play it. It beats everything.
    .child = Now the Rook must go. It beats them all!
rook-lesson-top-yellow = Seven stars in one trick! The 14 is gone, so your 13 is the highest yellow.
    .child = Seven stars! Now lead the top yellow.
rook-lesson-top-yellow-not-five = Another player may have a higher yellow and take your star.
    .child = A higher yellow could take its star.
rook-lesson-top-yellow-not-eleven = That’s just as good. Only your own 13 is higher. Please play the 13 here.
    .child = That is good too. Take the 13 here.
rook-lesson-rest = The rest goes by fast. Watch who trumps.
    .child = The rest goes by fast. Watch!
rook-lesson-won = You won the deal with thirteen stars! In a full game 40 stars win.
    .child = Thirteen stars! That is a win.

# What was learned, on tags at its end.
rook-lesson-learned-follow = Following
    .child = Same colour
rook-lesson-learned-trump = Trump
    .child = Boss colour
rook-lesson-learned-rook = The Rook
rook-lesson-learned-stars = Stars
