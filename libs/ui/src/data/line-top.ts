/** The highest place of a line between two horizontal places, so that nothing is drawn over the line there. */
export function topOfLine(points: readonly { x: number; y: number }[], from: number, to: number): number {
  const heights = points.slice(1).flatMap((end, index) => {
    const begin = points[index] ?? end;
    const yAt = (x: number) => begin.y + ((end.y - begin.y) * (x - begin.x)) / (end.x - begin.x || 1);
    const [low, high] = [Math.min(begin.x, end.x), Math.max(begin.x, end.x)];
    return high < from || low > to ? [] : [yAt(Math.max(low, from)), yAt(Math.min(high, to))];
  });
  return Math.min(...heights, ...points.slice(-1).map(({ y }) => y));
}
