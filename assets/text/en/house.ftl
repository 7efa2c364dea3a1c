### What the house says: the title, the pause, the settings.
###
### A message with a dash is a noun or a word for others to use. .child is what children read, in at most six words.
### $name: how somebody is called. $names: several. $game: the name of a game. $count, $amount: numbers.

# Before the last of several: "Anna, Rosa and Max", "Anna, Rosa or Max".
-list-and = and
-list-or = or

## What buttons do

hint-choose = Choose
hint-change = Change
hint-back = Back
hint-play = Play
hint-games = Games
# Puts one setting back to what it was at first.
hint-as-usual = Reset
# Left and right on a level bar; the shoulders turn a tab.
hint-tab = Tab
hint-raise = More
hint-lower = Less

done = Done
done-line = Back

## The title

title-continue = Continue
title-continue-line = Continue the last match
    .child = Go on with the last game
# $names: people who played, and perhaps how many more.
title-continue-with = Continue with { $names }
    .child = Go on with { $names }
-more-people = { $count } more
title-how = How to play
title-how-line = The rules of { $game }
    .child = How to play { $game }
title-quit = Quit
title-evening = Evening
title-evening-line = Several games, one after the other, and who wins them all
    .child = Many games, one by one
title-quit-line = Leave the house
# Said in the language that the button offers.
title-language-line = Everything in English
# What children are told of whatever wears a key.
gate-ask = Ask a grown-up for this

## The pause: what stands on its tags, and what is said about each

pause-title = Paused
# Where the match is: $where is a hand or a round.
pause-where = { $game }, { $where }
pause-by = { $name } paused the game; nothing is lost
    .child = { $name } takes a break
pause-go-on = Go on
pause-go-on-line = Back to the table
    .child = Back to the game
# To say that somebody broke a rule.
pause-call = Call
pause-call-line = Something was not right at the table
    .child = Was something wrong?
pause-own = Notes
pause-own-line = Behind the curtain, for one seat alone
    .child = Only one of us may look
pause-rules = How to play
pause-rules-line = The rules of this game
    .child = How to play this game
pause-sheet = Score sheet
# A score sheet before anything is counted: the game and its variant, when that is, and how the match is set up.
sheet-title = { $game }: { $variant }
sheet-before = Before the first score
sheet-this-table = This table
# The heads of its columns, what stands in its last row, and how many hands it has.
-sheet-hand = hand
-sheet-dealer = dealer
-sheet-bid = bid
-sheet-total = total
# A line of it as it is read aloud: which hand, or whose, and what stands there, as `Ida: 80`, or the total.
sheet-row = { $where }: { LIST($items) }
sheet-deals-next = { $seat } deals next
sheet-deals = { $seat } deals
sheet-bids = { $seat } bids { $amount }
sheet-hands = { $count ->
        [0] No hand counted yet
        [one] 1 hand
       *[other] { $count } hands
    }
    .child = { $count ->
        [0] No round is done yet
        [one] One round is done
       *[other] { $count } rounds are done
    }
scores-so-far = All hands so far
    .child = Look at the points
pause-seats = Seats
pause-seats-line = People and computer players
pause-seats-change = Left and right: who plays here
    .child = Left or right: who plays here?
# How children leave a match: the match is kept.
# A match of several deals: the whole table may end it after the deal that is being played, or play on after all.
pause-last = Last deal
pause-last-line = Ask everyone to end the match after this deal
    .child = Shall we stop after this?
pause-more = More deals
pause-more-line = Play on after this deal
    .child = We play on after this!
pause-other = Another game
pause-other-kept = This match waits here
    .child = This game waits here
pause-other-asked = Another game?
pause-play-on = Play on
pause-leave = Leave
pause-leave-line = The match is kept for later

## Settings

settings = Settings
settings-line = Sound, speed, text, buttons

settings-tab-look = Look
settings-tab-look-line = Text, light and contrast
settings-tab-sound = Sound
settings-tab-sound-line = How loud everything is
settings-tab-pace = Pace
settings-tab-pace-line = How fast and how lively
settings-tab-buttons = Buttons
settings-tab-buttons-line = Which key and which button does what
settings-tab-help = Help
settings-tab-help-line = Language, captions, tips
# Over what shows a setting as it is now.
settings-sample-look = How it looks
settings-sample-sound = Listen
settings-sample-pace = How fast
settings-sample-buttons = Press any of these
settings-sample-help = How we help
settings-sample-turn = Your turn, { $name }
settings-sample-quiet = Quiet
settings-sample-deals = A card comes
settings-sample-press = Nothing pressed
settings-sample-coach = Ask me whenever you look at your hand

settings-effects = Sounds
settings-effects-line = How loud cards and cloth are
settings-music = Music
settings-music-line = How loud the music is
settings-voice = The host’s voice
settings-voice-line = How loud he is, what is read aloud, and how fast
settings-speech = Voice
settings-speech-line = How loud the host is
settings-read-aloud = Read aloud
settings-read-aloud-line = By a voice of this machine. To children: if it is a good one
settings-speech-pace = Reading speed
settings-speech-pace-line = How fast that is read
settings-ambience = Round the table
settings-ambience-line = Crickets, wind or the sea, far away
settings-night = Night
settings-night-line = Music softer, and nothing loud, while others sleep
settings-mono = Mono
settings-mono-line = The same sound for both ears
settings-pace = Speed
settings-pace-line = How fast cards move; Off shows the result at once
settings-text-size = Text size
settings-text-size-line = How large words are
settings-theme = Cards and words
settings-theme-line = For children: larger and fewer
settings-language = Language
settings-language-line = The language everything is said in
settings-reduced-motion = Less motion
settings-reduced-motion-line = Things appear instead of travelling
settings-high-contrast = High contrast
settings-high-contrast-line = Darker ground, whiter words
settings-bright-room = Bright room
settings-bright-room-line = For a television in the sun
settings-captions = Captions for sounds
settings-captions-line = Off: the rail tells what matters. On: every sound in words
settings-look = Look at a hand
settings-look-line = Hold a button, or press once to open and once to close
settings-swap-confirm = Confirm on the right
settings-swap-confirm-line = Confirm and back swap places on pads
settings-sealed-deals = Sealed deals
settings-sealed-deals-line = After a deal a seal is shown; the replay opens it. Not for children
settings-rumble = Rumble
settings-rumble-line = Pads shake a little
settings-fullscreen = Full screen
settings-fullscreen-line = The whole television, or a window

settings-keys = Keys
settings-keys-line = Which key does what
settings-left-keys = Left keys
settings-right-keys = Right keys
settings-half-line = For two at one keyboard
settings-pad-buttons = Pad buttons
settings-pad-buttons-line = Which button does what
settings-tips = Hear all tips again
settings-tips-line = What the coach says unasked, once to each person
settings-tips-done = Everybody will hear all tips again
settings-reset = Reset all settings
settings-reset-line = Back to how the game came
settings-reset-done = All settings are reset

## What a setting can be

value-on = On
value-off = Off
value-percent = { $amount }%
value-silent = Silent
# The language of the machine.
value-system = The machine’s
value-fast = Fast
value-normal = Normal
value-slow = Slow
value-grown-ups = Grown-ups
value-children = Children
value-hold = Hold
value-press = Press
value-to-children = To children
value-nothing = Nothing
value-sentences = The host’s words
value-all = Everything

## The rules

hint-next = Next
hint-pages = Pages
hint-other-game = Game
rules-silent = Where the book is silent
rules-page = Page { $number } of { $count }
    .child = Page { $number } of { $count }
# Rook: Classic game
game-variant = { $game }: { $variant }

## The grown-ups' gate: a small sum

gate-title = For grown-ups
gate-sum = What is the answer?
    .child = What is the answer?
gate-wrong = Not quite. Here is another one.
    .child = Not quite. Try a new one.

## Hello, before a match of children

greeting-all = Hello!
    .child = Hello!
greeting-names = Hello, { $names }!
    .child = Hello, { $names }!

## Which key or button does what

remap-confirm = Choose
remap-back = Back
remap-extra = Extra
remap-info = How to play
remap-prev = Previous page
remap-next = Next page
remap-menu = Menu
remap-look = Look at the hand
remap-up = Up
remap-down = Down
remap-left = Left
remap-right = Right

# Buttons of pads, by where they are.
pad-south = Bottom
pad-east = Right
pad-west = Left
pad-north = Top
pad-left-shoulder = Left shoulder
pad-right-shoulder = Right shoulder
pad-left-trigger = Left trigger
pad-right-trigger = Right trigger
pad-stick = Left stick
pad-cross-up = D-pad up
pad-cross-down = D-pad down
pad-cross-left = D-pad left
pad-cross-right = D-pad right

hint-set = Set
remap-press-key = Choose, then press the key
remap-press-button = Choose, then press the button
remap-now = Press it now
# $action: one of the things that a button does.
remap-which = Which one for “{ $action }”?
remap-foreign = The other half has this key
remap-needs = “{ $action }” needs a button that every pad has
remap-apply = Use these
remap-apply-line = They are tried for ten seconds first
remap-usual = Reset
remap-usual-line = The buttons as they came
remap-is-usual = All buttons are as they came
remap-leave = Leave
remap-leave-line = Without changes
remap-keep-title = Keep these buttons?
remap-keep = Keep
remap-before = Change back
remap-before-soon = Changes back in { $count } { $count ->
        [one] second
       *[other] seconds
    }
