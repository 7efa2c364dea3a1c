### Every game: why something cannot be done. Nothing of it tells of a card that the seat does not see itself.

core-no-over = The game is over.
    .child = The game is over.
core-no-chance = Chance has to decide something first.
    .child = Not now. Wait a bit.
core-no-turn = It is not this seat’s turn.
    .child = It is not time for that yet.
core-no-now = The rules do not allow that now.
    .child = Not now. Wait a bit.
core-no-stay = That card has to stay where it is.
    .child = That card has to stay there.
core-no-written = { $text }
    .child = Not now. Wait a bit.

# What is the same in every language: a name that somebody chose, digits.
core-verbatim = { $text }
# A number alone.
core-number = { $number }
