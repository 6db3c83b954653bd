import { type Component, componentsOf } from '../digits/components.js';
import type { Point } from './homography.js';
import { newRaster, type Raster } from './raster.js';

/** Degrees clockwise by which a picture must be turned to stand upright. */
export type Turn = 0 | 90 | 180 | 270;
const turns: readonly Turn[] = [0, 90, 180, 270];

/** The steepest slope at which lines are searched, and the step between slopes, in degrees. */
const steepest = 16;
const step = 0.5;
/** Bonus for the upright turn: most pages are fed upright, so a doubtful one is taken as upright. */
const usual = 0.4;
/** With fewer pieces of ink the turn cannot be judged. */
const fewestLetters = 40;

/**
 * Turns of a page, the likeliest first; only 0 when there is too little ink to judge. Arabic words are wider than
 * tall and their ink gathers in lines; a line begins gradually with the tips of its letters and ends sharply below
 * the baseline.
 * @param page half the size at which it is read, evenly lit
 * @param inkBelow gray value under which a pixel is ink
 */
export function likelyTurns(page: Raster, inkBelow: number): Turn[] {
  const letters = componentsOf(page, inkBelow).filter((piece) => isLetter(piece, page.width));
  if (letters.length < fewestLetters) return [0];
  const rows = linesOf(
    letters.map((letter) => inkAlong(page, letter, inkBelow, 'rows')),
    page.height,
    page.width,
  );
  const columns = linesOf(
    letters.map((letter) => inkAlong(page, letter, inkBelow, 'columns')),
    page.width,
    page.height,
  );
  const lying = Math.log(rows.strength / columns.strength) + 2 * wideness(letters);
  const likeness: Record<Turn, number> = {
    0: lying + 3 * rows.standing + usual,
    180: lying - 3 * rows.standing,
    90: -lying + 3 * columns.standing,
    270: -lying - 3 * columns.standing,
  };
  return [...turns].sort((a, b) => likeness[b] - likeness[a]);
}

/** Whether a piece has the size of a letter or word, not of a frame, an emblem or the rest of a ruled line. */
function isLetter({ left, right, top, bottom }: Component, pageWidth: number): boolean {
  const [short, long] = [Math.min(right - left, bottom - top), Math.max(right - left, bottom - top)];
  return long >= 3 && long < pageWidth * 0.2 && short < pageWidth * 0.06 && long < short * 5 + 6;
}

/** Above 0 when pieces are wider than tall on average, weighted by their ink. */
function wideness(letters: Component[]): number {
  const ink = letters.reduce((sum, letter) => sum + letter.ink, 0);
  return (
    letters.reduce(
      (sum, { left, right, top, bottom, ink: own }) => sum + Math.log((right - left) / (bottom - top)) * own,
      0,
    ) / ink
  );
}

/** Ink of a piece row by row (or column by column), and its middle in the other direction. */
interface Strip {
  from: number;
  across: number;
  ink: Uint16Array;
}

function inkAlong(
  { width, pixels }: Raster,
  { left, right, top, bottom }: Component,
  inkBelow: number,
  along: 'rows' | 'columns',
): Strip {
  const inRows = along === 'rows';
  const ink = new Uint16Array(inRows ? bottom - top : right - left);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) if (pixels[y * width + x]! < inkBelow) ink[inRows ? y - top : x - left]! += 1;
  }
  return inRows ? { from: top, across: (left + right) / 2, ink } : { from: left, across: (top + bottom) / 2, ink };
}

/**
 * How strongly ink gathers in lines at the best slope, and how likely these lines are upright (1) rather than
 * upside down (-1).
 */
function linesOf(strips: Strip[], length: number, across: number): { strength: number; standing: number } {
  let best = { strength: 0, standing: 0 };
  for (let degrees = -steepest; degrees <= steepest; degrees += step) {
    const found = gathering(strips, length, across, Math.tan((degrees * Math.PI) / 180));
    if (found.strength > best.strength) best = found;
  }
  return best;
}

function gathering(
  strips: Strip[],
  length: number,
  across: number,
  slope: number,
): { strength: number; standing: number } {
  const offset = Math.ceil(Math.abs(slope) * across) + 2;
  const profile = new Float32Array(length + 2 * offset + 4);
  for (const strip of strips) {
    const start = strip.from - strip.across * slope + offset;
    const first = Math.floor(start);
    const part = start - first;
    strip.ink.forEach((count, index) => {
      profile[first + index]! += count * (1 - part);
      profile[first + index + 1]! += count * part;
    });
  }
  let [all, squares, cubes, sizes] = [0, 0, 0, 0];
  for (let index = 1; index < profile.length; index += 1) {
    const change = profile[index]! - profile[index - 1]!;
    all += profile[index]!;
    squares += change ** 2;
    cubes += change ** 3;
    sizes += Math.abs(change) ** 3;
  }
  return { strength: squares / (all * all), standing: sizes > 0 ? -cubes / sizes : 0 };
}

/** The picture turned clockwise. */
export function turned({ width, height, pixels }: Raster, turn: Turn): Raster {
  if (turn === 0) return { width, height, pixels };
  if (turn === 180) return { width, height, pixels: Uint8Array.from(pixels).reverse() };
  const result = newRaster(height, width);
  for (let y = 0; y < height; y += 1) {
    const column = turn === 90 ? height - 1 - y : y;
    for (let x = 0; x < width; x += 1)
      result.pixels[(turn === 90 ? x : width - 1 - x) * height + column] = pixels[y * width + x]!;
  }
  return result;
}

/** The position of a point after its picture is turned; both are fractions of width and height. */
export function turnedPoint({ x, y }: Point, turn: Turn): Point {
  if (turn === 90) return { x: 1 - y, y: x };
  if (turn === 180) return { x: 1 - x, y: 1 - y };
  return turn === 270 ? { x: y, y: 1 - x } : { x, y };
}
