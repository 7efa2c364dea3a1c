### What is said aloud beside what stands on the screen. $item: what the focus is on, a name or a card. $button: a key or a
### button of a pad, $words: what it does. $text: how many play.

narrated-on = I read everything aloud now
    .child = I read everything out now
narrated-off = I don’t read aloud any more
    .child = I am quiet now
narrated-of = { $item }, { $number } of { $count }
narrated-row = { $name }: { $value }
narrated-hint = { $button }: { $words }
narrated-picked = { $item } is picked
narrated-unfit = { $item } does not fit
narrated-players = { $text } players
key-left = Left arrow
key-right = Right arrow
key-up = Up arrow
key-down = Down arrow

## Facts of a table, for players who listen

table-fact-hand = You hold { LIST($cards) }
table-fact-playable = You can play { LIST($cards) }
table-fact-laid = { $seat } laid { $card }
table-fact-cards = { $seat } holds { $count ->
        [0] no card
        [one] 1 card
       *[other] { $count } cards
    }
