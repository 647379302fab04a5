"""An evening: games as logs of entries, their totals and their settlement; pure."""
