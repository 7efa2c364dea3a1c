### The page about the program: whose games these are, who made it, and the licences of what it shows and plays.
###
### $text: words of the program or of the file assets/LICENSES.md, which is in English. Names stay as they are.

about = Über das Spiel
about-line = Wessen Spiele das sind, wer das gemacht hat, und die Lizenzen

# The program: one line a paragraph. $text is its version.
about-program =
    Das ist Version { $text }. Die Beitragenden dieses Projekts haben sie als Hobby gemacht.
    Das Programm ist frei und steht unter der MIT-Lizenz.
    Die Verlage und Autoren der Spiele sind nicht daran beteiligt und unterstützen es nicht.
    Die Namen der Spiele gehören ihren Inhabern. Hier sagen sie, nach welchen Regeln ihr spielt.
    Kein Text, Bild oder Ton stammt aus einem veröffentlichten Spiel.

about-games = Wessen Spiele das sind
origin-hooky = Hooky ist von James Miller und Friends of Aseema, erschienen bei Rio Grande Games.
origin-word-porters = Word Porters ist von Hisashi Hayashi, erschienen bei OKAZU Brand.
origin-rook = Rook ist von George S. Parker. Der Name ist eine eingetragene Marke von Hasbro.
origin-spooks = Spooks ist von Jason D. Wittman, erschienen bei Steve Jackson Games.
origin-hookie-mookie = Hookie-Mookie ist von Benjamin Rosenbaum. Die Regeln stehen in seinem Blog.

## A page for each row of the licences

about-licence = Lizenz { $number } von { $count }
about-made-by = Von: { $text }
about-terms = Lizenz: { $text }
about-files = Dateien: { $text }
