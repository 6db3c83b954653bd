import type { DeedPage } from '../deed-reading.js';
import type { DeedMime } from './deed-file.js';
import { openPdf, PdfOpenError, withPage } from './pdfium.js';
import { maximumPixels } from './render-page.js';

/**
 * The page sizes as stored in the file, without reading the pages: PDF points, or pixels for a picture.
 * @throws PdfOpenError when the file cannot be opened
 */
export async function measurePages(bytes: Uint8Array, mime: DeedMime): Promise<DeedPage[]> {
  return mime === 'application/pdf' ? measurePdf(bytes) : measurePicture(bytes);
}

async function measurePdf(bytes: Uint8Array): Promise<DeedPage[]> {
  const document = await openPdf(bytes);
  const { pdfium } = document;
  try {
    const pages: DeedPage[] = [];
    for (let number = 1; number <= document.pageCount; number += 1) {
      const size = await withPage(document, number, (page) => ({
        width: pdfium._FPDF_GetPageWidth(page),
        height: pdfium._FPDF_GetPageHeight(page),
      }));
      pages.push({ number, ...size });
    }
    return pages;
  } finally {
    document.close();
  }
}

async function measurePicture(bytes: Uint8Array): Promise<DeedPage[]> {
  const { default: sharp } = await import('sharp');
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: maximumPixels }).metadata();
    return [{ number: 1, width: autoOrient.width, height: autoOrient.height }];
  } catch {
    throw new PdfOpenError('damaged_pdf');
  }
}
