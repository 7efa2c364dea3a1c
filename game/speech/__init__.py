"""Speech: what is said aloud, by a voice that the system has, in a process of its own. Public words go to the room
through the mixer of the sounds; what one seat alone may know goes to the device that this seat has chosen, or nowhere.
"""
