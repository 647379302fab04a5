"""A disk that fills an archive for a measurement quickly."""

from pathlib import Path

from marque.store.disk import Disk


class Careless(Disk):
    """Doesn't wait for the medium."""

    def sync(self, descriptor: int) -> None:
        """Return at once."""

    def sync_folder(self, folder: Path) -> None:
        """Return at once."""
