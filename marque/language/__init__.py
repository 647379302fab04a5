"""French and English: every sentence that a person sees."""
