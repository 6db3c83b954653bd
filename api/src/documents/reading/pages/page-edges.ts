import type { Point } from './homography.js';
import { partingGray, type Raster } from './raster.js';
import { atSides, type Span } from './sheet-sides.js';

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
  const size = sheet.reduce((sum, { left, right }) => sum + right - left + 1, 0);
  if (size < photo.width * photo.height * smallestShare) return null;
  const corner = (score: (point: Point) => number): Point =>
    sheet
      .flatMap(({ y, left, right }) => [left, right].map((x) => ({ x, y })))
      .reduce((best, point) => (score(point) > score(best) ? point : best));
  const outermost: Corners = [
    corner(({ x, y }) => -x - y),
    corner(({ x, y }) => x - y),
    corner(({ x, y }) => x + y),
    corner(({ x, y }) => y - x),
  ];
  const corners = atSides(outermost, sheet, photo);
  const area = areaOf(corners);
  // A sheet fills the area between its four corners; a lit table or a page with a hand over it does not.
  const filled = size / area;
  if (area < photo.width * photo.height * smallestShare || filled < 0.8 || filled > 1.12) return null;
  return touchesFrame(corners, photo) || !darkAround(photo, sheet, threshold) ? null : corners;
}

/** Whether the surroundings are darker than paper: around a frame printed on the sheet there is paper again. */
function darkAround({ width, height, pixels }: Raster, sheet: Span[], threshold: number): boolean {
  const sum = (from: number, to: number): number => {
    let total = 0;
    for (let index = from; index < to; index += 1) total += pixels[index]!;
    return total;
  };
  let inside = 0;
  let size = 0;
  for (const { y, left, right } of sheet) {
    inside += sum(y * width + left, y * width + right + 1);
    size += right - left + 1;
  }
  const outside = (sum(0, width * height) - inside) / Math.max(1, width * height - size);
  return outside < threshold;
}

/**
 * The rows of the largest connected bright region, from its top down; each is filled between its ends, so dark ink
 * inside leaves no hole.
 */
function largestBright({ width, height, pixels }: Raster, threshold: number): Span[] {
  const isNew = new Uint8Array(width * height);
  for (let at = 0; at < isNew.length; at += 1) isNew[at] = pixels[at]! > threshold ? 1 : 0;
  // The pixels of all regions, one region after the other.
  const found = new Int32Array(width * height);
  let end = 0;
  let largest = { from: 0, to: 0 };
  const add = (at: number): void => {
    if (!isNew[at]) return;
    isNew[at] = 0;
    found[end] = at;
    end += 1;
  };
  for (let start = 0; start < isNew.length; start += 1) {
    if (!isNew[start]) continue;
    const from = end;
    add(start);
    for (let index = from; index < end; index += 1) {
      const at = found[index]!;
      const x = at % width;
      if (x > 0) add(at - 1);
      if (x < width - 1) add(at + 1);
      if (at >= width) add(at - width);
      if (at + width < isNew.length) add(at + width);
    }
    if (end - from > largest.to - largest.from) largest = { from, to: end };
  }
  return spansOf(found.subarray(largest.from, largest.to), width);
}

function spansOf(region: Int32Array, width: number): Span[] {
  const spans = new Map<number, Span>();
  for (const at of region) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const span = spans.get(y);
    if (!span) spans.set(y, { y, left: x, right: x });
    else if (x < span.left) span.left = x;
    else if (x > span.right) span.right = x;
  }
  return [...spans.values()].sort((a, b) => a.y - b.y);
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
