import { fold } from './arabic.js';
import type { PageLayout, Row } from './page-parts.js';

/** How many rows from the edge of a page may be its running header or footer. */
const fromEdge = 3;

/**
 * Pages without running headers and footers: rows near an edge that are repeated on another page, apart from numbers.
 * They would interrupt a list or sentence that continues on the next page. The first page keeps its header, which shows
 * the type of deed.
 */
export function withoutRunningLines(pages: PageLayout[]): PageLayout[] {
  if (pages.length < 2) return pages;
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const text of new Set(edgeRows(page).map(textOf))) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return pages.map((page, index) => {
    const edges = new Set(edgeRows(page));
    const rows = page.rows.filter((row, at) => {
      const head = index === 0 && at < fromEdge;
      return head || !edges.has(row) || ((counts.get(textOf(row)) ?? 0) < 2 && !isPageNumber(row));
    });
    return { ...page, rows };
  });
}

const edgeRows = ({ rows }: PageLayout): Row[] => [
  ...rows.slice(0, fromEdge),
  ...rows.slice(Math.max(fromEdge, rows.length - fromEdge)),
];

const wordsOf = (row: Row): string =>
  fold(row.blocks.flatMap(({ lines }) => lines.flat().map(({ text }) => text)).join(' '));

/** Numbers in a line may differ from page to page; a number alone, such as an id below its caption, is only itself. */
const textOf = (row: Row): string => {
  const words = wordsOf(row);
  return /\p{L}/u.test(words) ? words.replace(/\d+/g, '#') : words;
};

/** A number of more digits is that of a paper or a person. */
const isPageNumber = (row: Row): boolean =>
  /^\s*(?:صفحه\s*)?[-(\s]*\d{1,3}[-)\s]*(?:(?:من|\/)\s*\d{1,3})?\s*$/u.test(wordsOf(row));
