"""The pictures of Spooks: backdrop, furniture, faces, signs. Nothing here knows what somebody may not see."""
