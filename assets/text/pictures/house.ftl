### The picture beside a child's sentence: a file of assets/pictures without its end.

title-continue-line = icons/play
title-evening-line = icons/cup
title-continue-with = icons/play
title-how-line = icons/book
gate-ask = icons/key

pause-by = icons/pause
pause-go-on-line = icons/play
pause-call-line = icons/bell
pause-other-kept = icons/clock
pause-own-line = icons/eye
pause-last-line = icons/clock
pause-more-line = icons/cards
pause-rules-line = icons/book
scores-so-far = icons/star
pause-seats-change = icons/people

done-line = icons/tick

rules-page = icons/book
gate-sum = icons/key
gate-wrong = icons/key
greeting-all = icons/people
greeting-names = icons/people
sheet-hands = icons/star
