### How a match is set up: its options and helps, and what is counted in it.
###
### $game: the name of a game. $option, $value: an option and what it is set to. $options: several of these.

options-title = { $game } options
# $count: about so many minutes, in steps of five.
options-takes = { $game } takes about { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
options-variant = Game
options-seats = Players
options-seats-line = Number of players
    .child = How many play?
options-usual = Restore usual rules
options-usual-line = Use the standard rules
    .child = All as the rules say
options-is-usual = These are the standard rules
    .child = All is as the rules say
options-done-line = Back to the players
    .child = Back to all of us
# Play to: 300 points
option-set = { $option }: { $value }
# Said when a further seat needs other options.
options-set = { $options }

## What is counted, and who wins with it

points = { $count } { $count ->
        [one] point
       *[other] points
    }
stars = { $count } { $count ->
        [one] star
       *[other] stars
    }
cards = { $count } { $count ->
        [one] card
       *[other] cards
    }
most-points-win = Most points wins
    .child = The most points win
fewest-points-win = Fewest points wins
    .child = The fewest points win
most-stars-win = Most stars wins
    .child = The most stars win
most-cards-win = Most cards wins
    .child = The most cards win

## Helps that change no rule

aid-reminder = Memory aid
-aid-reminder-none = off
aid-reminder-none-line = Remember the shown cards yourself. It’s half the game.
-aid-reminder-list = a list
aid-reminder-list-line = Look up every shown card with one press

aid-hands = Cards
-aid-hands-hidden = hidden
aid-hands-hidden-line = You can’t see other players’ cards
-aid-hands-open = open
aid-hands-open-line = You all see all cards. Good for learning. The match won’t count.

aid-deals = Deals
-aid-deals-all = until the goal
aid-deals-all-line = The match ends when a player reaches the goal
-aid-deals-most = { $count } at most
aid-deals-most-line = The match ends after { $count } deals. The player who leads is named

aid-coach = Coach
-aid-coach-off = off
aid-coach-off-line = You can’t ask the coach
-aid-coach-on = on
aid-coach-on-line = Suggests a move and says why. The score sheet shows who asked.

# The list in Hooky of who may have which letter.
aid-register = Register
-aid-register-none = by hand
aid-register-none-line = Marks only your own letters and those on the table
-aid-register-crossing = crosses off
aid-register-crossing-line = Crosses off what you can plainly see
-aid-register-deduction = works things out for you
aid-register-deduction-line = Marks everything the numbers prove
