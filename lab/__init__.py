"""The lab: drives the real program from outside, breaks what can break, and checks what was promised."""
