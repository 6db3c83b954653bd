import { evenBackground } from './background.js';
import { between, chain, type Homography, type Point, project, scaling, turning } from './homography.js';
import { photoPixels, resized, smoothed, workingPixels } from './page-raster.js';
import { sheetCorners, sheetSize } from './page-edges.js';
import { likelyTurns, type Turn, turned, turnedPoint } from './page-turn.js';
import { countsOf, halved, newRaster, partingGray, type Raster, shrink } from './raster.js';
import { skewOf } from './skew.js';

/** A page prepared for recognition, with the mapping back to its source picture. */
export interface CleanPage {
  /** The picture, upright and evenly lit. */
  raster: Raster;
  /** A pixel darker than this gray is ink. */
  inkBelow: number;
  /** Ink this many grays below `inkBelow` is black; larger for photos, whose strokes fade out over more grays. */
  ramp: number;
  /** Degrees by which the lines sloped down to the right after the page was turned upright. */
  skew: number;
  /** How the source was turned so that the page stands upright. */
  turn: Turn;
  /** The possible turns, the likeliest first. */
  likely: Turn[];
  /** Converts a box of the clean page into fractions of the source turned by `turn`. */
  onSource(box: { left: number; right: number; top: number; bottom: number }): {
    left: number;
    right: number;
    top: number;
    bottom: number;
  };
}

export type PageFault = 'too_small' | 'too_dark' | 'no_text';

/** Approximate width in pixels of the small picture in which the edges of the sheet are searched. */
const glanceWidth = 320;
/** On a page with fewer pixels (A4 under 70 dpi) letters cannot be told apart. */
const fewestPixels = 480_000;
/** A page that must be enlarged by more than this (under 148 dpi) is smoothed first, or its grain would grow too. */
const coarsest = 1.25;
/** Paper darker than this gray is too dark; ink and paper that differ by less than `faintest` show no text. */
const darkestPaper = 40;
const faintest = 22;

/**
 * Turns a page upright and lights it evenly: phone photos by the edges of the sheet, scans by their lines of text.
 * @param turn used instead of the likeliest turn, when reading with that one has failed
 * @returns the page, or why it can't be recognised
 */
export async function cleanPage(source: Raster, turn?: Turn): Promise<CleanPage | { fault: PageFault }> {
  if (source.width * source.height < fewestPixels) return { fault: 'too_small' };
  const glanceFactor = Math.max(1, Math.floor(source.width / glanceWidth));
  const glance = shrink(source, glanceFactor);
  if (paperLevel(glance) < darkestPaper) return { fault: 'too_dark' };
  const corners = sheetCorners(glance)?.map(({ x, y }) => ({
    x: (x + 0.5) * glanceFactor,
    y: (y + 0.5) * glanceFactor,
  })) as Parameters<typeof sheetSize>[0] | undefined;
  const sheet = corners ? sheetSize(corners) : source;
  const zoom = Math.min(2.6, Math.sqrt((corners ? photoPixels : workingPixels) / (sheet.width * sheet.height)));
  const working =
    Math.abs(zoom - 1) < 0.1
      ? source
      : await resized(!corners && zoom > coarsest ? await smoothed(source) : source, zoom);
  const factor = working.width / source.width;
  const size = { width: Math.round(sheet.width * factor), height: Math.round(sheet.height * factor) };
  const even = evenBackground(working);
  // Maps the sheet, seen straight on, to the working picture.
  const flat = corners
    ? between(
        cornersOf(size),
        corners.map(({ x, y }) => ({ x: x * factor, y: y * factor })),
      )
    : scaling(1);
  if (!flat) return { fault: 'no_text' };
  // Lines are searched at half the size, in a quarter of the pixels.
  const half = halved(even);
  const glanced = corners
    ? warped(half, chain(chain(scaling(2), flat), scaling(0.5)), size.width >> 1, size.height >> 1)
    : half;
  const { threshold, contrast } = partingGray(glanced);
  if (contrast < faintest) return { fault: 'no_text' };
  const inkBelow = Math.min(200, threshold + 10);
  const likely = likelyTurns(glanced, inkBelow);
  const way = turn ?? likely[0]!;
  const skew = skewOf(turned(glanced, way), inkBelow);
  const { toSheet, width, height } = uprightOn(size, way, Math.abs(skew) < 0.04 ? 0 : skew);
  const whole = chain(toSheet, flat);
  const untouched = !corners && way === 0 && Math.abs(skew) < 0.04;
  const raster = untouched ? even : warped(even, whole, width, height);
  return {
    raster,
    inkBelow: inkLevel(raster),
    ramp: corners ? 110 : 80,
    skew,
    turn: way,
    likely,
    onSource: mappingToSource(whole, factor, source, way),
  };
}

const cornersOf = ({ width, height }: { width: number; height: number }): Point[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

const inkLevel = (raster: Raster): number => Math.min(185, Math.max(110, partingGray(raster).threshold));

/** Size of the page after it is turned and straightened, and the mapping from it to the sheet. */
function uprightOn(
  sheet: { width: number; height: number },
  turn: Turn,
  skew: number,
): { toSheet: Homography; width: number; height: number } {
  const across = turn === 90 || turn === 270;
  const [width, height] = across ? [sheet.height, sheet.width] : [sheet.width, sheet.height];
  const page = turnedSize(width, height, skew);
  const toSheet = turning(
    ((skew - turn) * Math.PI) / 180,
    { x: page.width / 2, y: page.height / 2 },
    { x: sheet.width / 2, y: sheet.height / 2 },
  );
  return { toSheet, ...page };
}

/** The function that converts boxes of the clean page into fractions of the source turned upright. */
function mappingToSource(
  toWorking: Homography,
  factor: number,
  // Only the size: what the returned function keeps stays in memory until the last page is read.
  { width, height }: Raster,
  turn: Turn,
): CleanPage['onSource'] {
  return ({ left, right, top, bottom }) => {
    const corners = [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ]
      .map((point) => project(toWorking, point))
      .map(({ x, y }) => turnedPoint({ x: x / factor / width, y: y / factor / height }, turn));
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  };
}

/** The size that contains the whole page after it is turned. */
function turnedSize(width: number, height: number, degrees: number): { width: number; height: number } {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.abs(Math.sin((degrees * Math.PI) / 180))];
  return { width: Math.round(width * cos + height * sin), height: Math.round(width * sin + height * cos) };
}

/** The gray below which nine tenths of the pixels are: the brightness of the paper. */
function paperLevel({ pixels }: Raster): number {
  const counts = countsOf(pixels);
  let level = 0;
  for (let below = counts[0]!; below <= Math.floor(pixels.length * 0.9); below += counts[level]!) level += 1;
  return level;
}

/** The picture transformed by `toPicture`; what lies outside the picture is white. */
function warped(
  { width: fullWidth, height: fullHeight, pixels }: Raster,
  toPicture: Homography,
  width: number,
  height: number,
): Raster {
  const result = newRaster(width, height);
  const target = result.pixels;
  const [a, b, c, d, e, f, g, h] = toPicture;
  const [lastX, lastY] = [fullWidth - 1, fullHeight - 1];
  for (let y = 0; y < height; y += 1) {
    // These three sums grow by a constant step along a row.
    let [across, down, depth] = [b * y + c, e * y + f, h * y + 1];
    for (let x = 0, index = y * width; x < width; x += 1, index += 1, across += a, down += d, depth += g) {
      const px = across / depth;
      const py = down / depth;
      if (px < 0 || py < 0 || px >= lastX || py >= lastY) continue;
      const left = px | 0;
      const top = py | 0;
      const at = top * fullWidth + left;
      const sx = px - left;
      const upper = pixels[at]! + (pixels[at + 1]! - pixels[at]!) * sx;
      const lower = pixels[at + fullWidth]! + (pixels[at + fullWidth + 1]! - pixels[at + fullWidth]!) * sx;
      target[index] = upper + (lower - upper) * (py - top);
    }
  }
  return result;
}
