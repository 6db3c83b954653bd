import type { Raster } from '../pages/raster.js';

/** The box, in pixels, of a connected piece of ink; right and bottom are exclusive. */
export interface Component {
  left: number;
  right: number;
  top: number;
  bottom: number;
  ink: number;
}

/** Pieces with fewer ink pixels are noise. */
const fewestInk = 5;

/**
 * The eight-connected pieces of ink on a page.
 * @param inkBelow gray value under which a pixel is ink
 */
export function componentsOf({ width, height, pixels }: Raster, inkBelow: number): Component[] {
  const parents: number[] = [];
  const boxes: Component[] = [];
  const rootOf = (label: number): number => {
    let root = label;
    while (parents[root] !== root) root = parents[root]!;
    while (parents[label] !== root) [label, parents[label]] = [parents[label]!, root];
    return root;
  };
  // The runs of ink in the row above, as [from, to, label].
  let above: [number, number, number][] = [];
  for (let y = 0; y < height; y += 1) {
    const row: [number, number, number][] = [];
    let next = 0;
    for (let x = 0; x < width; x += 1) {
      if (pixels[y * width + x]! >= inkBelow) continue;
      const from = x;
      while (x < width && pixels[y * width + x]! < inkBelow) x += 1;
      let label = -1;
      while (next < above.length && above[next]![1] < from) next += 1;
      for (let index = next; index < above.length && above[index]![0] <= x; index += 1) {
        const root = rootOf(above[index]![2]);
        if (label < 0) label = root;
        else if (root !== label) parents[root] = label;
      }
      if (label < 0) {
        label = parents.length;
        parents.push(label);
        boxes.push({ left: from, right: x, top: y, bottom: y + 1, ink: 0 });
      }
      const box = boxes[label]!;
      box.left = Math.min(box.left, from);
      box.right = Math.max(box.right, x);
      box.bottom = y + 1;
      box.ink += x - from;
      row.push([from, x, label]);
    }
    above = row;
  }
  return gathered(
    boxes,
    parents.map((_, label) => rootOf(label)),
  );
}

function gathered(boxes: Component[], roots: number[]): Component[] {
  boxes.forEach((box, label) => {
    const root = roots[label]!;
    if (root === label) return;
    const whole = boxes[root]!;
    whole.left = Math.min(whole.left, box.left);
    whole.right = Math.max(whole.right, box.right);
    whole.top = Math.min(whole.top, box.top);
    whole.bottom = Math.max(whole.bottom, box.bottom);
    whole.ink += box.ink;
  });
  return boxes.filter((box, label) => roots[label] === label && box.ink >= fewestInk);
}
