"""Programs for research: training by self-play."""
