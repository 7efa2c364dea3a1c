### What the operator of a kiosk reads, behind the door with the PIN.
###
### $hours: those of a day, 10:00–18:00. $setting: what a key of the file is set to. $count, $amount: numbers.

operator = Operator
operator-unsaved = We can’t save anything. Changes last until the next start.

## The way in

operator-pin-of-kiosk = The PIN of this kiosk
operator-checking = Checking the PIN
operator-wrong-pin = Wrong PIN. Try again in { $count } { $count ->
        [one] second
       *[other] seconds
    }
operator-digits = { $least } to { $most } digits
operator-blind = Every digit starts from the 5
# The ring shows on which key a pad stands.
operator-show-ring = Show ring
operator-hide-ring = Hide ring

## A new PIN

operator-pin = Change the PIN
operator-pin-line = Choose another PIN
operator-pin-easy-line = It’s easy to guess, so please change it
operator-pin-new = New PIN
operator-pin-again = Enter it again
operator-pin-length = A PIN has { $least } to { $most } digits
operator-pin-easy = That’s easy to guess. Try another.
operator-pin-other = Those two PINs were different
operator-pin-changed = Your PIN is changed
operator-own-pin = A PIN of your own
operator-own-pin-choose = Choose new PIN
operator-own-pin-choose-line = The current PIN is easy to guess, so please choose another
operator-own-pin-later = Ask me later
operator-own-pin-later-line = We’ll ask again at your next visit

## Games

operator-games = Games
operator-games-line = Choose the games and variants visitors can play
operator-offered = Offered
operator-left-out = Not offered
operator-one-game = You have to offer at least one game

## Opening hours

operator-hours = Opening hours
operator-hours-line = The kiosk’s hours, day by day
operator-day-hours = { $day }: { $hours }
operator-day-line = Change this day
operator-open = Open
operator-yes = Yes
operator-no = No
operator-from = From
operator-to = To
operator-half-hours = Steps of half an hour
operator-next-day = The next day
operator-all-like-this = Copy to all
operator-all-are-like-this = All days now have these hours

## Sound, screen, time limits

operator-sound = Sound
operator-sound-line = The kiosk’s volume
operator-screen = Screen
operator-screen-line = Theme, language and text size
operator-times = Time limits
operator-times-line = How long the kiosk waits for visitors
operator-changed = You changed this. The file says { $setting }.
operator-begin-with = Every visitor starts with these
operator-sealed-deals-line = Show a seal after each deal. The replay opens it. Not for children.
# What runs while no one plays.
operator-loud-hours = Softer hours
operator-loud-hours-line = In these hours, all sound is softer
operator-show = The show
operator-show-line = The volume while the kiosk is idle
operator-loud-full = Full
operator-loud-quiet = Quiet
operator-loud-none = None
operator-cover = Cover cards
operator-cover-line = Covers open cards after a time without a touch
operator-still-playing = Question to visitors
operator-still-playing-line = Asks visitors after a time without a touch
operator-countdown = Time to answer
operator-countdown-line = Then a new visitor starts over
operator-show-begins = Start of the show
operator-show-begins-line = After a match, or a time without a touch
operator-seconds = { $amount } s
operator-megabytes = { $amount } MB

## The message to passers-by

operator-message = Message
operator-message-line = A message to passers-by
operator-closed-message = Message while closed
operator-closed-message-line = Shown with the opening time. If empty, we show the message.
operator-message-letters = { $count } of { $most } letters
operator-message-kept = Your message is saved
# The key on the screen that makes a space.
operator-message-space = Space

## Counts

operator-counts = Counts
operator-counts-line = Plays, minutes and lost pads, also as a file
operator-shown = Shown
operator-shown-line = Choose all days or one day
operator-all-days = All days
operator-nothing-counted = There are no counts yet
operator-plays = Plays
operator-finished = Finished
operator-left = Abandoned
operator-left-early = Left early
operator-counted = Count by
operator-counted-line = Games, hours of the day, or how far visits got
operator-by-game = By game
operator-by-hour = By the hour
operator-by-visit = Visits
operator-visits = Visits
operator-visits-counted = { $count } { $count ->
        [one] visit
       *[other] visits
    }, and how far they got
operator-to-title = To the title only
operator-to-seats = Chose a game
operator-to-table = Began a match
operator-to-end = Played to the end
operator-minutes = Minutes
operator-pads-lost = Pads lost: { $count }
operator-restarts = Restarts: { $count }
operator-save = Save as file
operator-save-line = A table of every day, for other programs
# $path: where it lies on the disk.
operator-saved = Saved as { $path }
# $error: what the operating system says.
operator-not-written = We can’t write the file: { $error }
operator-not-written-somehow = We can’t write the file

## State

operator-check = Test the machine
operator-check-line = Try buttons, loudspeakers and the screen
operator-check-buttons = Test buttons
operator-check-buttons-line = Press each one and see it light up
operator-check-sound = Test loudspeakers
operator-check-sound-line = Play a tone on the left and on the right
operator-check-screen = Test the screen
operator-check-screen-line = See colour bars, a grid, the edges and your touches
operator-check-keys = Press any key or button. Hold Back for two seconds to leave.
operator-check-pad = This is pad { $number }. Press each button. Hold Back for two seconds to leave.
operator-tone-left = Play left
operator-tone-right = Play right
operator-tone-both = Play both
operator-tone-line = It’s as loud as it is now
operator-tone-mono = Both sides sound the same, for one loudspeaker
operator-tone-both-line = Use this to set the loudness
operator-screen-bars = Colour bars: eight colours and 16 greys
operator-screen-grid = Grid: straight lines and a round circle
operator-screen-frame = The white frame is the edge. The gold frame holds all words.
operator-screen-touch = Touch the screen and see where it lands
operator-screen-keys = Press for the next picture, hold for two seconds to go back
operator-kept = What is kept
operator-kept-line = What this kiosk keeps, and when it deletes it
operator-state = State
operator-state-line = Faults in the file, disk, speed and memory
operator-state-look = State: { $count } to check
operator-state-look-line = See the faults one by one
operator-whole-line = Choose it to read all of it
operator-file-well = The file is fine
operator-file-well-line = Every key in it counts
# $file: names of files with their versions. $since: a date and a time.
operator-taken = Settings of { $file }, read { $since }
operator-disk-well = Everything is saved on the disk
operator-disk-well-line = Changes and counts survive a power cut
operator-no-frames = No frames drawn yet
# $count: frames a second. $amount: milliseconds.
operator-frames = { $count } frames a second, the slowest { $amount } ms
operator-frames-line = Over the last ten seconds or so
# A number in megabytes follows, which can be changed.
operator-memory = { $amount } MB of memory, limit
operator-memory-untold = Memory unknown, limit
operator-memory-line = Above the limit, the kiosk restarts when it’s idle
operator-no-limit = None
# $since: a date and a time.
operator-wrong-pins = { $count } wrong { $count ->
        [one] PIN
       *[other] PINs
    } since { $since }
operator-wrong-pins-line = Choose this to clear the count
operator-wrong-pins-seen = The count is back to 0
operator-legible = The PIN is in the file in plain text
operator-legible-line = Replace it with the line that main.py pin prints
operator-safe = The game failed several times, so it now runs with safe settings. That means plain pictures, no sound and nothing saved. Your own settings still count.
operator-memory-only = The disk saves nothing now. Everything lasts only until the next start.

## Factory settings, and the way out

operator-factory = Restore factory settings
operator-factory-line = Delete every change you made here, and all counts
operator-factory-ask = Restore factory settings?
operator-factory-forget = Restore settings
operator-factory-sure = Really delete all changes and counts?
operator-factory-yes = Delete all
operator-factory-done = The file’s settings are back, and all counts are 0
operator-quit = Quit the program
operator-quit-line = Ends the kiosk
operator-quit-ask = Quit the program?
operator-quit-yes = Quit
operator-leave = Return to kiosk
operator-leave-line = Ready for the next visitors
operator-go-back = Go back
operator-go-back-line = Nothing changes

## What is wrong with the file. $key: a name in it. $written: what was written. $offered: what may stand there.

operator-mistake = { $file }: { $fault }
operator-mistake-line = { $file }, line { $number }: { $fault }
-operator-fault-unknown = { $key } is unknown (known: { $offered })
-operator-fault-one-of = { $key } must be one of { $offered }, not { $written }
-operator-fault-number = { $key } must be a whole number from { $least } to { $most }, not { $written }
-operator-fault-hours = { $key } must be “closed” or times such as “10:00-14:00”, not { $written }
-operator-fault-loud-hours = { $key } must be times and percents such as “20:00-08:00 50”, not { $written }
-operator-fault-message = { $key } must be one line of at most { $count } letters in quotes, not { $written }
-operator-fault-memory = { $key } must be 0 or a whole number from { $least } to { $most }, not { $written }
-operator-fault-folder-name = { $key } must be the whole path of a folder in quotes, not { $written }
-operator-fault-pin = { $key } must be { $least } to { $most } digits in quotes
-operator-fault-pin-hash = { $key } must be what “python main.py pin” printed
-operator-fault-no-variant = { $key } must be a variant or “none”, not { $written }
-operator-fault-variants = { $key } must be “all”, “none” or some of { $offered }, not { $written }
-operator-fault-no-game = no game is left, so we offer all of them
-operator-fault-more = { $count } more { $count ->
        [one] mistake
       *[other] mistakes
    }
-operator-fault-no-file = there is no such file, so nothing in it counts
-operator-fault-folder = is not a file, so nothing in it counts
-operator-fault-unread = cannot be read ({ $error }), so nothing in it counts
-operator-fault-name = has a name that no file can have, so nothing in it counts
-operator-fault-large = is larger than { $count } KB, so nothing in it counts
-operator-fault-no-utf8 = is not UTF-8, so nothing in it counts
-operator-fault-dots = has too many dots, so we ignore this line
-operator-fault-statement = needs a name and “=”, [brackets] or “#”, so we ignore this line
-operator-fault-equals = needs “=” after the name, so we ignore this line
-operator-fault-rest = has more after the value, so we ignore this line
-operator-fault-value = needs a number, true, false or quoted words, so we ignore this line
-operator-fault-quote = has no quote at the end, so we ignore this line
-operator-fault-bracket = has no closing bracket, so we ignore this line
-operator-fault-backslash = needs “\\” for every “\” in quotes, so we ignore this line
-operator-fault-twice = repeats an earlier line, so we ignore it
-operator-fault-sign = has a sign that can’t be there, so we ignore this line
-operator-fault-nonsense = makes no sense, so we ignore this line
-operator-fault-too-much = too much is wrong, so nothing in it counts
-operator-fault-include = { $key } needs the path of one file in quotes, not { $written }
-operator-fault-circle = include would go in a circle, or through more than { $count } files
-operator-fault-slow = took too long to read, so nothing in it counts
# $since: a date and a time.
-operator-fault-former = there is a mistake, so the settings of { $since } stay
