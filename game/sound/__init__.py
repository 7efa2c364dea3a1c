"""Effects, music and ambience, with their captions. Scenes decide which sound belongs to what."""
