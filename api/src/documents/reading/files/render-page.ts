import type { DeedMime } from './deed-file.js';
import type { Turn } from '../pages/page-turn.js';
import { openPdf, type Pdfium, PdfOpenError, withPage } from './pdfium.js';

/**
 * A picture with more pixels than an A3 page at 600 dpi is treated as a decompression bomb, not as a photo of a deed.
 */
export const maximumPixels = 70_000_000;

/** The most pixels of one page picture: A4 at 2,400 px wide is 8.1 million. */
const maximumPagePixels = 9_000_000;
const narrowest = 64;
const widest = 2400;

const bgra = 4;
const white = 0xffffffff;
const withAnnotations = 0x01;
/** Red first, as sharp expects it. */
const reverseByteOrder = 0x10;

/** Thrown when the file has no such page. */
export class NoSuchPageError extends Error {}

/**
 * A page as PNG.
 * @param pageNumber from 1
 * @param widthPx width of the upright page in pixels, limited to 64 to 2400; a picture is never enlarged
 * @param turn degrees clockwise, for a page that the file holds turned
 * @throws NoSuchPageError, PdfOpenError
 */
export async function renderPage(
  bytes: Uint8Array,
  mime: DeedMime,
  pageNumber: number,
  widthPx: number,
  turn: Turn = 0,
): Promise<Buffer> {
  const width = Math.round(Math.min(widest, Math.max(narrowest, widthPx)));
  return mime === 'application/pdf'
    ? renderPdfPage(bytes, pageNumber, width, turn)
    : renderPicture(bytes, pageNumber, width, turn);
}

async function renderPicture(bytes: Uint8Array, pageNumber: number, width: number, turn: Turn): Promise<Buffer> {
  if (pageNumber !== 1) throw new NoSuchPageError();
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error' })
      .autoOrient()
      .rotate(turn)
      .resize({ width, height: Math.floor(maximumPagePixels / width), fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch {
    throw new PdfOpenError('damaged_pdf');
  }
}

async function renderPdfPage(bytes: Uint8Array, pageNumber: number, width: number, turn: Turn): Promise<Buffer> {
  const document = await openPdf(bytes);
  try {
    if (!Number.isInteger(pageNumber) || pageNumber < 1 || pageNumber > document.pageCount) throw new NoSuchPageError();
    return await withPage(document, pageNumber, (page) => paint(document.pdfium, page, width, turn));
  } finally {
    document.close();
  }
}

async function paint(pdfium: Pdfium, page: number, wanted: number, turn: Turn): Promise<Buffer> {
  const asStored = pdfium._FPDF_GetPageHeight(page) / pdfium._FPDF_GetPageWidth(page);
  const ratio = turn === 90 || turn === 270 ? 1 / asStored : asStored;
  if (!Number.isFinite(ratio) || ratio <= 0) throw new PdfOpenError('damaged_pdf');
  const width = Math.max(1, Math.min(wanted, Math.floor(Math.sqrt(maximumPagePixels / ratio))));
  const height = Math.max(1, Math.round(width * ratio));
  const size = width * height * 4;
  const pointer = pdfium.wasmExports.malloc(size);
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, bgra, pointer, width * 4);
  let pixels: Buffer;
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, turn / 90, withAnnotations | reverseByteOrder);
    pixels = Buffer.from(pdfium.HEAPU8.slice(pointer, pointer + size));
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap);
    pdfium.wasmExports.free(pointer);
  }
  const { default: sharp } = await import('sharp');
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 7 })
    .toBuffer();
}
