import type { Box } from '@waqf/contracts/documents';
import { foldLetter } from './arabic.js';
import type { Block, PageLayout, Row, Word } from './page-parts.js';
import { withoutUnticked } from './unticked.js';

/** A block with its place in the folded text. */
export interface TextBlock {
  start: number;
  end: number;
  page: number;
  row: number;
  /** 0 is the rightmost block of its row. */
  column: number;
  block: Block;
}

interface WordPlace {
  page: number;
  word: Word;
}

/** Where a value was found. */
export interface Place {
  page: number;
  box: Box;
}

/**
 * All pages as one folded text, each letter linked to the word that it came from. Words, and rows that continue each
 * other, are separated by a space, the blocks of a row by a tab, and rows by a line break.
 */
export class DeedText {
  /** The folded text, for searching. */
  readonly text: string;
  readonly blocks: TextBlock[] = [];
  /** Blocks of each row. */
  readonly rows: TextBlock[][] = [];
  private readonly originals: string[];
  private readonly words: (WordPlace | null)[];
  private readonly sheets = new Map<number, PageLayout>();

  constructor(pages: PageLayout[]) {
    const letters: string[] = [];
    const originals: string[] = [];
    const words: (WordPlace | null)[] = [];
    const put = (text: string, place: WordPlace | null): void => {
      for (const letter of text) {
        const folded = foldLetter(letter);
        if (folded === '') {
          // Marks stay with the letter before them in the original.
          if (originals.length > 0 && place) originals[originals.length - 1] += letter;
          continue;
        }
        letters.push(folded);
        originals.push(letter);
        words.push(place);
      }
    };
    for (const page of pages) {
      this.sheets.set(page.number, page);
      for (const row of page.rows) this.putRow(row, page.number, letters, put);
    }
    rightDecimals(letters, originals, words);
    const text = withExceptions(letters.join(''), originals);
    this.text = withoutUnticked(text);
    for (let at = 0; at < text.length; at += 1) if (this.text[at] !== text[at]) originals[at] = ' ';
    this.originals = originals;
    this.words = words;
  }

  private putRow(
    row: Row,
    page: number,
    letters: string[],
    put: (text: string, place: WordPlace | null) => void,
  ): void {
    const number = this.rows.length;
    const blocks: TextBlock[] = [];
    row.blocks.forEach((block, column) => {
      if (column > 0) put('\t', null);
      const start = letters.length;
      block.lines.flat().forEach((word, index) => {
        if (index > 0) put(' ', null);
        // Old typewriters wrote a dash as a tatweel by itself.
        put(/^ـ+$/u.test(word.text) ? '-' : word.text, { page, word });
      });
      blocks.push({ start, end: letters.length, page, row: number, column, block });
    });
    put(row.continues ? ' ' : '\n', null);
    this.rows.push(blocks);
    this.blocks.push(...blocks);
  }

  /** The folded text of a block. */
  textOf(block: TextBlock): string {
    return this.text.slice(block.start, block.end);
  }

  /** The text as written, between two places of the folded text. */
  original(start: number, end: number): string {
    return this.originals.slice(start, end).join('').replace(/\s+/g, ' ').trim();
  }

  /** The letter as written at a place of the folded text: its hamza and its final ya are kept. */
  writtenAt(offset: number): string {
    return this.originals[offset]?.[0] ?? '';
  }

  /**
   * The box around the words between two offsets, on the first page when they span several; null when there are none.
   */
  place(start: number, end: number): Place | null {
    const found = [...new Set(this.words.slice(start, end))].filter((word) => word !== null);
    const page = found[0]?.page;
    const sheet = page === undefined ? undefined : this.sheets.get(page);
    if (page === undefined || !sheet) return null;
    const words = found.filter((one) => one.page === page).map((one) => one.word);
    const edges = {
      left: Math.min(...words.map((word) => word.left)),
      right: Math.max(...words.map((word) => word.right)),
      top: Math.min(...words.map((word) => word.top)),
      bottom: Math.max(...words.map((word) => word.bottom)),
    };
    const { width, height } = sheet;
    const shares = sheet.onPicture?.(edges) ?? {
      left: edges.left / width,
      right: edges.right / width,
      top: edges.top / height,
      bottom: edges.bottom / height,
    };
    const fraction = (share: number): number => Math.min(1, Math.max(0, Math.round(share * 10_000) / 10_000));
    const x = fraction(shares.left);
    const y = fraction(shares.top);
    return { page, box: { x, y, width: fraction(shares.right) - x, height: fraction(shares.bottom) - y } };
  }

  /** How surely the least certain word between two offsets was recognised, 0 to 1; 1 in a text layer. */
  legibility(start: number, end: number): number {
    return this.words.slice(start, end).reduce((least, one) => Math.min(least, one?.word.certainty ?? 1), 1);
  }

  /** The block that contains an offset of the folded text; null when there is none. */
  blockAt(offset: number): TextBlock | null {
    return this.blocks.find((block) => offset >= block.start && offset < block.end) ?? null;
  }
}

/**
 * Reorders a number with the old decimal sign whose parts are in the wrong order because the file draws it left to
 * right: "٧٥ر٦١٢".
 */
function rightDecimals(letters: string[], originals: string[], words: (WordPlace | null)[]): void {
  for (const match of letters.join('').matchAll(/(?<!\d)(\d{1,2})ر(\d{3,6})(?!\d)/gu)) {
    const [at, length] = [match.index, match[0].length];
    const split = match[1]!.length;
    const turned = <T>(list: T[]): T[] => [
      ...list.slice(at + split + 1, at + length),
      list[at + split]!,
      ...list.slice(at, at + split),
    ];
    for (const list of [letters, originals, words] as unknown[][]) list.splice(at, length, ...turned(list));
  }
}

/**
 * Keeps the hamza of "إلا" (except): folded it would look like "ألا" (that not), which begins a condition. `originals`
 * has one entry per letter of the text.
 */
function withExceptions(text: string, originals: string[]): string {
  // "٦١٢ر٧٥": ر is the old decimal sign.
  const pointed = text.replace(/(?<=\d)ر(?=\d{1,3}(?!\d))/gu, '.');
  return pointed.replace(/(?<!\p{L})الا(?!\p{L})/gu, (word, at: number) => (originals[at] === 'إ' ? 'إلا' : word));
}
