"""The pictures of Hooky: backdrop, furniture, faces, signs. This package reads no hidden cards."""
