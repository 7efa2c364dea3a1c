### Übungspartien: wo sie angeboten werden, das Regal, in dem sie stehen, und was am Ende gesagt wird.

learn-offer = Erst lernen, { $count } { $count ->
        [one] Minute
       *[other] Minuten
    }
    .child = Erst lernen
learn-play = Spielen
learn-offer-line = Eine kurze Partie, deren Karten zum Lernen zurechtgelegt sind
    .child = Ein kurzes Spiel zeigt, wie
title-learn = Lernen
title-learn-line = Jedes Spiel in einer kurzen Partie lernen
    .child = Lern ein Spiel beim Spielen
pause-lesson = Üben
pause-lesson-line = Lern das Spiel beim Spielen. Diese Partie wartet.
    .child = Ein kurzes Spiel zeigt, wie
rules-lesson = Beim Spielen lernen
rules-lesson-line = { $count } { $count ->
        [one] Minute
       *[other] Minuten
    } mit Karten, die zum Lernen zurechtgelegt sind.
    .child = Ein kurzes Spiel zeigt, wie.

learn-title = Beim Spielen lernen
learn-laid-out = Die Karten sind zum Lernen zurechtgelegt
    .child = Welches Spiel lernst du?
learn-minutes = { $count } Min.
learn-goes-on = Weiter bei Schritt { $number } von { $count }
    .child = Hier geht es weiter
learn-done = Gelernt. Noch einmal?
    .child = Das ist schon gelernt!
hint-learn = Lernen
hint-go-on = Weiter
hint-from-start = Neu beginnen
hint-who-learns = Lernende wählen
learn-joins = { $name } lernt mit. Dann wechselt ihr euch ab.
    .child = { $name } lernt mit!
learn-leaves = { $name } ist gegangen
    .child = { $name } ist weg
learn-full = Hier ist kein Platz mehr
    .child = Hier ist kein Platz mehr

lesson-end-well-done = Gut gemacht, { $names }!
lesson-end-play = Jetzt spielen
lesson-end-go-on = Weiterspielen
lesson-end-again = Noch mal spielen
lesson-end-shelf = Andere Übung wählen
    .child = Andere Spiele
lesson-end-next = Nächste Übung starten
lesson-end-line = { $count } { $count ->
        [one] Sache
       *[other] Sachen
    } gelernt
    .child = { $count } neue Sachen gelernt!
