### Spooks. $seat, $by, $to: people. $card: a noun. $suit: the noun of a suit. $number: 1 to 10. $count: how many.

-spooks-spider = Spider
    .many = Spiders
-spooks-spook = Spook
    .many = Spooks
-spooks-goblin = Goblin
    .many = Goblins
-spooks-bone = Bone
    .many = Bones
-spooks-bat = Bat
    .many = Bats
-spooks-card = { $suit } { $number }
-spooks-master = the Master of { FORM($suit, of: "many") }
-spooks-cat = the Cat

## What happened

spooks-dealt = { FACE($seat) } { $seat } deals
spooks-opened = { FACE($seat) } { $seat } opens with { $card } { SIGN($card) }
spooks-led = { FACE($seat) } { $seat } leads { $card } { SIGN($card) }
spooks-followed = { FACE($seat) } { $seat } plays { $card } { SIGN($card) }
spooks-passed = { FACE($seat) } { $seat } passes
spooks-came-back = Nobody tops it: { FACE($seat) } { $seat } leads
# A red card that nobody could answer: a Bone's straight, or the bats' bite.
spooks-unanswered-bone = { FACE($seat) } { $seat } cannot match: { $by } lays a straight
    .child = { FACE($seat) } { $seat } has no match: { $by } lays a row
spooks-unanswered-bat = { FACE($seat) } { $seat } cannot match: here come the bats
    .child = { FACE($seat) } { $seat } has no match: here come the bats
# $card: the one on top.
spooks-straight = { FACE($seat) } { $seat } lays { $count ->
        [one] { $card }
       *[other] { $count } cards: { $card } on top
    } { SIGN($card) }
    .child = { FACE($seat) } { $seat } lays { $count ->
        [one] 1 card
       *[other] { $count } cards in a row
    }
spooks-clockwise = The direction turns: clockwise
    .child = Now we go round the other way
spooks-counterclockwise = The direction turns: the other way round
    .child = Now we go round the other way
spooks-upwards = The numbers turn: up again
    .child = The numbers go up again
spooks-downwards = The numbers turn: downwards now
    .child = Now the numbers go down
spooks-trick = Goblin trick! Everybody lays one card
    .child = A Goblin! We all lay down one card
spooks-playoff = A tie: { $seats } lay again
    .child = Both lay one more card
spooks-laid = { FACE($seat) } { $seat } has laid a card
spooks-trick-tied = A tie: { $seats }
spooks-trick-empty = Neither Goblin nor Cat
spooks-trick-empty-lead = Neither Goblin nor Cat: { FACE($seat) } { $seat } leads
spooks-trick-cat = The Cat takes it: { FACE($seat) } { $seat } leads
spooks-trick-cat-last = The Cat takes it: { FACE($seat) } { $seat } has the trick
spooks-trick-won = { $card } is the best: { FACE($seat) } { $seat } leads
spooks-trick-won-last = { $card } is the best: { FACE($seat) } { $seat } has the trick
spooks-bite = { FACE($seat) } The bats bite { $seat }: one card from each
spooks-gift = { FACE($seat) } { $seat } gives a card to the fewest
spooks-given = { FACE($by) } { $by } gives { $to } a card { FACE($to) }
spooks-handing = Everybody hands a card on
spooks-chosen = { FACE($seat) } { $seat } has chosen
spooks-handed = All cards go to the neighbour
    .child = All cards go one seat on
spooks-hand-ended = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] has
       *[other] have
    } no cards left!
spooks-grabbed = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] is
       *[other] are
    } grabbed
spooks-ended = { $seats } { COUNT($seats) ->
        [one] wins
       *[other] win
    }!
