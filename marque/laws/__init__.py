"""The laws: what every code rules for every breach, as data, asked and applied."""
