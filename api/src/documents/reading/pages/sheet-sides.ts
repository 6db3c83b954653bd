import type { Point } from './homography.js';

/** A row of a sheet in a picture: its y, and the x of its first and last pixel. */
export interface Span {
  y: number;
  left: number;
  right: number;
}

/** A side of a sheet: how far across it is at each place along it. */
interface Side {
  at: number;
  slope: number;
}

/** Points of an outline, seen along one side. */
type Outline = { along: number; across: number }[];

/** Points of the outline through which a side may be drawn; each pair is tried. */
const tried = 36;
/** Distance in pixels of the small picture at which a point still lies on a side. */
const onSide = 1.2;
/** A side holds at least this share of its outline; what is left may lie in a shadow, under a hand or be folded. */
const leastHeld = 0.4;
/** A corner that lies further from where its sides meet, as a share of the picture's width, is in a shadow. */
const astray = 0.03;

/**
 * The corners, with those put where the sides of the sheet meet that lie elsewhere: where a shadow falls on a corner,
 * the bright region ends before it.
 * @param sheet rows of the bright region, from its top down
 */
export function atSides<Corners extends Point[]>(
  corners: Corners,
  sheet: readonly Span[],
  frame: { width: number; height: number },
): Corners {
  const end = (side: 'left' | 'right'): Outline => sheet.map((row) => ({ along: row.y, across: row[side] }));
  const [left, right] = [sideOf(end('left')), sideOf(end('right'))];
  const columns = endsOfColumns(sheet, frame.width);
  const [top, bottom] = [sideOf(columns.top), sideOf(columns.bottom)];
  const meetings = [meeting(left, top), meeting(right, top), meeting(right, bottom), meeting(left, bottom)];
  return corners.map((corner, at) => {
    const met = meetings[at];
    const far = met && Math.hypot(met.x - corner.x, met.y - corner.y) > astray * frame.width;
    return far && met.x >= 0 && met.y >= 0 && met.x < frame.width && met.y < frame.height ? met : corner;
  }) as Corners;
}

/** The first and the last point of each column of the sheet. */
function endsOfColumns(sheet: readonly Span[], width: number): { top: Outline; bottom: Outline } {
  const tops = new Int32Array(width).fill(-1);
  const bottoms = new Int32Array(width);
  for (const { y, left, right } of sheet)
    for (let x = left; x <= right; x += 1) {
      if (tops[x]! < 0) tops[x] = y;
      bottoms[x] = y;
    }
  const columns = [...tops.keys()].filter((x) => tops[x]! >= 0);
  const end = (ends: Int32Array): Outline => columns.map((x) => ({ along: x, across: ends[x]! }));
  return { top: end(tops), bottom: end(bottoms) };
}

/** The straight line that holds most of the outline, or null when no line holds enough of it. */
function sideOf(outline: Outline): Side | null {
  const step = Math.max(1, Math.floor(outline.length / tried));
  const some = outline.filter((_, index) => index % step === 0);
  let best: { side: Side | null; held: number } = { side: null, held: 0 };
  some.forEach((one, index) => {
    for (const other of some.slice(index + (some.length >> 2))) {
      const slope = (other.across - one.across) / (other.along - one.along || 1);
      const side = { slope, at: one.across - slope * one.along };
      const held = heldBy(side, outline);
      if (held > best.held) best = { side, held };
    }
  });
  const { side, held } = best;
  return !side || held < outline.length * leastHeld ? null : through(outline.filter((point) => isOn(side, point)));
}

const isOn = ({ at, slope }: Side, { along, across }: Outline[number]): boolean =>
  Math.abs(at + slope * along - across) <= onSide;

/** How many points of the outline lie on the side. */
function heldBy(side: Side, outline: Outline): number {
  let held = 0;
  for (const point of outline) if (isOn(side, point)) held += 1;
  return held;
}

/** The line with the least squares of distances. */
function through(points: Outline): Side {
  const mean = (value: (point: Outline[number]) => number): number =>
    points.reduce((sum, point) => sum + value(point), 0) / points.length;
  const [along, across] = [mean((point) => point.along), mean((point) => point.across)];
  const both = mean((point) => (point.along - along) * (point.across - across));
  const slope = both / mean((point) => (point.along - along) ** 2);
  return { slope, at: across - slope * along };
}

/** Where an upright side (x along y) and a level one (y along x) meet. */
function meeting(upright: Side | null, level: Side | null): Point | null {
  if (!upright || !level) return null;
  const x = (upright.at + upright.slope * level.at) / (1 - upright.slope * level.slope);
  return { x, y: level.at + level.slope * x };
}
