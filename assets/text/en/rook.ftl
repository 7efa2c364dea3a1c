### Rook. $seat, $by, $seats: people. $suit: the noun of a colour, $card: the noun of a card. $amount: points, stars or a
### bid. $count: how many. $number: the number of a card. $trick: which trick of the hand, from 1.

## What happened

rook-draws = Each player draws a card
    .child = We all draw a card
rook-draw-tied = It’s a tie. Draw again!
    .child = The same! We all draw again.
rook-draw-partners = The two highest cards are partners
    .child = The two high cards are one team
rook-draw-dealer = { FACE($seat) } { $seat } deals first
rook-seats-changed = Partners now sit opposite each other
    .child = Each team sits face to face
rook-dealt = { FACE($seat) } { $seat } deals
rook-turned = { $suit } is trump { SIGN($suit) }
    .child = { $suit } is the boss colour { SIGN($suit) }
# The Rook was turned up first and goes to the bottom of the nest.
rook-turned-under = The Rook goes under. { $suit } is trump { SIGN($suit) }
    .child = The Rook goes away. { $suit } is the boss colour { SIGN($suit) }
rook-bid-made = { FACE($seat) } { $seat } bids { $amount }
rook-bid-passed = { FACE($seat) } { $seat } passes
rook-auction-won = { FACE($seat) } { $seat } wins the bidding at { $amount }
    .child = { FACE($seat) } { $seat } has the top bid of { $amount }
rook-thrown-in = No bids. New cards!
    .child = No one bid. New cards!
rook-nest-taken = { $seat } takes the nest
rook-nest-laid = { $seat } lays down the nest
rook-nest-repaired = { $seat } fixes the nest
    .child = { $seat } makes the nest right
rook-trump-named = { $seat } names { $suit } as trump { SIGN($suit) }
    .child = { $seat } says { $suit } is boss { SIGN($suit) }
rook-played = { $seat } plays { $card }
# Why a trick is taken. $suit: the colour that was led. $worth: what lies in the trick, or the trick itself.
rook-taken-rook = The Rook beats everything, so { FACE($seat) } { $seat } takes { $worth }
    .child = The Rook beats them all. { $seat } gets { $worth }
rook-taken-trump = A trump beats { $suit }, so { FACE($seat) } { $seat } takes { $worth }
    .child = The boss card wins. { $seat } gets { $worth }
rook-taken-trumps = { FACE($seat) } { $seat } has the highest trump and takes { $worth }
    .child = The top boss card wins. { $seat } gets { $worth }
rook-taken-color = { FACE($seat) } { $seat } has the highest { $suit } and takes { $worth }
    .child = The top { $suit } wins. { $seat } gets { $worth }
# When a player takes it.
-rook-the-trick = the trick
    .child = no stars this time
-rook-no-worth = nothing
rook-review-began = All tricks are face up
    .child = Now all cards lie open
rook-agreed = { FACE($seat) } { $seat } agrees
    .child = { FACE($seat) } { $seat } says yes
# What comes of a call: the card was no mistake, its player says so, it is too late, it can be mended.
rook-renege-none = { $seat }’s { FORM($card, of: "bare") } was right. No fault.
    .child = { $seat } did nothing wrong
rook-renege-owned = { $seat } owns up to { $card }
rook-renege-late = { $seat }’s { FORM($card, of: "bare") } was wrong. It’s too late to fix it.
    .child = { $seat } had that colour. Now it is too late.
rook-renege-mended = { $seat }’s { FORM($card, of: "bare") } didn’t follow
    .child = { $seat } had that colour
rook-taken-back = The cards go back. { $seat } plays again.
    .child = The cards go back. { $seat } plays again.
rook-stopped = { FACE($seat) } The deal stops at { $seat }’s card
    .child = { FACE($seat) } We stop at the card of { $seat }
rook-nest-counted-wrong = { $by } reports { $seat }’s nest, and it’s wrong
    .child = We count. The nest is wrong.
rook-nest-counted-right = { $by } reports { $seat }’s nest, but it’s right
    .child = We count. The nest is right.
rook-ran-out = { FACE($seat) } { $seat } has no cards left. The nest was too big.
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
rook-talk-called = { $by } reports table talk by { $seat }
    .child = Did { $seat } say a secret word?
rook-voted = { FACE($seat) } { $seat } has voted
    .child = { FACE($seat) } { $seat } has picked
rook-talk-upheld = Both say yes. That was table talk.
    .child = Both say yes. It was a secret word.
rook-talk-denied = { $seats } { COUNT($seats) ->
        [one] says
       *[other] say
    } no, so there is no fine
    .child = { $seats } { COUNT($seats) ->
        [one] says
       *[other] say
    } no. All is well.
# $worth: what lies in it.
rook-nest-turned = { FACE($seat) } { $seat } also gets the nest: { $worth }
rook-hand-stopped = The deal stops. { $seats } { COUNT($seats) ->
        [one] loses
       *[other] lose
    } { $amount }.
    .child = We stop. { $seats } { COUNT($seats) ->
        [one] loses
       *[other] lose
    } { $amount }.
rook-took-most = { $seats } took the most: { $amount }
    .child = { $seats } got the most: { $amount }
rook-next-dealer = { $seat } deals next
# Two sides reached the goal with the same score, so the match is not over.
rook-tie-next = It’s a tie, so play on. { $seat } deals next.
    .child = It’s a tie. We play on!
rook-last-hand = That was the last deal
    .child = That was the last round
# $count: what the bidder's side took, of what was bid.
rook-made = Made it! { $count } of { $amount }
    .child = Hooray! { $count } of { $amount }
rook-short = Short by { $count }
    .child = So close! { $count } too few.
rook-ended = { $seats } { COUNT($seats) ->
        [one] wins
       *[other] win
    }!

## What a player is asked

rook-ask-bid = Bid { $amount } or more, or pass
    .child = Bid { $amount } or pass
    .how = The top bid gets the nest. It has to catch that much.
rook-ask-pass = Pass
    .child = Pass now
    .how = That is fine. The next one goes on.
rook-ask-bury = Choose { $count } cards for the nest
    .child = Lay { $count } cards in the nest
    .how = Keep the high cards. Lay down the low ones.
# Some stand out already. $left: how many more have to.
rook-ask-bury-more = { rook-ask-bury }
    .child = Lay down { $left } more
    .how = Keep the high cards. Lay down the low ones.
# The nest has the wrong size, and is put right.
rook-ask-repair-more = Add { $left } more to the nest
    .child = Make the nest right
    .how = It must hold { $count } cards.
rook-ask-repair-done = The nest has the right size now
    .child = The nest is right now
    .how = It must hold { $count } cards.
# $laid cards were laid down, $count are right, $chosen are chosen to stay.
rook-ask-repair-fewer = Keep { $count } of { $laid } in the nest ({ $chosen } chosen)
    .child = Make the nest right
    .how = It must hold { $count } cards.
rook-ask-trump = Choose trump
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
rook-ask-rook = Trump was led, so you must play the Rook
    .child = Now the Rook must go
    .how = It is the only boss card here.
# Nothing here has the colour that was led.
rook-ask-free = Play any card
    .child = No { $suit }. Play any card.
    .how = The boss colour can win.
rook-ask-vote = { FACE($seat) } Was that table talk?
    .child = Was that a secret word?
rook-ask-agree = Do you agree with the count?
    .child = Look. Is it all right?
    .how = Say yes if it looks fine.

## Whom the table waits for

rook-wait-bid = { $seat } is bidding
    .child = { $seat } can bid or pass
rook-wait-bury = { $seat } looks at the nest
    .child = { $seat } looks in the nest
rook-wait-trump = { $seat } names trump
    .child = { $seat } picks the boss colour
rook-wait-vote = { COUNT($seats) ->
        [one] { $seats } is deciding on { $seat }’s talk
       *[other] { $seats } are deciding on { $seat }’s talk
    }
    .child = { COUNT($seats) ->
        [one] { $seats } says yes or no
       *[other] { COUNT($seats) } still have to pick
    }
rook-wait-repair = { $seat } fixes the nest
    .child = { $seat } makes the nest right
rook-wait-mend = { $seat } plays again, by the rules this time
    .child = { $seat } plays one more time
rook-wait-review = { $seats } { COUNT($seats) ->
        [one] looks
       *[other] look
    } at the tricks
    .child = { COUNT($seats) ->
        [one] { $seats } looks at all cards
       *[other] { COUNT($seats) } still have to pick
    }
rook-wait-lead = { $seat } leads
    .child = { $seat } plays any card
rook-wait-follow = { $seat } plays next
    .child = { $seat } looks for { $suit }

## Answers that are no cards

# As it stands in a bubble, and where it is one of several answers.
rook-bid = { $amount }
rook-bid-of = Bid { $amount }
rook-pass = Pass
rook-lay-down = Lay down
rook-put-right = Fix the nest
rook-play = Play
rook-trump = { $suit } { SIGN($suit) }
rook-vote-yes = Fine { $amount } points
rook-vote-no = Let it go
rook-agree = Agree

## Calls

rook-call = Report
rook-call-nest = { FACE($seat) } { $seat }’s nest has the wrong size
rook-call-nest-line = Count { $seat }’s nest. You can do this once in a deal.
    .child = Count the nest of { $seat }
rook-call-talk = { FACE($seat) } Table talk by { $seat }
rook-call-talk-line = { $seats } decide. It costs { $amount } points if both agree.
    .child = { $seats } say yes or no
# A trick that no player may look at any more.
rook-call-trick = { FACE($seat) } { $seat } in trick { $trick }
rook-call-trick-line = { $seat } didn’t follow there
rook-call-card = { FACE($seat) } { $seat }’s { FORM($card, of: "bare") } in trick { $trick } { SIGN($card) }
rook-call-card-line = { $suit } was led, and { $seat } didn’t follow
    .child = { $suit } came first. { $seat } did not play it.
# $name: whose card it was.
rook-own-refused = { $name }’s card was right. There’s nothing to fix.
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
rook-says-count = Count the nest!
rook-says-empty = No cards left
# On the strip that tells what happened since a seat last looked.
-rook-strip-trick = +1
-rook-strip-talk = talk!
-rook-strip-nest = nest?
-rook-strip-call = call!

rook-sign-trump = Trump
    .child = Boss
rook-sign-nest = Nest
rook-sign-high-bid = Highest bid
rook-sign-no-bid = No bids yet
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

-rook-sub-tricks = { $count ->
        [0] no tricks yet
        [one] 1 trick
       *[other] { $count } tricks
    }
-rook-sub-partner = with { $seat }
-rook-sub-total = { $amount } so far

## The review

rook-review-trick = Trick { $trick } of { $count }
rook-review-tricks = See tricks
rook-review-took = { $seat } took it with { $card }
    .child = { $seat } got it with { $card }
# They had none of the colour, or should have played it.
rook-review-doubt = { $seats } didn’t follow { $suit }
    .child = { $seats } had no { $suit } card?
rook-review-agreed = { $seat } already agreed
    .child = { $seat } has said yes
# $name: a device.

## The sheets

rook-scores = See scores
# A side's line of the count as it is read aloud: what was taken, what that scores, and its total.
rook-count-line = { $seats } took { $count }: { SIGNED($amount) }, { $number } in total
# Which hand is played.
-rook-moment = deal { $number }
rook-sheet-title = Rook to { $amount }
# Who leads, by how many points or stars; how many the best sides have if no side leads.
rook-sheet-lead = { $seats } { COUNT($seats) ->
        [one] leads
       *[other] lead
    } by { $amount }
    .child = { $seats } { COUNT($seats) ->
        [one] is
       *[other] are
    } ahead
# The same after the last deal.
rook-sheet-won = { $seats } { COUNT($seats) ->
        [one] wins
       *[other] win
    } by { $amount }
    .child = { $seats } { COUNT($seats) ->
        [one] wins
       *[other] win
    }
rook-sheet-level = It’s a tie at { $amount }
    .child = No one is first yet
-rook-count-hand = deal
-rook-count-total = total
rook-count-bid = { FACE($seat) } { $seat } bid { $amount } in { SIGN($suit) }
rook-count-trump = Trump { SIGN($suit) }
    .child = Boss { SIGN($suit) }
rook-count-stopped = { FACE($seat) } { $seat } stopped the deal

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
            [0] it wins the lead
            [one] there’s a star in the trick
           *[other] there are { $amount } stars in the trick
        }
       *[points] { $amount ->
            [0] it wins the lead
            [one] there’s a point in the trick
           *[other] there are { $amount } points in the trick
        }
    }

rook-why-bid-what-it-counts = Your cards should win { $worth }. You make { $amount } in { $count } of 10 deals.
rook-why-pass-too-weak = { rook-why-bid-what-it-counts }
rook-why-bid-to-contest = You make it in only { $count } of 10 deals. But a pass gives trump away.
rook-why-bid-beyond = Your cards should win { $worth }. You make { $amount } in only { $count } of 10 deals.
rook-why-pass-to-defend = You make { $amount } in { $count } of 10 deals. A miss costs { $amount }, a pass nothing.
rook-why-pass-for-partner = { $seat } is your partner. Outbidding { $seat } with { $amount } gains nothing.
rook-why-pass-all-the-same = Be careful. You make { $amount } in { $count } of 10 deals.
rook-why-bid-highest = That’s the highest bid there is.
# $suits: the colours that the hand loses. $amount: what lies in the nest, $worth the same with its unit.
rook-why-void-and-hide = This nest { COUNT($suits) ->
        [0] { $amount ->
            [0] keeps your best cards
           *[other] hides { $worth }
        }
       *[other] { $amount ->
            [0] leaves you no { LIST($suits, last: "or") }
           *[other] leaves you no { LIST($suits, last: "or") } and hides { $worth }
        }
    }.
rook-why-nest-of-wrong-size = The nest has to hold { $count } cards.
rook-why-longest-color = { $suit } is your best colour. You’d have { $count } { $count ->
        [one] trump
       *[other] trumps
    }.
rook-why-shorter-color = { $suit } gives you { $count } { $count ->
        [one] trump
       *[other] trumps
    }, and about as many points.
rook-why-only-card = It’s the only card you can play.
    .child = Only this card can go.
rook-why-spend-the-bird = Nothing beats it, and { $lying }.
    .child = It beats all other cards.
# $count: trumps that others may hold. $cards: what is good once they are gone, one or none.
rook-why-draw-trump = Draw trump. { $count ->
        [one] One is
       *[other] { $count } are
    } still out, and { COUNT($cards) ->
        [0] this brings { $count ->
            [one] it
           *[other] some
        } out
       *[other] this keeps { $cards } safe
    }.
    .child = It pulls out the boss cards.
rook-why-lead-trump = They all have to follow with trump. { $count ->
        [one] One is
       *[other] { $count } are
    } still out.
    .child = They all must play the boss colour.
rook-why-cash-top = No other card of its colour beats it, so it takes the trick now.
    .child = It is the best of its colour.
rook-why-lead-top = It’s the highest left of its colour. Only a trump can beat it.
    .child = It is the best of its colour.
rook-why-lead-counter = It’s a gamble, but you may win the trick.
    .child = We may win with it.
rook-why-lead-low = You need it least. Keep the cards that can win.
    .child = We can do without it.
rook-why-win-cheaply = You play last, so it’s enough, and { $lying }.
    .child = We are last, and it wins.
rook-why-win-surely = No card to come beats it, and { $lying }.
    .child = It wins this trick.
rook-why-win-likely = It will probably win, and { $lying }.
    .child = It may win this trick.
rook-why-trump-in = You have no { $suit }, so you can trump, and { $lying }.
    .child = The boss colour wins.
rook-why-give-partner = { $seat } has this trick and gets its points.
    .child = Our side wins this one.
rook-why-trust-partner = { $seat } can still take this trick and gets its points.
    .child = Our side may win it.
rook-why-duck = This trick isn’t worth a high card.
    .child = Keep the high cards.
rook-why-throw-away = You have no { $suit }, and you need it least.
    .child = We can do without it.
rook-why-against-the-rules = { $suit } was led and you have some, so play it.
rook-why-seen-to-renege = { $seat } could have followed in trick { $trick }. A later card showed it.
rook-why-own-up = Fixing the mistake in trick { $trick } is free while there’s time.
rook-why-call-on-suspicion = { $seat } didn’t follow in trick { $trick }. No card has proved it yet.
rook-why-call-nest = Reporting { $seat }’s nest costs nothing.
rook-why-call-talk = The coach can’t hear you talk. You decide what { $seat } said.
rook-why-heard-nothing = The coach heard nothing wrong from { $seat }.
rook-why-heard-talk = The coach can’t hear you talk. You heard { $seat }, so you decide.
rook-why-nothing-to-call = No card on the table calls for more.
rook-why-let-it-pass = { $seat } could have followed in trick { $trick }, but you can let it go.

# Something speaks for what was done, but something else is better.
rook-behind = Plan: { $idea }. { $rather }.
rook-coach-play = Play { $card }.
rook-coach-bid = Bid { $amount }.
rook-coach-pass = Pass.
rook-coach-bury = Lay down the marked cards.
rook-coach-trump = Make { $suit } trump.
rook-coach-knows = The coach knows your cards and all cards that were played. It guesses who has the rest.
    .child = I see our cards. I guess the rest.
-rook-idea-void-and-hide = lay down the weakest cards
-rook-idea-longest-color = make { $suit } trump
-rook-idea-shorter-color = { -rook-idea-longest-color }
-rook-idea-spend-the-bird = take the trick with the Rook
-rook-idea-draw-trump = draw trump
-rook-idea-lead-trump = lead trump
-rook-idea-cash-top = win with { $card } at once
-rook-idea-lead-top = lead the best card of a colour
-rook-idea-lead-counter = score with { $card }
-rook-idea-lead-low = lead the least useful card
-rook-idea-win-cheaply = take the trick cheaply
-rook-idea-win-surely = take the trick for sure
-rook-idea-win-likely = win with { $card }
-rook-idea-trump-in = trump in
-rook-idea-give-partner = give { $seat } a counter
-rook-idea-trust-partner = trust { $seat }
-rook-idea-duck = play no higher than { $card }
-rook-idea-throw-away = throw { $card } away
-rook-rather-card = { $card } looks { $worth } better
-rook-rather-trump = { $suit } looks { $worth } better
-rook-rather-nest = another nest keeps { $worth } more

# Below it stand lamps for each bid: how many of ten deals make it.
rook-outlook-takes = The coach expects about { $worth }.
rook-outlook-made = You make { LIST($odds) } of 10 deals.
-rook-made-in = { $amount } in { $count }

## How to play: variants and options

rook-beginner = Beginner’s game
rook-beginner-line = No bidding. A turned-up card names trump.
rook-intermediate = One bid each
rook-intermediate-line = One round of bids. You can’t lose points.
rook-classic = Classic, partners
rook-classic-line = Two against two, with real bidding
rook-alone = Classic, each on their own
rook-alone-line = Five or six players, without the Rook
rook-target = Play to
rook-target-line = The score that ends the match
rook-enforcement = Wrong cards
rook-enforcement-line = Prevent wrong cards, or let players report them for points
-rook-strict = prevented
-rook-honour = can be reported
rook-partners = Partners
rook-partners-line = High cards play low cards, then players change seats
-rook-partners-seated = as seated
-rook-partners-drawn = drawn by card

## How to play: the pages, a line each sentence. $amount: what wins the game, the least bid or the highest.

rook-page-words = Words to know
rook-words-trick = Trick: Each player plays one card. The best card takes them all.
rook-words-trump = Trump: One colour beats the other three. Each deal has its own.
rook-words-nest = Nest: { $nest } cards dealt aside. The top one shows the trump colour.
rook-words-nest-won =
    Bid: You promise how much you will take. The highest bid names trump.
    Nest: Some cards are dealt aside. The highest bidder swaps cards with them.
rook-words-counter = Counter: A card that scores, such as a 5, 10 or 14.
rook-page-idea = The idea
rook-idea-beginner =
    Four players, each on their own.
    Win tricks that have stars in them.
    { $amount } stars win the game.
rook-idea-intermediate =
    Four players, each on their own.
    Promise a number of stars and name trump, or stop the player who does.
    { $amount } stars win the game.
rook-idea-classic =
    Four players, two against two. Partners sit opposite each other and share one score.
    Promise points in the bidding, then take them.
    { $amount } points win the game.
rook-idea-alone =
    Five or six players, each on their own.
    Promise points in the bidding, then take them.
    { $amount } points win the game.
rook-page-cards = The cards
rook-cards-bird =
    Four colours: green leaf, red poppy, black hat, yellow sun.
    Each has cards from 5 to 14.
    One more card has no colour: the Rook.
rook-cards-alone =
    Four colours: green leaf, red poppy, black hat, yellow sun.
    Each has cards from 1 to 14.
    The Rook stays in the box.
rook-page-counters = What counts
rook-counters-stars =
    A 5 has one star. A 10 and a 14 have two. The Rook has four.
    All other cards have none.
    The whole deck has { $amount } stars.
rook-counters-points =
    A star is worth 5 points.
    A 5 counts 5, a 10 and a 14 count 10. The Rook counts 20.
    All other cards count nothing.
    The whole deck has { $amount } points.
rook-counters-alone =
    A star is worth 5 points. A 5 counts 5, a 10 and a 14 count 10.
    All other cards count nothing.
    The whole deck has { $amount } points.
rook-page-deal = The deal
rook-deal-drawn =
    Each player draws a card. The highest deals first.
    Later the deal passes to the left.
# $hand, $nest: how many cards.
rook-deal-four = Each player gets { $hand } cards. The nest gets { $nest }, face down.
rook-deal-secret = Your cards are secret.
rook-deal-secret-partner = Your cards are secret, even from your partner.
rook-deal-players = { $count ->
        [5] Five
       *[6] Six
    } players get { $hand } cards each, and the nest { $nest }.
rook-page-partners = Drawing for partners
rook-partners-can = As an option, you can draw for partners.
rook-partners-are = You draw cards for partners.
rook-partners-page =
    The two highest cards play against the two lowest.
    Then players change seats until partners sit opposite each other.
rook-page-trump = Trump
rook-trump-page =
    The top card of the nest is turned up. Its colour is trump for this deal.
    If it’s the Rook, it goes to the bottom. Then the next card counts.
    The other nest cards don’t count.
rook-page-one-bid = One bid each
rook-one-bid =
    The player left of the dealer speaks first.
    Each player speaks once: a number of stars, or pass.
    Every bid is higher than the last, from { $least } to { $amount }.
    A bid of { $amount } ends the bidding at once.
    If all pass, there are new cards and a new dealer.
rook-page-auction = The bidding
rook-auction =
    The player left of the dealer speaks first. Bids start at { $least }.
    Each bid rises by { $step } or more, round after round.
    If you pass, you’re out until the next deal.
    The last bid wins. A bid of { $amount } wins at once.
    If all pass, there are new cards and a new dealer.
rook-page-worth = What to bid
rook-worth-high = High cards take tricks. So do many cards of one colour that becomes trump.
rook-worth-counters = 5s and 10s are safe next to high cards. On their own you’ll lose them.
rook-worth-short = One card or none of a colour is good. Soon you can trump it.
rook-worth-partner = Your partner helps, so you don’t have to win everything.
rook-page-nest = The nest
rook-nest-page =
    The high bidder takes the nest in secret and lays down as many cards.
    Any cards can go, counters too.
    Then the bidder names any of the four colours as trump.
rook-nest-advice =
    Lay down a 5 or a 10 you can’t protect. Or clear a short colour.
    But the last trick takes the nest.
rook-page-trick = Playing a trick
rook-trick-first = The player left of the dealer leads first. You can lead any card.
rook-trick-first-bidding =
    The player left of the dealer leads first, even after the bidding.
    You can lead any card.
rook-trick-page =
    The others follow in turn. Play one card of the colour that was led.
    If you have none, play any card, trump too.
rook-page-taker = Who takes the trick
rook-taker-page =
    The highest trump takes the trick.
    Without a trump, the highest card of the colour led takes it.
    The player who takes it leads the next one. You can look at the last trick again.
rook-page-bird = The Rook
rook-bird-page =
    It’s the highest trump and takes every trick it’s in.
    You can play it at any time, even if you could follow.
    If trump is led and you have no other trump, you must play it.
    When the Rook is led, trump is led.
rook-page-last = The last trick
rook-last-stars =
    The last trick also takes the nest, with every star in it.
    So a full nest is worth a fight.
rook-last-points =
    The last trick also takes the nest, with every point in it.
    So a full nest is worth a fight.
rook-page-counting = Scoring
rook-counting-beginner =
    You score the stars in your tricks.
    Stars left in the nest are lost.
rook-counting-intermediate =
    You score the stars you took.
    The bidder scores only if the bid was made. If not, the deal scores nothing.
    You never lose stars.
rook-counting-classic =
    Partners add up what they took.
    If the bid is made, the bidder’s side scores everything it took.
    If it’s missed, that side loses the whole bid and scores nothing.
    The other side always scores what it took. Scores can fall below zero.
rook-counting-alone =
    If the bid is made, the bidder scores everything taken.
    If it’s missed, the bidder loses the whole bid and scores nothing.
    All others score what they took. Scores can fall below zero.
rook-page-example = An example
rook-example-beginner =
    Four players took 2, 6, 13 and 1, so that’s what they score.
    That makes 22. The other two stars stayed in the nest.
rook-example-intermediate =
    Bid 9 and take 8, and the bidder scores no stars.
    The others took 5, 7 and 4, so that’s what they score.
    Bid 9 and take 9, and the bidder scores nine.
rook-example-classic =
    Bid 95 and take 75, and the side loses 95.
    The other side took the other 45 and scores 45.
    Bid 95 and take 100, and the side scores 100.
rook-example-alone =
    Bid 60 and take 45, and the bidder loses 60.
    The others took 30, 15, 10 and 0, so that’s what they score.
    Bid 60 and take 70, and the bidder scores 70.
rook-page-end = The end
rook-end-stars =
    The game ends after a deal in which a player reaches { $amount } stars.
    If several do, most stars wins. After a tie, play another deal.
rook-end-classic =
    The game ends after a deal in which a side reaches { $amount } points.
    If both do, the higher score wins. It doesn’t matter who bid.
    After a tie, play another deal.
rook-end-alone =
    The game ends after a deal in which a player reaches { $amount } points.
    If several do, the highest score wins. After a tie, play another deal.
rook-page-honour = On your honour
rook-honour-can = As an option, players can make mistakes and report them.
rook-honour-is = Players can play a wrong card or nest here. Others can report it.
rook-honour-page =
    Ring the bell in the bar or in the pause. Opponents report, players own up.
    In time, the card goes back and a right one is played.
    Too late, and the deal stops. That side loses the high bid and scores nothing.
rook-page-fines = Reports and fines
rook-fines-free = A wrong report costs nothing.
rook-fines-nest = A nest of the wrong size costs { $amount }. You fix it if there’s time.
rook-fines-talk = Table talk costs { $amount } if both other players say so.
rook-fines-review = Before the count you see all tricks, and all players agree.

## Where the book is silent

rook-ours-target = The rulebook says { $amount } win the game.
rook-ours-draw = If the highest cards tie for the deal, all draw again.
rook-ours-partners = If the second and third card tie for partners, all draw again.
rook-ours-asleep = A Rook in the nest is out of play.
rook-ours-low = The 1 is the lowest card of its colour.
rook-ours-first = The first player can pass, too.
rook-ours-last = If all others passed, the last player can bid or pass.
rook-ours-most = The highest bid is { $amount }. The deck has no more.
rook-ours-thrown = If all pass, there’s no score. The next player deals new cards.
rook-ours-exact = Exactly { $amount } points are enough.
rook-ours-tie = After a tie at the top, all play one more deal.
rook-ours-back = When a card goes back, so do all cards after it.
rook-ours-owning = You can own up in time, but not later.

## The game for children: its name and line for grown-ups, and its pages

rook-goal = Win the tricks that hold stars!
    .child = Catch the cards with the stars!
rook-light = First stars
rook-light-line = For children. No bids, and { $amount } stars end it.
rook-light-about = What it is about
rook-light-about-page =
    Catch the cards with stars.
    The first with { $amount } stars wins.
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
    No boss card? Then the top card of the first colour wins.
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
rook-jars-empty = All the jars are empty
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

# What a player did, below its name at the children’s party.
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

# What going on along the chapters of a record is called.
rook-next-trick = Next trick
# On the title card of a highlight.
rook-moment-trick = { $seat } takes { $worth }

# Under the number of what a player did in a whole evening.
-rook-fact-rook = with the Rook
-rook-fact-tricks = tricks won
-rook-fact-stars = stars caught

## Facts of the table, for players who listen

rook-fact-worth = Your hand is worth { $worth }
rook-fact-nest = The nest gave you { LIST($cards) }
# $tricks: a noun with its number.
rook-fact-taken = { $seat } has { $tricks }
rook-fact-laid = You laid { LIST($cards) } in the nest
