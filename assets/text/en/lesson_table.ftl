### A lesson as it is played, and its pause.

lesson-leave-line = You can come back to this place
    .child = Come back here some other time
lesson-again = From the start
lesson-again-line = The same lesson from its first card
    .child = The same lesson once more
lesson-go-on-line = The lesson waits just here
lesson-offered = In this lesson, please take one of the words on offer
    .child = Pick one of these words
