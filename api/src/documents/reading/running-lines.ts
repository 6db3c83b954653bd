import { fold } from './arabic.js';
import type { PageLayout, Row } from './page-parts.js';

/** Rows from the edge of a page that may be its running head or foot. */
const fromEdge = 3;

/**
 * Pages without the heads and feet that run through them: rows near an edge that come again on another page, numbers
 * aside. They would stand in the middle of a list or sentence that goes on overleaf. The first page keeps its head,
 * which tells the kind of deed.
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

const textOf = (row: Row): string =>
  fold(row.blocks.flatMap(({ lines }) => lines.flat().map(({ text }) => text)).join(' ')).replace(/\d+/g, '#');

const isPageNumber = (row: Row): boolean => /^\s*(?:صفحه\s*)?[-(\s]*#[-)\s]*(?:(?:من|\/)\s*#)?\s*$/u.test(textOf(row));
