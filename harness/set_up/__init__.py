"""Set-up of a checkout: the environment, its packages and the page. Standard library only: it runs before all else.

Each start of `./forno` waits for it: what only an installation needs is imported where it is used.
"""
