### What the house does without, and what became of things on the disk: a sentence each, short enough for a rail.
###
### $came, $known: how many matches were rescued, of how many. $number: a line of a record.

## Saving

notice-locked = The game is already open. This second one saves nothing.
    .child = Nothing is kept now. Please ask a grown-up.
notice-read-only = We can’t write to the data folder, so nothing is saved.
    .child = Nothing is kept now. Please ask a grown-up.
notice-full = The disk is full, so nothing is saved until there’s room.
    .child = Nothing is kept now. Please ask a grown-up.
notice-unusable = We can’t use the data folder, so nothing is saved.
    .child = Nothing is kept now. Please ask a grown-up.
notice-failed = The disk has a problem, so nothing is saved for now.
    .child = Nothing is kept now. Please ask a grown-up.
notice-again = Saving works again, and you lost nothing.
    .child = All is kept again now.
notice-unsaved-at-close = The saved games didn’t close properly, but everything you played is saved.
    .child = All that was played is kept.

## The file of the games

notice-games-newer = The saved games are from a newer version. We don’t touch them and save nothing.
    .child = The old games stay. New ones are not kept.
notice-games-whole = The saved games were damaged, but we rescued all of them.
    .child = Old games were broken. All are back now.
notice-games-counted = The saved games were damaged, but we rescued { $came } of { $known }.
    .child = Old games were broken. { $came } of { $known } are back.
notice-games-partly = The saved games were damaged. We rescued what we could read.
    .child = Old games were broken. Some are back now.
notice-games-unreadable = We couldn’t read the saved games. We kept them and started a new file.
    .child = The old games are broken. New ones are kept.
notice-games-end-lost = The end of the saved games was damaged. The last steps may be missing.
    .child = The end of the game may be gone.
notice-games-missing = The saved games were gone. Matches since the last copy are missing.
    .child = Some of the last games are gone.
notice-games-gone = The saved games were gone, so we started a new file.
    .child = The old games are gone. New ones are kept.
notice-games-moved = The saved games moved while in use, so we saved them again.
    .child = The old games have a new place.
notice-games-no-copy = We couldn’t make a spare copy of the saved games. They’re saved once.
    .child = All games are kept, but only once.

## The file of the settings

notice-settings-newer = The settings are from a newer version. We don’t touch them and save nothing.
    .child = A change now lasts only for today.
notice-settings-whole = The settings were damaged, but we rescued all of them.
    .child = The settings were broken. All are back now.
notice-settings-partly = The settings were damaged. We rescued what we could read.
    .child = The settings were broken. Some are back now.
notice-settings-unreadable = We couldn’t read the settings. We kept them and started a new file.
    .child = All settings are as at the start.
notice-settings-end-lost = The settings were damaged. The latest changes may be missing.
    .child = The last settings may be gone.
notice-settings-missing = The settings were gone. Changes since the last copy are missing.
    .child = The last change of the settings is gone.
notice-settings-gone = The settings were gone, so everything is reset.
    .child = All settings are as at the start.
notice-settings-moved = The settings moved while in use, so we saved them again.
    .child = The settings are kept in a new place.
notice-settings-no-copy = We couldn’t make a spare copy of the settings. They’re saved once.
    .child = The settings are kept, but only once.
# $names: settings, as they are called on the disk.
notice-settings-odd = We couldn’t read some settings, so they’re reset: { LIST($names) }.
    .child = Some settings are as at the start.

## A match that was to be gone on with

notice-match-cut = The saved match was cut short. It continues after step { $number }.
    .child = The end is gone. The game goes on from before.
notice-match-against-rules = You can’t continue the saved match. Line { $number } is against the rules. We kept it.
    .child = The last game cannot go on. It is kept.
notice-match-unreadable = You can’t continue the saved match. We can’t read line { $number }. We kept it.
    .child = The last game cannot go on. It is kept.
notice-match-unfollowed = You can’t continue the saved match. Its record makes no sense. We kept it.
    .child = The last game cannot go on. It is kept.

# $file: a file of a pack of words.
notice-words-unreadable = We can’t read the words for this game: { $file }
    .child = The words are broken. Please ask a grown-up.
notice-words-unreadable-line = We can’t read the words for this game: { $file }, line { $number }
    .child = The words are broken. Please ask a grown-up.

## Files of the program

notice-install-again = Part of the game is damaged. Please install it again.
    .child = The game is a little broken. Please ask a grown-up.

## Computer players

notice-no-process = Computer players can’t think on this device. They play simply and give no advice.
    .child = The computer cannot think now.

## Sound and log

notice-no-sound = There’s no sound device, so the game is silent.
    .child = There is no sound now.
notice-voice-hangs = Your device’s voice doesn’t answer, so nothing is read aloud.
    .child = Nothing can be read out now.
notice-log = We can’t write to the log, so it lasts only until the next start.
    .child = Not all can be written down now.
