"""The pictures of Word Porters: backdrop, furniture, faces, signs. This package reads no hidden cards."""
