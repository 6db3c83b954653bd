import { inflateSync } from 'node:zlib';
import type { PdfDocument } from './pdfium.js';

/**
 * What a deed never needs and what harms whoever opens it later: scripts, programs to start, attached files, forms that
 * run. `/URI` links and plain `/OpenAction` jumps are harmless and stay.
 */
const activeName = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|ImportData|SubmitForm)(?![A-Za-z0-9])/;
/** Objects may be packed into compressed streams since PDF 1.5; more than this of one is not unfolded. */
const largestUnfolded = 8 * 1024 * 1024;
const mostStreams = 2_000;

/** Whether a PDF would act on its own when opened. Runs in the reader's child process. */
export function holdsActiveContent(bytes: Uint8Array, document: PdfDocument): boolean {
  if (document.pdfium._FPDFDoc_GetJavaScriptActionCount(document.handle) > 0) return true;
  if (document.pdfium._FPDFDoc_GetAttachmentCount(document.handle) > 0) return true;
  const { plain, packed } = partsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return isActive(plain) || packed.some((part) => isActive(unfolded(part)));
}

/** A name may be written with hexadecimal letters: /J#61vaScript. */
function isActive(text: string): boolean {
  return activeName.test(
    text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );
}

/**
 * The objects outside of streams, whose bytes could hold any name by chance, and the streams that hold objects
 * themselves.
 */
function partsOf(bytes: Buffer): { plain: string; packed: Buffer[] } {
  const plain: string[] = [];
  const packed: Buffer[] = [];
  let from = 0;
  while (packed.length < mostStreams) {
    const start = bytes.indexOf('stream', from, 'latin1');
    if (start < 0) break;
    const before = bytes.toString('latin1', from, start);
    const next = bytes[start + 6];
    // Only behind a dictionary and before a line's end it is the keyword; elsewhere it is a word like any other.
    const isStream = />>\s*$/.test(before.slice(-40)) && (next === 0x0a || next === 0x0d);
    plain.push(before);
    const end = isStream ? bytes.indexOf('endstream', start, 'latin1') : start;
    if (end < 0) break;
    if (isStream && /\/ObjStm(?![A-Za-z0-9])/.test(before.slice(-2_000)))
      packed.push(bytes.subarray(start + (next === 0x0d ? 8 : 7), end));
    from = end + (isStream ? 'endstream' : 'stream').length;
  }
  plain.push(bytes.toString('latin1', from));
  return { plain: plain.join('\n'), packed };
}

function unfolded(part: Buffer): string {
  try {
    return inflateSync(part, { maxOutputLength: largestUnfolded, finishFlush: 2 }).toString('latin1');
  } catch {
    return part.toString('latin1');
  }
}
