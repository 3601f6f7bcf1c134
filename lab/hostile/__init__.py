"""People who mean harm: strange frames and requests, guesses at keys, pages of other sites, markup in every text."""
