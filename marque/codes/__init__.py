"""The rule codes, as data with a citation for every value."""
