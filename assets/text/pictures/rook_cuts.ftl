### The small tables beside the pages of Rook: the pictures beside children’s sentences.

rook-cut-led = red-7
rook-cut-highest-led = red-13
