"""What the lab is made of: real servers, stores and players, as processes that can be killed and started again."""
