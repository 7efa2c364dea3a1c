### What every table says: buttons, questions, the coach, curtains, devices, companions, calls.
###
### $name: the name of a player. $seat: a player at the table. $device: what a player holds. $choice: an answer, as it
### stands on its plate or button. $count, $amount: numbers.

## What a player holds. .bare: its name alone, as on a label. .number is "many" where a verb has to know.

-table-pad = Pad { $number }
    .bare = Pad { $number }
-table-pad-again = Pad { $number } (connected again)
    .bare = Pad { $number } (connected again)
-table-keyboard = the keyboard
    .bare = Keyboard
-table-left-keys = the left keys
    .bare = Left keys
    .number = many
-table-right-keys = the right keys
    .bare = Right keys
    .number = many
-table-mouse = the mouse
    .bare = Mouse
-table-touch = the touchscreen
    .bare = Touch
-table-any-device = any device
    .bare = Any device
table-device = { FORM($device, of: "bare") }

## The last deal, as agreed

# $count: deals.
table-last-deal = Last deal
last-deal-ask = End the match after this deal?
    .child = Shall we stop after this?
last-deal-end = End
last-deal-not = Play on
last-deal-agreed = Everyone agrees. This is the last deal.
    .child = This is our last one!
last-deal-refused = Not everyone agrees. You play on.
    .child = We play on!
last-deal-off = The match goes on after this deal
    .child = We play on after this!

## What buttons do

table-on = Continue
table-pause = Pause
table-play = Play
table-close = Close
table-more = Show more
table-earlier = Show earlier
table-pick = Pick
table-put-back = Put back
table-take-back = Take back
table-erase = Erase
table-hold-to-look = Hold to look
table-must-hold = Hold the button to see your cards
table-last-trick = See trick
# Over the trick that lies there again.
table-latest-trick = Last trick
# What was shown to all.
table-shown = Recap
# To say that a player broke a rule.
table-call = Report
# Over the list of what can be reported.
table-calls = Report a fault
# On the curtain of the only person left, after another person gave up a seat.
table-keep-open = Keep cards open
# To ask all players about a word that has just been said.
table-object = Object
# Leaves a question to chance.
table-by-lot = Draw lots
# A seat, as one of several answers.
table-seat = { FACE($seat) } { $seat }
# What stands on a sign while all hands lie open.
table-open-hands = Open cards

## Whom the table waits for

table-to-play = Waiting for { $seats }
    .child = Now { $seats } can play
table-still-choosing = { $count } players are still choosing
    .child = { $count } of us are still choosing
table-ahead = Play next
table-turn = { $name }’s turn
    .child = Now it is { $name }’s turn
# Two sentences, one behind the other.
table-both = { $first }. { $second }

## Answers of several parts: what is still missing

table-picked = { $count } of { $amount } picked
table-picked-more = { $count } picked, { $amount } or more needed
table-no-set = These cards don’t go together
table-no-row = They aren’t in a row yet
# Said to a child whose answer waits to be handed in.
table-all-done = All done? Lay them down!

## The coach

table-coach = Coach
table-coach-compare = Compare
table-coach-more = Ask more
table-coach-thinking = The coach is thinking…
    .child = Let me think
table-coach-silent = The coach has no advice here.
    .child = I do not know. Try one!
table-coach-does = { $choice }.
table-coach-else = Just as good: { LIST($choices, last: "or") }.
    .child = This is good too: { LIST($choices, last: "or") }.
table-coach-nothing-else = The coach found nothing as good.
    .child = This one is the best.
table-coach-weaker = Weaker:
-table-marked = { $count ->
        [one] the marked card
       *[other] the marked cards
    }
table-coach-wait = Better not. Wait.
    .child = It is best to wait.
# The row of remarks under the scores.
table-asked-coach = Asked the coach
table-hands-opened = Cards opened
table-points = { $seat }: { $amount }
# The players who lead after a count, if others led before it.
table-leads-now = { $seats } { COUNT($seats) ->
        [one] leads
       *[other] lead
    } now

## Curtains

table-pass = Pass to { $name }
table-pass-companion = { $name } and a companion
    .child = { $name } and a helper
table-look-away = The other players look away
    .child = No one else may look
table-since = Meanwhile
table-so-far = So far
# $picture: the device; $button: what is pressed there.
table-opens-any = { SIGN($picture) } Press { SIGN($button) } on any device to open
table-opens-pad = { SIGN($picture) } Press { SIGN($button) } on { $name }’s pad to open
table-opens-keys = { SIGN($picture) } Press { SIGN($button) } on { $name }’s keys to open
table-opens-device = { SIGN($picture) } Press { SIGN($button) } on { $device } to open
# $first, $second: a device and its button.
table-opens-either = Press { SIGN($first) } or { SIGN($second) } to open
table-only-pad = Only { $name }’s pad opens it
table-only-keys = Only { $name }’s keys open it
table-only-device = Only { $device } opens it
table-only-either = Only { $name } or the companion opens it
    .child = Only { $name } or the helper
table-press-button = Press the button
table-who-looks = Who is looking?
table-all-look = All players may look
    .child = We may all look
table-no-one = No one

## What a seat reads on its curtain of what happened to it

table-opened-with = { $device } opened your cards { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    } since your last look
    .child = Someone looked at the cards
table-opened-by-others = Others opened your cards { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    } since your last look
    .child = Someone looked at the cards
table-held-with = { $device } played for you since your last look
    .child = Someone else sat here
table-held-by-others = Another player held your place since your last look
    .child = Someone else sat here
table-computer-sat = A computer player played for you since your last look
    .child = A computer sat here
table-device-was-gone = Your device was unplugged for a while
    .child = Some buttons were gone

## What the table is told of people who hold, or sit, otherwise now

table-computer-plays = A computer player now plays for { $name }
    .child = A computer plays for { $name }
table-plays-with = { $name } now plays with { $device }
table-plays-for = { $device } { FORM($device, of: "number") ->
        [many] play
       *[one] plays
    } for { $name } now
table-is-back = { $name } is back
    .child = { $name } is here again

## A device is gone

table-pad-gone = { $name }’s pad is gone
table-buttons-gone = { $name } has no buttons now
table-plug-in = Plug it in again, or take over with any device
    .child = Please plug it back in
table-waits = { $name } is waiting
table-take-over = Take over
# A pad came back that may be another player's, or a match goes on: which pad is whose is shown by a press.
table-whose-pad = Which pad is { $name }’s?
table-pads-apart = Each pad opens only its own cards
    .child = Each pad has its own cards
table-press-yours = { $name }, press { SIGN($button) } on yours
table-companions-pad = Which pad does { $name }’s companion have?
    .child = Which pad helps { $name }?
table-companion-press-yours = Companion of { $name }, press { SIGN($button) } on yours
table-yes = Allow
table-computer-player = Use computer player
table-no-companion = Play without
table-shall-play = Let { $device } play for { $name }?
table-shall-look-along = Let { $device } look on with { $name }?
    .child = May { $device } help { $name }?
table-looks-along = { $device } { FORM($device, of: "number") ->
        [many] look
       *[one] looks
    } on with { $name }
    .child = { $device } { FORM($device, of: "number") ->
        [many] help
       *[one] helps
    } { $name }

## Companions: people who share a seat

table-companion = Companion
    .child = Helper
table-companion-line = Can look and press for this player. We tell the table.
    .child = A grown-up may look too
table-same-device = Same device
table-has-companion = { $names } { COUNT($names) ->
        [one] has a companion
       *[other] have companions
    }
    .child = { $names } { COUNT($names) ->
        [one] has a helper
       *[other] have helpers
    }
table-companion-left = { $name }’s companion left
    .child = { $name }’s helper has left

## Calls against a player, and votes of all players

table-who-calls = Who is reporting?
table-nothing-to-call = There’s nothing to report
    .child = Nothing is wrong here
table-own-card = Report own card
table-own-card-line = { $seat } reports it behind the curtain
    .child = No one else may look
table-own-up = Own up
table-own-up-to = Own up: { $choice }
table-own-up-line = { $seat } could have followed there
    .child = { $seat } had a card for it
table-nothing = Report nothing
table-answered-already = { $seat } has already answered
    .child = { $seat } is done. Wait a bit.
table-not-asked = It’s not a question for { $device }
    .child = { $device } { FORM($device, of: "number") ->
        [many] have
       *[one] has
    } to wait

## A deal that is sealed

table-seal = This deal is sealed
table-seal-all = All players may see it
table-seal-words = Write down the words, or scan the picture with a phone.
table-seal-why = No changed program can prepare a second deal with these words.
table-seal-later = After the match, the replay opens the seal.
