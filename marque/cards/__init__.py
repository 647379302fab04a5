"""The cards: what they are, what a hand of them holds, how they are written."""
