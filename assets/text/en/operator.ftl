### What the operator of a kiosk reads, behind the door with the PIN.
###
### $hours: those of a day, 10:00–18:00. $setting: what a key of the file is set to. $count, $amount: numbers.

operator = Operator
operator-unsaved = Nothing can be saved: changes last until the next start

## The way in

operator-pin-of-kiosk = The PIN of this kiosk
operator-checking = Checking the PIN
operator-wrong-pin = Wrong PIN. Next try in { $count } { $count ->
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
operator-pin-easy-line = It is easy to guess: please change it
operator-pin-new = New PIN
operator-pin-again = Once more
operator-pin-length = A PIN has { $least } to { $most } digits
operator-pin-easy = That is easy to guess; try another
operator-pin-other = That was not the same
operator-pin-changed = The PIN is changed
operator-own-pin = A PIN of your own
operator-own-pin-choose = Choose a new PIN
operator-own-pin-choose-line = The present one is easy to guess, so please choose another
operator-own-pin-later = Not now
operator-own-pin-later-line = You will be asked again at your next visit

## Games

operator-games = Games
operator-games-line = Which games and variants are offered
operator-offered = Offered
operator-left-out = Left out
operator-one-game = At least one game has to be offered

## Opening hours

operator-hours = Opening hours
operator-hours-line = When the kiosk is open, day by day
operator-day-hours = { $day }: { $hours }
operator-day-line = Change this day
operator-open = Open
operator-yes = Yes
operator-no = No
operator-from = From
operator-to = To
operator-half-hours = Half-hour steps
operator-next-day = The next day
operator-all-like-this = All days like this
operator-all-are-like-this = All days are like this

## Sound, screen, time limits

operator-sound = Sound
operator-sound-line = How loud it is
operator-screen = Screen
operator-screen-line = Theme, language and text size
operator-times = Time limits
operator-times-line = How long it waits for visitors
operator-changed = Changed here; the file says { $setting }
operator-begin-with = What every visitor begins with
operator-sealed-deals-line = A seal after each deal, which the replay opens; not for children
# What runs while nobody plays.
operator-show = The show
operator-show-line = How loud it is while nobody plays
operator-loud-full = Full
operator-loud-quiet = Quiet
operator-loud-none = None
operator-cover = Cover a hand
operator-cover-line = An open hand that nobody touches
operator-still-playing-line = How long without a touch before it asks
operator-countdown = Time to answer
operator-countdown-line = Then the next visitors start afresh
operator-show-begins = The show begins
operator-show-begins-line = At an untouched title, and after a match
operator-seconds = { $amount } s
operator-megabytes = { $amount } MB

## The message to passers-by

operator-message = Message
operator-message-line = What the house says to passers-by
operator-closed-message = Message while closed
operator-closed-message-line = What stands beside the opening time; empty: the message
operator-message-letters = { $count } of { $most } letters
operator-message-kept = The message is kept
# The key on the screen that makes a space.
operator-message-space = Space

## Counts

operator-counts = Counts
operator-counts-line = Plays, minutes, lost pads; as a file, too
operator-shown = Shown
operator-shown-line = All days, or one of them
operator-all-days = All days
operator-nothing-counted = Nothing is counted yet
operator-plays = Plays
operator-finished = Finished
operator-left = Abandoned
operator-left-early = Left early
operator-counted = What
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
operator-save = Save as a file
operator-save-line = A table with every day, for other programs
# $path: where it lies on the disk.
operator-saved = Saved as { $path }
# $error: what the operating system says.
operator-not-written = It cannot be written: { $error }
operator-not-written-somehow = It cannot be written

## State

operator-kept = What is kept
operator-kept-line = What this kiosk keeps, and what it wipes when
operator-state = State
operator-state-line = Mistakes in the file, disk, speed, memory
operator-state-look = State: { $count } to look at
operator-state-look-line = What is wrong, one by one
operator-whole-line = Choose it to read it whole
operator-file-well = Nothing is wrong with the file
operator-file-well-line = Every key in it counts
operator-disk-well = All is kept on the disk
operator-disk-well-line = Changes and counts outlast a power cut
operator-no-frames = No frame was drawn yet
# $count: frames a second. $amount: milliseconds.
operator-frames = { $count } frames a second, the slowest { $amount } ms
operator-frames-line = Over the last ten seconds or so
# A number in megabytes follows, which can be changed.
operator-memory = { $amount } MB of memory; limit
operator-memory-untold = Memory: the system does not say; limit
operator-memory-line = Above it the kiosk starts again when nobody plays
operator-no-limit = None
# $since: a date and a time.
operator-wrong-pins = { $count } wrong { $count ->
        [one] PIN
       *[other] PINs
    } since { $since }
operator-wrong-pins-line = Choose this to clear the count
operator-wrong-pins-seen = The count is cleared
operator-legible = The PIN is in the file in plain text
operator-legible-line = Replace it with the line that main.py pin prints
operator-safe = The game failed several times, so it runs with safe settings: plain pictures, no sound, nothing kept. All that you have said holds.
operator-memory-only = Nothing that happens now is on the disk: it lasts until the next start.

## Factory settings, and the way out

operator-factory = Factory settings
operator-factory-line = Forget every change that was made here, and all counts
operator-factory-ask = Back to factory settings?
operator-factory-forget = Forget all changes and counts
operator-factory-sure = Really forget it all?
operator-factory-yes = Yes, factory settings
operator-factory-done = Everything is as the file says, and all counts are cleared
operator-quit = Quit the program
operator-quit-line = The kiosk ends
operator-quit-ask = Quit the program?
operator-quit-yes = Quit
operator-leave = Back to the kiosk
operator-leave-line = Ready for the next visitors
operator-go-back = No, go back
operator-go-back-line = Nothing changes

## What is wrong with the file. $key: a name in it. $written: what was written. $offered: what may stand there.

operator-mistake = { $file }: { $fault }
operator-mistake-line = { $file }, line { $number }: { $fault }
-operator-fault-unknown = { $key } is unknown (known: { $offered })
-operator-fault-one-of = { $key } must be one of { $offered }, not { $written }
-operator-fault-number = { $key } must be a whole number from { $least } to { $most }, not { $written }
-operator-fault-hours = { $key } must be times such as “10:00-18:00” or “10:00-12:00, 14:00-22:00”, or “closed”, not { $written }
-operator-fault-message = { $key } must be one line of at most { $count } letters in quotes, not { $written }
-operator-fault-memory = { $key } must be 0 or a whole number from { $least } to { $most }, not { $written }
-operator-fault-pin = { $key } must be { $least } to { $most } digits in quotes
-operator-fault-pin-hash = { $key } must be what “python main.py pin” has printed
-operator-fault-no-variant = { $key } must name a variant, not { $written }; “none” leaves the game out
-operator-fault-variants = { $key } must be “all”, “none” or some of { $offered }, not { $written }
-operator-fault-no-game = no game is left; all are offered
-operator-fault-more = { $count } more { $count ->
        [one] mistake
       *[other] mistakes
    }
-operator-fault-no-file = there is no such file; the factory settings are used
-operator-fault-folder = is not a file; the factory settings are used
-operator-fault-unread = cannot be read ({ $error }); the factory settings are used
-operator-fault-name = has a name that no file can have; the factory settings are used
-operator-fault-large = is larger than { $count } KB; the factory settings are used
-operator-fault-no-utf8 = is not UTF-8; the factory settings are used
-operator-fault-dots = has too many dots; this line is left out
-operator-fault-statement = needs a name and “=”, a section in [brackets], or “#” before a remark; this line is left out
-operator-fault-equals = needs “=” behind the name; this line is left out
-operator-fault-rest = goes on behind the value; this line is left out
-operator-fault-value = needs a number, true, false or words in quotes behind “=”; this line is left out
-operator-fault-quote = lacks a quote at the end of the words; this line is left out
-operator-fault-bracket = lacks a closing bracket; this line is left out
-operator-fault-backslash = has a “\” in quotes, which has to be doubled; this line is left out
-operator-fault-twice = says what was said before; this line is left out
-operator-fault-sign = has a sign that may not stand there; this line is left out
-operator-fault-nonsense = makes no sense; this line is left out
-operator-fault-too-much = too much is wrong; the factory settings are used
