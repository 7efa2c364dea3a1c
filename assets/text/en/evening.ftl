### An evening of several games: its programme, how it stands, and its end.
###
### $game: the name of a game. $count, $amount: numbers. $name: a player. $names: several people.

evening-title = The evening

## The programme

evening-like = Choose for us
evening-like-line = We’ll choose the games for you
    .child = We choose the games
evening-add = Add
evening-remove = Remove
evening-full = An evening can have { $count } games at most
    .child = That is enough for today
evening-game-long = { $game }, about { $amount } minutes
evening-long = About { $amount } minutes
# The whole rule of the points, in one sentence.
evening-rule = First place: 3 points. Then 2, 1 and 0.
    .child = Let us play them all!
evening-count = Games
evening-count-line = Number of games in a row
    .child = How many games?
evening-length = Time
evening-length-line = Time for all the games together
    .child = How long?
-evening-minutes = { $amount } min
evening-age = Who plays
evening-age-line = With children, every game uses its easier rules
    .child = With the rules for children
-evening-grown = grown-ups
-evening-young = with children
evening-draw = Choose games
evening-draw-line = Choose games that fit all of this
    .child = Choose some games

## The seats

# Of several people, who have no seat in the next game.
evening-sits-out = { $names } { COUNT($names) ->
        [one] sits out this game and plays
       *[other] sit out this game and play
    } the next
    .child = In the next game: { $names }

## How it stands

# At every table of an evening: the number of the game.
evening-number = { $amount } of { $count }
evening-game = Game { $amount } of { $count }
evening-leads = { $name } leads by { $amount ->
        [one] one point
       *[other] { $amount } points
    }
evening-level = { $names } share the lead
evening-next = Play next game
evening-next-is = Next: { $game }
evening-one-more = Play one more
evening-night = Finish
evening-end = Finish
evening-on = See the evening
evening-how-went = See results
evening-has = { $name } has { $amount ->
        [one] one point
       *[other] { $amount } points
    }
evening-wins = { $names } { COUNT($names) ->
        [one] wins
       *[other] win
    } the evening
