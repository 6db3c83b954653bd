import { arrangeBlocks } from '../text/page-layout.js';
import type { Block, PageLayout, Row, Word } from '../text/page-parts.js';
import { bounds } from '../text/word-bounds.js';
import type { Rule } from '../text/page-shapes.js';
import type { CleanPage } from '../pages/clean-page.js';
import type { RecognisedLine, RecognisedWord } from './recogniser.js';

/** Width of a page in points; the sizes in the layout code are chosen for it. */
const sheetWidth = 595;
/** Height in ems of a box of letters with ascenders and descenders. */
const emsOfBox = 1.12;
/** The highest certainty of recognised text; only a text layer has 1, so this distinguishes the two. */
const surest = 0.99;

/** Builds rows of words from recognised lines, in the same form as for PDFs with a text layer. */
export function layOutScan(number: number, page: CleanPage, lines: RecognisedLine[], rules: Rule[]): PageLayout {
  const { width, height } = page.raster;
  // Not the page: its pixels would stay in memory until the last page is read.
  const { onSource } = page;
  const scale = (width <= height ? sheetWidth : sheetWidth * Math.SQRT2) / width;
  const usual = median(lines.flatMap((line) => line.words.map(heightOf))) || 40;
  const vertical = rules.filter((rule) => rule.direction === 'vertical');
  const blocks = lines
    .flatMap((line) => levels(line, usual))
    .flatMap((words) => partsOf(words, sizeOf(words, usual), vertical))
    .map((part) => blockOf(part, scale));
  const sheet = {
    width: width * scale,
    height: height * scale,
    rules: rules.map((rule) => ({ ...rule, at: rule.at * scale, from: rule.from * scale, to: rule.to * scale })),
  };
  const layout = arrangeBlocks(number, blocks, sheet, besideOnScan);
  return {
    ...layout,
    onPicture: ({ left, right, top, bottom }) =>
      onSource({ left: left / scale, right: right / scale, top: top / scale, bottom: bottom / scale }),
  };
}

const heightOf = (word: RecognisedWord): number => word.bottom - word.top;
const middleOf = (word: RecognisedWord): number => (word.top + word.bottom) / 2;

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/**
 * Em of a line in pixels. Boxes vary with their letters, so a line near the page's usual size is taken to have that
 * size, and one whose boxes differ much: some reach into the lines around them.
 */
function sizeOf(words: RecognisedWord[], usual: number): number {
  const heights = words.map(heightOf).sort((a, b) => a - b);
  const own = median(heights);
  const uneven = own > usual && heights[heights.length >> 2]! < usual * 0.9;
  return (uneven || (own > usual * 0.7 && own < usual * 1.32) ? usual : own) / emsOfBox;
}

/** Splits a line into groups of words at the same height, each from right to left. */
function levels({ words }: RecognisedLine, usual: number): RecognisedWord[][] {
  const found: RecognisedWord[][] = [];
  for (const word of words) {
    const near = found.find((level) => Math.abs(median(level.map(middleOf)) - middleOf(word)) < usual * 0.75);
    if (near) near.push(word);
    else found.push([word]);
  }
  for (const level of found) level.sort((a, b) => b.right - a.right);
  return found;
}

interface Part {
  words: RecognisedWord[];
  size: number;
  middle: number;
}

/** Cuts a line where the gap between words is wide or contains a ruled line. */
function partsOf(words: RecognisedWord[], size: number, rules: Rule[]): Part[] {
  const middle = median(words.map(middleOf));
  const crossing = rules.filter((rule) => rule.from < middle && rule.to > middle);
  const parts: Part[] = [];
  let edge = Infinity;
  for (const word of words) {
    const ruled = crossing.some((rule) => rule.at < edge + 4 && rule.at > word.right - 4);
    if (parts.length === 0 || ruled || edge - word.right > size * 1.15) parts.push({ words: [], size, middle });
    parts.at(-1)!.words.push(word);
    edge = Math.min(edge, word.left);
  }
  return parts;
}

function blockOf({ words, size, middle }: Part, scale: number): Block {
  const placed: Word[] = words.map(({ text, left, right, confidence, readings }) => ({
    text,
    ...(readings ? { readings } : {}),
    certainty: Math.min(surest, Math.round((readings?.[0]?.chance ?? confidence) * 100) / 100),
    left: left * scale,
    right: right * scale,
    top: (middle - size * 0.65) * scale,
    bottom: (middle + size * 0.65) * scale,
    size: size * scale,
  }));
  return { lines: [placed], ...bounds(placed), ruled: false };
}

/** Whether a block belongs to the row; tolerant, because a scan's rows are uneven even after it is straightened. */
function besideOnScan(row: Row, block: Block): boolean {
  const first = row.blocks[0]!;
  if (first.ruled !== block.ruled) return false;
  if (block.ruled) return Math.abs(first.top - block.top) < 6;
  const middle = (one: Block): number => (one.top + one.bottom) / 2;
  return (
    Math.abs(middle(first) - middle(block)) < Math.max(first.size, block.size) * 0.5 &&
    row.blocks.every((other) => other.left >= block.right - 2 || other.right <= block.left + 2)
  );
}
