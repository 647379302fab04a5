"""The adjudicator: from evidence and a code to a verdict; pure."""
