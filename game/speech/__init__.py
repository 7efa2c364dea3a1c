"""Speech: reading aloud with a voice of the system, in a helper process. Public words go to the room through the mixer.
Private words go only to the headset that their seat has chosen."""
