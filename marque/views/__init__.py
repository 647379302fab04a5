"""From values to what a person or a program sees."""
