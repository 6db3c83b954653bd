import type { Point } from './homography.js';
import { partingGray, type Raster } from './raster.js';
import { atSides } from './sheet-sides.js';

/** Four corners of a sheet, clockwise from its top left. */
export type Corners = [Point, Point, Point, Point];

/** A bright region with a smaller share of the picture is not the sheet. */
const smallestShare = 0.25;

/**
 * Corners of a bright sheet on a darker ground (a phone photo), or null when there are no four clear edges; then the
 * whole picture is the page.
 * @param photo a small picture, a few hundred pixels wide, before its background is evened
 */
export function sheetCorners(photo: Raster): Corners | null {
  const { threshold, contrast } = partingGray(photo);
  if (contrast < 40) return null;
  const sheet = largestBright(photo, threshold);
  if (sheet.length < photo.width * photo.height * smallestShare) return null;
  const corner = (score: (point: Point) => number): Point =>
    sheet.reduce((best, point) => (score(point) > score(best) ? point : best));
  const outermost: Corners = [
    corner(({ x, y }) => -x - y),
    corner(({ x, y }) => x - y),
    corner(({ x, y }) => x + y),
    corner(({ x, y }) => y - x),
  ];
  const corners = atSides(outermost, sheet, photo);
  const area = areaOf(corners);
  // A sheet fills the area between its four corners; a lit table or a page with a hand over it does not.
  const filled = sheet.length / area;
  if (area < photo.width * photo.height * smallestShare || filled < 0.8 || filled > 1.12) return null;
  return touchesFrame(corners, photo) || !darkAround(photo, sheet, threshold) ? null : corners;
}

/** Whether the surroundings are darker than paper: around a frame printed on the sheet there is paper again. */
function darkAround(photo: Raster, sheet: Point[], threshold: number): boolean {
  let inside = 0;
  for (const { x, y } of sheet) inside += photo.pixels[y * photo.width + x]!;
  let all = 0;
  for (const value of photo.pixels) all += value;
  const outside = (all - inside) / Math.max(1, photo.pixels.length - sheet.length);
  return outside < threshold;
}

/**
 * Points of the largest connected bright region; each row is filled between its ends, so dark ink inside leaves no
 * hole.
 */
function largestBright({ width, height, pixels }: Raster, threshold: number): Point[] {
  const seen = new Uint8Array(width * height);
  let largest: number[] = [];
  for (let start = 0; start < pixels.length; start += 1) {
    if (seen[start] || pixels[start]! <= threshold) continue;
    const region = [start];
    seen[start] = 1;
    for (let index = 0; index < region.length; index += 1) {
      const at = region[index]!;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= pixels.length || seen[next] || pixels[next]! <= threshold) continue;
        seen[next] = 1;
        region.push(next);
      }
    }
    if (region.length > largest.length) largest = region;
  }
  const ends = new Map<number, [number, number]>();
  for (const at of largest) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const row = ends.get(y);
    if (row) ends.set(y, [Math.min(row[0], x), Math.max(row[1], x)]);
    else ends.set(y, [x, x]);
  }
  return [...ends].flatMap(([y, [left, right]]) =>
    Array.from({ length: right - left + 1 }, (_, index) => ({ x: left + index, y })),
  );
}

function areaOf(corners: Corners): number {
  const doubled = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % 4]!;
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Whether most edges lie on the picture's frame: this is a scan with a dark rim, to be straightened by its lines. */
function touchesFrame(corners: Corners, { width, height }: Raster): boolean {
  const near = 0.012 * Math.max(width, height);
  const edges = corners.flatMap(({ x, y }) => [x < near, y < near, x > width - 1 - near, y > height - 1 - near]);
  return edges.filter(Boolean).length >= 5;
}

/** Width and height of the sheet seen straight on, each from the longer of two opposite edges. */
export function sheetSize([a, b, c, d]: Corners): { width: number; height: number } {
  const length = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);
  return { width: Math.max(length(a, b), length(d, c)), height: Math.max(length(a, d), length(b, c)) };
}
