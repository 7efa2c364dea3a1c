### A kiosk: what passers-by and visitors read.
###
### $day: a day of the week. $time: on the clock, 14:00.

-day-monday = Monday
-day-tuesday = Tuesday
-day-wednesday = Wednesday
-day-thursday = Thursday
-day-friday = Friday
-day-saturday = Saturday
-day-sunday = Sunday

## Passers-by

kiosk-press = Press any button
kiosk-games = { $count ->
        [one] One card game
        [2] Two card games
        [3] Three card games
        [4] Four card games
        [5] Five card games
       *[other] { $count } card games
    } on one sofa
    .child = { $count ->
        [one] One game
       *[other] { $count } games
    } for all of us!
kiosk-devices = Pads, keys, mouse or touch
kiosk-bots = Computer players join in
kiosk-everybody = All of us can play!
    .child = All of us can play!
# Rook: Get all the stars!
kiosk-game = { $game }: { $value }

## The access sign: one press for large text, contrast, reading aloud and one switch

access-turn-on = Turn on accessibility
access-turn-off = Turn off accessibility
access-line = Large text, strong contrast, read aloud
    .child = Big words, and I read them
# The ring walks over everything; any press chooses what it is on.
access-on = Press when the ring is on your choice
    .child = Press when the ring is there!
access-off = Everything is as before
    .child = All is as before!

## Visitors who have gone, or have to go

kiosk-still-playing = Are you still playing?
    .child = Are we still here?
kiosk-otherwise = If not, a new visitor starts over
    .child = Or new friends play
kiosk-go-on = Press any button to continue
    .child = Press a button to go on
kiosk-closes = We close in { $count } { $count ->
        [one] minute
       *[other] minutes
    }
    .child = We close in { $count } { $count ->
        [one] minute
       *[other] minutes
    }
kiosk-closed = Closed
kiosk-opens-today = We open today at { $time }
kiosk-opens-tomorrow = We open tomorrow, { $day }, at { $time }
kiosk-opens-day = We open on { $day } at { $time }
