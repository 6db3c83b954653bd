"""Lines of text as they stand on paper from left to right (Debian: python3-bidi), brackets as they are written."""

import sys

from bidi.algorithm import get_display

# Turned before, brackets come out as they were: so the packaged data was trained.
brackets = str.maketrans("()«»[]<>", ")(»«][><")
for line in sys.stdin:
    print(get_display(line.rstrip("\n").translate(brackets), base_dir="R"))
