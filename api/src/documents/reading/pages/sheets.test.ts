import { readFile } from 'node:fs/promises';
import { brokenPdfs } from '../../../../test/deeds/pdf-builder.js';
import * as wrong from '../../../../test/deeds/wrong-layers.js';
import { openPdf } from '../files/pdfium.js';
import { maximumScans } from '../files/page-limits.js';
import { readSheets } from './sheets.js';

const sample = (name: string): Promise<Buffer> =>
  readFile(new URL(`../../../../test/deeds/digital/${name}.pdf`, import.meta.url));
const [deed, other] = await Promise.all([sample('doc003'), sample('doc006')]);
const english = brokenPdfs.text('The parties agree to the terms of this lease, which begins on the first of May 2020.');
const footer = 'This copy was certified electronically. Verify it at the portal of the ministry within ninety days.';

/** How each page of a file is read. */
async function readingOf(file: Uint8Array | Promise<Uint8Array>): Promise<string[]> {
  const document = await openPdf(await file);
  try {
    return (await readSheets(document)).map(({ read }) => read);
  } finally {
    document.close();
  }
}

test('a sound text layer is read as it is', async () => expect(await readingOf(deed)).toEqual(['layer']));

test('a scan is recognised whatever its hidden layer says', async () => {
  expect(await readingOf(wrong.scanWithLayer(deed, other))).toEqual(['scan']);
  expect(await readingOf(wrong.scanWithLayer(deed, deed))).toEqual(['scan']);
});

test('a scan under a printed line is recognised', async () =>
  expect(await readingOf(wrong.scanWithFooter(deed, footer))).toEqual(['drawn']));

test('a page is recognised if its layer names other digits than it draws', async () =>
  expect(await readingOf(wrong.namedOtherwise(deed, wrong.nextDigit))).toEqual(['drawn']));

test.each<[string, (code: number) => number]>([
  ['Latin letters', (code) => 0x41 + (code % 26)],
  ['other Arabic letters', (code) => (code >= 0x621 && code <= 0x64a ? 0x628 + ((code * 7) % 34) : code)],
  ['nothing that has a name', (code) => 0xe000 + (code % 256)],
])('a page is recognised if its layer names %s', async (_, nameOf) =>
  expect(await readingOf(wrong.namedOtherwise(deed, nameOf))).toEqual(['drawn']),
);

test('a page is recognised if its glyphs have no names', async () =>
  expect(await readingOf(wrong.unnamed(deed))).toEqual(['drawn']));

test('a page that is drawn on its side is recognised', async () =>
  expect(await readingOf(wrong.onItsSide(deed))).not.toEqual(['layer']));

test('a page in English beside a deed keeps its layer', async () =>
  expect(await readingOf(wrong.bound([deed, english]))).toEqual(['layer', 'layer']));

test('pages without sense are recognised up to the limit of scans, pages with other digits always', async () => {
  const many = await wrong.bound(Array.from({ length: maximumScans + 2 }, () => deed));
  const drawn = async (nameOf: (code: number) => number): Promise<number> =>
    (await readingOf(wrong.namedOtherwise(many, nameOf))).filter((read) => read === 'drawn').length;
  expect(await drawn(() => 0x41)).toBe(maximumScans);
  expect(await drawn(wrong.nextDigit)).toBe(maximumScans + 2);
});

/** What a page says on which a form lies as an annotation. */
async function textUnder(form: string, flags: number): Promise<string> {
  const annotation = `<< /Type /Annot /Subtype /Stamp /Rect [0 0 595 842] /F ${flags} /AP << /N 6 0 R >> >>`;
  const file = brokenPdfs.drawn('BT /F1 12 Tf 40 700 Td (Printed) Tj ET', {
    forms: { Note: form },
    page: `/Annots [${annotation}]`,
  });
  const document = await openPdf(file);
  try {
    const [sheet] = await readSheets(document);
    return sheet!.content.characters.map(({ text }) => text).join('');
  } finally {
    document.close();
  }
}
const [shownFlag, hiddenFlag] = [4, 2];

test('what is filled in on a form is read with the page, and what an annotation covers is not', async () => {
  const filledIn = 'BT /F1 12 Tf 40 600 Td (Filled) Tj ET';
  expect(await textUnder(filledIn, shownFlag)).toContain('Filled');
  expect(await textUnder(filledIn, hiddenFlag)).toBe('Printed');
  expect(await textUnder('1 1 1 rg 30 690 200 30 re f', shownFlag)).not.toContain('Printed');
});
