import type { Raster } from '../pages/raster.js';

export interface GlyphBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The scale of a line of text: the height of its tall letters and the baseline on which they stand. */
export interface LineScale {
  height: number;
  base: number;
}

const columns = 14;
const rows = 18;
const measures = 5;
export const sampleLength = columns * rows + measures;

/**
 * The classifier's input for a piece of ink: its picture in a fixed frame with its proportions kept, and its size and
 * height within the line, because a zero and a full stop look alike.
 */
export function sampleOf({ width, height, pixels }: Raster, box: GlyphBox, line: LineScale): Float32Array {
  const sample = new Float32Array(sampleLength);
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min(columns / w, rows / h);
  const [left, top] = [(columns - w * scale) / 2, (rows - h * scale) / 2];
  let darkest = 60;
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) darkest = Math.max(darkest, 255 - pixels[y * width + x]!);
  }
  let sum = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const value =
        meanInk(
          pixels,
          width,
          height,
          box.left + (column - left) / scale,
          box.top + (row - top) / scale,
          1 / scale,
          box,
        ) / darkest;
      sample[row * columns + column] = value;
      sum += value;
    }
  }
  const at = columns * rows;
  const bounded = (value: number): number => Math.max(-2, Math.min(3, value));
  sample[at] = bounded((h / line.height) * 1.5);
  sample[at + 1] = bounded((w / line.height) * 1.5);
  sample[at + 2] = bounded(((box.bottom - line.base) / line.height) * 3);
  sample[at + 3] = bounded(((box.top - line.base) / line.height + 1) * 3);
  sample[at + 4] = sum / (columns * rows);
  return sample;
}

/** Mean darkness of a square with the given corner; what lies outside the box is not counted. */
function meanInk(
  pixels: Uint8Array,
  width: number,
  height: number,
  left: number,
  top: number,
  side: number,
  box: GlyphBox,
): number {
  const steps = Math.max(1, Math.min(4, Math.round(side)));
  let sum = 0;
  for (let dy = 0; dy < steps; dy += 1) {
    const y = Math.floor(top + ((dy + 0.5) / steps) * side);
    if (y < box.top || y >= box.bottom || y < 0 || y >= height) continue;
    for (let dx = 0; dx < steps; dx += 1) {
      const x = Math.floor(left + ((dx + 0.5) / steps) * side);
      if (x >= box.left && x < box.right) sum += 255 - pixels[y * width + x]!;
    }
  }
  return sum / (steps * steps);
}
