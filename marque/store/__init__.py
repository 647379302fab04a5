"""The store: the only room that touches the disk for data."""
