import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { DocumentContent } from '../../src/reporting/typesetting/document-content.js';
import { Typesetter } from '../../src/reporting/typesetting/typesetter.js';

const columns = [
  { title: 'Item', amount: false, width: 3 },
  { title: 'Amount', amount: true, width: 2 },
];
const tableOf = (title: string, length: number) => ({
  title,
  nothing: 'None',
  columns,
  rows: Array.from({ length }, (_, at) => [`${title} row ${at + 1}`, '1.00']),
  total: null,
});

/** A document with two tables, the first one fixed. */
const documentOf = (rows: number): DocumentContent => ({
  language: 'en',
  direction: 'ltr',
  site: 'Site',
  title: 'Title',
  subtitle: '',
  number: 'N-1',
  'number-label': 'No.',
  pages: '{page} of {pages}',
  footer: '',
  supersedes: '',
  facts: [],
  figures: [],
  tables: [tableOf('First', 12), tableOf('Last', rows)],
  qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
  verify: { title: 'Check it', text: 'By the code', address: 'example' },
});

async function pagesOf(file: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  try {
    return [...document.pages()].map((page) => page.getText());
  } finally {
    document.destroy();
    library.destroy();
  }
}

test('wherever a short last table ends, the verification code is on the page of its rows', async () => {
  const typesetter = new Typesetter();
  const lengths: number[] = [];
  for (let rows = 1; rows <= 16; rows += 3) {
    const pages = await pagesOf(await typesetter.typeset('report', documentOf(rows)));
    lengths.push(pages.length);
    expect([rows, pages.at(-1)]).toEqual([rows, expect.stringMatching(/Last row \d+[\s\S]*Check it/)]);
  }
  // Both cases occur among these documents.
  expect(new Set(lengths)).toEqual(new Set([1, 2]));
}, 60_000);
