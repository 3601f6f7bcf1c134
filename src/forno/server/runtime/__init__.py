"""The live side of the server: rooms in memory, commits, connections, queries, timers, presence and bots."""
