### What the house does without, and what became of things on the disk: a sentence each, short enough for a rail.
###
### $came, $known: how many matches were rescued, of how many. $number: a line of a record.

## Saving

notice-locked = The game is already open with these saved games, so this one saves nothing.
    .child = Nothing is kept now. Please ask a grown-up.
notice-read-only = The data folder cannot be written to, so nothing is saved.
    .child = Nothing is kept now. Please ask a grown-up.
notice-full = The disk is full, so nothing is saved until there is room.
    .child = Nothing is kept now. Please ask a grown-up.
notice-unusable = The data folder cannot be used, so nothing is saved.
    .child = Nothing is kept now. Please ask a grown-up.
notice-failed = The disk is not working well, so nothing is saved until it does.
    .child = Nothing is kept now. Please ask a grown-up.
notice-again = Saving works again, and nothing was lost.
    .child = All is kept again now.
notice-unsaved-at-close = The saved games could not be closed properly; what was played is kept all the same.
    .child = All that was played is kept.

## The file of the games

notice-games-newer = The saved games are from a newer version of this game, so they are left alone and no match is saved.
    .child = The old games stay. New ones are not kept.
notice-games-whole = The saved games were damaged, but all of them were rescued; the damaged file is kept.
    .child = Old games were broken. All are back now.
notice-games-counted = The saved games were damaged: { $came } of { $known } were rescued, and the damaged file is kept.
    .child = Old games were broken. { $came } of { $known } are back.
notice-games-partly = The saved games were damaged: what could be read was rescued; the file is kept.
    .child = Old games were broken. Some are back now.
notice-games-unreadable = The saved games could not be read: they are kept, and a new file was started.
    .child = The old games are broken. New ones are kept.
notice-games-end-lost = The end of the saved games was damaged: the last steps may be missing.
    .child = The end of the last game may be gone.
notice-games-missing = The saved games were gone: what was played after their last copy is missing.
    .child = Some of the last games are gone.
notice-games-gone = The saved games were gone, so a new file was started.
    .child = The old games are gone. New ones are kept.
notice-games-moved = The saved games were moved while they were in use, so they were saved again.
    .child = The old games are kept in a new place.
notice-games-no-copy = No spare copy of the saved games could be made; they are saved all the same.
    .child = All games are kept, but only once.

## The file of the settings

notice-settings-newer = The settings are from a newer version of this game, so they are left alone and no change is kept.
    .child = A change now lasts only for today.
notice-settings-whole = The settings were damaged, but all of them were rescued; the damaged file is kept.
    .child = The settings were broken. All are back now.
notice-settings-partly = The settings were damaged: what could be read was rescued; the file is kept.
    .child = The settings were broken. Some are back now.
notice-settings-unreadable = The settings could not be read: they are kept, and a new file was started.
    .child = All settings are as at the start.
notice-settings-end-lost = The settings were damaged: the latest changes may be missing.
    .child = The last change of the settings may be gone.
notice-settings-missing = The settings were gone: what was changed after their last copy is missing.
    .child = The last change of the settings is gone.
notice-settings-gone = The settings were gone, so everything is reset.
    .child = All settings are as at the start.
notice-settings-moved = The settings were moved while they were in use, so they were saved again.
    .child = The settings are kept in a new place.
notice-settings-no-copy = No spare copy of the settings could be made; they are saved all the same.
    .child = The settings are kept, but only once.
# $names: settings, as they are called on the disk.
notice-settings-odd = Some settings could not be read and are reset: { LIST($names) }.
    .child = Some settings are as at the start.

## A match that was to be gone on with

notice-match-cut = The saved match was cut short: it goes on after step { $number }.
    .child = The end is gone. The game goes on from before.
notice-match-against-rules = The saved match cannot be played on: line { $number } is against the rules. It is kept.
    .child = The last game cannot go on. It is kept.
notice-match-unreadable = The saved match cannot be played on: line { $number } cannot be read. It is kept.
    .child = The last game cannot go on. It is kept.
notice-match-unfollowed = The saved match cannot be played on: its record could not be followed. It is kept.
    .child = The last game cannot go on. It is kept.

# $file: a file of a pack of words.
notice-words-unreadable = The words for this game cannot be read: { $file }
    .child = The words are broken. Please ask a grown-up.
notice-words-unreadable-line = The words for this game cannot be read: { $file }, line { $number }
    .child = The words are broken. Please ask a grown-up.

## Files of the program

notice-install-again = Part of the game is damaged. Install it again to mend it.
    .child = The game is a little broken. Please ask a grown-up.

## Computer players

notice-no-process = There is no process for computer players on this machine, so they play simply and give no advice.
    .child = The computer cannot think now.

## Sound and log

notice-no-sound = There is no sound device, so the game is silent.
    .child = There is no sound now.
notice-voice-hangs = The voice of this machine does not answer, so nothing is read aloud.
    .child = Nothing can be read out now.
notice-log = The log cannot be written to, so it lasts only until the next start.
    .child = Not all can be written down now.
