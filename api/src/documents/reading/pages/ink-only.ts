import type { Rule } from '../text/page-shapes.js';
import type { Raster } from './raster.js';

/** Half the width, in pixels, of the strip that is painted white along a ruled line. */
const halfRule = 4;

/**
 * Paints ruled lines white, in place: the recogniser misses cells between them and does not recognise digits that
 * touch one.
 */
export function eraseRules(page: Raster, rules: Rule[]): void {
  const { width, height, pixels } = page;
  for (const { direction, at, from, to } of rules) {
    const middle = Math.round(at);
    const [start, end] = [Math.max(0, from - 3), to + 3];
    for (let across = middle - halfRule; across <= middle + halfRule; across += 1) {
      if (across < 0 || across >= (direction === 'horizontal' ? height : width)) continue;
      if (direction === 'horizontal') pixels.fill(255, across * width + start, across * width + Math.min(width, end));
      else for (let y = start; y < Math.min(height, end); y += 1) pixels[y * width + across] = 255;
    }
  }
}

/**
 * The page with black ink and white paper, without pale watermarks and the noise of a copy.
 * @param ramp number of grays between black ink and `inkBelow`
 */
export function inkOnly({ width, height, pixels }: Raster, inkBelow: number, ramp: number): Raster {
  const white = Math.min(240, inkBelow + 45);
  const black = Math.max(0, inkBelow - ramp);
  const level = Uint8Array.from({ length: 256 }, (_, gray) =>
    Math.max(0, Math.min(255, ((gray - black) * 255) / (white - black))),
  );
  const result = new Uint8Array(pixels.length);
  for (let index = 0; index < pixels.length; index += 1) result[index] = level[pixels[index]!]!;
  return { width, height, pixels: result };
}

/** A part of the page with a white rim of `rim` pixels. */
export function cutOut(
  { width, pixels }: Raster,
  box: { left: number; right: number; top: number; bottom: number },
  rim: number,
): Raster {
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  const part = {
    width: across + 2 * rim,
    height: down + 2 * rim,
    pixels: new Uint8Array((across + 2 * rim) * (down + 2 * rim)).fill(255),
  };
  for (let y = 0; y < down; y += 1) {
    const from = (box.top + y) * width + box.left;
    part.pixels.set(pixels.subarray(from, from + across), (y + rim) * part.width + rim);
  }
  return part;
}
