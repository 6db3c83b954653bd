"""Puts lines of text into visual order, left to right, with brackets as written (Debian: python3-bidi)."""

import sys

from bidi.algorithm import get_display

# Brackets are mirrored first, so that `get_display` leaves them as written, as the packaged data was trained.
brackets = str.maketrans("()«»[]<>", ")(»«][><")
for line in sys.stdin:
    print(get_display(line.rstrip("\n").translate(brackets), base_dir="R"))
