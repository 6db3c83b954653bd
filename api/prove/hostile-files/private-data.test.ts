import { PDFDict, PDFDocument, PDFStream, decodePDFRawStream, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import { privateFiles, secret } from '../../test/deeds/hostile/private-files.mjs';
import { renderPage } from '../../src/documents/reading/files/render-page.js';
import { rewriteFile } from '../../src/documents/reading/files/rewrite-file.js';
import { judgeDownload } from './judge-download.mjs';

const pdf = 'application/pdf' as const;

/** The whole content of a file as one text, with its streams decompressed. */
async function contentsOf(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const textOf = (object: PDFObject): string => {
    if (object instanceof PDFRawStream) return Buffer.from(decodePDFRawStream(object).decode()).toString('latin1');
    return object instanceof PDFStream || object instanceof PDFDict ? object.toString() : String(object);
  };
  return document.context
    .enumerateIndirectObjects()
    .map(([, object]) => `${object instanceof PDFStream ? object.dict.toString() : ''} ${textOf(object)}`)
    .join('\n');
}

test('what programs keep beside the drawing stands in the upload and not in what people get', async () => {
  const wrong: Record<string, string> = {};
  for (const { name, bytes } of privateFiles()) {
    expect(await contentsOf(bytes())).toContain(secret);
    const rewriting = await rewriteFile(bytes(), pdf);
    if (rewriting.outcome === 'refused') wrong[name] = rewriting.reason;
    else if ((await contentsOf(rewriting.bytes)).includes(secret)) wrong[name] = 'still there';
    else if ((await judgeDownload(rewriting.bytes, pdf)) !== null) wrong[name] = 'more than a drawing';
    else {
      const [seen, given] = [await renderPage(rewriting.bytes, pdf, 1, 700), await renderPage(bytes(), pdf, 1, 700)];
      if (!seen.equals(given)) wrong[name] = 'drawn differently';
    }
  }
  expect(wrong).toEqual({});
}, 60_000);
