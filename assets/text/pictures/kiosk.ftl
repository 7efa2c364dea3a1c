### The picture beside a child's sentence: a file of assets/pictures without its end.

kiosk-games = icons/cards
kiosk-everybody = icons/pad
access-line = icons/access
access-on = icons/access
access-off = icons/access
kiosk-still-playing = icons/clock
kiosk-otherwise = icons/people
kiosk-go-on = icons/pad
kiosk-closes = icons/clock
