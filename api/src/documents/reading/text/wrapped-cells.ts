import { fold } from './arabic.js';
import { isLabel } from '../labels/label-words.js';
import type { Block, Row } from './page-parts.js';

/*
 * Tables without ruled lines. A long value is set in two lines there, and its second line makes a row of its own.
 */

/** The greatest distance between two lines of one cell, and between two columns, in letter sizes. */
const lineDistance = 2.3;
const columnGap = 3;
/** How far the edges of two lines of one cell may differ, in letter sizes. */
const edgeSlack = 0.3;

/** Whether two rows are rows of one table: as many blocks, one under the other. */
export const inSameColumns = (row: Row, next: Row): boolean =>
  row.blocks.length > 1 &&
  row.blocks.length === next.blocks.length &&
  row.blocks.every((block, at) => isUnder(block, next.blocks[at]!));

const isUnder = (block: Block, lower: Block): boolean =>
  Math.abs(block.right - lower.right) < block.size * edgeSlack && Math.abs(block.size - lower.size) < block.size * 0.12;

/** Puts the second line of a value back into its cell, in rows of several cells without ruled lines. */
export function joinWrappedCells(rows: Row[]): Row[] {
  const joined: Row[] = [];
  const margin = Math.min(...rows.flatMap(({ blocks }) => blocks.map(({ left }) => left)));
  for (const [index, row] of rows.entries()) {
    const above = joined.at(-1);
    const next = rows[index + 1];
    const joins = above !== undefined && (isNearer(row, above, next) || isWithoutCaption(row, above));
    const cells = above ? row.blocks.map((block) => cellOver(block, row, above, { joins, margin })) : [];
    if (!above || cells.length === 0 || cells.some((cell) => cell === undefined)) {
      joined.push(row);
      continue;
    }
    row.blocks.forEach((block, at) => {
      const cell = cells[at]!;
      cell.lines.push(...block.lines);
      cell.left = Math.min(cell.left, block.left);
      cell.bottom = block.bottom;
    });
    above.bottom = Math.max(above.bottom, row.bottom);
  }
  return joined;
}

/** Whether a row is nearer to the row above than to the next: the lines of one cell are close together. */
const isNearer = (row: Row, above: Row, next: Row | undefined): boolean =>
  next === undefined || next.top <= row.top || row.top - above.bottom < (next.top - row.bottom) * 0.8;

/** Whether the row above holds a caption, its value and one more, and this row begins under a value. */
const isWithoutCaption = (row: Row, above: Row): boolean =>
  above.blocks.length >= 3 && row.blocks.length <= 2 && !isUnder(above.blocks[0]!, row.blocks[0]!);

const wordsOf = (block: Block): string =>
  fold(
    block.lines
      .flat()
      .map(({ text }) => text)
      .join(' '),
  );

/** "هيا بنت عبدالله بن راشد" above "الربيعة": one word under a chain of fathers is the family. */
const isRestOfName = (cell: Block, block: Block): boolean =>
  /(?<!\p{L})ب(?:ن|نت)(?!\p{L})/u.test(wordsOf(cell)) && /^\p{L}{3,}$/u.test(wordsOf(block));

/** The cell of the row above whose next line this is: the first word of the line had no room beside it. */
function cellOver(
  block: Block,
  row: Row,
  above: Row,
  { joins, margin }: { joins: boolean; margin: number },
): Block | undefined {
  if (block.ruled || row.blocks.length >= above.blocks.length) return undefined;
  const at = above.blocks.findIndex((cell) => !cell.ruled && isUnder(cell, block));
  const cell = above.blocks[at];
  const limit = above.blocks[at + 1]?.right ?? (above.blocks.length >= 3 ? margin : undefined);
  const last = cell?.lines.at(-1)?.at(-1);
  const first = block.lines[0]?.[0];
  if (!cell || limit === undefined || !last || !first || /[:：/.؛]$/u.test(last.text)) return undefined;
  if (!joins && !isRestOfName(cell, block)) return undefined;
  if (isLabel(wordsOf(cell)) || isLabel(wordsOf(block)) || /[:：]/u.test(wordsOf(block))) return undefined;
  const near = first.top - last.top > 0 && first.top - last.top < cell.size * lineDistance;
  const full = last.left - (first.right - first.left) < limit + cell.size * columnGap;
  return near && full ? cell : undefined;
}
