### What is said of the small tables beside the pages of Rook, in place of what the table says. $seat: a player.

rook-cut-led = { $seat } leads red: everybody follows it
    .child = { $seat } leads red
rook-cut-highest-led = The 13 is the highest red: { $seat } takes the trick
    .child = The 13 is high: { $seat } gets it
