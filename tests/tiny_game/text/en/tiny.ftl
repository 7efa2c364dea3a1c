### High Card. $seat: a person. $card: the noun of a card. $number: 1 to 9. $count: a number.

-tiny-card = the { $number }

tiny-origin = High Card was made for these tests.
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

tiny-no-gone = { $card } has been shown already.
    .child = That card is not in this hand.
tiny-no-held = { $card } is not in this hand.
    .child = That card is not in this hand.

## The coach

tiny-why-likeliest = { $card } takes the point in { $count } of 100 deals.
-tiny-idea-likeliest = take the point with { $card }
tiny-why-behind = Meant to { $idea }; { $card } is likelier to.

## How it is played

tiny-plain-line = Show a card; the highest takes the point
tiny-target = Points
tiny-target-line = So many win
tiny-page-idea = The idea
tiny-page-idea-lines = All show a card at the same time. The highest takes a point.
tiny-page-end = The end
tiny-page-end-lines =
    After two tricks all get new cards.
    Whoever has { points } first wins.
tiny-ours-at-once = The last point ends it at once. A card that is left over is not shown.

tiny-goal = Show the highest card!
tiny-light = One point
tiny-light-line = For children: one point is enough
tiny-light-about = What it is about
tiny-light-about-lines =
    Show a high card.
    The highest one gets a star.
tiny-light-cards = The cards
tiny-light-cards-lines =
    We all hold two cards.
    No one else may see them.
tiny-light-show = Show a card
tiny-light-show-lines = Pick a card. It lies face down.
tiny-light-turn = The turn
tiny-light-turn-lines = When all have picked, all cards turn.
tiny-light-end = The end
tiny-light-end-lines = { $count ->
        [one] The star wins.
       *[other] { $count } stars win.
    }
