import { boxBetween, type Drawing, perPixel, type Pixel } from '../files/draw-page.js';
import type { Raster } from '../pages/raster.js';
import type { Glyph } from '../text/page-glyphs.js';
import { classify, digitNetwork, glyphClasses } from './classifier.js';
import { sampleOf } from './glyph-sample.js';
import { digitsOfScript, sum } from './signs.js';

/** A digit of a text layer: what the file says that it is, and what its picture looks like (0 to 9). */
export interface DrawnDigit {
  says: number;
  looks: number;
}

const digit = /^[0-9٠-٩۰-۹]$/u;
/** The chance from which on the look of a digit is believed: of 9,483 such digits of open deeds 99.8% looked right. */
const sure = 0.9;
/** The least chance that a piece of ink is a digit of its script at all. */
const digitAtAll = 0.5;
/** How much taller than a digit the tall letters of a line are, which the network takes as the measure. */
const tallLetters = 1.1;
/** From this cosine on a text is upright on the drawing. */
const upright = 0.99;

/**
 * The digits of a page as they look, where that is sure. A text layer may name other digits than it draws, when the
 * table from glyphs to letters of a font is wrong.
 * @param place from the coordinates of the page to the drawing
 */
export function drawnDigits(
  shown: Drawing,
  place: (x: number, y: number) => Pixel,
  glyphs: readonly Glyph[],
): DrawnDigit[] {
  const digits = glyphs.filter((glyph) => digit.test(glyph.text) && isUpright(place, glyph));
  if (digits.length === 0) return [];
  const raster = grayOf(shown);
  const heights = digits.map((glyph) => boxOn(shown, place, glyph)).map(({ top, bottom }) => bottom - top);
  const usual = heights.sort((a, b) => a - b)[Math.floor(heights.length * 0.7)]!;
  return digits.flatMap((glyph) => {
    const box = boxOn(shown, place, glyph);
    if (box.right <= box.left || box.bottom <= box.top) return [];
    const scale = { height: usual * tallLetters, base: place(glyph.x, glyph.y)[1] };
    const looks = lookOf(classify(digitNetwork(), sampleOf(raster, box, scale)), glyph.text);
    return looks === null ? [] : [{ says: valueOf(glyph.text), looks }];
  });
}

/** So many of the ten digits, and each so often, must look like others before a text layer is not believed. */
const fewestDigits = 2;
const fewestTimes = 2;
/** So often one digit alone must look like the same other digit, and never like itself. */
const fewestTimesAlone = 4;

/**
 * Whether a text layer names other digits than it draws: two of the ten look like others most of the time, or one
 * always looks like the same other. Less may be a form that the network does not know.
 */
export function namesOtherDigits(digits: readonly DrawnDigit[]): boolean {
  const looksOf = Array.from({ length: 10 }, (_, value) =>
    digits.filter(({ says }) => says === value).map(({ looks }) => looks),
  );
  const mostlyOthers = looksOf.filter((looks, value) => {
    const others = looks.filter((one) => one !== value).length;
    return others >= fewestTimes && others * 2 > looks.length;
  });
  const alwaysOther = looksOf.some(
    (looks, value) => looks.length >= fewestTimesAlone && looks[0] !== value && looks.every((one) => one === looks[0]),
  );
  return mostlyOthers.length >= fewestDigits || alwaysOther;
}

function lookOf(chances: Float32Array, text: string): number | null {
  const own = digitsOfScript[/[0-9]/.test(text) ? 'western' : 'arabic'];
  const best = own.reduce((likeliest, index) => (chances[index]! > chances[likeliest]! ? index : likeliest));
  const all = sum(chances, own);
  return all > digitAtAll && chances[best]! > sure * all ? valueOf(glyphClasses[best]!) : null;
}

function valueOf(text: string): number {
  const code = text.codePointAt(0)!;
  const zero = code >= 0x6f0 ? 0x6f0 : code >= 0x660 ? 0x660 : 0x30;
  return code - zero;
}

const boxOn = (shown: Drawing, place: (x: number, y: number) => Pixel, glyph: Glyph) =>
  boxBetween(place(glyph.left, glyph.bottom), place(glyph.right, glyph.top), shown);

function isUpright(place: (x: number, y: number) => Pixel, { x, y, angle }: Glyph): boolean {
  const [from, to] = [place(x, y), place(x + Math.cos(angle), y + Math.sin(angle))];
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  return across > upright * Math.hypot(across, down);
}

function grayOf({ width, height, channels }: Drawing): Raster {
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at += 1, from += perPixel)
    pixels[at] = (channels[from]! * 29 + channels[from + 1]! * 150 + channels[from + 2]! * 77) >> 8;
  return { width, height, pixels };
}
