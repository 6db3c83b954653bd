import { type Raster, shrink } from './raster.js';

/** Bars are searched in a picture that is smaller by this factor. */
const coarse = 4;
/** In pixels of the small picture: shorter runs are bold letters, lower bars are thick rules, higher ones pictures. */
const shortestRun = 25;
const [lowest, highest] = [5, 28];
/** The least dark share of a row of a bar, despite the light letters in it. */
const darkShare = 0.45;
/** Grays by which letters at least differ from the bar (the grain of a bad copy: 30), and their largest share of it. */
const leastContrast = 45;
const mostLetters = 0.4;
/** Grays of ink and paper in an inverted bar. */
const [ink, paper] = [30, 250];

interface Bar {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Inverts dark bars with light letters (headings of form sections) into dark letters on paper, in place. The
 * recogniser reads nothing in a dark bar, and the heading says whose names are listed under it.
 * @param page upright, evenly lit
 * @param inkBelow gray under which a pixel is ink
 */
export function lightenBars(page: Raster, inkBelow: number): void {
  for (const bar of barsOf(page, inkBelow)) lighten(page, bar);
}

function barsOf(page: Raster, inkBelow: number): Bar[] {
  const small = shrink(page, coarse);
  const dark = new Uint8Array(small.pixels.length);
  for (let at = 0; at < dark.length; at += 1) dark[at] = small.pixels[at]! < inkBelow ? 1 : 0;
  const bars: Bar[] = [];
  for (let y = 0; y < small.height; y += 1)
    for (const [left, right] of longRuns(dark.subarray(y * small.width, (y + 1) * small.width))) {
      const beside = bars.find((bar) => y < bar.bottom && continuesBar(dark, small.width, bar, { left, right }));
      if (beside) {
        beside.left = Math.min(beside.left, left);
        beside.right = Math.max(beside.right, right);
        continue;
      }
      let bottom = y + 1;
      while (bottom < small.height && shareOf(dark, small.width, bottom, left, right) >= darkShare) bottom += 1;
      bars.push({ left, right, top: y, bottom });
    }
  return bars
    .filter(({ top, bottom }) => bottom - top >= lowest && bottom - top <= highest)
    .map(({ left, right, top, bottom }) => ({
      left: Math.max(0, (left - 1) * coarse),
      right: Math.min(page.width, (right + 1) * coarse),
      top: Math.max(0, (top - 1) * coarse),
      bottom: Math.min(page.height, (bottom + 1) * coarse),
    }));
}

/** Whether the run belongs to this bar: they overlap, or the gap between them is mostly dark (letters, a gleam). */
function continuesBar(dark: Uint8Array, width: number, bar: Bar, run: { left: number; right: number }): boolean {
  const [from, to] = [Math.min(bar.right, run.right), Math.max(bar.left, run.left)];
  if (from >= to) return true;
  return shareOf(dark, width, (bar.top + bar.bottom) >> 1, from, to) >= darkShare;
}

/** The long dark runs of a row, as [from, to). */
function longRuns(row: Uint8Array): [number, number][] {
  const runs: [number, number][] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    // A single light pixel in a bar is the grain of a copy.
    while (x < row.length && (row[x] || row[x + 1])) x += 1;
    if (x - from >= shortestRun) runs.push([from, x]);
  }
  return runs;
}

function shareOf(dark: Uint8Array, width: number, y: number, left: number, right: number): number {
  let sum = 0;
  for (let x = left; x < right; x += 1) sum += dark[y * width + x]!;
  return sum / (right - left);
}

function lighten({ width, pixels }: Raster, { left, right, top, bottom }: Bar): void {
  const inside: number[] = [];
  // The edges of the bar, where it meets the paper, are skipped: they say nothing about its letters.
  for (let y = top + 2 * coarse; y < bottom - 2 * coarse; y += 1)
    for (let x = left + 2 * coarse; x < right - 2 * coarse; x += 1) inside.push(pixels[y * width + x]!);
  inside.sort((a, b) => a - b);
  const [ground, letters] = [inside[Math.floor(inside.length * 0.4)]!, inside[Math.floor(inside.length * 0.993)]!];
  const middle = (ground + letters) / 2;
  const share = inside.filter((value) => value > middle).length / inside.length;
  if (!(letters - ground >= leastContrast) || share > mostLetters) return;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = y * width + x;
      const edge = Math.min(y - top, bottom - 1 - y, x - left, right - 1 - x) < coarse * 2;
      const value = paper - ((pixels[at]! - ground) * (paper - ink)) / (letters - ground);
      pixels[at] = edge ? 255 : Math.max(0, Math.min(255, value));
    }
}
