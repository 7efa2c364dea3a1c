### Die Übungspartie des Kinderspiels von Hooky, in der Reihenfolge, in der sie gespielt wird.

hooky_children-lesson-title = Wer fehlt?
hooky_children-lesson-goal = Findet die drei, die fehlen!
hooky_children-lesson-next = Jetzt ein richtiges Spiel!

hooky_children-lesson-missing = Drei Kinder fehlen. Wer ist es?
hooky_children-lesson-own = Diese drei sind da.
hooky_children-lesson-ask = Frag mit einem Wort. Die Lampen zählen mit.
hooky_children-lesson-word = Frag { $seat }. Such ein R!
hooky_children-lesson-word-not-bus = Das geht auch. Aber such das R.
hooky_children-lesson-lamps = Eine Lampe für jeden Buchstaben von { $seat }.
hooky_children-lesson-again = Die Lampen sagen viel. Frag { $seat } mit der Maus!
hooky_children-lesson-again-not-nose = Auch gut! Aber nimm die Maus.
hooky_children-lesson-crossed = Schau! Die Tafel streicht durch, wer da ist.
hooky_children-lesson-your-word = Frag jetzt { $seat }. Such ein M!
hooky_children-lesson-your-word-not-bean = Auch gut! Aber such das M.
hooky_children-lesson-last = Wer hat noch kein Kreuz? Frag mit dem Ohr!
hooky_children-lesson-last-not-bat = Auch gut! Aber nimm das Ohr.
hooky_children-lesson-guess = Such jetzt die drei aus, die fehlen!
hooky_children-lesson-guess-not-crossed-out = Schau: Wer hat kein Kreuz und kein Gesicht?
hooky_children-lesson-won = Alle drei gefunden. Gewonnen!

# Was gelernt wurde, am Ende auf Anhängern.
hooky_children-lesson-learned-word = Wörter
hooky_children-lesson-learned-lamps = Lampen
hooky_children-lesson-learned-slate = Die Tafel
