"""Which of two players is better, with numbers that hold: duplicate deals, many of them, on any number of machines."""
