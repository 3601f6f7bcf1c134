"""How much the server holds: more and more tables with people at a human pace, until an answer takes too long."""
