import { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';

/* Finds what is wrong with a downloaded file, with another library than the one that rewrote it. */

const forbiddenKeys = new Set([
  'OpenAction',
  'AA',
  'A',
  'PA',
  'JS',
  'JavaScript',
  'Names',
  'AcroForm',
  'XFA',
  'EF',
  'AF',
  'EmbeddedFiles',
  'Annots',
  'Outlines',
  'Collection',
  'Next',
  'RichMediaContent',
  'URI',
  'Dests',
  'PieceInfo',
  'Metadata',
  'Properties',
  'Measure',
  'StructParents',
]);
const forbiddenNames = new Set([
  'JavaScript',
  'Launch',
  'GoToR',
  'GoToE',
  'GoTo3DView',
  'GoToDp',
  'GoTo',
  'Named',
  'Thread',
  'URI',
  'SubmitForm',
  'ImportData',
  'ResetForm',
  'Rendition',
  'Movie',
  'Sound',
  'Hide',
  'SetOCGState',
  'RichMediaExecute',
  'EmbeddedFile',
  'Filespec',
  'Annot',
  'Action',
]);
const ofCatalogue = new Set(['Type', 'Pages']);
const ofPage = new Set(['Type', 'Parent', 'MediaBox', 'Rotate', 'Resources', 'Contents']);
/** Chunks of a PNG that only describe how pixels look. */
const partsOfPng = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'pHYs', 'gAMA', 'sRGB', 'cHRM', 'sBIT']);

/**
 * @param {Uint8Array} bytes
 * @param {string} mimeType
 * @returns {Promise<string | null>} null when the file has only visible content
 */
export async function judgeDownload(bytes, mimeType) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (mimeType === 'image/png') return judgePng(file);
  return mimeType === 'image/jpeg' ? judgeJpeg(file) : judgePdf(file);
}

async function judgePdf(bytes) {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-') || !/%%EOF\s*$/.test(text)) return 'something stands before or behind the file';
  if (/startxref/g.exec(text)?.length !== 1 || text.split('startxref').length !== 2) return 'more than one version';
  const document = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false });
  if (document.getPageCount() < 1) return 'no page';
  const extra = keysOf(document.catalog).find((key) => !ofCatalogue.has(key));
  if (extra) return `/${extra} in the catalogue`;
  for (const page of document.getPages()) {
    const key = keysOf(page.node).find((one) => !ofPage.has(one));
    if (key) return `/${key} on a page`;
  }
  for (const [reference, object] of document.context.enumerateIndirectObjects()) {
    const complaint = complaintOf(object);
    if (complaint) return `${complaint} in object ${reference.toString()}`;
  }
  return null;
}

const keysOf = (dictionary) => dictionary.keys().map((key) => key.decodeText());

function complaintOf(object) {
  if (object instanceof PDFStream) return complaintOf(object.dict);
  if (object instanceof PDFName) return forbiddenNames.has(object.decodeText()) ? `/${object.decodeText()}` : null;
  if (object instanceof PDFArray) return first(object.asArray());
  if (!(object instanceof PDFDict)) return null;
  const key = keysOf(object).find((one) => forbiddenKeys.has(one));
  return key ? `/${key}` : first(object.values());
}

function first(objects) {
  for (const object of objects) {
    const complaint = complaintOf(object);
    if (complaint) return complaint;
  }
  return null;
}

function judgePng(bytes) {
  let at = 8;
  while (at < bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!partsOfPng.has(type)) return `the part ${type}`;
    at += 12 + bytes.readUInt32BE(at);
    if (type === 'IEND') return at === bytes.length ? null : 'something behind the picture';
  }
  return 'a picture without an end';
}

function judgeJpeg(bytes) {
  let at = 2;
  while (at < bytes.length) {
    const mark = bytes[at + 1];
    if (bytes[at] !== 0xff) return 'no JPEG';
    // The image data starts here: it must end with the end marker, which must be the end of the file.
    if (mark === 0xda)
      return bytes.indexOf(Buffer.of(0xff, 0xd9), at) === bytes.length - 2 ? null : 'something behind the picture';
    if (mark === 0xfe || (mark >= 0xe1 && mark <= 0xef)) return `the mark ${mark.toString(16)}`;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return 'a picture without data';
}
