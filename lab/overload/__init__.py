"""Overload and abuse: stalled readers, reconnect storms, floods, and many players behind one address."""
