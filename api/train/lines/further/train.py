"""Trains the network further: train.py FOLDER SECONDS OUT. FOLDER has start.lstm, unicharset, texts.txt.gz, fonts.json,
fonts/, real/*.lines and check/*.lines; writes OUT/weights.npz (a moving average of the weights) and OUT/log."""

import glob
import gzip
import json
import math
import multiprocessing
import os
import queue
import random
import sys
import threading
import time

import cv2
import numpy
import torch
from torch.nn import functional

from network import HEIGHT, Network, decode_greedy, normalise_contrast, read_weights
from synthesis import Drawer, codes_of, cut_real_line, read_lines

folder, seconds, out = sys.argv[1], float(sys.argv[2]), sys.argv[3]
began = time.time()
CHARACTERS, BLANK, SPACE = 100, 2, 0
BATCH = int(os.environ.get("BATCH", 384))
PEAK, LAST = float(os.environ.get("RATE", 7e-4)), 1e-5
KEPT, CHUNK, POOL = 150_000, 64, 12
WARM, LOOK = int(os.environ.get("WARM", 150)), float(os.environ.get("LOOK", 30))
REAL = float(os.environ.get("REAL", 0.3))
# Fonts drawn more often than others, by the start of their names: OFTEN="aref-ruqaa=12 rakkas=6".
OFTEN = {name: float(weight) for name, weight in (one.split("=") for one in os.environ.get("OFTEN", "").split())}
WORKERS = int(os.environ.get("WORKERS", max(1, (os.cpu_count() or 2) - 1)))


def log(*words):
    line = " ".join(str(word) for word in (f"{time.time() - began:6.1f}", *words))
    print(line, flush=True)
    with open(f"{out}/log", "a") as file:
        file.write(line + "\n")


def alphabet():
    rows = open(f"{folder}/unicharset", encoding="utf8").read().split("\n")[1:]
    names = [row.split(" ")[0] for row in rows if row]
    return {" ": SPACE, **{name: code for code, name in enumerate(names) if code > BLANK}}


def training_line(codes, picture):
    """A line in memory, with pixels from -127 to 127; None if the picture has too few steps for its codes."""
    repeated = sum(a == b for a, b in zip(codes, codes[1:]))
    if picture.shape[1] // 3 < len(codes) + repeated + 1:
        return None
    return numpy.array(codes, numpy.int16), numpy.rint(normalise_contrast(picture) * 127).astype(numpy.int8)


def produce(number, lines):
    cv2.setNumThreads(1)
    chance, codes = random.Random(number), alphabet()
    texts = gzip.open(f"{folder}/texts.txt.gz", "rt", encoding="utf8").read().split("\n")
    drawer = Drawer(f"{folder}/fonts", json.load(open(f"{folder}/fonts.json")), number, OFTEN)
    real = [(coded, picture) for path in sorted(glob.glob(f"{folder}/real/*.lines"))
            for text, picture in read_lines(path) if (coded := codes_of(text, codes))]
    chunk = []
    while True:
        try:
            if real and chance.random() < REAL:
                coded, picture = chance.choice(real)
                line = training_line(coded, cut_real_line(picture, chance))
            else:
                text = chance.choice(texts)
                coded = codes_of(text, codes)
                picture = drawer.line(text) if coded else None
                line = training_line(coded, picture) if picture is not None else None
        except Exception as error:  # A line that a font cannot draw is left out and must not end the training.
            line = None
            if chance.random() < 0.01:
                print("line failed", repr(error), flush=True)
        if line is None:
            continue
        chunk.append(line)
        if len(chunk) == CHUNK:
            lines.put(chunk)
            chunk = []


class Supply:
    """Training lines in memory: new ones replace the oldest, and each line is used a few times."""

    def __init__(self):
        self.queue, self.kept, self.made = multiprocessing.Queue(400), [], 0
        self.workers = [multiprocessing.Process(target=produce, args=(number, self.queue), daemon=True)
                        for number in range(1, WORKERS + 1)]
        for worker in self.workers:
            worker.start()
        threading.Thread(target=self.fill, daemon=True).start()
        self.ready = queue.Queue(6)
        threading.Thread(target=self.prepare, daemon=True).start()

    def fill(self):
        while True:
            for line in self.queue.get():
                if len(self.kept) < KEPT:
                    self.kept.append(line)
                else:
                    self.kept[self.made % KEPT] = line
                self.made += 1

    def prepare(self):
        chance = random.Random(1)
        while len(self.kept) < min(4 * BATCH, 4000):
            time.sleep(0.1)
        while True:
            pool = sorted((self.kept[chance.randrange(len(self.kept))] for _ in range(POOL * BATCH)),
                          key=lambda line: line[1].shape[1])
            batches = [pool[at:at + BATCH] for at in range(0, len(pool), BATCH)]
            chance.shuffle(batches)
            for batch in batches:
                self.ready.put(collate(batch))


def collate(batch):
    widths = torch.tensor([picture.shape[1] for _, picture in batch])
    pictures = numpy.full((len(batch), 1, HEIGHT, int(widths.max())), 127, numpy.int8)
    for place, (_, picture) in enumerate(batch):
        pictures[place, 0, :, :picture.shape[1]] = picture
    targets = torch.from_numpy(numpy.concatenate([codes for codes, _ in batch]).astype(numpy.int64))
    lengths = torch.tensor([len(codes) for codes, _ in batch])
    return torch.from_numpy(pictures), widths, targets, lengths


def distance(a, b):
    """The edit distance (Levenshtein)."""
    row = list(range(len(b) + 1))
    for at, one in enumerate(a, 1):
        before, row[0] = row[0], at
        for to, other in enumerate(b, 1):
            before, row[to] = row[to], min(row[to] + 1, row[to - 1] + 1, before + (one != other))
    return row[-1]


def read_check_sets():
    codes, sets = alphabet(), {}
    for path in sorted(glob.glob(f"{folder}/check/*.lines")):
        lines = [line for text, picture in read_lines(path) if (coded := codes_of(text, codes))
                 and (line := training_line(coded, cut_real_line(picture)))]
        sets[path.split("/")[-1].split(".")[0]] = sorted(lines, key=lambda line: line[1].shape[1])
    return sets


def measure(network, sets, device):
    network.eval()
    error_rates = []
    for name, lines in sets.items():
        wrong = every = 0
        for at in range(0, len(lines), 256):
            pictures, widths, _, _ = collate(lines[at:at + 256])
            with torch.no_grad():
                scores, steps = network(pictures.to(device).float() / 127, widths.to(device))
            for (codes, _), read in zip(lines[at:at + 256], decode_greedy(scores, steps, BLANK)):
                truth = [code for code in codes.tolist() if code != SPACE]
                wrong += distance(truth, [code for code in read if code != SPACE])
                every += len(truth)
        error_rates.append(f"{name} {wrong / max(1, every):.4f}")
    network.train()
    return "  ".join(error_rates)


def main():
    os.makedirs(out, exist_ok=True)
    supply = Supply()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cudnn.allow_tf32 = True
    torch.backends.cuda.matmul.allow_tf32 = True
    network = Network(CHARACTERS)
    network.load(read_weights(open(f"{folder}/start.lstm", "rb").read(), CHARACTERS))
    network.to(device).train()
    mean = Network(CHARACTERS).to(device)
    mean.load_state_dict(network.state_dict())
    sets = read_check_sets()
    log("device", device, "workers", WORKERS, "checks", {name: len(lines) for name, lines in sets.items()})
    log("before", measure(network, sets, device))
    optimiser = torch.optim.Adam([one for one in network.parameters() if one.requires_grad], lr=PEAK, betas=(0.9, 0.99))
    step, seen, losses, logged, start = 0, 0, [], time.time(), time.time()
    end = began + seconds
    while time.time() < end:
        pictures, widths, targets, lengths = supply.ready.get()
        done = (time.time() - start) / (end - start)
        rate = min(1, (step + 1) / WARM) * (LAST + (PEAK - LAST) * (1 + math.cos(math.pi * min(1, done))) / 2)
        for group in optimiser.param_groups:
            group["lr"] = rate
        scores, steps = network(pictures.to(device, non_blocking=True).float() / 127, widths.to(device))
        loss = functional.ctc_loss(scores.float().log_softmax(2), targets.to(device), steps, lengths.to(device),
                                   blank=BLANK, zero_infinity=True)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        # About one batch in some thousand has an infinite gradient, which would destroy all weights.
        if not torch.isfinite(torch.nn.utils.clip_grad_norm_(network.parameters(), 5.0)):
            log("a batch without a finite gradient", float(loss))
            continue
        optimiser.step()
        step, seen = step + 1, seen + len(widths)
        keep = min(0.998, step / (step + 20))
        with torch.no_grad():
            for ours, theirs in zip(mean.parameters(), network.parameters()):
                ours.lerp_(theirs, 1 - keep)
        losses.append(loss.detach())
        if time.time() - logged > LOOK:
            log("steps", step, "seen", seen, "made", supply.made, "waiting", supply.ready.qsize(),
                "rate", f"{rate:.2e}", "loss", f"{torch.stack(losses).mean():.4f}", "|", measure(mean, sets, device))
            losses, logged = [], time.time()
            save(mean)
    save(mean)
    log("after", step, "steps,", seen, "lines seen,", supply.made, "made |", measure(mean, sets, device))
    for worker in supply.workers:
        worker.kill()
    os._exit(0)


def save(network):
    flat = {f"{name}.{at}": matrix for name, several in network.layers().items() for at, matrix in enumerate(several)}
    numpy.savez(f"{out}/weights.npz", **flat)


main()
