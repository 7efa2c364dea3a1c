### Hookie-Mookie: the pictures beside children’s sentences in clips.

hookie_mookie-clip-call = kids/flip
