import { holdsActiveContent, holdsAnnotations, holdsHiddenLayers } from './active-content.js';
import type { DeedMime } from './deed-file.js';
import { drawingOnly } from './drawing-only.js';
import { flattenPdf, saveAgain } from './flatten-pdf.js';
import { PdfObjectsError, pdfObjectsOf, replaceObjects, type PdfObjects } from './pdf-objects.js';
import { PdfOpenError } from './pdfium.js';
import { maximumPixels } from './render-page.js';

export type RewriteRefusal = 'damaged' | 'encrypted_pdf' | 'active_content' | 'hidden_layers';

/** The file that users get instead of the uploaded one, or the reason why there is none. */
export type Rewriting = { outcome: 'rewritten'; bytes: Uint8Array } | { outcome: 'refused'; reason: RewriteRefusal };

const jpegQuality = 92;

/** Why a PDF cannot be rewritten; undefined when it can. Runs in the reader's child process. */
export async function refusalOf(pdf: Uint8Array): Promise<RewriteRefusal | undefined> {
  const rewriting = await orRefused(() => pagesOf(pdf));
  return rewriting.outcome === 'refused' ? rewriting.reason : undefined;
}

/** Rewrites a file so that only its visible content is left. Runs in the reader's child process. */
export function rewriteFile(bytes: Uint8Array, mime: DeedMime): Promise<Rewriting> {
  return mime === 'application/pdf' ? orRefused(() => rewritePdf(bytes)) : rewritePicture(bytes, mime);
}

async function orRefused(work: () => Promise<Rewriting>): Promise<Rewriting> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PdfOpenError) return refused(error.reason === 'encrypted_pdf' ? 'encrypted_pdf' : 'damaged');
    if (error instanceof PdfObjectsError) return refused('damaged');
    throw error;
  }
}

async function rewritePdf(bytes: Uint8Array): Promise<Rewriting> {
  const rewriting = await pagesOf(bytes);
  if (rewriting.outcome === 'refused') return rewriting;
  // Another library checks the result, so that content that one of the two misread is not served.
  const objects = await pdfObjectsOf(rewriting.bytes);
  if (holdsActiveContent(objects)) return refused('active_content');
  const replaced = drawingOnly(objects);
  if (replaced.size === 0) return rewriting;
  return { outcome: 'rewritten', bytes: await replaceObjects(rewriting.bytes, objects, replaced) };
}

/**
 * The objects of a PDF. Viewers open a file even when its references are wrong, so its objects are then read after
 * PDFium has saved it again.
 */
async function objectsOf(bytes: Uint8Array): Promise<PdfObjects> {
  try {
    return await pdfObjectsOf(bytes);
  } catch (error) {
    if (error instanceof PdfObjectsError) return pdfObjectsOf(await saveAgain(bytes));
    throw error;
  }
}

async function pagesOf(bytes: Uint8Array): Promise<Rewriting> {
  const objects = await objectsOf(bytes);
  if (holdsActiveContent(objects)) return refused('active_content');
  if (holdsHiddenLayers(objects)) return refused('hidden_layers');
  return { outcome: 'rewritten', bytes: await flattenPdf(bytes, { annotated: holdsAnnotations(objects) }) };
}

/**
 * Rewrites a picture upright from its decoded pixels: comments, locations, previews and data after the picture are left
 * out.
 */
async function rewritePicture(bytes: Uint8Array, mime: DeedMime): Promise<Rewriting> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error' }).autoOrient();
    const written = mime === 'image/png' ? picture.png() : picture.jpeg({ quality: jpegQuality });
    return { outcome: 'rewritten', bytes: await written.toBuffer() };
  } catch {
    return refused('damaged');
  }
}

function refused(reason: RewriteRefusal): Rewriting {
  return { outcome: 'refused', reason };
}
