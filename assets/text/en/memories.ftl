### Memories: what is kept of people and of matches, cards that are dealt again, and what people take along. Nothing of it
### is there for children, or in a kiosk.
###
### $name: a player. $names: several people. $game: the name of a game. $count, $amount, $number: numbers.
### $text: the number of a deal, as it is written everywhere. $day: a day. $path: a folder, $file: a file in it. $error: why the disk said no.

title-memories = See memories
title-memories-line = Your past matches and results

-month-1 = Jan
-month-2 = Feb
-month-3 = Mar
-month-4 = Apr
-month-5 = May
-month-6 = Jun
-month-7 = Jul
-month-8 = Aug
-month-9 = Sep
-month-10 = Oct
-month-11 = Nov
-month-12 = Dec
-memories-day = { $number } { $month } { $year }

## The wall of matches and records

memories-title = Memories
memories-first = Your first match
memories-play = Play now
memories-none-line = Finished matches appear here
memories-watch = Watch
memories-same-deal = Compare deal
memories-people = See players
memories-people-title = Players
# $names: who won a match of $game.
memories-won = { $names } won { $game }
memories-lost = { $game } ended without a winner
# Two scores, the better one first.
memories-score = { $value } : { $other }
memories-made-won = Won
memories-made-lost = Lost
# The result of an evening of several games.
memories-evening = { $count } games
memories-today = Today
memories-yesterday = Yesterday
-memories-day-month = { $number } { $month }
-memories-month-year = { $month } { $year }
memories-records = Records
-memories-row = { $count ->
       *[other] wins in a row
    }
# A record read aloud: $value is the number, $text what it counts.
memories-record-line = { $value } { $text }
memories-latest = { $name }’s last ten

## Who is kept here

memories-person-line = { $name }: { $count ->
        [one] one match
       *[other] { $count } matches
    }, { $amount ->
        [0] none won yet
       *[other] { $amount } won
    }
memories-person-none = { $name } has no finished match yet
-memories-played = { $count ->
        [0] no match yet
        [one] one match
       *[other] { $count } matches
    }

## The page of a player

-memories-matches-word = { $count ->
        [one] match
       *[other] matches
    }
-memories-wins-word = { $count ->
        [one] win
       *[other] wins
    }
memories-games = Matches by game
-memories-played-key = played
-memories-won-key = won
memories-best = Best moments
memories-best-none = None yet
# When and in which game a best moment was.
memories-best-when = { $game }, { $day }
memories-year = The year
# A page to print. $count matches and $amount wins of a person.
memories-year-page = The year { $year }
memories-year-counts = { $count ->
        [one] one match
       *[other] { $count } matches
    }, { $amount } won
memories-year-save = Save the year
memories-year-save-line = Save this year as a page to print
# Over computer players, by level.
memories-beaten = Wins against
# Said aloud: so many wins over computer players of a level.
memories-beaten-line = { $value } beaten { $count ->
        [one] once
       *[other] { $count } times
    }
memories-game-line = { $game }: { $count ->
        [one] one match
       *[other] { $count } matches
    }, { $amount } won
# $name: the most frequent partner of a player.
memories-partner = Favourite partner: { $name }. { $count ->
        [one] One match
       *[other] { $count } matches
    } together, { $amount } won.
memories-rival = Most frequent opponent: { $name }, { $count ->
        [one] one match
       *[other] { $count } matches
    }
memories-save = Save
memories-forget = Remove
memories-keep = Keep
memories-forget-yes = Remove all
memories-forget-line = Delete everything about { $name } for good, copies included
memories-forgotten = Everything about { $name } is deleted

## A deal

deal-title = Deal { $text }: { $game }
deal-again = Deal again
deal-record = Save record
deal-picture = Save picture
deal-once = Let others play this deal, then compare results
deal-compared = Gold marks the best result
deal-watched = A replay had shown these cards before this match
deal-equal = All results are equal so far
deal-runs = These cards are still being played
deal-unreadable = We can’t read the record of this match
-deal-won = won
-deal-lost = lost
# What people made of their cards.
deal-made = { $names }: { $value }
# On a picture of the podium.
deal-picture-line = { $game }, { $day }
# Of a plate on the podium, which has the number.
deal-plate-line = Use this number to play the same cards
deal-compare = Compare results
deal-compare-line = See how others did with the same cards
table-dealt-again = Deal { $text }
# Said when the table opens, and about a match: these people have had the cards before.
table-seen = { $names } { COUNT($names) ->
        [one] knows
       *[other] know
    } these cards
    .child = { $names } { COUNT($names) ->
        [one] knows
       *[other] know
    } these cards
# The same on a sign, as long as the table stands: the cards are meant.
table-seen-by = { $count ->
        [0] Known to { $name }
       *[other] Known to { $name } +{ $count }
    }
seats-seen = { $names } { COUNT($names) ->
        [one] knows
       *[other] know
    } these cards, so this match won’t count
    .child = { $names } { COUNT($names) ->
        [one] knows
       *[other] know
    } these cards
seats-watched = A replay has shown these cards, so this match won’t count
    .child = The same cards once more
seats-dealt-again = Deal { $text } again. No player here has seen these cards.
    .child = The same cards once more
seats-deal-fixed = This deal keeps its original rules
    .child = The rules stay as they were

## What people take along

share-done = Saved in { $path }: { $file }
share-failed = We couldn’t save it: { $error }
share-nowhere = We can’t save anything here
