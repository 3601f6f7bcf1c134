"""What each seat of the pizza games may know, and re-deals of what it does not."""
