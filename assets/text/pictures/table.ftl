### The picture beside a child's sentence: a file of assets/pictures without its end.

table-to-play = icons/person
table-still-choosing = icons/clock
table-turn = icons/person
table-both = icons/people

last-deal-ask = icons/clock
last-deal-agreed = icons/clock
last-deal-refused = icons/cards
last-deal-off = icons/cards

table-coach-thinking = icons/feather
table-coach-silent = icons/question
table-coach-wait = icons/clock

table-pass-companion = icons/people
table-look-away = icons/eye
table-only-either = icons/people
table-all-look = icons/eye

table-opened-with = icons/eye
table-opened-by-others = icons/eye
table-held-with = icons/people
table-held-by-others = icons/people
table-computer-sat = icons/bot
table-device-was-gone = icons/pad

table-computer-plays = icons/bot
table-plays-with = icons/person
table-plays-for = icons/person
table-is-back = icons/person

table-plug-in = icons/pad
table-pads-apart = icons/pad
table-companions-pad = icons/pad
table-waits = icons/clock
table-shall-play = icons/pad
table-shall-look-along = icons/people
table-looks-along = icons/people

table-companion = icons/people
table-companion-line = icons/people
table-has-companion = icons/people
table-companion-left = icons/people

table-who-calls = icons/bell
table-nothing-to-call = icons/tick
table-own-card-line = icons/eye
table-own-up-line = icons/cards
table-answered-already = icons/clock
table-not-asked = icons/clock
table-coach-else = icons/feather
table-coach-nothing-else = icons/feather
