"""What must not be known, and attackers who try to know it all the same."""
