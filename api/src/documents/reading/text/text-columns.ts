import type { Block } from './page-parts.js';

/** Lines that fill their column, in each of two columns, before a page counts as set in columns. */
const leastFilled = 3;
/** Words of a line of prose; cells of tables and forms mostly have fewer. */
const leastWords = 4;

const wordsOf = ({ lines }: Block): number => lines.flat().length;

/**
 * The blocks of a page in groups that are read one after the other. A page whose prose is set in two columns, as in a
 * printed judgment, gives what stands above them, the right column, the left column, and what stands below. Any other
 * page gives one group.
 */
export function groupsByColumn(blocks: Block[]): Block[][] {
  const columns = findColumns(blocks) ?? findRaggedColumns(blocks);
  if (!columns) return [blocks];
  const { right, left } = columns;
  const inside = new Set([...right, ...left]);
  const top = Math.min(...[...inside].map((block) => block.top));
  const others = blocks.filter((block) => !inside.has(block));
  const above = others.filter((block) => block.top < top);
  const below = others.filter((block) => block.top >= top);
  return [above, right, left, below].filter((group) => group.length > 0);
}

/** Looks for a gutter: the left end of many full lines, with as many full lines of the same width beyond it. */
function findColumns(blocks: Block[]): { right: Block[]; left: Block[] } | null {
  const prose = blocks.filter((block) => !block.ruled && wordsOf(block) >= leastWords);
  for (const line of prose) {
    const [edge, width] = [line.right, line.right - line.left];
    const slack = line.size;
    const filled = (column: Block[]): number =>
      column.filter((block) => Math.abs(block.right - block.left - width) < slack && wordsOf(block) >= leastWords)
        .length;
    const right = columnAt(blocks, edge, width, slack);
    if (filled(right) < leastFilled) continue;
    const beyond = prose.find(
      (block) =>
        block.right < line.left - slack * 0.8 &&
        block.right > line.left - slack * 5 &&
        Math.abs(block.right - block.left - width) < slack,
    );
    if (!beyond) continue;
    const left = columnAt(blocks, beyond.right, width, slack);
    if (filled(left) < leastFilled) continue;
    if (!crossed([...right, ...left], blocks)) return { right, left };
  }
  return null;
}

/** Lines of a ragged column that are this share of its width count as full. */
const nearlyFull = 0.7;
/** So many full lines, and at least half of the lines beside the other column, make a column and not captions. */
const leastRagged = 4;
const mostlyFull = 0.5;
/** A wider gap, in letters' heights, parts a table or a form rather than two columns. */
const widestGutter = 8;

interface Column {
  right: number;
  left: number;
  lines: Block[];
}

/**
 * The same for columns whose lines end where their words do: two edges at which many lines of prose begin, with a
 * gutter between them that no line crosses.
 */
function findRaggedColumns(blocks: Block[]): { right: Block[]; left: Block[] } | null {
  const prose = blocks.filter((block) => !block.ruled && wordsOf(block) >= leastWords);
  const columns = prose.map((widest) => raggedColumn(prose, widest)).filter((column) => column !== null);
  for (const right of columns)
    for (const left of columns) {
      const size = right.lines[0]!.size;
      const gutter = right.left - left.right;
      if (gutter < size * 0.8 || gutter > size * widestGutter) continue;
      const [first, second] = besideEachOther(blocks, right, left);
      if (isProse(first, second, right) && isProse(second, first, left) && !crossed([...first, ...second], blocks))
        return { right: first, left: second };
    }
  return null;
}

/** The lines of prose that begin where the widest line of a column does; null when too few of them are full. */
function raggedColumn(prose: Block[], { right, left, size }: Block): Column | null {
  const lines = prose.filter((block) => Math.abs(block.right - right) < size / 2 && block.left > left - size / 2);
  const full = lines.filter((block) => block.right - block.left > (right - left) * nearlyFull);
  return full.length < leastRagged ? null : { right, left, lines: full };
}

/** All blocks of both columns, with a heading above the first full line of one when the other begins as high. */
function besideEachOther(blocks: Block[], right: Column, left: Column): [Block[], Block[]] {
  const top = Math.min(...[...right.lines, ...left.lines].map((line) => line.top - line.size));
  const within = (column: Column): Block[] =>
    blocks.filter(
      ({ top: at, ...block }) =>
        at > top && block.right < column.right + block.size && block.left > column.left - block.size,
    );
  return [within(right), within(left)];
}

/** Whether the blocks of a column that stand beside the other are mostly full lines. */
function isProse(own: Block[], other: Block[], { right, left }: Column): boolean {
  const [top, bottom] = [Math.min(...other.map((one) => one.top)), Math.max(...other.map((one) => one.bottom))];
  const beside = own.filter((block) => block.bottom > top && block.top < bottom);
  const full = beside.filter((block) => block.right - block.left > (right - left) * nearlyFull);
  return beside.length > 0 && full.length >= beside.length * mostlyFull;
}

/** The blocks that begin at the right edge of a column, or within it, and stay in it. */
function columnAt(blocks: Block[], edge: number, width: number, slack: number): Block[] {
  const within = blocks.filter((block) => block.right < edge + slack && block.left > edge - width - slack);
  const lines = within.filter((block) => wordsOf(block) >= leastWords && Math.abs(block.right - edge) < slack);
  if (lines.length === 0) return [];
  const top = Math.min(...lines.filter((block) => block.right - block.left > width * 0.8).map((block) => block.top));
  return within.filter((block) => block.top >= top - slack);
}

/** Whether a line beside the columns runs across the gutter, or a column has cells. */
function crossed(columns: Block[], blocks: Block[]): boolean {
  const top = Math.min(...columns.map((block) => block.top));
  const bottom = Math.max(...columns.map((block) => block.bottom));
  const inside = new Set(columns);
  return blocks.some(
    (block) => (inside.has(block) && block.ruled) || (!inside.has(block) && block.bottom > top && block.top < bottom),
  );
}
