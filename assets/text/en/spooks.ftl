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
# .full is how the rules name a card.
-spooks-card = { $suit } { $number }
    .full = the { $suit } { $number }
-spooks-master = the Master of { FORM($suit, of: "many") }
-spooks-cat = the Cat
    .full = the Black Cat

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

## What somebody is asked

# A card of a number, whatever its suit.
-spooks-rank = { $number ->
        [8] an 8
        [11] a Master
       *[other] a { $number }
    }
    .sign = { $number ->
        [11] M
       *[other] { $number }
    }

spooks-ask-open = Start with the lowest Spider { SIGN($suit) }
    .child = Start with the low Spider
    .how = It is the card that can go now.
spooks-ask-lead = Lead any card
    .child = Play any card
    .how = Pick one card. It can be any card.
spooks-ask-number = Play { $rank }, or pass
    .child = Play { $rank } or pass
    .how = Look for { $rank }. Any kind will do.
# $cards: a rank and the special cards in this hand.
spooks-ask-special = Play { LIST($cards, last: "or") }, or pass
    .child = Play { $rank } or the Cat
    .how = The Cat goes on top of any card.
# No number fits.
spooks-ask-cat = Play { LIST($cards, last: "or") }, or pass
    .child = Play the Cat or pass
    .how = Only the Cat can go on this card.
spooks-ask-match = Match a { $suit } { SIGN($suit) } or { $rank }
    .child = Play a { $suit } or { FORM($rank, of: "sign") }
    .how = Look for the same picture or the same number.
spooks-ask-pass-red = Nothing matches: pass
    .child = No card fits. Pass!
    .how = That is fine. The next one goes on.
spooks-ask-pass-blue = Nothing fits: pass
    .child = No card fits. Pass!
    .how = That is fine. The next one goes on.
spooks-ask-lay = Lay one card
    .child = Lay down one card
    .how = A big Goblin can win. So can the Cat.
# $count: how many were picked.
spooks-ask-straight = { $count ->
        [0] Lay a straight, or one card
        [1] Lay a straight, or one card
       *[other] { $count } cards: the highest on top
    }
    .child = { $count ->
        [0] Lay down cards in a row
       *[other] Add one or lay them down
    }
    .how = A row goes up, like 3, 4, 5.
spooks-ask-bite = Give the bats one card
    .child = Give one card to the bats
    .how = Pick a card that is not so good.
spooks-ask-gift = Give a card to the fewest
    .child = Give away one card
    .how = Pick a card that is not so good.
spooks-ask-gift-to = Who gets this card?
    .child = Who gets the card?
    .how = Pick a face.
spooks-ask-hand = Hand one card on
    .child = Pass on one card
    .how = Pick a card that is not so good.

## Whom the table waits for, and what may come

spooks-wait-open = { FACE($seat) } { $seat } opens with the lowest Spider
    .child = { $seat } starts with the low Spider
spooks-wait-lead = { FACE($seat) } { $seat } leads any card
    .child = { $seat } plays any card
spooks-wait-number = { FACE($seat) } { $seat } may play { $rank }, or pass
    .child = { $seat } plays { $rank } or passes
spooks-wait-cat = { FACE($seat) } { $seat } may play the Cat, or pass
    .child = { $seat } plays the Cat or passes
spooks-wait-match = { FACE($seat) } { $seat } must match a { $suit } or { $rank }
    .child = { $seat } needs a { $suit } or { FORM($rank, of: "sign") }
spooks-wait-straight = { FACE($seat) } { $seat } lays a straight
    .child = { $seat } lays cards in a row
spooks-wait-bite = { FACE($seat) } { $seat } gives { $to } a card { FACE($to) }
    .child = { $seat } gives { $to } a card
spooks-wait-gift = { FACE($seat) } { $seat } gives a card to the fewest
    .child = { $seat } gives a card away
# One, two, or more who choose at the same time.
spooks-wait-choice = { $seat } still chooses
    .child = { $seat } picks a card
spooks-wait-choices = { COUNT($seats) ->
        [2] { $seats } still choose
       *[other] { COUNT($seats) } still choose
    }
    .child = { COUNT($seats) } still pick a card
