"""The pictures of Rook: backdrop, furniture, faces, signs. Nothing here knows what somebody may not see."""
