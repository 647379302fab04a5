"""Fuzzing of everything that marque reads."""
