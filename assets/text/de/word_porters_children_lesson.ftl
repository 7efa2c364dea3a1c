### Die Übungspartie des Kinderspiels von Word Porters, in der Reihenfolge, in der sie gespielt wird.

word_porters_children-lesson-title = Zwei geheime Wörter
word_porters_children-lesson-goal = Finde heraus, wer welches Wort hat!
word_porters_children-lesson-next = Jetzt ein richtiges Spiel!

word_porters_children-lesson-own-word = Das geheime Wort ist Schnecke.
word_porters_children-lesson-parcels = Pakete auf Hinweisen helfen beim Finden.
word_porters_children-lesson-first-parcel = Wie ist eine Schnecke?
word_porters_children-lesson-first-parcel-not-big = Ist eine Schnecke groß? Groß ist der Elefant!
word_porters_children-lesson-first-parcel-not-small = Klein passt zu vielen Wörtern. Such noch einmal.
word_porters_children-lesson-first-parcel-not-cold = Kalt passt besser zu Eiscreme.
word_porters_children-lesson-first-parcel-not-loud = Laut passt besser zum Zug.
word_porters_children-lesson-first-parcel-not-bright = Hell passt besser zum Mond.
word_porters_children-lesson-first-parcel-not-far = Weit weg passt besser zum Mond.
word_porters_children-lesson-first-parcel-not-hot = Heiß passt besser zur Kerze.
word_porters_children-lesson-first-parcel-not-scary = Gruselig passt besser zum Gespenst.
word_porters_children-lesson-first-parcel-not-pass = Dann findet niemand die Schnecke.
word_porters_children-lesson-lowest = Paket 1 ist weg. Jetzt kommt Paket 2.
word_porters_children-lesson-second-parcel = Paket 1 sagt langsam. Was passt noch?
word_porters_children-lesson-second-parcel-not-big = Groß ist der Elefant. Wie ist die Schnecke?
word_porters_children-lesson-second-parcel-not-other = Das passt besser zu einem anderen Wort.
word_porters_children-lesson-second-parcel-not-pass = Noch ein Hinweis hilft den anderen.
word_porters_children-lesson-first-says-most = Schau auf { $seat }. Erst weit weg, dann kalt.
word_porters_children-lesson-vote = Welches Wort passt zu beiden?
word_porters_children-lesson-vote-not-own-word = Das ist die Schnecke. Such ein anderes Wort.
word_porters_children-lesson-vote-not-first-alone = Der Mond passt! Was ist hell und heiß?
word_porters_children-lesson-vote-not-second-alone = Die Kerze passt! Was ist weit weg?
word_porters_children-lesson-vote-not-neither = Schau zuerst auf Paket 1.
word_porters_children-lesson-found = Alle fanden die Schnecke! Beide Seiten bekommen einen Punkt.
word_porters_children-lesson-missed = { $seat } nahm das Geld. Das macht nichts!
word_porters_children-lesson-again = Neue Wörter! Alle Pakete sind wieder da.
word_porters_children-lesson-your-hint = Jetzt ist es eine Rakete. Wie ist sie?
word_porters_children-lesson-your-hint-not-high = Hoch passt auch zur Burg. Such noch einmal.
word_porters_children-lesson-your-hint-not-new = Neu passt zu vielen Wörtern. Such noch einmal.
word_porters_children-lesson-your-hint-not-other = Das passt besser zu einem anderen Wort.
word_porters_children-lesson-your-hint-not-pass = Dann findet niemand die Rakete.
word_porters_children-lesson-your-second = Noch ein Paket. Was jetzt?
word_porters_children-lesson-your-second-not-other = Wohin fliegt eine Rakete?
word_porters_children-lesson-your-second-not-pass = Noch ein Hinweis hilft den anderen.
word_porters_children-lesson-your-vote = Jetzt finde beide Wörter!
word_porters_children-lesson-your-vote-not-own-word = Das ist die Rakete. Such ein anderes Wort.
word_porters_children-lesson-your-vote-not-first-alone = Eins passt! Was ist neu und lebendig?
word_porters_children-lesson-your-vote-not-second-alone = Eins passt! Was ist alt und wuchtig?
word_porters_children-lesson-your-vote-not-neither = Schau zuerst auf Paket 1.
word_porters_children-lesson-won = Alle fanden die Rakete! Das ist gewonnen.

# Was gelernt wurde, am Ende auf Anhängern.
word_porters_children-lesson-learned-hint = Hinweise
word_porters_children-lesson-learned-second = Der nächste Hinweis
word_porters_children-lesson-learned-vote = Raten
