### A lesson as it is played, and its pause.

lesson-leave-line = You can come back to this step
    .child = Come back here some other time
lesson-again = Start over
lesson-again-line = Play this lesson from its first card
    .child = The same lesson once more
lesson-go-on-line = Continue where you left off
lesson-offered = In this lesson, choose one of the words shown
    .child = Pick one of these words
