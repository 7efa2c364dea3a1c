### Every game: why something cannot be done. Nothing of it tells of a card that the seat does not see itself.

core-no-over = The game is over.
    .child = The game is over.
core-no-chance = The cards come first. Please wait.
    .child = Not yet! Wait a bit.
core-no-turn = It’s not your turn yet.
    .child = It is not time for that yet.
core-no-now = You can’t do that now.
    .child = Not yet! Wait a bit.
core-no-stay = That card has to stay there.
    .child = That card has to stay there.
core-no-written = { $text }
    .child = Not yet! Wait a bit.

# What is the same in every language: a name that a player chose, digits.
core-verbatim = { $text }
# A number alone.
core-number = { $number }
