"""Many at once, and some of them with bad manners: those who behave must hardly notice."""
