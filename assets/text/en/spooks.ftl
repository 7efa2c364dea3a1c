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
spooks-unanswered-bone-again = { FACE($seat) } { $seat } cannot match: { $by } has another turn
    .child = { FACE($seat) } { $seat } has no match: { $by } plays again
spooks-unanswered-bat = { FACE($seat) } { $seat } cannot match: here come the bats
    .child = { FACE($seat) } { $seat } has no match: here come the bats
# $card: the one on top.
spooks-straight = { FACE($seat) } { $seat } lays { $count ->
        [one] { $card }
       *[other] a straight of { $count }: { $card } on top
    } { SIGN($card) }
    .child = { FACE($seat) } { $seat } lays { $count ->
        [one] 1 card
       *[other] { $count } cards in a row
    }
spooks-clockwise = The Master of Bones reverses play: clockwise again
    .child = Now we go round the other way
spooks-counterclockwise = The Master of Bones reverses play: anticlockwise now
    .child = Now we go round the other way
spooks-upwards = The Master of Bats reverses the numbers: up again
    .child = The numbers go up again
spooks-downwards = The Master of Bats reverses the numbers: downwards now
    .child = Now the numbers go down
# $order: "up" or "down", which way the numbers run.
spooks-trick = Goblin trick! Everybody lays any card: { $order ->
        [down] the lowest
       *[up] the highest
    } Goblin wins, or the Cat
    .child = A Goblin! All lay one card. A { $order ->
        [down] low
       *[up] high
    } Goblin wins
spooks-playoff = A tie: { $seats } lay again
    .child = Both lay one more card
spooks-laid = { FACE($seat) } { $seat } has laid a card
spooks-trick-tied = Two equal Goblins: a tie of { $seats }
    .child = Two Goblins are the same
spooks-trick-tied-cats = Two Cats: a tie of { $seats }
    .child = Two Cats are the same
spooks-trick-empty = Neither Goblin nor Cat: nobody takes it
    .child = No Goblin and no Cat
spooks-trick-empty-lead = Neither Goblin nor Cat: { FACE($seat) } { $seat } is next and leads
    .child = No Goblin, no Cat: { FACE($seat) } { $seat } is next
# Why somebody takes the trick. $then: "leads", or "ends" where the hand is over.
spooks-trick-cat = The Cat beats every Goblin: { FACE($seat) } { $seat } { $then ->
        [leads] leads
       *[ends] has the trick
    }
    .child = The Cat beats them all: { FACE($seat) } { $seat } { $then ->
        [leads] is next
       *[ends] wins it
    }
spooks-trick-only = { $card } is the only Goblin: { FACE($seat) } { $seat } { $then ->
        [leads] leads
       *[ends] has the trick
    }
    .child = Just one Goblin: { FACE($seat) } { $seat } { $then ->
        [leads] is next
       *[ends] wins it
    }
spooks-trick-highest = { $card } is the highest Goblin: { FACE($seat) } { $seat } { $then ->
        [leads] leads
       *[ends] has the trick
    }
    .child = The top Goblin wins: { FACE($seat) } { $seat } { $then ->
        [leads] is next
       *[ends] wins it
    }
spooks-trick-lowest = Downwards, { $card } is best: { FACE($seat) } { $seat } { $then ->
        [leads] leads
       *[ends] has the trick
    }
    .child = Now the low Goblin wins: { FACE($seat) } { $seat } { $then ->
        [leads] is next
       *[ends] wins it
    }
spooks-bite = { FACE($seat) } No match for the Bat: everybody else gives { $seat } one card
    .child = The bats bite { FACE($seat) } { $seat }: one card from each
# In the children's game.
spooks-bite-once = { FACE($seat) } No match for the Bat: { $by } gives { $seat } one card
    .child = The bats bite { FACE($seat) } { $seat }: one card from { $by }
# The Master of Goblins.
spooks-gift = { FACE($seat) } The Master of Goblins: { $seat } gives a card to the smallest hand
    .child = { FACE($seat) } { $seat } may give one card away
spooks-given = { FACE($by) } { $by } gives { $to } a card { FACE($to) }
spooks-given-bats = { FACE($by) } The bats carry a card from { $by } to { $to } { FACE($to) }
    .child = { FACE($by) } The bats take a card to { FACE($to) } { $to }
spooks-handing = The Master of Spooks: everybody hands on a card
    .child = Each of us gives one card to the next
spooks-chosen = { FACE($seat) } { $seat } has chosen
spooks-handed = Each card goes to the neighbour
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
spooks-ask-match = Match with a { $suit } { SIGN($suit) } or { $rank }
    .child = Play a { $suit } or { FORM($rank, of: "sign") }
    .how = Look for the same picture or the same number.
# In the children's game the Cat is always named.
spooks-ask-match-cat = Match a { $suit } { SIGN($suit) } or { $rank }, or play the Cat
    .child = Play a { $suit }, { FORM($rank, of: "sign") } or Cat
    .how = Look for the same picture or the same number.
spooks-ask-pass-red = Nothing matches: pass
    .child = No card fits. Pass!
    .how = That is fine. The next one goes on.
spooks-ask-pass-blue = Nothing fits: pass
    .child = No card fits. Pass!
    .how = That is fine. The next one goes on.
spooks-ask-lay = Lay any card: the { $order ->
        [down] lowest
       *[up] highest
    } Goblin wins
    .child = Lay down one card
    .how = A { $order ->
        [down] small
       *[up] big
    } Goblin can win. So can the Cat.
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
spooks-ask-gift = Give a card to the smallest hand
    .child = Give away one card
    .how = Pick a card that is not so good.
spooks-ask-gift-to = Who gets this card?
    .child = Who gets the card?
    .how = Pick a face.
spooks-ask-hand = Hand on one card
    .child = Give one card to the next
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
spooks-wait-match = { FACE($seat) } { $seat } must match with a { $suit } or { $rank }
    .child = { $seat } needs a { $suit } or { FORM($rank, of: "sign") }
spooks-wait-straight = { FACE($seat) } { $seat } lays a straight
    .child = { $seat } lays cards in a row
spooks-wait-bite = { FACE($seat) } { $seat } gives { $to } a card { FACE($to) }
    .child = { $seat } gives { $to } a card
spooks-wait-gift = { FACE($seat) } { $seat } gives a card to the smallest hand
    .child = { $seat } gives a card away
# One, two, or more who choose at the same time.
spooks-wait-choice = { $seat } is still choosing
    .child = { $seat } picks a card
spooks-wait-choices = { COUNT($seats) ->
        [2] { $seats } are still choosing
       *[other] { COUNT($seats) } are still choosing
    }
    .child = { COUNT($seats) } still have to pick

## What buttons do

spooks-scores = Scores
spooks-choice-play = Play
spooks-choice-pass = Pass
spooks-choice-lay = Lay face down
# $count: how many cards are picked.
spooks-choice-straight = { $count ->
        [0] Lay cards
        [1] Lay this card
       *[other] Lay { $count } in a row
    }
spooks-choice-give = Give
spooks-choice-give-to = Give it to { $to } { FACE($to) }

## At the seats: what they say in a bubble, what they hold, what the strip on a curtain tells in a word

-spooks-says-pass = pass
-spooks-says-cannot = can’t
# The hand is empty.
-spooks-says-out = out!
# Out of the match.
-spooks-dropped = out
# The direction of play.
-spooks-strip-turned = turned
spooks-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# $amount: points so far.
spooks-cards-and-points = { spooks-cards }, { $amount } so far

## The board with the rule that holds now: its title, and a line below it

spooks-rule-anything = Anything
    .child = Any card
-spooks-rule-anything-line = any card leads
    .child = all cards fit
spooks-rule-opening = Opening
    .child = The start
-spooks-rule-opening-line = the lowest Spider
    .child = the low Spider
spooks-rule-straight = A straight
    .child = A row
-spooks-rule-straight-line = in a row, or one card
    .child = like 3, 4, 5, or one card
spooks-rule-playoff = Play-off
    .child = One more
-spooks-rule-playoff-line = one more card
    .child = lay one more card
spooks-rule-lay = Lay a card
-spooks-rule-lay-line = { $order ->
        [down] lowest
       *[up] highest
    } Goblin wins
    .child = face down
spooks-rule-hand = Hand on
    .child = Give one card
-spooks-rule-hand-line = everybody, in secret
    .child = face down
spooks-rule-bite = Bat bite
-spooks-rule-bite-line = one card each
spooks-rule-gift = A gift
-spooks-rule-gift-line = for the smallest hand
spooks-rule-match = Match
spooks-rule-cat = The Cat
# The Cat and the Master of Spiders.
spooks-rule-two = These two
spooks-rule-higher = One higher
spooks-rule-lower = One lower
-spooks-rule-number-line = any kind, or the Cat
# Between a picture and a number.
-spooks-rule-or = or

## The trick, as it stands before the table

# About the last trick, when it lies there again.
spooks-latest-trick = { FACE($seat) } { $seat } took the trick with { $card }
    .child = { FACE($seat) } { $seat } got the trick
spooks-latest-nobody = Nobody took the trick
    .child = Nobody got the trick
spooks-title-trick = Goblin trick!
spooks-title-playoff = Play-off!
# Before the face of whoever played the Goblin.
-spooks-played-by = by
spooks-suspense = All cards turn at once

## The score sheet, and the count at the end of a hand

# Which hand of a series is played.
-spooks-moment = hand { $number }
# $amount: so many points are too many.
spooks-sheet-to = To { $amount }
spooks-sheet-fewest = The fewest points win
    .child = The fewest points win
spooks-sheet-fewest-below = The fewest points win; { $amount } is too many
    .child = The fewest points win. { $amount } is too many.
spooks-count = What is left
spooks-ghost = Ghost hand

## The coach: why a step is taken

# $answers: how many cards in the hands of others can go on a card.
-spooks-answers = { $answers ->
        [0] no card
        [1] only one card
        [2] only two cards
        [3] only three cards
        [4] only four cards
        [5] only five cards
        [6] only six cards
       *[other] { $answers } cards
    }

spooks-advice-nothing-fits = Nothing here fits: pass.
spooks-advice-only-choice = There is no other choice.
spooks-advice-keep-for-later = No card here is worth spending on this: better to pass.
spooks-advice-goes-out = That empties the hand.
spooks-advice-spend-the-cat = The Cat goes on anything: here it is worth spending.
spooks-advice-two-at-once = { $card } sheds two cards: itself, and one for the trick.
spooks-advice-nobody-tops-it = { -spooks-answers } could go on { $card }: the lead probably stays here.
spooks-advice-get-rid-of-it = { $card } is missed least, so it goes first.
# $count: how many cards the straight would have.
spooks-advice-straight-is-ready = { -spooks-answers } can answer it; if { $seat } has none, a straight of { $count } follows.
spooks-advice-another-turn = { -spooks-answers } can answer it; if { $seat } has none, another turn follows.
spooks-advice-bats-bite = { -spooks-answers } can answer it; if { $seat } has none, the bats bite.
spooks-advice-ask-red = { -spooks-answers } can answer it; { $seat } probably has one.
spooks-advice-answer-red = { $card } answers, and nothing worse happens.
spooks-advice-long-straight = { $count } cards at once, with { $card } on top.
# $chance: in percent.
spooks-advice-win-the-trick = { $card } takes the trick in about { $chance } of 100 cases, and the lead with it.
spooks-advice-shed-in-trick = { $card } does not win the trick: this is a good moment to lose it.
spooks-advice-give-the-worst = { $card } is worth least in this hand.

## The coach: what a weaker step was meant to do ($idea), and what is better ($better)

-spooks-idea-keep-for-later = pass and keep what is good
-spooks-idea-goes-out = empty the hand
-spooks-idea-spend-the-cat = spend the Cat
-spooks-idea-two-at-once = shed two cards at once
-spooks-idea-nobody-tops-it = lead with { $card }
-spooks-idea-get-rid-of-it = lose { $card }
-spooks-idea-straight-is-ready = make way for a straight
-spooks-idea-another-turn = get another turn
-spooks-idea-bats-bite = let the bats bite
-spooks-idea-ask-red = make { $seat } answer
-spooks-idea-answer-red = answer with { $card }
-spooks-idea-long-straight = shed { $count } cards at once
-spooks-idea-win-the-trick = take it with { $card }
-spooks-idea-shed-in-trick = lose { $card } here
-spooks-idea-give-the-worst = part with { $card }

-spooks-a-pass = a pass
-spooks-a-straight = a straight of { $count }
# $card: the one on top.
-spooks-a-run = { $count } cards up to { $card }

spooks-advice-behind-at-sight = Meant to { $idea }; { $better } looks better.
# $count: of 100 hands.
spooks-advice-behind-by-wins = Meant to { $idea }; { $better } wins { $count } more of 100.
spooks-advice-behind-by-points = Meant to { $idea }; { $better } is { $count } { $count ->
        [one] point
       *[other] points
    } better.

## The coach: what may be expected

spooks-outlook-wins = Wins about { $count } of 100 such hands
spooks-outlook-fewer-wins = { $better }: { $count } fewer { $count ->
        [one] win
       *[other] wins
    }
spooks-outlook-more-points = { $better }: { $count } { $count ->
        [one] point
       *[other] points
    } worse

## How a match is set up

spooks-variant-hand = One hand
spooks-variant-hand-line = The first empty hand wins
spooks-variant-series = A series
spooks-variant-series-line = Hands with points until somebody is grabbed
spooks-variant-long = The long series
spooks-variant-long-line = Whoever is grabbed drops out; the others go on
spooks-variant-children = Small hands
spooks-variant-children-line = For children: few cards, and no straights
spooks-preset = Small hands
spooks-preset-line = For children: few cards each, and no Masters
spooks-option-target = Grabbed at
spooks-option-target-line = This many points are too many
spooks-option-decks = Decks
spooks-option-decks-line = A second deck for a bigger or longer game
-spooks-one-deck = one
-spooks-two-decks = two, shuffled together
spooks-option-ghost = Ghost hand
spooks-option-ghost-line = Some cards are missing and nobody knows which
-spooks-no-ghost = none
-spooks-with-ghost = one hand is set aside
# Cards that lie aside face down on the table.
-spooks-left-over = spare { $count }
spooks-option-even = Cards left over
spooks-option-even-line = Set aside, everyone has the same number of cards
-spooks-all-dealt = dealt as well
-spooks-even-hands = set aside
spooks-option-masters = Masters
spooks-option-masters-line = The five cards with a crown change the game
-spooks-plain-masters = are just high cards
-spooks-strong-masters = have powers

## The pages of the rules: a title, and its sentences. $amount: so many points are too many.

spooks-page-idea = The idea
spooks-rules-idea-hand =
    Everybody sheds cards onto one pile.
    The colour of the top card says what the next one may do.
    The first empty hand wins.
spooks-rules-idea-series =
    Everybody sheds cards onto one pile. The first empty hand ends the hand.
    What the others still hold are their points.
    At { $amount } points somebody is grabbed. Then the fewest points win.
spooks-rules-idea-long =
    Everybody sheds cards onto one pile. The first empty hand ends the hand.
    What the others still hold are their points.
    At { $amount } points somebody is grabbed and drops out. The others go on.
spooks-page-cards = The cards
spooks-rules-cards =
    Spiders and Spooks are blue, Goblins are green, Bones and Bats are red.
    Each suit runs from 1 to 10. Its Master, with a crown, comes after the 10.
    The Black Cat has no suit, no colour and no number.
spooks-rules-cards-children =
    Spiders and Spooks are blue, Goblins are green, Bones and Bats are red.
    Numbers go up to one more than there are players, blue ones to one less than that. There are no Masters.
    The Black Cat has no suit, no colour and no number.
spooks-rules-two-decks = Two whole decks are mixed: each card is there twice.
spooks-page-start = The start
spooks-rules-start =
    All cards are dealt, one at a time.
    Whoever holds Spider 1 puts it on the table.
    Then it goes round clockwise. The dial shows the direction.
spooks-rules-start-children =
    All cards are dealt, one at a time.
    Whoever holds Spider 1 puts it on the table.
    Then it goes round clockwise, all the time.
spooks-rules-start-even =
    All players get the same number of cards. Cards left over lie aside, face down. Spider 1 is never one of them.
    The player who has Spider 1 puts it on the table.
    Then it goes round clockwise, all the time.
spooks-page-blue = On blue: one higher
spooks-rules-blue =
    On a Spider or a Spook goes the next number, of any suit.
    Or the Cat. Or nothing: passing is free, even with a card that fits.
    If nobody tops it, whoever played it leads any card.
spooks-page-red = On red: match
spooks-rules-red =
    On a Bone or a Bat goes the same suit, the same number, or the Cat.
    Whoever can match must do so.
    Only the next player is asked. Nothing fits? That player is in for it.
spooks-page-bones = Bones: a straight
spooks-rules-bones =
    The next player could not match a Bone: whoever laid it lays a straight.
    Numbers in a row, any suits. One card will do. The Cat lies alone.
    The highest card is on top. Whoever was stuck goes on from it.
spooks-page-again = Bones: another turn
spooks-rules-again =
    The next player could not match a Bone: whoever laid it leads any card.
spooks-page-bats = Bats: the bite
spooks-rules-bats =
    The next player could not match a Bat: everybody else gives them one card.
    One after the other, beginning with the Bat’s player, against the direction of play.
    Giving the last card away wins. Otherwise whoever was bitten leads.
spooks-rules-bite-once =
    The next player could not match a Bat: whoever laid it gives them one card.
    Giving the last card away wins. Otherwise whoever was bitten leads.
spooks-page-goblins = Goblins: a trick
spooks-rules-goblins =
    A Goblin starts a trick and does not count in it: everybody lays one more card, face down.
    All turn at once. A Cat takes it, else the highest Goblin. The taker leads.
    Neither? The next player goes on. A last card laid wins at once.
spooks-page-cat = The Black Cat
spooks-rules-cat =
    It goes on everything.
    After it the next player leads any card.
    In a goblin trick it beats every Goblin.
spooks-rules-cat-advice = It is a pity to waste it: it helps when no other card does.
spooks-page-tie = A tie
spooks-rules-tie-can = With two decks, two Cats or two equal Goblins can tie in a trick.
spooks-rules-tie-does = Two Cats or two equal Goblins can tie in a trick.
spooks-rules-tie =
    Those two lay one more card each.
    That goes on until one is better, or a hand is empty.
spooks-page-ghost = The ghost hand
spooks-rules-ghost-can = This is an option: one more hand is dealt and set aside, face down.
spooks-rules-ghost-is = One more hand is dealt and set aside, face down.
spooks-rules-ghost =
    Nobody looks at it before the hand is over.
    If Spider 1 is in it, the lowest Spider in play opens.
    It is good for few players, and for those who know the game well.
spooks-page-masters = Masters
spooks-rules-masters-can = This is an option: Masters on the pile have powers.
spooks-rules-masters-do = Masters on the pile have powers.
spooks-rules-masters =
    Bones: the direction of play is reversed; a second one turns it back again.
    Bats: the numbers run down. Spiders: the Master goes on any Spider.
spooks-page-giving = Masters that give
spooks-rules-giving =
    Spooks: everybody hands one card to the right, all at once; to the left when play is reversed.
    Goblins: one card goes to an opponent with the smallest hand. Then comes the trick.
spooks-page-down = Numbers run down
spooks-rules-down =
    After the Master of Bats the next card on blue is one lower.
    In a trick the lowest Goblin is best. The Cat stays best of all.
    This lasts until the end of the hand, or until the other Master of Bats.
spooks-page-end = The end
spooks-rules-end-hand =
    An empty hand wins at once, whatever the last card would have started.
    In a trick several hands can become empty: then they share the win.
spooks-rules-end-series =
    The series ends after the hand in which somebody reaches { $amount }.
    The fewest points win, whoever won the last hand.
spooks-page-points = Points
spooks-rules-points =
    Cards that are left count against their player.
    1 to 10 count their number, a Master 20, the Cat 30.
    The winner of the hand has none.
spooks-page-dropping = Dropping out
spooks-rules-dropping =
    Whoever reaches { $amount } drops out and keeps the points.
    The others play on without that seat, until three are left and one of them is grabbed.
    The fewest points win.

## Where the book is silent

spooks-ours-target = In the book { $amount } points end it.
spooks-ours-seats = At most { $count } play. The book names no limit.
spooks-ours-children = The rulebook has no game for children: this one is ours.
spooks-ours-lead = Whoever leads must play a card.
spooks-ours-red = On red a card that fits has to be played.
spooks-ours-giver = No Spider in play: the seat left of the dealer leads any card.
spooks-ours-gift = The Master of Goblins gives before the trick.
spooks-ours-turned = Master of Bones on top of a straight: whoever was stuck is next.
spooks-ours-left = Points left in the hands decide nothing.
spooks-ours-exact = Exactly { $amount } points are enough to be grabbed.
spooks-ours-shared = Equal fewest points: they win together.
spooks-ours-few = Fewer than three would be left: it is over.

## For children: the goal, and the pages of the rules

spooks-goal = Get rid of all the cards!
spooks-kids-page-idea = What it is about
spooks-kids-idea =
    We all hold cards.
    The first empty hand wins.
spooks-kids-aside = Cards left over lie face down.
spooks-kids-page-blue = Blue cards
spooks-kids-blue =
    On blue goes the next number. On a 2 goes a 3.
    Or the Cat. Or a pass.
spooks-kids-page-red = Red cards
spooks-kids-red =
    On red goes the same picture or the same number.
    Whoever has one must play it.
spooks-kids-page-bones = Bones
spooks-kids-bones =
    No match for a Bone?
    Whoever laid it plays again: any card.
spooks-kids-page-bats = Bats
spooks-kids-bats =
    No match for a Bat? Then the bats bite.
    Who laid it gives one card. Then the bitten one plays.
spooks-kids-page-goblins = Goblins
spooks-kids-goblins =
    A Goblin! Now we all lay down one card.
    The Cat wins. Or else the highest Goblin.
spooks-kids-page-cat = The Black Cat
spooks-kids-cat =
    The Cat goes on any card.
    Then the next one plays any card.

# What somebody did, below its name at the children’s party.
-spooks-did-cat-won = won with the Cat
-spooks-did-goblin = had the best Goblin
-spooks-did-cat = played the Cat
-spooks-did-cards = played { $count ->
        [one] a card
       *[other] { $count } cards
    }

# What going on along the beads of a record is called.
spooks-next-lead = Next lead

# Under the number of what somebody did in a whole evening.
-spooks-fact-cat-won = won with the Cat
-spooks-fact-goblin = best Goblin
-spooks-fact-cards = cards played
