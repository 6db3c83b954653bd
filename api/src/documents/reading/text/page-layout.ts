import { groupsByColumn } from './text-columns.js';
import { withoutLoneAlefs, withoutSecondAlefs, withRightLams } from './lone-alefs.js';
import { columnRules } from './column-rules.js';
import { bounds } from './word-bounds.js';
import { inSameColumns, joinWrappedCells } from './wrapped-cells.js';
import { fold } from './arabic.js';
import { withoutCascades } from './cascades.js';
import { blanksOfFile, gapWithoutBlank, partAtBlanks, partByInk, hasNoBlanks } from './file-blanks.js';
import { drawnBlanks, settleFloatingLetters } from './floating-letters.js';
import { isListHeading } from '../lists/list-headings.js';
import type { PageContent } from './page-characters.js';
import type { Block, PageLayout, Row, Word } from './page-parts.js';
import type { Rule, Shape } from './page-shapes.js';
import { widestBlank } from './spread-lines.js';
import {
  endsWithTanwin,
  gapBetween,
  type Glyph,
  joinLigatures,
  mirrorBrackets,
  orderLine,
  settleBlanksAndMarks,
  withoutSecondStrokes,
  withoutTurnedText,
} from './text-repair.js';

/** The content of a page without its text. */
export type Sheet = Pick<PageContent, 'width' | 'height' | 'rules'>;

interface Line {
  y: number;
  size: number;
  glyphs: Glyph[];
}

/** The words of a page as rows in reading order. */
export function layOutPage(number: number, drawn: Sheet & Pick<PageContent, 'characters' | 'shapes'>): PageLayout {
  const content = { ...drawn, rules: [...drawn.rules, ...columnRules(drawn.rules, drawn.characters)] };
  const upright = withoutCascades(withoutSecondStrokes(withoutTurnedText(content.characters)));
  const { glyphs, partedFrom } = settleBlanksAndMarks(settleFloatingLetters(joinLigatures(upright), content.shapes));
  const vertical = content.rules.filter((rule) => rule.direction === 'vertical');
  // Most PDFs contain their blanks; when they do not, only the gaps separate the words.
  const gap = partedFrom.size > glyphs.length * 0.05 ? 0.2 : 0.15;
  const lines = linesOf(glyphs);
  const blanks = blanksOfFile(upright, content.shapes);
  if (blanks) partedFrom.clear();
  const noBlanks = hasNoBlanks(upright, content.shapes);
  for (const line of lines)
    if (blanks) partAtBlanks(line, blanks, partedFrom);
    else {
      partWhereDrawn(line, content.shapes, partedFrom);
      if (noBlanks) partByInk(line, partedFrom);
    }
  const blocks = lines
    .flatMap((line) => partsOf(line, vertical))
    .map((part) => blockOf(part, partedFrom, blanks ? gapWithoutBlank : gap));
  return arrangeBlocks(number, blocks, content);
}

/**
 * Arranges blocks in rows, joins the lines of cells and marks sentences that continue. `beside` decides whether a block
 * belongs to a row.
 */
export function arrangeBlocks(
  number: number,
  blocks: Block[],
  page: Sheet,
  beside: (row: Row, block: Block) => boolean = sameRow,
): PageLayout {
  const groups = groupsByColumn(joinCells(blocks, page));
  const columns = groups.map((group) => {
    const rows = joinWrappedCells(rowsOf(group, beside).filter((row) => !row.blocks.every(isStray)));
    markContinuations(rows, groups.length === 1 ? page.width : widthOf(group));
    return rows;
  });
  columns.slice(1).forEach((column, at) => markColumnBreak(columns[at]!, column));
  return { number, width: page.width, height: page.height, rows: columns.flat() };
}

function widthOf(blocks: Block[]): number {
  return Math.max(...blocks.map(({ right }) => right)) - Math.min(...blocks.map(({ left }) => left));
}

/** Marks the last row of a column that fills its width: its sentence goes on at the top of the next column. */
function markColumnBreak(column: Row[], next: Row[]): void {
  const [last, before, first] = [column.at(-1), column.at(-2), next[0]];
  if (!last || !before || !first) return;
  const [end, edge] = [last.blocks.at(-1)!, Math.min(...column.map(({ blocks }) => blocks.at(-1)!.left))];
  const alike = Math.abs(first.blocks[0]!.size - end.size) < end.size * 0.12;
  last.continues = alike && before.continues && end.left < edge + end.size;
}

/**
 * Whether a block is a single letter or sign: a piece of a stamp's curved lettering, or dots that lost their letter.
 */
function isStray({ ruled, lines }: Block): boolean {
  const [word, another] = lines.flat();
  return !ruled && word !== undefined && another === undefined && /^[^\d٠-٩۰-۹]\p{M}*$/u.test(word.text);
}

/** The glyphs grouped by baseline, each line from right to left. */
function linesOf(glyphs: Glyph[]): Line[] {
  const lines: Line[] = [];
  for (const glyph of glyphs) {
    if (endsWithTanwin(glyph)) continue;
    const line = lines.findLast((other) => Math.abs(other.y - glyph.y) < Math.max(1.2, other.size * 0.18));
    if (line) {
      line.glyphs.push(glyph);
      line.size = Math.max(line.size, glyph.size);
    } else {
      lines.push({ y: glyph.y, size: glyph.size, glyphs: [glyph] });
    }
  }
  for (const glyph of glyphs.filter(endsWithTanwin)) {
    // Its origin may be under the next letter, but its ink is above its own letter.
    glyph.x = Math.max(glyph.x, glyph.left);
    lineUnder(glyph, lines)?.glyphs.push(glyph);
  }
  for (const line of lines) line.glyphs.sort((a, b) => b.x - a.x);
  return lines.sort((a, b) => a.y - b.y);
}

/** Separates two letters where a blank is drawn between them, however narrow it is. */
function partWhereDrawn(line: Line, shapes: Shape[], partedFrom: Map<number, number>): void {
  const blanks = drawnBlanks(shapes, line.y, line.size);
  if (blanks.length === 0) return;
  const overlap = line.size * 0.1;
  const least = line.size * 0.04;
  line.glyphs.forEach((glyph, index) => {
    const next = line.glyphs[index + 1];
    if (
      next &&
      glyph.left - next.right > least &&
      // A blank to the right of the middle of a thin letter is before that letter.
      blanks.some((x) => x < Math.min(glyph.left + overlap, (glyph.left + glyph.right) / 2) && x > next.right - overlap)
    )
      partedFrom.set(glyph.id, next.id);
  });
}

/** The line of a letter with tanwin, which is often placed at the mark above its line. */
function lineUnder(glyph: Glyph, lines: Line[]): Line | undefined {
  return lines
    .filter(
      (line) =>
        Math.abs(line.y - glyph.y) < glyph.size * 0.8 &&
        line.glyphs.some((other) => Math.abs(other.x - glyph.x) < glyph.size),
    )
    .sort((a, b) => Math.abs(a.y - glyph.y) - Math.abs(b.y - glyph.y))[0];
}

/** Cuts a line at wide gaps and at ruled lines. */
function partsOf(line: Line, rules: Rule[]): Glyph[][] {
  const crossing = rules.filter((rule) => rule.from < line.y && rule.to > line.y - line.size * 0.5);
  const widest = widestBlank(line.glyphs, line.size);
  const parts: Glyph[][] = [];
  let previous: Glyph | undefined;
  let edge = Infinity;
  for (const glyph of line.glyphs) {
    const ruled = crossing.some((rule) => rule.at <= edge + 1 && rule.at >= glyph.right - 1);
    if (!previous || ruled || gapBetween(previous, glyph) > widest) {
      parts.push([]);
      edge = glyph.left;
    }
    parts.at(-1)!.push(glyph);
    edge = Math.min(edge, glyph.left);
    previous = glyph;
  }
  return parts;
}

function blockOf(part: Glyph[], partedFrom: Map<number, number>, gap: number): Block {
  const { glyphs: ordered, apart } = orderLine(part, partedFrom, gap);
  const texts = mirrorBrackets(
    ordered.map(({ text }) => text),
    apart,
  );
  const words: Word[] = [];
  ordered.forEach((glyph, index) => {
    const top = glyph.y - glyph.size * 0.95;
    const bottom = glyph.y + glyph.size * 0.35;
    const word = index > 0 && !apart[index - 1] ? words.at(-1) : undefined;
    if (!word) {
      words.push({ text: texts[index]!, left: glyph.left, right: glyph.right, top, bottom, size: glyph.size });
      return;
    }
    word.text += texts[index]!;
    word.left = Math.min(word.left, glyph.left);
    word.right = Math.max(word.right, glyph.right);
    word.top = Math.min(word.top, top);
    word.bottom = Math.max(word.bottom, bottom);
  });
  return { lines: [withoutSecondAlefs(withRightLams(withoutLoneAlefs(words)))], ...bounds(words), ruled: false };
}

interface Cell {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Joins the lines of one ruled cell, so that a wrapped value stays whole. */
function joinCells(blocks: Block[], content: Sheet): Block[] {
  const cells = new Map<string, Block>();
  const joined: Block[] = [];
  for (const block of blocks) {
    const cell = cellAround(block, content);
    if (!cell) {
      joined.push(block);
      continue;
    }
    const key = [cell.left, cell.right, cell.top, cell.bottom].map((edge) => Math.round(edge / 2)).join();
    const known = cells.get(key);
    if (known) {
      known.lines.push(...block.lines);
      continue;
    }
    // The block takes the edges of its cell, so that the cells of one row align, whatever their text.
    const whole = { ...block, ...cell, ruled: true };
    cells.set(key, whole);
    joined.push(whole);
  }
  return joined;
}

function cellAround(block: Block, { rules, width, height }: Sheet): Cell | null {
  const x = (block.left + block.right) / 2;
  const y = (block.top + block.bottom) / 2;
  const across = rules.filter((rule) => rule.direction === 'horizontal' && rule.from <= x + 1 && rule.to >= x - 1);
  const along = rules.filter((rule) => rule.direction === 'vertical' && rule.from <= y + 1 && rule.to >= y - 1);
  const top = Math.max(...across.filter((rule) => rule.at < y).map((rule) => rule.at));
  const bottom = Math.min(...across.filter((rule) => rule.at > y).map((rule) => rule.at));
  const left = Math.max(...along.filter((rule) => rule.at < x).map((rule) => rule.at));
  const right = Math.min(...along.filter((rule) => rule.at > x).map((rule) => rule.at));
  if (![top, bottom, left, right].every(Number.isFinite)) return null;
  // The frame around a page or a section is not a cell.
  const framed = bottom - top > height * 0.3 || (right - left > width * 0.75 && bottom - top > height * 0.12);
  return framed ? null : { left, right, top, bottom };
}

/** Puts blocks whose heights overlap into one row. */
function rowsOf(blocks: Block[], beside: (row: Row, block: Block) => boolean): Row[] {
  const rows: Row[] = [];
  for (const block of [...blocks].sort((a, b) => a.top - b.top || b.right - a.right)) {
    const row = rows.findLast((other) => beside(other, block));
    if (row) {
      row.blocks.push(block);
      row.bottom = Math.max(row.bottom, block.bottom);
    } else {
      rows.push({ blocks: [block], top: block.top, bottom: block.bottom, continues: false });
    }
  }
  for (const row of rows) row.blocks.sort((a, b) => b.right - a.right);
  return rows;
}

function sameRow(row: Row, block: Block): boolean {
  const first = row.blocks[0]!;
  if (first.ruled !== block.ruled) return false;
  if (block.ruled) return Math.abs(first.top - block.top) < 2.5;
  const baseline = (one: Block): number => one.lines[0]![0]!.bottom - one.lines[0]![0]!.size * 0.35;
  return (
    (Math.abs(baseline(first) - baseline(block)) < Math.max(1.5, block.size * 0.2) || isSmallCaption(first, block)) &&
    row.blocks.every((other) => other.left >= block.right - 1 || other.right <= block.left + 1)
  );
}

/** Whether one is an Arabic caption in smaller letters that shares its height with the value on its left. */
function isSmallCaption(one: Block, other: Block): boolean {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return (
    large.size > small.size * 1.1 &&
    large.size < small.size * 1.5 &&
    small.left >= large.right - 1 &&
    small.lines.length === 1 &&
    small.lines[0]!.some(({ text }) => /\p{Script=Arabic}{2}/u.test(text)) &&
    shared > (small.bottom - small.top) * 0.85
  );
}

/** Lines of one paragraph are never further apart than this, in letter sizes. */
const widestLines = 3.4;

/**
 * The distance of lines under long ones on a scan, whose letters are often measured too small; 0 for a text layer,
 * which tells their size.
 */
function usualDistance(rows: Row[], width: number): number {
  if (rows.some(({ blocks }) => blocks[0]!.lines[0]?.[0]?.certainty === undefined)) return 0;
  const distances = rows
    .slice(1)
    .flatMap((row, at) => (isLong(rows[at]!, width) && !row.blocks[0]!.ruled ? [row.top - rows[at]!.top] : []))
    .sort((a, b) => a - b);
  return distances[distances.length >> 2] ?? 0;
}

const isLong = ({ blocks }: Row, width: number): boolean =>
  !blocks[0]!.ruled && blocks[0]!.right - blocks.at(-1)!.left > width * 0.75;

/**
 * Marks the plain rows that continue below: they reach the left edge of their column, and the next row starts at the
 * right.
 */
function markContinuations(rows: Row[], width: number): void {
  const left = Math.min(...rows.map((row) => row.blocks.at(-1)!.left));
  const right = Math.max(...rows.map((row) => row.blocks[0]!.right));
  // Without a line that fills the page it is unknown where lines break.
  if (right - left < width * 0.5) return;
  const slack = (right - left) * 0.13;
  // Lines with other letter sizes have other margins.
  const leftOf = (size: number): number =>
    Math.min(
      ...rows
        .filter(
          (row) =>
            !row.blocks[0]!.ruled &&
            Math.abs(row.blocks[0]!.size - size) < size * 0.12 &&
            row.blocks[0]!.right > right - slack,
        )
        .map((row) => row.blocks.at(-1)!.left),
    );
  const distance = usualDistance(rows, right - left);
  rows.forEach((row, index) => {
    const next = rows[index + 1];
    const last = row.blocks.at(-1)!;
    if (!next || last.ruled || next.blocks[0]!.ruled || inSameColumns(row, next)) return;
    const size = last.size;
    const near = next.top - row.top < Math.max(size * 2.6, Math.min(distance * 1.15, size * widestLines));
    const alike = Math.abs(next.blocks[0]!.size - size) < size * 0.12;
    const startsRight = next.blocks[0]!.right > row.blocks[0]!.right - size * 2;
    // A line with room for the next word was ended on purpose.
    const first = next.blocks[0]!.lines[0]![0]!;
    const room = last.left - leftOf(size) > first.right - first.left + size * 0.6;
    const heading =
      next.blocks.length === 1 && isListHeading(fold(next.blocks[0]!.lines[0]!.map(({ text }) => text).join(' ')));
    const inColumn = next.blocks.length === 1 && Math.abs(next.blocks[0]!.right - last.right) < size * 0.8;
    const atRight = startsRight && next.blocks[0]!.right > right - slack;
    row.continues = near && alike && (atRight || inColumn) && !room && !heading && last.left < left + slack;
  });
}
