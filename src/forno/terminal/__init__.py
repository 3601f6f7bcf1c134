"""The games in a terminal: a full screen, or lines of text; at a server in this process, or at any other."""
