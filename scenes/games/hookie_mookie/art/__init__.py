"""The pictures of Hookie-Mookie: backdrop, furniture, faces, signs. This package reads no hidden cards."""
