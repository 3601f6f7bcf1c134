"""Knowledge of each seat of SOLO, and re-deals of the rest."""
