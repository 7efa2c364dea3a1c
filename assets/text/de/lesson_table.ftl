### Eine Übung, wie sie gespielt wird, und ihre Pause.

lesson-leave-line = Du kannst an diese Stelle zurückkommen
    .child = Komm ein andermal hierher zurück
lesson-again = Neu beginnen
lesson-again-line = Dieselbe Übung ab der ersten Karte
    .child = Dieselbe Übung noch einmal
lesson-go-on-line = Die Übung wartet genau hier
lesson-offered = Nimm in dieser Übung bitte eins der angebotenen Wörter
    .child = Nimm eins von diesen Wörtern
