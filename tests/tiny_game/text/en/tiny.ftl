### High Card. $seat: a person. $card: the noun of a card. $number: 1 to 9. $count: a number.

-tiny-card = the { $number }

tiny-origin = High Card is one of the house’s own games.
tiny-line = The highest card takes the point

## The table

tiny-dealt = New cards
tiny-sealed = { FACE($seat) } { $seat } shows a card
tiny-opened = { FACE($seat) } { $seat } takes the point
tiny-ask-show = Show a card
    .child = Show a card
    .how = Pick a high one.
tiny-show = Show
tiny-scores = Scores

## Why something cannot be done

tiny-no-gone = You have shown { $card } already.
    .child = That card was shown already.
tiny-no-held = You don’t have { $card }.
    .child = That card is not here.

## The coach

tiny-why-likeliest = { $card } takes the point in { $count } of 100 deals.
    .child = It may take the point.
-tiny-idea-likeliest = take the point with { $card }
tiny-why-behind = You wanted to { $idea }. { $card } is more likely to.
tiny-coach-show = Show { $card }.
tiny-coach-knows = The coach knows your cards. It guesses the rest.
    .child = I see our cards.

## How it is played

tiny-plain-line = Show a card. The highest takes the point.
tiny-target = Points
tiny-target-line = How many points win
tiny-clip-highest = The highest card takes the point
tiny-page-idea = The idea
tiny-page-idea-lines = All show a card at the same time. The highest takes a point.
tiny-page-end = The end
tiny-page-end-lines =
    After two tricks all get new cards.
    The first player with { points } wins.
tiny-ours-at-once = The last point ends it at once. Other cards are not shown any more.

tiny-goal = Show the highest card!
tiny-light = One point
tiny-light-line = One point is enough for children
tiny-light-about = What it is about
tiny-light-about-lines =
    Show a high card.
    The highest one gets a star.
tiny-light-cards = The cards
tiny-light-cards-lines =
    We all hold two cards.
    No one else may see them.
tiny-light-show = Show a card
tiny-light-show-lines = Pick a card. It stays face down.
tiny-light-turn = The turn
tiny-light-turn-lines = When all have picked, all cards turn.
tiny-light-end = The end
tiny-light-end-lines = { $count ->
        [one] The star wins.
       *[other] { $count } stars win.
    }
