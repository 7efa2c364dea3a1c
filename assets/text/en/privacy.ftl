### What a kiosk keeps and what it wipes: for its operator, and for whoever asks the operator.

## When something goes

privacy-with-visitor = Wiped when the visitor has gone, from the disk, too
privacy-until-factory = Kept until factory settings
privacy-of-machine = About the machine alone, overwritten by and by
privacy-by-hand = Yours: only you delete it

## What there is, in a few words and whole

privacy-people = Names and seat pictures
privacy-people-whole = The names that visitors have given themselves, and colour and animal of their seats. Children give none.
privacy-learned = What somebody has learned
privacy-learned-whole = Which lessons and hints somebody has had. A kiosk writes nothing of it down: it is forgotten with the visitor.
privacy-memories = Memories of matches
privacy-memories-whole = What at home is remembered of matches for each person. A kiosk writes nothing of it down.
privacy-matches = Matches
privacy-matches-whole = The match that is going on: its game and options, and who sits where.
privacy-steps = Steps of matches
privacy-steps-whole = Every deal and every answer of the match, so that nothing is lost while it is played.
privacy-notes = Notes of a seat
privacy-notes-whole = What a seat has written down for itself, and who has asked the coach how often.
privacy-seals = Seals of deals
privacy-seals-whole = What every deal was sealed with, and what opens the seal.
privacy-results = Results
privacy-results-whole = How the matches of this visit ended.
privacy-books = Counts
privacy-books-whole = How many visits, matches, lost pads and restarts there were in each hour, how long was played and how far visits got. Numbers only, nobody is in them. After { $count } days the hours are forgotten, and the days are kept.
privacy-changes = Changes made here
privacy-changes-whole = What the operator has changed on these pages: games, hours, sound, screen, messages and time limits.
privacy-pin = The PIN
privacy-pin-whole = Only a hash of it, from which nobody can tell the digits without trying them all.
privacy-tried = Wrong PINs
privacy-tried-whole = How many wrong PINs there were and since when, never their digits.
privacy-shown = The game shown last
privacy-shown-whole = Which game passers-by saw last, so that another one comes next.
privacy-log = The log
privacy-log-whole = When the program started and how it ended, kinds and places of errors, and wrong PINs with their time. No names, no cards, no digits. The oldest lines go when it is full.
privacy-stood = Where the program stood
privacy-stood-whole = The lines of the program at which it stood, should it freeze. Nothing that anybody holds.
privacy-cache = Painted pictures
privacy-cache-whole = Backdrops and curtains that were painted ahead. They may be deleted at any time.
privacy-lock = The lock
privacy-lock-whole = An empty file, so that no second kiosk uses the same folder.
privacy-file = Your file
privacy-file-whole = What you have written down for this kiosk. It is only read.
privacy-table = Your table of counts
privacy-table-whole = The counts as you have last saved them as a file.
privacy-disk = What a disk may keep
privacy-disk-line = What no program can promise
privacy-flash = Copies and damaged files are wiped like the files themselves. Below files an SD card or an SSD may keep old blocks for a while: who takes it apart may find some of it, unless the disk is encrypted.
