### Rook. $seat, $by, $seats: people. $suit: the noun of a colour, $card: the noun of a card. $amount: points, stars or a
### bid. $count: how many. $number: the number of a card. $trick: which trick of the hand, from 1.

## What happened

rook-draws = Everybody draws a card
    .child = We all draw a card
rook-draw-tied = A tie: everybody draws again
    .child = The same! We all draw again
rook-draw-partners = The two high cards are partners
    .child = The two high cards are one team
rook-draw-dealer = { FACE($seat) } { $seat } deals first
rook-seats-changed = Partners sit opposite each other
    .child = Each team sits face to face
rook-dealt = { FACE($seat) } { $seat } deals
rook-turned = { $suit } is trump { SIGN($suit) }
    .child = { $suit } is the boss colour { SIGN($suit) }
# The Rook was turned up first and goes to the bottom of the nest.
rook-turned-under = The Rook goes under: { $suit } is trump { SIGN($suit) }
    .child = The Rook goes away: { $suit } is the boss colour { SIGN($suit) }
rook-bid-made = { FACE($seat) } { $seat } bids { $amount }
rook-bid-passed = { FACE($seat) } { $seat } passes
rook-auction-won = { FACE($seat) } { $seat } has won the bidding at { $amount }
    .child = { FACE($seat) } { $seat } has the top bid: { $amount }
rook-thrown-in = Nobody bid: new cards
    .child = No one bid: new cards
rook-nest-taken = { $seat } takes the nest
rook-nest-laid = { $seat } lays down the nest
rook-nest-repaired = { $seat } puts the nest right
    .child = { $seat } makes the nest right
rook-trump-named = { $seat } names { $suit } as trump { SIGN($suit) }
    .child = { $seat } says { $suit } is boss { SIGN($suit) }
rook-played = { $seat } plays { $card }
# Why a trick is taken. $suit: the colour that was led. $worth: what lies in the trick, or the trick itself.
rook-taken-rook = The Rook beats everything: { FACE($seat) } { $seat } takes { $worth }
    .child = The Rook beats them all: { $seat } gets { $worth }
rook-taken-trump = A trump beats { $suit }: { FACE($seat) } { $seat } takes { $worth }
    .child = The boss card wins: { $seat } gets { $worth }
rook-taken-trumps = The highest trump: { FACE($seat) } { $seat } takes { $worth }
    .child = The top boss card wins: { $seat } gets { $worth }
rook-taken-color = The highest { $suit }: { FACE($seat) } { $seat } takes { $worth }
    .child = The top { $suit } wins: { $seat } gets { $worth }
# As somebody takes it.
-rook-the-trick = the trick
    .child = no stars this time
-rook-no-worth = nothing
rook-review-began = All tricks lie open
    .child = Now all cards lie open
rook-agreed = { FACE($seat) } { $seat } agrees
    .child = { FACE($seat) } { $seat } says yes
# What comes of a call: the card was no mistake, its player says so, it is too late, it can be mended.
rook-renege-none = { $seat }’s { FORM($card, of: "bare") } was right: no fault
    .child = { $seat } did nothing wrong
rook-renege-owned = { $seat } owns up to { $card }
rook-renege-late = { $seat }’s { FORM($card, of: "bare") }: too late to mend
    .child = { $seat } had that colour. Now it is too late
rook-renege-mended = { $seat }’s { FORM($card, of: "bare") } did not follow
    .child = { $seat } had that colour
rook-taken-back = The cards go back: { $seat } plays again
    .child = The cards go back. { $seat } plays again
rook-stopped = { FACE($seat) } The hand stops at { $seat }’s card
    .child = { FACE($seat) } We stop at the card of { $seat }
rook-nest-counted-wrong = { $by } has it counted: { $seat }’s nest is wrong
    .child = We count. The nest is wrong
rook-nest-counted-right = { $by } has it counted: { $seat }’s nest is right
    .child = We count. The nest is right
rook-ran-out = { FACE($seat) } { $seat } has no card left: the nest was too big
rook-fine-nest = { $seats } { COUNT($seats) ->
        [one] loses
       *[other] lose
    } { $amount } for the nest
rook-fine-talk = { $seats } { COUNT($seats) ->
        [one] loses
       *[other] lose
    } { $amount } for table talk
    .child = { $seats } { COUNT($seats) ->
        [one] loses
       *[other] lose
    } { $amount } for a secret word
rook-talk-called = { $by } calls table talk on { $seat }
    .child = Did { $seat } say a secret word?
rook-voted = { FACE($seat) } { $seat } has voted
    .child = { FACE($seat) } { $seat } has picked
rook-talk-upheld = Both say yes: that was table talk
    .child = Both say yes: it was a secret word
rook-talk-denied = { $seats } { COUNT($seats) ->
        [one] says
       *[other] say
    } no: no fine
    .child = { $seats } { COUNT($seats) ->
        [one] says
       *[other] say
    } no. All is well
# $worth: what lies in it.
rook-nest-turned = { FACE($seat) } { $seat } gets the nest as well: { $worth }
rook-hand-stopped = Stopped: { $seats } { COUNT($seats) ->
        [one] loses
       *[other] lose
    } { $amount }
    .child = We stop. { $seats } { COUNT($seats) ->
        [one] loses
       *[other] lose
    } { $amount }
rook-took-most = { $seats } took the most: { $amount }
    .child = { $seats } got the most: { $amount }
rook-next-dealer = { $seat } deals next
rook-last-hand = That was the last hand
    .child = That was the last round
# $count: what the bidder's side took, of what was bid.
rook-made = Made! { $count } of { $amount }
    .child = Hooray! { $count } of { $amount }
rook-short = Short by { $count }
    .child = So close! { $count } too few
rook-ended = { $seats } { COUNT($seats) ->
        [one] wins
       *[other] win
    }!

## What somebody is asked

rook-ask-bid = Bid { $amount } or more, or pass
    .child = Bid { $amount } or pass
    .how = The top bid gets the nest, and must catch that much.
rook-ask-pass = Pass
    .child = Pass now
    .how = That is fine. The next one goes on.
rook-ask-bury = { $count ->
        [2] Two
        [5] Five
        [6] Six
       *[other] { $count }
    } cards for the nest
    .child = Lay { $count } cards in the nest
    .how = Keep the high cards. Lay down the low ones.
# Some stand out already. $left: how many more have to.
rook-ask-bury-more = { rook-ask-bury }
    .child = Lay down { $left } more
    .how = Keep the high cards. Lay down the low ones.
# The nest has the wrong size, and is put right.
rook-ask-repair-more = { $left } more for the nest
    .child = Make the nest right
    .how = It must hold { $count } cards.
rook-ask-repair-done = The nest has the right size
    .child = The nest is right now
    .how = It must hold { $count } cards.
# $laid cards were laid down, $count are right, $chosen are chosen to stay.
rook-ask-repair-fewer = { $count } of { $laid } stay in the nest; { $chosen } chosen
    .child = Make the nest right
    .how = It must hold { $count } cards.
rook-ask-trump = Name trump
    .child = Pick the boss colour
    .how = Pick the one with the most cards.
rook-ask-lead = Lead any card
    .child = Play any card
    .how = The highest card gets them all.
rook-ask-follow = Follow { $suit } { SIGN($suit) }
    .child = Play a { $suit } card
    .how = Look for the same picture.
rook-ask-follow-or-rook = Follow { $suit } { SIGN($suit) } or play the Rook
    .child = Play { $suit }, or the Rook
    .how = The Rook beats all the cards.
rook-ask-rook = Trump was led: the Rook must be played
    .child = Now the Rook must go
    .how = It is the only boss card here.
# Nothing here has the colour that was led.
rook-ask-free = Anything goes
    .child = No { $suit }: play any card
    .how = The boss colour can win.
rook-ask-vote = { FACE($seat) } Was that table talk?
    .child = Was that a secret word?
rook-ask-agree = Agree to the count
    .child = Look. Is it all right?
    .how = Say yes if it looks fine.

## Whom the table waits for

rook-wait-bid = { $seat } to bid
    .child = { $seat } can bid or pass
rook-wait-bury = { $seat } looks at the nest
    .child = { $seat } looks in the nest
rook-wait-trump = { $seat } names trump
    .child = { $seat } picks the boss colour
rook-wait-vote = { $seats } { COUNT($seats) ->
        [one] votes
       *[other] vote
    }: table talk by { $seat }?
    .child = { COUNT($seats) ->
        [one] { $seats } says yes or no
       *[other] { COUNT($seats) } still have to pick
    }
rook-wait-repair = { $seat } puts the nest right
    .child = { $seat } makes the nest right
rook-wait-mend = { $seat } plays again, this time by the rules
    .child = { $seat } plays one more time
rook-wait-review = { $seats } { COUNT($seats) ->
        [one] looks
       *[other] look
    } at the tricks
    .child = { COUNT($seats) ->
        [one] { $seats } looks at all cards
       *[other] { COUNT($seats) } still have to pick
    }
rook-wait-lead = { $seat } to lead
    .child = { $seat } plays any card
rook-wait-follow = { $seat } to play
    .child = { $suit } comes first. { $seat } plays

## Answers that are no cards

# As it stands in a bubble, and where it is one of several answers.
rook-bid = { $amount }
rook-bid-of = Bid { $amount }
rook-pass = Pass
rook-lay-down = Lay down
rook-put-right = Put the nest right
rook-play = Play
rook-trump = { $suit } { SIGN($suit) }
rook-vote-yes = Yes, { $amount } points
rook-vote-no = No
rook-agree = Agree

## Calls

rook-call = Call
rook-call-nest = { FACE($seat) } { $seat }’s nest has the wrong size
rook-call-nest-line = Count the nest that { $seat } laid down: once in a hand
    .child = Count the nest of { $seat }
rook-call-talk = { FACE($seat) } Table talk by { $seat }
rook-call-talk-line = { $seats } vote: { $amount } points if both say yes
    .child = { $seats } say yes or no
# A trick that nobody may look at any more.
rook-call-trick = { FACE($seat) } { $seat } in trick { $trick }
rook-call-trick-line = { $seat } did not follow there
rook-call-card = { FACE($seat) } { $seat }’s { FORM($card, of: "bare") } in trick { $trick } { SIGN($card) }
rook-call-card-line = { $suit } was led, and { $seat } did not follow
    .child = { $suit } came first. { $seat } did not play it
# $name: whose card it was.
rook-own-refused = That card of { $name }’s was right: there is nothing to mend
    .child = That card was fine
# About the last trick, when it lies there again.
rook-latest-trick = { FACE($seat) } { $seat } took trick { $trick } with { $card }
    .child = { FACE($seat) } { $seat } got trick { $trick }
rook-trick = Trick { $trick }

## Bubbles and signs: short

-rook-says-pass = pass
rook-says-talk = Talk!
-rook-says-voted = voted
rook-says-yes = Yes
rook-says-no = No
-rook-says-agrees = agrees
rook-says-call = Call!
rook-says-mistake = My mistake!
rook-says-count = Count it!
rook-says-empty = No card left
# On the strip that tells what happened since a seat last looked.
-rook-strip-trick = +1
-rook-strip-talk = talk!
-rook-strip-nest = nest?
-rook-strip-call = call!

rook-sign-trump = Trump
    .child = Boss
rook-sign-nest = Nest
rook-sign-high-bid = High bid
rook-sign-no-bid = No bid yet
rook-sign-dealer = Deals
rook-sign-least = { $amount } or more
rook-sign-cards = { $count } cards
rook-sign-bid = { $name } bid
rook-sign-target = To { $amount }
rook-color = { $suit }
# At the card that was led.
-rook-led = led
    .child = first
-rook-amount = { $amount }
-rook-change = { SIGNED($amount) }
-rook-side = { $seats }

-rook-sub-tricks = { $count ->
        [0] no trick yet
        [one] 1 trick
       *[other] { $count } tricks
    }
-rook-sub-partner = with { $seat }
-rook-sub-total = { $amount } so far

## The review

rook-review-trick = Trick { $trick } of { $count }
rook-review-tricks = Tricks
rook-review-took = { $seat } took it with { $card }
    .child = { $seat } got it with { $card }
# They had none of the colour, or should have played it.
rook-review-doubt = { $seats } did not follow { $suit }
    .child = { $seats } had no { $suit } card?
rook-review-agreed = { $seat } has agreed already
    .child = { $seat } has said yes
# $name: a device.

## The sheets

rook-scores = Scores
# A side's line of the count as it is read aloud: what was taken, what that scores, and its total.
rook-count-line = { $seats } took { $count }: { SIGNED($amount) }, { $number } in all
# Which hand is played.
-rook-moment = hand { $number }
rook-sheet-title = Rook to { $amount }
# Who leads, by how many points or stars; how many the best sides have where nobody does.
rook-sheet-lead = { $seats } { COUNT($seats) ->
        [one] leads
       *[other] lead
    } by { $amount }
    .child = { $seats } { COUNT($seats) ->
        [one] is
       *[other] are
    } ahead
rook-sheet-level = Nobody leads: { $amount } each
    .child = No one is first yet
-rook-count-took = took
-rook-count-before = before
-rook-count-hand = hand
-rook-count-fines = fines
-rook-count-total = total
rook-count-bid = { FACE($seat) } { $seat } bid { $amount } in { SIGN($suit) }
rook-count-trump = Trump { SIGN($suit) }
    .child = Boss { SIGN($suit) }
rook-count-stopped = { FACE($seat) } { $seat } stopped the hand

## The coach. $worth: how many points or stars. $count, of a bid: how many of 10 deals make it.

-rook-worth = { $unit ->
        [stars] { $amount ->
            [one] a star
           *[other] { $amount } stars
        }
       *[points] { $amount ->
            [one] a point
           *[other] { $amount } points
        }
    }
# What a trick holds so far, as a clause.
-rook-lying = { $unit ->
        [stars] { $amount ->
            [0] it brings the lead
            [one] a star lies there
           *[other] { $amount } stars lie there
        }
       *[points] { $amount ->
            [0] it brings the lead
            [one] a point lies there
           *[other] { $amount } points lie there
        }
    }

rook-why-bid = This hand takes about { $worth }: { $amount } is made in { $count } of 10 deals.
rook-why-contest = Made in only { $count } of 10 deals, but a pass leaves trump and nest to others.
rook-why-beyond = This hand takes about { $worth }; { $amount } is made in only { $count } of 10 deals.
rook-why-pass-defend = { $amount } is made in { $count } of 10 deals; a miss costs { $amount }, a pass nothing.
rook-why-pass-partner = { $seat } is the partner: bidding { $amount } over { $seat } gains nothing.
rook-why-pass-anyway = Careful: { $amount } would be made in { $count } of 10 deals.
rook-why-highest = Nobody can bid more than that.
# $suits: the colours that the hand loses. $amount: what lies in the nest, $worth the same with its unit.
rook-why-nest = This nest { COUNT($suits) ->
        [0] { $amount ->
            [0] keeps what may win tricks
           *[other] hides { $worth }
        }
       *[other] { $amount ->
            [0] leaves no { LIST($suits, last: "or") }
           *[other] leaves no { LIST($suits, last: "or") } and hides { $worth }
        }
    }.
rook-why-nest-size = The rules want { $count } cards in the nest.
rook-why-longest = { $suit } makes most of this hand: { $count } { $count ->
        [one] trump
       *[other] trumps
    }.
rook-why-shorter = { $suit } makes { $count } { $count ->
        [one] trump
       *[other] trumps
    }, and about as much of this hand.
rook-why-only = The rules leave only { $card }.
rook-why-bird = Nothing beats the Rook: { $lying }, and that is worth it.
# $count: trumps that others may hold. $cards: what is good once they are gone, one or none.
rook-why-draw = Draw trump: { $count ->
        [one] one is
       *[other] { $count } are
    } still out, and { COUNT($cards) ->
        [0] leading trump brings { $count ->
            [one] it
           *[other] some
        } out
       *[other] that keeps { $cards } safe
    }.
rook-why-lead-trump = Everybody has to follow with trump: { $count ->
        [one] one is
       *[other] { $count } are
    } still out.
rook-why-cash = Nothing out there beats { $card } in its colour: take the trick with it now.
rook-why-lead-top = { $card } is the highest left of its colour, though a trump may take it.
rook-why-lead-counter = { $card } is led in the hope that the trick comes home.
rook-why-lead-low = { $card } is missed least: what may still win a trick is kept.
rook-why-win-cheaply = Nobody plays after this, so { $card } is enough: { $lying }.
rook-why-win-surely = Nothing that is still to come beats { $card }: { $lying }.
rook-why-win-likely = { $card } will probably hold this trick: { $lying }.
rook-why-trump-in = No { $suit } here, so a trump can take the trick: { $lying }.
rook-why-give = { $seat } has this trick: what { $card } counts goes home with it.
rook-why-trust = { $seat } can still take this trick: what { $card } counts goes along.
rook-why-duck = This trick is not worth more than { $card }.
rook-why-throw = No { $suit } here, and { $card } will be missed least.
rook-why-rules = The rules ask for { $suit } here, and this hand can follow.
rook-why-seen = In trick { $trick } { $seat } could have followed: a later card showed it.
rook-why-own-up = A mistake in trick { $trick } is mended for nothing while there is time.
rook-why-suspicion = { $seat } did not follow in trick { $trick }; nobody has seen yet what { $seat } held.
rook-why-count-nest = Having { $seat }’s nest counted costs nothing.
rook-why-talk = The coach hears no talk at the table: others must judge what { $seat } said.
rook-why-heard-nothing = The coach has heard nothing that { $seat } should pay for.
rook-why-heard-talk = The coach hears no talk at the table: whoever heard { $seat } knows better.
rook-why-nothing = Nothing that lies on the table calls for more.
rook-why-let-off = In trick { $trick } { $seat } could have followed, and is let off.

# Something speaks for what was done, but something else is better.
rook-behind = Meant to { $idea }; { $rather }.
-rook-idea-nest = part with what wins least
-rook-idea-trump = make { $suit } trump
-rook-idea-bird = take the trick with the Rook
-rook-idea-draw = draw trump
-rook-idea-lead-trump = lead trump
-rook-idea-cash = cash { $card }
-rook-idea-lead-top = lead the best of a colour
-rook-idea-lead-counter = bring { $card } home
-rook-idea-lead-low = lead what is missed least
-rook-idea-win-cheaply = take the trick as the last one
-rook-idea-win-surely = take the trick for sure
-rook-idea-win-likely = hold the trick with { $card }
-rook-idea-trump-in = trump in
-rook-idea-give = give { $seat } a counter
-rook-idea-trust = trust { $seat }
-rook-idea-duck = spend no more than { $card }
-rook-idea-throw = throw { $card } away
-rook-rather-card = { $card } looks { $worth } better
-rook-rather-trump = { $suit } looks { $worth } better
-rook-rather-nest = another nest keeps { $worth } more

# Below it stand lamps for each bid: how many of ten deals make it.
rook-outlook-takes = About { $worth }. Made of 10:
rook-outlook-card = { $card }: { $worth } less

## How to play: variants and options

rook-beginner = Beginner’s game
rook-beginner-line = No bidding: a turned-up card names trump
rook-intermediate = One bid each
rook-intermediate-line = One round of bids, nobody is set back
rook-classic = Classic, partners
rook-classic-line = Two against two with real bidding
rook-alone = Classic, each alone
rook-alone-line = Five or six, without the Rook
rook-target = Play to
rook-target-line = The score that ends the game
rook-enforcement = Wrong cards
rook-enforcement-line = Or trust the table: a wrong card costs points when called
-rook-strict = cannot be played
-rook-honour = can be called
rook-partners = Partners
rook-partners-line = High cards against low cards, then seats change
-rook-partners-seated = as seated
-rook-partners-drawn = drawn by card

## How to play: the pages, a line each sentence. $amount: what wins the game, the least bid or the highest.

rook-page-words = Words of the game
rook-words-trick = Trick: everybody plays one card, and the best card takes them all.
rook-words-trump = Trump: one colour that beats the three others. Each hand has its own.
rook-words-nest = Nest: { $nest } cards that are dealt aside. The top one shows the trump colour.
rook-words-nest-won =
    Bid: a promise of how much will be taken. The highest bid names trump.
    Nest: cards that are dealt aside. The highest bidder takes them and lays down others.
rook-words-counter = Counter: a card that scores, as 5, 10 and 14 do.
rook-page-idea = The idea
rook-idea-beginner =
    Four play, each for themselves.
    Win tricks that have stars in them.
    { $amount } stars win the game.
rook-idea-intermediate =
    Four play, each for themselves.
    Promise a number of stars and name trump, or stop somebody else.
    { $amount } stars win the game.
rook-idea-classic =
    Four play, two against two. Partners sit opposite each other and share one score.
    Promise points in the bidding, then take them.
    { $amount } points win the game.
rook-idea-alone =
    Five or six play, each for themselves.
    Promise points in the bidding, then take them.
    { $amount } points win the game.
rook-page-cards = The cards
rook-cards-bird =
    Four colours: green leaf, red poppy, black hat, yellow sun.
    Each runs from 5 up to 14.
    One more card belongs to no colour: the Rook.
rook-cards-alone =
    Four colours: green leaf, red poppy, black hat, yellow sun.
    Each runs from 1 up to 14.
    The Rook stays in the box.
rook-page-counters = What counts
rook-counters-stars =
    A 5 has one star. A 10 and a 14 have two. The Rook has four.
    All other cards have none.
    { $amount } stars are in the whole deck.
rook-counters-points =
    A star is worth 5 points: a 5 counts 5, a 10 and a 14 count 10, the Rook counts 20.
    All other cards count nothing.
    { $amount } points are in the whole deck.
rook-counters-alone =
    A star is worth 5 points: a 5 counts 5, a 10 and a 14 count 10.
    All other cards count nothing.
    { $amount } points are in the whole deck.
rook-page-deal = The deal
rook-deal-drawn = Everybody draws a card. The highest deals first; later the deal goes round to the left.
# $hand, $nest: how many cards.
rook-deal-four = { $hand } cards for each seat, { $nest } face down in the nest.
rook-deal-secret = A hand is a secret.
rook-deal-secret-partner = A hand is a secret, for partners too.
rook-deal-players = { $count ->
        [5] Five
       *[6] Six
    } players: { $hand } cards each, { $nest } in the nest.
rook-page-partners = Drawing for partners
rook-partners-can = This is an option: partners can be drawn instead of chosen.
rook-partners-are = Partners are drawn by card, not chosen.
rook-partners-page =
    The two higher cards play against the two lower ones.
    Then seats change until partners sit opposite each other.
rook-page-trump = Trump
rook-trump-page =
    The top card of the nest is turned up. Its colour is trump for this hand.
    If it is the Rook, it goes to the bottom and the next card is turned up.
    The rest of the nest sleeps: it counts for nobody.
rook-page-one-bid = One bid each
rook-one-bid =
    The seat left of the dealer speaks first. Each seat speaks once: a number of stars, or pass.
    Every bid is higher than the one before, from { $least } to { $amount }. A bid of { $amount } ends it at once.
    If all pass, there are new cards and a new dealer.
rook-page-auction = The bidding
rook-auction =
    The seat left of the dealer speaks first. Bids start at { $least } and rise by { $step } or more.
    It goes round and round. Whoever passes is out until the next hand.
    The last bid standing wins. A bid of { $amount } wins at once.
    If all pass, there are new cards and a new dealer.
rook-page-worth = What a hand is worth
rook-worth-high = High cards take tricks, and so do many cards of one colour that becomes trump.
rook-worth-counters = Beside high cards 5s and 10s come home. Alone they are soon lost.
rook-worth-short = A colour with one card or none is good: soon trump takes its tricks.
rook-worth-partner = Partners promise together: one hand need not take it all.
rook-page-nest = The nest
rook-nest-page =
    The high bidder takes the nest, in secret, and lays down as many cards as were in it.
    Any cards may go, counters too.
    Then the bidder names trump: any of the four colours.
rook-nest-advice =
    It is a good place for a 5 or a 10 that nothing protects, or for the rest of a short colour.
    But whoever takes the last trick takes the nest.
rook-page-trick = Playing a trick
rook-trick-first = The seat left of the dealer leads first. Any card may be led.
rook-trick-first-bidding = The seat left of the dealer leads first, whoever won the bidding. Any card may be led.
rook-trick-page =
    The others follow in turn, one card each, with the colour that was led.
    Whoever has none of it may play anything, trump too.
rook-page-taker = Who takes it
rook-taker-page =
    The highest trump takes the trick.
    Without a trump, the highest card of the colour led takes it.
    The taker leads to the next trick. The latest trick may be looked at again.
rook-page-bird = The Rook
rook-bird-page =
    It is the highest trump and takes every trick it is in.
    It may be played at any time, even by a seat that could follow.
    If trump is led and the Rook is the only trump in the hand, it must come out.
    When the Rook is led, trump is led.
rook-page-last = The last trick
rook-last-stars =
    Whoever takes the last trick takes the nest as well, with every star in it.
    So a nest full of counters is worth a fight.
rook-last-points =
    Whoever takes the last trick takes the nest as well, with every point in it.
    So a nest full of counters is worth a fight.
rook-page-counting = Counting
rook-counting-beginner =
    Each seat scores the stars in its tricks.
    Stars that stayed in the nest are lost.
rook-counting-intermediate =
    Each seat scores the stars it took.
    The bidder does too, if the promise was kept. If not, the bidder scores nothing for this hand.
    Nothing is ever taken away.
rook-counting-classic =
    Partners add up what they took.
    Bid made: the bidder’s side scores all it took, not only the bid.
    Bid missed: it loses the whole bid and scores nothing.
    The other side always scores what it took. Scores may fall below zero.
rook-counting-alone =
    Bid made: the bidder scores everything taken, not only the bid.
    Bid missed: the bidder loses the whole bid and scores nothing.
    All others score what they took. Scores may fall below zero.
rook-page-example = An example
rook-example-beginner =
    Four seats took 2, 6, 13 and 1, and that is what they score.
    That makes 22. The other two stars stayed in the nest.
rook-example-intermediate =
    Bid 9, taken 8: no stars for the bidder.
    The others took 5, 7 and 4, and that is what they score.
    Bid 9, taken 9: nine stars.
rook-example-classic =
    Bid 95, taken 75: the side loses 95.
    The other side took the other 45 and scores 45.
    Bid 95, taken 100: the side scores 100.
rook-example-alone =
    Bid 60, taken 45: the bidder loses 60.
    The others took 30, 15, 10 and nothing, and that is what they score.
    Bid 60, taken 70: the bidder scores 70.
rook-page-end = The end
rook-end-stars =
    The game ends after a hand in which somebody reaches { $amount } stars.
    If several do, the most stars win. After a tie, another hand is played.
rook-end-classic =
    The game ends after a hand in which a side reaches { $amount } points.
    If both do, the higher score wins, whoever bid. After a tie, another hand is played.
rook-end-alone =
    The game ends after a hand in which somebody reaches { $amount } points.
    If several do, the highest score wins. After a tie, another hand is played.
rook-page-honour = On their honour
rook-honour-can = This is an option: wrong cards and wrong nests are possible, and can be called.
rook-honour-is = Wrong cards and wrong nests are possible here, and can be called.
rook-honour-page =
    The bell, in the rail or in the pause, is for calls: opponents call, and players own up.
    In time: the card goes back and a right one is played.
    Too late: the hand stops, and that side loses the high bid and scores nothing.
rook-page-fines = Calls and fines
rook-fines-free = A call that was wrong costs nothing.
rook-fines-nest = A nest of the wrong size costs { $amount }, and is mended if there is still time.
rook-fines-talk = Table talk costs { $amount } if both seats that have no part in it say so.
rook-fines-review = Before the count all tricks lie open, and everybody agrees.

## Where the book is silent

rook-ours-target = In the book { $amount } win the game.
rook-ours-draw = Equal highest cards for the deal: all draw again.
rook-ours-partners = Equal second and third card for partners: all draw again.
rook-ours-asleep = A Rook in the nest is out of play.
rook-ours-low = The 1 is the lowest card of its colour.
rook-ours-first = Whoever speaks first may pass, too.
rook-ours-last = All others passed: the last may bid or pass, too.
rook-ours-most = No bid goes above { $amount }: there is no more in the deck.
rook-ours-thrown = All pass: no score, new cards, the next seat deals.
rook-ours-exact = Exactly { $amount } points are enough.
rook-ours-tie = A tie at the top: one more hand, for everybody.
rook-ours-back = A card goes back, and so do all that came after it.
rook-ours-owning = A seat may own up in time, but not later.

## The game for children: its name and line for grown-ups, and its pages

rook-goal = Catch the cards with the stars!
    .child = Catch the cards with the stars!
rook-light = First stars
rook-light-line = For children: no bids, and { $amount } stars end it
rook-light-about = What it is about
rook-light-about-page =
    Catch the cards with stars.
    Whoever has { $amount } stars wins.
rook-light-colors = Four colours
rook-light-colors-page =
    A hat, a poppy, a leaf and a sun.
    A high number beats a low one.
rook-light-boss = The boss colour
rook-light-boss-page =
    The nest shows the boss colour.
    A boss card beats the other colours.
rook-light-round = A round
rook-light-round-page =
    One card comes first.
    The others play the same colour.
    None of it? Then any card may go.
rook-light-taker = Who gets the cards?
rook-light-taker-page =
    The highest boss card gets them all.
    No boss card? Then the highest of the first colour.
rook-light-bird = The Rook
rook-light-bird-page =
    The Rook beats them all.
    It may go at any time. It has four stars.
rook-light-stars = The stars
rook-light-stars-page =
    A 5 has one star. A 10 and a 14 have two.
    We count the stars at the end.

# The jars in which children catch their stars. $count: how many are missing in the fullest one.
rook-jar-wins = A full jar wins
rook-jars-empty = Every jar is empty still
rook-jar-needs = { $seats } { COUNT($seats) ->
        [one] needs
       *[other] need
    } { $count ->
        [one] one more star
       *[other] { $count } more stars
    }
rook-jar-full = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] has
       *[other] have
    } a full jar!

# What somebody did, below its name at the children’s party.
-rook-did-rook = got the Rook
-rook-did-stars = caught { $count ->
        [one] a star
       *[other] { $count } stars
    }
-rook-did-tricks = won cards { $count ->
        [one] once
       *[other] { $count } times
    }
-rook-did-cards = played { $count ->
        [one] a card
       *[other] { $count } cards
    }

# What going on along the beads of a record is called.
rook-next-trick = Next trick

# Under the number of what somebody did in a whole evening.
-rook-fact-rook = with the Rook
-rook-fact-tricks = tricks won
