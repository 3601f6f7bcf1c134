"""Secrecy: attackers that try to learn hidden cards, keys and future deals."""
