"""The calls: what is said at the table, read into values."""
