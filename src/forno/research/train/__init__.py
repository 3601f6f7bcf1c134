"""Training by self-play: a network learns a game from nothing, on batches of the kernel.

`python -m forno.research.train` needs PyTorch, NumPy, msgspec and this package; docs/train.md is the manual.
"""
