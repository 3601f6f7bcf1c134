"""What each seat of SOLO may know, and re-deals of what it does not."""
