### The page about the program: whose games these are, who made it, and the licences of what it shows and plays.
###
### $text: words of the program or of the file assets/LICENSES.md, which is in English. Names stay as they are.

about = About
about-line = Whose games these are, who made this, and the licences

# The program: one line a paragraph. $text is its version.
about-program =
    This is version { $text }. The contributors of this project made it, as a hobby.
    It is free software under the MIT licence.
    The publishers and designers of the games don’t endorse it and aren’t involved.
    Names of games belong to their owners. Here they say which rules you play.
    No text, picture or sound is taken from a published game.

about-games = Whose games these are
origin-hooky = Hooky was designed by James Miller and Friends of Aseema, for Rio Grande Games.
origin-word-porters = Word Porters was designed by Hisashi Hayashi, for OKAZU Brand.
origin-rook = Rook was designed by George S. Parker. The name is a registered trademark of Hasbro.
origin-spooks = Spooks was designed by Jason D. Wittman, for Steve Jackson Games.
origin-hookie-mookie = Hookie-Mookie was designed by Benjamin Rosenbaum. Its rules are on his blog.

## A page for each row of the licences

about-licence = Licence { $number } of { $count }
about-made-by = Made by: { $text }
about-terms = Licence: { $text }
about-files = Files: { $text }
