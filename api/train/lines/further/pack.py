"""Writes trained weights into the recogniser's data: pack.py FOLDER WEIGHTS.npz. FOLDER has the parts of the present
data (`combine_tessdata -u`) as deeds.*; the result is FOLDER/deeds.traineddata."""

import subprocess
import sys

import numpy

from network import write_weights

CHARACTERS = 100
folder, weights = sys.argv[1:]
layers = {}
for name, matrix in numpy.load(weights).items():
    if not numpy.isfinite(matrix).all():
        raise SystemExit(f"{name} has values that are not finite")
    layers.setdefault(name.split(".")[0], []).append(matrix)
path = f"{folder}/deeds.lstm"
data = open(path, "rb").read()
with open(path, "wb") as file:
    file.write(write_weights(data, CHARACTERS, layers))
subprocess.run(["combine_tessdata", f"{folder}/deeds."], check=True)
