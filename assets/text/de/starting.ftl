### Was vor der ersten Szene gesagt wird, und nachdem das Programm einen Fehler hatte.
###
### $amount von $count Partien. $file: der Pfad einer unserer Dateien. $place: wo in unserem Code ein Fehler herkam.

## Ein Start, der dauert

opening-title = Eure Spiele werden geprüft
opening-line = Das dauert einen Moment.
opening-count = { $amount } von { $count }

## Nach einem Fehler von uns. Diese Worte stehen in fertigen Bildern: `python -m tools.make_crash_pictures` macht sie neu.

crash-title = Da ging etwas schief
crash-line = Das war unser Fehler, nicht eurer.
crash-continue = Weiterspielen
crash-leave = Aufhören

## Wo ein neuer Start nicht hilft

stopped-title = Das Spiel muss anhalten
stopped-line = Bitte sagt es der Person, die sich darum kümmert.
stopped-file = Eine Datei des Spiels ist beschädigt: { $file }. Bitte das Spiel neu installieren.
stopped-place = Das Programm hat einen Fehler: { $place }
