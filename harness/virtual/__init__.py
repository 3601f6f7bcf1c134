"""A virtual world: servers, clients, clock, network and store in one process; all that happens follows from a seed."""
