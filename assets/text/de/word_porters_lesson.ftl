### Die Übungspartie von Word Porters, in der Reihenfolge, in der sie gespielt wird. Hinweise und Wörter heißen wie im
### deutschen Wörterpaket.

word_porters-lesson-title = Die Schnecke
word_porters-lesson-goal = Führe die anderen zu deinem Wort und finde ihre.
    .child = Finde heraus, wer welches Wort hat!
word_porters-lesson-next = Jetzt zwei Runden mit leichten Wörtern: Zwei sanfte Gegner warten schon.
    .child = Jetzt ein richtiges Spiel!

word_porters-lesson-words = Zehn Wörter werden offen daliegen. Alle haben heimlich eins davon.
    .child = Hier kommen zehn Wörter. Alle bekommen eins.
word_porters-lesson-own-word = Deins ist die Schnecke. Die anderen müssen sie allein an deinen Hinweisen erkennen.
    .child = Das geheime Wort ist Schnecke. Hilf beim Finden!
word_porters-lesson-first-parcel = Paket 1 ist dein erster Gedanke. Welcher Hinweis passt so gut zur Schnecke und zu sonst nichts?
    .child = Paket 1 kommt zuerst. Wie ist eine Schnecke?
word_porters-lesson-first-parcel-not-big = Groß? Da dächten alle an den Elefanten.
    .child = Ist eine Schnecke groß? Groß ist der Elefant!
word_porters-lesson-first-parcel-not-small = Das passt. Aber klein sind auch Kerze, Blume und Geld: Such etwas Selteneres.
    .child = Klein passt zu vielen Wörtern. Such noch einmal.
word_porters-lesson-first-parcel-not-cold = Bei „kalt“ denken alle an Eiscreme oder an den Mond.
    .child = Kalt passt besser zu Eiscreme.
word_porters-lesson-first-parcel-not-loud = Bei „laut“ denken alle an den Zug oder an die Gitarre.
    .child = Laut passt besser zum Zug.
word_porters-lesson-first-parcel-not-bright = Bei „hell“ denken alle an den Mond oder an die Kerze.
    .child = Hell passt besser zum Mond.
word_porters-lesson-first-parcel-not-far = Bei „weit weg“ denken alle an den Mond.
    .child = Weit weg passt besser zum Mond.
word_porters-lesson-first-parcel-not-soft = Weich ist eine Schnecke. Aber woran denkt man zuerst?
    .child = Weich ist sie. Aber wie kriecht sie?
word_porters-lesson-first-parcel-not-scary = Bei „gruselig“ denken alle an das Gespenst.
    .child = Gruselig passt besser zum Gespenst.
word_porters-lesson-first-parcel-not-pass = Passen ist erlaubt. Aber ohne Hinweise findet niemand dein Wort.
    .child = Dann findet niemand die Schnecke.
word_porters-lesson-watch = Jetzt schau den anderen zu. Das erste Paket sagt am meisten über ein Wort.
    .child = Jetzt schau, was die anderen machen.
word_porters-lesson-second-parcel = Langsam ist auch der Elefant, klein ist er nicht. Den Hinweis zu teilen kostet zwei Pakete.
    .child = Auch der Elefant ist langsam. Aber klein ist er nicht!
word_porters-lesson-second-parcel-not-soft = „Weich“ ist frei und kostet nur ein Paket. Aber „klein“ sagt mehr, auch für zwei.
    .child = Weich ist gut. Aber klein sagt mehr.
word_porters-lesson-second-parcel-not-big = Bei „groß“ gingen alle zum Elefanten.
    .child = Groß ist der Elefant. Wie ist die Schnecke?
word_porters-lesson-second-parcel-not-other = Das führt zu einem anderen Wort. Was ist eine Schnecke, ein Elefant aber nicht?
    .child = Das passt besser zu einem anderen Wort.
word_porters-lesson-second-parcel-not-pass = Mit „langsam“ allein kann es der Elefant sein. Ein Hinweis mehr entscheidet.
    .child = Noch ein Hinweis hilft den anderen.
word_porters-lesson-far-bright-cold = Jetzt finde ihre Wörter. { $seat } begann mit „weit weg“, dann kamen „hell“ und „kalt“.
    .child = Schau auf { $seat }. Erst weit weg, dann hell, dann kalt.
word_porters-lesson-vote = { $seat } sagte „klein“, dann „hell“. Wähle für beide ein Wort.
    .child = { $seat } sagt klein und hell. Wähle beide Wörter!
word_porters-lesson-vote-not-own-word = Nummer 2 ist dein eigenes Wort. Anderen kann es nicht gehören.
    .child = Das ist die Schnecke. Such ein anderes Wort.
word_porters-lesson-vote-not-first-alone = Der Mond passt gut zu { $seat }. Was ist klein und gibt Licht?
    .child = Der Mond passt! Was ist klein und hell?
word_porters-lesson-vote-not-second-alone = Die Kerze passt gut zu { $seat }. Was ist weit weg, hell und kalt?
    .child = Die Kerze passt! Was ist weit weg und hell?
word_porters-lesson-vote-not-neither = Lies die Pakete der Reihe nach. Das erste sagt am meisten.
    .child = Schau zuerst auf Paket 1.
word_porters-lesson-found = Beide haben deine Schnecke gefunden. Richtig geraten ist ein Punkt für beide Seiten.
    .child = Alle fanden die Schnecke! Beide Seiten bekommen einen Punkt.
word_porters-lesson-missed = { $seat } hielt die Kerze von { $to } für die Blume. Falsch geraten kostet nichts.
    .child = { $seat } nahm die Blume. Das macht nichts!

# Was gelernt wurde, am Ende auf Anhängern.
word_porters-lesson-learned-hint = Hinweise
word_porters-lesson-learned-share = Teilen
word_porters-lesson-learned-vote = Raten
