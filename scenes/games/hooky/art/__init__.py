"""The pictures of Hooky: backdrop, furniture, faces, signs. Nothing here knows what somebody may not see."""
