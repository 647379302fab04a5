"""marque: a referee and score-keeper for piquet, played with real cards."""

__version__ = "0.1.0"
