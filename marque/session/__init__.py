"""The live table without a terminal, and what a command does to the book of games."""
