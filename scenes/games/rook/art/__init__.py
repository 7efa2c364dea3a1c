"""The pictures of Rook: backdrop, furniture, faces, signs. This package reads no hidden cards."""
