### La leçon.

hookie_mookie-lesson-title = Une courte journée
hookie_mookie-lesson-goal = Videz ensemble une main avant le soir.
    .child = Videz une main avant la nuit !
