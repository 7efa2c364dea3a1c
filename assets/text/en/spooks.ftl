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
    .full = { $suit } { $number }
-spooks-master = the Master of { FORM($suit, of: "many") }
-spooks-cat = the Cat
    .full = the Black Cat

## What happened

spooks-dealt = { FACE($seat) } { $seat } deals
spooks-opened = { FACE($seat) } { $seat } opens with { $card } { SIGN($card) }
spooks-led = { FACE($seat) } { $seat } leads { $card } { SIGN($card) }
spooks-followed = { FACE($seat) } { $seat } plays { $card } { SIGN($card) }
spooks-passed = { FACE($seat) } { $seat } passes
spooks-came-back = All passed. { FACE($seat) } { $seat } leads.
# A red card that could not be answered: a Bone's straight, or the bats' bite.
spooks-unanswered-bone = { FACE($seat) } { $seat } can’t match, so { $by } lays a straight
    .child = { FACE($seat) } { $seat } has no match. { $by } lays a row.
spooks-unanswered-bone-again = { FACE($seat) } { $seat } can’t match, so { $by } plays again
    .child = { FACE($seat) } { $seat } has no match. { $by } plays again.
spooks-unanswered-bat = { FACE($seat) } { $seat } can’t match. Here come the bats!
    .child = { FACE($seat) } { $seat } has no match. Here come the bats!
# $card: the one on top.
spooks-straight = { FACE($seat) } { $seat } lays { $count ->
        [one] { $card }
       *[other] a straight of { $count }, up to { $card }
    } { SIGN($card) }
    .child = { FACE($seat) } { $seat } lays { $count ->
        [one] 1 card
       *[other] { $count } cards in a row
    }
spooks-clockwise = Play goes clockwise again, says the Master of Bones
    .child = Now we go round the other way
spooks-counterclockwise = Play goes anticlockwise now, says the Master of Bones
    .child = Now we go round the other way
spooks-upwards = Numbers go up again, says the Master of Bats
    .child = The numbers go up again
spooks-downwards = Numbers go down now, says the Master of Bats
    .child = Now the numbers go down
# $order: "up" or "down", which way the numbers run.
spooks-trick = Goblin trick! Each player lays a card. The { $order ->
        [down] lowest
       *[up] highest
    } Goblin or the Cat wins.
    .child = A Goblin! All lay one card. A { $order ->
        [down] low
       *[up] high
    } Goblin wins.
spooks-playoff = It’s a tie. { $seats } lay another card.
    .child = Both lay one more card
spooks-laid = { FACE($seat) } { $seat } laid a card
spooks-trick-tied = Two equal Goblins! { $seats } tie.
    .child = Two Goblins are the same
spooks-trick-tied-cats = Two Cats! { $seats } tie.
    .child = Two Cats are the same
spooks-trick-empty = No Goblin and no Cat, so no winner
    .child = No Goblin and no Cat
spooks-trick-empty-lead = No Goblin and no Cat. { FACE($seat) } { $seat } leads.
    .child = No Goblin, no Cat. { FACE($seat) } { $seat } is next.
# Why a player takes the trick. $then: "leads", or "ends" where the hand is over.
spooks-trick-cat = The Cat beats every Goblin. { FACE($seat) } { $seat } { $then ->
        [leads] leads
       *[ends] wins the trick
    }.
    .child = The Cat beats them all. { FACE($seat) } { $seat } { $then ->
        [leads] is next
       *[ends] wins it
    }.
spooks-trick-only = { $card } is the only Goblin. { FACE($seat) } { $seat } { $then ->
        [leads] leads
       *[ends] wins the trick
    }.
    .child = Just one Goblin. { FACE($seat) } { $seat } { $then ->
        [leads] is next
       *[ends] wins it
    }.
spooks-trick-highest = { $card } is the highest Goblin. { FACE($seat) } { $seat } { $then ->
        [leads] leads
       *[ends] wins the trick
    }.
    .child = The top Goblin wins. { FACE($seat) } { $seat } { $then ->
        [leads] is next
       *[ends] wins it
    }.
spooks-trick-lowest = Numbers run down, so { $card } is best. { FACE($seat) } { $seat } { $then ->
        [leads] leads
       *[ends] wins the trick
    }.
    .child = Now the low Goblin wins. { FACE($seat) } { $seat } { $then ->
        [leads] is next
       *[ends] wins it
    }.
spooks-bite = { FACE($seat) } No match for the Bat. All others give { $seat } a card.
    .child = The bats bite { FACE($seat) } { $seat }! One card from each.
# In the children's game.
spooks-bite-once = { FACE($seat) } No match for the Bat. { $by } gives { $seat } a card.
    .child = The bats bite { FACE($seat) } { $seat }! One card from { $by }.
# The Master of Goblins.
spooks-gift = { FACE($seat) } Master of Goblins! { $seat } gives the player with fewest cards a card.
    .child = { FACE($seat) } { $seat } may give one card away
spooks-given = { FACE($by) } { $by } gives { $to } a card { FACE($to) }
spooks-given-bats = { FACE($by) } The bats carry a card from { $by } to { $to } { FACE($to) }
    .child = { FACE($by) } The bats take a card to { FACE($to) } { $to }
spooks-handing = Master of Spooks! Each player passes on a card.
    .child = We all give one card to the next
spooks-chosen = { FACE($seat) } { $seat } is ready
spooks-handed = Each card goes to the next player
    .child = All cards go one place on
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

## What a player is asked

# A card of a number, of any suit.
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
    .how = Find the same picture or the same number.
# In the children's game the Cat is always named.
spooks-ask-match-cat = Match a { $suit } { SIGN($suit) } or { $rank }, or play the Cat
    .child = Play a { $suit }, { FORM($rank, of: "sign") } or Cat
    .how = Find the same picture or the same number.
spooks-ask-pass-red = You can’t match, so pass
    .child = No card fits. Pass!
    .how = That is fine. The next one goes on.
spooks-ask-pass-blue = Nothing fits, so pass
    .child = No card fits. Pass!
    .how = That is fine. The next one goes on.
spooks-ask-lay = Lay any card. The { $order ->
        [down] lowest
       *[up] highest
    } Goblin wins.
    .child = Lay down one card
    .how = A { $order ->
        [down] small
       *[up] big
    } Goblin can win. So can the Cat.
# $count: how many were picked.
spooks-ask-straight = { $count ->
        [0] Lay a straight, or one card
        [1] Lay a straight, or one card
       *[other] Lay { $count } cards, the highest on top
    }
    .child = { $count ->
        [0] Lay down cards in a row
       *[other] Add one or lay them down
    }
    .how = A row goes up, like 3, 4, 5.
spooks-ask-bite = Give the bats one card
    .child = Give one card to the bats
    .how = Pick a card that is not so good.
spooks-ask-gift = Give a card to the player with the fewest
    .child = Give away one card
    .how = Pick a card that is not so good.
spooks-ask-gift-to = Who gets this card?
    .child = Who gets the card?
    .how = Pick a face.
spooks-ask-hand = Pass on one card
    .child = Give one card to the next
    .how = Pick a card that is not so good.

## Whom the table waits for, and what may come

spooks-wait-open = { FACE($seat) } { $seat } opens with the lowest Spider
    .child = { $seat } starts with the low Spider
spooks-wait-lead = { FACE($seat) } { $seat } leads any card
    .child = { $seat } plays any card
spooks-wait-number = { FACE($seat) } { $seat } can play { $rank }, or pass
    .child = { $seat } plays { $rank } or passes
spooks-wait-cat = { FACE($seat) } { $seat } can play the Cat, or pass
    .child = { $seat } plays the Cat or passes
spooks-wait-match = { FACE($seat) } { $seat } must match with a { $suit } or { $rank }
    .child = { $seat } needs a { $suit } or { FORM($rank, of: "sign") }
spooks-wait-straight = { FACE($seat) } { $seat } lays a straight
    .child = { $seat } lays cards in a row
spooks-wait-bite = { FACE($seat) } { $seat } gives { $to } a card { FACE($to) }
    .child = { $seat } gives { $to } a card
spooks-wait-gift = { FACE($seat) } { $seat } gives a card to the player with the fewest
    .child = { $seat } gives a card away
# One, two, or more who choose at the same time.
spooks-wait-choice = { $seat } is still choosing
    .child = { $seat } picks a card
spooks-wait-choices = { COUNT($seats) ->
        [2] { $seats } are still choosing
       *[other] { COUNT($seats) } are still choosing
    }
    .child = { COUNT($seats) } still have to pick
# On red, before the curtain of a player who has to pass.
spooks-cannot-play = { $seat } can’t play
    .child = { $seat } can’t play

## What buttons do

spooks-scores = See scores
spooks-choice-play = Play
spooks-choice-pass = Pass
spooks-choice-look = Look first
spooks-choice-lay = Lay face down
# $count: how many cards are picked.
spooks-choice-straight = { $count ->
        [0] Lay cards
        [1] Lay this card
       *[other] Lay { $count } cards
    }
spooks-choice-give = Give
spooks-choice-give-to = Give to { $to } { FACE($to) }

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

spooks-rule-anything = Any card
    .child = Any card
-spooks-rule-anything-line = the leader chooses
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
spooks-rule-hand = Pass on
    .child = Give one card
-spooks-rule-hand-line = each player, in secret
    .child = face down
spooks-rule-bite = Bat bite
-spooks-rule-bite-line = one card each
spooks-rule-gift = A gift
-spooks-rule-gift-line = for the fewest cards
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
spooks-latest-no-winner = There was no winner
    .child = No one got the trick
spooks-title-trick = Goblin trick!
spooks-title-playoff = Play-off!
# Before the face of the player who played the Goblin.
-spooks-played-by = by
spooks-suspense = All cards turn over together

## The score sheet, and the count at the end of a hand

# Which hand of a series is played.
-spooks-moment = deal { $number }
# $amount: so many points are too many.
spooks-sheet-to = To { $amount }
spooks-sheet-fewest = Fewest points wins
    .child = The fewest points win
spooks-sheet-fewest-below = The fewest points win. { $amount } is too many.
    .child = The fewest points win. { $amount } is too many.
spooks-count = Points left in hand
    .child = Cards left
# A button: the cards left in all hands.
spooks-see-left = See cards
# $amount: the points of a seat so far.
spooks-count-total = { $amount } in total
spooks-ghost = Ghost cards

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

spooks-why-nothing-fits = You have nothing that fits.
    .child = No card fits.
spooks-why-only-choice = There’s no other choice.
    .child = Only this can go.
spooks-why-keep-for-later = Don’t waste a good card here.
    .child = Keep the good cards.
spooks-why-goes-out = That’s your last card.
    .child = It is the last card!
spooks-why-spend-the-cat = It goes on anything, and it’s worth playing now.
    .child = The Cat is good now.
spooks-why-two-at-once = It gets rid of two cards: itself and one in the trick.
    .child = Two cards go at once.
spooks-why-likely-leads-again = { -spooks-answers } could go on it, so you’ll probably lead again.
    .child = No one can beat it.
spooks-why-get-rid-of-it = You need it least.
    .child = We can do without it.
# $count: how many cards the straight would have.
spooks-why-straight-is-ready = { -spooks-answers } can answer it. If { $seat } has none, you lay { $count }.
    .child = Then a row may go down.
spooks-why-another-turn = { -spooks-answers } can answer it. If { $seat } has none, you play again.
    .child = Then we may play again.
spooks-why-bats-bite = { -spooks-answers } can answer it. If { $seat } has none, the bats bite.
    .child = The bats may bite.
spooks-why-ask-red = { -spooks-answers } can answer it. { $seat } probably has one.
    .child = The next one must match it.
spooks-why-answer-red = It answers safely.
    .child = It fits the red one.
spooks-why-long-straight = You get rid of { $count } cards at once, with { $card } on top.
    .child = Many cards go at once.
# $chance: in percent.
spooks-why-win-the-trick = It wins the trick and the lead about { $chance } times in 100.
    .child = It may win.
spooks-why-shed-in-trick = It won’t win the trick, so get rid of it now.
    .child = It will not win. Let it go.
spooks-why-give-the-worst = It’s your worst card.
    .child = It is the worst card.
spooks-coach-play = Play { $card }.
spooks-coach-lay = Lay { $card } face down.
spooks-coach-pass = Pass.
    .child = Pass.
spooks-coach-straight = { $count ->
        [one] Lay { $card }.
       *[other] Lay the { $count } marked cards.
    }
spooks-coach-give = Give { $to } { $card }.
spooks-coach-knows = The coach knows your cards, all played cards and who passed. It guesses who has the rest.
    .child = I see our cards. I guess the rest.

## The coach: what a weaker step was meant to do ($idea), and what is better ($better)

-spooks-idea-keep-for-later = pass and keep the good cards
-spooks-idea-goes-out = play the last card
-spooks-idea-spend-the-cat = play the Cat
-spooks-idea-two-at-once = get rid of two cards at once
-spooks-idea-likely-leads-again = lead with { $card }
-spooks-idea-get-rid-of-it = get rid of { $card }
-spooks-idea-straight-is-ready = prepare a straight
-spooks-idea-another-turn = get another turn
-spooks-idea-bats-bite = let the bats bite
-spooks-idea-ask-red = make { $seat } answer
-spooks-idea-answer-red = answer with { $card }
-spooks-idea-long-straight = get rid of { $count } cards at once
-spooks-idea-win-the-trick = win it with { $card }
-spooks-idea-shed-in-trick = lose { $card } here
-spooks-idea-give-the-worst = give away { $card }

-spooks-a-pass = a pass
-spooks-a-straight = a straight of { $count }

spooks-why-behind-at-sight = Plan: { $idea }. { $better } looks better.
# $count: of 100 hands.
spooks-why-behind-by-wins = Plan: { $idea }. { $better } wins { $count } more of 100.
spooks-why-behind-by-points = Plan: { $idea }. { $better } is { $count } { $count ->
        [one] point
       *[other] points
    } better.

## The coach: what may be expected

spooks-outlook-wins = You win about { $count } of 100 such deals.

## How a match is set up

spooks-variant-hand = One deal
spooks-variant-hand-line = The first to get rid of all cards wins
spooks-variant-series = A series
spooks-variant-series-line = Deals with points until a player is grabbed
spooks-variant-long = The long series
spooks-variant-long-line = Grabbed players drop out, the others continue
spooks-variant-children = Small hands
spooks-variant-children-line = For children. Few cards and no straights.
spooks-preset = Small hands
spooks-preset-line = For children. Few cards each and no Masters.
spooks-option-target = Grabbed at
spooks-option-target-line = This many points are too many
spooks-option-decks = Decks
spooks-option-decks-line = A second deck for a bigger or longer game
-spooks-one-deck = one
-spooks-two-decks = two, shuffled together
spooks-option-ghost = Ghost cards
spooks-option-ghost-line = Some cards are missing, and it’s a secret which
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
-spooks-plain-masters = high cards only
-spooks-strong-masters = with powers

## The pages of the rules: a title, and its sentences. $amount: so many points are too many.

spooks-page-idea = The idea
spooks-rules-idea-hand =
    All players get rid of cards onto one pile.
    The colour of the top card says what can go on it.
    Get rid of all your cards first and you win.
spooks-rules-idea-series =
    All players get rid of cards onto one pile. The first empty hand ends the deal.
    The cards you still hold are your points.
    At { $amount } points you’re grabbed. Then the fewest points win.
spooks-rules-idea-long =
    All players get rid of cards onto one pile. The first empty hand ends the deal.
    The cards you still hold are your points.
    At { $amount } points you’re grabbed and drop out. The others continue.
spooks-page-cards = The cards
spooks-rules-cards =
    Spiders and Spooks are blue, Goblins are green, Bones and Bats are red.
    Each suit runs from 1 to 10. Its Master, with a crown, comes after the 10.
    The Black Cat has no suit, no colour and no number.
spooks-rules-cards-children =
    Spiders and Spooks are blue, Goblins are green, Bones and Bats are red.
    Numbers go up to one more than there are players.
    Blue numbers go up to one less than that. There are no Masters.
    The Black Cat has no suit, no colour and no number.
spooks-rules-two-decks = Two whole decks are mixed, so there are two of each card.
spooks-page-start = The start
spooks-rules-start =
    All cards are dealt, one at a time.
    If you have Spider 1, put it on the table.
    Play goes clockwise. The dial shows the direction.
spooks-rules-start-children =
    All cards are dealt, one at a time.
    If you have Spider 1, put it on the table.
    Play always goes clockwise.
spooks-rules-start-even =
    All players get the same number of cards. Extra cards stay aside, face down. Spider 1 is never one of them.
    If you have Spider 1, put it on the table.
    Play always goes clockwise.
spooks-page-blue = One higher on blue
spooks-rules-blue =
    Play the next number of any suit on a Spider or a Spook.
    Or play the Cat. Or pass: you can, even if a card fits.
    If all others pass, you lead any card.
spooks-page-red = Match on red
spooks-rules-red =
    A Bone or a Bat needs its suit, its number or the Cat.
    If you can match, you must.
    Only the next player is asked. A player who can’t match is stuck.
spooks-page-bones = Bones and straights
spooks-rules-bones =
    If the next player can’t match your Bone, you lay a straight.
    Lay numbers in a row of any suits, or only one card. The Cat goes on its own.
    The highest card is on top. The stuck player continues from it.
spooks-page-again = Bones and turns
spooks-rules-again =
    If the next player can’t match your Bone, you lead any card.
spooks-page-bats = Bats and bites
spooks-rules-bats =
    If the next player can’t match a Bat, all others give that player cards.
    The Bat’s player gives first. Then it goes against the direction of play.
    Each gives one. Give away your last card and you win.
    If not, the bitten player leads.
spooks-rules-bite-once =
    If the next player can’t match your Bat, you give that player a card.
    Give away your last card and you win. If not, the bitten player leads.
spooks-page-goblins = Goblins and tricks
spooks-rules-goblins =
    A Goblin starts a trick but doesn’t count in it. Each player lays another card face down.
    All turn over together. The Cat wins, or else the highest Goblin. The winner leads.
    Neither? The next player continues. If you lay your last card, you win at once.
spooks-page-cat = The Black Cat
spooks-rules-cat =
    It goes on everything.
    After it, the next player leads any card.
    In a Goblin trick it beats every Goblin.
spooks-rules-cat-advice = Don’t waste it. It helps when no other card does.
spooks-page-tie = A tie
spooks-rules-tie-can = With two decks, two Cats or two equal Goblins can tie in a trick.
spooks-rules-tie-does = Two Cats or two equal Goblins can tie in a trick.
spooks-rules-tie =
    The two players lay another card each.
    They repeat this until one is better or has no cards left.
spooks-page-ghost = Ghost cards
spooks-rules-ghost-can = As an option, one more hand is dealt and set aside, face down.
spooks-rules-ghost-is = One more hand is dealt and set aside, face down.
spooks-rules-ghost =
    It stays secret until the deal is over.
    If it has Spider 1, the lowest Spider in play opens.
    It’s good for few players, and for experts.
spooks-page-masters = Masters
spooks-rules-masters-can = As an option, Masters on the pile have powers.
spooks-rules-masters-do = Masters on the pile have powers.
spooks-rules-masters =
    Bones: Play turns around. A second one turns it back.
    Bats: The numbers run down.
    Spiders: The Master goes on any Spider.
spooks-page-giving = Masters that give
spooks-rules-giving =
    Spooks: Each player passes a card to the right. If play is reversed, to the left.
    Goblins: You give a card to an opponent with the fewest cards. Then comes the trick.
spooks-page-down = Numbers run down
spooks-rules-down =
    After the Master of Bats, blue needs one number lower.
    In a trick the lowest Goblin is best. The Cat still beats them all.
    This lasts until the deal ends or the other Master of Bats comes.
spooks-page-end = The end
spooks-rules-end-hand =
    You win as soon as your cards are gone.
    Your last card starts nothing more.
    In a trick several players can finish together. Then they share the win.
spooks-rules-end-series =
    The series ends after the deal in which a player reaches { $amount }.
    The fewest points win. It doesn’t matter who won the last deal.
spooks-page-points = Points
spooks-rules-points =
    The cards you have left count against you.
    1 to 10 count their number, a Master 20, the Cat 30.
    The winner of the deal has none.
spooks-page-dropping = Dropping out
spooks-rules-dropping =
    At { $amount } points you drop out and keep your points.
    The others play on until one of the last three is grabbed.
    The fewest points win.

## Where the book is silent

spooks-ours-target = The rulebook says { $amount } points end it.
spooks-ours-seats = Up to { $count } can play. The rulebook names no limit.
spooks-ours-children = The rulebook has no game for children. This one is ours.
spooks-ours-lead = The leader must play a card.
spooks-ours-red = On red you must play a card that fits.
spooks-ours-giver = With no Spider in play, the player left of the dealer leads any card.
spooks-ours-gift = The Master of Goblins gives before the trick.
spooks-ours-turned = If a straight ends with a Master of Bones, the stuck player is next.
spooks-ours-left = The points you hold at the end don’t decide anything.
spooks-ours-exact = You’re grabbed at exactly { $amount } points.
spooks-ours-shared = Players with equal fewest points win together.
spooks-ours-few = If fewer than three would be left, it’s over.

## For children: the goal, and the pages of the rules

spooks-goal = Get rid of all your cards!
    .child = Get rid of all the cards!
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
    Have one? Then play it.
spooks-kids-page-bones = Bones
spooks-kids-bones =
    No match for a Bone?
    Its player goes again with any card.
spooks-kids-page-bats = Bats
spooks-kids-bats =
    No match for a Bat? Then the bats bite.
    Its player gives one card. Then the bitten one plays.
spooks-kids-page-goblins = Goblins
spooks-kids-goblins =
    A Goblin! Now we all lay down one card.
    The Cat takes it and leads. If not, the top Goblin.
spooks-kids-page-cat = The Black Cat
spooks-kids-cat =
    The Cat goes on any card.
    Then the next one plays any card.

# What a player did, below its name at the children’s party.
-spooks-did-cat-won = won with the Cat
-spooks-did-goblin = had the best Goblin
-spooks-did-cat = played the Cat
-spooks-did-cards = played { $count ->
        [one] a card
       *[other] { $count } cards
    }

# What going on along the chapters of a record is called.
spooks-next-lead = Next lead
# On the title card of a highlight.
spooks-moment-straight = { $seat } lays a straight of { $count }
spooks-moment-trick = { $seat } wins the Goblin trick
spooks-moment-bite = The bats bite { $seat }

# Under the number of what a player did in a whole evening.
-spooks-fact-cat-won = won with the Cat
-spooks-fact-goblin = best Goblin
-spooks-fact-cards = cards played

## Facts of the table, for players who listen

spooks-fact-top = { $card } is on top. { $seat } played it.
# $order: "up" or "down". $way: "right" (clockwise) or "left".
spooks-fact-order = Numbers go { $order ->
        [down] down
       *[up] up
    }. Play goes { $way ->
        [left] anticlockwise
       *[right] clockwise
    }.
spooks-fact-chosen = You chose { $card }
spooks-fact-gift = { $seat } gave { $to } { $card }
