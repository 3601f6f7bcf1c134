"""Players of SOLO."""
