"""Draws lines of text, degrades them like scans and cleans them like the reader, for any number of training lines."""

import io
import random
import re
import struct

import cv2
import numpy
from bidi.algorithm import get_display
from PIL import Image, ImageDraw, ImageFont

HEIGHT = 48
WIDEST = 1500
# Brackets are mirrored first, so that `get_display` leaves them as written, as the packaged data was trained.
BRACKETS = str.maketrans("()«»[]<>", ")(»«][><")
EQUIVALENT = str.maketrans({"—": "–", "ـ": None, "\u200f": None, "\u200e": None, "\u00a0": " ", "\u2013": "–",
                            "٭": "*"})
LATIN = re.compile(r"[A-Za-z][A-Za-z.'’&-]*")
FOREIGN = "©"


def codes_of(text, codes):
    """The codes that the network must give for a line, left to right; None if a character has no code."""
    shown = get_display(text.translate(BRACKETS), base_dir="R").translate(EQUIVALENT)
    shown = re.sub(r" +", " ", LATIN.sub(FOREIGN, shown)).strip()
    if not shown or any(one not in codes for one in shown):
        return None
    return [codes[one] for one in shown]


class Drawer:
    """Draws lines in random fonts, some of them more often than others, and degrades them."""

    def __init__(self, folder, fonts, seed, often={}):
        self.random = random.Random(seed)
        self.noise = numpy.random.default_rng(seed)
        self.folder, self.fonts, self.opened = folder, list(fonts.items()), {}
        weights = {"ae_": 0.3, **often}
        self.weights = [next((weight for start, weight in weights.items() if name.startswith(start)), 1)
                        for name, _ in self.fonts]

    def font(self, name, size):
        key = (name, size)
        if key not in self.opened:
            if len(self.opened) > 400:
                self.opened.clear()
            engine = ImageFont.Layout.RAQM
            self.opened[key] = ImageFont.truetype(f"{self.folder}/{name}.ttf", size, layout_engine=engine)
        return self.opened[key]

    def draw(self, text):
        """The picture of the text, black on white, and its font size; None if no tried font has all characters."""
        for _ in range(6):
            name, cover = self.random.choices(self.fonts, self.weights)[0]
            if all(one in cover or one == " " for one in text):
                break
        else:
            return None
        size = self.random.choice([44, 48, 52, 56, 60])
        font = self.font(name, size)
        left, top, right, bottom = font.getbbox(text, direction="rtl", language="ar")
        width = right - left + 120
        if width > 60 * HEIGHT or width < 130 or bottom - top < 6:
            return None
        picture = Image.new("L", (width, bottom - top + 80), 255)
        ImageDraw.Draw(picture).text((60 - left, 40 - top), text, 0, font=font, direction="rtl", language="ar")
        return numpy.asarray(picture), size

    def line(self, text):
        drawn = self.draw(text)
        if drawn is None:
            return None
        return self.degrade(*drawn)

    def degrade(self, picture, size):
        """The picture as a scanner sees it and the reader cleans it."""
        one, noise = self.random, self.noise
        bad = one.random() < 0.55
        if one.random() < 0.3:
            kernel = numpy.ones(one.choice([(2, 2), (2, 1), (1, 2), (3, 2), (3, 3)]), numpy.uint8)
            picture = (cv2.erode if one.random() < 0.6 else cv2.dilate)(picture, kernel)
        # The font size in the scan, and on the page that the reader enlarges from it.
        seen = one.uniform(13, 25) if bad else one.uniform(20, 40)
        page = max(seen * one.uniform(0.95, 1.2), one.uniform(22, 40))
        across = one.uniform(0.85, 1.15) if one.random() < 0.5 else 1
        lean = numpy.tan(numpy.radians(one.uniform(-7, 6))) if one.random() < 0.35 else 0
        askew = numpy.radians(one.uniform(-0.5, 0.5))
        height, width = picture.shape
        zoom = seen / size
        out = (max(40, int(width * zoom * across) + 12), int(height * zoom) + 10)
        turn = numpy.array([[zoom * across * numpy.cos(askew), zoom * (lean - numpy.sin(askew))],
                            [zoom * across * numpy.sin(askew), zoom * numpy.cos(askew)]])
        move = numpy.array(out) / 2 - turn @ (numpy.array([width, height]) / 2)
        # The picture is blurred before it is reduced, because each dot of a scanner covers an area.
        soft = cv2.GaussianBlur(picture, (0, 0), max(0.3, 0.42 / zoom))
        small = cv2.warpAffine(soft, numpy.hstack([turn, move[:, None]]), out, flags=cv2.INTER_LINEAR, borderValue=255)
        small = cv2.GaussianBlur(small, (0, 0), one.uniform(0.25, 1.0 if bad else 0.7)).astype(numpy.float32)
        small = 255 * (small / 255) ** (1 + one.random() * (1.2 if bad else 0.6) * one.choice([1, 1, -0.3]))
        paper, ink = one.uniform(190, 252), one.uniform(0, 110 if bad else 60)
        if one.random() < 0.08:
            ink, paper = one.uniform(130, 168), one.uniform(220, 245)
        small = ink + small * (paper - ink) / 255
        if one.random() < 0.3:
            small *= numpy.linspace(1, one.uniform(0.75, 1.25), small.shape[1], dtype=numpy.float32)[None, :]
        small += noise.normal(0, one.uniform(4, 14) if bad else one.uniform(0, 8), small.shape)
        small = numpy.clip(small, 0, 255).astype(numpy.uint8)
        quality = one.randint(32, 90) if bad else one.randint(65, 95)
        sent = cv2.imencode(".jpg", small, [cv2.IMWRITE_JPEG_QUALITY, quality])[1]
        small = cv2.imdecode(sent, cv2.IMREAD_GRAYSCALE)
        if bad and one.random() < 0.4:
            small = cv2.GaussianBlur(small, (0, 0), one.uniform(0.4, 0.8))
        factor = page / seen
        large = cv2.resize(small, None, fx=factor, fy=factor, interpolation=cv2.INTER_CUBIC)
        return self.cut(self.clean(large), page)

    def clean(self, large):
        """Evens out the paper and raises the contrast, as the reader does with a page."""
        one = self.random
        tiles = cv2.resize(large, (max(2, large.shape[1] // 16), 2), interpolation=cv2.INTER_AREA)
        light = numpy.quantile(large, 0.8, axis=0) if large.shape[0] > 24 else tiles.max(0)
        light = cv2.GaussianBlur(light.astype(numpy.float32)[None, :], (0, 0), 24)
        even = numpy.clip(large.astype(numpy.float32) * 250 / numpy.maximum(light, 24), 0, 255).astype(numpy.uint8)
        threshold = cv2.threshold(even, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)[0] + one.uniform(-12, 12)
        below = min(185, max(110, threshold))
        white, black = min(240, below + 45), max(0, below - one.choice([80, 80, 110]))
        return numpy.clip((even.astype(numpy.float32) - black) * 255 / (white - black), 0, 255).astype(numpy.uint8)

    def cut(self, clean, page):
        """The line as the layout analysis cuts it, scaled to 48 pixels; None if it is empty or too wide."""
        one = self.random
        dark = clean < 140
        rows = numpy.flatnonzero(dark.sum(1) > 0)
        columns = numpy.flatnonzero(dark.sum(0) > 0)
        if rows.size == 0 or columns.size == 0:
            return None
        top, bottom, left, right = rows[0], rows[-1] + 1, columns[0], columns[-1] + 1
        tall = bottom - top
        # A line without tall letters or descenders is cut at the full height of its row too.
        least = page * one.uniform(0.75, 1.15)
        more = max(0, least - tall)
        share = one.uniform(0.25, 0.75)
        above = int(more * share + tall * one.uniform(0, 0.2) + 4)
        under = int(more * (1 - share) + tall * one.uniform(0, 0.2) + 4)
        sides = (one.randint(3, 14), one.randint(3, 14))
        line = numpy.full((tall + above + under, right - left + sum(sides)), 255, numpy.uint8)
        line[above:above + tall, sides[0]:sides[0] + right - left] = clean[top:bottom, left:right]
        self.disturb(line, page)
        factor = HEIGHT / line.shape[0]
        width = int(round(line.shape[1] * factor))
        if not 24 <= width <= WIDEST:
            return None
        return cv2.resize(line, (width, HEIGHT), interpolation=cv2.INTER_AREA if factor < 1 else cv2.INTER_LINEAR)

    def disturb(self, line, page):
        """Adds specks, remains of ruled lines, and parts of the lines above and below."""
        one = self.random
        height, width = line.shape
        if one.random() < 0.12:
            for _ in range(one.randint(1, 6)):
                place = (one.randrange(width), one.randrange(height))
                cv2.circle(line, place, one.randint(0, 1), one.randint(0, 120), -1)
        if one.random() < 0.05:
            y = one.choice([0, 1, height - 1, height - 2])
            line[y:y + one.randint(1, 2), one.randrange(width) * one.randint(0, 1):] = one.randint(0, 110)
        if one.random() < 0.05:
            x = one.choice([0, 1, width - 3, width - 2])
            line[:, x:x + one.randint(1, 2)] = one.randint(0, 120)
        if one.random() < 0.12:
            for _ in range(one.randint(1, 4)):
                x, deep = one.randrange(width), one.randint(1, 4)
                long = int(page * one.uniform(0.1, 0.5))
                edge = slice(0, deep) if one.random() < 0.5 else slice(height - deep, height)
                line[edge, x:x + long] = one.randint(0, 90)


def read_lines(path):
    """Yields the lines of real pages: the text, and a picture 56 pixels high with a margin."""
    data, at = open(path, "rb").read(), 0
    while at < len(data):
        size = struct.unpack("<I", data[at:at + 4])[0]
        text = data[at + 4:at + 4 + size].decode()
        at += 4 + size
        size = struct.unpack("<I", data[at:at + 4])[0]
        yield text, data[at + 4:at + 4 + size]
        at += 4 + size


def cut_real_line(picture, chance=None):
    """A real line scaled to 48 pixels; the margin is cut at random with `chance`, and evenly without."""
    gray = numpy.asarray(Image.open(io.BytesIO(picture)).convert("L"))
    top, bottom, left, right = 4, 52, 0, gray.shape[1]
    if chance:
        top, bottom = chance.randint(0, 7), 56 - chance.randint(0, 7)
        left, right = chance.randint(0, 5), right - chance.randint(0, 5)
        stretch = chance.uniform(0.9, 1.1)
    else:
        stretch = 1
    cut = gray[top:bottom, left:right]
    factor = HEIGHT / cut.shape[0]
    width = max(24, int(round(cut.shape[1] * factor * stretch)))
    if chance and chance.random() < 0.3:
        cut = cv2.GaussianBlur(cut, (0, 0), chance.uniform(0.3, 0.8))
    return cv2.resize(cut, (width, HEIGHT), interpolation=cv2.INTER_AREA if factor < 1 else cv2.INTER_LINEAR)
