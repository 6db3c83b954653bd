import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { renderPage } from '../../src/documents/reading/files/render-page.js';

/*
 * Deeds whose text layer is not what they show, made of sound ones.
 */

/** The deed with other letters behind the same glyphs, as a font with a wrong table names them. */
export function namedOtherwise(deed: Uint8Array, nameOf: (code: number) => number): Promise<Uint8Array> {
  const named = (code: string): string => nameOf(parseInt(code, 16)).toString(16).padStart(4, '0');
  return changed(deed, (body) =>
    /beginbf(char|range)/.test(body)
      ? body.replace(
          /((?:<[0-9A-Fa-f]{4}>\s*){1,2})<([0-9A-Fa-f]{4})>(?=\s*\n)/g,
          (_, glyphs: string, code: string) => `${glyphs}<${named(code)}>`,
        )
      : body,
  );
}

/** Digits as a table names them that is off by one. */
export const nextDigit = (code: number): number =>
  [0x30, 0x660].reduce(
    (named, zero) => (code >= zero && code < zero + 10 ? zero + ((code - zero + 1) % 10) : named),
    code,
  );

/** The deed without the tables that name its glyphs. */
export const unnamed = (deed: Uint8Array): Promise<Uint8Array> =>
  changed(deed, (body) => body.replace(/\d+ beginbf(char|range)[\s\S]*?endbf\1/g, ''));

/** A scan of one deed with the text of another as its layer, which nobody sees. */
export async function scanWithLayer(shown: Uint8Array, layer: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(await changed(layer, (body) => body.replace(/\bBT\b/g, 'BT 3 Tr')));
  return withPicture(document, shown);
}

/** A scan of a deed with a line of printed text below it, as portals add it. */
export async function scanWithFooter(shown: Uint8Array, footer: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]);
  const scan = await PDFDocument.load(await withPicture(document, shown));
  scan.getPage(0).drawText(footer, { x: 30, y: 12, size: 7 });
  return scan.save({ useObjectStreams: false });
}

/** The pages of several deeds in one file. */
export async function bound(deeds: Uint8Array[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const deed of deeds) {
    const source = await PDFDocument.load(deed);
    for (const page of await document.copyPages(source, source.getPageIndices())) document.addPage(page);
  }
  return document.save({ useObjectStreams: false });
}

/** The pages of a deed drawn on their side. */
export async function onItsSide(deed: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const [drawing] = await document.embedPdf(deed, [0]);
  document.addPage([842, 595]).drawPage(drawing!, { x: 0, y: 595, rotate: { type: 'degrees', angle: -90 } as never });
  return document.save({ useObjectStreams: false });
}

/** Puts a picture of a deed behind the text of the first page. */
async function withPicture(document: PDFDocument, shown: Uint8Array): Promise<Uint8Array> {
  const png = await renderPage(shown, 'application/pdf', 1, 1700);
  const picture = await document.embedJpg(await sharp(png).jpeg({ quality: 85 }).toBuffer());
  const page = document.getPage(0);
  page.drawImage(picture, { x: 0, y: 0, width: page.getWidth(), height: page.getHeight() });
  const contents = page.node.normalizedEntries().Contents!;
  const last = contents.size() - 1;
  const drawing = contents.get(last);
  contents.remove(last);
  contents.insert(0, drawing);
  return document.save({ useObjectStreams: false });
}

/** The deed with changed content streams and tables of its fonts. */
async function changed(deed: Uint8Array, change: (body: string) => string): Promise<Uint8Array> {
  const document = await PDFDocument.load(deed);
  for (const [reference, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || object.dict.has(PDFName.of('Subtype'))) continue;
    const body = Buffer.from(decodePDFRawStream(object).decode()).toString('latin1');
    const next = /\bBT\b|beginbf/.test(body) ? change(body) : body;
    if (next !== body) document.context.assign(reference, document.context.stream(Buffer.from(next, 'latin1')));
  }
  return document.save({ useObjectStreams: false });
}
