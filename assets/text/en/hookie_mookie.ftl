### Hookie-Mookie. Only the value of a card counts. A hookie is a blind flip with somebody, a mookie is laying cards.
###
### $seat, $to: people; $seats: several. $value, $other: the nouns of values. $cards: nouns, `two queens` and `a joker`.
### $count, $amount: numbers. $number: 2 to 10. The words un, deux, trois are said in every language.

# Several cards of one value.
-hookie_mookie-some = { $count ->
        [one] { $value }
        [2] two { FORM($value, of: "many") }
        [3] three { FORM($value, of: "many") }
        [4] four { FORM($value, of: "many") }
       *[other] { $count } { FORM($value, of: "many") }
    }
-hookie_mookie-cards = { $count ->
        [one] one card
        [2] two cards
        [3] three cards
        [4] four cards
        [5] five cards
       *[other] { $count } cards
    }

## What happened

hookie_mookie-begins = { FACE($seat) } { $seat } begins
    .child = { FACE($seat) } { $seat } starts
hookie_mookie-dealt = Seven cards for everybody
    .child = Seven cards for each of us
hookie_mookie-silence = From now on nobody talks about cards
    .child = No one talks of cards now
hookie_mookie-laid = { FACE($seat) } { $seat } lays { LIST($cards) }
hookie_mookie-added = { FACE($seat) } { $seat } adds { LIST($cards) }
# $value: the set on the table that they go to.
hookie_mookie-added-to = { FACE($seat) } { $seat } adds { LIST($cards) } to the { FORM($value, of: "many") }
hookie_mookie-cleared = All four { FORM($value, of: "many") }: the set is full
    .child = All four are here: the set is full!
hookie_mookie-done = { FACE($seat) } { $seat } is done
hookie_mookie-called = { FACE($seat) } { $seat } calls { FACE($to) } { $to }
    .child = { FACE($seat) } { $seat } flips a card with { FACE($to) } { $to }
hookie_mookie-offered = { FACE($seat) } { $seat } has chosen
hookie_mookie-counted = All count aloud: un, deux, trois
# Two cards of different values, and two of the same.
hookie_mookie-flipped = { $value } and { $other }
hookie_mookie-flipped-alike = Two { FORM($value, of: "many") }
hookie_mookie-kept = { FACE($seat) } { $seat } and { FACE($to) } { $to }: a pair of { FORM($value, of: "many") }!
# A card and a joker, which matches any card.
hookie_mookie-kept-joker = { FACE($seats) } A match: { FORM($value, of: "many") }!
hookie_mookie-kept-jokers = { FACE($seats) } A pair of jokers!
# The owners' faces stand beside their cards meanwhile: without them the sentence keeps its size.
hookie_mookie-returned = No match: { $seat } has { $value }, { $to } { $other }
    .child = { $seat } has { $value }, { $to } { $other }
# After a flip that did not match, and where nothing else could be done.
hookie_mookie-drawn = { FACE($seat) } { $seat } draws { -hookie_mookie-cards } for the miss
    .child = { FACE($seat) } { $seat } draws { -hookie_mookie-cards }
hookie_mookie-drawn-alone = Nobody to call: { FACE($seat) } { $seat } draws { -hookie_mookie-cards }
    .child = { FACE($seat) } { $seat } draws { -hookie_mookie-cards }
# $count: how many hands are still to be emptied.
hookie_mookie-emptied = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] is
       *[other] are
    } out, { $count } more to go
hookie_mookie-emptied-last = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] has
       *[other] have
    } no cards left!
hookie_mookie-sundown = The last card: the sun goes down
hookie_mookie-ended-cards = The sun is down. The cards win
hookie_mookie-ended-all = Voilà: everybody wins!
hookie_mookie-ended = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] wins
       *[other] win
    }!

## Who begins

hookie_mookie-hair = Who has the longest hair?
    .child = Who has the longest hair?
hookie_mookie-hair-begins = That is who begins.
    .child = That is who starts.
hookie_mookie-hair-silence = And once the cards are dealt, nobody talks about them.
    .child = Do not tell of the cards.
hookie_mookie-hair-sentence = Whoever has the longest hair begins
    .child = The longest hair starts

## What somebody is asked

hookie_mookie-ask-offer = One card for { $to }, face down
    .child = Flip one card
    .how = Try to match the other card.
hookie_mookie-ask-draw = Nobody to call: draw
    .child = No one to call: draw
    .how = Take new cards from the pile.
hookie_mookie-ask-call = Call a hookie: with whom?
    .child = Who flips a card too?
    .how = Pick a face. Two cards that match stay down.
hookie_mookie-ask-done = Nothing more to lay
    .child = That is all. Stop here.
# Cards are picked: no set lies on the table, or one does.
hookie_mookie-ask-new = Three or four alike make a set
    .child = Pick three or four alike
    .how = The same number or the same face.
hookie_mookie-ask-add = A new set, or onto one that fits
    .child = Make a set or add on
    .how = A new set needs three cards alike.
hookie_mookie-ask-more = Lay more cards, or stop here
    .child = Lay more, or stop here
    .how = Cards can go on a set that lies there.
hookie_mookie-ask-turn = Lay cards or call a hookie
    .child = Lay, or call a friend?
    .how = Three alike can go down. If not, call a friend.
# To children, one after the other: with which cards, and with how many of those.
hookie_mookie-ask-which = Which cards?
    .child = Which cards go down?
    .how = The cards in the light go down.
hookie_mookie-ask-how-many = How many?
    .child = How many go down?
    .how = The cards in the light go down.
hookie_mookie-ask-lay = Lay cards
    .child = Lay down some cards
    .how = The same number or the same face.

## Whom the table waits for, and what may come

hookie_mookie-wait-offer = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] chooses
       *[other] choose
    } a card
    .child = { $seats } { COUNT($seats) ->
        [one] picks
       *[other] pick
    } a card
hookie_mookie-wait-more = { FACE($seat) } { $seat } lays more, or is done
    .child = { $seat } lays more or is done
hookie_mookie-wait-alone = { FACE($seat) } { $seat } lays or draws
    .child = { $seat } lays or draws a card
hookie_mookie-wait-turn = { FACE($seat) } { $seat } lays or calls a hookie
    .child = { $seat } lays or calls a friend

## Answers: what stands on the plate that hands them in

hookie_mookie-call = Call
    .child = Call a friend
hookie_mookie-call-seat = Call { $to } { FACE($to) }
hookie_mookie-offer = Lay face down
hookie_mookie-draw = Draw { $count }
hookie_mookie-stop = Stop here
hookie_mookie-lay = Lay cards
hookie_mookie-lay-value = Lay { FORM($value, of: "many") }
hookie_mookie-lay-new = Lay { LIST($cards) }
hookie_mookie-lay-more = Add { LIST($cards) }
hookie_mookie-lay-onto = Add { LIST($cards) } to the { FORM($value, of: "many") }
# The same on a child's button, whose picture shows the cards.
hookie_mookie-add-to = Add to the { FORM($value, of: "many") }

## Small words at seats and on boards

-hookie_mookie-out = out
hookie_mookie-says-start = I start
-hookie_mookie-says-chosen = chosen
-hookie_mookie-says-done = done
-hookie_mookie-says-out = out!
# A flip that did not match, on the strip of what has happened meanwhile.
-hookie_mookie-strip-miss = miss
-hookie_mookie-cards-left = cards left
-hookie_mookie-ghosts = ghosts { $count }
hookie_mookie-whole = Full sets
-hookie_mookie-whole-none = none yet

## Sheets

hookie_mookie-so-far = So far
# How many cards are left in the deck, at the head of the sheet.
hookie_mookie-sheet-left = { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
hookie_mookie-missing = { $count ->
        [one] One more hand to empty
       *[other] { $count } more hands to empty
    }
    .child = { $count ->
        [one] One hand must be empty
       *[other] { $count } hands must be empty
    }
hookie_mookie-race = The first empty hand wins
    .child = The first empty hand wins
hookie_mookie-shown = Shown, and still there
hookie_mookie-shown-line = What everybody has seen
    .child = We all saw these cards
hookie_mookie-left = What was left
hookie_mookie-left-ghosts = Ghosts
hookie_mookie-left-deck = Deck
-hookie_mookie-left-none = empty

## The end of a match

hookie_mookie-lost = The cards win
    .child = The sun went down
hookie_mookie-podium-lost = The cards win
hookie_mookie-podium-lost-line = The sun is down
hookie_mookie-won = Before the sun went down
    .child = We won by day!
hookie_mookie-podium-won-line = A hand was empty before the sun went down
hookie_mookie-podium-race = { $seats } { COUNT($seats) ->
        [one] wins
       *[other] win
    }!
hookie_mookie-podium-race-line = The first empty hand

## Why: what the coach says

hookie_mookie-why-answer-promise = { $seat } showed { $value } and still has it: meet it with one from this hand.
hookie_mookie-why-joker-matches = A joker matches whatever { $seat } offers.
hookie_mookie-why-call-blind = Nothing known fits: a call to { $seat } shows two new cards to remember.
hookie_mookie-why-call-unheld = { $seat } is likely to offer { $value }, and this hand has none.
hookie_mookie-why-call-anyway = No promise can be met here: { $seat } has shown the fewest cards and may offer { $value }.
# $count: how many cards that hand has left.
hookie_mookie-why-helps-home = { $seat } has { -hookie_mookie-cards } left: a match would help { $seat } home.
hookie_mookie-why-keep-promise = { $seat } has seen { $value } here and may count on it: show it again.
hookie_mookie-why-break-promise = { $seat } has seen { $value } here and may count on it; this is another card.
hookie_mookie-why-miss-promise = { $seat } is likely to offer { $value }, and there is one here to meet it.
hookie_mookie-why-show-highest = Nothing promised: show the highest single new card that fits no set, here { $value }.
hookie_mookie-why-show-spared = Nothing promised, and no single new card: { $value } will be missed least.
hookie_mookie-why-show-other = Nothing is promised, so any card may do; the custom is the highest single new card.
hookie_mookie-why-all-shown = Every card here was seen before: { $value } is the highest.
hookie_mookie-why-help-nobody = { $seat } has { -hookie_mookie-cards } left: show nothing that would help { $seat } home.
hookie_mookie-why-spend-joker = A joker is worth keeping: in a flip it matches anything.
hookie_mookie-why-lay-all = Everything can go down in this turn: begin with this.
hookie_mookie-why-lay-one = Laying { $cards } is a turn that risks nothing.
hookie_mookie-why-lay-part = All { FORM($value, of: "many") } of this hand may go down together.
hookie_mookie-why-must-lay = Something has to go down, and without a joker nothing can.
hookie_mookie-why-one-set = One set is enough: the next one makes another turn without risk.
hookie_mookie-why-stop-laying = Something can still go down now, and here it should.
hookie_mookie-why-nothing-else = Nobody to call and nothing to lay: drawing is all that is left.

# $idea and $better: what was meant, and what the coach would do, from the two lists below.
hookie_mookie-why-behind = Meant to { $idea }; the coach would rather { $better }.
-hookie_mookie-idea-answer-promise = meet { $value } from { $seat }
-hookie_mookie-idea-joker-matches = match anything with a joker
-hookie_mookie-idea-call-blind = see what { $seat } has
-hookie_mookie-idea-helps-home = match with { $seat }
-hookie_mookie-idea-keep-promise = show { $value } again
-hookie_mookie-idea-break-promise = keep { $value } from { $seat }
-hookie_mookie-idea-miss-promise = show { $seat } something new
-hookie_mookie-idea-show-other = show { $value }
-hookie_mookie-idea-spend-joker = use a joker at once
-hookie_mookie-idea-lay-one = lay { $cards }
-hookie_mookie-idea-lay-part = lay { $cards } first
-hookie_mookie-idea-stop-laying = keep the rest for later turns
-hookie_mookie-better-call = call { $seat }
-hookie_mookie-better-show = show { $value }
-hookie_mookie-better-lay = lay the { FORM($value, of: "many") }
-hookie_mookie-better-stop = keep the rest
-hookie_mookie-better-draw = draw

## Ways to play, and what can be set

hookie_mookie-together = Together
hookie_mookie-together-line = Everybody against the cards: win together or lose together
hookie_mookie-together-harder = With 4 players the deck wins more often than with 3
hookie_mookie-a-race = A race
hookie_mookie-a-race-line = The first empty hand wins alone
# $count: of 100 races.
hookie_mookie-deck-wins = The deck wins { $count } of 100 races
hookie_mookie-must-empty = Hands to empty
hookie_mookie-must-empty-line = More empty hands make it harder
-hookie_mookie-must-empty-value = { $count ->
        [one] one
        [2] two
       *[other] three
    }
hookie_mookie-ghost-hand = Ghost hand
hookie_mookie-ghost-hand-line = Cards that nobody sees: fewer make it easier
hookie_mookie-caller = Caller draws
hookie_mookie-partner = Partner draws
hookie_mookie-penalty-line = After a flip that does not match: fewer cards make it easier
hookie_mookie-jokers = Jokers
hookie_mookie-jokers-line = They match any card and make it easier
hookie_mookie-jokers-value = { $count ->
        [one] 1 joker
       *[other] { $count } jokers
    }
-hookie_mookie-none = none

## The pages of the rules

hookie_mookie-page-idea = The idea
# $count: how many hands have to be empty.
hookie_mookie-page-idea-together =
    All play together against the deck.
    The deck is the day: with every card that is drawn, the sun sinks.
    { $count ->
        [one] Is a hand empty before the deck is? Then everybody wins.
        [2] Are two hands empty before the deck is? Then everybody wins.
       *[other] Are three hands empty before the deck is? Then everybody wins.
    }
hookie_mookie-page-idea-race =
    All play for themselves.
    The first empty hand wins alone.
    When the deck is empty first, the cards win.
hookie_mookie-page-cards = The cards
hookie_mookie-page-cards-lines =
    Only the value counts: ace, 2 to 10, jack, queen, king.
    Suits and colours never matter, and no value beats another.
    There are four of each.
hookie_mookie-page-start = The start
# $count: cards in the ghost hand.
hookie_mookie-page-start-lines =
    { $count ->
        [0] Seven cards for everybody, and no ghost hand.
        [one] Seven cards for everybody. One more, the ghost hand, is put aside and out of the game.
       *[other] Seven cards for everybody. A ghost hand of { $count } more is put aside and out of the game.
    }
    The rest is the deck.
    Whoever has the longest hair begins. Then it goes round clockwise.
hookie_mookie-page-silence = Silence
hookie_mookie-page-silence-lines =
    Nobody says or shows anything about cards.
    And nobody says what they mean to do, either.
    What the others hold is found out by flipping.
hookie_mookie-page-turn = A turn
hookie_mookie-page-turn-lines =
    Lay cards, or call a hookie: one of the two, freely chosen.
    Never both, never neither.
    A hookie may be called even if cards could be laid.
hookie_mookie-page-new = Laying: a new set
hookie_mookie-page-new-lines =
    Three or four cards of one value make a new set.
    Two are too few: a pair comes from a hookie only.
    Several sets may be laid in one turn.
hookie_mookie-page-onto = Laying: onto a set
hookie_mookie-page-onto-lines =
    One or more cards may go onto a set of their value, whoever laid it.
    There is one set of each value at most.
    The dots under a set say how many of the four lie there.
hookie_mookie-page-done = Done
hookie_mookie-page-done-lines =
    Nothing has to be laid, and cards may be kept back.
    Whoever has laid goes on for as long as they like, then says done.
    All four of a value? The set is full and leaves the table.
hookie_mookie-page-hookie = Hookie
hookie_mookie-page-hookie-lines =
    The caller names somebody who holds a card. Nobody can refuse.
    Both choose a card of their own in secret and lay it face down.
    All count aloud: un, deux, trois. Both cards turn at once.
hookie_mookie-page-match = A match
hookie_mookie-page-match-lines =
    Both cards have the same value: they stay as a set.
    Or they join the set of that value.
    Nobody draws.
hookie_mookie-page-miss = No match
# $count: cards that the caller draws. $amount: cards that the partner draws.
hookie_mookie-page-miss-lines =
    Both cards go back, after everybody has seen them.
    The caller draws { -hookie_mookie-cards }, the partner { $amount ->
        [one] one
        [2] two
        [3] three
        [4] four
       *[other] five
    }.
    Whoever remembers what was shown may match it next time.
hookie_mookie-page-habits = Good habits
hookie_mookie-page-habits-lines =
    In a first hookie it is the custom to offer the highest card.
    Later the caller offers what the partner has shown.
    These are habits, not rules.
hookie_mookie-page-jokers = Jokers
# $count: how many there are, 0 where the match is played without them.
hookie_mookie-page-jokers-lines =
    { $count ->
        [0] Jokers are an option. A joker matches any card in a flip.
        [one] There is one joker. It matches any card in a flip.
       *[other] There are { $count } jokers. A joker matches any card in a flip.
    }
    A joker may lie in any set, and three or four jokers alone are an open set.
    An open set gets the value of the first cards laid there.
hookie_mookie-page-out = Being out
hookie_mookie-page-out-lines =
    Whoever has no cards left is out and wears a crown.
    A card that lies face down still counts as held.
    Whoever is out is not called any more.
hookie_mookie-page-end = The end
hookie_mookie-page-end-together =
    { $count ->
        [one] A hand is empty: everybody wins. Voilà!
        [2] Two hands are empty: everybody wins. Voilà!
       *[other] Three hands are empty: everybody wins. Voilà!
    }
    The last card of the deck is drawn: the sun is down and the cards win.
    It is lost with that card, not one later.
hookie_mookie-page-end-race =
    A hand is empty: that player wins. Two in one flip share the win.
    The last card of the deck is drawn: nobody wins.

## Where the book is silent

hookie_mookie-ours-last = The last card of the deck ends the game.
hookie_mookie-ours-short = A short deck: the caller draws first.
hookie_mookie-ours-pair = A second pair joins the set of its value.
# $count: cards that the caller draws.
hookie_mookie-ours-out = An empty hand stays empty: no turns, no new cards.
hookie_mookie-ours-alone = Only one of three still has cards: that player lays some, or draws { -hookie_mookie-cards }.
hookie_mookie-ours-together = Two hands empty in one flip: both count.
hookie_mookie-ours-joker-pair = Two jokers match: they are an open set.
hookie_mookie-ours-joker-value = An open set gets no value that lies there already.
hookie_mookie-ours-joker-whole = Only the four real cards make a set full.
hookie_mookie-ours-joker-new = A new set has four cards at most, jokers counted.

## For children: the lighter way to play, and its pages

hookie_mookie-goal = Find pairs before the sun sets!
hookie_mookie-light = Sunny day
hookie_mookie-light-line = For children: jokers, and a miss costs one card
hookie_mookie-light-about = What it is about
hookie_mookie-light-about-lines =
    We play as one team.
    { $count ->
        [one] One hand must be empty before the sun sets.
        [2] Two hands must be empty before the sun sets.
       *[other] Three hands must be empty before the sun sets.
    }
hookie_mookie-light-alike = Three alike
hookie_mookie-light-alike-lines =
    Three or four cards alike can go down.
    Only the number or the face counts.
hookie_mookie-light-onto = On a set
hookie_mookie-light-onto-lines = One more like that? It can go on the set.
hookie_mookie-light-hookie = A hookie
hookie_mookie-light-hookie-lines =
    A pair comes from a hookie: call a friend.
    Both lay one card face down.
    Un, deux, trois: flip!
hookie_mookie-light-match = A match
hookie_mookie-light-match-lines = The same? Both cards stay down.
hookie_mookie-light-miss = No match
hookie_mookie-light-miss-both = Not the same? Both go back. Both draw { -hookie_mookie-cards }.
# $count: cards for the caller. $amount: cards for the partner.
hookie_mookie-light-miss-each =
    Not the same? Both go back.
    The one who called draws { -hookie_mookie-cards }. The other draws { $amount ->
        [one] one
        [2] two
        [3] three
        [4] four
       *[other] five
    }.
hookie_mookie-light-miss-lines = Think of what was shown!
hookie_mookie-light-jokers = Jokers
hookie_mookie-light-jokers-lines =
    { $count ->
        [one] There is one joker.
        [2] There are two jokers.
        [3] There are three jokers.
       *[other] There are four jokers.
    }
    A joker goes with any card.
hookie_mookie-light-sun = The sun
hookie_mookie-light-sun-lines =
    With each new card the sun sinks.
    No more cards? Then the sun is down.

# What somebody did, below its name at the children’s party.
-hookie-mookie-did-pairs = found { $count ->
        [one] a pair
       *[other] { $count } pairs
    }
-hookie-mookie-did-cards = laid { $count ->
        [one] a card
       *[other] { $count } cards
    }
-hookie-mookie-did-friend = was a good friend

# What going on along the beads of a record is called.
hookie_mookie-next-turn = Next turn

# Under the number of what somebody did in a whole evening.
-hookie-mookie-fact-pairs = pairs found
-hookie-mookie-fact-cards = cards laid
