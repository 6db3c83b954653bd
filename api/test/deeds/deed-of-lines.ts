import { findDates } from '../../src/documents/reading/entities/date-mentions.js';
import { findNames } from '../../src/documents/reading/entities/person-names.js';
import type { Findings } from '../../src/documents/reading/evidence/field-evidence.js';
import { DeedText } from '../../src/documents/reading/text/deed-text.js';
import type { Block, PageLayout, Row, Word } from '../../src/documents/reading/text/page-parts.js';

const page = { width: 600, height: 800 };
const size = 12;

/**
 * The text of a page given line by line, for tests of single rules: tabs separate cells of equal width, the first one
 * is rightmost. `gaps` are the free points above each line, 8 when not given.
 */
export function deedOfLines(lines: string[], gaps: number[] = []): DeedText {
  let top = 40;
  const rows = lines.map((line, at): Row => {
    top += size + (gaps[at] ?? 8);
    const cells = line.split('\t');
    const blocks = cells.map((cell, column) =>
      blockOf(cell, page.width - ((column + 1) * page.width) / cells.length, page.width / cells.length, top),
    );
    return { blocks, top, bottom: top + size, continues: false };
  });
  const layout: PageLayout = { number: 1, ...page, rows };
  return new DeedText([layout]);
}

/** The same with the dates and names that are found in it. */
export function findingsOf(lines: string[], gaps?: number[]): Findings {
  const deed = deedOfLines(lines, gaps);
  return { deed, dates: findDates(deed.text), names: findNames(deed.text, (at) => deed.writtenAt(at)) };
}

function blockOf(text: string, left: number, width: number, top: number): Block {
  const words = text.split(' ').filter(Boolean);
  const step = width / Math.max(words.length, 1);
  const line = words.map(
    (word, at): Word => ({
      text: word,
      left: left + width - (at + 1) * step,
      right: left + width - at * step - 2,
      top,
      bottom: top + size,
      size,
    }),
  );
  return { lines: [line], left, right: left + width, top, bottom: top + size, size, ruled: false };
}
