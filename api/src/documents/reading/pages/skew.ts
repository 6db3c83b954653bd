import type { Raster } from './raster.js';

/** No scanner feeds a page with more skew, in degrees; a photo is straightened by its edges. */
const steepest = 16;
/** The most ink points that are used: enough for a twentieth of a degree. */
const maximumPoints = 60_000;

/**
 * Degrees by which the lines of text slope down to the right (clockwise), by projection profile: at the right angle
 * ink gathers in rows.
 * @param page a page with an even background
 */
export function skewOf(page: Raster, darkness: number): number {
  const points = inkPoints(page, darkness);
  if (points.length < 200) return 0;
  let best = 0;
  const some = thinned(points);
  for (const [reach, step] of [
    [steepest, 0.5],
    [0.5, 0.1],
    [0.1, 0.02],
  ] as const) {
    const middle = best;
    const seen = reach === steepest ? some : points;
    let strongest = -1;
    for (let angle = middle - reach; angle <= middle + reach + 1e-9; angle += step) {
      const strength = gathering(seen, page, angle);
      if (strength > strongest) [strongest, best] = [strength, angle];
    }
  }
  return Math.abs(best) > steepest - 0.5 ? 0 : best;
}

function inkPoints({ width, height, pixels }: Raster, darkness: number): Float32Array {
  const found: number[] = [];
  // The outermost pixels are shadows of the scanner.
  const margin = Math.round(width * 0.02);
  for (let y = margin; y < height - margin; y += 1) {
    for (let x = margin; x < width - margin; x += 1) {
      if (pixels[y * width + x]! < darkness) found.push(x, y);
    }
  }
  const every = Math.max(1, Math.ceil(found.length / 2 / maximumPoints));
  return Float32Array.from(found.filter((_, index) => Math.floor(index / 2) % every === 0));
}

/** Every fourth point: enough to find the angle to half a degree, from which the finer steps start. */
function thinned(points: Float32Array): Float32Array {
  return points.length < 8000 ? points : points.filter((_, index) => (index >> 1) % 4 === 0);
}

/** Sum of squared differences between neighbouring rows: high where rows of ink and rows of paper alternate. */
function gathering(points: Float32Array, { width, height }: Raster, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const offset = Math.ceil(Math.abs(slope) * width) + 1;
  const rows = new Float32Array(height + 2 * offset + 2);
  for (let index = 0; index < points.length; index += 2) {
    const at = points[index + 1]! - points[index]! * slope + offset;
    const row = Math.floor(at);
    rows[row]! += 1 - (at - row);
    rows[row + 1]! += at - row;
  }
  let strength = 0;
  for (let row = 1; row < rows.length; row += 1) strength += (rows[row]! - rows[row - 1]!) ** 2;
  return strength;
}
