### What a kiosk keeps and what it wipes: for its operator, and for visitors who ask.

## When something goes

privacy-with-visitor = Deleted when the visitor leaves, from the disk too
privacy-until-factory = Kept until you restore factory settings
privacy-of-machine = About the device only, overwritten over time
privacy-by-hand = Yours. Only you delete it.

## What there is, in a few words and whole

privacy-people = Names and seat pictures
privacy-people-whole = Names that visitors gave themselves, and their colour and animal. Children give no names.
privacy-learned = What visitors learned
privacy-learned-whole = The lessons and tips a visitor has had. A kiosk doesn’t save them. It forgets them with the visitor.
privacy-memories = Memories of matches
privacy-memories-whole = At home, the matches each person has played. A kiosk doesn’t save them.
privacy-matches = Matches
privacy-matches-whole = The current match: its game, its options and its players.
privacy-steps = Steps of matches
privacy-steps-whole = Every deal and answer of the match, so you lose nothing while you play.
privacy-notes = Notes of a player
privacy-notes-whole = A player’s private notes, and how often each player asked the coach.
privacy-seals = Seals of deals
privacy-seals-whole = The seal of every deal, and the key that opens it.
privacy-results = Results
privacy-results-whole = The results of this visit’s matches.
privacy-books = Counts
privacy-books-whole = Visits, matches, lost pads and restarts for each hour. Also minutes played and how far visits got. These are only numbers, with no names. After { $count } days we forget the hours and keep the days.
privacy-changes = Changes made here
privacy-changes-whole = Your changes on these pages: games, hours, sound, screen, messages and time limits.
privacy-taken = Copy of your settings
privacy-taken-whole = The settings of your files as they last had no mistake. They count while a file is missing or wrong.
privacy-pin = The PIN
privacy-pin-whole = Only a hash of it. To find the digits, you’d have to try them all.
privacy-tried = Wrong PINs
privacy-tried-whole = The number of wrong PINs and since when, but never their digits.
privacy-shown = Last game shown
privacy-shown-whole = The game passers-by saw last, so that they see another one next.
privacy-log = The log
privacy-log-whole = When the program started and ended, errors, and the times of wrong PINs. It has no names, no cards and no digits. When it’s full, the oldest lines go.
privacy-stood = Where the program was
privacy-stood-whole = The lines of code it was running, in case it freezes. It has nothing about any cards.
privacy-cache = Painted pictures
privacy-cache-whole = Backdrops and curtains painted in advance. You can delete them at any time.
privacy-lock = The lock
privacy-lock-whole = An empty file that stops a second kiosk from using the same folder.
privacy-file = Your file
privacy-file-whole = Your settings for this kiosk. The kiosk only reads them.
privacy-table = Your table of counts
privacy-table-whole = The counts, as you last saved them as a file.
privacy-status = The status
privacy-status-whole = What the kiosk does, its counts, and when each device was last pressed. A fault in the show has a picture of it. Another program may read it.
privacy-disk = What a disk can keep
privacy-disk-line = What we can’t promise
privacy-flash = We also delete copies and damaged files. But an SD card or an SSD can keep old blocks for a while. An expert could read some of them, unless the disk is encrypted.
