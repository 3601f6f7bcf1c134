"""`python -m forno`: the same as the command `forno`."""

from forno.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
