"""The rollout policy and its playouts by the rules: the readable form that the kernel's quick player and trials follow,
and that tests compare them with."""
