### How a match is set up: its options and helps, and what is counted in it.
###
### $game: the name of a game. $option, $value: an option and what it is set to. $options: several of these.

options-title = { $game }: options
# $count: about so many minutes, in steps of five.
options-takes = { $game }: about { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
options-variant = Game
options-seats = Seats
options-seats-line = How many play
    .child = How many play?
options-usual = Usual rules
options-usual-line = Everything as the rules say
    .child = All as the rules say
options-is-usual = Everything is as the rules say
    .child = All is as the rules say
options-done-line = Back to the seats
    .child = Back to the seats
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
most-points-win = The most points win
    .child = The most points win
fewest-points-win = The fewest points win
    .child = The fewest points win
most-stars-win = The most stars win
    .child = The most stars win
most-cards-win = The most cards win
    .child = The most cards win

## Helps that change no rule

aid-reminder = Memory
-aid-reminder-none = by heart
aid-reminder-none-line = Remembering what was shown is half the game
-aid-reminder-list = a list
aid-reminder-list-line = What was shown, and by whom, is a press away

aid-hands = Hands
-aid-hands-hidden = hidden
aid-hands-hidden-line = Nobody sees the cards of others
-aid-hands-open = open
aid-hands-open-line = Everybody sees all cards. Good for learning; it does not count

aid-deals = Deals
-aid-deals-all = until the goal
aid-deals-all-line = The match ends when a player reaches the goal
-aid-deals-most = { $count } at most
aid-deals-most-line = The match ends after { $count } deals. The player who leads is named

aid-coach = Coach
-aid-coach-off = stays away
aid-coach-off-line = Nobody can ask the coach
-aid-coach-on = can be asked
aid-coach-on-line = Says what is sensible and why. The score sheet shows who asked

# The list in Hooky of who may have which letter.
aid-register = Register
-aid-register-none = by hand
aid-register-none-line = Only your own, open and turned-up letters are marked
-aid-register-crossing = crosses off
aid-register-crossing-line = Crosses off what is plain to see
-aid-register-deduction = thinks along
aid-register-deduction-line = Marks all that follows from the numbers
