import { trimmed } from './candidates.js';
import type { DeedText, TextBlock } from './deed-text.js';
import { isLabel } from './labels.js';
import { isListHeading } from './list-headings.js';
import { type FoundList, tableHead } from './list-items.js';

/** A cell that only counts its row. */
const rowNumber = /^[^\p{L}]*\d{1,2}[^\p{L}\d]*$/u;

/**
 * The cells of a table's column from its first cell down, one item each: up to a row with a label, a heading, or no
 * cell in this column.
 * @param at the place of the first cell, under the head of the column
 * @returns null where the cell stands in no table of two rows or more
 */
export function columnFrom(deed: DeedText, at: number): FoundList | null {
  const first = deed.blockAt(at);
  if (!first) return null;
  const items: FoundList['items'] = [];
  let numbered = true;
  for (let row = first.row; row < deed.rows.length; row += 1) {
    const cells = deed.rows[row]!;
    if (items.length === 0 && row === first.row && tableHead.test(`${deed.textOf(first)}\n`)) continue;
    const cell = cells.find((other) => other.page === first.page && sharesColumn(other, first));
    if (!cell || cells.length < 2 || cells.some((other) => endsTable(deed.textOf(other)))) break;
    items.push({ text: trimmed(deed.original(cell.start, cell.end)), start: cell.start, end: cell.end });
    numbered &&= cells.some((other) => other !== cell && rowNumber.test(deed.textOf(other)));
  }
  return items.length < 2 ? null : { items, structure: numbered ? 'numbers' : 'lines' };
}

const endsTable = (text: string): boolean => isLabel(text) || isListHeading(text);

function sharesColumn({ block: one }: TextBlock, { block: other }: TextBlock): boolean {
  const overlap = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return overlap >= Math.min(one.right - one.left, other.right - other.left) * 0.5;
}
