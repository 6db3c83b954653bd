import type { Point } from './homography.js';

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
 * @param sheet points of the bright region
 */
export function atSides<Corners extends Point[]>(
  corners: Corners,
  sheet: readonly Point[],
  frame: { width: number; height: number },
): Corners {
  const rows = endsOf(sheet, 'y', 'x');
  const columns = endsOf(sheet, 'x', 'y');
  const [left, right] = [sideOf(rows.first), sideOf(rows.last)];
  const [top, bottom] = [sideOf(columns.first), sideOf(columns.last)];
  const meetings = [meeting(left, top), meeting(right, top), meeting(right, bottom), meeting(left, bottom)];
  return corners.map((corner, at) => {
    const met = meetings[at];
    const far = met && Math.hypot(met.x - corner.x, met.y - corner.y) > astray * frame.width;
    return far && met.x >= 0 && met.y >= 0 && met.x < frame.width && met.y < frame.height ? met : corner;
  }) as Corners;
}

/** The first and the last point of each row, or of each column. */
function endsOf(sheet: readonly Point[], along: 'x' | 'y', across: 'x' | 'y'): { first: Outline; last: Outline } {
  const ends = new Map<number, [number, number]>();
  for (const point of sheet) {
    const known = ends.get(point[along]);
    if (!known) ends.set(point[along], [point[across], point[across]]);
    else {
      known[0] = Math.min(known[0], point[across]);
      known[1] = Math.max(known[1], point[across]);
    }
  }
  const outline = (end: 0 | 1): Outline =>
    [...ends].map(([at, both]) => ({ along: at, across: both[end] })).sort((a, b) => a.along - b.along);
  return { first: outline(0), last: outline(1) };
}

/** The straight line that holds most of the outline, or null when no line holds enough of it. */
function sideOf(outline: Outline): Side | null {
  const step = Math.max(1, Math.floor(outline.length / tried));
  const some = outline.filter((_, index) => index % step === 0);
  let best: Outline = [];
  some.forEach((one, index) => {
    for (const other of some.slice(index + (some.length >> 2))) {
      const slope = (other.across - one.across) / (other.along - one.along || 1);
      const side = { slope, at: one.across - slope * one.along };
      const held = outline.filter((point) => distance(side, point) <= onSide);
      if (held.length > best.length) best = held;
    }
  });
  return best.length < outline.length * leastHeld ? null : through(best);
}

const distance = ({ at, slope }: Side, { along, across }: Outline[number]): number =>
  Math.abs(at + slope * along - across);

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
