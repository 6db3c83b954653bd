import { deflateSync } from 'node:zlib';

/** A PDF from its objects, the catalogue first. Streams may be given as bytes. */
export function pdfOf(objects, { header = '%PDF-1.7\n', trailer = '' } = {}) {
  const chunks = [Buffer.from(header, 'latin1')];
  let length = chunks[0].length;
  const push = (bytes) => {
    chunks.push(bytes);
    length += bytes.length;
  };
  const offsets = objects.map((object, at) => {
    const offset = length;
    push(
      Buffer.concat([
        Buffer.from(`${at + 1} 0 obj\n`),
        Buffer.isBuffer(object) ? object : Buffer.from(object, 'latin1'),
        Buffer.from('\nendobj\n'),
      ]),
    );
    return offset;
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ` +
        `${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}

export const streamOf = (dictionary, bytes) =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

/** One page; `catalogue`, `page` and `more` are added to its objects, which begin at number 4. */
export function onePage({
  catalogue = '',
  page = '',
  box = '[0 0 595 842]',
  more = [],
  kids = '[3 0 R]',
  count = 1,
  ...rest
} = {}) {
  return pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
      `<< /Type /Pages /Kids ${kids} /Count ${count} >>`,
      `<< /Type /Page /Parent 2 0 R /MediaBox ${box} ${page} >>`,
      ...more,
    ],
    rest,
  );
}

export const manyPages = (count) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(' ')}] /Count ${count} >>`,
    ...Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
  ]);

/** A script that a compressed object stream hides from whoever reads only the plain bytes (PDF 1.5). */
export function hiddenScript() {
  const inner = Buffer.from('5 0 << /S /JavaScript /JS (app.alert(1)) >>');
  const packed = deflateSync(inner);
  const header = Buffer.from('%PDF-1.5\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction 5 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ].map((object, at) => Buffer.from(`${at + 1} 0 obj\n${object}\nendobj\n`));
  const container = Buffer.concat([
    Buffer.from('4 0 obj\n'),
    streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packed),
    Buffer.from('\nendobj\n'),
  ]);
  const body = [...objects, container];
  const offsets = body.reduce((found, part, at) => [...found, found[at] + part.length], [header.length]);
  const row = (type, second, third) => [
    type,
    (second >> 24) & 255,
    (second >> 16) & 255,
    (second >> 8) & 255,
    second & 255,
    third,
  ];
  const table = Buffer.from(
    [
      row(0, 0, 255),
      row(1, offsets[0], 0),
      row(1, offsets[1], 0),
      row(1, offsets[2], 0),
      row(1, offsets[3], 0),
      row(2, 4, 0),
      row(1, offsets[4], 0),
    ].flat(),
  );
  const xref = Buffer.concat([
    Buffer.from('6 0 obj\n'),
    streamOf('/Type /XRef /Size 7 /W [1 4 1] /Root 1 0 R', table),
    Buffer.from(`\nendobj\nstartxref\n${offsets[4]}\n%%EOF\n`),
  ]);
  return Buffer.concat([header, ...body, xref]);
}

/** A page that is one picture of a great many pixels in few bytes. */
export const pictureBomb = (side) =>
  onePage({
    page: '/Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >>',
    more: [
      streamOf('', Buffer.from('q 595 0 0 842 0 0 cm /P Do Q')),
      streamOf(
        `/Type /XObject /Subtype /Image /Width ${side} /Height ${side}` +
          ` /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter [/FlateDecode /FlateDecode]`,
        deflateSync(deflateSync(Buffer.alloc(20_000_000), { level: 9 }), { level: 9 }),
      ),
    ],
  });
