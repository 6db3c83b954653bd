import type { DeedText, TextBlock } from '../text/deed-text.js';
import { isLabel } from './label-words.js';

/* Where a form prints its values: beside, under or above their labels. */

/** How far a list may be indented from its heading, in letter sizes. */
const widestIndent = 5;
/** The blocks of the next (or previous) row that are below (or above) a block and are not labels. */
export function neighbours(deed: DeedText, block: TextBlock, step: 1 | -1): TextBlock[] {
  return (deed.rows[block.row + step] ?? []).filter((other) => {
    const overlap = Math.min(other.block.right, block.block.right) - Math.max(other.block.left, block.block.left);
    const narrow = Math.min(other.block.right - other.block.left, block.block.right - block.block.left);
    const indented =
      deed.rows[block.row]!.length === 1 &&
      deed.rows[other.row]!.length === 1 &&
      Math.abs(other.block.right - block.block.right) < block.block.size * widestIndent;
    return other.page === block.page && (overlap >= narrow * 0.5 || indented) && !isLabel(deed.textOf(other));
  });
}

const upwardForms = new WeakMap<DeedText, boolean>();

/**
 * Whether the form prints each value above its label: its labels are closer to the text above than to the text below.
 */
export function valuesStandAbove(deed: DeedText): boolean {
  let upward = upwardForms.get(deed);
  if (upward === undefined) {
    let votes = 0;
    for (const row of deed.rows) {
      if (row.length < 2 || !row.every((block) => isLabel(deed.textOf(block)))) continue;
      for (const block of row) {
        const [above] = neighbours(deed, block, -1);
        const [below] = neighbours(deed, block, 1);
        if (!above || !below) continue;
        const [over, under] = [block.block.top - above.block.bottom, below.block.top - block.block.bottom];
        if (Math.abs(over - under) > block.block.size * 0.12) votes += over < under ? 1 : -1;
      }
    }
    upward = votes > 0;
    upwardForms.set(deed, upward);
  }
  return upward;
}

const backwardForms = new WeakMap<DeedText, boolean>();

/** Whether the form is laid out for English readers: in each row the value is to the right of its label. */
export function valuesStandBefore(deed: DeedText): boolean {
  let backward = backwardForms.get(deed);
  if (backward === undefined) {
    let votes = 0;
    const shapes = deed.rows.map((row) => shapeOfPair(deed, row));
    for (const [index, row] of deed.rows.entries()) {
      // Only rows of complete pairs count; the heading row of a table has no values.
      if (row.length < 2 || row.length % 2 !== 0) continue;
      // Under a row of captions values of both shapes stand side by side, but not in one row after the other.
      if (shapes[index] === shapes[index - 1] || shapes[index] === shapes[index + 1]) votes += shapes[index]!;
      const labels = row.map((block) => isLabel(deed.textOf(block)));
      if (labels.every((label, at) => label === (at % 2 === 1))) votes += 1;
      else if (labels.every((label, at) => label === (at % 2 === 0))) votes -= 1;
    }
    backward = votes >= 3;
    backwardForms.set(deed, backward);
  }
  return backward;
}

/** What only a value looks like: an id, a date, a person with a father. */
const valueShape = /\d{4}|(?<!\p{L})بن(?!\p{L})/u;

/**
 * What a row says whose captions are not known: 1 where the right block is a value and the left one a few plain
 * words, -1 where it is the other way round.
 */
function shapeOfPair(deed: DeedText, row: TextBlock[]): number {
  const [right, left] = row.map((block) => deed.textOf(block));
  if (row.length !== 2 || isLabel(right!) || isLabel(left!)) return 0;
  const mayCaption = (text: string): boolean => !/[\d:：]/.test(text) && text.trim().split(/\s+/).length <= 5;
  if (valueShape.test(right!) && !valueShape.test(left!) && mayCaption(left!)) return 1;
  return valueShape.test(left!) && !valueShape.test(right!) && mayCaption(right!) ? -1 : 0;
}
