### What the house does without, and what became of things on the disk: a sentence each, short enough for a rail.
###
### $came, $known: how many matches were saved and how many came over. $number: a line of a record.

## Saving

notice-locked = The game is already open with these saved games, so this one saves nothing.
notice-read-only = The data folder cannot be written, so nothing is saved.
notice-full = The disk is full, so nothing is saved until there is room.
notice-unusable = The data folder cannot be used, so nothing is saved.
notice-failed = The disk does not answer well, so nothing is saved until it does.
notice-again = Saving works again, and nothing was lost.
notice-unsaved-at-close = The saved games could not be closed properly; what was played is kept all the same.

## The file of the games

notice-games-newer = The saved games are from a newer version of this game, so they are left alone and no match is saved.
notice-games-whole = The saved games were damaged, but all of them came over; the damaged file is kept.
notice-games-counted = The saved games were damaged: { $came } of { $known } came over, and the damaged file is kept.
notice-games-partly = The saved games were damaged: what could be read came over; the file is kept.
notice-games-unreadable = The saved games could not be read: they are kept, and a new file was begun.
notice-games-end-lost = The end of the saved games was damaged: the last steps may be missing.
notice-games-missing = The saved games were gone: what was played after their last copy is missing.
notice-games-gone = The saved games were gone, so a new file was begun.
notice-games-moved = The saved games were moved while they were in use, so they were saved anew.
notice-games-no-copy = No spare copy of the saved games could be made; they are saved all the same.

## The file of the settings

notice-settings-newer = The settings are from a newer version of this game, so they are left alone and no change is kept.
notice-settings-whole = The settings were damaged, but all of them came over; the damaged file is kept.
notice-settings-partly = The settings were damaged: what could be read came over; the file is kept.
notice-settings-unreadable = The settings could not be read: they are kept, and a new file was begun.
notice-settings-end-lost = The settings were damaged: the latest changes may be missing.
notice-settings-missing = The settings were gone: what was changed after their last copy is missing.
notice-settings-gone = The settings were gone, so everything is as at the beginning.
notice-settings-moved = The settings were moved while they were in use, so they were saved anew.
notice-settings-no-copy = No spare copy of the settings could be made; they are saved all the same.
# $names: settings, as they are called on the disk.
notice-settings-odd = Some settings could not be read and are as at the beginning: { LIST($names) }.

## A match that was to be gone on with

notice-match-cut = The saved match was cut short: it goes on after step { $number }.
notice-match-against-rules = The saved match cannot be played on: line { $number } is against the rules. It is kept.
notice-match-unreadable = The saved match cannot be played on: line { $number } cannot be read. It is kept.
notice-match-unfollowed = The saved match cannot be played on: its record could not be followed. It is kept.

# $error: the file, its line, and what is wrong there.
notice-words-unreadable = The words for this game cannot be read: { $error }

## Sound and log

notice-no-sound = There is no sound device, so the game is silent.
notice-log = The log cannot be written, so it lasts until the next start.
