import { collectSaved } from './pdf-writer.js';
import { openPdf, PdfOpenError, withPage, type PdfDocument } from './pdfium.js';

const displayed = 0;
const failed = 0;
const floatBytes = 4;

/**
 * A new PDF with the pages only, each drawn by one form that shows what the page shows: annotations and filled fields
 * become part of the drawing, while actions, scripts, forms, attachments, links, outlines and structure are left out.
 * Text stays text. Runs in the reader's child process.
 * @param annotated whether some page has annotations
 * @throws PdfOpenError when a page cannot be copied
 */
export async function flattenPdf(bytes: Uint8Array, { annotated }: { annotated: boolean }): Promise<Buffer> {
  const document = await openPdf(bytes);
  try {
    // Loading a page reads everything that it draws, so it is done only when there may be something to flatten.
    for (let page = 1; annotated && page <= document.pageCount; page += 1) await drawAnnotations(document, page);
    return copyPages(document);
  } finally {
    document.close();
  }
}

/**
 * The same document saved again, with its objects found as a viewer finds them in a damaged file. @throws PdfOpenError
 */
export async function saveAgain(bytes: Uint8Array): Promise<Buffer> {
  const document = await openPdf(bytes);
  try {
    return collectSaved(document.pdfium, document.handle);
  } finally {
    document.close();
  }
}

/**
 * Makes annotations and filled fields of a page part of its drawing, in memory; a page that is open does not show it.
 * @throws PdfOpenError when they cannot be drawn
 */
export async function drawAnnotations(document: PdfDocument, number: number): Promise<void> {
  const { pdfium } = document;
  await withPage(document, number, (page) => {
    if (pdfium._FPDFPage_GetAnnotCount(page) > 0 && pdfium._FPDFPage_Flatten(page, displayed) === failed)
      throw new PdfOpenError('damaged_pdf');
  });
}

function copyPages(document: PdfDocument): Buffer {
  const { pdfium } = document;
  const copy = pdfium._FPDF_CreateNewDocument();
  try {
    for (let index = 0; index < document.pageCount; index += 1) copyPage(document, copy, index);
    return collectSaved(pdfium, copy);
  } finally {
    pdfium._FPDF_CloseDocument(copy);
  }
}

function copyPage({ pdfium, handle }: PdfDocument, copy: number, index: number): void {
  const [width, height] = sizeOf({ pdfium, handle }, index);
  const form = pdfium._FPDF_NewXObjectFromPage(copy, handle, index);
  if (!form) throw new PdfOpenError('damaged_pdf');
  const page = pdfium._FPDFPage_New(copy, index, width, height);
  try {
    pdfium._FPDFPage_InsertObject(page, pdfium._FPDF_NewFormObjectFromXObject(form));
    if (!pdfium._FPDFPage_GenerateContent(page)) throw new PdfOpenError('damaged_pdf');
  } finally {
    pdfium._FPDF_CloseXObject(form);
    pdfium._FPDF_ClosePage(page);
  }
}

/** Width and height in points, as the page is shown. */
function sizeOf({ pdfium, handle }: Pick<PdfDocument, 'pdfium' | 'handle'>, index: number): [number, number] {
  const pointer = pdfium.wasmExports.malloc(2 * floatBytes);
  try {
    if (!pdfium._FPDF_GetPageSizeByIndexF(handle, index, pointer)) throw new PdfOpenError('damaged_pdf');
    const view = new DataView(pdfium.HEAPU8.buffer, pointer, 2 * floatBytes);
    return [view.getFloat32(0, true), view.getFloat32(floatBytes, true)];
  } finally {
    pdfium.wasmExports.free(pointer);
  }
}
