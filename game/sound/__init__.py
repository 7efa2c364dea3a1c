"""Effects, music and ambience, and the captions of all of them. Which sound belongs to what is for scenes to say."""
