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
  const columns = findColumns(blocks);
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
