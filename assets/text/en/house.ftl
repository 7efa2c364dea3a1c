### What the house says: the title, the pause, the settings.
###
### A message with a dash is a noun or a word for others to use. .child is what children read, in at most six words.
### $name: the name of a player. $names: several. $game: the name of a game. $count, $amount: numbers.

# Before the last of several: "Anna, Rosa and Max", "Anna, Rosa or Max".
-list-and = and
-list-or = or

## What buttons do

hint-choose = Choose
hint-change = Change
hint-back = Back
hint-play = Play
hint-games = Choose game
# Puts one setting back to what it was at first.
hint-as-usual = Reset
# Left and right on a level bar; the shoulders turn a tab.
hint-tab = Change tab
hint-raise = Increase
hint-lower = Decrease

done = Done
done-line = Go back

## The title

title-continue = Continue
title-continue-line = Continue your last match
    .child = Go on with the last game
# $names: people who played, and perhaps how many more.
title-continue-with = Continue with { $names }
    .child = Go on with { $names }
-more-people = { $count } more
title-how = Read rules
title-how-line = The rules of { $game }
    .child = How to play { $game }
title-quit = Quit
title-evening = Plan an evening
title-evening-line = Play several games and crown one winner
    .child = Play many games
title-quit-line = Quit the game
title-about = See credits
# Said in the language that the button offers.
title-language-line = Switch to English
# What children are told about things with a key.
gate-ask = Ask a grown-up

## The pause: what stands on its tags, and what is said about each

pause-title = Paused
# Where the match is: $where is a hand or a round.
pause-where = { $game }, { $where }
pause-by = { $name } paused. Your match is saved.
    .child = { $name } takes a break
pause-go-on = Continue
pause-go-on-line = Back to the table
    .child = Back to the game
# To say that a player broke a rule.
pause-call = Report a fault
pause-call-line = Report a broken rule
    .child = Was something wrong?
pause-own = Open private notes
pause-own-line = Private notes for one player
    .child = Only one of us may look
pause-rules = Read rules
pause-rules-line = The rules of this game
    .child = How to play this game
pause-evening = See evening
pause-evening-line = Who leads the evening so far
pause-sheet = See score sheet
# A score sheet before anything is counted: the game and its variant, when that is, and how the match is set up.
sheet-title = { $game }: { $variant }
sheet-before = No scores yet
sheet-this-table = This table
# The heads of its columns, what stands in its last row, and how many hands it has.
-sheet-hand = deal
-sheet-dealer = dealer
-sheet-bid = bid
-sheet-total = total
# A line of it as it is read aloud: which hand, or whose, and what stands there, as `Ida: 80`, or the total.
sheet-row = { $where }: { LIST($items) }
sheet-deals-next = { $seat } deals next
sheet-deals = { $seat } deals
sheet-bids = { $seat } bids { $amount }
sheet-hands = { $count ->
        [0] No deal has been scored yet
        [one] 1 deal
       *[other] { $count } deals
    }
    .child = { $count ->
        [0] We have no points yet
        [one] One round is done
       *[other] { $count } rounds are done
    }
scores-so-far = See the score of every deal
    .child = Look at the points
pause-seats = Swap players
pause-seats-line = Swap people and computer players
pause-seats-change = Press left or right to change who plays here
    .child = Left or right: Who plays here?
# How children leave a match: the match is kept.
# A match of several deals: the whole table may end it after the deal that is being played, or play on after all.
pause-last = Play last deal
pause-last-line = Ask all players to end the match after this deal
    .child = Shall we stop after this?
pause-more = Keep playing
pause-more-line = Play on after this deal
    .child = We play on after this!
pause-other = Play another game
pause-other-kept = We’ll save this match for later
    .child = This game waits here
pause-other-asked = Play another game?
pause-play-on = Keep playing
pause-leave = Leave
pause-leave-line = Your match is saved for later

## Settings

settings = Open settings
settings-line = Sound, speed, text and buttons

settings-tab-look = Look
settings-tab-look-line = Text, light and contrast
settings-tab-sound = Sound
settings-tab-sound-line = Volume of every sound
settings-tab-pace = Pace
settings-tab-pace-line = Speed and motion
settings-tab-buttons = Buttons
settings-tab-buttons-line = Keys and pad buttons
settings-tab-help = Help
settings-tab-help-line = Language, captions and tips
# Over what shows a setting as it is now.
settings-sample-look = Preview
settings-sample-sound = Listen to this
settings-sample-pace = Watch the speed
settings-sample-buttons = Try any button
settings-sample-help = Ways we can help
settings-sample-turn = Your turn, { $name }
settings-sample-quiet = It’s quiet
settings-sample-deals = A card is dealt
settings-sample-press = Nothing pressed yet
settings-sample-coach = Ask me any time you look at your cards

settings-effects = Sound effects
settings-effects-line = Card and table sounds
settings-music = Music
settings-music-line = Volume of the music
settings-voice = The host’s voice
settings-voice-line = Its volume, its speed and what it reads aloud
settings-speech = Voice
settings-speech-line = Volume of the host’s voice
settings-read-aloud = Read aloud
settings-read-aloud-line = Uses your device’s voice. Children hear it if it’s a good one.
settings-speech-pace = Reading speed
settings-speech-pace-line = Speed of the reading voice
settings-ambience = Background sounds
settings-ambience-line = Distant crickets, wind or sea
settings-night = Night mode
settings-night-line = Quieter music and no loud sounds
settings-mono = Mono sound
settings-mono-line = Play the same sound in both ears
settings-pace = Speed
settings-pace-line = Speed of the cards. Off shows the result at once.
settings-text-size = Text size
settings-text-size-line = Size of all text
settings-theme = Cards and words
settings-theme-line = Children get larger cards and fewer words
settings-language = Language
settings-language-line = Language of the game
settings-reduced-motion = Less motion
settings-reduced-motion-line = Cards appear without moving
settings-high-contrast = High contrast
settings-high-contrast-line = Darker background and whiter text
settings-bright-room = Bright room
settings-bright-room-line = More contrast for sunny rooms
settings-captions = Captions for sounds
settings-captions-line = Show every sound as text
settings-look = Look at cards
settings-look-line = Hold a button, or press once to open and once to close
settings-one-switch = One switch
settings-one-switch-line = Play with one button. Press when the ring is there
settings-swap-confirm = Confirm on the right
settings-swap-confirm-line = Swap the Choose and Back buttons on pads
settings-sealed-deals = Sealed deals
settings-sealed-deals-line = Show a seal after each deal. The replay opens it. Not for children.
settings-rumble = Rumble
settings-rumble-line = Let pads shake a little
settings-fullscreen = Full screen
settings-fullscreen-line = Fill the television or use a window

settings-keys = Keys
settings-keys-line = Choose what each key does
settings-left-keys = Left keys
settings-right-keys = Right keys
settings-half-line = Two players can share one keyboard
settings-pad-buttons = Pad buttons
settings-pad-buttons-line = Choose what each button does
settings-again = Start again
settings-again-line = Repeat all tips, or reset all settings
settings-tips = Repeat all tips
settings-tips-line = Show every tip once more
settings-tips-done = You’ll see every tip once more
settings-reset = Reset all settings
settings-reset-line = Restore the original settings
settings-reset-done = All settings are back to normal

## What a setting can be

value-on = On
value-off = Off
value-partial = { $name } ({ $amount }%)
value-percent = { $amount }%
value-silent = Silent
# The language of the machine.
value-system = Same as device
value-fast = Fast
value-normal = Normal
value-slow = Slow
value-grown-ups = Grown-ups
value-children = Children
value-hold = Hold
value-press = Press
value-to-children = To children
value-nothing = Nothing
value-sentences = Only the host
value-all = Everything

## The rules

hint-next = Turn page
hint-pages = Turn pages
hint-other-game = Change game
rules-silent = House rules
rules-clauses = { $count ->
        [one] Rule { $numbers }
       *[other] Rules { $numbers }
    }
rules-page = Page { $number } of { $count }
    .child = Page { $number } of { $count }
rules-clip = Clip { $number } of { $count }
rules-read = Read all rules
# Rook: Classic game
game-variant = { $game }: { $variant }

## The grown-ups' gate: a small sum

gate-title = For grown-ups
gate-sum = What is the answer?
    .child = What is the answer?
gate-wrong = That’s not it. Try another one.
    .child = Not quite. Try a new one.

## Hello, before a match of children

greeting-all = Hello!
    .child = Hello!
greeting-names = Hello, { $names }!
    .child = Hello, { $names }!

## Which key or button does what

remap-confirm = Choose
remap-back = Back
remap-extra = More actions
remap-info = How to play
remap-prev = Previous page
remap-next = Next page
remap-menu = Menu
remap-look = Look at cards
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
remap-press-key = Choose an action, then press its key
remap-press-button = Choose an action, then press its button
remap-now = Press it now
# $action: one of the things that a button does.
remap-which = Which button for “{ $action }”?
remap-foreign = The other half of the keyboard has this key
remap-needs = “{ $action }” needs a button that every pad has
remap-apply = Use these
remap-apply-line = Try them for ten seconds first
remap-usual = Reset
remap-usual-line = Restore the original buttons
remap-is-usual = All buttons are back to normal
remap-leave = Leave
remap-leave-line = Discard your changes
remap-keep-title = Keep these buttons?
remap-keep = Keep
remap-before = Change back
remap-before-soon = Changes back in { $count } { $count ->
        [one] second
       *[other] seconds
    }
