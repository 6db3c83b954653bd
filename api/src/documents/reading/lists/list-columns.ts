import { trimmed } from '../evidence/candidates.js';
import type { DeedText, TextBlock } from '../text/deed-text.js';
import { isLabel } from '../labels/label-words.js';
import { heads, isListHeading } from './list-headings.js';
import { type FoundList, tableHead } from './list-items.js';
import { type ListField, readsAs } from '../lexicon/list-wording.js';

/** A cell that only holds the number of its row. */
const rowNumber = /^[^\p{L}]*\d{1,2}[^\p{L}\d]*$/u;

/**
 * The cells of a table's column from its first cell down, one item each, up to a row with a label, a heading, or no
 * cell in this column.
 * @param at the place of the first cell, below the heading of the column
 * @returns null when the cell is not in a table of at least two rows
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
    // In the last column a word that could be a label ("الثمن", an eighth) is not a label.
    if (!cell || cells.length < 2 || cells.some((other, at) => endsTable(deed, other, at === cells.length - 1))) break;
    items.push({ text: trimmed(deed.original(cell.start, cell.end)), start: cell.start, end: cell.end });
    numbered &&= cells.some((other) => other !== cell && rowNumber.test(deed.textOf(other)));
  }
  return items.length < 2 ? null : { items, structure: numbered ? 'numbers' : 'lines' };
}

function endsTable(deed: DeedText, cell: TextBlock, last: boolean): boolean {
  const text = deed.textOf(cell);
  return isListHeading(text) || (isLabel(text) && !(last && cell.column > 0));
}

function sharesColumn({ block: one }: TextBlock, { block: other }: TextBlock): boolean {
  const overlap = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return overlap >= Math.min(one.right - one.left, other.right - other.left) * 0.5;
}

interface ReadColumn {
  list: FoundList;
  /** The mean of how well the cells read as items, 0 to 1. */
  fit: number;
  /** True when a heading above the table names the list. */
  headed: boolean;
}

/** How well the cells of a column must read as items when no heading names the list. */
const enough = 0.6;

/** Table columns whose cells read as items of the field, whatever their heading. */
export function columnsReading(deed: DeedText, field: ListField): ReadColumn[] {
  return tablesOf(deed).flatMap(({ first, last }) => {
    const above = deed.rows[first - 1];
    const headed = above?.length === 1 && heads(field, deed.textOf(above[0]!));
    const columns = deed.rows[first + 1]!.map((cell) => {
      const cells = deed.rows
        .slice(first + 1, last + 1)
        .flatMap((row) => row.find((one) => sharesColumn(one, cell)) ?? [])
        .concat(lastAlone(deed, last + 1, cell))
        .map((one) => withoutMark(deed, one));
      const fit =
        cells.reduce((sum, one) => sum + readsAs(field, deed.text.slice(one.start, one.end).trim()), 0) / cells.length;
      const items = cells.map((one) => ({
        text: trimmed(deed.original(one.start, one.end)),
        start: one.start,
        end: one.end,
      }));
      return { list: { items, structure: 'lines' as const }, fit, headed: headed ?? false };
    });
    const read = columns.filter(({ fit, list }) => fit >= enough && list.items.length > 1);
    return read.length === columns.length && columns.length > 1 && headed ? [wholeGrid(read)] : read;
  });
}

/** All items of a grid under one heading, row by row. */
function wholeGrid(columns: ReadColumn[]): ReadColumn {
  const items = columns.flatMap(({ list }) => list.items).sort((a, b) => a.start - b.start);
  const fit = columns.reduce((sum, column) => sum + column.fit, 0) / columns.length;
  return { list: { items, structure: 'lines' }, fit, headed: true };
}

/**
 * The single cell below two columns that continues the longer one, marked like the cells above it; empty when there is
 * none.
 */
function lastAlone(deed: DeedText, row: number, above: TextBlock): TextBlock[] {
  const [only, another] = deed.rows[row] ?? [];
  const isContinued = only && !another && sharesColumn(only, above) && mark.test(deed.textOf(only));
  return isContinued && mark.test(deed.textOf(above)) ? [only] : [];
}

const mark = /^\s*\(?(?:\d{1,2}|[\u0621-\u064a])\s*[-.)/]\s*(?=\p{L})/u;
const withoutMark = (
  deed: DeedText,
  { start, end }: { start: number; end: number },
): { start: number; end: number } => ({
  start: start + (mark.exec(deed.text.slice(start, end))?.[0].length ?? 0),
  end,
});

/** Whether a table begins with row 1: a scan often loses the single letter that heads the numbers in the row above. */
function isHeadless(deed: DeedText, first: number): boolean {
  const row = deed.rows[first]!;
  return deed.rows[first - 1]?.length === row.length - 1 && /^[^\p{L}\d]*1[^\p{L}\d]*$/u.test(deed.textOf(row[0]!));
}

/** Runs of at least three rows with the same number of cells; the first row is the heading. */
function tablesOf(deed: DeedText): { first: number; last: number }[] {
  const tables: { first: number; last: number }[] = [];
  for (let first = 0; first < deed.rows.length; first += 1) {
    const width = deed.rows[first]!.length;
    let last = first;
    while (width > 1 && deed.rows[last + 1]?.length === width) last += 1;
    const isForm = deed.rows.slice(first + 1, last + 1).some((row) => row.some((cell) => isLabel(deed.textOf(cell))));
    if (last - first >= 2 && !isForm) tables.push({ first: isHeadless(deed, first) ? first - 1 : first, last });
    first = last;
  }
  return tables;
}
