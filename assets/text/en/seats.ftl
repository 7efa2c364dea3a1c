### Who plays: the coat rail, the pages of a seat, names and pictures.
###
### $name, $fellow: names of players. $device: what a player holds. $animal: the picture of a seat.
### $people, $computers: how many of them.

# A picture, and what children are called by.
-animal-fox = Fox
    .the = the fox
-animal-bear = Bear
    .the = the bear
-animal-rabbit = Rabbit
    .the = the rabbit
-animal-frog = Frog
    .the = the frog
-animal-badger = Badger
    .the = the badger
-animal-lion = Lion
    .the = the lion
-animal-penguin = Penguin
    .the = the penguin
-animal-pig = Pig
    .the = the pig
-animal-owl = Owl
    .the = the owl
-animal-mouse = Mouse
    .the = the mouse
-animal-hedgehog = Hedgehog
    .the = the hedgehog
-animal-cat = Cat
    .the = the cat

## The coat rail

seats-title = Who plays?
seats-hello = Hello! Who plays?
    .child = Hello! Who plays?
seats-how = Press to join. Then press Start.
    .child = Press to join. Then press Start.
seats-start = Start
seats-options = Change options
seats-add = Add
seats-join = Join
seats-leave = Leave
seats-ready = Say “ready”
seats-face = Change face
seats-wait = Stop
seats-waits-for = Not ready yet: { $names }
    .child = Not ready yet: { $names }
seats-not-yours = Only { $name } changes this tag
    .child = Only { $name } changes this
seats-all-ready = Everyone is ready!
    .child = We are all ready!
# On a free hook, in two lines.
seats-press = Press
    to join
seats-press-line = Press to join
seats-joins = { $name } joins with { $device }
    .child = { $name } plays with { FORM($device, of: "bare") }!
# A player leaves; a computer player takes the seat.
seats-leaves = { $name } left. { $fellow } takes over (computer).
    .child = { $name } goes. { $fellow } sits down.
seats-all-taken = All { $count } places are taken
    .child = We are { $count }. Press Start!
seats-counted = { $people ->
        [one] 1 person
       *[other] { $people } people
    }, { $computers ->
        [one] 1 computer player
       *[other] { $computers } computer players
    }
    .child = { $people ->
        [one] 1 person
       *[other] { $people } people
    } and { $computers ->
        [one] 1 computer
       *[other] { $computers } computers
    }
seats-computer = { $name } is a computer player
    .child = A computer plays for { $name }
seats-partners = { $name } and { $fellow } are partners
    .child = { $name } and { $fellow } are a team
seats-plays-with = { $name } plays with { $device }
    .child = { $name } plays with { FORM($device, of: "bare") }
# Below a tag: who the partner is.
-seats-partner = with { $name }

## What stands on a tag

seat-shared = { FORM($device, of: "bare") }, shared
seat-together = { FORM($device, of: "bare") }, together
seat-two-devices = { FORM($device, of: "bare") } + { FORM($companion, of: "bare") }
level-gentle = Gentle
level-gentle-line = Makes mistakes. Good for beginners.
    .child = It does not see it all
level-fair = Fair
level-fair-line = Plays like a person who knows the game
    .child = It plays well
level-sharp = Sharp
level-sharp-line = Remembers everything and thinks ahead
    .child = It plays very well
level-master = Master
level-master-line = Plays as well as it can
    .child = It is hard to beat

## The page of a seat

seat-who = Player
seat-who-line = A person or a computer player
    .child = One of us or a computer
seat-person = Person
seat-bot = Computer
seat-name = Name
# On the button that changes it.
seat-rename = Change name
seat-name-line = Rename { $name }
seat-picture = Picture
seat-picture-line = Choose an animal, a colour and a pattern
    .child = Pick a face
seat-change-picture = Change picture
seat-place = Place at the table
seat-place-at = { $number } of { $count }
seat-place-line = The order of play, clockwise
    .child = Where to sit
seat-partner = Partners with { $name }
    .child = On a team with { $name }
seat-device = Device
seat-device-line = Two players can share a pad or the keys
    .child = Two can share a pad
# $name: a sound device, as the machine calls it.
seat-headset = Headset
seat-headset-none = None
seat-headset-line = Reads out your cards. Make sure only you can hear it.
    .child = No one else can hear this
seat-headset-worn = Your cards are read out in { $name }. Make sure only you can hear it.
    .child = Heard only in { $name }
seat-level = Skill
seat-remove = Remove this player
seat-remove-line = Play with one player fewer
    .child = One of us goes away
seat-more-line = More about { $name }
    .child = What else is there?
seat-done-line = Back to all players
    .child = Back to all of us

## Characters

# A character is a computer player with a name, a face and a manner.
seat-character = Personality
characters-pick = Who plays here?
    .child = Who plays here?
character-bold = Bold
    .child = Is brave
character-bold-line = { $name } bids high and likes to go first
    .child = The lion is brave
character-bold-glad = Bravo!
    .child = Yes!
character-bold-sorry = Again!
    .child = Next time!
character-careful = Careful
    .child = Takes care
character-careful-line = { $name } takes no risks and takes time to think
    .child = The hedgehog takes care
character-careful-glad = Phew!
    .child = Phew!
character-careful-sorry = I knew it
    .child = Oh well!
character-hoarder = Saves up
    .child = Saves things
character-hoarder-line = { $name } keeps the best for last
    .child = The mouse keeps good things
character-hoarder-glad = Mine!
    .child = For me!
character-hoarder-sorry = My treasure!
    .child = Oh no!
character-gambler = Takes chances
    .child = Likes luck
character-gambler-line = { $name } takes risks
    .child = The cat likes luck
character-gambler-glad = What luck!
    .child = Lucky me!
character-gambler-sorry = Double or quits!
    .child = No luck!
character-joker = Copycat
    .child = Likes to copy
character-joker-line = { $name } copies the last play
    .child = The frog likes to copy
character-joker-glad = Ha, the same!
    .child = Ha ha!
character-joker-sorry = Very funny
    .child = How funny!
character-quick = In a hurry
    .child = Is quick
character-quick-line = { $name } answers fast and gets rid of many cards at once
    .child = The rabbit is quick
character-quick-glad = Next!
    .child = Hop!
character-quick-sorry = Too fast
    .child = Oops!
character-none = None
    .child = Just plays
character-none-line = { $name } has no special style
    .child = It just plays

## Names, and pictures for children

naming-choose = Choose a name or spell one
naming-taken = { $name } is already at the table
naming-no-letter = We can’t draw letter { $number } of this name. Please spell it another way.
    .child = We can’t draw letter { $number }
pictures-pick = Pick a picture
    .child = Pick a picture
pictures-of = Choose a picture for { $name }
pictures-be = { $name } is { FORM($animal, of: "the") }
    .child = Be { FORM($animal, of: "the") }
# A player takes the picture of a computer player.
pictures-swap = { $name } is { FORM($animal, of: "the") }. { $fellow } gets another picture.
pictures-taken = { $animal } is already here
    .child = { $animal } is here
pictures-taken-now = { $animal } is already here. Pick another.
    .child = { $animal } is here. Pick again.
hint-pick = Pick
hint-more = Show more
