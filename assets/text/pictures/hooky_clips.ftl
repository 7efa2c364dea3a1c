### Hooky: the pictures beside children’s sentences in clips.

hooky-clip-number = kids/word
hooky-clip-twice = kids/word
hooky-clip-lamps = kids/word
