import type { Raster } from '../pages/raster.js';
import { classify, type Network } from './classifier.js';
import { type Component, componentsOf } from './components.js';
import { type GlyphBox, type LineScale, sampleOf } from './glyph-sample.js';
import { type LinePieces, scaleAround, shrunk, united } from './line-pieces.js';
import { asOne, digitChance, separatorChance, sizedChances } from './signs.js';

/** Ink that may be one sign, between two places of the line where a sign may begin or end. */
export interface Segment extends GlyphBox {
  from: number;
  to: number;
  /** 1 for an unchanged piece, less when pieces were joined or cut. */
  trust: number;
  chances: Float32Array;
}

/**
 * All ways to divide a line's ink into signs, sorted by their start. Place 0 is the left end, `places` the right end.
 */
export interface LineSegments {
  segments: Segment[];
  places: number;
}

/** A piece is taken as a digit by itself from this chance on. */
const strong = 0.6;
/** Trust in joined pieces and in cut pieces, which are rarely right. */
const joinedTrust = 0.35;
const cutTrust = 0.7;
/** Trust in signs that separate by themselves when only the darkest ink counts. */
const darkTrust = 0.92;
/** Pieces are also joined and cut up to this distance from a digit, in line heights. */
const reach = 1.4;

/** The pieces of ink; near digits they are also joined to each other and cut where there is little ink. */
export function segmentsOf(raster: Raster, { pieces, scale }: LinePieces, network: Network): LineSegments {
  const seen = (box: GlyphBox, at: number): Float32Array => {
    const local = scaleAround(pieces, at, scale);
    return sizedChances(classify(network, sampleOf(raster, box, local)), (box.bottom - box.top) / local.height);
  };
  const wholes = pieces.map((piece, at) => seen(piece, at));
  strokesAsOnes(pieces, wholes, scale);
  const nearDigit = pieces.map((piece, at) => {
    for (const step of [-1, 1]) {
      for (let other = at + step; other >= 0 && other < pieces.length; other += step) {
        const gap = step < 0 ? piece.left - pieces[other]!.right : pieces[other]!.left - piece.right;
        if (gap > scale.height * reach) break;
        if (digitChance(wholes[other]!) > strong) return true;
      }
    }
    return digitChance(wholes[at]!) > strong;
  });
  const segments: Segment[] = [];
  const starts: number[] = [];
  let places = 0;
  pieces.forEach((piece, at) => {
    starts.push(places);
    const cuts =
      nearDigit[at] && separatorChance(wholes[at]!) + digitChance(wholes[at]!) < 0.97
        ? cutsOf(raster, piece, scale)
        : { columns: [], dark: [] };
    const parted = cuts.columns.length;
    segments.push({ ...piece, from: places, to: places + parted + 1, trust: 1, chances: wholes[at]! });
    if (parted > 0)
      segments.push(
        ...partsOf(raster, piece, cuts, places, scale).map((part) => ({ ...part, chances: seen(part, at) })),
      );
    places += parted + 1;
  });
  starts.push(places);
  pieces.forEach((piece, at) => {
    if (!nearDigit[at]) return;
    let whole = piece;
    for (let last = at + 1; last < pieces.length && last <= at + 2; last += 1) {
      const next = pieces[last]!;
      if (next.left - whole.right > scale.height * 0.14 || next.right - piece.left > scale.height * 0.95) break;
      whole = united(whole, next) as Component;
      segments.push({
        ...whole,
        from: starts[at]!,
        to: starts[last + 1]!,
        trust: joinedTrust ** (last - at),
        chances: seen(whole, at),
      });
    }
  });
  return { segments: segments.sort((a, b) => a.from - b.from), places };
}

/** Digits of a number are closer together than this, in line heights; words are further away. */
const closeBy = 0.27;
/** Share of an upright stroke's chance of being a letter that moves to the digit one when it is beside a digit. */
const strokeShare = 0.6;

/**
 * Moves the chances of upright strokes beside digits towards the digit one, in place. An alef and the Arabic one are
 * the same stroke, but letters are not printed so close to numbers.
 */
function strokesAsOnes(pieces: GlyphBox[], wholes: Float32Array[], { height }: LineScale): void {
  const isStroke = ({ left, right, top, bottom }: GlyphBox): boolean =>
    right - left < height * 0.32 && bottom - top > height * 0.66 && bottom - top < height * 1.2;
  // In both directions, because several ones may follow each other.
  for (const order of [pieces.map((_, at) => at), pieces.map((_, at) => pieces.length - 1 - at)]) {
    for (const at of order) {
      const chances = wholes[at]!;
      if (!isStroke(pieces[at]!) || digitChance(chances) > 0.6 || separatorChance(chances) > 0.3) continue;
      const beside = [at - 1, at + 1].filter(
        (other) =>
          wholes[other] &&
          digitChance(wholes[other]!) > strong &&
          Math.abs(pieces[other]!.bottom - pieces[at]!.bottom) < height * 0.5 &&
          Math.max(pieces[at]!.left - pieces[other]!.right, pieces[other]!.left - pieces[at]!.right) < height * closeBy,
      );
      if (beside.length > 0) wholes[at] = asOne(chances, strokeShare, wholes[beside[0]!]!);
    }
  }
}

/**
 * The columns at which a wide piece may be cut, from left to right, and the signs into which its darkest ink separates.
 */
interface Cuts {
  columns: number[];
  dark: GlyphBox[];
}

function cutsOf(raster: Raster, piece: GlyphBox, scale: LineScale): Cuts {
  const width = piece.right - piece.left;
  const height = piece.bottom - piece.top;
  if (width < scale.height * 0.45 || width > scale.height * 3 || height > scale.height * 1.6)
    return { columns: [], dark: [] };
  const dark = darkParts(raster, piece, scale);
  const between = dark.slice(1).map((part, at) => (part.left + dark[at]!.right) >> 1);
  const columns = [
    ...between,
    ...thinColumns(raster, piece).filter((x) => between.every((other) => Math.abs(other - x) > 3)),
  ];
  return { columns: columns.sort((a, b) => a - b), dark };
}

/** Gray levels that separate signs which touch only by lighter ink: a slash often touches its neighbour. */
const darker = [50, 90];

function darkParts({ width, pixels }: Raster, piece: GlyphBox, scale: LineScale): GlyphBox[] {
  const [w, h] = [piece.right - piece.left, piece.bottom - piece.top];
  const part = new Uint8Array(w * h);
  for (let y = 0; y < h; y += 1)
    part.set(pixels.subarray((piece.top + y) * width + piece.left, (piece.top + y) * width + piece.right), y * w);
  const darkest = part.reduce((least, value) => Math.min(least, value), 255);
  for (const step of darker) {
    const found = componentsOf(
      { width: w, height: h, pixels: part },
      darkest + (255 - darkest) * (1 - step / 140),
    ).filter((one) => one.bottom - one.top > scale.height * 0.4 && one.right - one.left > scale.height * 0.1);
    if (found.length < 2 || found.length > 5) continue;
    return found
      .map((one) => ({
        left: piece.left + one.left,
        right: piece.left + one.right,
        top: piece.top + one.top,
        bottom: piece.top + one.bottom,
      }))
      .sort((a, b) => a.left - b.left);
  }
  return [];
}

/** Up to five columns with the least ink, away from the edges and from each other. */
function thinColumns({ width, pixels }: Raster, box: GlyphBox): number[] {
  const margin = Math.max(2, Math.round((box.right - box.left) * 0.12));
  const columns: { x: number; ink: number }[] = [];
  for (let x = box.left + margin; x < box.right - margin; x += 1) {
    let ink = 0;
    for (let y = box.top; y < box.bottom; y += 1) ink += 255 - pixels[y * width + x]!;
    columns.push({ x, ink });
  }
  const low = columns
    .filter(
      ({ ink }, index) => ink <= (columns[index - 1]?.ink ?? Infinity) && ink <= (columns[index + 1]?.ink ?? Infinity),
    )
    .sort((a, b) => a.ink - b.ink);
  const chosen: number[] = [];
  for (const { x } of low) if (chosen.length < 5 && chosen.every((other) => Math.abs(other - x) > 2)) chosen.push(x);
  return chosen;
}

/** The parts of a piece between any two of its cuts, when they have the possible width of a sign. */
function partsOf(
  raster: Raster,
  piece: GlyphBox,
  { columns, dark }: Cuts,
  place: number,
  scale: LineScale,
): Omit<Segment, 'chances'>[] {
  const edges = [piece.left, ...columns, piece.right];
  const parts: Omit<Segment, 'chances'>[] = [];
  for (let from = 0; from < edges.length - 1; from += 1) {
    for (let to = from + 1; to < edges.length; to += 1) {
      const width = edges[to]! - edges[from]!;
      if ((from === 0 && to === edges.length - 1) || width < scale.height * 0.1 || width > scale.height * 0.95)
        continue;
      const box = shrunk(raster, { left: edges[from]!, right: edges[to]!, top: piece.top, bottom: piece.bottom });
      // A sign separated by its darkest ink keeps its own edges, because a slanting one overlaps its neighbour.
      const own = dark.find(
        (one) =>
          Math.abs(one.left + one.right - edges[from]! - edges[to]!) < width * 0.35 &&
          Math.abs(one.right - one.left - width) < width * 0.35,
      );
      parts.push({ ...(own ?? box), from: place + from, to: place + to, trust: own ? darkTrust : cutTrust });
    }
  }
  return parts;
}
