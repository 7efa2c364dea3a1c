"""What scenes put on the stage besides pictures: things to choose, to type and to read."""
