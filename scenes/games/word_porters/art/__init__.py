"""The pictures of Word Porters: backdrop, furniture, faces, signs. Nothing here knows what somebody may not see."""
