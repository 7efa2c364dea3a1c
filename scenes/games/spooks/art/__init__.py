"""The pictures of Spooks: backdrop, furniture, faces, signs. This package reads no hidden cards."""
