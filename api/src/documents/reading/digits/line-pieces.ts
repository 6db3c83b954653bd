import type { Raster } from '../pages/raster.js';
import type { Component } from './components.js';
import type { GlyphBox, LineScale } from './glyph-sample.js';

/** Ink of one line of text from left to right; parts above each other are one piece. */
export interface LinePieces {
  pieces: Component[];
  scale: LineScale;
}

export interface Band {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Orders the components of a line; specks too small for any sign are left out. Null without tall enough ink. */
export function piecesOf(components: Component[]): LinePieces | null {
  const height = tallHeight(components);
  if (height < 6) return null;
  const inked = components.filter((one) => Math.max(one.right - one.left, one.bottom - one.top) >= height * 0.1);
  const pieces: Component[] = [];
  for (const one of [...inked].sort((a, b) => a.left - b.left)) {
    const last = pieces.at(-1);
    const overlap = last ? Math.min(last.right, one.right) - one.left : 0;
    if (last && overlap > Math.min(last.right - last.left, one.right - one.left) * 0.55)
      pieces[pieces.length - 1] = united(last, one);
    else pieces.push({ ...one });
  }
  const tall = pieces
    .filter((one) => one.bottom - one.top > height * 0.6)
    .map(({ bottom }) => bottom)
    .sort((a, b) => a - b);
  return { pieces, scale: { height, base: tall[tall.length >> 1] ?? pieces[0]!.bottom } };
}

export function united(a: Component, b: Component): Component {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
    ink: a.ink + b.ink,
  };
}

/** Height of letters with ascenders, and of digits. */
function tallHeight(components: Component[]): number {
  const heights = components.map((one) => one.bottom - one.top).sort((a, b) => a - b);
  const tall = heights.filter((height) => height > (heights.at(-1) ?? 0) * 0.3);
  return tall[Math.floor(tall.length * 0.7)] ?? 0;
}

/** The scale of the line around a piece, from the tall ink near it: a line may still slope a little. */
export function scaleAround(pieces: Component[], at: number, scale: LineScale): LineScale {
  const here = pieces[at]!;
  const reach = scale.height * 4;
  const near = pieces.filter(
    (one) =>
      one.bottom - one.top > scale.height * 0.6 && one.left < here.right + reach && one.right > here.left - reach,
  );
  if (near.length < 3) return scale;
  const bottoms = near.map(({ bottom }) => bottom).sort((a, b) => a - b);
  return { height: scale.height, base: bottoms[bottoms.length >> 1]! };
}

/**
 * Groups components by the band (line of text) that contains their middle; the nearest band when bands overlap.
 * Components in no band are returned separately.
 */
export function componentsByBand(
  components: Component[],
  bands: Band[],
): { inBand: Component[][]; others: Component[] } {
  const inBand: Component[][] = bands.map(() => []);
  const others: Component[] = [];
  for (const one of components) {
    const middle = (one.top + one.bottom) / 2;
    let nearest = -1;
    let distance = Infinity;
    bands.forEach((band, index) => {
      const height = band.bottom - band.top;
      // Frames, emblems and ruled lines are not letters.
      if (one.bottom - one.top > height * 1.5 || one.right - one.left > height * 12) return;
      if (
        middle < band.top - height * 0.1 ||
        middle > band.bottom + height * 0.1 ||
        one.right < band.left - height * 3 ||
        one.left > band.right + height * 3
      )
        return;
      const away =
        Math.abs(middle - (band.top + band.bottom) / 2) / height +
        Math.max(0, band.left - one.right, one.left - band.right) / height;
      if (away < distance) [nearest, distance] = [index, away];
    });
    if (nearest >= 0) inBand[nearest]!.push(one);
    else others.push(one);
  }
  return { inBand, others };
}

/** The box without the empty rows at its top and bottom. */
export function shrunk({ width, pixels }: Raster, box: GlyphBox): GlyphBox {
  const inked = (y: number): boolean => {
    for (let x = box.left; x < box.right; x += 1) if (pixels[y * width + x]! < 150) return true;
    return false;
  };
  let [top, bottom] = [box.top, box.bottom];
  while (top < bottom - 1 && !inked(top)) top += 1;
  while (bottom > top + 1 && !inked(bottom - 1)) bottom -= 1;
  return { ...box, top, bottom };
}
