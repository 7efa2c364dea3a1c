### Rook: the pictures beside children’s sentences in clips.

rook-clip-follow = rook/poppy
rook-clip-trump = rook/leaf
rook-clip-lead = icons/arrow
rook-clip-bid = rook/hat
