/** Eight numbers that map a point of one plane to another: x' = (ax+by+c)/(gx+hy+1), y' = (dx+ey+f)/(gx+hy+1). */
export type Homography = [a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number];

export interface Point {
  x: number;
  y: number;
}

export function project([a, b, c, d, e, f, g, h]: Homography, { x, y }: Point): Point {
  const depth = g * x + h * y + 1;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

/** The homography that applies `first`, then `second`. */
export function chain(first: Homography, second: Homography): Homography {
  const left = [...second, 1] as number[];
  const right = [...first, 1] as number[];
  const product = Array.from({ length: 9 }, (_, cell) => {
    const row = Math.floor(cell / 3) * 3;
    return (
      left[row]! * right[cell % 3]! + left[row + 1]! * right[(cell % 3) + 3]! + left[row + 2]! * right[(cell % 3) + 6]!
    );
  });
  return product.slice(0, 8).map((value) => value / product[8]!) as Homography;
}

export const scaling = (factor: number): Homography => [factor, 0, 0, 0, factor, 0, 0, 0];

/** Rotates by `radians` (clockwise, because y points down) about `from`, which is mapped to `to`. */
export function turning(radians: number, from: Point, to: Point): Homography {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [cos, -sin, to.x - cos * from.x + sin * from.y, sin, cos, to.y - sin * from.x - cos * from.y, 0, 0];
}

/** The homography that maps four points to four others, or null when three of them lie on a line. */
export function between(from: Point[], to: Point[]): Homography | null {
  const rows = from.flatMap(({ x, y }, index) => {
    const target = to[index]!;
    return [
      [x, y, 1, 0, 0, 0, -x * target.x, -y * target.x, target.x],
      [0, 0, 0, x, y, 1, -x * target.y, -y * target.y, target.y],
    ];
  });
  return solve(rows) as Homography | null;
}

/** Gaussian elimination with pivoting; each row has the coefficients and the result. Null when it is singular. */
function solve(rows: number[][]): number[] | null {
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column]!) > Math.abs(best[column]!) ? row : best));
    if (Math.abs(pivot[column]!) < 1e-9) return null;
    const at = rows.indexOf(pivot);
    [rows[column], rows[at]] = [pivot, rows[column]!];
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = row[column]! / pivot[column]!;
      for (let index = column; index <= size; index += 1) row[index]! -= factor * pivot[index]!;
    }
  }
  return rows.map((row, index) => row[size]! / row[index]!);
}
