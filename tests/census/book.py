"""What Cavendish prints about 10,000 hands at the game of the laws of 1882, as numbers.

Source: Cavendish, The Laws of Piquet, with a Treatise on the Game, 8th edition, "Odds at Piquet".
"""

# How often a side scored under 10, from 10 to under 20, and so on; the last, 150 or more.
ELDER = (977, 1743, 2867, 2105, 902, 76, 166, 664, 106, 20, 88, 210, 40, 2, 18, 16)
YOUNGER = (3556, 2560, 2317, 944, 423, 35, 13, 21, 5, 28, 52, 38, 7, 0, 0, 1)
HANDS = 10_000

# "The show": a total that it is an even chance to make, and how often it was made or passed.
SHOW = ((28, 5129), (14, 4997))

# Odds against, told in words: so many to one.
AGAINST = {
    "repic of elder": (27.5, "nearly 27½ to 1 against"),
    "repic of younger": (75, "about 75 to 1 against"),
    "pic or repic": (36 / 5, "about 36 to 5 against"),
    "cards of elder": (3 / 5, "about 5 to 3 on"),
    "cards of younger": (3, "nearly 3 to 1 against"),
    "cards divided": (7, "a trifle over 7 to 1 against"),
}


def in_tens(totals: dict[int, int]) -> list[int]:
    """Totals sorted as the book's tables have them."""
    return [
        sum(times for total, times in totals.items() if min(total // 10, 15) == row)
        for row in range(16)
    ]
