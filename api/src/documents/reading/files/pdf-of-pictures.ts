/** A picture as an RGB JPEG file. */
export interface JpegPicture {
  bytes: Uint8Array;
  /** Width and height in pixels. */
  width: number;
  height: number;
}

/** The longer side of a page in points: that of A4. */
const longSide = 842;
/** The catalog and the list of pages come first; each page takes three objects. */
const firstPageObject = 3;
const objectsOfPage = 3;

/**
 * A PDF with one whole picture on each page, in the given order. The same pictures give the same bytes (no date, no
 * random id), so that a result of an earlier reading can be found again.
 */
export function pdfOfPictures(pictures: readonly JpegPicture[]): Buffer {
  const chunks: Buffer[] = [];
  const places: number[] = [];
  let written = 0;
  const write = (...parts: Array<string | Uint8Array>): void => {
    for (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part);
      chunks.push(bytes);
      written += bytes.length;
    }
  };
  const object = (dictionary: string, stream?: string | Uint8Array): void => {
    places.push(written);
    write(`${places.length} 0 obj\n${dictionary}\n`);
    if (stream !== undefined) write('stream\n', stream, '\nendstream\n');
    write('endobj\n');
  };
  const pageObject = (index: number): number => firstPageObject + index * objectsOfPage;

  write('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n');
  object('<</Type/Catalog/Pages 2 0 R>>');
  const kids = pictures.map((_, index) => `${pageObject(index)} 0 R`).join(' ');
  object(`<</Type/Pages/Count ${pictures.length}/Kids[${kids}]>>`);
  for (const [index, { bytes, width, height }] of pictures.entries()) {
    const points = longSide / Math.max(width, height);
    const [across, down] = [width, height].map((pixels) => (pixels * points).toFixed(2));
    const page = pageObject(index);
    const drawing = `q ${across} 0 0 ${down} 0 0 cm /P Do Q`;
    object(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${across} ${down}]` +
        `/Resources<</XObject<</P ${page + 2} 0 R>>>>/Contents ${page + 1} 0 R>>`,
    );
    object(`<</Length ${drawing.length}>>`, drawing);
    object(
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8` +
        `/Filter/DCTDecode/Length ${bytes.length}>>`,
      bytes,
    );
  }
  const table = written;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  write(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows}`);
  write(`trailer\n<</Size ${places.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(chunks);
}
