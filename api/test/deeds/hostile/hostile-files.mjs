import { readFileSync } from 'node:fs';
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { brokenPdfs } from '../pdf-builder.ts';
import { hiddenScript, manyPages, onePage, pdfOf, pictureBomb, streamOf } from './pdf-files.mjs';
import { forgedSize, pngHead, pngOf, smallJpeg, withComment } from './picture-files.mjs';

const deed = readFileSync(new URL('../digital/doc000.pdf', import.meta.url));
const limit = 10 * 1024 * 1024;
const padded = (size, start = deed) => Buffer.concat([start, Buffer.alloc(size - start.length, ' ')]);
// In two halves, so that a virus scanner does not report this source file.
const eicar = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));
const zip = Buffer.concat([
  Buffer.from('504b0304140000000800', 'hex'),
  Buffer.alloc(20),
  deflateRawSync(Buffer.from('deed')),
  Buffer.from('504b0506', 'hex'),
  Buffer.alloc(18),
]);
const action = (kind) => onePage({ catalogue: '/OpenAction 4 0 R', more: [kind] });

const taken = { status: 201 };
const notOurs = { status: 415, code: 'documents.file-type' };
const tooLarge = { status: 413, code: 'documents.file-too-large' };
const refused = (reason) => ({ status: 422, code: `documents.${reason}` });
const [damaged, active, encrypted, pages, pixels] = [
  'damaged-pdf',
  'active-content',
  'encrypted-pdf',
  'too-many-pages',
  'too-many-pixels',
].map(refused);

/** Files by size: empty, almost empty, and just below and above the limit. */
const sizes = {
  'nothing at all': ['صك.pdf', () => Buffer.alloc(0), refused('empty')],
  'one byte': ['صك.pdf', () => Buffer.from('%'), notOurs],
  'spaces only': ['صك.pdf', () => Buffer.alloc(4096, ' '), notOurs],
  'zeros only': ['صك.pdf', () => Buffer.alloc(65_536), notOurs],
  'a byte under the limit': ['صك.pdf', () => padded(limit - 1), taken],
  'the limit itself': ['صك.pdf', () => padded(limit), taken],
  'a byte over the limit': ['صك.pdf', () => padded(limit + 1), tooLarge],
  'four times the limit': ['صك.pdf', () => padded(limit * 4), tooLarge],
  'a picture over the limit': ['صك.jpg', () => padded(limit + 1, smallJpeg), tooLarge],
};

/** Another kind of file with an allowed extension, or an allowed kind with another extension. */
const kinds = {
  'words as PDF': ['صك.pdf', () => Buffer.from('هذا ليس صكاً. '.repeat(400)), notOurs],
  'PNG as PDF': ['صك.pdf', () => pngOf(40, 40), notOurs],
  'PDF as PNG': ['صك.png', () => deed, notOurs],
  'JPEG as PNG': ['صك.png', () => smallJpeg, notOurs],
  'PDF without an ending': ['صك', () => deed, notOurs],
  'PDF as a program': ['صك.pdf.exe', () => deed, notOurs],
  'GIF as JPEG': ['صك.jpg', () => Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'), notOurs],
  'WebP as JPEG': [
    'صك.jpg',
    () => Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=', 'base64'),
    notOurs,
  ],
  'BMP as PNG': ['صك.png', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]), notOurs],
  'TIFF as JPEG': ['صك.jpg', () => Buffer.concat([Buffer.from('49492a0008000000', 'hex'), Buffer.alloc(64)]), notOurs],
  'SVG with a script as PNG': [
    'صك.png',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    notOurs,
  ],
  'page with a script as PDF': [
    'صك.pdf',
    () => Buffer.from('<!doctype html><script>fetch("/api/user/me")</script>'),
    notOurs,
  ],
  'ZIP as PDF': ['صك.pdf', () => zip, notOurs],
  'gzip as PDF': ['صك.pdf', () => gzipSync(deed), notOurs],
  'Windows program as PDF': ['صك.pdf', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(510)]), notOurs],
  'Linux program as PDF': [
    'صك.pdf',
    () => Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(508)]),
    notOurs,
  ],
  'shell script as PDF': ['صك.pdf', () => Buffer.from('#!/bin/sh\nrm -rf /\n'), notOurs],
  'PostScript as PDF': ['صك.pdf', () => Buffer.from('%!PS-Adobe-3.0\n(%pipe%id) (r) file\n'), notOurs],
  'EICAR as PDF': ['صك.pdf', () => eicar, notOurs],
  'EICAR as JPEG': ['صك.jpg', () => eicar, notOurs],
};

/** Files that are valid in two formats at once. */
const polyglots = {
  'GIF before a PDF': ['صك.pdf', () => Buffer.concat([Buffer.from('GIF89a'), deed]), notOurs],
  'page before a PDF': ['صك.pdf', () => Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), deed]), notOurs],
  'program before a PDF': ['صك.pdf', () => Buffer.concat([Buffer.from('MZ\x90\0'), deed]), notOurs],
  'EICAR before a PDF': ['صك.pdf', () => Buffer.concat([eicar, Buffer.from('\n'), deed]), notOurs],
  'JPEG with a PDF behind it, as PDF': ['صك.pdf', () => Buffer.concat([smallJpeg, deed]), notOurs],
  'JPEG with a page in its comment': ['صك.jpg', () => withComment('<script>alert(document.cookie)</script>'), taken],
  'PNG with an archive behind it, as PDF': ['صك.pdf', () => Buffer.concat([pngOf(40, 40), zip]), notOurs],
};

/** Files that end too early or are wrong inside. */
const broken = {
  'PDF header alone': ['صك.pdf', () => Buffer.from('%PDF-1.7\n'), damaged],
  'first tenth of a PDF': ['صك.pdf', () => deed.subarray(0, deed.length / 10), damaged],
  'first half of a PDF': ['صك.pdf', () => deed.subarray(0, deed.length / 2), damaged],
  'PDF of noise': [
    'صك.pdf',
    () =>
      Buffer.concat([
        Buffer.from('%PDF-1.7\n'),
        Buffer.from(Array.from({ length: 20_000 }, (_, at) => (at * 7919) % 251)),
      ]),
    damaged,
  ],
  'PDF without pages': [
    'صك.pdf',
    () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
    damaged,
  ],
  'PDF whose pages hold themselves': [
    'صك.pdf',
    () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
    damaged,
  ],
  'PDF of brackets': [
    'صك.pdf',
    () =>
      Buffer.concat([
        Buffer.from('%PDF-1.7\n1 0 obj\n'),
        Buffer.alloc(200_000, '['),
        Buffer.from('\nendobj\ntrailer << /Root 1 0 R >>'),
      ]),
    damaged,
  ],
  'PNG signature alone': ['صك.png', () => pngHead, notOurs],
  'half of a PNG': ['صك.png', () => pngOf(900, 900, { rows: 300 }), damaged],
  'PNG with a wrong checksum': ['صك.png', () => pngOf(40, 40, { broken: true }), damaged],
  'PNG without width': ['صك.png', () => pngOf(0, 40), damaged],
  'JPEG signature alone': ['صك.jpg', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), damaged],
  'half of a JPEG': ['صك.jpg', () => smallJpeg.subarray(0, smallJpeg.length / 2), damaged],
};

/** Files that expand to far more data than their own size. */
const bombs = {
  'PNG of 30,000 × 30,000': ['صك.png', () => pngOf(30_000, 30_000, { rows: 2 }), pixels],
  'PNG a row over the limit of pixels': ['صك.png', () => pngOf(70_001, 1_000, { rows: 2 }), pixels],
  'JPEG that says 65,500 × 65,500': ['صك.jpg', () => forgedSize(65_500, 65_500), pixels],
  'PNG whose data are longer than its size': [
    'صك.png',
    () => pngOf(8, 8, { rows: 400_000 }),
    taken,
    ['no_text', 'too_small', 'too_dark', 'no_text_layer', 'damaged_pdf'],
  ],
  'PDF of 51 pages': ['صك.pdf', () => manyPages(51), pages],
  'PDF of 500 pages': ['صك.pdf', () => manyPages(500), pages],
  'PDF of 20,000 pages': ['صك.pdf', () => manyPages(20_000), pages],
  'PDF of five million drawing steps': [
    'صك.pdf',
    () => Buffer.from(brokenPdfs.bomb(5_000_000)),
    refused('out-of-memory'),
  ],
  'PDF page of 400 square kilometres': [
    'صك.pdf',
    () => onePage({ box: '[0 0 56000000 56000000]' }),
    taken,
    ['no_text', 'out_of_memory', 'damaged_pdf'],
  ],
  'PDF picture of 60,000 × 60,000': [
    'صك.pdf',
    () => pictureBomb(60_000),
    taken,
    ['no_text', 'too_small', 'too_dark', 'timed_out', 'out_of_memory', 'damaged_pdf'],
  ],
  'PDF stream of a gigabyte': [
    'صك.pdf',
    () =>
      onePage({
        page: '/Contents 4 0 R',
        more: [
          streamOf(
            '/Filter [/FlateDecode /FlateDecode]',
            deflateSync(deflateSync(Buffer.alloc(80_000_000), { level: 9 }), { level: 9 }),
          ),
        ],
      }),
    taken,
    ['no_text', 'timed_out', 'out_of_memory', 'damaged_pdf'],
  ],
};

/** Encrypted files, and files with content that acts when somebody opens them. */
const actions = {
  'locked with a password': ['صك.pdf', () => Buffer.from(brokenPdfs.encrypted()), encrypted],
  'script on opening': ['صك.pdf', () => action('<< /S /JavaScript /JS (app.alert\\(1\\)) >>'), active],
  'script by name': [
    'صك.pdf',
    () =>
      onePage({
        catalogue: '/Names << /JavaScript << /Names [(a) 4 0 R] >> >>',
        more: ['<< /S /JavaScript /JS (this.exportDataObject\\(\\)) >>'],
      }),
    active,
  ],
  'script with its name in disguise': [
    'صك.pdf',
    () => action('<< /S /J#61vaScript /#4a#53 (app.alert\\(1\\)) >>'),
    active,
  ],
  'script in a compressed object': ['صك.pdf', hiddenScript, active],
  'script of a page': ['صك.pdf', () => onePage({ page: '/AA << /O << /S /JavaScript /JS (1) >> >>' }), active],
  'program on opening': ['صك.pdf', () => action('<< /S /Launch /F (cmd.exe) >>'), active],
  'EICAR attached': [
    'صك.pdf',
    () =>
      onePage({
        catalogue: '/Names << /EmbeddedFiles << /Names [(a.com) 4 0 R] >> >>',
        more: ['<< /Type /Filespec /F (a.com) /EF << /F 5 0 R >> >>', streamOf('/Type /EmbeddedFile', eicar)],
      }),
    active,
  ],
  'link to a page': [
    'صك.pdf',
    () =>
      onePage({
        page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://moj.gov.sa) >> >>]',
      }),
    taken,
    ['no_text'],
  ],
};

/** File names that try to leave the folder, break the header or deceive; `shown` is the stored and displayed name. */
const names = {
  'Arabic name': ['صك ملكية رقم ١٢.pdf', () => deed, { ...taken, shown: 'صك ملكية رقم ١٢.pdf' }],
  'upper case ending': ['DEED.PDF', () => deed, { ...taken, shown: 'DEED.PDF' }],
  'right-to-left override': ['صك\u202efdp.exe.pdf', () => deed, { ...taken, shown: 'صكfdp.exe.pdf' }],
  'override that hides another ending': ['صك\u202efdp.exe', () => deed, notOurs],
  'marks that nobody sees': ['ص\u200fك\u200b\u2066.pdf', () => deed, { ...taken, shown: 'صك.pdf' }],
  'way up': ['../../../../etc/passwd.pdf', () => deed, { ...taken, shown: 'passwd.pdf' }],
  'way up for Windows': ['..\\..\\windows\\deed.pdf', () => deed, { ...taken, shown: 'deed.pdf' }],
  'hidden file': ['.pdf', () => deed, notOurs],
  quotes: ['a"; filename="b.exe".pdf', () => deed, taken],
  markup: ['<img src=x onerror=alert(1)>.pdf', () => deed, { ...taken, shown: '<img src=x onerror=alert(1)>.pdf' }],
  'three hundred letters': [`${'ص'.repeat(300)}.pdf`, () => deed, { ...taken, shown: `${'ص'.repeat(196)}.pdf` }],
  'device of Windows': ['CON.pdf', () => deed, taken],
};

/**
 * Hostile files with the verdict that each must get.
 * @returns {{name: string, group: string, fileName: string, bytes: () => Buffer, upload: {status: number, code?:
 * string, shown?: string}, endings: string[] | null}[]} `endings`: how reading may end where the upload is taken; null
 * when only the upload counts
 */
export function hostileFiles() {
  const groups = { sizes, kinds, polyglots, broken, bombs, actions, names };
  return Object.entries(groups).flatMap(([group, files]) =>
    Object.entries(files).map(([name, [fileName, bytes, upload, endings = null]]) => ({
      name,
      group,
      fileName,
      bytes,
      upload,
      endings,
    })),
  );
}
