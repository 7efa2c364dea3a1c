### Lessons: the pictures beside children’s sentences.

learn-offer = icons/learn
learn-offer-line = icons/learn
title-learn-line = icons/learn
pause-lesson-line = icons/learn
rules-lesson-line = icons/learn
learn-laid-out = icons/learn
learn-goes-on = icons/play
learn-done = icons/tick
learn-joins = icons/people
learn-leaves = icons/people
learn-full = icons/people
lesson-end-shelf = icons/learn
lesson-end-line = icons/star
