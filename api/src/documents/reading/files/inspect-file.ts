import { fileTypeFromBuffer } from 'file-type';
import type { DeedMime } from './deed-file.js';
import { openPdf, PdfOpenError } from './pdfium.js';
import { maximumPages } from './page-limits.js';
import { maximumPixels } from './render-page.js';
import { refusalOf } from './rewrite-file.js';

/** The result of a check of a file's content, whatever its name says. */
export type FileVerdict =
  | { verdict: 'ok'; mime: DeedMime; pageCount: number }
  | {
      verdict:
        | 'empty'
        | 'unsupported_type'
        | 'encrypted_pdf'
        | 'damaged'
        | 'too_many_pages'
        | 'too_many_pixels'
        | 'active_content'
        | 'hidden_layers';
    };

const extensions: Record<string, DeedMime> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/**
 * Checks the content of a file: it must be a PDF, JPEG or PNG by its first bytes, match the extension of its name if
 * there is one, and be not encrypted, not damaged and within the limits. A PDF must also be fit to be rewritten without
 * scripts, actions or attachments. Opens the file, so it must run in the reader's child process.
 */
export async function inspectFile(bytes: Uint8Array, fileName?: string): Promise<FileVerdict> {
  if (bytes.length === 0) return { verdict: 'empty' };
  const mime = await mimeOf(bytes);
  if (mime === null) return { verdict: 'unsupported_type' };
  const extension = fileName?.includes('.') ? fileName.split('.').at(-1)!.toLowerCase() : undefined;
  if (extension !== undefined && extensions[extension] !== mime) return { verdict: 'unsupported_type' };
  return mime === 'application/pdf' ? inspectPdf(bytes) : inspectPicture(bytes, mime);
}

async function mimeOf(bytes: Uint8Array): Promise<DeedMime | null> {
  const found = await fileTypeFromBuffer(bytes.subarray(0, 4100)).catch(() => undefined);
  return Object.values(extensions).find((mime) => mime === found?.mime) ?? null;
}

async function inspectPdf(bytes: Uint8Array): Promise<FileVerdict> {
  try {
    const document = await openPdf(bytes);
    const { pageCount } = document;
    try {
      if (pageCount > maximumPages) return { verdict: 'too_many_pages' };
    } finally {
      document.close();
    }
    // A file that could not be served to users is refused at upload.
    const refusal = await refusalOf(bytes);
    if (refusal) return { verdict: refusal };
    return { verdict: 'ok', mime: 'application/pdf', pageCount };
  } catch (error) {
    if (error instanceof PdfOpenError)
      return { verdict: error.reason === 'encrypted_pdf' ? 'encrypted_pdf' : 'damaged' };
    throw error;
  }
}

async function inspectPicture(bytes: Uint8Array, mime: DeedMime): Promise<FileVerdict> {
  const { default: sharp } = await import('sharp');
  try {
    // The header holds the size, so a decompression bomb is refused before any pixel is decoded.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maximumPixels) return { verdict: 'too_many_pixels' };
    await sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error' }).resize(64).raw().toBuffer();
    return { verdict: 'ok', mime, pageCount: 1 };
  } catch {
    return { verdict: 'damaged' };
  }
}
