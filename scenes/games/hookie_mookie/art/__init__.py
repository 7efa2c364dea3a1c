"""The pictures of Hookie-Mookie: backdrop, furniture, faces, signs. Nothing here knows what somebody may not see."""
