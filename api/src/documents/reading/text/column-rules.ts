import type { Rule, Shape } from './page-shapes.js';

/*
 * Many tables are ruled between their rows only. Where each cell draws its own line, the ends of the pieces tell where
 * the columns are: they are given as if they were ruled too, so that the lines of a cell stay together.
 */

/** How far apart the ends of two pieces of one line may be, in points. */
const slack = 1.5;
/** Rows higher than this part of the table's width are no rows. */
const tallest = 0.5;

interface Letter {
  text: string;
  y: number;
  size: number;
}

interface Line {
  at: number;
  /** Ends of its pieces from left to right: the outer two and where two pieces meet. */
  ends: number[];
}

/** The lines across the page that are drawn in pieces, one a cell, from top to bottom. */
function linesOf(rules: Rule[]): Line[] {
  const across = rules.filter(({ direction }) => direction === 'horizontal').sort((a, b) => a.at - b.at);
  const lines: Rule[][] = [];
  for (const rule of across) {
    const line = lines.at(-1);
    if (line && Math.abs(line[0]!.at - rule.at) < slack) line.push(rule);
    else lines.push([rule]);
  }
  return lines.flatMap((pieces) => {
    const ordered = pieces
      .sort((a, b) => a.from - b.from)
      // The lower edge of a cell and the upper one of the cell below are one line.
      .filter((piece, at, all) => at === 0 || piece.from - all[at - 1]!.from > slack);
    const meet = ordered.slice(1).every(({ from }, at) => Math.abs(from - ordered[at]!.to) < slack);
    return ordered.length > 1 && meet
      ? [{ at: ordered[0]!.at, ends: [ordered[0]!.from, ...ordered.map(({ to }) => to)] }]
      : [];
  });
}

const alike = (one: Line, other: Line): boolean =>
  one.ends.length === other.ends.length && one.ends.every((end, at) => Math.abs(end - other.ends[at]!) < slack);

/** Letters of one row are alike in size; a caption under its value is smaller and has a row of its own. */
const sizesApart = 1.15;

/** Whether all letters between two heights are of one size. */
function isOfOneSize(letters: readonly Letter[], from: number, to: number): boolean {
  const sizes = letters.flatMap(({ y, size, text }) => (y > from && y < to && text.trim() !== '' ? [size] : []));
  return sizes.length > 0 && Math.max(...sizes) < Math.min(...sizes) * sizesApart;
}

/** The vertical rules of tables whose cells draw only the lines above and below them. */
export function columnRules(rules: Rule[], letters: readonly Letter[]): Rule[] {
  const lines = linesOf(rules);
  return lines.slice(1).flatMap((lower, at) => {
    const upper = lines[at]!;
    const width = upper.ends.at(-1)! - upper.ends[0]!;
    if (!alike(upper, lower) || lower.at - upper.at > width * tallest) return [];
    const crossed = rules.some(
      (rule) => rule.direction === 'vertical' && rule.from < lower.at - slack && rule.to > upper.at + slack,
    );
    return crossed || !isOfOneSize(letters, upper.at, lower.at)
      ? []
      : upper.ends.map((end): Rule => ({ direction: 'vertical', at: end, from: upper.at, to: lower.at }));
  });
}

/** The upper and lower edges of coloured boxes that stand side by side, as the cells of a row do. */
export function edgesOfCells(boxes: Shape[]): Rule[] {
  const isBeside = (one: Shape, other: Shape): boolean =>
    Math.abs(one.top - other.top) < 1 &&
    Math.abs(one.bottom - other.bottom) < 1 &&
    Math.min(Math.abs(one.left - other.right), Math.abs(one.right - other.left)) < 1.5;
  return boxes
    .filter((box) => boxes.some((other) => isBeside(box, other)))
    .flatMap(({ left, right, top, bottom }) =>
      [top, bottom].map((at): Rule => ({ direction: 'horizontal', at, from: left, to: right })),
    );
}
