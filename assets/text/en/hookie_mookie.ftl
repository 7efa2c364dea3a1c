### Hookie-Mookie. Only the value of a card counts. A hookie is a blind flip with another player, a mookie is laying cards.
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

hookie_mookie-begins = { FACE($seat) } { $seat } starts
    .child = { FACE($seat) } { $seat } starts
hookie_mookie-dealt = Seven cards for each player
    .child = Seven cards for each of us
hookie_mookie-silence = No table talk from here on!
    .child = No one talks of cards now
hookie_mookie-laid = { FACE($seat) } { $seat } lays { LIST($cards) }
hookie_mookie-added = { FACE($seat) } { $seat } adds { LIST($cards) }
# $value: the set on the table that they go to.
hookie_mookie-added-to = { FACE($seat) } { $seat } adds { LIST($cards) } to the { FORM($value, of: "many") }
hookie_mookie-cleared = All four { FORM($value, of: "many") }! The set is full.
    .child = All four are here. The set is full!
hookie_mookie-done = { FACE($seat) } { $seat } is done
hookie_mookie-called = { FACE($seat) } { $seat } calls { FACE($to) } { $to }
    .child = { FACE($seat) } { $seat } flips a card with { FACE($to) } { $to }
hookie_mookie-offered = { FACE($seat) } { $seat } is ready
hookie_mookie-counted = Everyone counts aloud: un, deux, trois
# Two cards of different values, and two of the same.
hookie_mookie-flipped = { $value } and { $other }
hookie_mookie-flipped-alike = Two { FORM($value, of: "many") }
hookie_mookie-kept = { FACE($seat) } { $seat } and { FACE($to) } { $to } have a pair of { FORM($value, of: "many") }!
# A card and a joker, which matches any card.
hookie_mookie-kept-joker = { FACE($seats) } A match of { FORM($value, of: "many") }!
hookie_mookie-kept-jokers = { FACE($seats) } A pair of jokers!
# The owners' faces stand beside their cards meanwhile: without them the sentence keeps its size.
hookie_mookie-returned = No match. { $seat } has { $value }, { $to } { $other }.
    .child = { $seat } has { $value }, { $to } { $other }
# After a flip that did not match, and where nothing else could be done.
hookie_mookie-drawn = { FACE($seat) } { $seat } draws { -hookie_mookie-cards } for the miss
    .child = { FACE($seat) } { $seat } draws { -hookie_mookie-cards }
hookie_mookie-drawn-alone = No one left to call. { FACE($seat) } { $seat } draws { -hookie_mookie-cards }.
    .child = { FACE($seat) } { $seat } draws { -hookie_mookie-cards }
# $count: how many hands are still to be emptied.
hookie_mookie-emptied = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] is
       *[other] are
    } out. { $count } to go.
hookie_mookie-emptied-last = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] has
       *[other] have
    } no cards left!
hookie_mookie-sundown = That was the last card. The sun is down.
hookie_mookie-ended-cards = The sun is down. The cards win.
hookie_mookie-ended-all = Voilà! All players win!
hookie_mookie-ended = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] wins
       *[other] win
    }!

## Who begins

hookie_mookie-hair = Who has the longest hair?
    .child = Who has the longest hair?
hookie_mookie-hair-begins = That player starts.
    .child = That is who starts.
hookie_mookie-hair-silence = Once the cards are dealt, don’t talk about them.
    .child = Do not tell of the cards.
hookie_mookie-hair-sentence = The player with the longest hair starts
    .child = The longest hair starts

## What a player is asked

hookie_mookie-ask-offer = Choose a card for { $to }
    .child = Flip one card
    .how = Try to match the other card.
hookie_mookie-ask-draw = You can’t call anyone, so draw
    .child = No one to call. Draw!
    .how = Take new cards from the pile.
hookie_mookie-ask-call = Who do you call for a hookie?
    .child = Who flips a card too?
    .how = Pick a face. Two cards that match stay down.
hookie_mookie-ask-call-two = You can’t lay anything, so call { $to }
    .child = Flip cards with { $to }
    .how = Two cards that match stay down.
hookie_mookie-ask-done = You have nothing more to lay
    .child = That is all. Stop here.
# Cards are picked: no set lies on the table, or one does.
hookie_mookie-ask-new = Three or four alike make a set
    .child = Pick three or four alike
    .how = The same number or the same face.
hookie_mookie-ask-add = Make a new set or add to one
    .child = Make a set or add on
    .how = A new set needs three cards alike.
hookie_mookie-ask-more = Lay more cards, or stop here
    .child = Lay more, or stop here
    .how = More cards can go on a set.
hookie_mookie-ask-turn = Lay cards or call a hookie
    .child = Lay, or call a friend?
    .how = Three alike can go down. If not, call a friend.
# To children, one after the other: with which cards, and with how many of those.
hookie_mookie-ask-which = Which cards do you lay?
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
hookie_mookie-wait-more = { FACE($seat) } { $seat } can lay more cards
    .child = { $seat } lays more or is done
hookie_mookie-wait-alone = { FACE($seat) } { $seat } lays cards or draws
    .child = { $seat } lays or draws a card
hookie_mookie-wait-turn = { FACE($seat) } { $seat } lays cards or calls a hookie
    .child = { $seat } lays or calls a friend

## Answers: what stands on the plate that hands them in

hookie_mookie-call = Call
    .child = Call a friend
hookie_mookie-call-seat = Call { $to } { FACE($to) }
hookie_mookie-offer = Lay face down
hookie_mookie-draw = Draw { $count }
hookie_mookie-stop = Say done
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
hookie_mookie-see-so-far = See progress
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
hookie_mookie-shown = Shown and still held
hookie_mookie-shown-line = You have all seen these cards
    .child = We all saw these cards
hookie_mookie-left = Cards left
hookie_mookie-left-ghosts = Ghosts
hookie_mookie-left-deck = Deck
-hookie_mookie-left-none = empty

## The end of a match

hookie_mookie-count-won = { $count ->
        [one] Won with 1 card in the deck
       *[other] Won with { $count } cards in the deck
    }
hookie_mookie-count-lost = { $count ->
        [one] The sun sets with 1 card left
       *[other] The sun sets with { $count } cards left
    }
hookie_mookie-count-sets = { $count ->
        [one] 1 full set
       *[other] { $count } full sets
    }
hookie_mookie-lost = The cards win
    .child = The sun went down
hookie_mookie-podium-lost = The cards win
hookie_mookie-podium-lost-line = The sun is down
hookie_mookie-won = Done before sunset
    .child = We won by day!
hookie_mookie-podium-won-line = You made it before sunset
hookie_mookie-podium-race = { $seats } { COUNT($seats) ->
        [one] wins
       *[other] win
    }!
hookie_mookie-podium-race-line = First to empty a hand

## Why: what the coach says

hookie_mookie-why-answer-promise = { $seat } showed { $value } and still has it.
    .child = { $seat } has the same one.
hookie_mookie-why-joker-matches = A joker matches any card that { $seat } shows.
    .child = A joker fits all cards.
hookie_mookie-why-call-blind = You know of no match, but you’ll see two new cards.
    .child = Then we see two new cards.
hookie_mookie-why-call-unheld = { $seat } will probably show { $value }, and you have none.
    .child = They may show a new card.
hookie_mookie-why-call-anyway = You can’t match a promise. { $seat } showed the fewest cards and may show { $value }.
    .child = They may show a new card.
# $count: how many cards that hand has left.
hookie_mookie-why-helps-home = { $seat } has { -hookie_mookie-cards } left. A match helps { $seat } to finish.
hookie_mookie-why-keep-promise = { $seat } has seen { $value } of yours and may count on it.
    .child = { $seat } knows this card.
hookie_mookie-why-break-promise = { $seat } has seen { $value } of yours, but this is another card.
hookie_mookie-why-miss-promise = { $seat } will probably show { $value }, and you can match it.
hookie_mookie-why-show-highest = It’s your highest new single card.
    .child = It is the highest new card.
hookie_mookie-why-show-spared = It’s the card you need least.
    .child = We can do without it.
hookie_mookie-why-show-other = Any card is fine here. Most players show their highest new card.
    .child = Any card is fine.
hookie_mookie-why-all-shown = They’ve seen all your cards. This is the highest.
    .child = It is the highest card.
hookie_mookie-why-rival-nearly-done = { $seat } has { -hookie_mookie-cards } left. Don’t show a card that helps { $seat }.
hookie_mookie-why-spend-joker = Keep the joker. In a hookie it matches anything.
hookie_mookie-why-lay-all = You can lay all your cards this turn.
    .child = All cards can go!
hookie_mookie-why-lay-one = Laying { $cards } is a turn without risk.
    .child = To lay is safe.
hookie_mookie-why-lay-part = You can lay all your { FORM($value, of: "many") } together.
    .child = They can all go down.
hookie_mookie-why-must-lay = You have to lay something, and only a joker helps.
    .child = Some card has to go.
hookie_mookie-why-one-set-a-turn = One set is enough. Save the next for another safe turn.
    .child = One set is fine. Keep the rest.
hookie_mookie-why-stop-laying = You can still lay cards now, and here you should.
    .child = More cards can go down.
hookie_mookie-why-nothing-else = You can’t call or lay.
    .child = There is no other way.
hookie_mookie-coach-call = Call { $to }.
hookie_mookie-coach-offer = Show { $value }.
hookie_mookie-coach-lay = Lay the { FORM($value, of: "many") }.
hookie_mookie-coach-draw = Draw { $count }.
hookie_mookie-coach-done = Stop laying.
hookie_mookie-coach-knows = The coach remembers all cards that were shown. It can’t see hands or the deck.
    .child = I keep the shown cards in mind.

# $idea and $better: what was meant, and what the coach would do, from the two lists below.
hookie_mookie-why-behind = Plan: { $idea }. The coach would { $better }.
-hookie_mookie-idea-answer-promise = match { $value } from { $seat }
-hookie_mookie-idea-call-unheld = { -hookie_mookie-idea-answer-promise }
-hookie_mookie-idea-joker-matches = match with a joker
-hookie_mookie-idea-call-blind = see what { $seat } has
-hookie_mookie-idea-helps-home = match with { $seat }
-hookie_mookie-idea-keep-promise = show { $value } again
-hookie_mookie-idea-break-promise = keep { $value } from { $seat }
-hookie_mookie-idea-miss-promise = show { $seat } something new
-hookie_mookie-idea-show-other = show { $value }
-hookie_mookie-idea-spend-joker = use a joker at once
-hookie_mookie-idea-lay-one = lay { $cards }
-hookie_mookie-idea-lay-part = lay { $cards } first
-hookie_mookie-idea-one-set-a-turn = keep the rest for later
-hookie_mookie-idea-stop-laying = { -hookie_mookie-idea-one-set-a-turn }
-hookie_mookie-better-call = call { $seat }
-hookie_mookie-better-show = show { $value }
-hookie_mookie-better-lay = lay the { FORM($value, of: "many") }
-hookie_mookie-better-stop = keep the rest
-hookie_mookie-better-draw = draw

## Ways to play, and what can be set

hookie_mookie-together = Together
hookie_mookie-together-line = You all play against the cards and win or lose together
hookie_mookie-together-harder = With 4 players the deck wins more often than with 3
hookie_mookie-a-race = A race
hookie_mookie-a-race-line = The first to empty a hand wins
# $count: of 100 races.
hookie_mookie-deck-wins = The deck wins { $count } of 100 races
hookie_mookie-must-empty = Hands to empty
hookie_mookie-must-empty-line = More empty hands make it harder
-hookie_mookie-must-empty-value = { $count ->
        [one] one
        [2] two
       *[other] three
    }
hookie_mookie-ghost-hand = Ghost cards
hookie_mookie-ghost-hand-line = Cards that stay hidden. Fewer make it easier.
hookie_mookie-caller = Caller draws
hookie_mookie-partner = Partner draws
hookie_mookie-penalty-line = Cards to draw after a miss. Fewer make it easier.
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
    You all play together against the deck.
    The deck is the day. With every card you draw, the sun sinks.
    { $count ->
        [one] Empty one hand before the deck is empty and you all win.
        [2] Empty two hands before the deck is empty and you all win.
       *[other] Empty three hands before the deck is empty and you all win.
    }
hookie_mookie-page-idea-race =
    You each play on your own.
    The first to empty a hand wins.
    If the deck is empty first, the cards win.
hookie_mookie-page-cards = The cards
hookie_mookie-page-cards-lines =
    Only the value counts: ace, 2 to 10, jack, queen, king.
    Suits and colours don’t matter, and no value beats another.
    There are four of each.
hookie_mookie-page-start = The start
# $count: cards in the ghost hand.
hookie_mookie-page-start-lines =
    { $count ->
        [0] Each player gets seven cards. There are no ghost cards.
        [one] Each player gets seven cards. One ghost card is out of the game.
       *[other] Each player gets seven cards. { $count } ghost cards are out of the game.
    }
    The rest is the deck.
    The player with the longest hair starts. Play goes clockwise.
hookie_mookie-page-silence = Silence
hookie_mookie-page-silence-lines =
    Don’t say or show anything about your cards.
    Don’t say what you plan to do, either.
    You find out about the others’ cards by flipping.
hookie_mookie-page-turn = A turn
hookie_mookie-page-turn-lines =
    Lay cards, or call a hookie. You choose.
    You must do one of them, and only one.
    You can call a hookie even if you could lay cards.
hookie_mookie-page-new = A new set
hookie_mookie-page-new-lines =
    Three or four cards of one value make a new set.
    Two are too few. Only a hookie makes a pair.
    You can lay several sets in one turn.
hookie_mookie-page-onto = Adding to a set
hookie_mookie-page-onto-lines =
    You can add cards to a set of their value. It doesn’t matter who laid it.
    There is never more than one set of each value.
    The dots under a set show how many of the four it has.
hookie_mookie-page-done = Done
hookie_mookie-page-done-lines =
    You don’t have to lay everything you could.
    Lay as much as you like, then say done.
    A set with all four cards is full and leaves the table.
hookie_mookie-page-hookie = Hookie
hookie_mookie-page-hookie-lines =
    The caller names a player who has cards. You can’t refuse.
    You both choose a card in secret and lay it face down.
    Everyone counts aloud: un, deux, trois. Both cards turn over together.
hookie_mookie-page-match = A match
hookie_mookie-page-match-lines =
    If both cards have the same value, they stay as a set.
    If there’s a set of that value, they join it.
    You don’t draw.
hookie_mookie-page-miss = No match
# $count: cards that the caller draws. $amount: cards that the partner draws.
hookie_mookie-page-miss-lines =
    You all see both cards, then they go back.
    The caller draws { -hookie_mookie-cards }, the partner { $amount ->
        [one] one
        [2] two
        [3] three
        [4] four
       *[other] five
    }.
    Remember what you saw. You may match it next time.
hookie_mookie-page-habits = Good habits
hookie_mookie-page-habits-lines =
    In your first hookie, show your highest card.
    Later, if you call, show what your partner showed before.
    These are habits, not rules.
hookie_mookie-page-jokers = Jokers
# $count: how many there are, 0 where the match is played without them.
hookie_mookie-page-jokers-lines =
    { $count ->
        [0] Jokers are an option. A joker matches any card in a hookie.
        [one] There is one joker. It matches any card in a hookie.
       *[other] There are { $count } jokers. A joker matches any card in a hookie.
    }
    You can add a joker to any set. Three or four jokers make an open set.
    The first other cards on an open set give it their value.
hookie_mookie-page-out = Being out
hookie_mookie-page-out-lines =
    If you have no cards left, you’re out and wear a crown.
    A card face down still counts as yours.
    Players can’t call you any more.
hookie_mookie-page-end = The end
hookie_mookie-page-end-together =
    { $count ->
        [one] When a hand is empty, you all win. Voilà!
        [2] When two hands are empty, you all win. Voilà!
       *[other] When three hands are empty, you all win. Voilà!
    }
    When the last card of the deck is drawn, the sun is down.
    Then the cards win at once.
hookie_mookie-page-end-race =
    The first player to empty a hand wins. Two in one hookie share the win.
    If the last card of the deck is drawn first, the cards win.

## Where the book is silent

hookie_mookie-ours-last = The last card of the deck ends the game.
hookie_mookie-ours-short = If the deck is short, the caller draws first.
hookie_mookie-ours-pair = A second pair joins the set of its value.
# $count: cards that the caller draws.
hookie_mookie-ours-out = If you’re out, you get no more turns and no new cards.
hookie_mookie-ours-alone = The last of three with cards lays some, or draws { -hookie_mookie-cards }.
hookie_mookie-ours-together = If two hands are empty in one hookie, both count.
hookie_mookie-ours-joker-pair = Two jokers match and make an open set.
hookie_mookie-ours-joker-value = An open set can’t get a value that already has a set.
hookie_mookie-ours-joker-whole = Only the four real cards make a set full.
hookie_mookie-ours-joker-new = A new set has four cards at most, jokers included.

## For children: the lighter way to play, and its pages

hookie_mookie-goal = Get rid of your cards before the sun sets!
    .child = Find pairs before the sun sets!
hookie_mookie-light = Sunny day
hookie_mookie-light-line = For children. Jokers, and a miss costs one card.
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
    A pair comes from a hookie. Call a friend.
    Both lay one card face down.
    Un, deux, trois, flip!
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

# What a player did, below its name at the children’s party.
-hookie-mookie-did-pairs = found { $count ->
        [one] a pair
       *[other] { $count } pairs
    }
-hookie-mookie-did-cards = laid { $count ->
        [one] a card
       *[other] { $count } cards
    }
-hookie-mookie-did-calls = called { $count ->
        [one] once
       *[other] { $count } times
    }
-hookie-mookie-did-friend = was a good friend

# What going on along the chapters of a record is called.
hookie_mookie-next-turn = Next turn

# Under the number of what a player did in a whole evening.
-hookie-mookie-fact-pairs = pairs found
-hookie-mookie-fact-cards = cards laid
-hookie-mookie-fact-calls = hookies called

## Facts of the table, for players who listen

hookie_mookie-fact-sets = The table has { LIST($sets) }
# $values: nouns of card values.
hookie_mookie-fact-gone = Full sets of { LIST($values, of: "many") } are gone
hookie_mookie-fact-offer = You chose { $card }
hookie_mookie-fact-left = { $count ->
        [one] 1 more player has to go out
       *[other] { $count } more players have to go out
    }
# $ghosts: cards that no player holds.
hookie_mookie-fact-deck = { $count ->
        [one] 1 card is
       *[other] { $count } cards are
    } in the deck, { $ghosts } are ghosts
