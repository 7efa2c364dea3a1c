### Eine Lektion, wie sie gespielt wird, und ihre Pause.

lesson-leave-line = Du kannst an diese Stelle zurückkommen
    .child = Komm ein andermal hierher zurück
lesson-again = Von vorn
lesson-again-line = Dieselbe Lektion ab der ersten Karte
    .child = Dieselbe Lektion noch einmal
lesson-go-on-line = Die Lektion wartet genau hier
lesson-offered = Nimm in dieser Lektion bitte eins der angebotenen Wörter
    .child = Nimm eins von diesen Wörtern
