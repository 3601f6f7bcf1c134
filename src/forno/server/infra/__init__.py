"""Infrastructure without knowledge of the game: clock, rate limit, batches, logging, metrics."""
