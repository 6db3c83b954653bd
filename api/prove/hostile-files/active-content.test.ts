import { readFile, readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { activeFiles, fetchedFiles, hiddenLayerFiles } from '../../test/deeds/hostile/active-files.mjs';
import { hiddenScript, onePage, streamOf } from '../../test/deeds/hostile/pdf-files.mjs';
import { flattenPdf } from '../../src/documents/reading/files/flatten-pdf.js';
import { inspectFile } from '../../src/documents/reading/files/inspect-file.js';
import { renderPage } from '../../src/documents/reading/files/render-page.js';
import { rewriteFile } from '../../src/documents/reading/files/rewrite-file.js';
import { judgeDownload } from './judge-download.mjs';

const pdf = 'application/pdf' as const;
const deeds = new URL('../../test/deeds/digital/', import.meta.url);
const verdict = async (bytes: Uint8Array): Promise<string> => (await inspectFile(bytes)).verdict;
const files = activeFiles();
/** The full proof uploads and flattens every file; this is a sample with each kind, place and packing. */
const some = files.filter((_, index) => index % 3 === 0);

async function rewritten(bytes: Uint8Array, mime: 'application/pdf' | 'image/png' | 'image/jpeg'): Promise<Buffer> {
  const rewriting = await rewriteFile(bytes, mime);
  if (rewriting.outcome !== 'rewritten') throw new Error(rewriting.reason);
  return Buffer.from(rewriting.bytes);
}

test('at least 120 files act by themselves, and the judge of downloads sees each of them', async () => {
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  expect(files.length).toBeGreaterThanOrEqual(120);
  const unseen: string[] = [];
  for (const { name, bytes } of files)
    if ((await judgeDownload(bytes(), pdf).catch(() => 'unreadable')) === null) unseen.push(name);
  expect(unseen).toEqual([]);
}, 120_000);

test('none of them is taken, however its action is spelled and packed', async () => {
  const wrong: Record<string, string> = {};
  for (const { name, bytes } of some) {
    const found = await verdict(bytes());
    if (found !== 'active_content') wrong[name] = found;
  }
  expect(wrong).toEqual({});
}, 120_000);

test('flattened without being looked at first, none of them has anything left that acts', async () => {
  const wrong: Record<string, string> = {};
  for (const { name, bytes } of some) {
    const complaint = await judgeDownload(await flattenPdf(bytes(), { annotated: true }), pdf);
    if (complaint !== null) wrong[name] = complaint;
  }
  expect(wrong).toEqual({});
}, 120_000);

test('a deed, a link, a jump to a page and bytes that look like a name by chance are no active content', async () => {
  const link = '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://moj.gov.sa) >> >>]';
  const chance = [streamOf('', Buffer.from('BT (/JavaScript /JS) Tj ET'))];
  expect(await verdict(await readFile(new URL('doc000.pdf', deeds)))).toBe('ok');
  expect(await verdict(onePage({ page: link, catalogue: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' }))).toBe('ok');
  expect(await verdict(onePage({ page: '/Contents 4 0 R', more: chance }))).toBe('ok');
  expect(await judgeDownload(await rewritten(onePage({ page: link }), pdf), pdf)).toBeNull();
  // A string that looks like the start of a stream hides nothing.
  const disguised = '/Info (stream ) /OpenAction << /S /JavaScript /JS (endstream) >>';
  expect(await verdict(onePage({ catalogue: disguised }))).toBe('active_content');
  expect(await verdict(hiddenScript())).toBe('active_content');
});

test('hidden layers are refused: the flattened copy would show them', async () => {
  const layers = (state: string): Buffer =>
    onePage({ catalogue: `/OCProperties << /OCGs [4 0 R] /D << ${state} >> >>`, more: ['<< /Type /OCG /Name (a) >>'] });
  expect(await verdict(layers('/OFF [4 0 R]'))).toBe('hidden_layers');
  expect(await verdict(layers('/BaseState /OFF'))).toBe('hidden_layers');
  expect(await verdict(layers('/ON [4 0 R]'))).toBe('ok');
});

test('a layer is hidden by its state, its usage, or a rule that negates', async () => {
  const found: Record<string, string> = {};
  for (const { name, bytes } of hiddenLayerFiles()) found[name] = await verdict(bytes());
  expect(new Set(Object.values(found))).toEqual(new Set(['hidden_layers']));
});

test('pages drawn by other files, addresses or the printer are refused, at the upload and when the copy is made', async () => {
  const wrong: Record<string, string> = {};
  for (const { name, bytes } of fetchedFiles()) {
    const found = await verdict(bytes());
    const { outcome } = await rewriteFile(bytes(), pdf);
    if (found !== 'active_content' || outcome !== 'refused') wrong[name] = `${found}, ${outcome}`;
  }
  expect(wrong).toEqual({});
}, 60_000);

test('what people download of a deed looks like what was uploaded, pixel by pixel', async () => {
  const names = (await readdir(deeds)).filter((name) => name.endsWith('.pdf')).slice(0, 12);
  for (const name of names) {
    const original = await readFile(new URL(name, deeds));
    const served = await rewritten(original, pdf);
    expect(await judgeDownload(served, pdf)).toBeNull();
    expect((await renderPage(served, pdf, 1, 900)).equals(await renderPage(original, pdf, 1, 900))).toBe(true);
  }
}, 60_000);

test('turned, cropped and stamped pages keep their look, and the stamp is part of the page', async () => {
  const stamp = '/Annots [<< /Subtype /Stamp /F 4 /Rect [99 99 300 200] /AP << /N 5 0 R >> >>]';
  for (const look of ['/Rotate 90', '/Rotate 180 /CropBox [50 60 400 500]', '/UserUnit 2']) {
    const original = onePage({
      page: `${look} /Contents 4 0 R ${stamp}`,
      box: '[20 30 595 842]',
      more: [
        streamOf('', Buffer.from('1 0 0 rg 60 70 200 100 re f')),
        streamOf('/Type /XObject /Subtype /Form /BBox [0 0 9 9]', Buffer.from('0 0 1 rg 0 0 9 9 re f')),
      ],
    });
    const served = await rewritten(original, pdf);
    expect((await renderPage(served, pdf, 1, 700)).equals(await renderPage(original, pdf, 1, 700))).toBe(true);
  }
});

test('pictures are served without their comments, places and what stood behind them', async () => {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#345' } });
  const withPlace = picture.withExif({ IFD0: { Copyright: 'where it was taken' } });
  for (const [mime, bytes] of [
    ['image/jpeg', await withPlace.jpeg().toBuffer()],
    ['image/png', await withPlace.png().toBuffer()],
  ] as const) {
    const carrier = Buffer.concat([bytes, Buffer.from('%PDF-1.7 <script>alert(1)</script>')]);
    expect(await judgeDownload(carrier, mime)).not.toBeNull();
    const served = await rewritten(carrier, mime);
    expect(await judgeDownload(served, mime)).toBeNull();
    expect(await sharp(served).metadata()).toMatchObject({ width: 60, height: 40 });
  }
});
