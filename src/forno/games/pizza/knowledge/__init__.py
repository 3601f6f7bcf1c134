"""Knowledge of each seat of the pizza games, and re-deals of the rest."""
