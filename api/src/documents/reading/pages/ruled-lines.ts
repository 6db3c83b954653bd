import type { Rule } from '../text/page-shapes.js';
import type { Raster } from './raster.js';

/** Pixels over which darkness is averaged along a line: noise disappears, a line remains. */
const reach = 15;
/** Distance in pixels from a line at which paper is expected. */
const beside = 6;
/** A line is at least this many grays darker than both of its sides. */
const fall = 14;
const longestGap = 6;
/** Shorter lines (in pixels) are strokes of letters. */
const shortest = { horizontal: 300, vertical: 62 } as const;

/** A vertical line up to this length may be strokes of letters in two lines of text, one under the other. */
const longestStrokes = 120;
/** How far two lines that form a corner may miss each other. */
const corner = 10;

/** Ruled lines of tables and frames, in pixels. @param page an upright, evenly lit page */
export function findRules(page: Raster): Rule[] {
  const across = linesAlong(page, 'horizontal');
  const upright = linesAlong(transposed(page), 'vertical');
  return [...across, ...upright.filter((rule) => !areStrokes(rule, across))];
}

/** Whether a short vertical line meets no horizontal one: erased as a rule, it would take letters with it. */
const areStrokes = ({ at, from, to }: Rule, across: Rule[]): boolean =>
  to - from < longestStrokes &&
  !across.some(
    (other) => other.at > from - corner && other.at < to + corner && other.from < at + corner && other.to > at - corner,
  );

function transposed({ width, height, pixels }: Raster): Raster {
  const result = { width: height, height: width, pixels: new Uint8Array(pixels.length) };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) result.pixels[x * height + y] = pixels[y * width + x]!;
  }
  return result;
}

/** Long dark runs in rows of the picture, with those of neighbouring rows merged. */
function linesAlong(page: Raster, direction: Rule['direction']): Rule[] {
  const { width, height } = page;
  const means = meansAlong(page);
  const rules: (Rule & { last: number })[] = [];
  for (let y = beside; y < height - beside; y += 1) {
    for (const [from, to] of runsOf(means, page, y)) {
      if (to - from < shortest[direction]) continue;
      const known = rules.findLast(
        (rule) =>
          y - rule.last <= 4 &&
          Math.min(rule.to, to) - Math.max(rule.from, from) > 0.3 * Math.min(rule.to - rule.from, to - from),
      );
      if (known) Object.assign(known, { last: y, from: Math.min(known.from, from), to: Math.max(known.to, to) });
      else rules.push({ direction, at: y, from, to, last: y });
    }
  }
  // Anything thicker is a bar or a picture.
  return rules
    .filter((rule) => rule.last - rule.at <= 14 && rule.from < width)
    .map(({ at, last, from, to }) => ({ direction, at: (at + last) / 2, from, to }));
}

/** Mean gray of each pixel with its neighbours along the row. */
function meansAlong({ width, height, pixels }: Raster): Uint8Array {
  const means = new Uint8Array(pixels.length).fill(255);
  if (width < reach) return means;
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let sum = 0;
    for (let at = row; at < row + reach; at += 1) sum += pixels[at]!;
    let middle = row + (reach >> 1);
    means[middle] = sum / reach;
    for (let next = row + reach; next < row + width; next += 1) {
      sum += pixels[next]! - pixels[next - reach]!;
      middle += 1;
      means[middle] = sum / reach;
    }
  }
  return means;
}

function runsOf(means: Uint8Array, { width }: Raster, y: number): [number, number][] {
  const runs: [number, number][] = [];
  const row = y * width;
  const [above, below] = [row - beside * width, row + beside * width];
  let from = -1;
  let last = -1;
  for (let x = 0; x < width; x += 1) {
    const dark = means[row + x]!;
    if (
      means[above + x]! - dark < fall ||
      means[below + x]! - dark < fall ||
      (means[above + x]! < 200 && means[below + x]! < 200)
    )
      continue;
    if (from >= 0 && x - last > longestGap) {
      runs.push([from, last]);
      from = -1;
    }
    if (from < 0) from = x;
    last = x;
  }
  if (from >= 0) runs.push([from, last]);
  return runs;
}
