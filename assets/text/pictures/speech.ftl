### The picture beside a child's sentence: a file of assets/pictures without its end.

narrated-on = icons/sound
narrated-off = icons/silent
