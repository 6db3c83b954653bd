"""Collects the fonts in which training lines are drawn: fonts.py FOLDER [NODE_MODULES] writes FOLDER/fonts/*.ttf and
FOLDER/fonts.json (name of a font -> the characters that it has).

Needs fonttools, `woff2` and the font packages that the README lists. The fonts of `test`, `calibration` and the unseen
sets are left out, because these sets measure how well unknown fonts are read; but Aref Ruqaa is the only free font of
its hand (ADR 162).
"""

import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

SHARE = "/usr/share/fonts/"
FILES = """truetype/kacst/*.ttf truetype/kacst-one/*.ttf truetype/fonts-arabeyes/*.ttf
opentype/fonts-hosny-amiri/Amiri-*.ttf
opentype/fonts-hosny-thabit/*.ttf opentype/lemonada/*.otf truetype/alkalami/*.ttf truetype/dejavu/DejaVuSans*.ttf
truetype/farsiweb/*.ttf truetype/freefarsi/*.ttf truetype/freefont/*.ttf truetype/noto/NotoNaskhArabic*-Regular.ttf
truetype/noto/NotoNaskhArabic*-Bold.ttf truetype/noto/NotoNaskhArabic-Medium.ttf truetype/paktype/*.ttf""".split()
FAMILIES = """cairo tajawal ibm-plex-sans-arabic vazirmatn reem-kufi baloo-bhaijaan-2 estedad playpen-sans-arabic marhey
cairo-play ruwudu lalezar katibeh aref-ruqaa aref-ruqaa-ink rakkas gulzar""".split()
PACKAGES = ["vazir-font", "sahel-font", "samim-font", "shabnam-font", "parastoo-font"]
ORNAMENTAL = {"KacstDecorative", "KacstArt", "AmiriQuran", "AmiriQuranColored", "ae_Japan", "ae_Shado", "ae_Metal",
              "ae_Ostorah", "ae_Electron", "ae_Jet", "ae_Rehan", "ae_Tarablus"}
LETTERS = set(map(ord, "ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءأإآؤئ "))
SIGNS = "()[]«»<>\"'“”.,:؛،؟!/-–•*#%٪٫٬_|+0123456789٠١٢٣٤٥٦٧٨٩"
MARKS = [*range(0x64B, 0x653), 0x640, 0x2014, 0x200C, 0x200D]

folder = sys.argv[1]
modules = sys.argv[2] if len(sys.argv) > 2 else "node_modules"


def list_fonts(work):
    """Yields name and path of every font."""
    for pattern in FILES:
        for path in sorted(glob.glob(SHARE + pattern)):
            yield os.path.basename(path)[:-4], path
    for package in PACKAGES:
        for path in sorted(glob.glob(f"{modules}/{package}/dist/*.ttf")):
            yield os.path.basename(path)[:-4], path
    for family in FAMILIES:
        for weight in (400, 700):
            yield f"{family}-{weight}", merge_scripts(family, weight, work)


def merge_scripts(family, weight, work):
    """Merges the Arabic and Latin files of a family into one, or returns the Arabic file if they can't be merged."""
    parts = []
    for script in ("arabic", "latin"):
        source = f"{modules}/@fontsource/{family}/files/{family}-{script}-{weight}-normal.woff2"
        if os.path.exists(source):
            copy = shutil.copy(source, f"{work}/{family}-{script}-{weight}.woff2")
            subprocess.run(["woff2_decompress", copy], check=True, capture_output=True)
            parts.append(copy[:-6] + ".ttf")
    if not parts:
        return None
    target = f"{work}/{family}-{weight}.ttf"
    try:
        Merger().merge(parts).save(target)
    except Exception as error:
        print("not merged", family, weight, error)
        return parts[0]
    return target


def write_subset(name, path):
    """Writes the font with only the characters of the lines and returns them; None if letters are missing."""
    cover = set(TTFont(path, fontNumber=0, lazy=True).getBestCmap())
    if not LETTERS <= cover:
        return None
    options = subset.Options(layout_features=["*"], name_IDs=[], glyph_names=False, hinting=False)
    options.drop_tables += ["DSIG", "FFTM", "SVG ", "COLR", "CPAL"]
    font = subset.load_font(path, options)
    characters = [*LETTERS, *map(ord, SIGNS), *range(0x20, 0x7F), *MARKS]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    subset.save_font(font, f"{folder}/fonts/{name}.ttf", options)
    return "".join(chr(one) for one in sorted(cover & set(characters)))


os.makedirs(f"{folder}/fonts", exist_ok=True)
fonts = {}
with tempfile.TemporaryDirectory() as work:
    for name, path in list_fonts(work):
        if path and name not in ORNAMENTAL and "Thin" not in name and "Variable" not in name:
            cover = write_subset(name, path)
            if cover:
                fonts[name] = cover
with open(f"{folder}/fonts.json", "w", encoding="utf8") as file:
    json.dump(fonts, file, ensure_ascii=False)
print(len(fonts), "fonts")
