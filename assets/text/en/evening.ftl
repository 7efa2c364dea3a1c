### An evening of several games: its programme, how it stands, and its end.
###
### $game: the name of a game. $count, $amount: numbers. $name: somebody. $names: several people.

evening-title = The evening

## The programme

evening-like = As you like it
evening-like-line = How many games, how long, how old: the house chooses
    .child = We choose the games
evening-add = Put on
evening-remove = Take off
evening-full = { $count } games are enough for one evening
    .child = That is enough for today
evening-game-long = { $game }: about { $amount } minutes
evening-long = About { $amount } minutes
# The whole rule of the points, in one sentence.
evening-rule = A win is 3 points, one less for each who did better
    .child = Let us play them all!
evening-count = Games
evening-count-line = How many games are played one after the other
    .child = How many games?
evening-length = Time
evening-length-line = How long all of them may take together
    .child = How long?
-evening-minutes = { $amount } min
evening-age = Who plays
evening-age-line = With the youngest all games are played in their lighter way
    .child = With the rules for children
-evening-grown = grown-ups
-evening-young = with children
evening-draw = Choose for us
evening-draw-line = The house puts a programme together
    .child = Choose some games

## The seats

# Of several people, who have no seat in the next game.
evening-sits-out = { $names } { COUNT($names) ->
        [one] sits out, and is
       *[other] sit out, and are
    } first next time
    .child = In the next game: { $names }

## How it stands

evening-points = Points of the evening
evening-went = How it went
evening-next = Next game
evening-next-is = Next: { $game }
evening-one-more = One more
evening-night = Good night
evening-end = End it
evening-on = The evening
evening-how-went = How it went
evening-has = { $name }: { $amount ->
        [one] one point
       *[other] { $amount } points
    }
evening-wins = { $names } { COUNT($names) ->
        [one] wins
       *[other] win
    } the evening
