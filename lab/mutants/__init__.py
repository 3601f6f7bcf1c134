"""Deliberate breakages, each modelled on something that went wrong somewhere; the checks must catch every one."""
