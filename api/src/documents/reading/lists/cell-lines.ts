import { trimmed } from '../evidence/candidates.js';
import { type ListField, readsAs } from '../lexicon/list-wording.js';
import { fold } from '../text/arabic.js';
import type { DeedText } from '../text/deed-text.js';
import type { Block } from '../text/page-parts.js';
import type { FoundList } from './list-items.js';
import { startsWithAnd } from './list-joins.js';

/** The lines of a ruled cell, when each is an item by itself; null otherwise. */
export function linesOfCell(deed: DeedText, at: number, field: ListField): FoundList | null {
  const cell = deed.blockAt(at);
  if (!cell || cell.block.lines.length < 2) return null;
  let start = cell.start;
  const items = cell.block.lines.map((line) => {
    const end = start + fold(line.map(({ text }) => text).join(' ')).length;
    const item = { text: trimmed(deed.original(start, end)), start, end };
    start = end + 1;
    return item;
  });
  if (items.length > 1 && linesEndOnPurpose(cell.block)) return { items, structure: 'lines' };
  // A line that و joins to the line above is not an item of its own.
  if (items.some((item, index) => index > 0 && startsWithAnd(deed.text.slice(item.start, item.end)))) return null;
  return items.every((item) => readsAs(field, deed.text.slice(item.start, item.end).trim()) >= 0.5)
    ? { items, structure: 'lines' }
    : null;
}

/**
 * Whether the lines of a cell were ended on purpose: each but the last has room for the first word of the next line.
 */
export function linesEndOnPurpose({ lines, left, size }: Block): boolean {
  return lines.slice(1).every((line, index) => {
    const above = lines[index]!;
    const room = Math.min(...above.map((word) => word.left)) - left;
    return room > line[0]!.right - line[0]!.left + size * 2;
  });
}
